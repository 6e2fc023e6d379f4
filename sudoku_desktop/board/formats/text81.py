"""Text with puzzles (.txt): one puzzle of 81 symbols a line with an optional `# title`, or one drawn grid.

A title may follow the cells after `#`; lines that start with `#` are comments. A file with no line that
starts with a whole puzzle is read as one drawn grid.
"""

import re
from collections.abc import Sequence

from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.puzzle_format import PuzzleFormat
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import CellCountError, grid_from_text
from sudoku_desktop.board.puzzle import Puzzle

_LINE = re.compile(r"^\s*(?P<cells>[1-9.0*_xX-]{81})\s*(?:#(?P<title>.*)|[,;\s].*)?$")


def loads(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, in order.

    Raises FileTextError with the line when some lines are puzzles and another is not.
    """
    lines = text.splitlines()
    puzzles = []
    strangers = []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = _LINE.match(line)
        if match:
            puzzles.append(Puzzle(Grid.from_text(match["cells"]), title=(match["title"] or "").strip()))
        else:
            strangers.append((number, line))
    if puzzles and strangers:
        number, line = strangers[0]
        raise FileTextError(f"no puzzle of 81 cells: {line.strip()[:40]!r}", line=number)
    if puzzles or not strangers:
        return tuple(puzzles)
    try:
        return (Puzzle(grid_from_text("\n".join(line.partition("#")[0] for _, line in strangers))),)
    except CellCountError as error:
        raise FileTextError(str(error)) from None


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """One line a puzzle, dots for blanks, the title after `#`."""
    lines = []
    for puzzle in puzzles:
        title = " ".join(puzzle.title.split())
        lines.append(puzzle.givens.to_text() + (f" # {title}" if title else ""))
    return "\n".join(lines) + "\n"


FORMAT = PuzzleFormat("81-character text", (".txt",), loads, dumps)
