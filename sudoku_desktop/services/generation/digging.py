"""Baseline method: remove givens at random while the solution stays unique."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import orbits
from sudoku_desktop.services.generation.criteria import PuzzleCriteria


def dig_at_random(
    criteria: PuzzleCriteria, solution: Grid, rng: np.random.Generator, goes_on: Callable[[Grid], bool]
) -> Iterator[Grid]:
    """Yield puzzles without end, each dug to a number of givens drawn from the requested range, if it gets that far."""
    groups = orbits(criteria.symmetry, criteria.size)
    digger = exact.Digger(groups)
    fewest, most = criteria.givens
    while True:
        goal = fewest if criteria.is_minimal else int(rng.integers(fewest, most + 1))
        yield digger.dig(solution, rng.permutation(len(groups)), goal, goes_on)
