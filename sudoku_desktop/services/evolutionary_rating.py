"""Difficulty of a puzzle for evolution: many runs of one algorithm and their costs (Mantere & Koljonen 2007).

Vocabulary: an *unsolved* run is one whose budget ended first. It counts with what it spent, so every average over runs
of which some are unsolved is too low, and is marked as a lower bound. The *expected* number of generations has no such
bias: all generations of all runs divided by the number of solved runs, which is the cost of a solution if a run starts
again whenever its budget is spent. Without unsolved runs it is the mean.

The runs have the seeds s, s + 1, …; a rating depends on which of them have ended, never on their threads or order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import isfinite
from threading import Event

from sudoku_desktop.board import Grid
from sudoku_desktop.board.puzzle import MAX_SEED
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets.mantere_koljonen_2007 import MANTERE_KOLJONEN_2007
from sudoku_desktop.parameter import Parametrised, number
from sudoku_desktop.services.compilation import core_count
from sudoku_desktop.services.rating_scales import EvolutionaryLevel, scale_of
from sudoku_desktop.trials.execution import Threads, execute_all, ignore, load_kernels
from sudoku_desktop.trials.records import MadeRun, Outcome, Trial
from sudoku_desktop.trials.statistics import NO_RUNS, Estimate, Sample, Spread, Unit, sample_of

DEFAULT_ALGORITHM = MANTERE_KOLJONEN_2007
"""Algorithm with costs that vary over the whole range of puzzles; propagating algorithms find most of them trivial."""
MAX_RUNS = 10_000
RATING_BUDGET = Budget(trials=2_000_000)
"""Budget of a run: 100 000 generations of the paper's algorithm, ten times its limit for hard puzzles.

The budget is in trials, because generations of other algorithms may have thousands, so that a run takes about a second
with each algorithm.
"""


@dataclass(frozen=True)
class EvolutionSettings(Parametrised):
    """Runs that rate a puzzle by evolution; raises ProblemError when a number is out of range.

    `budget` limits each run; one in seconds makes the rating depend on the machine. `threads` is None for one a core.
    """

    algorithm: Algorithm = DEFAULT_ALGORITHM
    runs: int = number(100, 1, MAX_RUNS, "&Runs", "Number of runs, each with its own seed; the paper made 100.")
    seed: int = number(0, 0, MAX_SEED, "&Seed", "Seed of the first run; the others use the numbers that follow.")
    budget: Budget = RATING_BUDGET
    threads: int | None = None


@dataclass(frozen=True)
class EvolutionaryRating:
    """Statistics of the finished runs, out of the `runs` that were requested.

    `in_generations` and `in_trials` hold the cost of each run, in the order of the seeds. Runs interrupted when the
    rating was stopped are in neither: there is one for each thread, and mostly a long one, so that a rating of few runs
    makes the puzzle look too easy.
    """

    givens: Grid
    algorithm: Algorithm
    seed: int
    budget: Budget
    runs: int
    in_generations: Sample = NO_RUNS
    in_trials: Sample = NO_RUNS

    def of_outcomes(self, outcomes: Sequence[Outcome]) -> EvolutionaryRating:
        """Return the rating computed from these outcomes, which are in the order of their seeds."""
        in_generations, in_trials = (sample_of(outcomes, unit) for unit in (Unit.GENERATIONS, Unit.TRIALS))
        return replace(self, in_generations=in_generations, in_trials=in_trials)

    @property
    def finished(self) -> int:
        """Number of runs that ended, solved or not."""
        return self.in_generations.count

    @property
    def is_complete(self) -> bool:
        """Whether all requested runs ended."""
        return self.finished == self.runs

    @property
    def solved(self) -> int:
        """Number of runs that found a solution within the budget."""
        return int(self.in_generations.solved.sum())

    @property
    def solved_share(self) -> Estimate:
        """The share of solved runs, from 0 to 1, with its interval; NaN before a run ended."""
        return self.in_generations.success_rate()

    @cached_property
    def generations(self) -> Spread | None:
        """The generations of all runs that ended, unsolved ones with what they spent; None before a run ended."""
        return self.in_generations.spread()

    @property
    def trials_mean(self) -> float | None:
        """Mean number of chromosomes evaluated in a run, unsolved runs included."""
        return float(self.in_trials.spent.mean()) if self.finished else None

    @property
    def is_lower_bound(self) -> bool:
        """Whether some runs are unsolved, so that mean, median and maximum would be higher without the budget."""
        return self.solved < self.finished

    @cached_property
    def expected(self) -> Estimate:
        """Expected generations for one solution: those of all runs divided by the number of solved runs.

        Infinite without a solved run. Optimisers are compared by this expected running time (N. Hansen et al., COCO).
        """
        return self.in_generations.expected_running_time()

    @cached_property
    def level(self) -> EvolutionaryLevel | None:
        """The level on the algorithm's scale; None without a scale, or when the budget was too small to decide.

        Even when no run is solved, runs longer than the scale's limit show that a puzzle is hard.
        """
        scale = scale_of(self.algorithm, self.givens.geometry)
        if scale is None or self.generations is None:
            return None
        if isfinite(self.expected.value):
            return scale.level(self.expected.value)
        return EvolutionaryLevel.HARD if scale.level(self.generations.mean) is EvolutionaryLevel.HARD else None

    def as_json_object(self) -> dict[str, object]:
        """Return what the command line prints, in this order; None for unknown figures."""
        share, expected = self.solved_share, self.expected
        return {
            "algorithm": self.algorithm.name,
            "runs": self.finished,
            "solved": self.solved,
            "generations": asdict(self.generations) if self.generations else None,
            "trials_mean": self.trials_mean,
            "level": self.level.value if self.level else None,
            "seed": self.seed,
            "budget": asdict(self.budget),
            "solved_share_interval": (share.low, share.high),
            "generations_are_lower_bound": self.is_lower_bound,
            "expected_generations": expected.value if isfinite(expected.value) else None,
            "expected_generations_interval": (expected.low, expected.high) if isfinite(expected.high) else None,
        }


def rate_by_evolution(
    givens: Grid,
    settings: EvolutionSettings,
    stop: Event | None = None,
    watch: Callable[[EvolutionaryRating], None] = ignore,
    keep: Callable[[Sequence[MadeRun]], None] | None = None,
    title: str = "",
) -> EvolutionaryRating:
    """Run an algorithm with consecutive seeds, on all cores, and rate the puzzle by the cost of the runs.

    In the calling thread `keep` receives the runs that have just ended, of a puzzle called `title`, and `watch` the
    growing rating; the last one is returned, within 0.1 s once `stop` is set by any thread. The caller makes sure that
    the puzzle has exactly one solution: a run ends at the first solution that it finds. Raises ValueError when
    `threads` is out of range or the algorithm cannot represent the puzzle.
    """
    algorithm, seed = settings.algorithm, settings.seed
    threads = core_count() if settings.threads is None else settings.threads
    if threads < 1:
        raise ValueError(f"threads must be at least 1, got {threads}")
    load_kernels(algorithm, givens)  # refuses what cannot be run, and compiles once, before there are threads
    first = Trial.of(givens, algorithm, seed, settings.budget, title)
    trials = (replace(first, seed=seed + place) for place in range(settings.runs))
    rating = EvolutionaryRating(givens, algorithm, seed, settings.budget, settings.runs)
    outcomes = dict[int, Outcome]()
    with closing(Threads(threads, with_course=keep is not None)) as pool:
        for made in execute_all(trials, pool, stop=stop):
            if keep is not None:
                keep(made)
            outcomes |= {run.trial.seed: run.outcome for run in made}
            rating = rating.of_outcomes([outcomes[each] for each in sorted(outcomes)])
            watch(rating)
    return rating
