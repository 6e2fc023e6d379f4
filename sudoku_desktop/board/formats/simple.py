"""Simple Sudoku's puzzles (.ss): a drawn grid, nine lines of nine symbols with bars between the boxes.

Vocabulary: a *border* is a line that only draws: dashes, pluses and stars, and bars. Of a line of stars and bars alone
the number of stars decides, for stars are blanks too. Lines of words (the program's name and version follow the grid)
may stand outside the grids. The format is made for one puzzle a file. Here several may follow one another; programs
that expect one read the first.
"""

import re
from collections.abc import Collection, Sequence

from sudoku_desktop.board.formats.cells import CELL_SYMBOLS, SIZE, check_cells, missing_rows, not_a_cell
from sudoku_desktop.board.formats.errors import problem_at
from sudoku_desktop.board.formats.puzzle_format import (
    LINES,
    NEWSPAPER,
    Check,
    PuzzleFormat,
    all_or_nothing,
    comments_and,
    found_lines,
    go_on,
    with_plain_line_ends,
)
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import grid_of_cells
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.sentence import Sentence

_BAR = "|"
_NEITHER_CELL_NOR_BAR = re.compile(rf"[^{re.escape(CELL_SYMBOLS + _BAR)}\s]")


def loads(text: str, sizes: Collection[int] = NEWSPAPER, check: Check = go_on) -> tuple[Puzzle, ...]:
    """The puzzles in order, all 9×9 whatever `sizes`, for the format knows no others.

    Raises FileTextError with line and column at the first thing in a grid that is not a cell, or where one ends too
    early.
    """
    text = with_plain_line_ends(text)
    puzzles: list[Puzzle] = []
    rows: list[str] = []
    first = last = 0
    for line in found_lines(LINES, text, check):
        content, start = line[0].rstrip(), line.start()
        if _is_border(content) or (not rows and _is_words(content)):
            continue
        first, last = first if rows else start, start
        rows.append(_row(text, start, content))
        if len(rows) == SIZE:
            puzzles.append(Puzzle(grid_of_cells("".join(rows)), span=(first, start + len(content))))
            rows = []
    if rows:
        raise missing_rows(text, len(rows), last)
    return tuple(puzzles)


def _row(text: str, start: int, content: str) -> str:
    """The cells of a line, checked where they stand."""
    foreign = _NEITHER_CELL_NOR_BAR.search(content)
    if foreign:
        raise problem_at(text, start + foreign.start(), not_a_cell(foreign.group()))
    return check_cells(text, start, "".join(content.replace(_BAR, " ").split()), SIZE)


def _is_border(content: str) -> bool:
    used = set(content) - {_BAR, " "}
    return used <= set("-+*") and not (used == {"*"} and content.count("*") == SIZE)


def _is_words(content: str) -> bool:
    return content.startswith("#") or (content[0].isalpha() and content[0] not in "xX")


def dumps(puzzles: Sequence[Puzzle]) -> str:
    """Each puzzle drawn, dots for blanks; titles cannot be written in this format."""
    return "".join(_drawn(puzzle.givens) for puzzle in puzzles)


def _drawn(givens: Grid) -> str:
    rows = _rows(givens)
    outer = "*" + "-" * (rows.index("\n") - 2) + "*"
    return f"{outer}\n{rows}\n{outer}\n"


def _rows(givens: Grid) -> str:
    """The rows, with bars and borders between the boxes."""
    cells, size = givens.to_text(), givens.size
    height, width = givens.geometry.box or (size, size)
    inner = _BAR + "+".join(["-" * width] * (size // width)) + _BAR
    lines = []
    for row in range(size):
        if row and row % height == 0:
            lines.append(inner)
        boxes = (cells[start : start + width] for start in range(row * size, (row + 1) * size, width))
        lines.append(_BAR + _BAR.join(boxes) + _BAR)
    return "\n".join(lines)


FORMAT = PuzzleFormat(
    "Simple Sudoku",
    (".ss",),
    lambda text: False,
    all_or_nothing(Sentence("Simple Sudoku"), loads),
    dumps,
    comments_and(_rows),
)
