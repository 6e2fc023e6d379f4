"""The steps that the board shows."""

import pytest

from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Position, Search
from sudoku_desktop.services.assessment import assess
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.rating.background import rate_along_path
from tests.puzzles import MK_FIG_1, MK_FIG_6

PUZZLES = (MK_FIG_1, MK_FIG_6)


def after(position, deduction):
    """Return the position after a deduction, computed in the plain way."""
    following = position.without(deduction.removals)
    placed = deduction.placement
    if placed is None:
        return following
    following.digits[placed.cell] = placed.digit - 1
    following.marks[placed.cell] = 0
    following.marks[position.grid.geometry.peers[placed.cell]] &= ~(1 << (placed.digit - 1))
    return following.without(())


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_the_rating_along_the_path_is_the_ladders(givens):
    assert rate_along_path(givens, Stop()).rating == Search().rate(givens)


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_every_step_stands_in_the_position_in_which_the_ladder_finds_it(givens):
    position = Position(givens)
    for step in rate_along_path(givens, Stop()).steps:
        assert step.illustration.grid == position.grid
        assert step.illustration.marks == tuple(position.marks.tolist())
        assert Search().next_deduction(position) == step.deduction
        position = after(position, step.deduction)
    assert position.grid == solve(givens)


def test_that_the_hardest_step_is_the_first_that_weighs_most():
    rated = rate_along_path(MK_FIG_6, Stop())
    heaviest = [step.number for step in rated.steps if step.deduction.rating == rated.rating.rating]
    assert rated.hardest.number == heaviest[0]


def test_that_a_halted_search_rates_nothing():
    stop = Stop()
    stop.set()
    assert rate_along_path(MK_FIG_1, stop) is None
    assess(MK_FIG_1)
    assert rate_along_path(MK_FIG_1, stop) is None


def test_that_a_full_grid_has_no_step():
    rated = rate_along_path(solve(MK_FIG_1), Stop())
    assert rated.steps == ()
    assert rated.hardest is None
    assert rated.rating.reaches_solution
