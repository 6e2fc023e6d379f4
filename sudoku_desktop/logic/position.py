"""The state of a partly solved grid."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.logic.candidates import Candidate, Words, candidates_of, digits_of
from sudoku_desktop.logic.kernels.position import apply, set_up, take_places
from sudoku_desktop.logic.kernels.record import FACT_COUNT, FACTS
from sudoku_desktop.logic.kernels.tables import tables_of


class Position:
    """Digits and remaining candidates of a partly solved grid; `do` changes them.

    Attributes
    ----------
    digits
        Int64[cells], counted from 0, −1 for a blank.
    marks, places
        Remaining candidates, see `kernels.record`.
    tables
        Of the shape's units.
    """

    def __init__(self, grid: Grid) -> None:
        """Start with the candidates that the grid's digits leave."""
        self.shape = grid.geometry
        self.tables = tables_of(self.shape)
        self.digits: Words = grid.cells.astype(np.int64) - 1
        self.marks: Words = np.zeros(self.shape.cell_count, np.int64)
        self.places: Words = np.zeros((self.shape.size, len(self.shape.units)), np.int64)
        set_up(self.tables.peers, self.tables.cells_of, self.digits, self.marks, self.places)

    @property
    def grid(self) -> Grid:
        """The digits so far."""
        return Grid(self.digits + 1, self.shape)

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit."""
        return bool(np.all(self.digits >= 0))

    def candidates(self, cell: int) -> tuple[int, ...]:
        """Return the candidates of a cell in ascending order, counted from 1; empty for a filled cell."""
        return digits_of(int(self.marks[cell]))

    def candidates_in(self, cells: Iterable[int], digits: int = -1) -> tuple[Candidate, ...]:
        """Return the candidates of cells, cell by cell; only those of the digits in a mask."""
        return tuple(each for cell in cells for each in candidates_of(cell, int(self.marks[cell]) & digits))

    def cells_at(self, unit: int, positions: int) -> tuple[int, ...]:
        """Return the cells of a unit at the positions in a mask."""
        return tuple(cell for at, cell in enumerate(self.shape.units[unit].tolist()) if positions >> at & 1)

    def without(self, removed: Iterable[Candidate]) -> Position:
        """Return a copy without these candidates."""
        copy = self.copy()
        for candidate in removed:
            copy.marks[candidate.cell] &= ~(1 << (candidate.digit - 1))
        take_places(copy.marks, self.tables.cells_of, copy.places)
        return copy

    def copy(self) -> Position:
        copy = Position.__new__(Position)
        copy.shape, copy.tables = self.shape, self.tables
        copy.digits, copy.marks, copy.places = self.digits.copy(), self.marks.copy(), self.places.copy()
        return copy

    def do(self, record: Words) -> None:
        """Apply the deduction in a record."""
        apply(self.tables, self.digits, self.marks, self.places, record)


def facts_of(record: Words) -> list[int]:
    """Return the technique-specific numbers of a record as Python integers."""
    return [int(fact) for fact in record[FACTS : FACTS + FACT_COUNT]]
