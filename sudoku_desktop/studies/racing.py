"""A race of algorithms: those that are significantly worse than the best are eliminated (M. Birattari et al. 2002).

The cost of a trial is compared with that of the leader's trial with the same puzzle and seed, on a logarithmic scale,
where an unsolved run counts as ten times its trials (PAR10). Of races between equal algorithms at most 5 % eliminate
any, whatever their number and that of the looks is (`benchmarks/simulated_runs.py`).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.trials.archive import Archive, Query
from sudoku_desktop.trials.distributions import student_tail
from sudoku_desktop.trials.records import KeptRun, Trial, algorithm_text
from sudoku_desktop.trials.significance import LEVEL
from sudoku_desktop.trials.statistics import Estimate, mean_of

if TYPE_CHECKING:
    from sudoku_desktop.studies.declaration import Study

UNSOLVED = 10.0
"""Factor by which the trials of an unsolved run are multiplied."""
FEWEST_PUZZLES = 5
"""Minimum number of puzzles from which a race can predict how an algorithm performs on others."""
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
            spent = float(max(outcome.trials, 1))
            if not outcome.solved:  # a run ends between generations, and costs beyond the budget are no difference
                spent = UNSOLVED * min(spent, trial.budget.trials or spent)
            found.setdefault(trial.algorithm, {})[trial.title, trial.seed] = math.log(spent)
    return dict(found)


def mean_cost(costs: Costs) -> float:
    return sum(costs[key] for key in sorted(costs)) / len(costs)


def looks_of(rounds: int, seeds: int) -> list[int]:
    """Return the numbers of seeds after which algorithms are compared: `rounds`, its doublings, and `seeds`.

    A comparison after every seed would divide the level among so many that hardly any algorithm was given up.
    """
    looks = [rounds]
    while looks[-1] < seeds:
        looks.append(min(2 * looks[-1], seeds))
    return looks


def worse_tail(differences: Sequence[Sequence[float]]) -> float:
    """Return the one-sided p-value of the hypothesis that differences of costs are 0 on average.

    `differences` has the differences seed by seed for each puzzle. Every puzzle is a block with one mean difference,
    because costs on one puzzle are no evidence on the next: Student's t over puzzles. Fewer than FEWEST_PUZZLES say
    nothing about others; then it is B. L. Welch's t over seeds (1947), about these puzzles alone.
    """
    means = np.array([np.mean(each) for each in differences if len(each)])
    if len(means) >= FEWEST_PUZZLES:
        freedom, error = len(means) - 1.0, float(means.var(ddof=1)) / len(means)
    else:
        if not len(means) or min(map(len, differences)) < 2:
            return 1.0
        parts = [float(np.var(each, ddof=1)) / len(each) / len(means) ** 2 for each in differences]
        error = sum(parts)
        squares = sum(part**2 / (len(each) - 1) for part, each in zip(parts, differences, strict=True))
        freedom = error**2 / squares if squares else math.inf
    mean = float(means.mean())
    if not error:
        return 0.0 if mean > 0 else 1.0
    return student_tail(mean / math.sqrt(error), freedom)


def is_worse(costs: Costs, leader: Costs, level: float) -> bool:
    """Return whether an algorithm is worse than the leader at a level, on puzzles and seeds common to both."""
    return worse_tail(_differences(costs, leader)) <= level


def times_the_cost(costs: Costs, other: Costs) -> Estimate:
    """Return the ratio of two algorithms' costs on a typical puzzle; the interval accounts for puzzles, not seeds."""
    mean = mean_of([sum(some) / len(some) for some in _differences(costs, other)])
    value, low, high = (
        math.exp(min(each, 700.0)) if each < math.inf else each for each in (mean.value, mean.low, mean.high)
    )
    return Estimate(value, low, high, mean.count)


def _differences(costs: Costs, other: Costs) -> list[list[float]]:
    """Return the differences of two algorithms' costs, seed by seed for each puzzle that both have."""
    by_puzzle: dict[str, list[float]] = {}
    for key in sorted(costs.keys() & other.keys()):
        by_puzzle.setdefault(key[0], []).append(costs[key] - other[key])
    return [*by_puzzle.values()]


def rounds(study: Study, archive: Archive) -> Iterator[Round]:
    """Yield the trials of a race: on training puzzles seed by seed, then of remaining algorithms on test puzzles."""
    assert study.racing is not None
    left, made = list(study.algorithms), 0
    train, test = study.split()
    looks = looks_of(study.racing.rounds, len(study.seeds))
    for number, seed in enumerate(study.seeds, 1):
        rest = len(left) * (len(train) * (len(study.seeds) - number + 1) + len(test) * len(study.seeds))
        yield study.trials(train, left, [seed]), made + rest
        made += len(left) * len(train)
        if number in looks:
            left = survivors(archive, study, left, study.seeds[:number])
    yield study.trials(test, left), made + len(left) * len(test) * len(study.seeds)


def survivors(archive: Archive, study: Study, left: Sequence[Algorithm], seeds: Sequence[int]) -> list[Algorithm]:
    """Return the algorithms of `left` that remain after these seeds, in the same order; the leader always remains.

    LEVEL is divided equally among the looks and all ordered pairs of the study's algorithms, because the leader, chosen
    by the same runs, may be in any pair.
    """
    assert study.racing is not None
    train, _ = study.split()
    wanted, texts = set(seeds), {algorithm_text(each): each for each in left}
    runs = (run for run in archive.runs(Query(study=study.name)) if run.trial.seed in wanted)
    costs = costs_of(runs, train)
    leader = min(texts, key=lambda text: (mean_cost(costs[text]), text))
    level = race_level(len(study.algorithms), len(looks_of(study.racing.rounds, len(study.seeds))))
    return [each for text, each in texts.items() if text == leader or not is_worse(costs[text], costs[leader], level)]


def race_level(algorithms: int, looks: int) -> float:
    """Return the one-sided level of each comparison in a race, so that LEVEL holds for the whole race."""
    return LEVEL / looks / max(1, algorithms * (algorithms - 1))
