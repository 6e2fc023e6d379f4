"""Trial and error: how slowly a 9×9 puzzle yields to trying each candidate alone, and where."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.grid import Grid
from sudoku_desktop.exact.kernels.trial_and_error import deep_bottleneck_of, try_candidates

EVERY_DIGIT = (1 << 9) - 1


@dataclass(frozen=True)
class TrialAndError:
    """Result of trial and error of depth 1, which narrows the grid after each trial by singles and locked candidates.

    Attributes
    ----------
    candidates
        Int64, shape (81,): the candidates left at the end, bit d for digit d + 1.
    wrong
        Number of wrong candidates that cannot be refuted; 0 when the puzzle was solved.
    bottleneck
        How slow it was at the slowest pass: the number of wrong candidates divided by the strength of the pass, which
        is the sum of 1 / rounds over the refuted candidates, with the rounds of narrowing that each took. 0 if no pass
        was needed, infinite when the puzzle was not solved.
    """

    candidates: NDArray[np.int64]
    wrong: int
    bottleneck: float

    @property
    def is_stuck(self) -> bool:
        """Whether trial and error of depth 1 fails to solve the puzzle."""
        return self.wrong > 0


def try_and_err(puzzle: Grid, solution: Grid, candidates: NDArray[np.int64] | None = None) -> TrialAndError:
    """Solve a 9×9 puzzle with a known solution by trial and error.

    `candidates`: masks of the candidates to start from; None starts from all that the rules allow.
    """
    left = _candidates(puzzle) if candidates is None else candidates.copy()
    bottleneck = np.zeros(1)
    wrong = try_candidates(left, solution.cells.copy(), bottleneck)
    return TrialAndError(left, int(wrong), float(bottleneck[0]))


def deep_bottleneck(puzzle: Grid, solution: Grid) -> float:
    """Return how slowly trial and error of depth 2 refutes the wrong candidates of a 9×9 puzzle; larger is harder.

    In depth 2 a candidate is tried by passes of depth 1. The figure is 0 for a puzzle that singles and locked
    candidates solve, at most 2 for nearly all random ones, and 14 to 114 for the hardest known, rated 10.2 to 11.9.
    """
    return float(deep_bottleneck_of(_candidates(puzzle), solution.cells.copy()))


def _candidates(puzzle: Grid) -> NDArray[np.int64]:
    if not puzzle.geometry.is_standard_9x9:
        raise ValueError(f"trial and error is for 9×9 grids, got {puzzle.geometry}")
    return np.where(puzzle.cells > 0, 1 << puzzle.cells.astype(np.int64) >> 1, EVERY_DIGIT)
