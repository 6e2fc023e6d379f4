"""The steps that the board shows."""

import pytest

from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Position, Search
from sudoku_desktop.ui.rating.path import after, rate_along_path
from tests.puzzles import MK_FIG_1, MK_FIG_6

PUZZLES = (MK_FIG_1, MK_FIG_6)


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_the_rating_along_the_path_is_the_ladders(givens):
    assert rate_along_path(givens, Search()).rating == Search().rate(givens)


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_every_step_stands_in_the_position_in_which_the_ladder_finds_it(givens):
    position = Position(givens)
    for step in rate_along_path(givens, Search()).steps:
        assert step.illustration.grid == position.grid
        assert step.illustration.marks == tuple(position.marks.tolist())
        assert Search().next_deduction(position) == step.deduction
        position = after(position, step.deduction)
    assert position.grid == solve(givens)


def test_that_the_hardest_step_is_the_first_that_weighs_most():
    rated = rate_along_path(MK_FIG_6, Search())
    heaviest = [step.number for step in rated.steps if step.deduction.rating == rated.rating.rating]
    assert rated.hardest.number == heaviest[0]


def test_that_a_halted_search_rates_nothing():
    search = Search()
    search.halt()
    assert rate_along_path(MK_FIG_1, search) is None


def test_that_a_full_grid_has_no_step():
    rated = rate_along_path(solve(MK_FIG_1), Search())
    assert rated.steps == ()
    assert rated.hardest is None
    assert rated.rating.reaches_solution
