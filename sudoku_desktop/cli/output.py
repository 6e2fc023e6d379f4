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
    """An input that the user should correct; the message is one line."""


@contextmanager
def naming_file(problem: str, file: object) -> Iterator[None]:
    """Convert an OSError inside the block to a BadInputError, such as "cannot read puzzles.txt: Permission denied"."""
    try:
        yield
    except OSError as error:
        raise BadInputError(f"{problem} {file}: {error.strerror or error}") from None


class OutputError(Exception):
    """Standard output cannot be written; the message gives the reason."""


def prepare() -> None:
    r"""Write symbols that the terminal's encoding lacks as escapes, such as ``\xd7`` for ×.

    Raises OutputError when standard output is closed.
    """
    if sys.stdout is None:
        raise OutputError("standard output is closed")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(text: str) -> None:
    """Print and flush; raises BrokenPipeError when the pipe is closed, OutputError when writing fails."""
    with _written():
        print(text, flush=True)


def flush() -> None:
    """Flush standard output; raises the same errors as `say`."""
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


def discard_output() -> None:
    """Redirect standard output to the null device, so that its buffer is discarded instead of raising at exit."""
    if sys.stdout is not None:
        with suppress(OSError, ValueError):  # standard output may be closed, or may not be a file
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(problem: object) -> None:
    """Write one line to standard error; errors while writing are ignored."""
    if sys.stderr is not None:
        with suppress(OSError):
            print("sudoku-cli:", " ".join(str(problem).split()), file=sys.stderr)
