"""Comparison of ranks and roulette wheel with NumPy's sorting and powers."""

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.evolution.kernels.eight_words import EIGHT
from sudoku_desktop.evolution.kernels.ranking import FEW, MOST_KEYS, TALLY, rank_by_value, set_up_wheel

RANDOM = np.random.default_rng(209)


def values(population: int, different: int) -> NDArray[np.float64]:
    """Draw values of which `different` are distinct, in any order, shape (population,)."""
    kept = RANDOM.permutation(4 * different)[:different] / 216
    drawn = np.concatenate([kept, RANDOM.choice(kept, population - different)])
    return RANDOM.permutation(drawn)


def ranks_of(costs: NDArray[np.float64], ages: NDArray[np.float64], are_whole: bool = False) -> list[int]:
    """Return the ranks by the kernel, with used scratch arrays."""
    population = len(costs)
    reals, words = np.full((2, -(-population // EIGHT) * EIGHT), 7.0), np.full((2, population), 7)
    with np.errstate(over="ignore"):  # the table's places wrap; without the JIT NumPy would complain
        rank_by_value(costs, ages, words[0], reals[0], words[1], reals[1], np.full(TALLY, 7), are_whole)
    return [int(rank) for rank in words[0]]


@pytest.mark.parametrize("population", [2, 3, 21, FEW])
def test_that_ranks_of_whole_numbers_are_a_stable_sort(population: int) -> None:
    for _ in range(20):
        costs, ages = RANDOM.integers(0, 12, (2, population)).astype(float)
        assert ranks_of(2 * costs, ages, are_whole=True) == np.argsort(2 * costs + ages, kind="stable").tolist()


@pytest.mark.parametrize(
    ("population", "different"),
    [
        (20, 5),
        (FEW, 40),
        (FEW + 1, 1),
        (FEW + 1, FEW + 1),
        (700, 30),
        (700, MOST_KEYS),
        (700, MOST_KEYS + 1),
        (700, 700),
    ],
)
def test_that_ranks_are_a_stable_sort(population: int, different: int) -> None:
    costs, young = values(population, different), np.zeros(population)
    assert ranks_of(costs, young) == np.argsort(costs, kind="stable").tolist()
    ages = np.where(RANDOM.random(population) < 0.5, 3.0, 0.0)
    assert ranks_of(costs, ages) == np.argsort(costs + ages, kind="stable").tolist()


@pytest.mark.parametrize(("optimum", "power"), [(0.0, 1.0), (1.0, 1.0), (1.0, 24.0), (0.0, 3.0)])
def test_that_the_wheel_gives_equal_costs_equal_chances_wherever_they_stand(optimum: float, power: float) -> None:
    costs = values(90, 12)
    ranks = RANDOM.permutation(90)  # as ageing may leave them: equal costs need not be side by side
    ranks[30:60] = ranks[30:60][np.argsort(costs[ranks[30:60]])]
    wheel = np.zeros(90)
    set_up_wheel(optimum, power, costs, ranks, np.full(90, 7.0), np.full(90, 7), wheel)
    others = np.floor(wheel).astype(np.int64)
    chances = wheel - others
    np.add.at(chances, others, 1 - (wheel - others))
    fitness = np.maximum(optimum - costs, 0.0) if optimum else 1 / (1 + costs)
    shares = fitness[ranks] ** power
    assert chances / 90 == pytest.approx(shares / shares.sum())
