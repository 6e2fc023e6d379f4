"""A run shown again: any of its generations, computed anew from the checkpoint before it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.evolution.snapshot import Snapshot

PATIENCE = 0.04
"""Seconds after which it is asked again whether anybody still waits."""
NEAR_BUDGET = 16 * 2**20
"""Bytes for checkpoints of the stretch that was computed last: whoever looks there looks around."""


class Replay:
    """Answers for a run that somebody else runs, or has run; belongs to one thread at a time.

    `checkpoints`: that run's; it may go on meanwhile. A snapshot is the one that a viewer who was told of every single
    generation was told; but `seconds` differs with the machine's mood. `is_given_up` is asked now and then.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        self.run = Run(algorithm, givens, seed)
        """Where it is; whoever moves it says so by `go_to`."""
        self._checkpoints = checkpoints
        self._near = Checkpoints(NEAR_BUDGET)
        self.run.checkpoints = self._near
        self._last: Snapshot | None = None

    def snapshot(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> Snapshot | None:
        """The run after a generation, with at least this one in its trace; None when given up.

        Raises ValueError for a generation that the run cannot have: below 0 or after the one that solved it.
        """
        if generation < 0:
            raise ValueError(f"generation must be at least 0, got {generation}")
        if self._last is not None and self._last.generation == generation:
            return self._last
        self._last = None
        self._go_before(generation)
        self._last = self._advance_to(generation, is_given_up)
        return self._last

    def _advance_to(self, generation: int, is_given_up: Callable[[], bool]) -> Snapshot | None:
        """From where the run is, which must be before it."""
        while True:
            snapshot = self.run.advance(min(MAX_CHUNK, generation - self.run.generation), seconds=PATIENCE)
            if self.run.generation == generation:
                return snapshot
            if snapshot.solution is not None:
                raise ValueError(f"the run ended with generation {snapshot.generation}, before {generation}")
            if is_given_up():
                return None

    def go_to(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> bool:
        """Let the run be where it was after a generation, and nothing of the next is made; False when given up.

        −1 is the run's beginning.
        """
        self._last = None
        if generation < 0:
            self.run.go_back(None)
            return True
        self._go_before(generation)
        return self._advance_to(generation, is_given_up) is not None

    def restarts(
        self, first: int, last: int, is_given_up: Callable[[], bool] = lambda: False
    ) -> NDArray[np.int64] | None:
        """The generations from `first` to `last` that are a restart's new population; None when given up."""
        self._last = None
        self._go_before(first)
        found: list[NDArray[np.int64]] = []
        while self.run.generation < last:
            trace = self.run.advance(min(MAX_CHUNK, last - self.run.generation), seconds=PATIENCE).trace
            found.append(np.flatnonzero(trace.restarted) + trace.first)
            if is_given_up():
                return None
        restarts = np.concatenate(found) if found else np.zeros(0, np.int64)
        return restarts[restarts >= first]

    def _go_before(self, generation: int) -> None:
        """To the last known place before a generation, unless the run is nearer."""
        run = self.run
        far, near = self._checkpoints.before(generation), self._near.before(generation)
        candidates = [each for each in (far, near) if each is not None]
        nearest = max(candidates, key=lambda each: each.generation, default=None)
        if run.generation < generation and (nearest is None or nearest.generation <= run.generation):
            return
        if nearest is None or nearest is not near:
            self._near.clear()
        run.go_back(nearest)
