"""Checks of cells, and sentences about wrong ones, for formats that accept nothing but cells."""

import re
from collections import Counter
from collections.abc import Sequence

from sudoku_desktop.board.formats.errors import FileTextError, problem_at, problem_in_line
from sudoku_desktop.board.geometry import CLASSIC, SYMBOLS
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.symbols import BLANK_SYMBOLS
from sudoku_desktop.sentence import Quoted, Sentence

SIZE = CLASSIC.size
"""Number of rows of the grids in these formats, which are all 9×9."""
CELL_COUNT = SIZE**2
CELL_SYMBOLS = SYMBOLS[:SIZE] + BLANK_SYMBOLS
_NO_CELL = re.compile(f"[^{re.escape(CELL_SYMBOLS)}]")


def check_cells(text: str, start: int, cells: str, needed: int) -> str:
    """Return `cells`, which begins at index `start` of the text, if it has the needed number of cells and nothing else.

    Raises FileTextError at the first character that is not a cell.
    """
    foreign = _NO_CELL.search(cells)
    if foreign:
        raise problem_at(text, start + foreign.start(), not_a_cell(foreign.group()))
    if len(cells) != needed:
        raise problem_in_line(text, start, wrong_count(len(cells), needed))
    return cells


def not_a_cell(symbol: str) -> Sentence:
    """Return the sentence about a symbol that stands in the place of a cell."""
    return Sentence("{symbol} cannot stand in a cell", symbol=Quoted(symbol))


def wrong_count(found: int, needed: int) -> Sentence:
    """Return the sentence about a text with another number of cells than a grid needs."""
    return Sentence("found %n cell(s), need {needed}", n=found, needed=needed)


def pattern(grid: Grid) -> Sentence | None:
    """Return the sentence about a grid of nothing but ones, which only marks cells; None for any other."""
    count = grid.filled_count
    if count < 2 or grid.cells.max() > 1:
        return None
    return Sentence("this is a pattern of %n cell(s), not a puzzle", n=count)


def wrong_row(lengths: Sequence[int]) -> Sentence | None:
    """Return the sentence about the first row whose length differs from most others; None if all are equally long."""
    needed = Counter(lengths).most_common(1)[0][0]
    row = next((number for number, length in enumerate(lengths, 1) if length != needed), None)
    if row is None:
        return None
    return Sentence("row {row} has %n cell(s), need {needed}", n=lengths[row - 1], row=row, needed=needed)


def foreign_symbol(symbol: str, cell: int, size: int) -> Sentence:
    """Return the sentence about a symbol that is no cell of a grid of this size; `cell` is its index in the grid."""
    row, column = divmod(cell, size)
    return Sentence(
        "found {symbol} in row {row}, column {column}; "
        "the cells of a {size}×{size} grid are {symbols}, or {blanks} for a blank",
        symbol=Quoted(symbol),
        row=row + 1,
        column=column + 1,
        size=size,
        symbols=f"1–{size}" if size < 10 else f"1–9, A–{SYMBOLS[size - 1]}",
        blanks="0 . * _ x -",
    )


def missing_rows(text: str, found: int, last: int) -> FileTextError:
    """Return the error for a grid with too few rows; `last` is the index in the text where its last row begins."""
    return problem_in_line(text, last, Sentence("found %n row(s), need {needed}", n=found, needed=SIZE))
