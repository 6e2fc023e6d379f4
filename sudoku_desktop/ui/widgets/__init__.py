"""Widgets that several rooms of the interface share; they know nothing of puzzles, runs or ratings."""
