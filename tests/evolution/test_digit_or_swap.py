"""Tests of the mutation that sets a digit or swaps two cells of a line, each with a probability of one half."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.parts.crossover import UniformCrossover
from sudoku_desktop.evolution.parts.encoding import FreeDigits
from sudoku_desktop.evolution.parts.mutation import DigitOrSwap
from tests.evolution.bench import Bench, plain
from tests.reference.grids import solved_grid


def children(givens: Grid, probability: float = 1.0) -> tuple[Bench, NDArray[np.uint8]]:
    """Return a bench whose population are mutants of one parent, and the parent."""
    mutation = DigitOrSwap(probability)
    bench = Bench(plain(FreeDigits(), crossover=UniformCrossover(0.0), mutation=mutation, population=2000), givens)
    parent = bench.population()[0]
    bench.put(np.tile(parent, (bench.size, 1)), np.ones(bench.size))
    assert bench.step()
    return bench, parent


@pytest.mark.parametrize("order", [2, 3, 4])
def test_that_half_set_a_digit_and_half_swap_two_cells_of_a_line(order: int) -> None:
    bench, parent = children(Grid.blank(geometry(order)))
    shape = Grid.blank(geometry(order)).geometry
    changed = [np.flatnonzero(child != parent) for child in bench.population()]
    assert {len(cells) for cells in changed} == {0, 1, 2}
    assert np.mean([len(cells) == 1 for cells in changed]) == pytest.approx(0.5, abs=0.05)
    along_row = []
    for child, cells in zip(bench.population(), changed, strict=True):
        if len(cells) == 2:
            first, second = cells
            assert (child[first], child[second]) == (parent[second], parent[first])
            along_row.append(shape.row_of[first] == shape.row_of[second])
            assert along_row[-1] or shape.column_of[first] == shape.column_of[second]
    assert np.mean(along_row) == pytest.approx(0.5, abs=0.1)


def test_that_it_happens_as_often_as_said() -> None:
    bench, parent = children(Grid.blank(), probability=0.33)
    # One swap in nine draws one cell twice, and another one in about nine swaps equal digits.
    share = np.mean(np.any(bench.population() != parent, axis=1))
    assert share == pytest.approx(0.33 * (0.5 + 0.5 * (8 / 9) ** 2), abs=0.04)


def test_that_nothing_happens_where_nothing_is_free() -> None:
    solved = Grid(solved_grid(3, Random(1)))
    bench, parent = children(solved.with_cell(0, 0))
    assert set(np.flatnonzero(np.any(bench.population() != parent, axis=0)).tolist()) <= {0}
