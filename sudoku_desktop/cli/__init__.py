"""`sudoku-cli`: solve, check, rate, explain, generate and print puzzles, and list the algorithms, without a window.

One command a module: its `add` declares its arguments, its `run` returns the exit status. Imports that compile wait
until a command needs them, so that `--help` answers at once.
"""

from sudoku_desktop.cli.program import main

__all__ = ["main"]
