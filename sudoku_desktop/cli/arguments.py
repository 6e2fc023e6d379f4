"""What several commands take: numbers, and puzzles written out or in a file."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TypeAlias

from sudoku_desktop.board import ORDERS, CellCountError, Puzzle, grid_of_any_order
from sudoku_desktop.board.formats import FileTextError, read_puzzles, suffixes
from sudoku_desktop.cli.statuses import BadInputError

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
CELLS_HELP = "81 cells, or 16, 256 or 625 for other sizes (blanks 0 . * _ x -), or a file with puzzles"


def count(text: str) -> int:
    """A whole number that fits a seed or a budget."""
    value = int(text) if text.isdecimal() and len(text) < 20 else -1
    if not 0 <= value < 2**63:
        raise argparse.ArgumentTypeError(f"{_shortened(text)!r} is not a whole number from 0 to 2^63 - 1")
    return value


def positive(text: str) -> int:
    """A whole number above 0."""
    value = count(text)
    if value == 0:
        raise argparse.ArgumentTypeError("must be at least 1, got 0")
    return value


def puzzles_of(argument: str) -> tuple[Puzzle, ...]:
    """The puzzles that an argument writes or names; it is a file if there is one of that name."""
    path = Path(argument)
    try:
        if _names_something(argument):
            if path.is_dir():
                raise BadInputError(f"{argument} is a folder; name a file with puzzles")
            return read_puzzles(path, ORDERS, may_wait=True)
    except FileTextError as error:
        raise BadInputError(f"{argument}: {error}") from None
    except OSError as error:
        raise BadInputError(f"cannot read {argument}: {error.strerror or error}") from None
    try:
        return (Puzzle(grid_of_any_order(argument)),)
    except CellCountError as error:
        if _looks_like_a_path(argument):
            raise BadInputError(f"there is no file {argument}") from None
        raise BadInputError(f"{error} ({_shortened(argument)!r} is neither a puzzle nor a file)") from None


def _names_something(argument: str) -> bool:
    """Whether there is a file or folder of this name; raises PermissionError where that must not be known."""
    try:
        return bool(argument) and Path(argument).exists()
    except PermissionError:
        raise
    except (OSError, ValueError):  # a drawn grid is too long for a name
        return False


def _looks_like_a_path(argument: str) -> bool:
    return os.sep in argument or Path(argument).suffix.lower() in suffixes()


def _shortened(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."
