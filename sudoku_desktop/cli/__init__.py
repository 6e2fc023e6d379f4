"""`sudoku-cli`: solve, check, rate, explain, generate and print puzzles, and list the algorithms, without a window.

One command a module: its `add` declares its arguments, its `run` returns the exit status. Imports that compile wait
until a command needs them, so that `--help` answers at once.
"""

import sys
from collections.abc import Sequence
from contextlib import suppress

__all__ = ["main"]

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status; Ctrl+C ends it in one line, even while modules are imported."""
    try:
        from sudoku_desktop.cli.program import main as run

        return run(arguments)
    except KeyboardInterrupt:
        if sys.stderr is not None:
            with suppress(OSError):
                sys.stderr.write("sudoku-cli: stopped\n")  # the module `print` of this package hides the built-in
        return INTERRUPTED
