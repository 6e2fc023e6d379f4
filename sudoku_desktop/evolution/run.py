"""A run as an iterator: it computes chunks of generations and yields an immutable snapshot after each.

A run is paused by not requesting the next snapshot and stopped by closing the iterator. A `Run` can be streamed again
with another budget and then continues. Results depend on algorithm, puzzle and seed only.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER, PLACEMENTS
from sudoku_desktop.evolution.kernels.own import FAILED
from sudoku_desktop.evolution.kernels.records import (
    BEST_OF_RUN,
    GENERATION,
    HALF,
    LOG_COMMON,
    LOG_COST,
    LOG_GENERATION,
    LOG_RESTARTS,
    LOG_ROWS,
    LOG_TRIALS,
    LOGGED,
    NO_MATINGS,
    PLACE,
    PURGES,
    REPLACED,
    RESTARTS,
    STEPPED,
    TRACE_COLUMNS,
    TRIALS,
)
from sudoku_desktop.evolution.lowering import chromosomes, digits_of, entropies, logged_digits, lower, new_state
from sudoku_desktop.evolution.lowering.own import ROLES, own_parts
from sudoku_desktop.evolution.pace import FullSpeed, Pace
from sudoku_desktop.evolution.snapshot import NewBest, SearchSteps, Snapshot, Status, Trace
from sudoku_desktop.sentence import Listed, ProblemError, Sentence

MAX_CHUNK = 65_536
"""Maximum number of generations in a chunk; its trace takes 3.7 MB."""
CALL_SECONDS = 0.02
"""Intended duration of one kernel call, in seconds; it bounds the delay of stop and pause."""
FIRST_QUOTA = 200
"""Number of trials in the first call, before the speed is known."""


class Run:
    """One run of an algorithm on a puzzle; usable from one thread at a time.

    `prepared` is the givens with all cells filled in before the evolution begins. Raises ValueError when the algorithm
    cannot represent the puzzle (see `lowering`). `checkpoints` receives copies of the state. `records` switches
    ancestry records on, and `population` has snapshots hold all individuals; neither changes the run.
    """

    def __init__(
        self,
        algorithm: Algorithm,
        givens: Grid,
        seed: int,
        checkpoints: Checkpoints | None = None,
        *,
        records: bool = False,
        population: bool = False,
    ) -> None:
        self.algorithm = algorithm
        self.givens = givens
        self.seed = seed
        self.seconds = 0.0
        self.checkpoints = checkpoints
        self.prepared = algorithm.preparation.prepare(givens)
        self.lowered = lower(algorithm, self.prepared)
        """Algorithm and puzzle as arguments of the kernels."""
        if self.lowered.plan.representation == PLACEMENTS:
            self.prepared = Grid(self.lowered.construction.start_genes, givens.geometry)
        self._records = records
        self.reports_population = population
        self.state = new_state(self.lowered.plan, givens.geometry, seed, records=records)
        """All data that persist between chunks; only kernels may change them, together with `lowered`."""
        self._trace = np.zeros((1, TRACE_COLUMNS))
        self._speed = 0.0
        self._quota = FIRST_QUOTA
        self._reported_improvements = self._reported_steps = 0

    @property
    def generation(self) -> int:
        """Index of the last complete generation; −1 before generation 0 is complete."""
        return int(self.state.counters[GENERATION])

    @property
    def trials(self) -> int:
        """Number of chromosomes evaluated so far."""
        return int(self.state.counters[TRIALS])

    def stream(self, budget: Budget | None = None, pace: Pace | None = None) -> Iterator[Snapshot]:
        """Yield a snapshot after each chunk until the puzzle is solved or the budget is spent.

        The last snapshot has the final status. Snapshots are also yielded within a large generation, so that the caller
        never waits long. A finished run yields its last snapshot once.
        """
        budget = budget or Budget()
        pace = pace or FullSpeed()
        while True:
            chunk = pace.next_chunk(self._speed, self.seconds)
            generations = chunk.generations
            if budget.generations is not None:
                generations = min(generations, max(0, budget.generations - self.generation))
            snapshot = self.advance(
                generations,
                trial_limit=budget.trials,
                until_improvement=chunk.until_improvement,
                seconds=2 * CALL_SECONDS,
            )
            if snapshot.status is Status.RUNNING and self._is_spent(budget):
                yield dataclasses.replace(snapshot, status=Status.BUDGET_SPENT)
                return
            yield snapshot
            if snapshot.status is Status.SOLVED:
                return

    def _is_spent(self, budget: Budget) -> bool:
        if self.generation < 0:
            return False
        is_between = self.state.counters[PLACE] == 0
        return (
            (is_between and budget.generations is not None and self.generation >= budget.generations)
            or (is_between and budget.trials is not None and self.trials >= budget.trials)
            or (budget.seconds is not None and self.seconds >= budget.seconds)
        )

    def advance(
        self,
        generations: int,
        *,
        trial_limit: int | None = None,
        until_improvement: bool = False,
        seconds: float | None = None,
        trials: int | None = None,
    ) -> Snapshot:
        """Run up to `generations` more generations, at most MAX_CHUNK, and return a snapshot of what happened.

        Generation 0 is made regardless of the limits, since there is no snapshot without it. The call returns within a
        generation if necessary after `seconds`, or when `trials` more trials have been made (the last mating is
        completed).
        """
        first = self.generation + 1
        least = int(first == 0)
        generations = min(max(generations, least), MAX_CHUNK)
        limit = NEVER if trial_limit is None else max(trial_limit, least)
        if generations > len(self._trace):
            self._trace = np.zeros((min(MAX_CHUNK, 2 * generations), TRACE_COLUMNS))
        done, took = 0, 0.0
        ends = NEVER if trials is None else self.trials + trials
        paths: list[SearchSteps] = []
        while not (done and until_improvement and self._has_unreported_improvements()):
            trials_before, began = self.trials, time.perf_counter()
            with np.errstate(over="ignore"):  # the generator's arithmetic wraps; without the JIT NumPy would warn
                completed = advance(
                    *self.lowered,
                    self.state,
                    self._trace[done:],
                    int(generations - done),
                    limit,
                    int(min(self._quota, ends - trials_before)),
                    bool(until_improvement),
                    NO_MATINGS,
                )
            self._refuse_failure()
            call = time.perf_counter() - began
            took += call
            self.seconds += call
            done += completed
            if not paths or self.state.counters[STEPPED] > self._reported_steps:
                paths.append(self._new_steps())
            if self.checkpoints is not None:
                self.checkpoints.note(self.state, self.seconds)
            made = self.trials - trials_before
            if made:
                self._quota = min(max(1, int(made * CALL_SECONDS / max(call, 1e-9))), 4 * max(made, FIRST_QUOTA))
            if done >= generations or not made or self.trials >= ends or (seconds is not None and took >= seconds):
                break
        if done:
            self._speed = done / max(took, 1e-9)
        elif took:
            self._speed = min(self._speed, 1 / took)
        solved = self.state.lowest[BEST_OF_RUN] == 0.0
        trace, status = self._copied_trace(first, done), Status.SOLVED if solved else Status.RUNNING
        return self._snapshot(trace, self._new_improvements(), SearchSteps.joined(paths), status)

    def _refuse_failure(self) -> None:
        """Raise ProblemError if the function of an operator of the user's own has raised an error."""
        table = self.lowered.cells.own
        if len(table) and table[FAILED]:
            part = next(part for part in own_parts(self.algorithm) if ROLES.index(part.group) == table[FAILED] - 1)
            table[FAILED] = 0  # for the next run with this table
            raise ProblemError(
                Sentence(
                    "{operator} raised an error, such as an index outside an array, or did not end",
                    operator=part.named(),
                )
            )

    def rewind(self, checkpoint: Checkpoint | None) -> None:
        """Move to a checkpoint of a run with the same algorithm, puzzle and seed; None means the beginning."""
        if checkpoint is None:
            self.state = new_state(self.lowered.plan, self.givens.geometry, self.seed, records=self._records)
        else:
            checkpoint.restore(self.state)
        self.seconds = 0.0 if checkpoint is None else checkpoint.seconds
        self._reported_improvements = int(self.state.counters[LOGGED])
        self._reported_steps = int(self.state.counters[STEPPED])

    def begin_again(self, seed: int) -> None:
        """Restart from the beginning with another seed, reusing the prepared puzzle and algorithm."""
        self.seed = seed
        self.rewind(None)

    def _has_unreported_improvements(self) -> bool:
        return int(self.state.counters[LOGGED]) > self._reported_improvements

    def _copied_trace(self, first: int, done: int) -> Trace:
        rows = self._trace[:done].T.copy()
        rows.setflags(write=False)
        return Trace(first, *rows)

    def _new_improvements(self) -> tuple[NewBest, ...]:
        state = self.state
        logged = int(state.counters[LOGGED])
        rows = [number % LOG_ROWS for number in range(max(self._reported_improvements, logged - LOG_ROWS), logged)]
        self._reported_improvements = logged
        if not rows:
            return ()
        return tuple(
            NewBest(
                generation=int(state.log_figures[row, LOG_GENERATION]),
                trials=int(state.log_figures[row, LOG_TRIALS]),
                cost=float(state.log_figures[row, LOG_COST]),
                grid=Grid(cells, self.givens.geometry),
            )
            for row, cells in zip(rows, logged_digits(state, rows, self.givens), strict=True)
        )

    def _new_steps(self) -> SearchSteps:
        state, stepped = self.state, int(self.state.counters[STEPPED])
        number = np.arange(max(self._reported_steps, stepped - LOG_ROWS), stepped)
        self._reported_steps = stepped
        rows = LOG_ROWS + number % LOG_ROWS
        figures = state.log_figures[rows]
        return SearchSteps(
            number=number,
            generation=figures[:, LOG_GENERATION].astype(np.int64),
            restarts=figures[:, LOG_RESTARTS].astype(np.int64),
            cost=figures[:, LOG_COST],
            common=figures[:, LOG_COMMON],
            cells=logged_digits(state, rows.tolist(), self.givens),
        )

    def _snapshot(self, trace: Trace, improvements: tuple[NewBest, ...], path: SearchSteps, status: Status) -> Snapshot:
        state, counters = self.state, self.state.counters
        half = int(counters[HALF])
        # Before the first generation is complete, only part of the population exists.
        members = self.algorithm.population if self.generation >= 0 else int(counters[PLACE])
        costs = state.costs[half, :members]
        lowest = int(np.argmin(costs))
        best = Grid(digits_of(state, half, lowest, self.givens), self.givens.geometry)
        if status is Status.SOLVED and not (best.is_solved and best.extends(self.givens)):
            if own_parts(self.algorithm):
                raise ProblemError(
                    Sentence(
                        "{operators} made a grid with a cost of 0 that is no solution: {grid}",
                        operators=Listed(tuple(part.named() for part in own_parts(self.algorithm))),
                        grid=best.to_text(),
                    )
                )
            raise AssertionError(f"a cost of 0 for {best.to_text()}, which does not solve {self.givens.to_text()}")
        entropy = entropies(state, half, members, self.givens)
        entropy.setflags(write=False)
        snapshot = Snapshot(
            status=status,
            generation=max(0, self.generation),
            trials=self.trials,
            restarts=int(counters[RESTARTS]),
            purges=int(counters[PURGES]),
            replaced=int(counters[REPLACED]),
            seconds=self.seconds,
            best=best,
            best_cost=float(costs[lowest]),
            best_so_far_cost=min(float(state.lowest[BEST_OF_RUN]), float(costs[lowest])),
            entropy=entropy,
            prepared=self.prepared,
            trace=trace,
            improvements=improvements,
            path=path,
        )
        if not self.reports_population:
            return snapshot
        size = self.givens.size
        population = chromosomes(state, half, slice(0, members), self.givens).reshape(-1, size, size).copy()
        own_costs = costs.copy()
        population.setflags(write=False)
        own_costs.setflags(write=False)
        return dataclasses.replace(snapshot, population=population, costs=own_costs)


def stream(
    algorithm: Algorithm,
    givens: Grid,
    seed: int,
    budget: Budget | None = None,
    pace: Pace | None = None,
    *,
    population: bool = False,
) -> Iterator[Snapshot]:
    """Run an algorithm on a puzzle and yield snapshots, the last of which is solved or out of budget.

    With `population` they hold all individuals.
    """
    return Run(algorithm, givens, seed, population=population).stream(budget, pace)
