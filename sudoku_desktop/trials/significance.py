"""Tests of whether and how much samples differ; all p-values are two-sided, and are tested against scipy.

Which test answers which question:

- `log_rank`: do runs on these puzzles end sooner? Runs that were given up or stopped are censored; puzzles are strata.
- `signed_rank`: would it be so on other puzzles like these? One difference for each puzzle, since more runs on a puzzle
  say nothing about other puzzles.
- `superiority`: by how much, whatever the unit is?
- `fisher`: do two shares of successes differ?
- `holm`: the p-values of several tests, so that one wrong claim among all of them has a chance of 5 % at most.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sudoku_desktop.trials.distributions import normal_tail, student_quantile
from sudoku_desktop.trials.statistics import Estimate, Numbers, Sample, share_interval

LEVEL = 0.05
"""Probability of a wrong claim, of one test or of all tests that are adjusted together."""
MOST_EXACT = 50
"""Maximum number of differences whose signs are enumerated; for more, the sum of ranks is nearly normal."""

Counts = NDArray[np.intp]


@dataclass(frozen=True, eq=False)
class Strata:
    """The runs of an algorithm on several puzzles, whose times are compared within each puzzle only.

    A time is a whole number, the puzzle's number × `span` + the rank of the time among those of all algorithms, so that
    the times of all puzzles are compared at once. The times are ascending.

    Attributes
    ----------
    runs
        The runs of all puzzles.
    puzzle
        Number of the puzzle of each run.
    counts
        Number of runs on each puzzle.
    spent, solved, ends
        Times of all runs, times of the solved ones, and times until which a run may have cost less than another one: a
        run whose budget ended has no such end.
    """

    runs: Sample
    puzzle: Counts
    counts: Counts
    span: int
    spent: Counts
    solved: Counts
    ends: Counts

    @property
    def solved_counts(self) -> Counts:
        """Number of solved runs on each puzzle."""
        return np.bincount(self.solved // self.span, minlength=len(self.counts))

    def after(self, times: Counts, ends: Counts, side: Literal["left", "right"]) -> Counts:
        """Return the number of `ends` on the same puzzle after each time, or from it on for the side "left"."""
        return np.cumsum(self.counts)[times // self.span] - np.searchsorted(ends, times, side)


def strata_of(algorithms: Sequence[Mapping[str, Sample]]) -> list[Strata]:
    """Return the runs of several algorithms for comparing them; each has a sample by the name of the puzzle."""
    numbers = {name: number for number, name in enumerate(dict.fromkeys(name for each in algorithms for name in each))}
    joined = [Sample.joined(each.values()) for each in algorithms]
    known = np.unique(np.concatenate([[], *(each.spent for each in joined)]))
    span = len(known) + 1
    strata = []
    for each, runs in zip(algorithms, joined, strict=True):
        puzzle = np.repeat([numbers[name] for name in each], [sample.count for sample in each.values()]).astype(np.intp)
        spent = puzzle * span + np.searchsorted(known, runs.spent)
        ends = np.where(runs.solved | runs.stopped, spent, puzzle * span + span - 1)
        counts = np.bincount(puzzle, minlength=len(numbers))
        strata.append(Strata(runs, puzzle, counts, span, np.sort(spent), np.sort(spent[runs.solved]), np.sort(ends)))
    return strata


def log_rank(one: Strata, other: Strata) -> tuple[float, float]:
    """Return the statistic of the log-rank test (N. Mantel 1966), stratified by puzzle, and its p-value.

    The statistic is normal where the algorithms do not differ, and positive where the first solves sooner. It is 0, and
    the p-value 1, where nothing can be compared.
    """
    times = np.sort(np.concatenate([one.solved, other.solved]))
    # Of equal times, the last one has all runs that ended then, and the others none.
    ended, others_ended = (
        np.diff(np.searchsorted(each.solved, times), append=len(each.solved)) for each in (one, other)
    )
    risk, others_risk = (each.after(times, each.spent, "left") for each in (one, other))
    events, at_risk = ended + others_ended, risk + others_risk
    share = risk / at_risk
    surplus = float((ended - events * share).sum())
    variance = float((share * (1 - share) * events * (at_risk - events) / np.maximum(at_risk - 1, 1)).sum())
    if variance <= 0:
        return 0.0, 1.0
    z = surplus / math.sqrt(variance)
    return z, 2 * normal_tail(abs(z))


def signed_rank(differences: ArrayLike) -> float:
    """Return the p-value of the signed-rank test of F. Wilcoxon (1945); differences of 0 are left out.

    Up to MOST_EXACT differences all combinations of signs are counted, with mean ranks for equal differences.
    """
    values = np.asarray(differences, np.float64)
    values = values[values != 0]
    count = len(values)
    if not count:
        return 1.0
    _, place, equal = np.unique(np.abs(values), return_inverse=True, return_counts=True)
    doubled = (2 * np.cumsum(equal) - equal + 1)[place]  # twice the mean ranks, which are whole numbers
    above, total = int(doubled[values > 0].sum()), int(doubled.sum())
    extreme = max(above, total - above)
    if count > MOST_EXACT:
        variance = count * (count + 1) * (2 * count + 1) / 24 - float((equal**3 - equal).sum()) / 48
        return min(1.0, 2 * normal_tail((extreme - total / 2) / 2 / math.sqrt(variance)))
    ways = np.zeros(total + 1)
    ways[0] = 1.0
    for rank in doubled.tolist():
        ways[rank:] += ways[: total + 1 - rank]
    return min(1.0, math.ldexp(float(ways[extreme:].sum()), 1 - count))


def superiority(one: Strata, other: Strata) -> float:
    """Return the probability that a run of the first costs less than one of the second, equal costs counting half.

    This is A12 of A. Vargha and H. Delaney (2000), for runs on the same puzzle and averaged over puzzles; NaN without
    runs. A run whose budget ended counts as endless; where a run was stopped before the other was solved, neither wins.
    """
    shared = (one.counts > 0) & (other.counts > 0)
    if not shared.any():
        return math.nan
    surplus = _wins(one, other) - _wins(other, one)
    share = float((surplus[shared] / (one.counts * other.counts)[shared]).mean())
    return (1 + share) / 2


def _wins(one: Strata, other: Strata) -> Numbers:
    """Return how many pairs of runs on each puzzle there are in which the run of `one` certainly costs less."""
    later = other.after(one.solved, other.ends, "right")
    return np.asarray(np.bincount(one.solved // one.span, later, len(one.counts)), np.float64)


def fisher(successes: int, attempts: int, others: int, of: int) -> float:
    """Return the p-value of R. A. Fisher's exact test (1935) that two shares of successes are equal."""
    total = successes + others
    low, high = max(0, total - of), min(attempts, total)
    logs = [_log_choose(attempts, each) + _log_choose(of, total - each) for each in range(low, high + 1)]
    most, ours = max(logs), logs[successes - low]
    chances = [math.exp(each - most) for each in logs]
    extreme = sum(chance for chance, each in zip(chances, logs, strict=True) if each <= ours + 1e-7)
    return min(1.0, extreme / sum(chances))


def _log_choose(count: int, chosen: int) -> float:
    return math.lgamma(count + 1) - math.lgamma(chosen + 1) - math.lgamma(count - chosen + 1)


def ratio_of_shares(successes: int, attempts: int, others: int, of: int) -> Estimate:
    """Return the ratio of two shares of successes, both of which are estimates.

    The interval combines Wilson's intervals of both shares (A. Donner & G. Y. Zou 2012); its upper end is infinite
    where the second share may be 0.
    """
    (low, high), (other_low, other_high) = share_interval(successes, attempts), share_interval(others, of)
    share, other = successes / attempts, others / of
    product = share * other

    def root(own: float, its: float) -> float:
        return math.sqrt(max(0.0, product**2 - own * its * (2 * share - own) * (2 * other - its)))

    bottom = low * (2 * share - low) / (product + root(low, other_high)) if successes and others else 0.0
    top = (product + root(high, other_low)) / (other_low * (2 * other - other_low)) if others else math.inf
    value = share / other if others else math.inf if successes else math.nan
    return Estimate(value, bottom, top, attempts)


def ratio_of_means(numbers: ArrayLike, other: float, of: int) -> Estimate:
    """Return the ratio of the mean of positive numbers to a published mean of `of` others, whose spread is unknown.

    The others are assumed to vary as much in proportion to their mean. The interval is Student's for the logarithm.
    """
    values = np.asarray(numbers, np.float64)
    count = len(values)
    if not count or not other:
        return Estimate(math.nan, 0.0, math.inf, count)
    mean = float(values.mean())
    if count < 2 or not mean:
        return Estimate(mean / other, 0.0, math.inf, count)
    deviation = float(values.std(ddof=1)) / mean * math.sqrt(1 / count + 1 / of)
    factor = math.exp(min(student_quantile(count - 1) * deviation, 700.0))
    return Estimate(mean / other, mean / other / factor, mean / other * factor, count)


def holm(values: Sequence[float]) -> list[float]:
    """Return p-values adjusted for their number (S. Holm 1979), in the same order."""
    adjusted, largest = [0.0] * len(values), 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        largest = max(largest, min(1.0, (len(values) - rank) * values[place]))
        adjusted[place] = largest
    return adjusted
