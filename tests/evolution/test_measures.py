"""The cost of a chromosome equals the paper's definition, for every kind of chromosome."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.kernels.records import TRACE_COMMON
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import (
    BoxPermutations,
    CandidateSets,
    Encoding,
    FreeDigits,
    RowPermutations,
)
from sudoku_desktop.evolution.parts.fitness import (
    AverageProduct,
    ConflictShare,
    DistinctProduct,
    EqualPairs,
    FilledCells,
    Fitness,
    MissingAndRepeated,
)
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from sudoku_desktop.evolution.run import Run
from tests.evolution.bench import Bench, plain
from tests.puzzles import ESCARGOT, MK_FIG_1_SOLUTION
from tests.reference.grids import solved_grid, thinned
from tests.reference.naive_fitness import missing_digits, naive_cost_of, naive_value

MEASURES = (MissingAndRepeated(), EqualPairs(), DistinctProduct(), ConflictShare(), AverageProduct())
ORDERS = (2, 3, 4, 5)


def shuffled_blocks(order: int, random: Random, blocks: list[list[int]]) -> list[int]:
    """Draw a grid whose blocks are permutations, nearly solved or arbitrary."""
    cells = solved_grid(order, random)
    for block in random.sample(blocks, random.choice([0, 0, 1, 2, len(blocks)])):
        one, other = random.sample(block, 2)
        cells[one], cells[other] = cells[other], cells[one]
        if random.random() < 0.5:
            for cell, digit in zip(block, random.sample([cells[cell] for cell in block], len(block)), strict=True):
                cells[cell] = digit
    return cells


def free_digits(order: int, random: Random) -> list[int]:
    """Draw a grid of any digits, nearly solved or arbitrary."""
    cells = solved_grid(order, random)
    share = random.choice([0.0, 0.0, 0.0, 1 / order**4, 0.1, 1.0])
    return [random.randint(1, order * order) if random.random() < share else digit for digit in cells]


def fillings(encoding: Encoding, order: int) -> Callable[[Random], list[int]]:
    if isinstance(encoding, FreeDigits | CandidateSets):
        return lambda random: free_digits(order, random)
    shape = geometry(order)
    blocks = (shape.boxes if isinstance(encoding, BoxPermutations) else shape.rows).tolist()
    return lambda random: shuffled_blocks(order, random, blocks)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("encoding", [BoxPermutations(), RowPermutations(), FreeDigits()], ids=lambda e: e.label)
@pytest.mark.parametrize("fitness", MEASURES, ids=lambda each: each.label)
def test_that_a_cost_is_what_the_definition_says(fitness: Fitness, encoding: Encoding, order: int) -> None:
    random = Random(2 * order)
    filling = fillings(encoding, order)
    bench = Bench(plain(encoding, fitness=fitness, crossover=UniformCrossover(0.0)), Grid.blank(geometry(order)))
    solved = 0
    for _ in range(2):
        bench.put([filling(random) for _ in range(bench.size)], np.ones(bench.size))
        assert bench.step()
        for cells, cost in zip(bench.population().tolist(), bench.costs.tolist(), strict=True):
            assert cost == pytest.approx(naive_cost_of(fitness, cells, order), rel=1e-9)
            assert fitness.of_cost(cost, geometry(order)) == pytest.approx(naive_value(fitness, cells, order), rel=1e-9)
            assert (cost == 0.0) == Grid(cells, geometry(order)).is_solved
            solved += cost == 0.0
        best = int(np.argmin(bench.costs))
        assert bench.trace[0, TRACE_COMMON] == missing_digits(bench.population()[best].tolist(), order)
    assert solved > 0


@pytest.mark.parametrize("order", ORDERS)
def test_that_the_common_cost_counts_a_blank_as_no_digit(order: int) -> None:
    random = Random(order)
    bench = Bench(plain(CandidateSets(), population=2, fitness=ConflictShare()), Grid.blank(geometry(order)))
    for _ in range(20):
        cells = thinned(free_digits(order, random), 0.8, random)
        bench.put([cells, cells], [1.0, 1.0])
        assert bench.step()
        missing = missing_digits(cells, order)
        assert bench.trace[0, TRACE_COMMON] == missing
        value = naive_value(ConflictShare(), cells, order)
        assert ConflictShare().of_cost(bench.costs[0], geometry(order)) == pytest.approx(value)


@pytest.mark.parametrize("order", ORDERS)
def test_that_filled_cells_are_counted_and_the_common_cost_of_the_rest(order: int) -> None:
    random = Random(order)
    givens = thinned(solved_grid(order, random), 0.15, random)
    bench = Bench(plain_construction(), Grid(givens, geometry(order)))
    blanks = 0
    for _ in range(10):
        for cells, cost in zip(bench.population().tolist(), bench.costs.tolist(), strict=True):
            blanks += cells.count(0)
            assert cost == naive_cost_of(FilledCells(), cells, order)
            assert FilledCells().of_cost(cost, geometry(order)) == naive_value(FilledCells(), cells, order)
            assert (cost == 0.0) == Grid(cells, geometry(order)).is_solved
        if bench.costs.min() == 0 or not bench.step():
            break
        best = int(np.argmin(bench.costs))
        assert bench.trace[0, TRACE_COMMON] == missing_digits(bench.population()[best].tolist(), order)
    assert blanks > 0 or order == 2


def plain_construction():  # type: ignore[no-untyped-def]
    """Return our algorithm with a high mutation rate."""
    return CONSTRUCTIVE_2026.with_settings({"mutation.probability": 0.5})


# Figures the papers name.


def value_of(fitness: Fitness, encoding: Encoding, grid: Grid) -> float:
    """Return the cost of a filling on the paper's scale, computed by the engine."""
    bench = Bench(plain(encoding, fitness=fitness, population=2), Grid.blank(grid.geometry))
    bench.put([grid.cells, grid.cells], [1.0, 1.0])
    assert bench.step()
    return fitness.of_cost(float(bench.costs[0]), grid.geometry)


def swapped(grid: Grid, *pairs: tuple[int, int]) -> Grid:
    for one, other in pairs:
        grid = grid.with_cells([(one, int(grid.cells[other])), (other, int(grid.cells[one]))])
    return grid


def test_that_near_misses_of_the_product_are_powers_of_nine_eighths() -> None:
    def product(*pairs: tuple[int, int]) -> float:
        return value_of(DistinctProduct(), RowPermutations(), swapped(MK_FIG_1_SOLUTION, *pairs))

    assert product() == 1.0
    assert product((0, 1)) == 1.265625 == (9 / 8) ** 2  # two columns, inside a box
    assert product((0, 8)) == pytest.approx(1.6018, abs=5e-5)  # two columns and two boxes
    assert value_of(DistinctProduct(), FreeDigits(), MK_FIG_1_SOLUTION.with_cell(0, 9)) == pytest.approx((9 / 8) ** 3)
    assert pytest.approx(1.4238, abs=5e-5) == (9 / 8) ** 3


def test_that_conflicts_are_counted_out_of_216() -> None:
    def conflicts(grid: Grid) -> float:
        return 216 - 216 * value_of(ConflictShare(), FreeDigits(), grid)

    assert conflicts(MK_FIG_1_SOLUTION) == 0
    assert conflicts(MK_FIG_1_SOLUTION.with_cell(0, 9)) == pytest.approx(3)
    assert conflicts(Grid([7] * 81)) == pytest.approx(216)


def test_that_averages_of_one_fault_are_those_of_the_listing() -> None:
    one_fault = (8 + 1 / 2) / 9
    grid = MK_FIG_1_SOLUTION.with_cell(0, 9)
    assert value_of(AverageProduct(), FreeDigits(), MK_FIG_1_SOLUTION) == 1.0
    assert value_of(AverageProduct(), FreeDigits(), grid) == pytest.approx(one_fault**3)


def test_that_two_sevens_in_a_row_cost_two_and_three_are_three_pairs() -> None:
    rows = np.tile(np.arange(1, 10), (9, 1))
    shifts = [0, 3, 6, 1, 4, 7, 2, 5, 8]
    solved = np.array([np.roll(row, shift) for row, shift in zip(rows, shifts, strict=True)])
    assert Grid(solved).is_solved
    # Swaps inside boxes, of two cells of one column: they break two rows, and nothing else.
    grid = swapped(Grid(solved), (0, 9))
    assert value_of(MissingAndRepeated(), BoxPermutations(), grid) == 4
    assert value_of(EqualPairs(), BoxPermutations(), grid) == 2
    sevens = Grid([7] * 9 + [0] * 72)
    assert value_of(EqualPairs(), FreeDigits(), sevens) == 36 + 3 * 3
    assert value_of(DistinctProduct(), FreeDigits(), Grid([7] * 81)) == pytest.approx(9.0**27)


def test_that_a_solved_run_has_the_optimum_of_its_scale() -> None:
    for order in (2, 3, 4):
        cells = solved_grid(order, Random(1))
        givens = Grid(cells, geometry(order)).with_cell(0, 0)
        for fitness in MEASURES:
            snapshot = Run(plain(RowPermutations(), fitness=fitness), givens, 1).advance(1)
            assert fitness.of_cost(snapshot.best_cost, geometry(order)) == fitness.optimum(geometry(order))
            assert snapshot.best_cost == 0.0
            assert snapshot.solution == Grid(cells, geometry(order))
    snapshot = Run(plain(BoxPermutations()), ESCARGOT, 1).advance(1)
    assert snapshot.best_cost > 0
