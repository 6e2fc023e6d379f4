"""A solved grid that evolution finds from an empty one, as Gold 2005 and Mantere & Koljonen 2007 describe."""

from __future__ import annotations

from collections.abc import Callable

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.pace import Pace
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.services.stopping import Stop


def open_solution(
    algorithm: Algorithm,
    seed: int,
    stop: Stop,
    watch: Callable[[Snapshot], None] = lambda snapshot: None,
    pace: Pace | None = None,
) -> Grid | None:
    """Evolve a solved 9×9 grid; None when stopped before. Raises ValueError if the algorithm cannot write one."""
    for snapshot in evolution.stream(algorithm, Grid.blank(), seed, pace=pace):
        watch(snapshot)
        if snapshot.solution is not None:
            return snapshot.solution
        if stop.is_set():
            return None
    raise AssertionError("a run without a budget ends with a solution")
