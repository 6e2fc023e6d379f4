"""What every command takes as its puzzles: cells written out, a file, or standard input.

Whatever comes from a file or from standard input may be in a format of `board.formats`, or JSON lines as the commands
write them with --json: an object a line, or a list of them, with the cells as its "puzzle", and "size", "variant" and
"regions" where these are not the newspaper's. A "seed" is kept where it is the one that the
puzzle was generated from; that of `solve` is of its run.
"""

import os
import re
import sys
from contextlib import suppress
from dataclasses import replace
from math import isqrt
from pathlib import Path
from typing import cast

from sudoku_desktop.board import SIZES, CellCountError, Geometry, Puzzle, grid_from_text, grid_of_any_size
from sudoku_desktop.board.formats import MAX_FILE_BYTES, FileTextError, document, suffixes
from sudoku_desktop.board.formats.puzzle_file import content, puzzles_in, text_of
from sudoku_desktop.board.formats.strict_json import parsed
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.cli.output import BadInputError
from sudoku_desktop.sentence import ProblemError, Sentence

STANDARD_INPUT = "-"
_OBJECTS = re.compile(r"\s*(\[\s*)?\{")
"""How JSON lines begin, or a list of such objects."""
HELP = (
    "81 cells, or 16 to 625 for other sizes (blanks 0 . * _ x -), or a link SUDOKU:…; a file with puzzles, or "
    "with JSON lines as --json writes them; or - for the same from standard input"
)


def puzzles_of(argument: str) -> tuple[Puzzle, ...]:
    """The puzzles that an argument writes or names, at least one; raises BadInputError."""
    if argument == STANDARD_INPUT:
        if sys.stdin is None:
            raise BadInputError("standard input is closed")
        try:
            return _puzzles_in(sys.stdin.buffer.read(MAX_FILE_BYTES + 1), "")
        except FileTextError as error:
            raise BadInputError(f"standard input: {error}") from None
        except OSError as error:
            raise BadInputError(f"cannot read standard input: {error.strerror or error}") from None
    path = Path(argument)
    try:
        if names_something(argument):
            if path.is_dir():
                raise BadInputError(f"{argument} is a folder; name a file with puzzles")
            return _puzzles_in(content(path, may_wait=True), path.suffix)
    except FileTextError as error:
        raise BadInputError(f"{argument}: {error}") from None
    except OSError as error:
        raise BadInputError(f"cannot read {argument}: {error.strerror or error}") from None
    try:
        return (Puzzle(grid_of_any_size(argument)),)
    except CellCountError as error:
        with suppress(FileTextError):  # 5×5 and 7×7, as in a file
            return puzzles_in(argument, "", SIZES)
        if _looks_like_a_path(argument):
            raise BadInputError(f"there is no file {argument}") from None
        shortened = argument if len(argument) <= 100 else argument[:97] + "..."
        raise BadInputError(f"{error} ({shortened!r} is neither a puzzle nor a file)") from None


def names_something(argument: str) -> bool:
    """Whether there is a file or folder of this name; raises PermissionError where that must not be known."""
    try:
        return bool(argument) and Path(argument).exists()
    except PermissionError:
        raise
    except (OSError, ValueError):  # a drawn grid is too long for a name
        return False


def _looks_like_a_path(argument: str) -> bool:
    return os.sep in argument or Path(argument).suffix.lower() in suffixes()


def _puzzles_in(data: bytes, suffix: str) -> tuple[Puzzle, ...]:
    """What a file holds; `suffix` chooses the format unless the text is a document or JSON lines.

    Raises FileTextError.
    """
    text = text_of(data, suffix)
    if document.begins(text):
        suffix = document.FORMAT.suffixes[0]
    objects = _OBJECTS.match(text)
    if suffix.lower() in document.FORMAT.suffixes or objects is None:
        return puzzles_in(text, suffix, SIZES)
    if objects[1]:
        return tuple(_puzzle_of_object(told) for told in cast(list[object], parsed(text)))
    lines = enumerate(text.split("\n"), 1)
    return tuple(_puzzle_of_line(line, number) for number, line in lines if line.strip())


def _puzzle_of_line(text: str, line: int) -> Puzzle:
    """A line that --json wrote; raises FileTextError."""
    try:
        return _puzzle_of_object(parsed(text))
    except FileTextError as error:
        raise FileTextError(error.problem, line=line) from None


def _puzzle_of_object(told: object) -> Puzzle:
    """Raises FileTextError."""
    told = told if isinstance(told, dict) else {}
    cells = told.get("puzzle")
    if not isinstance(cells, str):
        raise FileTextError(Sentence('this is not an object with the cells of a puzzle as its "puzzle"'))
    try:
        if told.get("variant"):
            shape = Geometry.from_json_object(told, isqrt(len(cells)))
            puzzle = Puzzle(grid_from_text(cells, shape))
        else:
            puzzle = Puzzle(grid_of_any_size(cells))
    except ProblemError as error:
        raise FileTextError(error.sentence) from None
    seed = told.get("seed") if "solved" not in told else None
    if seed is not None and not (type(seed) is int and 0 <= seed <= MAX_SEED):
        raise FileTextError(Sentence("the seed is not a whole number from 0 to {most}", most=MAX_SEED))
    return replace(puzzle, seed=seed)
