"""Puzzle files, one format a module; text in, text out, so that whoever writes the file decides how.

Each format module describes itself in its `FORMAT`.
Files are hostile: the size is bounded before anything is read, and errors name line and column.
"""

from collections.abc import Collection, Sequence
from pathlib import Path

from sudoku_desktop.board.formats import opensudoku, sdk, sdm, simple, text81
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import NEWSPAPER, PuzzleFormat
from sudoku_desktop.board.puzzle import Puzzle

MAX_FILE_BYTES = 16 * 1024 * 1024


FORMATS = (text81.FORMAT, sdm.FORMAT, sdk.FORMAT, simple.FORMAT, opensudoku.FORMAT)
_BY_SUFFIX = {suffix: each for each in FORMATS for suffix in each.suffixes}

__all__ = ["FORMATS", "MAX_FILE_BYTES", "FileTextError", "PuzzleFormat", "dumps", "read_puzzles", "suffixes"]


def suffixes() -> tuple[str, ...]:
    """The file name endings that can be written, with their dots."""
    return tuple(_BY_SUFFIX)


def read_puzzles(path: Path, orders: Collection[int] = NEWSPAPER) -> tuple[Puzzle, ...]:
    """The puzzles in a file, at least one; an unknown ending is read as text.

    `orders`: of the grids that may be read; a file with others is refused. Raises OSError when it cannot be read,
    FileTextError when it holds no such puzzle.
    """
    with path.open("rb") as file:
        data = file.read(MAX_FILE_BYTES + 1)
    if len(data) > MAX_FILE_BYTES:
        raise FileTextError(f"the file is larger than {MAX_FILE_BYTES // 1024 // 1024} MiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileTextError("this is not a text file (it is not UTF-8)", line=line) from None
    puzzles = _BY_SUFFIX.get(path.suffix.lower(), text81.FORMAT).loads(text, orders)
    if not puzzles:
        raise FileTextError("the file holds no puzzle")
    return puzzles


def dumps(puzzles: Sequence[Puzzle], suffix: str) -> str:
    """The text of a file with this ending; raises ValueError for an ending that `suffixes` does not name."""
    if suffix.lower() not in _BY_SUFFIX:
        raise ValueError(f"cannot write {suffix!r} files; use one of {', '.join(_BY_SUFFIX)}")
    return _BY_SUFFIX[suffix.lower()].dumps(puzzles)
