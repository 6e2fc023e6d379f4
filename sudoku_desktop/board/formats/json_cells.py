"""Recognition of grids among the values of JSON, and their digits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.formats.assembling import region_of_cells
from sudoku_desktop.board.formats.cells import foreign_symbol, wrong_count, wrong_row
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.notation import LETTERS, digits_of, reading
from sudoku_desktop.board.formats.plain_text import grid_of_any_size
from sudoku_desktop.board.formats.result import Symbols
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, SYMBOLS
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.board.symbols import ALL_BLANKS, SIZE_OF_COUNT, cell_symbols, plain
from sudoku_desktop.sentence import ProblemError, Sentence

_OF_NUMBERS = "0" + SYMBOLS
"""Symbol of each number from 0 to MAX_SIZE."""
_SYMBOLS = frozenset(_OF_NUMBERS + LETTERS + LETTERS.lower() + ALL_BLANKS)
_BLANKS = frozenset(ALL_BLANKS) | {""}
_MANY_OF_THEM = 0.5
"""Minimum share of cell symbols in a text that is regarded as cells with an error."""
_SHORTEST = 16


_digits_of_text = lru_cache(maxsize=2)(digits_of)
"""`digits_of` for texts, each of which is first recognised and then read."""


def region_names(regions: object, size: int) -> list[object]:
    """Return the region of each cell of a grid of this size; `regions` is a text, rows, or lists of cells from 0."""
    if isinstance(regions, str):
        return list("".join(regions.split()))
    rows = regions if isinstance(regions, list) else []
    if len(rows) == size and all(isinstance(row, list | str) and len(row) == size for row in rows):
        flat = [each for row in rows for each in row]
        is_list_of_cells = all(type(each) is int for each in flat) and sorted(flat) == list(range(size**2))
        if is_list_of_cells:
            return region_of_cells(rows, size)
        return [str(each) for each in flat]
    return [str(each) for each in rows]


def _symbol(cell: object) -> str | None:
    """Return the symbol of a cell: a digit as in `SYMBOLS`, a blank or ""; None for a value that is no cell."""
    if cell is None or cell is False or cell == -1:
        return ""
    if isinstance(cell, str):
        text = plain(cell).strip()
        if len(text) < 2:
            return text if not text or text in _SYMBOLS else None
        cell = int(text) if text.isdecimal() and len(text) == 2 else None
    is_number = isinstance(cell, int | float) and cell is not True and cell in range(MAX_SIZE + 1)
    return _OF_NUMBERS[int(cell)] if is_number else None  # type: ignore[call-overload]


def _bare(text: str) -> str:
    """Return the cells of a text without the separators between them."""
    for separator in (each for each in ",; " if each in text):
        parts = text.split(separator)
        if len(parts) >= MIN_SIZE and all(len(part.strip()) == 1 for part in parts):
            text = "".join(parts)
    return plain("".join(text.replace("|", "").split()))


def _rows_of(value: list[Any]) -> list[Any]:
    """Return the rows of a list; those that are texts with separators without them."""
    if not isinstance(value[0], str) or len(value[0]) <= MAX_SIZE // 2:
        return value
    rows = [_bare(row) if isinstance(row, str) else row for row in value]
    return rows if all(isinstance(row, str) and len(row) == len(rows) for row in rows) else value


def _is_cell(value: object) -> bool:
    return _symbol(value) is not None


def is_row(value: object) -> bool:
    """Return whether a value may be a row of cells."""
    return isinstance(value, list | str) and MIN_SIZE <= len(value) <= MAX_SIZE and all(map(_is_cell, value))


def is_grid(value: object) -> bool:
    """Return whether a value looks like all cells of a grid."""
    if isinstance(value, str):
        bare = _bare(value)
        return len(bare) in SIZE_OF_COUNT and _digits_of_text(bare, SIZE_OF_COUNT[len(bare)], None) is not None
    if not isinstance(value, list):
        return False
    if MIN_SIZE <= len(value) <= MAX_SIZE and all(isinstance(row, list | str) for row in value):
        value = _rows_of(value)
        return all(is_row(row) and len(row) == len(value) for row in value)
    return len(value) in SIZE_OF_COUNT and all(map(_is_cell, value))


def cells_of(grid: object) -> Sequence[object]:
    """Return the cells, in reading order, of a value that looks like a grid."""
    if isinstance(grid, str):
        return _bare(grid)
    assert isinstance(grid, list)
    grid = _rows_of(grid)
    has_rows = len(grid) <= MAX_SIZE and all(isinstance(row, list | str) and len(row) == len(grid) for row in grid)
    return [cell for row in grid for cell in row] if has_rows else grid


def digits_in(
    cells: Sequence[object], size: int, symbols: Symbols | None
) -> tuple[NDArray[np.uint8], tuple[Symbols, ...]]:
    """Return the digits of cells, 0 for a blank, and the possible notations; raises FileTextError. See `digits_of`."""
    texts: Sequence[str | None]
    if isinstance(cells, str):
        texts, found = list(cells), _digits_of_text(cells, size, symbols)
    else:
        texts = [_symbol(cell) for cell in cells]
        found = digits_of([text or "" for text in texts], size, symbols)
    if None in texts or found is None:
        at = next((at for at, text in enumerate(texts) if text is None or text not in cell_symbols(size) | {""}), 0)
        raise FileTextError(foreign_symbol(str(cells[at]), at, size))
    return found


def is_full(grid: object) -> bool:
    """Return whether a value that looks like a grid has no blanks."""
    return _BLANKS.isdisjoint(map(_symbol, cells_of(grid)))


def is_nearly_cells(value: object) -> bool:
    """Return whether a value looks like a grid with too many, too few or wrong cells."""
    if isinstance(value, str):
        bare = "".join(value.split())
        known = sum(symbol in cell_symbols(MAX_SIZE) for symbol in bare)
        return len(bare) >= _SHORTEST and known > _MANY_OF_THEM * len(bare) and any(map(str.isdecimal, bare))
    if not isinstance(value, list) or not value:
        return False
    rows = sum(map(is_row, value))
    return rows * 2 > len(value) or (len(value) >= _SHORTEST and 2 * sum(map(_is_cell, value)) > len(value))


def problem_with(value: object) -> Sentence:
    """Return what is wrong with a value for which `is_nearly_cells` holds."""
    if isinstance(value, str):
        try:
            grid_of_any_size("".join(value.split()))
        except ProblemError as error:
            return error.sentence
    if isinstance(value, list) and any(isinstance(row, list | str) and len(row) > 2 for row in value):
        lengths = [len(row) if isinstance(row, list | str) else 0 for row in value]
        wrong = next((cell for row in value if isinstance(row, list) for cell in row if not _is_cell(cell)), None)
        if wrong is not None and {*lengths} == {len(value)} and len(value) in SIZE_OF_COUNT.values():
            flat = [cell for row in value for cell in row]
            return foreign_symbol(str(wrong), flat.index(wrong), len(value))
        found = Sentence("found %n row(s) of {width} cells", n=len(value), width=lengths[0])
        return (wrong_row(lengths) or found) if len(value) >= MIN_SIZE else found
    if isinstance(value, list):
        return wrong_count(len(value), 81)
    return Sentence("no puzzle was found here")


_DIGIT_KEYS = ("value", "digit", "number", "val")
_GIVEN_KEYS = (
    "given", "isgiven", "fixed", "isfixed", "readonly", "isreadonly", "initial", "isinitial", "prefilled",
    "isprefilled", "locked", "islocked", "original", "isoriginal", "clue", "isclue",
)  # fmt: skip
_ENTRY_KEYS = ("editable", "iseditable")
_TRUE, _FALSE = {"true", "1"}, {"false", "0", "none", ""}


def cells_of_objects(value: object) -> tuple[list[object], list[object]] | None:
    """Return givens and filled cells of a grid whose cells are objects, `{"value": 7, "given": true}`; None for others.

    A cell may say where it is with "row" and "col"; without marks of givens, all filled cells are givens.
    """
    if not isinstance(value, list) or not value:
        return None
    cells = [cell for row in value for cell in (row if isinstance(row, list) else [row])]
    size = SIZE_OF_COUNT.get(len(cells))
    if size is None or not all(isinstance(cell, dict) for cell in cells):
        return None
    records = [{key.lower().replace("_", ""): each for key, each in cell.items()} for cell in cells]
    key = next((key for key in _DIGIT_KEYS if all(key in record for record in records)), None)
    if key is None or {"x", "y", "column", "c"} & {*records[0]}:  # which may be the other way round
        return None
    if {"row", "col"} <= {*records[0]}:
        places = [f"{record.get('row')!s:>2} {record.get('col')!s:>2}" for record in records]
        if places != sorted(places):
            return None
    marks = {*_GIVEN_KEYS, *_ENTRY_KEYS} & {mark for record in records for mark in record}
    digits = [record[key] for record in records]
    if not all(map(_is_cell, digits)) or len(marks) > 1:
        return None
    if any(str(record.get(mark)).lower() not in _TRUE | _FALSE for mark in marks for record in records):
        return None
    given = [
        all((str(record.get(mark)).lower() in _TRUE) is (mark in _GIVEN_KEYS) for mark in marks) for record in records
    ]
    return [digit if each else 0 for digit, each in zip(digits, given, strict=True)], digits


def puzzle_of_marks(value: object) -> Puzzle | None:
    """Return the puzzle of a grid whose cells are lists or texts of candidates; None for any other value."""
    if not isinstance(value, list) or not value:
        return None
    is_flat = not all(isinstance(row, list) and len(row) == len(value) for row in value)
    cells = value if is_flat else [cell for row in value for cell in row]
    size = SIZE_OF_COUNT.get(len(cells), 0)
    if not MIN_SIZE < size <= 9 or not all(isinstance(cell, list | str) and len(cell) <= size for cell in cells):
        return None
    texts = [cell if isinstance(cell, str) else "".join(map(str, cell)) for cell in cells]
    found = reading(texts, size) if all(text.isdecimal() or not text for text in texts) else None
    return found.puzzle if found is not None else None
