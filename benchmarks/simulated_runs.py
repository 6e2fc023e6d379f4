"""Simulate runs of which the truth is known, to check the claims of races, tests and intervals.

    python benchmarks/simulated_runs.py [--races N] [--samples N]

Costs in races are logarithms of exponential times; *interaction* is how far an algorithm's mean on a puzzle lies from
its mean over all puzzles, as a standard deviation in units of a run's own (1.28).
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.studies.racing import looks_of, race_level, worse_tail
from sudoku_desktop.trials.significance import LEVEL
from sudoku_desktop.trials.statistics import Estimate, Sample

PUZZLES, SEEDS, ROUNDS = 7, 50, 5
RUN = math.pi / math.sqrt(6)
"""Standard deviation of the logarithm of an exponential time."""
Costs = NDArray[np.float64]
"""Logarithms of costs, shape (algorithms, puzzles, seeds)."""


def costs_of(
    chance: np.random.Generator, algorithms: int, interaction: float, puzzles: int = PUZZLES, spread: float = 1.0
) -> Costs:
    """Return costs of equal algorithms; every second one varies `spread` times as much as the rest."""
    scale = np.where(np.arange(algorithms) % 2, spread, 1.0)[:, None, None]
    noise = np.log(chance.exponential(size=(algorithms, puzzles, SEEDS))) + np.euler_gamma
    own = chance.normal(0, interaction * RUN, (algorithms, puzzles, 1)) if interaction else 0.0
    costs: Costs = scale * (noise + own)
    return costs


def race(costs: Costs) -> dict[int, int]:
    """Return the algorithms that a race gives up, with the number of seeds after which it does."""
    left, given_up = list(range(len(costs))), dict[int, int]()
    looks = looks_of(ROUNDS, SEEDS)
    level = race_level(len(costs), len(looks))
    for seeds in looks:
        leader = min(left, key=lambda each: float(costs[each, :, :seeds].mean()))
        for each in [each for each in left if each != leader]:
            if worse_tail([*(costs[each, :, :seeds] - costs[leader, :, :seeds])]) <= level:
                left.remove(each)
                given_up[each] = seeds
    return given_up


def tune(costs: Costs) -> int:
    """Return how many proposals a tuning gives up, compared with the best before them; the first is the preset."""
    best, pruned = 0, 0
    looks = looks_of(ROUNDS, SEEDS)[:-1]
    for each in range(1, len(costs)):
        tails = (worse_tail([*(costs[each, :, :seeds] - costs[best, :, :seeds])]) for seeds in looks)
        if any(tail <= LEVEL / len(looks) / each for tail in tails):
            pruned += 1
        elif costs[each].mean() < costs[best].mean():
            best = each
    return pruned


def races(count: int) -> Iterator[str]:
    yield "| algorithms | puzzles | interaction | spread of every other | races that give one up |"
    yield "|---|---|---|---|---|"
    cases = [(7, 0.0, 1.0), (7, 0.5, 1.0), (7, 1.0, 1.0), (7, 0.5, 2.0), (2, 0.0, 1.0)]
    for algorithms in (2, 5, 12):
        for puzzles, interaction, spread in cases:
            chance = np.random.default_rng(34)
            lost = sum(bool(race(costs_of(chance, algorithms, interaction, puzzles, spread))) for _ in range(count))
            yield f"| {algorithms} | {puzzles} | {interaction} | {spread:g} | {100 * lost / count:.1f} % |"


def powers(count: int) -> Iterator[str]:
    yield "| algorithms | interaction | one costs | it is given up in | after seeds (median) | another one is |"
    yield "|---|---|---|---|---|---|"
    for algorithms in (2, 5, 12):
        for interaction, times in ((0.0, 2), (0.0, 4), (0.3, 2), (0.3, 4), (0.3, 10)):
            chance = np.random.default_rng(34)
            after, wrong = list[int](), 0
            for _ in range(count):
                costs = costs_of(chance, algorithms, interaction)
                costs[-1] += math.log(times)
                given_up = race(costs)
                after += [given_up.pop(algorithms - 1)] if algorithms - 1 in given_up else []
                wrong += bool(given_up)
            middle = f"{np.median(after):.0f}" if after else "–"
            found, others = 100 * len(after) / count, 100 * wrong / count
            yield f"| {algorithms} | {interaction} | {times} times | {found:.0f} % | {middle} | {others:.1f} % |"


def tunings(count: int) -> Iterator[str]:
    yield "| proposals | interaction | equal proposals given up |"
    yield "|---|---|---|"
    for proposals in (1, 10, 30):
        for interaction in (0.0, 0.5):
            chance = np.random.default_rng(34)
            pruned = sum(tune(costs_of(chance, 1 + proposals, interaction)) for _ in range(count))
            yield f"| {proposals} | {interaction} | {100 * pruned / count / proposals:.1f} % |"


Draw = Callable[[np.random.Generator, int], NDArray[np.float64]]
KINDS: dict[str, tuple[Draw, float]] = {
    "exponential": (lambda chance, runs: chance.exponential(size=runs), math.log(2)),
    "lognormal, σ = 1": (lambda chance, runs: chance.lognormal(0, 1, runs), 1.0),
}
"""Functions that draw run times of each distribution, with the true median."""


def coverages(count: int) -> Iterator[str]:
    yield "| run times | runs | solved | median | expected run time | mean of solved |"
    yield "|---|---|---|---|---|---|"
    for kind, (draw, median) in KINDS.items():
        many = draw(np.random.default_rng(1), 10**6)
        for budget in (math.inf, float(np.quantile(many, 0.7))):
            solved = many <= budget
            truth = {
                "solved": float(solved.mean()),
                "median": median,
                "ert": float(np.minimum(many, budget).sum() / solved.sum()),
                "mean": float(many[solved].mean()),
            }
            for runs in (5, 20, 100):
                chance = np.random.default_rng(34)
                held = dict.fromkeys(truth, 0)
                for _ in range(count):
                    times = draw(chance, runs)
                    sample = Sample.of(np.minimum(times, budget), times <= budget)
                    estimates: dict[str, Estimate] = {
                        "solved": sample.success_rate(),
                        "median": sample.median(),
                        "ert": sample.expected_running_time(),
                        "mean": sample.mean_of_solved(),
                    }
                    for name, each in estimates.items():
                        held[name] += each.low <= truth[name] <= each.high
                name = kind if math.isinf(budget) else f"{kind}, 30 % given up"
                shares = " | ".join(f"{100 * each / count:.1f} %" for each in held.values())
                yield f"| {name} | {runs} | {shares} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--races", type=int, default=2000, metavar="N", help="races for each line of a table")
    parser.add_argument("--samples", type=int, default=2000, metavar="N", help="samples for each line of a table")
    options = parser.parse_args()
    for title, lines in (
        ("Races of equal algorithms", races(options.races)),
        ("Races with one that is worse", powers(options.races)),
        ("Tunings with equal proposals", tunings(max(1, options.races // 5))),
        ("Intervals of 95 % that hold the truth", coverages(options.samples)),
    ):
        print(f"{title}\n")
        for line in lines:
            print(line, flush=True)
        print()


if __name__ == "__main__":
    main()
