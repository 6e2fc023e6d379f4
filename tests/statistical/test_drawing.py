"""Distribution of the kernels' draws: parents, boxes, first populations and random words.

For parents, each chromosome's DIGITS words are overwritten with its rank. Without mutation a child then says of
every box which rank it comes from.
"""

import dataclasses
from itertools import permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.generations import advance
from sudoku_desktop.evolution.kernels.opcodes import NEVER
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word
from sudoku_desktop.evolution.kernels.records import HALF, NO_MATINGS, TRACE_COLUMNS
from sudoku_desktop.evolution.lowering.boxes import unpack
from sudoku_desktop.evolution.parts.crossover import Crossover, SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.parts.selection import Selection, Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from tests.puzzles import MK_FIG_1
from tests.statistical.goodness import agree, fits, fits_evenly

STILL = dataclasses.replace(PAPER.with_texts({"mutation.probability": "0", "replacement.elite": "0"}), escapes=())


def chromosomes(run: Run, half: int) -> NDArray[np.int64]:
    """Return the words of a half, (population, WORDS)."""
    return run.state.words[half].reshape(-1, WORDS)[:-1]


def parents_by_box(algorithm: Algorithm, generations: int) -> NDArray[np.int64]:
    """Return the rank each box of each child comes from; (generations, population, 9)."""
    run = Run(algorithm, Grid.blank(), seed=2007)
    run.advance(1)
    state = run.state
    population = algorithm.population
    trace = np.zeros((1, TRACE_COLUMNS))
    told = np.empty((generations, population, SIZE), np.int64)
    for generation in range(generations):
        half = state.counters[HALF]
        state.ranks[:] = np.arange(population)
        state.words[half] = np.repeat(np.arange(population + 1), WORDS)
        state.words[half].reshape(-1, WORDS)[:, SIZE:] = 0
        assert advance(*run.lowered, state, trace, 1, NEVER, NEVER, False, NO_MATINGS) == 1
        told[generation] = chromosomes(run, 1 - half)[:, :SIZE]
    return told


def with_parts(
    selection: Selection | None = None, crossover: Crossover | None = None, population: int = 21
) -> Algorithm:
    return dataclasses.replace(
        STILL,
        population=population,
        selection=selection or STILL.selection,
        crossover=crossover or STILL.crossover,
    )


def test_that_better_ranks_are_drawn_evenly_for_each_place() -> None:
    ranks = parents_by_box(with_parts(), 6000)
    for place in range(1, 21):
        counts = np.bincount(ranks[:, place, 0], minlength=21)
        assert not counts[place:].any()
        assert fits_evenly(counts[:place])
    assert not ranks[:, 0].any(), "the first place has only rank 0 to come from"


@pytest.mark.parametrize("size", [1, 2, 7, 64])
def test_that_a_tournaments_winner_is_the_best_of_so_many_drawn(size: int) -> None:
    population = 500
    ranks = parents_by_box(with_parts(Tournament(size), population=population), 80)
    winners = np.bincount(ranks[:, :, 0].ravel(), minlength=population)
    drawn = np.random.default_rng(2007).integers(0, population, (80 * population, size)).min(axis=1)
    assert agree(winners, np.bincount(drawn, minlength=population))
    at_least = (1 - np.arange(population + 1) / population) ** size
    assert fits(winners, at_least[:-1] - at_least[1:])


def test_that_two_tournaments_are_drawn_for_a_child() -> None:
    ranks = parents_by_box(with_parts(Tournament(1), population=500), 40).reshape(-1, SIZE)
    both = np.sort(ranks, axis=1)[:, [0, -1]].astype(float)
    low, high = both[both[:, 0] != both[:, 1]].T
    assert np.mean(low) == pytest.approx(500 / 3, rel=0.02)
    assert np.mean(high) == pytest.approx(1000 / 3, rel=0.02)


def test_that_a_uniform_crossover_takes_each_box_from_either_parent() -> None:
    ranks = parents_by_box(with_parts(Tournament(1), UniformCrossover(), 1000), 30).reshape(-1, SIZE)
    kinds = np.array([len(set(child)) for child in ranks.tolist()])
    assert kinds.max() == 2
    with_two = ranks[kinds == 2]
    masks = ((with_two != with_two[:, :1]) << np.arange(SIZE)).sum(axis=1) >> 1
    # Given that both parents take part, box 0 may be any one's; every other pattern is equally likely.
    counts = np.bincount(masks, minlength=2 ** (SIZE - 1))
    assert counts[0] == 0
    assert fits_evenly(counts[1:])


def test_that_a_single_point_crossover_changes_parents_once_anywhere() -> None:
    ranks = parents_by_box(with_parts(Tournament(1), SinglePointCrossover(), 1000), 30).reshape(-1, SIZE)
    changes = np.diff(ranks, axis=1) != 0
    assert changes.sum(axis=1).max() == 1
    places = np.append(changes.sum(axis=0), (~changes.any(axis=1)).sum())
    # A point before the first box leaves the child whole, and so do equal parents.
    different = 1 - 1 / 1000
    assert fits(places, [*[different / 9] * 8, 1 - 8 * different / 9])


def test_that_a_first_population_is_any_filling_equally_likely() -> None:
    population = 60_000
    run = Run(PAPER.with_settings({"population": population}), MK_FIG_1, seed=2007)
    snapshot = run.advance(1)
    assert snapshot.generation == 0
    cells = unpack(chromosomes(run, 0), MK_FIG_1)
    for members in geometry(3).boxes:
        free = members[MK_FIG_1.cells[members] == 0]
        missing = sorted(set(range(1, 10)) - set(MK_FIG_1.cells[members].tolist()))
        numbers = {filling: number for number, filling in enumerate(permutations(missing))}
        drawn = [numbers[tuple(filling)] for filling in cells[:, free].tolist()]
        assert fits_evenly(np.bincount(drawn, minlength=len(numbers)))


def test_that_boxes_of_a_first_population_are_filled_independently() -> None:
    population = 50_000
    run = Run(PAPER.with_settings({"population": population}), Grid.blank(), seed=2007)
    run.advance(1)
    cells = unpack(chromosomes(run, 0), Grid.blank())
    for one, other in ((0, 3), (0, 80), (40, 41)):
        pairs = cells[:, one].astype(int) * 10 + cells[:, other]
        table = np.bincount(pairs, minlength=100).reshape(10, 10)[1:, 1:]
        same_box = geometry(3).box_of[one] == geometry(3).box_of[other]
        if same_box:
            assert not np.diag(table).any()
            assert fits_evenly(table[~np.eye(9, dtype=bool)])
        else:
            assert fits_evenly(table.ravel())


def words(count: int, state: int) -> NDArray[np.uint64]:
    generator = np.array([state], np.uint64)
    with np.errstate(over="ignore"):
        return np.array([next_word(generator) for _ in range(count)], np.uint64)


def test_that_the_generator_is_splitmix64() -> None:
    # The values that Vigna's splitmix64.c prints for the seed 1234567.
    known = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert words(5, 1234567).tolist() == known


def test_that_the_halves_of_a_word_are_its_bits() -> None:
    for word in words(20, 7):
        assert (int(high_half(word)) << 32 | int(low_half(word))) == int(word)
        assert 0 <= int(low_half(word)) < 2**32


def test_that_both_halves_are_uniform_and_independent() -> None:
    drawn = words(50_000, 2007)
    high, low = drawn >> np.uint64(32), drawn & np.uint64(2**32 - 1)
    for half in (high, low):
        assert fits_evenly(np.bincount((half >> np.uint64(24)).astype(int), minlength=256))
        assert fits_evenly(np.bincount((half & np.uint64(255)).astype(int), minlength=256))
    pairs = (high >> np.uint64(28)) * np.uint64(16) + (low >> np.uint64(28))
    assert fits_evenly(np.bincount(pairs.astype(int), minlength=256))
    following = (drawn[:-1] >> np.uint64(60)) * np.uint64(16) + (drawn[1:] >> np.uint64(60))
    assert fits_evenly(np.bincount(following.astype(int), minlength=256))
