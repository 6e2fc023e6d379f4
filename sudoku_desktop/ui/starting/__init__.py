"""The page before the first run, with cards that lead to a puzzle, and the dialog for a new grid."""
