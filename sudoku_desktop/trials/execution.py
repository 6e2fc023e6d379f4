"""Execution of runs from start to end: one in this thread, or many in several threads.

Processes that execute trials are in `workers`. Wherever a trial is executed, its outcome is the same except for the
computing time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import asdict, dataclass
from queue import SimpleQueue
from threading import Event, Lock

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.snapshot import NewBest, Snapshot
from sudoku_desktop.trials.records import MadeRun, Outcome, Trial

POINTS = 128
"""Maximum number of points in the history of a trial: a batch may have thousands of trials, some 3 KB each."""
REPORT_SECONDS = 0.05
"""Shortest time, in seconds, between two reports of finished runs."""

Watch = Callable[[Snapshot], None]
"""Receives every snapshot of a run; raises CancelledError to end it."""


def ignore(_: object) -> None:
    """Do nothing with a snapshot or a report."""


@dataclass(frozen=True)
class Result:
    """The result of one run; `solution` has one symbol for each cell, and is None when the budget ended first.

    Of the run's best chromosome: `best_cost`, 0 when solved; `best_fitness`, the same on the algorithm's own scale;
    `common_cost`, the digits missing from its rows, columns and boxes, which compares algorithms.
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
        """Return the fields by name, in this order."""
        return asdict(self)


def load_kernels(algorithm: Algorithm, givens: Grid) -> None:
    """Compile or load the kernels now, so that the seconds of the first run do not include it."""
    evolution.Run(algorithm, givens, seed=0).advance(1)


def solve(algorithm: Algorithm, givens: Grid, seed: int, budget: Budget, watch: Watch = ignore) -> Result:
    """Run `algorithm` until solved or out of budget; `watch` receives every snapshot.

    Raises ValueError when the algorithm cannot represent the puzzle.
    """
    return result_of(execute(Trial.of(givens, algorithm, seed, budget), watch=watch, with_course=False))


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


def execute(trial: Trial, study: str = "", watch: Watch = ignore, *, with_course: bool = True) -> MadeRun:
    """Execute a trial of a study in this thread; only a run `with_course` can be kept in an archive.

    Raises ValueError when the algorithm cannot represent the puzzle.
    """
    algorithm, givens = trial.parsed_algorithm, trial.givens
    history, improvements = History(POINTS), list[NewBest]()
    kind = (trial.algorithm, givens.geometry)
    if kind not in _loaded:
        load_kernels(algorithm, givens)
        _loaded.add(kind)
    for snapshot in evolution.stream(algorithm, givens, trial.seed, trial.budget):
        watch(snapshot)
        if with_course:
            history.extend(snapshot)
            improvements.extend(snapshot.improvements)
        else:
            improvements = [*improvements, *snapshot.improvements][-1:]
    outcome = Outcome.of(snapshot, improvements)
    if not with_course:
        return MadeRun(trial, outcome, b"", b"", b"")
    return MadeRun.of(trial, outcome, history.envelope(POINTS), improvements, study)


def execute_in_threads(trials: Iterable[Trial], threads: int, stop: Event) -> Iterator[list[MadeRun]]:
    """Execute trials in `threads` threads, and yield the finished runs whenever there are new ones.

    Once `stop` is set, by any thread, the runs that have not ended are discarded, and the iteration ends within 0.1 s.
    Raises what goes wrong in a run.
    """
    waiting, lock = iter(trials), Lock()
    finished: SimpleQueue[MadeRun] = SimpleQueue()
    is_abandoned = Event()

    def watch(_: Snapshot) -> None:
        if stop.is_set() or is_abandoned.is_set():
            raise CancelledError

    def work() -> None:
        while not (stop.is_set() or is_abandoned.is_set()):
            with lock:
                trial = next(waiting, None)
            if trial is None:
                return
            finished.put(execute(trial, watch=watch))

    with ThreadPoolExecutor(threads, "runs") as pool:
        working = {pool.submit(work) for _ in range(threads)}
        try:
            while working:
                ended, working = wait(working, timeout=REPORT_SECONDS)
                for worker in ended:
                    with suppress(CancelledError):
                        worker.result()
                new = [finished.get() for _ in range(finished.qsize())]
                if new:
                    yield new
        finally:
            is_abandoned.set()
