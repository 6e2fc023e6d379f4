"""Values of JSON that stand for the cells of a grid: what looks like one, and the digits in it."""

from __future__ import annotations

from sudoku_desktop.board.formats.assembling import quoted
from sudoku_desktop.board.formats.cells import wrong_count
from sudoku_desktop.board.formats.errors import FileTextError
from sudoku_desktop.board.formats.plain_text import grid_of_any_size
from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE
from sudoku_desktop.board.symbols import BLANK_SYMBOLS, cell_symbols
from sudoku_desktop.sentence import Listed, ProblemError, Sentence

SIZE_OF_COUNT = {size**2: size for size in range(MIN_SIZE, MAX_SIZE + 1)}
_MANY_OF_THEM = 0.5
"""Share of cell symbols in a text by which it looks like cells with something wrong."""
_SHORTEST = 16


def region_names(regions: object, size: int) -> list[object]:
    """The region of each cell, told as a text, as rows, or as lists of cells counted from 0."""
    if isinstance(regions, str):
        return list("".join(regions.split()))
    rows = regions if isinstance(regions, list) else []
    if len(rows) == size and all(isinstance(row, list | str) and len(row) == size for row in rows):
        flat = [each for row in rows for each in row]
        is_list_of_cells = all(type(each) is int for each in flat) and sorted(flat) == list(range(size**2))
        if is_list_of_cells:
            numbers: list[object] = [None] * size**2
            for number, row in enumerate(rows):
                for cell in row:
                    numbers[cell] = number
            return numbers
        return [str(each) for each in flat]
    return [str(each) for each in rows]


def _is_cell(value: object) -> bool:
    """Whether a value may stand for a cell, in a list."""
    if value is None or isinstance(value, bool):
        return value is not True
    if isinstance(value, int):
        return 0 <= value <= MAX_SIZE
    if isinstance(value, float):
        return value.is_integer() and 0 <= value <= MAX_SIZE
    return isinstance(value, str) and len(value) <= 2 and (not value.strip() or _symbol(value) is not None)


def is_row(value: object) -> bool:
    """Whether a value may be a row of cells."""
    if isinstance(value, str):
        return MIN_SIZE <= len(value) <= MAX_SIZE and cell_symbols(MAX_SIZE).issuperset(value.replace(" ", "."))
    return isinstance(value, list) and MIN_SIZE <= len(value) <= MAX_SIZE and all(map(_is_cell, value))


def is_grid(value: object) -> bool:
    """Whether a value looks like all cells of a grid."""
    if isinstance(value, str):
        bare = "".join(value.split())
        return len(bare) in SIZE_OF_COUNT and cell_symbols(SIZE_OF_COUNT[len(bare)]).issuperset(bare)
    if not isinstance(value, list):
        return False
    if MIN_SIZE <= len(value) <= MAX_SIZE and all(isinstance(row, list | str) for row in value):
        return all(is_row(row) and len(row) == len(value) for row in value)
    return len(value) in SIZE_OF_COUNT and all(map(_is_cell, value))


def cells_of(grid: object) -> list[object]:
    """The cells of a value that looks like a grid, in reading order."""
    if isinstance(grid, str):
        return list("".join(grid.split()))
    assert isinstance(grid, list)
    return [cell for row in grid for cell in row] if isinstance((*grid, 0)[0], list) or _has_rows(grid) else grid


def _has_rows(grid: list[object]) -> bool:
    return len(grid) <= MAX_SIZE and all(isinstance(row, str) and len(row) == len(grid) for row in grid)


def _symbol(text: str) -> int | None:
    """The digit that a text in a cell means, 0 for a blank; None for anything else."""
    bare = text.strip()
    if not bare or bare in BLANK_SYMBOLS or bare == "?":
        return 0
    if bare.isascii() and bare.isdecimal():
        return int(bare)
    place = "ABCDEFGHIJKLMNOP".find(bare.upper()) if len(bare) == 1 else -1
    return place + 10 if place >= 0 else None


def digit_of(cell: object, size: int) -> int:
    """The digit of a cell, 0 for a blank; raises FileTextError for one that a grid of this size does not have."""
    digit = _symbol(cell) if isinstance(cell, str) else int(cell or 0)  # type: ignore[call-overload]
    if digit is None or not 0 <= digit <= size:
        raise FileTextError(Sentence("{symbol} cannot stand in a cell", symbol=quoted(str(cell))))
    return int(digit)


def is_full(grid: object) -> bool:
    return not any(
        cell is None or cell is False or cell == 0 or (isinstance(cell, str) and _symbol(cell) == 0)
        for cell in cells_of(grid)
    )


def is_nearly_cells(value: object) -> bool:
    """Whether a value looks like cells, of which there are too many, too few or wrong ones."""
    if isinstance(value, str):
        bare = "".join(value.split())
        known = sum(symbol in cell_symbols(MAX_SIZE) for symbol in bare)
        return len(bare) >= _SHORTEST and known > _MANY_OF_THEM * len(bare) and any(map(str.isdecimal, bare))
    if not isinstance(value, list) or not value:
        return False
    rows = sum(map(is_row, value))
    return rows * 2 > len(value) or (len(value) >= _SHORTEST and 2 * sum(map(_is_cell, value)) > len(value))


def problem_with(value: object) -> Sentence:
    """What is wrong with a value that looks like cells."""
    if isinstance(value, str):
        try:
            grid_of_any_size("".join(value.split()))
        except ProblemError as error:
            return error.sentence
    if isinstance(value, list) and any(isinstance(row, list | str) and len(row) > 2 for row in value):
        lengths = Listed(tuple(dict.fromkeys(len(row) if isinstance(row, list | str) else 0 for row in value))[:5])
        return Sentence("%n row(s) of {counts} cells are no grid", n=len(value), counts=lengths)
    if isinstance(value, list):
        return wrong_count(len(value), 81)
    return Sentence("no puzzle was found here")
