"""A run is something you iterate: chunks of generations, a frozen snapshot after each.

Pause is not asking for the next snapshot, stop is closing the iterator, and a `Run` can be streamed again with
another budget: it goes on where it was. Results depend on algorithm, puzzle and seed alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.kernels.records import (
    GENERATION,
    HALF,
    LOG_COST,
    LOG_GENERATION,
    LOGGED,
    RESTARTS,
    TRACE_BEST,
    TRACE_COLUMNS,
    TRACE_DIVERSITY,
    TRACE_MEAN,
    TRACE_RESTARTED,
    TRACE_WORST,
    TRIALS,
)
from sudoku_desktop.evolution.lowering import lower_algorithm, lower_puzzle, new_state, unpack
from sudoku_desktop.evolution.pace import FullSpeed, Pace
from sudoku_desktop.evolution.snapshot import Improvement, Snapshot, Status, Trace

MAX_CHUNK = 65_536
"""The most generations of a chunk; its trace takes 2.6 MB."""


class Run:
    """One run of an algorithm on a puzzle; belongs to one thread at a time.

    Raises ValueError when the algorithm cannot write the puzzle (see `lowering`).
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int) -> None:
        self.algorithm = algorithm
        self.givens = givens
        self.seed = seed
        self.seconds = 0.0
        self._plan = lower_algorithm(algorithm)
        self._boxes = lower_puzzle(algorithm, givens)
        self._state = new_state(algorithm, seed)
        self._trace = np.zeros((1, TRACE_COLUMNS))
        self._speed = 0.0
        self._improvements_told = 0

    @property
    def generation(self) -> int:
        """The present generation; −1 before the first."""
        return int(self._state.counters[GENERATION])

    @property
    def trials(self) -> int:
        """Chromosomes evaluated so far."""
        return int(self._state.counters[TRIALS])

    def stream(self, budget: Budget | None = None, pace: Pace | None = None) -> Iterator[Snapshot]:
        """Yield a snapshot after each stride until solved or the budget is spent; the last one says which.

        A run that is already over yields its last snapshot once.
        """
        budget = budget or Budget()
        pace = pace or FullSpeed()
        while True:
            stride = pace.stride(self._speed, self.seconds)
            generations = stride.generations
            if budget.generations is not None:
                generations = min(generations, max(0, budget.generations - self.generation))
            snapshot = self.advance(generations, trial_limit=budget.trials, until_improvement=stride.until_improvement)
            if snapshot.status is Status.RUNNING and self._is_spent(budget):
                yield self._snapshot(snapshot.trace, snapshot.improvements, Status.BUDGET_SPENT)
                return
            yield snapshot
            if snapshot.status is Status.SOLVED:
                return

    def _is_spent(self, budget: Budget) -> bool:
        return (
            (budget.generations is not None and self.generation >= budget.generations)
            or (budget.trials is not None and self.trials >= budget.trials)
            or (budget.seconds is not None and self.seconds >= budget.seconds)
        )

    def advance(self, generations: int, *, trial_limit: int | None = None, until_improvement: bool = False) -> Snapshot:
        """Run up to `generations` more, at most MAX_CHUNK, and tell what happened.

        The first is generation 0, which is made whatever the limits: without it there is nothing to tell.
        """
        first = self.generation + 1
        least = int(first == 0)
        generations = min(max(generations, least), MAX_CHUNK)
        limit = NEVER if trial_limit is None else max(trial_limit, least)
        if generations > len(self._trace):
            self._trace = np.zeros((min(MAX_CHUNK, 2 * generations), TRACE_COLUMNS))
        began = time.perf_counter()
        with np.errstate(over="ignore"):  # the generator's arithmetic wraps; without the JIT NumPy would complain
            done = advance(
                self._plan, self._boxes, self._state, self._trace, int(generations), limit, bool(until_improvement)
            )
        took = time.perf_counter() - began
        self.seconds += took
        if done:
            self._speed = done / max(took, 1e-9)
        trace = self._copied_trace(first, done)
        solved = self._state.best_cost[0] == 0.0
        return self._snapshot(trace, self._new_improvements(), Status.SOLVED if solved else Status.RUNNING)

    def _copied_trace(self, first: int, done: int) -> Trace:
        rows = self._trace[:done].T.copy()
        rows.setflags(write=False)
        return Trace(
            first=first,
            best=rows[TRACE_BEST],
            mean=rows[TRACE_MEAN],
            worst=rows[TRACE_WORST],
            diversity=rows[TRACE_DIVERSITY],
            restarted=rows[TRACE_RESTARTED],
        )

    def _new_improvements(self) -> tuple[Improvement, ...]:
        state = self._state
        logged = int(state.counters[LOGGED])
        new = range(self._improvements_told, logged)
        self._improvements_told = logged
        return tuple(
            Improvement(
                generation=int(state.log_figures[row, LOG_GENERATION]),
                cost=float(state.log_figures[row, LOG_COST]),
                grid=Grid(unpack(state.log_genes[row], self.givens), self.givens.order),
            )
            for row in new
        )

    def _snapshot(self, trace: Trace, improvements: tuple[Improvement, ...], status: Status) -> Snapshot:
        state = self._state
        half = state.counters[HALF]
        cells = unpack(state.genes[half].reshape(self.algorithm.population, -1), self.givens)
        agreed = np.all(cells == cells[0], axis=0)
        agreed.setflags(write=False)
        lowest = int(np.argmin(state.costs[half]))
        best = Grid(cells[lowest], self.givens.order)
        if status is Status.SOLVED and not (best.is_solved and best.extends(self.givens)):
            raise AssertionError(f"a cost of 0 for {best.to_text()}, which does not solve {self.givens.to_text()}")
        return Snapshot(
            status=status,
            generation=self.generation,
            trials=self.trials,
            restarts=int(state.counters[RESTARTS]),
            seconds=self.seconds,
            best=best,
            best_cost=float(state.costs[half, lowest]),
            best_so_far_cost=float(state.best_cost[0]),
            agreed=agreed,
            trace=trace,
            improvements=improvements,
        )


def stream(
    algorithm: Algorithm, givens: Grid, seed: int, budget: Budget | None = None, pace: Pace | None = None
) -> Iterator[Snapshot]:
    """Run `algorithm` on `givens`: an iterator of snapshots, the last of which is solved or out of budget."""
    return Run(algorithm, givens, seed).stream(budget, pace)
