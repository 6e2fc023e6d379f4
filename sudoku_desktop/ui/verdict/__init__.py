"""Verdicts on the puzzle: by the rules at once, then by the exact solver and the human technique ladder."""
