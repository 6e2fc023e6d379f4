"""Statistics of samples of runs: how many are solved, and how long that takes. Intervals are of 95 %.

Run time is the number in `spent`: generations, trials or seconds. A run that was not solved is censored at its run
time. A run that was *stopped* by hand does not show whether its budget would have sufficed: it is no failure, and
counts only until it was stopped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sudoku_desktop.sentence import Sentence
from sudoku_desktop.trials.distributions import CONFIDENCE, TAIL, student_quantile

if TYPE_CHECKING:
    from sudoku_desktop.trials.records import Outcome


FEWEST_SOLVED = 2
"""Minimum number of solved runs whose spread can be estimated."""

Interval = tuple[float, float]
Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]


class Unit(Enum):
    """Unit of run time; the value is the name of the field in `Outcome`."""

    TRIALS = "trials"
    GENERATIONS = "generations"
    SECONDS = "seconds"


@dataclass(frozen=True, order=True)
class Estimate:
    """A figure and its interval, which is infinitely wide where too little is known; `count` is the number of runs."""

    value: float
    low: float
    high: float
    count: int

    @property
    def figures(self) -> tuple[float, float, float]:
        """The value and the ends of its interval."""
        return self.value, self.low, self.high


@dataclass(frozen=True)
class Steps:
    """A step function of run time: `share` from each value in `at` on, ascending.

    Before the first step it is 0, or 1 if it falls. `low` and `high` are its interval at each step, where known.
    """

    at: Numbers
    share: Numbers
    low: Numbers | None = None
    high: Numbers | None = None


@dataclass(frozen=True)
class Spread:
    """Minimum, mean, median and maximum of whole numbers."""

    min: int
    mean: float
    median: float
    max: int


@dataclass(frozen=True, eq=False)
class Sample:
    """Runs under the same conditions: what each spent, whether it was solved, and whether it was stopped by hand.

    The arrays have equal lengths; no run is both solved and stopped.
    """

    spent: Numbers
    solved: Flags
    stopped: Flags

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Sample)
            and np.array_equal(self.spent, other.spent)
            and np.array_equal(self.solved, other.solved)
            and np.array_equal(self.stopped, other.stopped)
        )

    def __hash__(self) -> int:
        return hash((self.spent.tobytes(), self.solved.tobytes(), self.stopped.tobytes()))

    @classmethod
    def of(cls, spent: ArrayLike, solved: ArrayLike, stopped: ArrayLike | None = None) -> Sample:
        """Return a sample, by default without stopped runs; raises ValueError when the lengths differ."""
        times, is_solved = np.asarray(spent, np.float64), np.asarray(solved, np.bool_)
        is_stopped = np.zeros(is_solved.shape, np.bool_) if stopped is None else np.asarray(stopped, np.bool_)
        if not times.shape == is_solved.shape == is_stopped.shape or times.ndim != 1:
            raise ValueError(f"{times.shape} run times of {is_solved.shape} runs, {is_stopped.shape} of them stopped")
        return cls(times, is_solved, is_stopped & ~is_solved)

    @classmethod
    def joined(cls, samples: Iterable[Sample]) -> Sample:
        """Return the sample of the runs of any number of samples, in their order."""
        some = [NO_RUNS, *samples]
        names = ("spent", "solved", "stopped")
        return cls(*(np.concatenate([getattr(each, name) for each in some]) for name in names))

    def part(self, runs: Sequence[int]) -> Sample:
        """Return the sample of some of the runs, by their indices."""
        at = np.asarray(runs, np.intp)
        return Sample(self.spent[at], self.solved[at], self.stopped[at])

    @property
    def count(self) -> int:
        return len(self.spent)

    def success_rate(self, within: float = math.inf) -> Estimate:
        """Return the share of runs solved, or solved within a run time; the interval is Wilson's.

        With stopped runs it is Kaplan and Meier's estimate, in which such runs count until they were stopped, and the
        interval is that of as many runs as have its variance (J. Cutler & F. Ederer 1958).
        """
        in_time = self.solved & (self.spent <= within)
        if not (self.stopped & (self.spent < within)).any():
            return share_of(int(in_time.sum()), self.count)
        times, left, variance = self._left()
        place = int(np.searchsorted(times, within, "right")) - 1
        share = 1 - float(left[place]) if place >= 0 else 0.0
        runs = float(self.count - self.stopped.sum())
        if place >= 0 and 0 < variance[place] < math.inf:
            runs = share / ((1 - share) * float(variance[place]))
        low, high = share_interval(share * runs, runs)
        return Estimate(share if runs else math.nan, low, high, self.count)

    def expected_running_time(self) -> Estimate:
        """Return the total run time divided by the number of solved runs: the cost of one success (ERT).

        This is the mean time to a solution if the algorithm restarts with another seed whenever its budget is spent (N.
        Hansen et al. 2010).
        """
        solved = int(self.solved.sum())
        if not solved:
            return Estimate(math.inf, 0.0, math.inf, self.count)
        low, high = ratio_interval(self.spent, self.solved) or (0.0, math.inf)
        return Estimate(float(self.spent.sum()) / solved, low, high, self.count)

    def mean_of_solved(self) -> Estimate:
        """Return the mean run time of the solved runs alone, as in papers, with Student's interval; NaN without any."""
        mean = mean_of(self.spent[self.solved])
        return replace(mean, low=max(0.0, mean.low))

    def solved_range(self) -> Estimate:
        """Return the mean of the solved runs, with their minimum and maximum as interval; NaN, 0 and 0 without any."""
        values = self.spent[self.solved]
        if not len(values):
            return Estimate(math.nan, 0.0, 0.0, 0)
        return Estimate(float(values.mean()), float(values.min()), float(values.max()), len(values))

    def spread(self) -> Spread | None:
        """Return the spread of the run times of all runs, unsolved ones included; None without a run."""
        if not self.count:
            return None
        values = self.spent
        return Spread(int(values.min()), float(values.mean()), float(np.median(values)), int(values.max()))

    def quantile(self, share: float) -> Estimate:
        """Return a quantile of the run time of all runs; a run whose budget ended counts as endless.

        Between two runs the median is their mean, and other quantiles follow numpy's "linear". With stopped runs the
        quantile is that of Kaplan and Meier's estimate. The interval is between order statistics, or where the interval
        of the estimate crosses (R. Brookmeyer & J. Crowley 1982): 0 and ∞ where there is none.
        """
        values = np.sort(np.where(self.solved, self.spent, math.inf))
        count = len(values)
        if not count:
            return Estimate(math.nan, 0.0, math.inf, 0)
        if self.stopped.any():
            times, left, variance = self._left()
            bounds = [left, *_log_log_interval(left, variance)]
            value, low, high = (_first_below(times, each, 1 - share) for each in bounds)
            return Estimate(value, low if math.isfinite(low) else 0.0, high, count)
        place = share * (count - 1)
        below, above = float(values[math.floor(place)]), float(values[math.ceil(place)])
        between = place - math.floor(place)
        value = below if not between else math.inf if math.isinf(above) else below + between * (above - below)
        low, high = _ranks_around(count, share)
        return Estimate(
            value, float(values[low - 1]) if low else 0.0, float(values[high - 1]) if high <= count else math.inf, count
        )

    def median(self) -> Estimate:
        return self.quantile(0.5)

    def quartiles(self) -> Estimate:
        """Return the median, with the first and third quartiles in place of its interval."""
        first, third = (self.quantile(share).value for share in (0.25, 0.75))
        return replace(self.median(), low=first, high=third)

    def survival(self) -> Steps:
        """Return the share of runs still unsolved after each run time (E. L. Kaplan & P. Meier 1958).

        Runs may be given up at any time. The interval is that of the logarithm of the cumulative hazard (J. D.
        Kalbfleisch & R. L. Prentice 1980).
        """
        times, share, variance = _product_limit(self.spent, self.solved)
        low, high = _log_log_interval(share, variance)
        return Steps(times, share, low, high)

    def _left(self) -> tuple[Numbers, Numbers, Numbers]:
        """Return `_product_limit` with endless runs for those whose budget ended; only stopped runs are censored."""
        lasts = self.solved | self.stopped
        return _product_limit(np.where(lasts, self.spent, math.inf), self.solved)


def _product_limit(spent: Numbers, solved: Flags) -> tuple[Numbers, Numbers, Numbers]:
    """Return the times at which runs were solved, the unsolved shares then, and Greenwood's sum (M. Greenwood 1926).

    The sum is the variance of the share divided by the square of the share.
    """
    times = np.unique(spent[solved])
    ordered, events = np.sort(spent), np.sort(spent[solved])
    at_risk = len(ordered) - np.searchsorted(ordered, times, "left")
    ended = np.searchsorted(events, times, "right") - np.searchsorted(events, times, "left")
    with np.errstate(divide="ignore"):
        variance = np.cumsum(ended / (at_risk * (at_risk - ended)))
    return times, np.cumprod(1 - ended / at_risk, dtype=np.float64), variance


def _log_log_interval(share: Numbers, variance: Numbers) -> tuple[Numbers, Numbers]:
    """Return the interval of a survival function from the logarithm of its cumulative hazard."""
    with np.errstate(divide="ignore", invalid="ignore"):
        factor = np.exp(CONFIDENCE * np.sqrt(variance) / np.abs(np.log(share)))
        low, high = share**factor, share ** (1 / factor)
    ends = share == 0
    return np.where(ends, 0.0, low), np.where(ends, 0.0, high)


def _first_below(times: Numbers, left: Numbers, level: float) -> float:
    """Return the first time at which a falling step function is at most `level`, or infinity."""
    reached = np.flatnonzero(left <= level + 1e-12)
    return float(times[reached[0]]) if reached.size else math.inf


@lru_cache(maxsize=1024)
def _ranks_around(count: int, share: float) -> tuple[int, int]:
    """Return the ranks, from 1, of the order statistics that enclose a quantile with at least 95 % probability.

    Each end is missed with 2.5 % at most, by the binomial distribution of the number of runs below the quantile. A rank
    of 0 or of `count` + 1 means that no order statistic suffices.
    """
    steps = np.arange(count)
    logs = np.log1p(count - 1.0 - steps) - np.log1p(steps) + math.log(share / (1 - share))
    chances = np.exp(np.concatenate([[0.0], np.cumsum(logs)]) + count * math.log1p(-share))
    at_most = np.cumsum(chances)  # of 0, 1, … runs below the quantile
    at_least = np.cumsum(chances[::-1])[::-1]
    low = int((at_most[:count] <= TAIL).sum())
    return low, count + 1 - int((at_least[1:] <= TAIL).sum())


NO_RUNS = Sample.of((), ())


@dataclass(frozen=True, eq=False)
class Statistic:
    """A figure of a sample that all tables, reports and charts of runs list.

    `of`: function that computes the figure. `columns`: names of the value and of the ends of its interval in CSV files.
    `unit`: unit of run time in reports; the Lab uses the chosen unit. `is_share`: whether the figure is a share from 0
    to 1, where higher is better, and not a run time.
    """

    title: Sentence
    sentence: Sentence
    of: Callable[[Sample], Estimate]
    columns: tuple[str, str, str]
    unit: Unit = Unit.TRIALS
    is_share: bool = False


SOLVED = Statistic(
    Sentence("Solved"),
    Sentence("Share of the runs that were solved, and Wilson’s 95 % interval; stopped runs count until they stopped"),
    Sample.success_rate,
    ("solved_share", "solved_low", "solved_high"),
    is_share=True,
)
EXPECTED = Statistic(
    Sentence("Expected run time"),
    Sentence("ERT: all that was spent, divided by the number of solved runs; and its 95 % interval"),
    Sample.expected_running_time,
    ("ert_trials", "ert_low", "ert_high"),
)
MEDIAN = Statistic(
    Sentence("Median (quartiles)"),
    Sentence("By then half of the runs were solved (a quarter, three quarters); ∞ where fewer were"),
    Sample.quartiles,
    ("median_trials", "quartile_1_trials", "quartile_3_trials"),
)
STATISTICS = (
    SOLVED,
    EXPECTED,
    MEDIAN,
    Statistic(
        Sentence("Mean of solved runs"),
        Sentence("Mean run time of the solved runs alone, as papers give it, and Student’s 95 % interval"),
        Sample.mean_of_solved,
        ("mean_generations_of_solved", "mean_low", "mean_high"),
        Unit.GENERATIONS,
    ),
)
"""All statistics, in the order of tables."""


def sample_of(outcomes: Iterable[Outcome], unit: Unit) -> Sample:
    """Return the sample of these outcomes, in the same order."""
    ended = list(outcomes)
    spent = [getattr(each, unit.value) for each in ended]
    return Sample.of(spent, [each.solved for each in ended], [each.stopped for each in ended])


def over_puzzles(samples: Sequence[Sample]) -> tuple[Estimate, Estimate]:
    """Return the share solved and the expected running time of runs on several puzzles, one sample for each.

    The values are those of all runs together. The intervals are those for other puzzles like these: every puzzle is a
    cluster, whose runs are no evidence on the others. For a single puzzle the intervals say nothing.
    """
    kept = [sample for sample in samples if sample.count]
    runs, solved = sum(each.count for each in kept), [int(each.solved.sum()) for each in kept]
    spent, total = [float(each.spent.sum()) for each in kept], sum(solved)
    share = Estimate(total / runs if runs else math.nan, 0.0, 1.0, runs)
    expected = Estimate(sum(spent) / total if total else math.inf, 0.0, math.inf, runs)
    if len(kept) < 2:
        return share, expected
    residuals = [own - share.value * each.count for own, each in zip(solved, kept, strict=True)]
    variance = sum(each**2 for each in residuals) / runs**2 * len(kept) / (len(kept) - 1)
    variance *= (student_quantile(len(kept) - 1) / CONFIDENCE) ** 2
    # As many independent runs as have this variance; where all puzzles agree, each counts as one run.
    alone = share.value * (1 - share.value) / variance if variance else float(len(kept))
    low, high = share_interval(share.value * alone, alone)
    ends = ratio_interval(spent, solved) or (0.0, math.inf)
    return replace(share, low=low, high=high), replace(expected, low=ends[0], high=ends[1])


def mean_of(numbers: ArrayLike) -> Estimate:
    """Return the mean of numbers with Student's interval; NaN without numbers."""
    values = np.asarray(numbers, np.float64)
    if not len(values):
        return Estimate(math.nan, -math.inf, math.inf, 0)
    mean, half = float(values.mean()), math.inf
    if len(values) > 1:
        half = student_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half, len(values))


def share_of(successes: int, attempts: int) -> Estimate:
    """Return the share of successes among attempts, with Wilson's interval; NaN without an attempt."""
    low, high = share_interval(successes, attempts)
    return Estimate(successes / attempts if attempts else math.nan, low, high, attempts)


def ecdf(samples: Sequence[Sample]) -> Steps:
    """Return the share of pairs of a run and a target that are reached within each run time.

    Each sample is about one target. Stopped runs count until they were stopped.
    """
    at, left, _ = Sample.joined(samples)._left()
    return Steps(at, 1 - left)


def reaching(courses: Sequence[ArrayLike], sample: Sample, targets: Iterable[float]) -> list[Sample]:
    """Return the sample of the times at which runs first reached a cost of a target or less, for each target.

    `courses`: the improvements of each run of the sample as (run time, cost), ascending.
    """
    steps = [np.reshape(course, (-1, 2)) for course in courses]
    runs, (at, cost) = np.repeat(np.arange(len(steps)), [*map(len, steps)]), np.concatenate(steps).T
    reached = []
    for target in targets:
        first = np.full(len(steps), np.inf)
        np.minimum.at(first, runs[cost <= target], at[cost <= target])
        solved = np.isfinite(first)
        reached.append(Sample.of(np.where(solved, first, sample.spent), solved, sample.stopped))
    return reached


def targets_of(courses: Sequence[ArrayLike], count: int = 11) -> tuple[float, ...]:
    """Return target costs: 0, and others evenly spaced in logarithm up to the worst first cost."""
    costs = [steps[:, 1] for course in courses if len(steps := np.reshape(course, (-1, 2)))]
    above = np.concatenate([*costs, []])
    above = above[above > 0]
    if not above.size or count < 2:
        return (0.0,)
    least, first = float(above.min()), max(float(each[0]) for each in costs)
    return tuple(sorted({0.0, *np.geomspace(least, max(first, least), count - 1).tolist()}))


def share_interval(successes: float, attempts: float) -> Interval:
    """Return the interval of a share (E. B. Wilson 1927), which is also sound for no successes or only successes.

    Without an attempt it is (0, 1).
    """
    if not attempts:
        return 0.0, 1.0
    share, weight = successes / attempts, CONFIDENCE**2 / attempts
    middle = (share + weight / 2) / (1 + weight)
    half = math.sqrt(weight * share * (1 - share) + weight**2 / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratio_interval(spent: ArrayLike, is_solved: ArrayLike) -> Interval | None:
    """Return the interval of the total run time divided by the number of solved runs; None below FEWEST_SOLVED.

    Also for clusters of runs, such as puzzles, given the total run time and the number of solved runs of each cluster.

    This is Student's interval for the logarithm of the ratio, whose error is that of a ratio of two means (the delta
    method). It assumes neither normal nor exponential run times: they are skewed, and with some algorithms vary by more
    than twice their mean. In samples of 30 or 100 drawn repeatedly from some hundred or thousand runs, such intervals
    held the ratio of all runs in 92 to 97 % of the draws, with and without unsolved runs, and in 86 % with the longest
    tail (our own algorithm on AI Escargot). Bootstrapping held it in 82 to 95 %, and the interval for exponential times
    in 66 to 97 %.
    """
    costs, successes = np.asarray(spent, np.float64), np.asarray(is_solved, np.float64)
    runs, solved, total = len(costs), float(successes.sum()), float(costs.sum())
    if solved < FEWEST_SOLVED:
        return None
    if not total:
        return 0.0, 0.0
    ratio = total / solved
    squares = float(((costs - ratio * successes) ** 2).sum())
    deviation = math.sqrt(squares * runs / (runs - 1)) / total
    factor = math.exp(student_quantile(runs - 1) * deviation)
    return ratio / factor, ratio * factor
