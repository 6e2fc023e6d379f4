"""Rating limits, the end of the techniques, and halting."""

from math import inf

import pytest

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import HIGHEST_RATINGS, TECHNIQUES, Level, Search, level_of
from sudoku_desktop.logic.kernels.opcodes import (
    FORCING_CHAIN,
    SKYSCRAPER,
    TECHNIQUE_COUNT,
    TURBOT_FISH,
    TWO_STRING_KITE,
    WEIGHTS,
    X_CHAIN,
    X_CYCLE,
    XY_CHAIN,
    XY_CYCLE,
    Y_CYCLE,
)
from tests.puzzles import ENDS_AFTER_A_SINGLE

MK_FIG_7 = Grid.from_text("79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........")
"""Puzzle rated SE 7.8, printed in Mantere & Koljonen 2007."""
GOLDEN_NUGGET = Grid.from_text(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....")
"""Puzzle rated SE 11.9, beyond the techniques."""


def test_that_where_the_ladder_ends_the_rating_is_a_lower_bound_beyond_it() -> None:
    rating = logic.rate(GOLDEN_NUGGET)
    assert not rating.reaches_solution
    assert rating.rating >= 9.5
    assert rating.level is Level.EXTREME


def test_that_no_technique_is_named_that_is_not_the_ratings() -> None:
    rating = logic.rate(ENDS_AFTER_A_SINGLE)
    assert (rating.rating, rating.steps, rating.hardest) == (9.5, 1, None)
    assert str(rating) == "Extreme, at least 9.5"
    assert rating.as_json_object()["hardest"] is None


def test_that_a_ceiling_ends_the_climb_at_the_first_step_above_it() -> None:
    rating = logic.rate(MK_FIG_7, ceiling=2.0)
    assert not rating.reaches_solution
    assert rating.rating > 2.0
    assert rating.steps < logic.rate(MK_FIG_7).steps


def test_that_a_ceiling_as_high_as_the_rating_changes_nothing() -> None:
    assert logic.rate(MK_FIG_7, ceiling=7.8) == logic.rate(MK_FIG_7)


def test_that_a_halted_search_finds_nothing_and_claims_nothing() -> None:
    search = Search()
    search.halt()
    assert search.next_deduction(logic.Position(MK_FIG_7)) is None
    rating = search.rate(MK_FIG_7)
    assert (rating.rating, rating.steps, rating.reaches_solution) == (0.0, 0, False)


@pytest.mark.parametrize(
    ("rating", "level"),
    [
        (1.0, "gentle"),
        (1.2, "gentle"),
        (1.5, "easy"),
        (2.5, "moderate"),
        (2.6, "tough"),
        (4.0, "tough"),
        (6.2, "fiendish"),
        (8.2, "diabolical"),
        (8.3, "extreme"),
        (11.9, "extreme"),
    ],
)
def test_that_levels_begin_above_the_one_before(rating: float, level: str) -> None:
    assert level_of(rating).value == level


def test_that_the_levels_rise_without_end() -> None:
    highest = list(HIGHEST_RATINGS.values())
    assert highest == sorted(highest)
    assert highest[-1] == inf


def test_that_every_technique_a_search_can_name_is_explained() -> None:
    assert [technique.opcode for technique in TECHNIQUES] == list(range(TECHNIQUE_COUNT))
    assert len({technique.name for technique in TECHNIQUES}) == TECHNIQUE_COUNT


def test_that_techniques_that_one_search_finds_compete_by_length_alone() -> None:
    assert WEIGHTS[Y_CYCLE] == WEIGHTS[X_CYCLE]
    assert WEIGHTS[SKYSCRAPER] == WEIGHTS[TWO_STRING_KITE] == WEIGHTS[TURBOT_FISH] == WEIGHTS[X_CHAIN]
    assert WEIGHTS[XY_CYCLE] == WEIGHTS[XY_CHAIN] == WEIGHTS[FORCING_CHAIN]
