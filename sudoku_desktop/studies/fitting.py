"""Fit of algorithms to the published figures of a document: which of several readings of a paper agrees with all of it?

Every figure has a deviation, the logarithm of the ratio of ours to the published one, with the variance that comes from
the number of runs. Figures of one puzzle, or on one setting, are a block, whose squared deviation is their mean. The
squared deviations of the blocks are supposed to come from one normal distribution with a spread that is not known; with
Jeffreys' prior for the spread and equal prior weights of the algorithms, the posterior weight of an algorithm is
proportional to S^(−J/2), where S is its sum over J blocks (A. Gelman et al. 2013, Bayesian Data Analysis, sec. 3.2).

Algorithms make their runs seed by seed, and after some seeds those are given up whose weight is negligible beside the
leader's, three standard errors of both sums of squares allowed for.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.catalogue import PLACES
from sudoku_desktop.parameter import written
from sudoku_desktop.studies.commands import with_changes
from sudoku_desktop.studies.comparing import published_mean
from sudoku_desktop.studies.declaration import Comparison, Study
from sudoku_desktop.studies.published import AT_LEAST
from sudoku_desktop.studies.racing import Round, looks_of
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.distributions import CONFIDENCE
from sudoku_desktop.trials.records import KeptRun, Trial, algorithm_text
from sudoku_desktop.trials.statistics import Estimate

NEGLIGIBLE = 0.001
"""Posterior weight, as a share of the leader's, below which an algorithm is given up."""
ERRORS = 3.0
"""An algorithm is given up when its sum of squares is too large by more than this number of standard errors."""
DRAWS = 4000
"""Number of random draws of the sums of squared deviations from which the weights are computed."""
SMALLEST = 0.01
"""Minimum sum of squared deviations; anything smaller is due to chance."""
LEAST = 0.5
"""Minimum number of runs by which a share is assumed to differ from none and all, so that a rate is finite."""

Runs = Mapping[tuple[str, str], Sequence[KeptRun]]
"""Runs by the text of the algorithm and the name of the puzzle."""


@dataclass(frozen=True)
class Deviation:
    """Natural logarithm of the ratio of our figure to the published one, with its variance.

    `is_bound`: whether it is only a lower bound, because no run was solved.
    """

    log_ratio: float
    variance: float
    is_bound: bool = False

    @property
    def square(self) -> tuple[float, float, float]:
        """The squared logarithm minus the variance due to chance, and its standard errors downwards and upwards."""
        square, error = self.log_ratio**2, math.sqrt(4 * self.log_ratio**2 * self.variance + 2 * self.variance**2)
        if self.is_bound and self.log_ratio > 0:  # the true ratio may be larger, but not smaller
            return square, 0.0, error
        return square - self.variance, error, error

    @property
    def ratio(self) -> Estimate:
        """The ratio itself, with an interval of 95 %, which has no upper end if the deviation is only a bound."""
        low, high = (math.exp(self.log_ratio + sign * CONFIDENCE * math.sqrt(self.variance)) for sign in (-1, 1))
        return Estimate(math.exp(self.log_ratio), low, math.inf if self.is_bound else high, 0)


@dataclass(frozen=True)
class Fit:
    """The deviations of an algorithm from the published figures.

    Attributes
    ----------
    seeds
        Number of seeds with which it was run.
    figures
        Deviations by comparison.
    weight
        Posterior weight among the algorithms of the study.
    """

    algorithm: Algorithm
    seeds: int
    figures: Mapping[Comparison, Deviation]
    weight: float = 0.0

    @cached_property
    def blocks(self) -> Mapping[str, tuple[float, float, float]]:
        """Squared deviation without the variance due to chance, and its standard errors down and up, by block."""
        figures: dict[str, list[Deviation]] = {}
        for comparison, deviation in self.figures.items():
            figures.setdefault(block_of(comparison), []).append(deviation)
        # Average the errors, too: the figures of a block come from the same runs, so their errors are not independent.
        squares = {name: [deviation.square for deviation in some] for name, some in figures.items()}
        return {name: tuple(np.mean(some, axis=0).tolist()) for name, some in squares.items()}

    @property
    def total(self) -> tuple[float, float, float]:
        """Sum of the squared deviations of all blocks, and its standard errors downwards and upwards."""
        squares, down, up = zip(*self.blocks.values(), strict=True)
        return max(sum(squares), 0.0), math.hypot(*down), math.hypot(*up)

    @property
    def factor(self) -> float:
        """Typical factor between our figures and the published ones."""
        return math.exp(math.sqrt(self.total[0] / max(len(self.blocks), 1)))


def block_of(comparison: Comparison) -> str:
    """Return the name of the block that a figure belongs to: its setting, or its puzzles."""
    return comparison.settings.partition("=")[0] or " ".join(comparison.on)


def fits(study: Study, archive: Archive) -> list[Fit]:
    """Return the fits of all algorithms that have runs for every figure, sorted by descending weight."""
    found = list(_fits(study, archive, study.algorithms, study.seeds))
    return sorted(_weighted(found), key=lambda fit: (-fit.weight, fit.factor))


def weights_of_values(found: Sequence[Fit]) -> dict[str, dict[str, float]]:
    """Return the sum of the posterior weights for each value of each part and setting that varies, written as for
    `--set`.
    """
    weights: dict[str, dict[str, float]] = {}
    for fit in found:
        parts = {place: type(getattr(fit.algorithm, place)).__name__ for place in PLACES}
        for name, value in (parts | {each.name: written(each.value) for each in fit.algorithm.settings()}).items():
            some = weights.setdefault(name, {})
            some[value] = some.get(value, 0.0) + fit.weight
    return {name: some for name, some in weights.items() if len(some) > 1}


def fitting_rounds(study: Study, archive: Archive) -> Iterator[Round]:
    """Yield the trials seed by seed; after some seeds, algorithms with negligible weight are given up."""
    assert study.fitting is not None
    left, made, before = list(study.algorithms), 0, 0
    for look in looks_of(study.fitting.rounds, len(study.seeds)):
        some, rest = study.seeds[before:look], study.seeds[before:]
        trials = list(_trials(study, left, some))
        yield trials, made + len(trials) // len(some) * len(rest)
        made, before = made + len(trials), look
        left = remaining(list(_fits(study, archive, left, study.seeds[:look])))


def remaining(found: Sequence[Fit]) -> list[Algorithm]:
    """Return the algorithms whose posterior weights may be more than negligible, in the same order.

    The leader is the algorithm whose sum of squares has the smallest upper bound.
    """
    totals = _totals(found)
    leader = int(np.argmin(totals[:, 0] + ERRORS * totals[:, 2]))
    most = NEGLIGIBLE ** (-2 / _blocks(found))
    beyond = totals[:, 0] - most * totals[leader, 0]
    errors = np.hypot(totals[:, 1], most * totals[leader, 2])
    is_left = (beyond <= ERRORS * errors) | (np.arange(len(found)) == leader)
    return [fit.algorithm for fit, stays in zip(found, is_left, strict=True) if stays]


def _trials(study: Study, algorithms: Sequence[Algorithm], seeds: Sequence[int]) -> Iterator[Trial]:
    """Yield the trials of some algorithms, and of their variants with the changed settings that figures are about."""
    yield from study.trials(None, algorithms, seeds)
    for settings, on in _changes(study).items():
        yield from study.trials(on, [with_changes(each, settings) for each in algorithms], seeds)


def _changes(study: Study) -> dict[str, frozenset[str]]:
    """Return the changed settings that published figures are about, with the puzzles on which they are compared."""
    changes: dict[str, frozenset[str]] = {}
    for each in study.comparisons:
        for settings in filter(None, (each.settings, each.than)):
            changes[settings] = changes.get(settings, frozenset()) | set(each.on)
    return changes


def _fits(study: Study, archive: Archive, algorithms: Iterable[Algorithm], seeds: Sequence[int]) -> Iterator[Fit]:
    """Yield the fits of those algorithms that have runs, with some of the seeds, for every figure."""
    wanted = set(seeds)
    runs: dict[tuple[str, str], list[KeptRun]] = {}
    for run in archive.runs(Query(study=study.name)):
        if run.trial.seed in wanted and run.trial.budget == study.budget:
            runs.setdefault((run.trial.algorithm, run.trial.title), []).append(run)
    for algorithm in algorithms:
        texts = {"": algorithm_text(algorithm)}
        texts |= {settings: algorithm_text(with_changes(algorithm, settings)) for settings in _changes(study)}
        deviations = {
            each: deviation_of(each, runs, texts[each.than], texts[each.settings])
            for each in study.comparisons
            if all((texts[settings], name) in runs for settings in (each.than, each.settings) for name in each.on)
        }
        if len(deviations) == len(study.comparisons):
            made = {run.trial.seed for name, _ in study.puzzles for run in runs.get((texts[""], name), ())}
            yield Fit(algorithm, len(made), deviations)


def deviation_of(comparison: Comparison, runs: Runs, text: str, changed: str) -> Deviation:
    """Return the deviation of an algorithm's figure from the published one.

    `text`: the text of the algorithm; `changed`: that of the variant with the changed settings that the figure is
    about.
    """
    theirs = published_mean(comparison).value
    own = [run for name in comparison.on for run in runs[text, name]]
    match comparison.statistic:
        case "mean generations" | "mean trials":
            ours = _log_cost(own, comparison.statistic.removeprefix("mean "))
        case "median generations":
            ours = _log_median(own)
        case "solved of 100":
            within = comparison.within[0] if comparison.within else math.inf
            solved = sum(run.outcome.solved and run.outcome.trials <= within for run in own)
            ours = _log_rate(solved / len(own), len(own))
            return replace(ours, log_ratio=ours.log_ratio - _log_rate(theirs / 100, len(own)).log_ratio)
        case _:
            pairs = [
                (_log_cost(runs[changed, name], "trials"), _log_cost(runs[text, name], "trials"))
                for name in comparison.on
            ]
            ratios = [one.log_ratio - other.log_ratio for one, other in pairs]
            variance = sum(one.variance + other.variance for one, other in pairs) / len(pairs) ** 2
            ours = Deviation(float(np.mean(ratios)), variance, is_bound=any(one.is_bound for one, _ in pairs))
    away = ours.log_ratio - math.log(theirs)
    if comparison.what.endswith(AT_LEAST) and away >= 0:
        return Deviation(0.0, 0.0)  # a claim that holds has no deviation, whatever its margin
    return replace(ours, log_ratio=away)


def _log_cost(runs: Sequence[KeptRun], unit: str) -> Deviation:
    """Return the logarithm of the cost of a solution, assuming a constant rate of solutions, as with restarts.

    Without any solution, the cost is at least the total spent.
    """
    solved = sum(run.outcome.solved for run in runs)
    spent = sum(getattr(run.outcome, unit) for run in runs)
    return Deviation(math.log(max(spent, 1) / max(solved, 1)), 1 / max(solved, 1), is_bound=not solved)


def _log_median(runs: Sequence[KeptRun]) -> Deviation:
    """Return the logarithm of the median number of generations, extrapolated where less than half is solved."""
    cost = _log_cost(runs, "generations")
    spent = sorted(run.outcome.generations if run.outcome.solved else math.inf for run in runs)
    median = (spent[(len(spent) - 1) // 2] + spent[len(spent) // 2]) / 2
    return replace(
        cost, log_ratio=math.log(max(median, 1.0)) if median < math.inf else cost.log_ratio + math.log(math.log(2))
    )


def _log_rate(share: float, count: int) -> Deviation:
    """Return the logarithm of the rate of solutions at which a share of `count` runs is solved within a limit.

    A share is assumed to be half a run away from 0 and from 1, so that the rate is finite.
    """
    share = min(max(share, LEAST / count), 1 - LEAST / count)
    rate = -math.log(1 - share)
    return Deviation(math.log(rate), share / ((1 - share) * count * rate**2))


def _weighted(found: Sequence[Fit]) -> list[Fit]:
    """Return the fits with their posterior weights, averaged over the random errors of the sums of squares."""
    if not found:
        return []
    totals = _totals(found)
    noise = np.random.Generator(np.random.PCG64(0)).standard_normal((DRAWS, len(found)))
    drawn = np.maximum(totals[:, 0] + noise * np.where(noise < 0, totals[:, 1], totals[:, 2]), SMALLEST)
    logs = -_blocks(found) / 2 * np.log(drawn)
    shares = np.exp(logs - logs.max(axis=1, keepdims=True))
    weights = (shares / shares.sum(axis=1, keepdims=True)).mean(axis=0)
    return [replace(fit, weight=float(weight)) for fit, weight in zip(found, weights, strict=True)]


def _totals(found: Sequence[Fit]) -> NDArray[np.float64]:
    """Return the sum of squared deviations of each fit and its standard errors down and up, shape (fits, 3)."""
    return np.array([fit.total for fit in found], np.float64)


def _blocks(found: Sequence[Fit]) -> int:
    return max(len(fit.blocks) for fit in found)
