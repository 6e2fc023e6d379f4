"""Probability with which each rank becomes a parent.

Individuals hold a single digit each, their rank plus 1, in all 625 cells of a grid of order 5: a child shows who
its parents are.
"""

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import FreeDigits
from sudoku_desktop.evolution.parts.fitness import AverageProduct, ConflictShare, EqualPairs, Fitness
from sudoku_desktop.evolution.parts.selection import BetterRanks, LinearRanks, Mates, Roulette, Selection, Tournament
from tests.evolution.bench import Bench, plain
from tests.statistical.goodness import fits, fits_evenly

SIZE = 25
RANKS = np.arange(SIZE)
COSTS = np.geomspace(0.01, 60, SIZE)
SHARES = np.linspace(0.02, 0.9, SIZE)


def parents(
    selection: Selection,
    generations: int,
    costs: NDArray[np.float64],
    fitness: Fitness,
    *,
    cross: bool,
) -> NDArray[np.bool_]:
    """Return the ranks each child comes from, shape (generations · SIZE, SIZE)."""
    crossover = UniformCrossover(1.0 if cross else 0.0)
    algorithm = plain(FreeDigits(), population=SIZE, selection=selection, crossover=crossover, fitness=fitness)
    bench = Bench(algorithm, Grid.blank(geometry(5)))
    markers = np.repeat(RANKS[:, None] + 1, 625, axis=1)
    told = []
    for _ in range(generations):
        bench.put(markers, costs)
        assert bench.step()
        children = bench.population()
        told.append([np.bincount(child, minlength=SIZE + 1)[1:] > 0 for child in children])
    return np.concatenate(told)


def first_parents(selection: Selection, costs: NDArray[np.float64] = COSTS, fitness: Fitness | None = None) -> NDArray:  # type: ignore[type-arg]
    return parents(selection, 400, costs, fitness or EqualPairs(), cross=False).sum(axis=0)


def tournament_chances(size: int, among: int = SIZE) -> NDArray[np.float64]:
    at_least = (1 - np.arange(among + 1) / among) ** size
    return at_least[:-1] - at_least[1:]


def linear_chances(pressure: float) -> NDArray[np.float64]:
    """Return probabilities that fall from `pressure` times the mean to 2 − `pressure` times the mean."""
    return np.linspace(pressure, 2 - pressure, SIZE) / SIZE


def wheel_chances(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    return shares / shares.sum()


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_that_a_tournament_is_won_by_the_best_of_so_many(size: int) -> None:
    assert fits(first_parents(Tournament(size)), tournament_chances(size))


@pytest.mark.parametrize("pressure", [1.0, 1.3, 1.8, 2.0])
def test_that_linear_ranks_fall_evenly(pressure: float) -> None:
    counts = first_parents(LinearRanks(pressure))
    assert fits(counts, linear_chances(pressure))
    assert fits_evenly(counts) == (pressure == 1.0)


def test_that_of_two_ranks_the_last_has_no_chance_under_full_pressure() -> None:
    algorithm = plain(
        FreeDigits(), population=2, selection=LinearRanks(2.0), crossover=UniformCrossover(0.0), fitness=EqualPairs()
    )
    bench = Bench(algorithm, Grid.blank(geometry(2)))
    for _ in range(50):
        bench.put(np.repeat([[1], [2]], 16, axis=1), [1.0, 2.0])
        assert bench.step()
        assert np.all(bench.population() == 1)


def test_that_the_roulette_wheel_shares_by_the_inverse_of_1_plus_cost() -> None:
    assert fits(first_parents(Roulette()), wheel_chances(1 / (1 + COSTS)))


@pytest.mark.parametrize("fitness", [ConflictShare(), AverageProduct()], ids=lambda each: each.label)
def test_that_the_roulette_wheel_shares_by_a_fitness_that_is_maximised(fitness: Fitness) -> None:
    costs = 1 - SHARES[::-1]
    assert fits(first_parents(Roulette(), costs, fitness), wheel_chances(SHARES[::-1]))


@pytest.mark.parametrize("power", [0.0, 2.0, 24.0])
def test_that_the_roulette_wheel_shares_by_a_power_of_the_fitness(power: float) -> None:
    fitness = 0.95 - np.arange(SIZE) / 100
    counts = first_parents(Roulette(power=power), 1 - fitness, ConflictShare())
    assert fits(counts, fitness**power / np.sum(fitness**power))
    assert fits_evenly(counts) == (power == 0.0)


def test_that_the_wheel_goes_by_ranks_and_not_by_slots() -> None:
    # Slots hold the markers; the costs are shuffled among them.
    order = np.random.default_rng(5).permutation(SIZE)
    shuffled = COSTS[order]
    assert fits(first_parents(Roulette(), shuffled), wheel_chances(1 / (1 + shuffled)))


def pair_chances(first: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the flat probabilities of unordered pairs, from those of the mother and of the father given her."""
    joint = first[:, None] * others
    return (joint + joint.T)[np.triu_indices(SIZE, 1)]


def pairs_drawn(selection: Selection) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the frequency of each unordered pair, flat, and the number of children with one parent."""
    told = parents(selection, 800, COSTS, EqualPairs(), cross=True)
    kinds = told.sum(axis=1)
    assert kinds.max() <= 2
    two = np.array([np.flatnonzero(child) for child in told[kinds == 2]])
    table = np.zeros((SIZE, SIZE), np.int64)
    np.add.at(table, (two[:, 0], two[:, 1]), 1)
    return table[np.triu_indices(SIZE, 1)], np.bincount(kinds, minlength=3)


@pytest.mark.parametrize(
    ("selection", "chances"),
    [
        (Roulette(Mates.DIFFERENT), wheel_chances(1 / (1 + COSTS))),
        (LinearRanks(1.7, Mates.DIFFERENT), linear_chances(1.7)),
    ],
    ids=["roulette", "linear ranks"],
)
def test_that_a_second_parent_is_drawn_until_it_is_another(selection: Selection, chances: NDArray[np.float64]) -> None:
    drawn, kinds = pairs_drawn(selection)
    assert kinds[1] == 0, "625 cells show both parents"
    others = np.where(np.eye(SIZE, dtype=bool), 0.0, chances) / (1 - chances)[:, None]
    assert fits(drawn, pair_chances(chances, others))


def test_that_the_first_winner_is_left_out_of_the_second_tournament() -> None:
    drawn, kinds = pairs_drawn(Tournament(3, Mates.DIFFERENT))
    assert kinds[1] == 0
    among_others = tournament_chances(3, SIZE - 1)
    others = np.array([np.insert(among_others, mother, 0.0) for mother in RANKS])
    assert fits(drawn, pair_chances(tournament_chances(3), others))


@pytest.mark.parametrize(
    ("selection", "chances"),
    [
        (Tournament(3), tournament_chances(3)),
        (Roulette(), wheel_chances(1 / (1 + COSTS))),
        (LinearRanks(1.7), linear_chances(1.7)),
    ],
    ids=["tournament", "roulette", "linear ranks"],
)
def test_that_two_parents_are_drawn_alike_and_may_be_the_same(
    selection: Selection, chances: NDArray[np.float64]
) -> None:
    drawn, kinds = pairs_drawn(selection)
    same = (chances**2).sum()
    assert fits(kinds[1:], [same, 1 - same])
    others = np.tile(chances, (SIZE, 1))
    assert fits(drawn, pair_chances(chances, others) / (1 - same))


def test_that_better_ranks_come_from_above_their_place() -> None:
    told = parents(BetterRanks(), 800, COSTS, EqualPairs(), cross=False).reshape(-1, SIZE, SIZE).sum(axis=0)
    assert fits(told[0], RANKS == 0)
    for place in range(1, SIZE):
        assert fits(told[place], np.where(place > RANKS, 1 / place, 0.0))
