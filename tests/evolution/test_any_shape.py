"""Evolution on grids of any shape: explained as computed, measured by every unit, and refused with a reason."""

from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Geometry, Grid, Variant, shaped
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.explanation.building import built_child
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.kernels.records import TRACE_COMMON
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import BoxPermutations, Encoding, FreeDigits
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.sentence import ProblemError
from tests.board.shapes import SOME, shapes
from tests.evolution.bench import Bench, covering, every_combination, plain
from tests.evolution.test_construction import Nursery
from tests.evolution.test_every_combination import ENCODINGS
from tests.evolution.test_explanation import check, generations, lens_on, matings
from tests.evolution.test_measures import MEASURES
from tests.reference.naive_fitness import missing_digits, naive_value

ODD = [
    shaped(6, [Variant.X]),
    shaped(5, [Variant.LATIN]),
    shaped(4, [Variant.WINDOKU], "1112132233424344"),
    shaped(9, [Variant.X, Variant.WINDOKU]),
]


def thinly(shape: Geometry, random: Random) -> Grid:
    """Return a few givens without clashes."""
    grid = Grid.blank(shape)
    for cell in random.sample(range(shape.cell_count), shape.cell_count // 5):
        admitted = np.flatnonzero(grid.candidates()[cell])
        if admitted.size:
            grid = grid.with_cell(cell, int(random.choice(admitted.tolist())) + 1)
    return grid


@pytest.mark.parametrize("chosen", [covering, pytest.param(list, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("shape", ODD, ids=str)
@pytest.mark.parametrize("encoding", ENCODINGS, ids=lambda each: each.label)
def test_that_combinations_of_parts_are_told_as_they_were_made(
    encoding: Encoding, shape: Geometry, chosen: Callable[[Sequence[Algorithm]], list[Algorithm]]
) -> None:
    givens = thinly(shape, Random(encoding.label))
    combinations = every_combination(encoding, population=8)
    fitting = [each for each in combinations if not any(part.misfit_on(shape) for _, part in each.parts())]
    for algorithm in chosen(fitting):
        run = generations(algorithm, givens, 3)
        lens = lens_on(algorithm, givens)
        for mating in matings(lens, run.generation, every=5) if run.generation else ():
            check(mating)


@given(shape=shapes((4, 5, 6, 8, 9)), seed=st.integers(0, 2**32), parent_count=st.integers(0, 2))
def test_that_a_child_is_the_naive_child(shape: Geometry, seed: int, parent_count: int) -> None:
    random = Random(seed)
    givens = thinly(shape, random)
    parents = [[random.randint(1, shape.size) for _ in range(shape.cell_count)] for _ in range(parent_count)]
    nursery, naive_random = Nursery(givens, seed), PlainRandom(seed)
    for _ in range(2):
        cells, cost = nursery.child(*parents)
        naive = built_child(givens.cells.tolist(), shape, parents, 0.9, 0.02, naive_random)
        assert cells == naive
        assert cost == naive.count(0) or not nursery.construction.open_cells.size
        assert int(nursery.random[0]) == naive_random.state


@pytest.mark.parametrize("shape", SOME, ids=str)
@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: each.name)
def test_that_the_common_cost_counts_what_all_units_miss(algorithm, shape: Geometry) -> None:
    try:
        run = Run(algorithm, Grid.blank(shape), 3)
    except ProblemError:
        assert isinstance(algorithm.encoding, BoxPermutations)
        assert Variant.LATIN in shape.variants
        return
    (*_, last) = run.stream(Budget(trials=5 * algorithm.population))
    missing = sum(shape.size - len(set(last.best.cells[unit].tolist()) - {0}) for unit in shape.units)
    assert last.trace.common[-1] == missing
    assert (last.best_cost == 0) == (missing == 0) == last.best.is_solved


@given(shape=shapes(), fitness=st.sampled_from(MEASURES), seed=st.integers(0, 2**32))
def test_that_a_cost_is_what_the_definition_says(shape: Geometry, fitness: Fitness, seed: int) -> None:
    random = Random(seed)
    bench = Bench(plain(FreeDigits(), fitness=fitness, crossover=UniformCrossover(0.0)), Grid.blank(shape))
    digits = [random.randint(1, shape.size) for _ in range(random.randint(1, 3))]
    some = [1, *digits, *range(1, shape.size + 1)]
    grids = [[random.choice(some) for _ in range(shape.cell_count)] for _ in range(bench.size)]
    bench.put(grids, np.ones(bench.size))
    assert bench.step()
    for cells, cost in zip(bench.population().tolist(), bench.costs.tolist(), strict=True):
        assert fitness.of_cost(cost, shape) == pytest.approx(naive_value(fitness, cells, shape), rel=1e-9)
    best = int(np.argmin(bench.costs))
    assert bench.trace[0, TRACE_COMMON] == missing_digits(bench.population()[best].tolist(), shape)


@pytest.mark.parametrize("shape", SOME, ids=str)
def test_that_a_grid_is_constructed_on_every_shape(shape: Geometry) -> None:
    (*_, last) = Run(CONSTRUCTIVE_2026, Grid.blank(shape), 1).stream(Budget(trials=200_000))
    assert last.solution is not None
    assert last.solution.is_solved


def test_that_a_part_that_does_not_fit_a_shape_says_why() -> None:
    with pytest.raises(ProblemError, match="cannot represent a Latin square, which has no boxes"):
        Run(PRESETS[0], Grid.blank(shaped(9, [Variant.LATIN])), 1)
