"""Recompute any generation of a run from the checkpoint before it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.evolution.snapshot import Snapshot

CANCEL_CHECK_SECONDS = 0.04
"""Interval, in seconds, between checks for cancellation."""
NEAR_BUDGET = 16 * 2**20
"""Memory for checkpoints around the last computed generation, in bytes; nearby queries are likely."""


class Replay:
    """Recomputes generations of a run that is or was executed elsewhere; usable from one thread at a time.

    `checkpoints` are those of that run, which may continue meanwhile. A snapshot equals the one reported in a run that
    reports every generation, except for `seconds`. `is_cancelled` is polled during a query.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        self.run = Run(algorithm, givens, seed)
        """The run that recomputes generations; other code that moves it must use `go_to`."""
        self._checkpoints = checkpoints
        self._near = Checkpoints(NEAR_BUDGET)
        self.run.checkpoints = self._near
        self._last: Snapshot | None = None

    def snapshot(self, generation: int, is_cancelled: Callable[[], bool] = lambda: False) -> Snapshot | None:
        """Return the snapshot of a generation, whose trace includes it, or None when cancelled.

        Raises ValueError for a generation that the run does not have: below 0 or after its solution.
        """
        if generation < 0:
            raise ValueError(f"generation must be at least 0, got {generation}")
        if self._last is not None and self._last.generation == generation:
            return self._last
        self._last = None
        self._go_before(generation)
        self._last = self._advance_to(generation, is_cancelled)
        return self._last

    def _advance_to(self, generation: int, is_cancelled: Callable[[], bool]) -> Snapshot | None:
        """Advance the run, which must not be beyond the generation; return its snapshot, or None when cancelled."""
        while True:
            snapshot = self.run.advance(min(MAX_CHUNK, generation - self.run.generation), seconds=CANCEL_CHECK_SECONDS)
            if self.run.generation == generation:
                return snapshot
            if snapshot.solution is not None:
                raise ValueError(f"the run ended with generation {snapshot.generation}, before {generation}")
            if is_cancelled():
                return None

    def go_to(self, generation: int, is_cancelled: Callable[[], bool] = lambda: False) -> bool:
        """Move the run to the end of a generation, before the next one begins; return False when cancelled.

        Generation −1 is the beginning of the run.
        """
        self._last = None
        if generation < 0:
            self.run.rewind(None)
            return True
        self._go_before(generation)
        return self._advance_to(generation, is_cancelled) is not None

    def restarts(
        self, first: int, last: int, is_cancelled: Callable[[], bool] = lambda: False
    ) -> NDArray[np.int64] | None:
        """Return the generations from `first` to `last` that start a new population, or None when cancelled."""
        self._last = None
        self._go_before(first)
        found: list[NDArray[np.int64]] = []
        while self.run.generation < last:
            trace = self.run.advance(min(MAX_CHUNK, last - self.run.generation), seconds=CANCEL_CHECK_SECONDS).trace
            found.append(np.flatnonzero(trace.restarted) + trace.first)
            if is_cancelled():
                return None
        restarts = np.concatenate(found) if found else np.zeros(0, np.int64)
        return restarts[restarts >= first]

    def _go_before(self, generation: int) -> None:
        """Move to the last checkpoint before a generation, unless the run itself is closer."""
        run = self.run
        far, near = self._checkpoints.before(generation), self._near.before(generation)
        candidates = [each for each in (far, near) if each is not None]
        nearest = max(candidates, key=lambda each: each.generation, default=None)
        if run.generation < generation and (nearest is None or nearest.generation <= run.generation):
            return
        if nearest is None or nearest is not near:
            self._near.clear()
        run.rewind(nearest)
