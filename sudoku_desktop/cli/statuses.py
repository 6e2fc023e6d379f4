"""How a command ends.

Exit status: 0 all is well (solved, proper, rated, explained), 1 not all of it, 2 bad input, 130 interrupted.
"""

DONE, NOT_DONE, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


class BadInputError(Exception):
    """What the person should change, in one line."""
