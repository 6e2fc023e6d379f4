"""Counting for one grid or many, and changes that preserve the count."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.exact import (
    UNDECIDED,
    UndecidedError,
    count_guesses_of_many,
    count_solutions,
    count_solutions_of_many,
    is_unique,
    prove,
    solve,
)
from tests.exact.examples import FAMOUS, MINIMAL, NORVIG_IMPOSSIBLE, ORDER_2, ORDER_4_SEVERAL, ORDER_4_UNIQUE, SOLVED
from tests.reference import naive_exact as naive

SOLUTION = Grid.from_text(SOLVED)
ORDER_2_SOLUTIONS = 288
"""Number of solved grids of order 2."""

relaxed = settings(deadline=None, max_examples=60, derandomize=True)


def mixed_grids() -> list[Grid]:
    """Return grids with one, several and no solutions, blank and full."""
    unique = [Grid.from_text(text) for text in MINIMAL]
    several = [grid.with_cell(int(np.flatnonzero(grid.cells)[0]), 0) for grid in unique]
    clashing = [grid.with_cells([(0, 1), (1, 1)]) for grid in unique[:3]]
    return [*unique, *several, *clashing, Grid.from_text(NORVIG_IMPOSSIBLE), Grid.blank(), SOLUTION]


def test_that_many_grids_at_once_get_the_counts_of_each_alone() -> None:
    grids = mixed_grids()
    counts = count_solutions_of_many(np.array([grid.cells for grid in grids]), 2)
    assert counts.dtype == np.int64
    assert counts.tolist() == [count_solutions(grid, 2) for grid in grids]
    assert counts.tolist() == [prove(grid).solutions for grid in grids]
    assert set(counts.tolist()) == {0, 1, 2}


def test_that_the_kernel_itself_finds_nothing_in_clashing_grids() -> None:
    # `prove` never asks it about a clash; batches do.
    full = [SOLUTION.with_cells([(first, 3), (second, 5)]).cells for first, second in [(0, 1), (0, 9), (30, 77)]]
    part = [Grid.blank().with_cells([(first, 7), (second, 7)]).cells for first, second in [(0, 8), (0, 72), (0, 20)]]
    assert count_solutions_of_many(np.array(full + part), 2).tolist() == [0] * 6


def test_that_every_grid_of_order_2_is_counted() -> None:
    assert count_solutions(Grid.blank(geometry(2)), 1000) == ORDER_2_SOLUTIONS
    for text in ORDER_2:
        grid = Grid.from_text(text, geometry(2))
        assert count_solutions(grid, 1000) == len(naive.solutions(grid, 1000))


def test_that_counting_stops_at_the_limit() -> None:
    assert [count_solutions(Grid.blank(), limit) for limit in (1, 2, 1000)] == [1, 2, 1000]
    assert [count_solutions(Grid.blank(geometry(2)), limit) for limit in (1, 287, 288, 289)] == [1, 287, 288, 288]


def test_that_a_batch_tells_which_grids_were_left_undecided() -> None:
    cells = np.array([SOLUTION.cells, Grid.from_text(FAMOUS["Inkala 2012"]).cells])
    assert count_solutions_of_many(cells, 2, node_limit=1).tolist() == [1, UNDECIDED]


@pytest.mark.parametrize("text", [*FAMOUS.values(), MINIMAL[0], NORVIG_IMPOSSIBLE, ORDER_4_UNIQUE, ORDER_4_SEVERAL])
def test_that_the_guesses_told_are_the_least_node_limit_that_decides(text: str) -> None:
    grid = Grid.from_text(text, geometry(3 if len(text) == 81 else 4))
    (guesses,) = count_guesses_of_many(grid.cells[None, :])
    count = count_solutions(grid, 2, node_limit=int(guesses))
    assert count == prove(grid).solutions
    assert count_guesses_of_many(grid.cells[None, :], node_limit=int(guesses)).tolist() == [guesses]
    if guesses:
        with pytest.raises(UndecidedError):
            count_solutions(grid, 2, node_limit=int(guesses) - 1)
        assert count_guesses_of_many(grid.cells[None, :], node_limit=int(guesses) - 1).tolist() == [UNDECIDED]


def test_that_a_solved_grid_takes_no_guess_and_a_batch_gets_the_guesses_of_each_alone() -> None:
    grids = [SOLUTION, *mixed_grids()]
    guesses = count_guesses_of_many(np.array([grid.cells for grid in grids])).tolist()
    assert guesses == [int(count_guesses_of_many(grid.cells[None, :])[0]) for grid in grids]
    assert guesses[0] == 0 < max(guesses)


def test_that_the_width_of_a_batch_tells_the_order() -> None:
    large = np.array([Grid.from_text(text, geometry(4)).cells for text in (ORDER_4_UNIQUE, ORDER_4_SEVERAL)])
    assert count_solutions_of_many(large, 2).tolist() == [1, 2]
    assert count_solutions_of_many(np.zeros((3, 16), np.uint8), 300).tolist() == [ORDER_2_SOLUTIONS] * 3
    assert count_solutions_of_many(np.zeros((0, 81), np.uint8), 2).tolist() == []


@pytest.mark.parametrize("shape", [(81,), (1, 80), (1, 1), (1, 9, 9)])
def test_that_a_batch_of_another_shape_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="cells must have shape"):
        count_solutions_of_many(np.zeros(shape, np.uint8), 2)


def test_that_digits_and_limits_out_of_range_are_refused() -> None:
    with pytest.raises(ValueError, match=r"digits must be in \[0, 9\]"):
        count_solutions_of_many(np.full((1, 81), 10, np.uint8), 2)
    with pytest.raises(ValueError, match="limit must be at least 1, got 0"):
        count_solutions(SOLUTION, 0)
    with pytest.raises(ValueError, match="node_limit must not be negative, got -1"):
        count_solutions(SOLUTION, 1, node_limit=-1)


def test_that_a_search_leaves_its_grids_as_they_were() -> None:
    cells = np.array([Grid.from_text(MINIMAL[0]).cells])
    before = cells.copy()
    count_solutions_of_many(cells, 2)
    assert np.array_equal(cells, before)


@relaxed
@given(st.lists(st.integers(0, 4), min_size=16, max_size=16))
def test_that_any_grid_of_order_2_is_counted_as_the_naive_solver_does(cells: list[int]) -> None:
    grid = Grid(cells, geometry(2))
    assert count_solutions(grid, 300) == len(naive.solutions(grid, 300))


@relaxed
@given(
    blanks=st.sets(st.integers(0, 80), max_size=50),
    changes=st.lists(st.tuples(st.integers(0, 80), st.integers(1, 9)), max_size=2),
)
def test_that_a_spoilt_solution_is_counted_as_the_naive_solver_does(
    blanks: set[int], changes: list[tuple[int, int]]
) -> None:
    grid = SOLUTION.with_cells([(cell, 0) for cell in blanks]).with_cells(changes)
    assert count_solutions(grid, 20) == len(naive.solutions(grid, 20))


@relaxed
@given(st.sampled_from(MINIMAL), st.lists(st.integers(0, 80), max_size=12))
def test_that_fewer_givens_never_mean_fewer_solutions(text: str, blanks: list[int]) -> None:
    grid = Grid.from_text(text)
    solution = solve(grid)
    count = count_solutions(grid, 50)
    for cell in blanks:
        grid = grid.with_cell(cell, 0)
        more = count_solutions(grid, 50)
        assert more >= count
        count = more
    assert solution is not None
    assert solution.extends(grid)


@st.composite
def line_orders(draw: st.DrawFn) -> list[int]:
    """Draw an order of the rows, or columns, that keeps bands, or stacks, together."""
    within = [draw(st.permutations(range(3))) for _ in range(3)]
    return [3 * band + line for band in draw(st.permutations(range(3))) for line in within[band]]


@relaxed
@given(
    grid=st.sampled_from(mixed_grids()),
    rows=line_orders(),
    columns=line_orders(),
    digits=st.permutations(range(1, 10)),
    is_transposed=st.booleans(),
)
def test_that_symmetries_preserve_the_count(
    grid: Grid, rows: list[int], columns: list[int], digits: list[int], is_transposed: bool
) -> None:
    square = np.array([0, *digits])[grid.cells].reshape(9, 9)[rows][:, columns]
    image = Grid(square.T if is_transposed else square)
    assert count_solutions(image, 5) == count_solutions(grid, 5)
    assert is_unique(image) == is_unique(grid)
