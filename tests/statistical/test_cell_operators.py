"""Crossover and mutation of chromosomes that are cells: how likely every outcome is.

Two kinds of parent, told apart in every cell, make all children; or copies of one parent are mutated.
"""

from math import comb

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.parts.crossover import Crossover, SinglePointCrossover, UniformCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.fitness import DistinctProduct
from sudoku_desktop.evolution.parts.mutation import OtherCandidates, Scope
from tests.evolution.bench import Bench, plain
from tests.puzzles import ESCARGOT
from tests.statistical.goodness import fits, fits_evenly

ENCODINGS = [BoxPermutations(), RowPermutations(), FreeDigits()]
ORDERS = (2, 3, 4, 5)


def genes_from_second(encoding: Encoding, crossover: Crossover, order: int, population: int) -> NDArray[np.bool_]:
    """Return which genes of a child come from the second kind of parent, shape (children, genes)."""
    shape = geometry(order)
    algorithm = plain(encoding, crossover=crossover, fitness=DistinctProduct(), population=population)
    bench = Bench(algorithm, Grid.blank(geometry(order)))
    blocks = shape.rows if isinstance(encoding, RowPermutations) else shape.boxes
    kinds = np.zeros((2, shape.cell_count), np.uint8)
    kinds[0, blocks] = np.arange(shape.size) + 1
    kinds[1, blocks] = (np.arange(shape.size) + 1) % shape.size + 1
    bench.put(kinds[np.arange(population) % 2], np.ones(population))
    assert bench.step()
    children = bench.population()
    second = children == kinds[1]
    assert np.all(second | (children == kinds[0]))
    if isinstance(encoding, FreeDigits):
        return second
    by_block = second[:, blocks]
    assert np.all(by_block.all(axis=2) | ~by_block.any(axis=2)), "blocks are passed on whole"
    return by_block.all(axis=2)  # type: ignore[no-any-return]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_a_uniform_crossover_takes_each_gene_from_either_parent(encoding: Encoding, order: int) -> None:
    second = genes_from_second(encoding, UniformCrossover(), order, 4000)
    genes = second.shape[1]
    # A quarter of all children has two parents of the first kind, a quarter two of the second.
    binomial = np.array([comb(genes, k) * 0.5**genes for k in range(genes + 1)]) / 2
    binomial[[0, -1]] += 0.25
    assert fits(np.bincount(second.sum(axis=1), minlength=genes + 1), binomial)
    mixed = second[(second.any(axis=1)) & ~second.all(axis=1)]
    assert fits_evenly(mixed.sum(axis=0))
    for one, other in ((0, 1), (0, genes - 1), (1, genes // 2)):
        together = np.bincount(2 * mixed[:, one] + mixed[:, other], minlength=4)
        # Children of one kind are left out: of 2ⁿ outcomes 2ⁿ − 2 remain.
        alike = 2.0 ** (genes - 2)
        assert fits(together, np.array([alike - 1, alike, alike, alike - 1]) / (4 * alike - 2))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_a_single_point_lies_before_any_block_or_anywhere_between_cells(encoding: Encoding, order: int) -> None:
    second = genes_from_second(encoding, SinglePointCrossover(), order, 8000)
    genes = second.shape[1]
    changes = np.diff(second.astype(int), axis=1) != 0
    assert changes.sum(axis=1).max() == 1
    mixed = changes.any(axis=1)
    # Half of all pairs are of both kinds; the point before the first gene mixes nothing, nor does that after the last.
    points = genes + 1 if isinstance(encoding, FreeDigits) else genes
    share = 0.5 * (genes - 1) / points
    assert fits(np.bincount(mixed, minlength=2), [1 - share, share])
    assert fits_evenly(changes.sum(axis=0))
    assert fits_evenly(np.bincount(second[mixed, 0], minlength=2))


@pytest.mark.parametrize("probability", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("crossover", [UniformCrossover, SinglePointCrossover])
def test_that_children_are_crossed_as_likely_as_is_said(crossover: type, probability: float) -> None:
    second = genes_from_second(FreeDigits(), crossover(probability), 3, 8000)
    mixed = second.any(axis=1) & ~second.all(axis=1)
    share = probability / 2 * (1 if crossover is UniformCrossover else 80 / 82)
    assert fits(np.bincount(mixed, minlength=2), [1 - share, share])


# Other candidates.


def mutants(encoding: Encoding, mutation: OtherCandidates, population: int) -> tuple[Bench, NDArray[np.uint8], NDArray]:  # type: ignore[type-arg]
    """Return children of one parent, and that parent."""
    algorithm = plain(encoding, mutation=mutation, crossover=UniformCrossover(), population=population)
    bench = Bench(algorithm, ESCARGOT)
    parent = bench.population()[0]
    bench.put(np.tile(parent, (population, 1)), np.ones(population))
    assert bench.step()
    return bench, parent, bench.population()


@pytest.mark.parametrize("probability", [0.0, 0.004, 0.1, 0.5, 0.93, 1.0])
@pytest.mark.parametrize("encoding", [CandidateSets(), FreeDigits()], ids=lambda each: each.label)
def test_that_each_cell_is_mutated_by_itself_with_its_probability(encoding: Encoding, probability: float) -> None:
    bench, parent, children = mutants(encoding, OtherCandidates(probability), 4000)
    changed = children != parent
    free = bench.run.lowered.cells.free_cells
    assert np.all(bench.run.lowered.cells.candidate_count[free] > 1), "there is always another"
    assert not np.delete(changed, free, axis=1).any()
    count = len(free)
    binomial = [comb(count, k) * probability**k * (1 - probability) ** (count - k) for k in range(count + 1)]
    assert fits(np.bincount(changed[:, free].sum(axis=1), minlength=count + 1), binomial)
    if 0 < probability < 1:
        assert fits_evenly(changed[:, free].sum(axis=0))
        for one, other in ((0, 1), (0, count - 1), (20, 21)):
            both = np.bincount(2 * changed[:, free[one]] + changed[:, free[other]], minlength=4)
            without = 1 - probability
            assert fits(both, [without**2, without * probability, without * probability, probability**2])


@pytest.mark.parametrize("encoding", [CandidateSets(), FreeDigits()], ids=lambda each: each.label)
def test_that_another_candidate_is_taken_each_with_the_same_chance(encoding: Encoding) -> None:
    bench, parent, children = mutants(encoding, OtherCandidates(1.0), 4000)
    cells = bench.run.lowered.cells
    for cell in cells.free_cells:
        admitted = cells.candidates.reshape(-1, 9)[cell, : cells.candidate_count[cell]]
        counts = np.bincount(children[:, cell], minlength=10)
        others = admitted[admitted != parent[cell]]
        assert counts[others].sum() == len(children)
        assert fits_evenly(counts[others])


@pytest.mark.parametrize("probability", [0.0, 0.2, 1.0])
def test_that_one_cell_is_any_free_cell(probability: float) -> None:
    bench, parent, children = mutants(FreeDigits(), OtherCandidates(probability, Scope.ONE_CELL), 8000)
    changed = children != parent
    assert fits(np.bincount(changed.sum(axis=1), minlength=2), [1 - probability, probability])
    if probability:
        assert fits_evenly(changed[:, bench.run.lowered.cells.free_cells].sum(axis=0))


# First populations.


@pytest.mark.parametrize("encoding", [CandidateSets(), FreeDigits()], ids=lambda each: each.label)
def test_that_first_cells_hold_any_candidate(encoding: Encoding) -> None:
    bench = Bench(plain(encoding, population=4000), ESCARGOT)
    cells = bench.run.lowered.cells
    population = bench.population()
    for cell in cells.free_cells:
        admitted = cells.candidates.reshape(-1, 9)[cell, : cells.candidate_count[cell]]
        counts = np.bincount(population[:, cell], minlength=10)
        assert counts[admitted].sum() == 4000
        assert fits_evenly(counts[admitted])


@pytest.mark.parametrize("order", [2, 4])
def test_that_first_boxes_are_any_permutation(order: int) -> None:
    population = Bench(plain(BoxPermutations(), population=4000), Grid.blank(geometry(order))).population()
    size = order * order
    for cell in (0, 1, size * size - 1):
        assert fits_evenly(np.bincount(population[:, cell], minlength=size + 1)[1:])
    pairs = np.bincount((population[:, 0] - 1) * size + population[:, 1] - 1, minlength=size * size)
    assert fits_evenly(pairs.reshape(size, size)[~np.eye(size, dtype=bool)])


def test_that_first_rows_prefer_what_their_cells_admit() -> None:
    bench = Bench(plain(RowPermutations(), population=4000), ESCARGOT)
    cells = bench.run.lowered.cells
    first = int(cells.free_cells[0])
    admitted = cells.candidates.reshape(-1, 9)[first, : cells.candidate_count[first]]
    needed = sorted(set(range(1, 10)) - set(ESCARGOT.cells[:9].tolist()))
    chances = np.zeros(10)
    chances[admitted] = 1 / 9
    # Else the next digit the row needs, cyclically from another random one.
    for begin in range(1, 10):
        following = next(digit for step in range(9) if (digit := (begin + step - 1) % 9 + 1) in needed)
        chances[following] += (1 - len(admitted) / 9) / 9
    counts = np.bincount(bench.population()[:, first], minlength=10)
    assert fits(counts, chances)
