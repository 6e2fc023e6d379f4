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
"""Smallest number of puzzles of which signed ranks can be significant at 5 %, when all have the same sign."""


@dataclass(frozen=True)
class Difference:
    """How the runs of `first` differ from those of `second` on the puzzles that both have.

    `superiority` is the probability that a run of the first needs less. `these` is the p-value of the log-rank test on
    these puzzles; `others` is that of the signed-rank test, which takes the puzzles as a sample of others, or None of
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
    found = []
    for one, other in combinations(groups, 2):
        pairs = one.beside(other)
        if not pairs:
            continue
        costs = [(_mean_cost(mine), _mean_cost(theirs)) for mine, theirs in pairs]
        puzzles = [mine - theirs for mine, theirs in costs if not math.isnan(mine - theirs)]
        others = signed_rank(puzzles) if len(puzzles) >= FEWEST_DIFFERENCES else None
        _, these = log_rank(pairs)
        found.append(Difference(one.name, other.name, len(pairs), superiority(pairs), these, others))
    tails = [tail for each in found for tail in (each.these, each.others) if tail is not None]
    adjusted = iter(holm(tails))
    return [
        replace(each, these=next(adjusted), others=None if each.others is None else next(adjusted)) for each in found
    ]


def _mean_cost(sample: Sample) -> float:
    """Return the mean logarithm of the costs of runs that were not stopped, as in a race; NaN without any."""
    kept = ~sample.stopped
    if not kept.any():
        return math.nan
    spent = np.maximum(sample.spent[kept], 1.0) * np.where(sample.solved[kept], 1.0, UNSOLVED)
    return float(np.log(spent).mean())
