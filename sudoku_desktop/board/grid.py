"""An immutable grid of digits, and checks of the Sudoku rules on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sudoku_desktop.board.geometry import CLASSIC, SYMBOLS, Geometry, UnitKind
from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.sentence import HasSentence, Listed, Sentence, Spelled

BLANK = 0
_BITS = np.uint64(1) << np.arange(64, dtype=np.uint64)
"""The bit of each digit in a set of digits."""


CellTexts = TypeVar("CellTexts", str, list[str])


def in_rows(cells: CellTexts, size: int) -> list[CellTexts]:
    """Return the cells of a grid, one after the other, as rows of `size` cells."""
    return [cells[start : start + size] for start in range(0, len(cells), size)]


@dataclass(frozen=True)
class Conflict(HasSentence):
    """A digit that appears more than once in a unit.

    `unit` is the index in `Geometry.units`, `cells` the clashing cells in ascending order.
    """

    shape: Geometry
    unit: int
    digit: int
    cells: tuple[int, ...]

    @property
    def sentence(self) -> Sentence:
        """A description such as "two 5s in row 3: columns 2 and 7"; cells of a box are named "r4c5"."""
        kind, number = self.shape.unit_name(self.unit)
        about = {"count": Spelled(len(self.cells)), "digit": Digits((self.digit,)), "unit": number}
        if kind is UnitKind.ROW:
            columns = Listed(tuple(cell % self.shape.size + 1 for cell in self.cells))
            return Sentence("{count} {digit}s in row {unit}: columns {places}", **about, places=columns)
        if kind is UnitKind.COLUMN:
            rows = Listed(tuple(cell // self.shape.size + 1 for cell in self.cells))
            return Sentence("{count} {digit}s in column {unit}: rows {places}", **about, places=rows)
        about["places"] = Cells(self.cells, self.shape)
        if kind is UnitKind.BOX:
            return Sentence("{count} {digit}s in box {unit}: {places}", **about)
        return Sentence("{count} {digit}s in {unit}: {places}", **{**about, "unit": Units((self.unit,), self.shape)})


class Grid:
    """An immutable grid: digits 1…size, 0 for a blank. Grids with equal content are equal and have equal hashes."""

    __slots__ = ("_cells", "_geometry")

    def __init__(self, cells: ArrayLike, shape: Geometry = CLASSIC) -> None:
        """Copy size² digits, row by row, from a flat sequence or a square array.

        Raises ValueError when the number of cells does not match the shape or a digit is outside 0…size.
        """
        values = np.asarray(cells)
        if values.size != shape.cell_count:
            raise ValueError(f"a {shape.size}×{shape.size} grid has {shape.cell_count} cells, got {values.size}")
        is_unsigned = values.dtype.kind == "u"
        if values.size and not ((is_unsigned or values.min() >= BLANK) and values.max() <= shape.size):
            raise ValueError(f"digits must be in [0, {shape.size}]")
        own = values.astype(np.uint8).reshape(-1)
        own.setflags(write=False)
        self._cells: NDArray[np.uint8] = own
        self._geometry = shape

    @classmethod
    def blank(cls, shape: Geometry = CLASSIC) -> Grid:
        """Return an empty grid."""
        return cls(np.zeros(shape.cell_count, np.uint8), shape)

    @classmethod
    def of_rows(cls, table: NDArray[np.uint8], shape: Geometry = CLASSIC) -> list[Grid]:
        """Return one grid for each row of a table that has as many columns as the shape has cells.

        The grids share the memory of the table, which becomes read-only. Raises ValueError as the constructor does.
        """
        if table.shape[1] != shape.cell_count or (table.size and table.max() > shape.size):
            raise ValueError(f"rows must be {shape.cell_count} digits in [0, {shape.size}]")
        table.setflags(write=False)
        grids = []
        for row in table:
            grid = cls.__new__(cls)
            grid._cells, grid._geometry = row, shape
            grids.append(grid)
        return grids

    @classmethod
    def from_text(cls, cells: str, shape: Geometry = CLASSIC) -> Grid:
        """Make a grid of exactly as many cell symbols as `shape` has cells; spaces and line ends are ignored.

        Every symbol that is no digit of the size is a blank. Raises ValueError for another number of symbols.
        """
        symbols = shape.symbols
        return cls([symbols.find(symbol) + 1 for symbol in "".join(cells.split()).upper()], shape)

    @property
    def cells(self) -> NDArray[np.uint8]:
        """The digits row by row, shape (size²,), read-only."""
        return self._cells

    @property
    def geometry(self) -> Geometry:
        """The shape of the grid."""
        return self._geometry

    @property
    def size(self) -> int:
        """The number of rows, which is also the number of columns and of digits."""
        return self._geometry.size

    @property
    def filled_count(self) -> int:
        """The number of cells that hold a digit."""
        return int(np.count_nonzero(self._cells))

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit, even if some digits conflict."""
        return BLANK not in self._cells.tobytes()

    @property
    def is_solved(self) -> bool:
        """Whether every unit holds every digit exactly once."""
        if not self.is_complete:
            return False
        digits = np.bitwise_or.reduce(_BITS[self._cells[self._geometry.units]], axis=1)
        return bool((digits == _BITS[1 : self.size + 1].sum()).all())

    def conflicts(self) -> tuple[Conflict, ...]:
        """Return all digits that appear more than once in a unit, in the order of `Geometry.units`."""
        found = []
        in_units = self._cells[self._geometry.units]
        ordered = np.sort(in_units, axis=1)
        clashes = ((ordered[:, 1:] == ordered[:, :-1]) & (ordered[:, 1:] != BLANK)).any(axis=1)
        for unit in np.flatnonzero(clashes).tolist():
            members, digits = self._geometry.units[unit], in_units[unit]
            counts = np.bincount(digits, minlength=self.size + 1)
            for digit in np.nonzero(counts[1:] > 1)[0] + 1:
                cells = tuple(sorted(int(cell) for cell in members[digits == digit]))
                found.append(Conflict(self._geometry, unit, int(digit), cells))
        return tuple(found)

    def candidates(self) -> NDArray[np.bool_]:
        """Return the candidates that the filled cells leave, shape (size², size).

        Element [cell, d] is True when the blank cell may hold digit d + 1. A filled cell has no candidates.
        """
        seen = np.zeros((self._geometry.cell_count, self.size + 1), dtype=bool)
        np.put_along_axis(seen, self._cells[self._geometry.peers].astype(np.int64), True, axis=1)
        allowed: NDArray[np.bool_] = ~seen[:, 1:] & (self._cells == BLANK)[:, None]
        return allowed

    def candidate_masks(self) -> tuple[int, ...]:
        """Return the candidates of each cell as a bit mask in which bit d - 1 stands for digit d."""
        return tuple((self.candidates() @ (1 << np.arange(self.size))).tolist())

    def clashing_cells(self) -> frozenset[int]:
        """Return the cells that take part in a conflict."""
        return frozenset(cell for conflict in self.conflicts() for cell in conflict.cells)

    def with_cells(self, changes: Iterable[tuple[int, int]]) -> Grid:
        """Return a copy with each (cell, digit) of `changes` set; digit 0 clears the cell."""
        cells = self._cells.astype(np.int64)  # a wider type, so that Grid() detects digits out of range
        for cell, digit in changes:
            cells[cell] = digit
        return Grid(cells, self._geometry)

    def with_cell(self, cell: int, digit: int) -> Grid:
        """Return a copy with one cell set."""
        return self.with_cells([(cell, digit)])

    def extends(self, other: Grid) -> bool:
        """Return whether this grid has the same shape as `other` and contains all its digits."""
        if self._geometry != other._geometry:
            return False
        return bool(((other._cells == BLANK) | (self._cells == other._cells)).all())

    def to_text(self, blank: str = ".") -> str:
        """Return the grid as one line of size² symbols."""
        return "".join(SYMBOLS[digit - 1] if digit else blank for digit in self._cells.tolist())

    def to_rows(self, blank: str = ".") -> list[str]:
        """Return one text of `size` symbols for each row."""
        return in_rows(self.to_text(blank), self.size)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Grid)
            and self._geometry == other._geometry
            and bool(np.array_equal(self._cells, other._cells))
        )

    def __hash__(self) -> int:
        return hash((self._geometry, self._cells.tobytes()))

    def __repr__(self) -> str:
        return f"Grid({self.to_text()!r}, {self._geometry!r})"
