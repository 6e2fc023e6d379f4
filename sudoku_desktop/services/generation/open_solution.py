"""A solved grid that evolution finds from an empty one, as Gold 2005 and Mantere & Koljonen 2007 describe."""

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
"""Some jigsaws have no solution."""


def open_solution(
    algorithm: Algorithm,
    seed: int,
    stop: Stop,
    watch: Callable[[Snapshot], None] = lambda snapshot: None,
    pace: Pace | None = None,
    shape: Geometry = CLASSIC,
) -> Grid | None:
    """Evolve a solved grid; None when stopped before, or if a jigsaw seems to have none.

    Raises ValueError if the algorithm cannot write one.
    """
    budget = TRIALS_OF_JIGSAW if Variant.JIGSAW in shape.variants else None
    for snapshot in evolution.stream(algorithm, Grid.blank(shape), seed, budget, pace=pace):
        watch(snapshot)
        if snapshot.solution is not None:
            return snapshot.solution
        if stop.is_set():
            return None
    return None
