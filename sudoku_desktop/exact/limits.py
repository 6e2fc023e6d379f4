"""Where the search stops counting and guessing."""

SEVERAL = 2
"""A second solution settles the question: none, one or several."""
UNDECIDED = -1
"""The count of a grid whose search ended at the node limit."""
NODE_LIMITS = {size: 1_000_000 if size < 16 else 400_000 if size < 25 else 100_000 for size in range(4, 26)}
"""By size, how many guesses take about half a second to one second, two at most."""


class UndecidedError(Exception):
    """The node limit ended the search before the question was decided."""
