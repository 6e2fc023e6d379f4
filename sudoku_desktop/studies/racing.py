"""A race of algorithms: who is surely worse than the best is given up, seed by seed.

What decides is what a trial cost beside the same trials of the leader (the same puzzles and seeds), on a logarithmic
scale, where an unsolved run counts as ten times its trials (PAR10). An algorithm is given up when the whole interval
of its mean difference lies on the wrong side (M. Birattari et al. 2002 race in the same way, with a test of ranks).
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
"""How many times what it spent an unsolved run counts as."""
Costs = Mapping[tuple[str, int], float]
"""The logarithm of what an algorithm's runs cost, by the puzzle's name and the seed."""
Round = tuple[Iterable[Trial], int]
"""The trials to make next, and how many there are in all as far as is known."""


def costs_of(runs: Iterable[KeptRun], puzzles: Collection[str]) -> dict[str, Costs]:
    """Of each algorithm, by its text, on the puzzles of these names."""
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
    """Surely, on the puzzles and seeds that both have met."""
    differences = np.array([costs[key] - leader[key] for key in sorted(costs.keys() & leader.keys())])
    count = len(differences)
    if count < 2:
        return False
    half = student_quantile(count - 1) * float(differences.std(ddof=1)) / math.sqrt(count)
    return bool(differences.mean() > half)


def times_the_cost(costs: Costs, other: Costs) -> Estimate:
    """How many times what the other costs, on a typical puzzle; the interval is of puzzles, not of seeds."""
    by_puzzle: dict[str, list[float]] = {}
    for key in sorted(costs.keys() & other.keys()):
        by_puzzle.setdefault(key[0], []).append(costs[key] - other[key])
    mean = mean_of([sum(some) / len(some) for some in by_puzzle.values()])
    value, low, high = (
        math.exp(min(each, 700.0)) if each < math.inf else each for each in (mean.value, mean.low, mean.high)
    )
    return Estimate(value, low, high, mean.count)


def rounds(study: Study, archive: Archive) -> Iterator[Round]:
    """One seed of the training puzzles after the other, and what is left on the others at the end."""
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
    """Who stays in the race after these seeds, in the same order; the leader always does."""
    train, _ = study.split()
    wanted, texts = set(seeds), {algorithm_text(each): each for each in left}
    runs = (run for run in archive.runs(Query(study=study.name)) if run.trial.seed in wanted)
    costs = costs_of(runs, train)
    leader = min(texts, key=lambda text: (mean_cost(costs[text]), text))
    return [each for text, each in texts.items() if not is_worse(costs[text], costs[leader])]
