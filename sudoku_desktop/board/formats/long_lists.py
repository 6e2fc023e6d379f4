"""Long lists of 9×9 puzzles, one a line, which are read many lines at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from sudoku_desktop.board.formats.line_faults import RUN
from sudoku_desktop.board.formats.puzzle_format import Check
from sudoku_desktop.board.formats.table_columns import TableColumns
from sudoku_desktop.board.formats.text_lines import metadata
from sudoku_desktop.board.geometry import CLASSIC
from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import digit_bytes

LINES_BETWEEN_CHECKS = 512
_LINES_OF_CELLS = re.compile(r"(?:(?![1-9]{81})(?:[1-9.]{81}|[0-9]{81})\n)*")
"""Lines of nothing but a 9×9 puzzle: with one symbol for blanks, and not complete."""
_LISTED_LINE = re.compile(
    r"(?:([^\n#>+]{1,60}?)(?<=[ \t,;\"']))?"
    r"(?=\.*[0-9])(?![1-9]{81})([1-9.]{81}|[0-9]{81})(?:[ \t,;\"']{1,3}([1-9]{81}))?"
    r"((?=[ \t,;\"'])[^\n|+]*)?(?:\n|\Z)"
)
"""A line of such a puzzle with text before it, a solution, and text behind it."""
_MOST_TOGETHER = 4096
"""Maximum number of lines whose solutions are compared with their puzzles at once."""


class ListedPuzzles(NamedTuple):
    """The puzzles of lines that follow each other, the number of characters of these lines, and the work they took."""

    puzzles: list[Puzzle]
    length: int
    work: int


def listed_puzzles(text: str, start: int, columns: TableColumns, most: int, check: Check) -> ListedPuzzles:
    """Return the puzzles of the lines from an index of the text on, one a line, up to the first line of another kind.

    `most` is the maximum number of lines with more than cells; `columns` are the names of the columns of a table.
    """
    match = _LINES_OF_CELLS.match(text, start)
    assert match is not None
    if match[0] and not columns.names:
        width = CLASSIC.cell_count + 1
        puzzles = []
        for number, grid in enumerate(_grids_of_lines(match[0].replace("\n", ""))):
            if number % LINES_BETWEEN_CHECKS == 0:
                check()
            begin = start + number * width
            puzzles.append(Puzzle(grid, span=(begin, begin + CLASSIC.cell_count)))
        return ListedPuzzles(puzzles, len(match[0]), 0)
    lines: list[re.Match[str]] = []
    place = start
    while len(lines) < min(_MOST_TOGETHER, most) and (line := _LISTED_LINE.match(text, place)):
        before, behind = line[1], line[4]
        if not line[0].isascii() or (before and RUN.search(before)) or (behind and RUN.search(behind)):
            break
        lines.append(line)
        place = line.end()
    lines = lines[: _count_solved([line[2] for line in lines], [line[3] for line in lines])]
    if not lines:
        return ListedPuzzles([], 0, 0)
    puzzles = []
    for line, grid in zip(lines, _grids_of_lines("".join([line[2] for line in lines])), strict=True):
        if columns.names:
            title, rating = columns.metadata(line[0].rstrip("\n"))
        else:
            title, rating = metadata(line[1] or "", line[4] or "")
        puzzles.append(Puzzle(grid, title, published_rating=rating, span=line.span(2)))
    return ListedPuzzles(puzzles, lines[-1].end() - start, len(lines))


def _grids_of_lines(cells: str) -> list[Grid]:
    """Return the 9×9 grids of cell symbols that follow each other."""
    digits = np.frombuffer(cells.encode("ascii").translate(digit_bytes(CLASSIC.size)), np.uint8)
    return Grid.of_rows(digits.reshape(-1, CLASSIC.cell_count).copy())


def _count_solved(cells: Sequence[str], solutions: Sequence[str | None]) -> int:
    """Return the number of leading puzzles whose entry in `solutions` is None or solves the puzzle."""
    solved = [at for at, solution in enumerate(solutions) if solution]
    if not solved:
        return len(cells)
    puzzles = np.array([grid.cells for grid in _grids_of_lines("".join(cells[at] for at in solved))])
    full = np.array([grid.cells for grid in _grids_of_lines("".join(solutions[at] or "" for at in solved))])
    is_right = ((puzzles == BLANK) | (puzzles == full)).all(axis=1)
    is_right &= (np.bitwise_or.reduce(1 << full[:, CLASSIC.units].astype(np.int16), axis=2) == 0b1111111110).all(axis=1)
    return len(cells) if is_right.all() else solved[int(is_right.argmin())]
