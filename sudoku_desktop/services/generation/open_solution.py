"""Evolve a solved grid from an empty one, as Gold 2005 and Mantere & Koljonen 2007 describe."""

from __future__ import annotations

from collections.abc import Callable

from sudoku_desktop import evolution
from sudoku_desktop.board import CLASSIC, Geometry, Grid, Variant
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.pace import Pace
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.services.stopping import Stop

TRIALS_OF_JIGSAW = Budget(trials=100_000)
"""Limit of a run on a jigsaw, because some jigsaws have no solution."""


def open_solution(
    algorithm: Algorithm,
    seed: int,
    stop: Stop,
    watch: Callable[[Snapshot], None] = lambda snapshot: None,
    pace: Pace | None = None,
    shape: Geometry = CLASSIC,
) -> Grid | None:
    """Evolve a solved grid; return None when stopped or when a jigsaw seems to have no solution.

    Raises ValueError if the algorithm cannot represent an empty grid.
    """
    budget = TRIALS_OF_JIGSAW if Variant.JIGSAW in shape.variants else None
    for snapshot in evolution.stream(algorithm, Grid.blank(shape), seed, budget, pace=pace):
        watch(snapshot)
        if snapshot.solution is not None:
            return snapshot.solution
        if stop.is_set():
            return None
    return None
