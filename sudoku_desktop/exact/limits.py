"""Limits at which the search stops counting and guessing."""

from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE

SEVERAL = 2
"""Number of solutions at which counting stops: it distinguishes none, one and several."""
UNDECIDED = -1
"""Count of a grid whose search ended at the node limit."""
NODE_LIMITS = {size: 62_500_000 // size**2 for size in range(MIN_SIZE, MAX_SIZE + 1)}
"""Default number of guesses by grid size, which take about one second."""


class UndecidedError(Exception):
    """The search reached its node limit before it answered the question."""
