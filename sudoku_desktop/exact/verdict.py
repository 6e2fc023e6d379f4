"""The result of proving how many solutions a grid has, and the reason why a grid has none."""

from dataclasses import dataclass

import numpy as np

from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.board.terms import Cell, Digits, Units
from sudoku_desktop.exact.limits import SEVERAL
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class Reason:
    """Reason why a grid has no solution, as a sentence; `cells` are those that show it, possibly none."""

    sentence: Sentence
    cells: tuple[int, ...] = ()

    def __str__(self) -> str:
        return str(self.sentence)


ONLY_SEARCH_SHOWS = Reason(Sentence("every possibility was tried"))
"""Reason of a contradiction that was found by search and cannot be shown in a few cells."""


@dataclass(frozen=True)
class Verdict:
    """The number of solutions of a grid, as far as it is proved.

    Attributes
    ----------
    solutions
        0, 1 or 2, where 2 means several.
    examples
        As many different solutions.
    reason
        Why there is no solution, or None.
    decided
        False when the search ended at the node limit; `solutions` is then the number found so far (0 or 1).
    """

    solutions: int
    examples: tuple[Grid, ...]
    reason: Reason | None
    decided: bool

    @property
    def is_unique(self) -> bool:
        """Whether it is proved that there is exactly one solution."""
        return self.decided and self.solutions == 1

    @property
    def differing_cells(self) -> tuple[int, ...]:
        """Cells in which the two examples of several solutions differ, in ascending order; otherwise empty."""
        if len(self.examples) < SEVERAL:
            return ()
        one, other = self.examples
        return tuple(np.flatnonzero(one.cells != other.cells).tolist())


def visible_reason(grid: Grid) -> Reason | None:
    """Return a reason that is visible in the grid without search, or None.

    Clashes are reported first, then the first cell without a candidate, then the first digit without a place.
    """
    conflicts = grid.conflicts()
    if conflicts:
        clashing = {cell for conflict in conflicts for cell in conflict.cells}
        return Reason(conflicts[0].sentence, tuple(sorted(clashing)))
    shape = grid.geometry
    allowed = grid.candidates()
    stuck = np.flatnonzero((grid.cells == BLANK) & ~allowed.any(axis=1)).tolist()
    if stuck:
        return Reason(Sentence("no digit fits in {cell}", cell=Cell(stuck[0], shape)), (stuck[0],))
    stands = grid.cells[:, None] == np.arange(1, shape.size + 1)
    unplaceable = np.argwhere(~(allowed | stands)[shape.units].any(axis=1)).tolist()
    if unplaceable:
        unit, digit = unplaceable[0]
        blank = tuple(cell for cell in shape.units[unit].tolist() if grid.cells[cell] == BLANK)
        terms = {"digit": Digits((digit + 1,)), "unit": Units((unit,), shape)}
        return Reason(Sentence("the digit {digit} fits nowhere in {unit}", **terms), blank)
    return None
