"""Reasons why a grid has no solution, each with the `cells` that show it."""

from dataclasses import dataclass

import numpy as np

from sudoku_desktop.board.geometry import Geometry
from sudoku_desktop.board.grid import BLANK, Conflict, Grid
from sudoku_desktop.board.terms import Cell, Digits, Units
from sudoku_desktop.sentence import HasSentence, Sentence


@dataclass(frozen=True)
class Clash(HasSentence):
    """A digit appears twice in a unit. `conflicts` lists all such digits and units, at least one."""

    conflicts: tuple[Conflict, ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """The clashing cells in ascending order."""
        return tuple(sorted({cell for conflict in self.conflicts for cell in conflict.cells}))

    @property
    def sentence(self) -> Sentence:
        """The first conflict, for example "two 5s in row 3: columns 2 and 7"."""
        return self.conflicts[0].sentence


@dataclass(frozen=True)
class NoDigitFits(HasSentence):
    """A blank cell whose units already contain every digit. `cell` is its index."""

    shape: Geometry
    cell: int

    @property
    def cells(self) -> tuple[int, ...]:
        return (self.cell,)

    @property
    def sentence(self) -> Sentence:
        """A description such as "no digit fits in r1c9"."""
        return Sentence("no digit fits in {cell}", cell=Cell(self.cell, self.shape))


@dataclass(frozen=True)
class DigitHasNoPlace(HasSentence):
    """A unit that has no cell for a missing digit. `unit` is its index in `Geometry.units`, `cells` its blank cells."""

    shape: Geometry
    unit: int
    digit: int
    cells: tuple[int, ...]

    @property
    def sentence(self) -> Sentence:
        """A description such as "the digit 4 fits nowhere in box 2"."""
        unit = Units((self.unit,), self.shape)
        return Sentence("the digit {digit} fits nowhere in {unit}", digit=Digits((self.digit,)), unit=unit)


@dataclass(frozen=True)
class OnlySearchShows(HasSentence):
    """The contradiction was found by search and cannot be shown in a few cells."""

    @property
    def cells(self) -> tuple[int, ...]:
        """An empty tuple: no cells show the contradiction."""
        return ()

    @property
    def sentence(self) -> Sentence:
        """The statement that every possibility was tried."""
        return Sentence("every possibility was tried")


Reason = Clash | NoDigitFits | DigitHasNoPlace | OnlySearchShows


def visible_reason(grid: Grid) -> Reason | None:
    """Return a reason that is visible in the grid without search, or None.

    Clashes are reported first, then the first cell without a candidate, then the first digit without a place.
    """
    conflicts = grid.conflicts()
    if conflicts:
        return Clash(conflicts)
    shape = grid.geometry
    allowed = grid.candidates()
    stuck = np.flatnonzero((grid.cells == BLANK) & ~allowed.any(axis=1))
    if stuck.size:
        return NoDigitFits(shape, int(stuck[0]))
    stands = grid.cells[:, None] == np.arange(1, shape.size + 1)
    unplaceable = np.argwhere(~(allowed | stands)[shape.units].any(axis=1))
    if unplaceable.size:
        unit, digit = unplaceable[0]
        blank = tuple(int(cell) for cell in shape.units[unit] if grid.cells[cell] == BLANK)
        return DigitHasNoPlace(shape, int(unit), int(digit) + 1, blank)
    return None
