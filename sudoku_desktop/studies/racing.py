"""A race of algorithms: those that are significantly worse than the best are eliminated, seed by seed.

The cost of a trial is compared with that of the leader's trial with the same puzzle and seed, on a logarithmic scale,
where an unsolved run counts as ten times its trials (PAR10). An algorithm is eliminated when the interval of its mean
difference is entirely on the worse side (M. Birattari et al. 2002 race similarly, with a rank test).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.records import KeptRun, Trial, algorithm_text
from sudoku_desktop.trials.statistics import Estimate, mean_of, student_quantile

if TYPE_CHECKING:
    from sudoku_desktop.studies.declaration import Study

UNSOLVED = 10.0
"""Factor by which the trials of an unsolved run are multiplied."""
Costs = Mapping[tuple[str, int], float]
"""Logarithms of the costs of an algorithm's runs, by puzzle name and seed."""
Round = tuple[Iterable[Trial], int]
"""The next trials, and the total number of trials as far as it is known."""


def costs_of(runs: Iterable[KeptRun], puzzles: Collection[str]) -> dict[str, Costs]:
    """Return the costs of each algorithm, by its text, on the puzzles with these names."""
    found: dict[str, dict[tuple[str, int], float]] = {}
    for run in runs:
        trial, outcome = run.trial, run.outcome
        if trial.title in puzzles:
            spent = max(outcome.trials, 1) * (1.0 if outcome.solved else UNSOLVED)
            found.setdefault(trial.algorithm, {})[trial.title, trial.seed] = math.log(spent)
    return dict(found)


def mean_cost(costs: Costs) -> float:
    return sum(costs[key] for key in sorted(costs)) / len(costs)


def is_worse(costs: Costs, leader: Costs) -> bool:
    """Return whether an algorithm is significantly worse than the leader, on puzzles and seeds common to both."""
    differences = np.array([costs[key] - leader[key] for key in sorted(costs.keys() & leader.keys())])
    count = len(differences)
    if count < 2:
        return False
    half = student_quantile(count - 1) * float(differences.std(ddof=1)) / math.sqrt(count)
    return bool(differences.mean() > half)


def times_the_cost(costs: Costs, other: Costs) -> Estimate:
    """Return the ratio of two algorithms' costs on a typical puzzle; the interval accounts for puzzles, not seeds."""
    by_puzzle: dict[str, list[float]] = {}
    for key in sorted(costs.keys() & other.keys()):
        by_puzzle.setdefault(key[0], []).append(costs[key] - other[key])
    mean = mean_of([sum(some) / len(some) for some in by_puzzle.values()])
    value, low, high = (
        math.exp(min(each, 700.0)) if each < math.inf else each for each in (mean.value, mean.low, mean.high)
    )
    return Estimate(value, low, high, mean.count)


def rounds(study: Study, archive: Archive) -> Iterator[Round]:
    """Yield the trials of a race: on training puzzles seed by seed, then of remaining algorithms on test puzzles."""
    assert study.racing is not None
    left, made = list(study.algorithms), 0
    train, test = study.split()
    for number, seed in enumerate(study.seeds, 1):
        rest = len(left) * (len(train) * (len(study.seeds) - number + 1) + len(test) * len(study.seeds))
        yield study.trials(train, left, [seed]), made + rest
        made += len(left) * len(train)
        if number >= study.racing.rounds:
            left = survivors(archive, study, left, study.seeds[:number])
    yield study.trials(test, left), made + len(left) * len(test) * len(study.seeds)


def survivors(archive: Archive, study: Study, left: Sequence[Algorithm], seeds: Sequence[int]) -> list[Algorithm]:
    """Return the algorithms of `left` that remain after these seeds, in the same order; the leader always remains."""
    train, _ = study.split()
    wanted, texts = set(seeds), {algorithm_text(each): each for each in left}
    runs = (run for run in archive.runs(Query(study=study.name)) if run.trial.seed in wanted)
    costs = costs_of(runs, train)
    leader = min(texts, key=lambda text: (mean_cost(costs[text]), text))
    return [each for text, each in texts.items() if not is_worse(costs[text], costs[leader])]
