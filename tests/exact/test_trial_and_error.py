"""Trial and error solves easy puzzles, is stuck in the hardest, and never removes a right candidate."""

from math import inf

import numpy as np
import pytest

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.board.symmetry import random_isomorph
from sudoku_desktop.exact.trial_and_error import deep_bottleneck, try_and_err
from tests.puzzles import ESCARGOT, MK_FIG_1

GOLDEN_NUGGET = Grid.from_text(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")

SUBSETS = Grid.from_text(".2...6...4....9263.......45.1.9.....3.5..8..69......2...18....47..3948.......7...")
"""Puzzle rated SE 3.0."""
CHAINS = Grid.from_text("79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........")
"""Puzzle rated SE 7.8."""


def solution(puzzle: Grid) -> Grid:
    solved = exact.solve(puzzle)
    assert solved is not None
    return solved


def test_that_an_easy_puzzle_is_solved() -> None:
    result = try_and_err(MK_FIG_1, solution(MK_FIG_1))
    assert (result.is_stuck, result.wrong) == (False, 0)
    right = 1 << solution(MK_FIG_1).cells.astype(np.int64) - 1
    assert np.array_equal(result.candidates & right, right)
    assert result.bottleneck == 0


def test_that_chains_are_slower_than_singles_and_being_stuck_takes_forever() -> None:
    puzzles = [MK_FIG_1, SUBSETS, CHAINS, ESCARGOT]
    bottlenecks = [try_and_err(puzzle, solution(puzzle)).bottleneck for puzzle in puzzles]
    assert bottlenecks == sorted(set(bottlenecks))
    assert bottlenecks[-1] == inf


@pytest.mark.parametrize("puzzle", [ESCARGOT, GOLDEN_NUGGET])
def test_that_what_is_left_is_not_refuted_and_holds_the_solution(puzzle: Grid) -> None:
    """Try each remaining candidate with the exact solver, which must not refute it by narrowing alone."""
    solved = solution(puzzle)
    result = try_and_err(puzzle, solved)
    right = 1 << solved.cells.astype(np.int64) - 1
    assert result.is_stuck
    assert np.array_equal(result.candidates & right, right)
    assert result.wrong == sum(int(mask).bit_count() for mask in result.candidates) - 81
    for cell in np.flatnonzero(result.candidates & result.candidates - 1).tolist()[:20]:
        for digit in range(1, 10):
            if result.candidates[cell] >> digit - 1 & 1 and digit != solved.cells[cell]:
                left = result.candidates.copy()
                left[cell] = 1 << digit - 1
                assert exact.count_guesses_of_many(puzzle.with_cell(cell, digit).cells[None, :])[0] > 0


def test_that_it_goes_on_from_what_is_left() -> None:
    solved = solution(GOLDEN_NUGGET)
    once = try_and_err(GOLDEN_NUGGET, solved)
    again = try_and_err(GOLDEN_NUGGET, solved, once.candidates)
    assert np.array_equal(again.candidates, once.candidates)
    assert again.wrong == once.wrong > 0


def test_that_depth_2_is_slower_for_harder_puzzles_even_where_depth_1_is_stuck() -> None:
    """Compare puzzles rated 1.2, 3.0, 7.8, 10.5 and 10.8."""
    puzzles = [MK_FIG_1, SUBSETS, CHAINS, ESCARGOT, GOLDEN_NUGGET]
    bottlenecks = [deep_bottleneck(puzzle, solution(puzzle)) for puzzle in puzzles]
    assert bottlenecks == sorted(bottlenecks)
    assert bottlenecks[0] == 0
    assert 2 < 2 * bottlenecks[2] < bottlenecks[3] < bottlenecks[4] < inf


def test_that_depth_2_does_not_depend_on_how_a_puzzle_is_written() -> None:
    other = random_isomorph(CHAINS, np.random.default_rng(1))
    assert deep_bottleneck(other, solution(other)) == pytest.approx(deep_bottleneck(CHAINS, solution(CHAINS)))


def test_that_other_shapes_are_refused() -> None:
    grid = Grid.from_text("123434122143432" + "1", geometry(2))
    with pytest.raises(ValueError, match="trial and error is for 9×9 grids"):
        try_and_err(grid, grid)
