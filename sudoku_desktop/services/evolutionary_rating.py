"""How hard evolution finds a puzzle: many runs of one algorithm, and what they needed (Mantere & Koljonen 2007).

Vocabulary: an *outcome* is what one run came to; an *unsolved* run is one whose budget ended first. It is counted
with what it spent, so that every average over runs of which some are unsolved is too low, and says so. The *expected*
number of generations has no such fault: all generations of all runs by the number of runs that were solved, which is
what a solution costs somebody who starts anew whenever the budget is over. Without unsolved runs it is the mean.

The runs have the seeds s, s + 1, …, and a rating is a value made of the outcomes that are there: it depends on which
runs they are, never on the threads they ran in or on when they ended.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass, field, replace
from queue import Empty, SimpleQueue
from statistics import fmean, median
from threading import Event

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.services.rating_scales import EvolutionaryLevel, scale_of
from sudoku_desktop.trials.confidence import Interval, ratio_interval, share_interval

DEFAULT_ALGORITHM = MANTERE_KOLJONEN_2007
"""Its cost spreads over the whole range of puzzles; an algorithm that propagates finds most of them trivial."""
DEFAULT_RUNS = 100
"""As in the paper."""
MAX_RUNS = 10_000
RATING_BUDGET = Budget(trials=2_000_000)
"""100 000 generations of the paper's algorithm, ten times its limit for hard puzzles: enough to tell the levels apart.

In trials, because a generation of another algorithm may be of thousands: so a run of each takes a second or so.
"""
WATCH_SECONDS = 0.05
"""How often whoever watches is told, at most."""


@dataclass(frozen=True)
class Outcome:
    """What one run came to. Two outcomes are equal when all but the seconds of computing is."""

    seed: int
    solved: bool
    generations: int
    trials: int
    seconds: float = field(compare=False)


@dataclass(frozen=True)
class Figures:
    """The least, the mean, the middle and the most of some numbers."""

    min: int
    mean: float
    median: float
    max: int

    @classmethod
    def of(cls, numbers: list[int]) -> Figures | None:
        """The figures of these numbers; None when there is none."""
        return cls(min(numbers), fmean(numbers), float(median(numbers)), max(numbers)) if numbers else None


@dataclass(frozen=True)
class EvolutionaryRating:
    """What the runs that have ended say of a puzzle.

    `runs`: how many were asked for. `outcomes`: of those that ended, by seed. A run that was still going when the
    rating was stopped is not among them: one a thread, but a long one, so that few outcomes look too easy.
    """

    givens: Grid
    algorithm: Algorithm
    seed: int
    budget: Budget
    runs: int
    outcomes: tuple[Outcome, ...]

    @property
    def finished(self) -> int:
        """How many runs ended, solved or not."""
        return len(self.outcomes)

    @property
    def is_complete(self) -> bool:
        """Whether all runs asked for ended."""
        return self.finished == self.runs

    @property
    def solved(self) -> int:
        """How many runs found a solution within the budget."""
        return sum(outcome.solved for outcome in self.outcomes)

    @property
    def solved_share(self) -> float | None:
        """The share of solved runs, from 0 to 1; None before a run ended."""
        return self.solved / self.finished if self.outcomes else None

    @property
    def solved_share_interval(self) -> Interval:
        """The 95 % confidence interval of that share ; (0, 1) before a run ended."""
        return share_interval(self.solved, self.finished)

    @property
    def generations(self) -> Figures | None:
        """Of all runs that ended, the unsolved ones with what they spent; see `is_lower_bound`."""
        return Figures.of([outcome.generations for outcome in self.outcomes])

    @property
    def trials_mean(self) -> float | None:
        """Chromosomes evaluated a run, the unsolved runs with what they spent."""
        return fmean(outcome.trials for outcome in self.outcomes) if self.outcomes else None

    @property
    def is_lower_bound(self) -> bool:
        """Whether runs are unsolved, so that mean, median and maximum can only be higher without the budget."""
        return self.solved < self.finished

    @property
    def expected_generations(self) -> float | None:
        """Generations for a solution: those of all runs by the number of solved ones; None when none is solved.

        What is called the expected running time where optimisers are compared (N. Hansen et al., COCO).
        """
        spent = sum(outcome.generations for outcome in self.outcomes)
        return spent / self.solved if self.solved else None

    @property
    def expected_generations_interval(self) -> Interval | None:
        """The 95 % confidence interval of `expected_generations`; None for fewer than two solved runs."""
        spent = [outcome.generations for outcome in self.outcomes]
        return ratio_interval(spent, [outcome.solved for outcome in self.outcomes])

    @property
    def level(self) -> EvolutionaryLevel | None:
        """The level on the algorithm's scale; None without a scale, or when the budget was too small to tell.

        Runs none of which is solved still show that a puzzle is hard, once they are longer than the scale's limit.
        """
        scale = scale_of(self.algorithm, self.givens.geometry)
        figures = self.generations
        if scale is None or figures is None:
            return None
        if self.expected_generations is not None:
            return scale.level(self.expected_generations)
        return EvolutionaryLevel.HARD if scale.level(figures.mean) is EvolutionaryLevel.HARD else None

    def as_json_object(self) -> dict[str, object]:
        """What the command line prints, in this order; None for what is not known."""
        figures, level = self.generations, self.level
        return {
            "algorithm": self.algorithm.name,
            "runs": self.finished,
            "solved": self.solved,
            "generations": asdict(figures) if figures else None,
            "trials_mean": self.trials_mean,
            "level": level.value if level else None,
            "seed": self.seed,
            "budget": asdict(self.budget),
            "solved_share_interval": self.solved_share_interval,
            "generations_are_lower_bound": self.is_lower_bound,
            "expected_generations": self.expected_generations,
            "expected_generations_interval": self.expected_generations_interval,
        }


def rate_by_evolution(
    algorithm: Algorithm,
    givens: Grid,
    runs: int = DEFAULT_RUNS,
    seed: int = 0,
    budget: Budget = RATING_BUDGET,
    threads: int | None = None,
    stop: Event | None = None,
    watch: Callable[[EvolutionaryRating], None] = lambda rating: None,
) -> EvolutionaryRating:
    """Run `algorithm` with the seeds from `seed` on, on all cores, and rate the puzzle by what the runs needed.

    `budget`: of each run; one in seconds makes the rating depend on the machine. `threads`: None for one a core.
    `stop`: once set, by whatever thread, the rating of the runs that have ended is returned within 0.1 s. `watch`
    sees the rating grow, in the thread that called; the last it sees is the one that is returned. Whether the puzzle
    has exactly one solution is for the caller to know: a run ends at the first solution it finds.
    Raises ValueError when `runs` or `threads` is out of range or the algorithm cannot write the puzzle.
    """
    if not 1 <= runs <= MAX_RUNS:
        raise ValueError(f"runs must be in [1, {MAX_RUNS}], got {runs}")
    if threads is None:
        threads = os.cpu_count() or 1
    if threads < 1:
        raise ValueError(f"threads must be at least 1, got {threads}")
    # Refuses what cannot be run, and has the kernels compiled once, before there are threads.
    evolution.Run(algorithm, givens, seed).advance(1, seconds=0.0)
    stop = stop or Event()
    is_abandoned = Event()
    seeds: SimpleQueue[int] = SimpleQueue()
    for number in range(runs):
        seeds.put(seed + number)
    ended: SimpleQueue[Outcome] = SimpleQueue()

    def work() -> None:
        """Make runs until there is no seed left, or until stopped."""
        try:
            run = evolution.Run(algorithm, givens, seed)
            while not (stop.is_set() or is_abandoned.is_set()):
                run.begin_again(seeds.get_nowait())
                outcome = _ended(run, budget, stop, is_abandoned)
                if outcome:
                    ended.put(outcome)
        except Empty:
            return

    last = EvolutionaryRating(givens, algorithm, seed, budget, runs, ())
    with ThreadPoolExecutor(threads, "rating") as pool:
        working = {pool.submit(work) for _ in range(threads)}
        try:
            while working:
                over, working = wait(working, timeout=WATCH_SECONDS)
                for worker in over:
                    worker.result()  # raises what went wrong in it
                new = [ended.get() for _ in range(ended.qsize())]
                if new:
                    outcomes = sorted([*last.outcomes, *new], key=lambda outcome: outcome.seed)
                    last = replace(last, outcomes=tuple(outcomes))
                    watch(last)
        finally:
            is_abandoned.set()
    return last


def _ended(run: evolution.Run, budget: Budget, *over: Event) -> Outcome | None:
    """A run to its end; None when one of the events `over` came first."""
    for snapshot in run.stream(budget):
        if snapshot.status is not Status.RUNNING:
            is_solved = snapshot.status is Status.SOLVED
            return Outcome(run.seed, is_solved, snapshot.generation, snapshot.trials, snapshot.seconds)
        if any(event.is_set() for event in over):
            return None
    raise AssertionError("a run ends solved or with its budget spent")
