"""Where the search stops counting and guessing."""

from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE

SEVERAL = 2
"""A second solution settles the question: none, one or several."""
UNDECIDED = -1
"""The count of a grid whose search ended at the node limit."""
NODE_LIMITS = {size: 62_500_000 // size**2 for size in range(MIN_SIZE, MAX_SIZE + 1)}
"""By size, how many guesses take about a second."""


class UndecidedError(Exception):
    """The node limit ended the search before the question was decided."""
