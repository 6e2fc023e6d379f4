"""Rating limits, the end of the techniques, and halting."""

from dataclasses import replace
from math import inf

import pytest

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import HIGHEST_RATINGS, TECHNIQUES, Level, Position, Rating, Search, ladder, level_of
from sudoku_desktop.logic.kernels.opcodes import (
    FORCING_CHAIN,
    NISHIO,
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
from sudoku_desktop.logic.kernels.record import REACHED
from tests.puzzles import NESTED

MK_FIG_7 = Grid.from_text("79......3.......6.8.1..4..2..5......3..1......4...62.92...3...6.3.6.5421.........")
"""Puzzle rated SE 7.8, printed in Mantere & Koljonen 2007."""
NEITHER = "1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47"
"""Puzzle rated 10.4/4.5/2.6 by Sudoku Explainer."""
PEARL = "..3..6.8....1....6.6.72.....1...7..8..4...6..5..3..9...3...2..7..1...4..9......5."
"""Puzzle rated 10.2/10.2/2.6."""


def test_that_the_rating_has_those_of_the_first_step_and_of_the_first_placement() -> None:
    rating = logic.rate(Grid.from_text(NEITHER))
    assert (rating.rating, rating.first_placement, rating.first_step) == (10.4, 4.5, 2.6)
    assert rating.reaches_solution
    assert rating.level is Level.EXTREME
    assert rating.gem is None
    assert str(rating) == "Extreme, 10.4: Dynamic contradiction chains with forcing chains"


def test_that_a_pearl_is_as_hard_up_to_its_first_placement_as_in_all() -> None:
    rating = logic.rate(Grid.from_text(PEARL))
    assert (rating.rating, rating.first_placement, str(rating.gem)) == (10.2, 10.2, "Pearl")
    assert rating.as_json_object()["gem"] == "pearl"


def test_that_a_diamond_is_as_hard_in_its_first_step_as_in_all() -> None:
    rating = Rating(9.8, None, 1, (), reaches_solution=True, first_step=9.8, first_placement=9.8)
    assert str(rating.gem) == "Diamond"
    assert replace(rating, rating=1.2, first_step=1.2, first_placement=1.2).gem is None


def test_that_nested_chains_are_unfolded() -> None:
    (step,) = (step for step in logic.path(NESTED) if step.explanation.inner)
    (inner,) = step.explanation.inner
    assert str(step) == (
        "Whatever r1c5 holds, r6c8 cannot be 5. Each of its candidates 2, 5 and 9 leads there by a chain of its own. "
        "On the way, patterns and chains in the remaining candidates rule out others."
    )
    assert (inner.technique.name, str(inner.conclusion)) == ("turbot-fish", "Removed: 5 from r6c8.")


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


def test_that_lower_bounds_of_a_hard_puzzle_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SECONDS_BETWEEN_BOUNDS", 0)
    bounds: list[Rating] = []
    rating = Search().rate(NESTED, watch=bounds.append)
    assert rating == logic.rate(NESTED)
    known = [bound.rating for bound in bounds]
    assert known == sorted(set(known))
    assert known[0] > 9.0
    assert known[-1] <= rating.rating
    assert not any(bound.reaches_solution for bound in bounds)
    assert str(bounds[0].figure) == f"at least {known[0]}"


def test_that_an_error_of_whoever_watches_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SECONDS_BETWEEN_BOUNDS", 0)
    search = Search()

    def interrupt(_: Rating) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        search.rate(NESTED, watch=interrupt)
    assert search.is_halted


def test_that_a_search_says_how_far_it_is_within_a_step() -> None:
    position = Position(NESTED)
    reached = set()
    while not position.is_complete:
        search = Search()
        deduction = search.next_deduction(position)
        assert deduction is not None
        bound = int(search._record[REACHED])
        assert bound <= round(10 * deduction.rating)
        if deduction.technique.opcode >= NISHIO:
            assert bound == WEIGHTS[deduction.technique.opcode]
        reached.add(bound)
        position.do(search._record)
    assert {90, 95} <= reached
