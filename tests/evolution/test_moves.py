"""Mutations of cells equal the plain ones draw by draw, and improvements keep their promises."""

from itertools import product
from random import Random

import numpy as np
import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.explanation.mutations import mutated
from sudoku_desktop.evolution.explanation.puzzle import PlainPuzzle
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.fitness import DistinctProduct, EqualPairs
from sudoku_desktop.evolution.parts.improvement import ColumnAndBoxSearch, Improvement, MinConflicts
from sudoku_desktop.evolution.parts.mutation import (
    BlocksTried,
    Drawing,
    IllegalSwap,
    Kept,
    Mutation,
    OtherCandidates,
    Scope,
    SlackOf,
    SwapSequences,
    SwapsInOneBlock,
)
from tests.evolution.bench import Bench, plain
from tests.reference.grids import solved_grid, thinned
from tests.reference.naive_fitness import missing_digits

COPIES = UniformCrossover(probability=0.0)
SEQUENCES = [
    SwapSequences(0.6, 5, slack, reading, slack_of, blocks)
    for slack, reading, slack_of, blocks in product((0, 1, 4), IllegalSwap, SlackOf, BlocksTried)
]
ONE_BLOCK = [
    SwapsInOneBlock(1.0, swaps, drawing, most, kept)
    for swaps, drawing, most, kept in product((1, 5), Drawing, (2, 3, 25), Kept)
]


def puzzle(order: int, kept: float = 0.35) -> Grid:
    random = Random(order)
    return Grid(thinned(solved_grid(order, random), kept, random), geometry(order))


@pytest.mark.parametrize("mutation", [*SEQUENCES, *ONE_BLOCK], ids=repr)
@pytest.mark.parametrize("encoding", [BoxPermutations(), RowPermutations()], ids=lambda each: each.label)
def test_that_swaps_are_the_plain_swaps(encoding: Encoding, mutation: Mutation) -> None:
    changed = 0
    fitness = DistinctProduct()  # one that packed boxes do not know
    for order in (2, 3, 4):
        algorithm = plain(encoding, fitness=fitness, crossover=COPIES, mutation=mutation, population=60)
        bench = Bench(algorithm, puzzle(order))
        plain_puzzle = PlainPuzzle(bench.givens, encoding, fitness)
        random = PlainRandom(int(bench.state.random[0]))
        for _ in range(3):
            parents, ranks = bench.population().tolist(), bench.ranks
            if not bench.step():
                break
            for child in bench.population().tolist():
                mother = parents[ranks[int(bench.size * random.uniform())]]
                random.uniform()  # the father, who is not asked
                random.uniform()  # whether they are crossed
                chance = mutation.plan().chance
                assert child == mutated(plain_puzzle, mother, mutation, chance, random)
                changed += child != mother
            assert random.state == int(bench.state.random[0])
    assert changed > 3


@pytest.mark.parametrize("encoding", [CandidateSets(), FreeDigits()], ids=lambda each: each.label)
@pytest.mark.parametrize("order", [2, 3, 4])
def test_that_one_cell_takes_another_candidate(encoding: Encoding, order: int) -> None:
    mutation = OtherCandidates(1.0, Scope.ONE_CELL)
    bench = Bench(plain(encoding, crossover=COPIES, mutation=mutation, population=200), puzzle(order, 0.3))
    cells = bench.population()[0]
    bench.put(np.tile(cells, (bench.size, 1)), np.ones(bench.size))
    assert bench.step()
    has_others = bench.run.lowered.cells.candidate_count[bench.run.lowered.cells.free_cells] > 1
    changes = (bench.population() != cells).sum(axis=1)
    assert set(changes.tolist()) <= {0, 1}
    assert np.mean(changes) == pytest.approx(np.mean(has_others), abs=0.15)


# Improvements.


def searched(encoding: Encoding, improvement: Improvement, order: int, kept: float) -> tuple[Bench, np.ndarray]:
    """Return improved copies of one parent, and the parent."""
    algorithm = plain(encoding, fitness=EqualPairs(), crossover=COPIES, improvement=improvement, population=60)
    bench = Bench(algorithm, puzzle(order, kept))
    parent = bench.population()[0]
    bench.put(np.tile(parent, (bench.size, 1)), np.ones(bench.size))
    assert bench.step()
    return bench, parent


BLOCKS_AND_CELLS = [BoxPermutations(), RowPermutations(), CandidateSets(), FreeDigits()]


@pytest.mark.parametrize("encoding", BLOCKS_AND_CELLS, ids=lambda each: each.label)
@pytest.mark.parametrize("order", [2, 3, 4])
def test_that_a_step_of_min_conflicts_is_the_best_there_is(encoding: Encoding, order: int) -> None:
    bench, parent = searched(encoding, MinConflicts(1.0, 1), order, 0.3)
    cells, givens = bench.run.lowered.cells, bench.givens.cells
    size = order * order
    shape = geometry(order)

    def alternatives(cell: int) -> list[list[int]]:
        """Return the parent, and all alternatives of a step in this cell."""
        made = [parent.tolist()]
        if cells.block_of[cell] >= 0 and isinstance(encoding, BoxPermutations | RowPermutations):
            for other in np.flatnonzero((cells.block_of == cells.block_of[cell]) & (givens == 0)):
                child = parent.copy()
                child[[cell, other]] = parent[[other, cell]]
                made.append(child.tolist())
        else:
            for digit in cells.candidates.reshape(-1, size)[cell, : cells.candidate_count[cell]]:
                child = parent.copy()
                child[cell] = digit
                made.append(child.tolist())
        return made

    clashing = [
        cell
        for cell in np.flatnonzero(givens == 0).tolist()
        if any((parent[unit] == parent[cell]).sum() > 1 for unit in shape.units if cell in unit)
    ]
    steps = []
    for cell in clashing:
        made = alternatives(cell)
        least = min(missing_digits(child, order) for child in made)
        steps.append([child for child in made if missing_digits(child, order) == least])
    result = bench.population().tolist()
    assert all(any(child in best for best in steps) for child in result)
    assert len({tuple(child) for child in result}) > 1


@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_the_column_and_box_search_swaps_inside_rows_and_only_to_gain(order: int) -> None:
    bench, parent = searched(RowPermutations(), ColumnAndBoxSearch(1.0), order, 0.2)
    before = missing_digits(parent.tolist(), order)
    children = bench.population()
    after = np.array([missing_digits(child, order) for child in children.tolist()])
    changed = (children != parent).any(axis=1)
    rows = geometry(order).rows
    assert changed.any() or order == 2
    assert np.all(np.sort(children[:, rows], axis=2) == np.sort(parent[rows], axis=1))
    assert np.all(after <= before)
    assert after.min() < before or order == 2


def test_that_only_a_share_of_children_is_improved() -> None:
    for improvement in (MinConflicts(0.3, 5), ColumnAndBoxSearch(0.3)):
        algorithm = plain(RowPermutations(), crossover=COPIES, improvement=improvement, population=2000)
        bench = Bench(algorithm, puzzle(3, 0.1))
        parent = bench.population()[0]
        bench.put(np.tile(parent, (bench.size, 1)), np.ones(bench.size))
        assert bench.step()
        changed = (bench.population() != parent).any(axis=1).mean()
        assert 0.05 < changed < 0.36
