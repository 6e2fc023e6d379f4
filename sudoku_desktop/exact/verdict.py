"""The result of proving how many solutions a grid has."""

from dataclasses import dataclass

import numpy as np

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.exact.limits import SEVERAL
from sudoku_desktop.exact.reasons import Reason


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
        return tuple(int(cell) for cell in np.flatnonzero(one.cells != other.cells))
