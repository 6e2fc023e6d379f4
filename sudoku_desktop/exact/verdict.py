"""What is proved about one grid."""

from dataclasses import dataclass

import numpy as np

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.exact.limits import SEVERAL
from sudoku_desktop.exact.reasons import Reason


@dataclass(frozen=True)
class Verdict:
    """How many solutions a grid has.

    `solutions`: 0, 1 or 2, where 2 means several. `examples`: as many of them, different ones. `reason`: why there
    is none, else None. `decided`: false when the node limit ended the search; then `solutions` only says how many
    were found so far (0 or 1), nothing is known beyond them, and `reason` is None.
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
        """The cells in which the two examples of several solutions differ, ascending; else none."""
        if len(self.examples) < SEVERAL:
            return ()
        one, other = self.examples
        return tuple(int(cell) for cell in np.flatnonzero(one.cells != other.cells))
