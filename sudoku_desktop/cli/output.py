"""Output of the commands: answers on standard output, one line on standard error for each problem.

Exit status: 0 all is well (solved, proper, rated, explained), 1 not all of it or part of the input was left out, 2 bad
input, 130 interrupted.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

DONE, NOT_DONE, BAD_INPUT = 0, 1, 2


class BadInputError(ValueError):
    """What the person should change, in one line."""


class OutputError(Exception):
    """Standard output takes nothing more; the sentence says why."""


def prepare() -> None:
    r"""See that symbols the terminal's encoding does not have are written as escapes, such as \xd7 for ×.

    Raises OutputError when standard output is closed.
    """
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print at once; raises BrokenPipeError when the reader has gone, OutputError when it cannot be written."""
    with _written():
        print(text, flush=True)


def flush() -> None:
    """Print what others have left in the buffer; raises as `say`."""
    with _written():
        sys.stdout.flush()


@contextmanager
def _written() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(f"cannot write to standard output: {error.strerror or error}") from None


def give_up() -> None:
    """Nothing more is written to standard output, not even what is still in its buffer."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):  # it may be closed, or no file at all
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(problem: object) -> None:
    """Say in one line what is wrong, if anybody can hear it."""
    if sys.stderr is not None:
        with suppress(OSError):
            print("sudoku-cli:", " ".join(str(problem).split()), file=sys.stderr)
