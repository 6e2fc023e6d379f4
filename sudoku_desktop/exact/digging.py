"""Dig a puzzle out of a grid with one solution: clear cells one after another while the solution stays unique."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.exact.kernels.digging import dig_out
from sudoku_desktop.exact.limits import NODE_LIMITS, SEVERAL
from sudoku_desktop.exact.search import search

DIGGING_NODES = 1000
"""Maximum number of guesses for each given of a grid other than the standard 9×9; an undecided given is kept.

Without a limit, digging a 25×25 grid takes minutes.
"""


class Digger:
    """Clears groups of cells. `groups` are sets of cells, such as orbits of a symmetry, that are cleared together."""

    def __init__(self, groups: Sequence[Sequence[int]]) -> None:
        self._groups = np.full((len(groups), max(map(len, groups))), -1, np.int64)
        for row, group in zip(self._groups, groups, strict=True):
            row[: len(group)] = group

    def dig(
        self,
        puzzle: Grid,
        sequence: NDArray[np.int64],
        fewest: int = 0,
        goes_on: Callable[[Grid], bool] = lambda left: True,
    ) -> Grid:
        """Clear one group after another wherever exactly one solution remains, and return the resulting puzzle.

        Parameters
        ----------
        puzzle
            A grid with exactly one solution, for example a solved grid. Returned itself when no group can be cleared.
        sequence
            Group numbers in the order in which they are tried; groups that are blank are skipped.
        fewest
            Smallest number of givens to leave.
        goes_on
            Called with the current grid after each cleared group, and returns False to stop; not called for the
            standard 9×9, which is fast.
        """
        if not puzzle.geometry.is_standard_9x9:
            return self._dig_any(puzzle, sequence, fewest, goes_on)
        left = puzzle.cells.copy()
        trials = np.require(sequence, np.int64, ["C", "W"])
        dug = dig_out(left, self._groups, trials, int(fewest), NODE_LIMITS[puzzle.size])
        return Grid(left) if dug else puzzle

    def _dig_any(self, puzzle: Grid, sequence: NDArray[np.int64], fewest: int, goes_on: Callable[[Grid], bool]) -> Grid:
        """Dig a grid of any shape with one search for each group, because only 9×9 has a compiled loop."""
        left = puzzle.cells.copy()
        for group in self._groups[sequence]:
            cells = group[group >= 0]
            before = left[cells]
            if not before.any() or np.count_nonzero(left) - np.count_nonzero(before) < fewest:
                continue
            left[cells] = BLANK
            findings = search(left[None, :], puzzle.geometry, SEVERAL, node_limit=DIGGING_NODES)
            if not findings.final[0] or findings.counts[0] != 1:
                left[cells] = before
            elif not goes_on(Grid(left, puzzle.geometry)):
                break
        return Grid(left, puzzle.geometry)


def superfluous_givens(puzzle: Grid) -> tuple[int, ...]:
    """Return the cells whose given can be removed, alone, without losing uniqueness; empty for a minimal puzzle."""
    given = np.flatnonzero(puzzle.cells != BLANK)
    fewer = np.repeat(puzzle.cells[None, :], len(given), axis=0)
    fewer[np.arange(len(given)), given] = BLANK
    findings = search(fewer, puzzle.geometry, SEVERAL)
    return tuple(given[findings.final & (findings.counts == 1)].tolist())
