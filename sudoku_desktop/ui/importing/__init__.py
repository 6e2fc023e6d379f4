"""Import of puzzles from pictures: the user compares the reading with the picture and corrects it."""
