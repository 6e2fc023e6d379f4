"""Dig a puzzle out of a grid with one solution: blank cell after cell as long as the solution stays the only one."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.grid import BLANK, Grid
from sudoku_desktop.exact.kernels.digging import dig_out
from sudoku_desktop.exact.limits import NODE_LIMITS, SEVERAL
from sudoku_desktop.exact.search import search

DIGGING_NODES = 1000
"""Guesses for one given of a grid of another shape: what they do not decide stays, or 25×25 would take minutes."""


class Digger:
    """Digs in grids. `groups`: sets of cells that are blanked together or not at all, such as orbits."""

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
        """Blank groups one after the other wherever exactly one solution remains; the puzzle itself if none goes.

        `puzzle`: a grid with exactly one solution (a full one has it). `sequence`: numbers of groups in the order
        in which to try them; blank ones are passed over. `fewest`: the fewest givens to leave. `goes_on`: of grids that
        take a while, all but the newspaper's, asked whenever one group went, with what is left.
        """
        if not puzzle.geometry.is_newspaper:
            return self._dig_any(puzzle, sequence, fewest, goes_on)
        left = puzzle.cells.copy()
        trials = np.require(sequence, np.int64, ["C", "W"])
        dug = dig_out(left, self._groups, trials, int(fewest), NODE_LIMITS[puzzle.size])
        return Grid(left) if dug else puzzle

    def _dig_any(self, puzzle: Grid, sequence: NDArray[np.int64], fewest: int, goes_on: Callable[[Grid], bool]) -> Grid:
        """The same, one search after the other: there is no loop of its own for the kernels of cells."""
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
    """The cells whose givens can be left out, each by itself, and one solution remains; none of a minimal puzzle."""
    given = np.flatnonzero(puzzle.cells != BLANK)
    fewer = np.repeat(puzzle.cells[None, :], len(given), axis=0)
    fewer[np.arange(len(given)), given] = BLANK
    findings = search(fewer, puzzle.geometry, SEVERAL)
    return tuple(given[findings.final & (findings.counts == 1)].tolist())
