"""Sudoku Desktop: solve Sudoku with genetic algorithms and watch the evolution happen."""

__version__ = "0.3.0"
