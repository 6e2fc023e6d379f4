"""Digging preserves uniqueness, and superfluous givens are found."""

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry, has_symmetry, orbits
from sudoku_desktop.exact import Digger, is_unique, solve, superfluous_givens

SOLUTION = Grid.from_text("298354716745691382163872945519723468826149537374586129931267854452918673687435291")
EVERY_CELL = [(cell,) for cell in range(81)]


def shuffled(count: int, seed: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.random.default_rng(seed).permutation(count)


@pytest.mark.parametrize("seed", range(20))
def test_that_what_is_dug_to_the_end_is_minimal_and_has_its_one_solution(seed: int) -> None:
    puzzle = Digger(EVERY_CELL).dig(SOLUTION, shuffled(81, seed))
    assert is_unique(puzzle)
    assert solve(puzzle) == SOLUTION
    assert superfluous_givens(puzzle) == ()


@pytest.mark.parametrize("symmetry", list(Symmetry))
def test_that_orbits_go_as_a_whole(symmetry: Symmetry) -> None:
    groups = orbits(symmetry)
    puzzle = Digger(groups).dig(SOLUTION, shuffled(len(groups), 1))
    assert has_symmetry(puzzle, symmetry)
    assert puzzle.filled_count < 40
    assert is_unique(puzzle)


def test_that_digging_leaves_the_fewest_givens_asked_for() -> None:
    puzzle = Digger(EVERY_CELL).dig(SOLUTION, shuffled(81, 2), fewest=40)
    assert puzzle.filled_count == 40
    assert set(superfluous_givens(puzzle)) <= set(np.flatnonzero(puzzle.cells).tolist())


def test_that_only_the_groups_of_the_sequence_are_dug() -> None:
    puzzle = Digger(EVERY_CELL).dig(SOLUTION, np.array([3, 5]))
    assert np.flatnonzero(puzzle.cells == 0).tolist() == [3, 5]


def test_that_a_puzzle_that_loses_nothing_comes_back_itself() -> None:
    puzzle = Digger(EVERY_CELL).dig(SOLUTION, shuffled(81, 3))
    assert Digger(EVERY_CELL).dig(puzzle, shuffled(81, 4)) is puzzle


def test_that_the_given_of_a_nearly_full_grid_is_superfluous() -> None:
    assert len(superfluous_givens(SOLUTION.with_cell(0, 0))) == 80
