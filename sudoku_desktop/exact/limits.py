"""Where the search stops counting and guessing."""

SEVERAL = 2
"""A second solution settles the question: none, one or several."""
UNDECIDED = -1
"""The count of a grid whose search ended at the node limit."""
NODE_LIMITS = {2: 1_000_000, 3: 1_000_000, 4: 400_000, 5: 100_000}
"""By order, how many guesses take about half a second to one second, two at most."""


class UndecidedError(Exception):
    """The node limit ended the search before the question was decided."""
