"""Execution of runs from start to end: one in this thread, or many by a pool of threads, processes or other machines.

Worker processes are in `workers`. Wherever a trial is executed, its outcome is the same except for the computing time.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from threading import Event
from typing import Protocol

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.snapshot import NewBest, Snapshot
from sudoku_desktop.sentence import GivenUpError, ProblemError, Sentence
from sudoku_desktop.trials.records import MadeRun, Outcome, Trial

POINTS = 96
"""Maximum number of binned points in the history of a trial: a batch may have thousands of trials, some 5 KB each."""
UNBINNED = 32
"""Number of generations that the history of a trial keeps in addition, because papers print the first ones."""
MOST_TRIALS_A_BATCH = 200
"""Maximum number of trials that a worker takes at once."""
AHEAD = 2
"""Number of batches that are submitted for each worker, so that no worker is idle."""
LOOK_SECONDS = 0.05
"""Maximum time, in seconds, until a stop or a pause takes effect."""
MOST_LOSSES = 20
"""Maximum number of consecutive batches whose workers are lost."""

Watch = Callable[[Snapshot], object]
"""Receives every snapshot of a run; returns a true value to stop the run there, or raises CancelledError to discard it.
"""


def ignore(_: object) -> None:
    """Do nothing with a snapshot or a report."""


@dataclass(frozen=True)
class Result:
    """The result of one run; `solution` has one symbol for each cell, and is None when the budget ended first.

    For the run's best chromosome: `best_cost` is 0 when solved; `best_fitness` is its fitness on the algorithm's own
    scale; `common_cost` is the number of digits missing from its rows, columns and boxes, which is comparable between
    algorithms.
    """

    puzzle: str
    solution: str | None
    solved: bool
    algorithm: str
    seed: int
    generations: int
    trials: int
    restarts: int
    seconds: float
    trials_per_second: float
    best_cost: float
    best_fitness: float
    common_cost: int

    def as_json_object(self) -> dict[str, object]:
        """Return the fields by name, in declaration order."""
        return asdict(self)


def load_kernels(algorithm: Algorithm, givens: Grid) -> None:
    """Compile or load the kernels now, so that the computing time of the first run does not include it."""
    evolution.Run(algorithm, givens, seed=0).advance(1)


def solve(
    algorithm: Algorithm, givens: Grid, seed: int, budget: Budget, watch: Watch = ignore, *, population: bool = False
) -> Result:
    """Run `algorithm` until solved or out of budget; `watch` and `population` as in `execute`.

    Raises ValueError when the algorithm cannot represent the puzzle.
    """
    trial = Trial.of(givens, algorithm, seed, budget)
    return result_of(execute(trial, watch=watch, with_course=False, population=population))


def result_of(run: MadeRun) -> Result:
    """Return the result of a finished run."""
    trial, outcome, algorithm = run.trial, run.outcome, run.trial.parsed_algorithm
    return Result(
        puzzle=trial.givens.to_text(),
        solution=outcome.solution,
        solved=outcome.solved,
        algorithm=algorithm.name,
        seed=trial.seed,
        generations=outcome.generations,
        trials=outcome.trials,
        restarts=outcome.restarts,
        seconds=outcome.seconds,
        trials_per_second=round(outcome.trials / outcome.seconds, 1) if outcome.seconds else 0.0,
        best_cost=outcome.best_cost,
        best_fitness=algorithm.fitness.of_cost(outcome.best_cost, trial.givens.geometry),
        common_cost=outcome.common_cost,
    )


_loaded: set[tuple[str, object]] = set()
_own = threading.local()
"""The last run of each thread and its trial, because restarting a run with another seed is three times as fast."""


def _run_of(trial: Trial, algorithm: Algorithm, givens: Grid) -> evolution.Run:
    made_for, run = getattr(_own, "last", (None, None))
    if run is None or replace(trial, seed=0) != made_for:
        run = evolution.Run(algorithm, givens, trial.seed)
        _own.last = replace(trial, seed=0), run
    else:
        run.begin_again(trial.seed)
    return run


def execute(
    trial: Trial, study: str = "", watch: Watch = ignore, *, with_course: bool = True, population: bool = False
) -> MadeRun:
    """Execute a trial of a study in this thread; only a run `with_course` can be kept in an archive.

    With `population`, `watch` receives snapshots with all individuals. Raises
    ValueError when the algorithm cannot represent the puzzle.
    """
    algorithm, givens = trial.parsed_algorithm, trial.givens
    history, improvements = History(POINTS, UNBINNED) if with_course else None, list[NewBest]()
    kind = (trial.algorithm, givens.geometry)
    if kind not in _loaded:
        load_kernels(algorithm, givens)
        _loaded.add(kind)
    run = _run_of(trial, algorithm, givens)
    run.reports_population = population
    for snapshot in run.stream(trial.budget):
        ends = watch(snapshot)
        improvements.extend(snapshot.improvements)
        if history is None:
            del improvements[:-1]
        else:
            history.extend(snapshot)
        if ends:
            break
    outcome = Outcome.of(snapshot, improvements)
    if history is None:
        return MadeRun(trial, outcome, b"", b"", b"")
    return MadeRun.of(trial, outcome, history.envelope(POINTS), improvements, study)


def make(study: str, trials: Sequence[Trial], watch: Watch = ignore, *, with_course: bool = True) -> list[MadeRun]:
    """Execute trials one after the other; raises ProblemError if an algorithm cannot represent its puzzle."""
    made = []
    for trial in trials:
        try:
            made.append(execute(trial, study, watch, with_course=with_course))
        except ValueError as error:
            terms = {"algorithm": trial.parsed_algorithm.name, "puzzle": trial.title or trial.puzzle}
            raise ProblemError(Sentence("{algorithm} on {puzzle}: {reason}", **terms, reason=str(error))) from None
    return made


class LostError(Exception):
    """Raised when the worker of a batch has ended; another worker may take the batch."""


class Pool(Protocol):
    """Executes batches of trials, `jobs` at a time; a batch should take about `batch_seconds`."""

    jobs: int
    batch_seconds: float

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        """Execute trials of a study in the pool.

        The future raises LostError when the worker is gone, ProblemError for a trial that cannot be executed.
        """

    def close(self) -> None:
        """Stop now, and discard the batches in progress."""


class Threads:
    """A pool of `jobs` threads of this process.

    Threads start at once, but for runs of milliseconds the GIL, held around each run, limits them.
    """

    batch_seconds = 0.05

    def __init__(self, jobs: int, *, with_course: bool = True) -> None:
        self.jobs = jobs
        self._with_course = with_course
        self._threads = ThreadPoolExecutor(jobs, "runs")
        self._is_closed = False

    def submit(self, study: str, trials: Sequence[Trial]) -> Future[list[MadeRun]]:
        return self._threads.submit(make, study, trials, self._watch, with_course=self._with_course)

    def _watch(self, _: Snapshot) -> None:
        if self._is_closed:
            raise CancelledError

    def close(self) -> None:
        self._is_closed = True
        self._threads.shutdown(cancel_futures=True)


def execute_all(
    trials: Iterable[Trial], pool: Pool, study: str = "", stop: Event | None = None, may_start: Event | None = None
) -> Iterator[list[MadeRun]]:
    """Execute trials by a pool, and yield the runs of each batch as it is finished.

    Once `stop` is set, by any thread, the iteration ends within 0.1 s; closing the pool discards batches in progress.
    While `may_start` is not set, no batch is started. A batch whose worker is lost is started again. Raises the
    exceptions of runs, and GivenUpError when workers are lost again and again.
    """
    waiting = deque(trials)
    started: dict[Future[list[MadeRun]], tuple[list[Trial], float]] = {}
    losses, size = 0, 1
    while (waiting or started) and not (stop is not None and stop.is_set()):
        is_paused = may_start is not None and not may_start.is_set()
        while waiting and not is_paused and len(started) < AHEAD * pool.jobs:
            fair = -(-len(waiting) // (AHEAD * pool.jobs))
            batch = [waiting.popleft() for _ in range(min(size, fair))]
            started[pool.submit(study, batch)] = batch, time.monotonic()
        if may_start is not None and not started:
            may_start.wait(LOOK_SECONDS)
            continue
        for future in wait(started, LOOK_SECONDS, FIRST_COMPLETED).done:
            batch, began = started.pop(future)
            try:
                made = future.result()
            except (LostError, CancelledError, ConnectionError):
                waiting.extendleft(reversed(batch))
                losses += 1
                if losses > MOST_LOSSES:
                    raise GivenUpError(
                        Sentence("the workers of the study end again and again; it was given up")
                    ) from None
                continue
            losses = 0
            seconds = (time.monotonic() - began) / AHEAD
            size = max(1, min(int(pool.batch_seconds * len(batch) / max(seconds, 1e-6)), 2 * size, MOST_TRIALS_A_BATCH))
            yield made
