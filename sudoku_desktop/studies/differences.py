"""Tests of all pairs of algorithms: whether and by how much they differ on these puzzles, and on others like them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from sudoku_desktop.studies.groups import Group
from sudoku_desktop.studies.racing import UNSOLVED
from sudoku_desktop.trials.significance import Strata, holm, log_rank, signed_rank, strata_of, superiority
from sudoku_desktop.trials.statistics import Numbers

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
    return [each for each in _tested(groups, combinations(range(len(groups)), 2)) if each is not None]


def differences_from(best: Group, groups: Sequence[Group]) -> list[Difference | None]:
    """Return the difference of each algorithm from `best`; None for itself and without a common puzzle."""
    others = [number for number, group in enumerate(groups) if group is not best]
    found = iter(_tested([*groups, best], ((number, len(groups)) for number in others)))
    return [None if group is best else next(found) for group in groups]


def _tested(groups: Sequence[Group], pairs: Iterable[tuple[int, int]]) -> list[Difference | None]:
    """Return the differences of pairs of groups, by their indices; None without a common puzzle."""
    strata = strata_of([group.by_puzzle for group in groups])
    costs = [*map(_mean_costs, strata)]
    found = list[Difference | None]()
    for one, other in pairs:
        both = (strata[one].counts > 0) & (strata[other].counts > 0)
        if not both.any():
            found.append(None)
            continue
        away = (costs[one] - costs[other])[both]
        # Without any solution, costs beyond the budget are no difference.
        away[(strata[one].solved_counts + strata[other].solved_counts)[both] == 0] *= 0
        puzzles = away[~np.isnan(away)]
        others = signed_rank(puzzles) if len(puzzles) >= FEWEST_DIFFERENCES else None
        _, these = log_rank(strata[one], strata[other])
        share = superiority(strata[one], strata[other])
        found.append(Difference(groups[one].name, groups[other].name, int(both.sum()), share, these, others))
    known = [each for each in found if each is not None]
    adjusted = iter(holm([tail for each in known for tail in (each.these, each.others) if tail is not None]))
    return [
        each and replace(each, these=next(adjusted), others=None if each.others is None else next(adjusted))
        for each in found
    ]


def _mean_costs(strata: Strata) -> Numbers:
    """Return the mean logarithm of the costs on each puzzle, as in a race, without stopped runs; NaN without others."""
    runs, kept = strata.runs, ~strata.runs.stopped
    costs = np.log(np.maximum(runs.spent, 1.0) * np.where(runs.solved, 1.0, UNSOLVED))
    sums, counts = (np.bincount(strata.puzzle[kept], each, len(strata.counts)) for each in (costs[kept], None))
    with np.errstate(invalid="ignore"):
        return sums / counts
