"""Import of puzzles from pictures: the user compares what was read with the picture and corrects it."""
