"""Hidden pairs, triples and quads, direct or not."""

import pytest

from sudoku_desktop.logic import Candidate, Position
from tests.logic.positions import BLANK, cell, found, must_find
from tests.logic.searches import find_direct_hidden_set, find_hidden_set

ROW = range(1, 10)

SETS = {
    "hidden-pair": (3.4, {2: (1, 6), 5: (1, 6)}),
    "hidden-triple": (4.0, {2: (1, 6), 5: (6, 8), 7: (1, 8)}),
    "hidden-quad": (5.4, {2: (1, 6), 5: (6, 8), 7: (1, 4, 6, 8), 9: (4, 8)}),
}
"""Examples in row 1 by name: the rating, and the columns of each digit; other digits fit everywhere."""

WORDS = {
    "hidden-pair": "In row 1 the digits 2 and 5 fit only in r1c1 and r1c6, so nothing else can go there.",
    "hidden-triple": ("In row 1 the digits 2, 5 and 7 fit only in r1c1, r1c6 and r1c8, so nothing else can go there."),
    "hidden-quad": (
        "In row 1 the digits 2, 5, 7 and 9 fit only in r1c1, r1c4, r1c6 and r1c8, so nothing else can go there."
    ),
}


def with_row_1(fitting: dict[int, tuple[int, ...]]) -> Position:
    return Position(BLANK).without(
        Candidate(cell(1, column), digit) for digit, fits in fitting.items() for column in ROW if column not in fits
    )


def everything_else(fitting: dict[int, tuple[int, ...]]) -> tuple[Candidate, ...]:
    columns = sorted({column for fits in fitting.values() for column in fits})
    return tuple(Candidate(cell(1, column), digit) for column in columns for digit in ROW if digit not in fitting)


@pytest.mark.parametrize("name", SETS)
def test_that_a_hidden_set_clears_its_cells(name: str) -> None:
    rating, fitting = SETS[name]
    deduction = must_find(find_hidden_set, with_row_1(fitting), len(fitting))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == (name, rating, None)
    # Digits may fit a cell of the set or not: all of the set's stay, all others go.
    assert deduction.removals == everything_else(fitting)
    assert str(deduction) == WORDS[name]
    assert set(deduction.explanation.pattern) == {
        Candidate(cell(1, column), digit) for digit, fits in fitting.items() for column in fits
    }


@pytest.mark.parametrize("name", SETS)
def test_that_one_place_more_breaks_a_hidden_set(name: str) -> None:
    _, fitting = SETS[name]
    for digit, fits in fitting.items():
        assert found(find_hidden_set, with_row_1(fitting | {digit: (*fits, 9)}), len(fitting)) is None


def test_that_a_digit_with_one_place_belongs_to_no_pair() -> None:
    assert found(find_hidden_set, with_row_1({2: (1,), 5: (1, 6)}), 2) is None


@pytest.mark.parametrize(("name", "rating"), [("hidden-pair", 2.0), ("hidden-triple", 2.5)])
def test_that_a_direct_hidden_set_only_places(name: str, rating: float) -> None:
    _, fitting = SETS[name]
    deduction = must_find(find_direct_hidden_set, with_row_1(fitting | {3: (1, 6, 9)}), len(fitting))
    assert (deduction.technique.name, deduction.rating) == (f"direct-{name}", rating)
    assert (deduction.placement, deduction.removals) == (Candidate(cell(1, 9), 3), ())
    assert str(deduction) == f"{WORDS[name]} That leaves r1c9 as the only place for 3 in row 1."


@pytest.mark.parametrize("name", ["hidden-pair", "hidden-triple"])
def test_that_a_hidden_set_without_a_single_behind_it_is_not_direct(name: str) -> None:
    _, fitting = SETS[name]
    assert found(find_direct_hidden_set, with_row_1(fitting | {3: (1, 6, 7, 9)}), len(fitting)) is None
    # This digit has one place already: a hidden single, which the pair has no part in.
    assert found(find_direct_hidden_set, with_row_1(fitting | {3: (9,)}), len(fitting)) is None
