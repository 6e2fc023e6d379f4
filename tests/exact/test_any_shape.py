"""Comparison of verdicts on grids of any shape with the naive solver."""

from functools import cache
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Geometry, Grid, Variant
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.exact import Digger, count_solutions, prove
from tests.board.shapes import SOME, shapes
from tests.reference.naive_exact import solutions

JIGSAWS = [jigsaw(6, 1), jigsaw(7, 7, [Variant.X]), jigsaw(9, 3), jigsaw(10, 1)]
SMALL = [*(shape for shape in SOME if shape.size <= 10), *JIGSAWS]


@cache
def solved(shape: Geometry) -> Grid:
    """Return a solution of the empty grid."""
    return prove(Grid.blank(shape)).examples[0]


@given(shape=shapes((4, 5)), kept=st.floats(0.2, 0.8), seed=st.integers(0, 2**32), spoilt=st.booleans())
def test_that_solutions_are_counted_as_the_naive_solver_does(
    shape: Geometry, kept: float, seed: int, spoilt: bool
) -> None:
    random = Random(seed)
    full = prove(Grid.blank(shape))
    assert full.decided
    cells = full.examples[0].cells.tolist() if full.examples else [0] * shape.cell_count
    cells = [digit if random.random() < kept else 0 for digit in cells]
    if spoilt:
        cells[random.randrange(len(cells))] = random.randint(1, shape.size)
    grid = Grid(cells, shape)
    found = solutions(grid, 5)
    assert count_solutions(grid, 5) == len(found)
    verdict = prove(grid)
    assert verdict.solutions == min(2, len(found))
    assert (verdict.reason is None) == bool(found)
    assert all(example.is_solved and example.extends(grid) for example in verdict.examples)


@given(shape=st.sampled_from(SMALL), kept=st.floats(0.6, 0.9), seed=st.integers(0, 2**32))
def test_that_solutions_of_larger_grids_are_counted_as_the_naive_solver_does(
    shape: Geometry, kept: float, seed: int
) -> None:
    random = Random(seed)
    cells = solved(shape).cells.tolist()
    spoilt = [digit if random.random() < kept else 0 for digit in cells]
    one, other = random.sample(range(shape.cell_count), 2)
    spoilt[one], spoilt[other] = random.choice([(spoilt[one], spoilt[other]), (0, cells[one])])
    grid = Grid(spoilt, shape)
    found = solutions(grid, 3)
    assert count_solutions(grid, 3) == len(found)
    assert prove(grid).solutions == min(2, len(found))


@pytest.mark.parametrize("shape", SOME, ids=str)
def test_that_what_is_dug_out_is_unique_and_minimal(shape: Geometry) -> None:
    solution = prove(Grid.blank(shape)).examples[0]
    assert solution.is_solved
    groups = [[cell] for cell in range(shape.cell_count)]
    puzzle = Digger(groups).dig(solution, np.random.default_rng(1).permutation(shape.cell_count))
    assert solution.extends(puzzle)
    assert prove(puzzle).is_unique
    given_cells = np.flatnonzero(puzzle.cells)
    some = np.random.default_rng(2).permutation(given_cells)[:10].tolist()
    assert all(prove(puzzle.with_cell(cell, 0)).solutions == 2 for cell in some)
