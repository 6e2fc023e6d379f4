"""Tests of all pairs of algorithms: whether and by how much they differ on these puzzles, and on others like them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from sudoku_desktop.studies.groups import Group
from sudoku_desktop.studies.racing import UNSOLVED
from sudoku_desktop.trials.significance import holm, log_rank, signed_rank, superiority
from sudoku_desktop.trials.statistics import Sample

FEWEST_DIFFERENCES = 6
"""Minimum number of puzzles for which signed ranks can be significant at 5 %, when all have the same sign."""


@dataclass(frozen=True)
class Difference:
    """Difference between the runs of `first` and of `second` on the puzzles that both have.

    `superiority` is the probability that a run of the first costs less. `these` is the p-value of the log-rank test on
    these puzzles; `others` is that of the signed-rank test, which treats the puzzles as a sample of others, or None for
    fewer than FEWEST_DIFFERENCES puzzles. Both are adjusted by Holm for all p-values of the comparison.
    """

    first: str
    second: str
    puzzles: int
    superiority: float
    these: float
    others: float | None


def differences_of(groups: Sequence[Group]) -> list[Difference]:
    """Return the difference of each pair of algorithms with runs on the same puzzles, in the order of the groups."""
    return [each for each in _tested([*combinations(groups, 2)]) if each is not None]


def differences_from(best: Group, groups: Sequence[Group]) -> list[Difference | None]:
    """Return the difference of each algorithm from `best`; None for itself and without a common puzzle."""
    found = iter(_tested([(each, best) for each in groups if each is not best]))
    return [None if each is best else next(found) for each in groups]


def _tested(pairs: Sequence[tuple[Group, Group]]) -> list[Difference | None]:
    found = [_difference(one, other) for one, other in pairs]
    known = [each for each in found if each is not None]
    adjusted = iter(holm([tail for each in known for tail in (each.these, each.others) if tail is not None]))
    return [
        each and replace(each, these=next(adjusted), others=None if each.others is None else next(adjusted))
        for each in found
    ]


def _difference(one: Group, other: Group) -> Difference | None:
    """Return a difference with unadjusted p-values, or None without a common puzzle."""
    pairs = one.beside(other)
    if not pairs:
        return None
    costs = [
        # Without any solution, costs beyond the budget are no difference.
        (_mean_cost(mine) - _mean_cost(theirs)) * bool(mine.solved.any() or theirs.solved.any())
        for mine, theirs in pairs
    ]
    puzzles = [each for each in costs if not math.isnan(each)]
    others = signed_rank(puzzles) if len(puzzles) >= FEWEST_DIFFERENCES else None
    _, these = log_rank(pairs)
    return Difference(one.name, other.name, len(pairs), superiority(pairs), these, others)


def _mean_cost(sample: Sample) -> float:
    """Return the mean logarithm of the costs of runs that were not stopped, as in a race; NaN if all were stopped."""
    kept = ~sample.stopped
    if not kept.any():
        return math.nan
    spent = np.maximum(sample.spent[kept], 1.0) * np.where(sample.solved[kept], 1.0, UNSOLVED)
    return float(np.log(spent).mean())
