"""Cells, digits and units as terms of a `Sentence`."""

from __future__ import annotations

from dataclasses import dataclass

from sudoku_desktop.board.geometry import CLASSIC, SYMBOLS, Geometry
from sudoku_desktop.sentence import Listed


@dataclass(frozen=True)
class Cell:
    """A cell, identified by its index; the window writes "row 3 column 5"."""

    cell: int
    shape: Geometry = CLASSIC

    def __str__(self) -> str:
        return self.shape.cell_name(self.cell)


@dataclass(frozen=True)
class Cells:
    """Cells, identified by index, written as "r3c5" or "r3c5, r4c5 and r6c5"."""

    cells: tuple[int, ...]
    shape: Geometry = CLASSIC

    def __str__(self) -> str:
        return str(Listed(tuple(map(self.shape.cell_name, self.cells))))


@dataclass(frozen=True)
class Digits:
    """Digits, starting at 1, written as "7" or "2, 5 and 7"."""

    digits: tuple[int, ...]

    def __str__(self) -> str:
        return str(Listed(tuple(SYMBOLS[digit - 1] for digit in self.digits)))


@dataclass(frozen=True)
class Units:
    """Units, identified by their index in `Geometry.units`, written as "row 3" or "columns 2 and 5"."""

    units: tuple[int, ...]
    shape: Geometry = CLASSIC

    def __str__(self) -> str:
        names = [self.shape.unit_name(unit) for unit in self.units]
        kinds = {kind for kind, _ in names}
        if len(kinds) > 1 or len(names) == 1:
            return str(Listed(tuple(f"{kind.value} {number}" for kind, number in names)))
        return f"{names[0][0].plural} {Listed(tuple(number for _, number in names))}"
