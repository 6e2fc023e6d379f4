"""`sudoku-cli`: solve, check, rate, explain, generate and print puzzles, and list the algorithms, without a window.

Each module is one command: its `add` declares the arguments, its `run` returns the exit status. Modules that import the
compiler are imported only when a command needs them, so that `--help` answers at once.
"""

import sys
from collections.abc import Sequence

__all__ = ["main"]

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Ctrl+C ends the command with one line, even during imports."""
    try:
        from sudoku_desktop.cli.program import main as run

        return run(arguments)
    except KeyboardInterrupt:
        from contextlib import suppress

        if sys.stderr is not None:
            with suppress(OSError):
                # the module `print` of this package shadows the built-in function
                sys.stderr.write("sudoku-cli: stopped\n")
        return INTERRUPTED
