"""Why a grid has no solution, as a spot one can point at, if there is one."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from sudoku_desktop.board.geometry import SYMBOLS, UnitKind, geometry
from sudoku_desktop.board.grid import BLANK, Conflict, Grid


@dataclass(frozen=True)
class Clash:
    """A digit stands twice in a unit. `conflicts`: every such digit and unit, at least one."""

    conflicts: tuple[Conflict, ...]

    def __str__(self) -> str:
        """The first conflict, for example "two 5s in row 3: columns 2 and 7"."""
        return str(self.conflicts[0])


@dataclass(frozen=True)
class NoDigitFits:
    """A blank cell whose units hold every digit already. `cell`: its number, from 0."""

    order: int
    cell: int

    def __str__(self) -> str:
        return f"no digit fits in {geometry(self.order).cell_name(self.cell)}"


@dataclass(frozen=True)
class DigitHasNoPlace:
    """A unit none of whose blank cells can take a digit it misses. `unit`: the unit's number, from 1."""

    order: int
    kind: UnitKind
    unit: int
    digit: int

    def __str__(self) -> str:
        return f"digit {SYMBOLS[self.digit - 1]} fits nowhere in {self.kind.value} {self.unit}"


@dataclass(frozen=True)
class OnlySearchShows:
    """No single spot shows it: every possibility was tried."""

    def __str__(self) -> str:
        return "proved by search: every possibility was tried"


Reason = Clash | NoDigitFits | DigitHasNoPlace | OnlySearchShows


def visible_reason(grid: Grid) -> Reason | None:
    """The reason one can see in the grid as it stands, without trying anything; None when there is none.

    Clashes come first, then the first cell that nothing fits, then the first digit without a place.
    """
    conflicts = grid.conflicts()
    if conflicts:
        return Clash(conflicts)
    shape = geometry(grid.order)
    blank = grid.cells == BLANK
    # Row by row of `allowed`, one cell's candidates; a filled cell allows nothing more.
    seen = np.zeros((shape.cell_count, shape.size + 1), dtype=bool)
    np.put_along_axis(seen, grid.cells[shape.peers].astype(np.int64), True, axis=1)
    allowed = ~seen[:, 1:] & blank[:, None]
    stuck = np.flatnonzero(blank & ~allowed.any(axis=1))
    if stuck.size:
        return NoDigitFits(grid.order, int(stuck[0]))
    stands = grid.cells[:, None] == np.arange(1, shape.size + 1)
    homeless = np.argwhere(~(allowed | stands)[shape.units].any(axis=1))
    if homeless.size:
        unit, digit = homeless[0]
        kind, number = shape.unit_name(int(unit))
        return DigitHasNoPlace(grid.order, kind, number, int(digit) + 1)
    return None
