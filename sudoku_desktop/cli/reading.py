"""Read the puzzles of a command's argument: cells, a link, the name of a file, or "-" for standard input.

A file and standard input may be in any format of `board.formats`, among them the JSON lines that the commands write
with --json.
"""

import argparse
import os
import sys
from pathlib import Path

from sudoku_desktop.board import SIZES, Puzzle
from sudoku_desktop.board.formats import (
    MAX_FILE_BYTES,
    FileTextError,
    ReadResult,
    Symbols,
    read_text,
    suffixes,
)
from sudoku_desktop.board.formats.puzzle_file import content, decoded_file
from sudoku_desktop.cli.output import BadInputError, complain
from sudoku_desktop.sentence import Listed

STANDARD_INPUT = "-"
HELP = (
    "81 cells, or 16 to 625 for other sizes (blanks 0 . * _ x -), or a link SUDOKU:…; a file with puzzles, or "
    "with JSON lines as --json writes them; or - for the same from standard input"
)


def add_symbols(parser: argparse.ArgumentParser) -> None:
    """Add --symbols, which chooses the notation of grids larger than 9x9."""
    names = [symbols.value for symbols in Symbols]
    parser.add_argument(
        "--symbols",
        choices=names,
        metavar="|".join(names),
        help="digits of grids above 9x9: 1–9 and letters from A, the same from 0, or letters alone; default: as the "
        "symbols that occur tell",
    )


def puzzles_of(argument: str, options: argparse.Namespace) -> tuple[Puzzle, ...]:
    """Return the puzzles of an argument, at least one, in the notation of `options.symbols`.

    Each part that was left out is named in a line on standard error, and `options.is_incomplete` is then set to True,
    so that the exit status is not 0. Drawn solutions are named, too, but nothing is lost with them. Raises
    BadInputError.
    """
    symbols = None if options.symbols is None else Symbols(options.symbols)
    result = read_argument(argument, symbols)
    if result.choices:
        choices = Listed(tuple(f"--symbols {each.value}" for each in result.choices), "or")
        raise BadInputError(f"{_name(argument)}: its symbols can be read in several ways; choose with {choices}")
    for omission in result.omissions:
        complain(f"{_name(argument)}: left out {omission.sentence}")
        options.is_incomplete = True
    for solution in result.solutions:
        complain(f"{_name(argument)}: skipped {solution.sentence}")
    return result.puzzles


def read_argument(argument: str, symbols: Symbols | None = None) -> ReadResult:
    """Read the puzzles of an argument; raises BadInputError."""
    is_named = argument == STANDARD_INPUT or names_something(argument)
    try:
        if argument == STANDARD_INPUT:
            if sys.stdin is None:
                raise BadInputError("standard input is closed")
            return _read_bytes(sys.stdin.buffer.read(MAX_FILE_BYTES + 1), "", symbols)
        if is_named:
            if Path(argument).is_dir():
                raise BadInputError(f"{argument} is a folder; name a file with puzzles")
            return _read_bytes(content(Path(argument), may_wait=True), Path(argument).suffix, symbols)
        return read_text(argument, "", SIZES, symbols=symbols)
    except FileTextError as error:
        if is_named:
            raise BadInputError(f"{_name(argument)}: {error}") from None
        if _looks_like_a_path(argument):
            raise BadInputError(f"there is no file {argument}") from None
        raise BadInputError(f"{error.problem} ({shortened(argument)!r} is neither a puzzle nor a file)") from None
    except OSError as error:
        raise BadInputError(f"cannot read {_name(argument)}: {error.strerror or error}") from None


def names_something(argument: str) -> bool:
    """Return whether a file or folder has this name; also True if its folder cannot be accessed."""
    try:
        return bool(argument) and Path(argument).exists()
    except PermissionError:
        return True
    except (OSError, ValueError):  # a drawn grid is too long for a name
        return False


def _name(argument: str) -> str:
    """Return the name of an argument in messages."""
    return "standard input" if argument == STANDARD_INPUT else shortened(argument)


def shortened(text: str) -> str:
    """Return `text` as error messages quote it, cut after 100 characters."""
    return text if len(text) <= 100 else text[:97] + "..."


def _looks_like_a_path(argument: str) -> bool:
    return os.sep in argument or Path(argument).suffix.lower() in suffixes()


def _read_bytes(data: bytes, suffix: str, symbols: Symbols | None) -> ReadResult:
    """Read the content of a file with this ending; raises FileTextError."""
    return read_text(decoded_file(data, suffix).text, suffix, SIZES, symbols=symbols)
