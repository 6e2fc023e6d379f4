"""Naked pairs, triples and quads."""

import pytest

from sudoku_desktop.logic import Candidate
from tests.logic.positions import blank_but, cell, found, must_find
from tests.logic.searches import find_naked_set

SETS = {
    "naked-pair": (3.0, {cell(1, 1): (2, 5), cell(1, 6): (2, 5)}),
    "naked-triple": (3.6, {cell(1, 1): (2, 5), cell(1, 6): (5, 7), cell(1, 8): (2, 7)}),
    "naked-quad": (5.0, {cell(1, 1): (2, 5), cell(1, 4): (5, 7, 9), cell(1, 6): (2, 5, 7, 9), cell(1, 8): (2, 9)}),
}
"""Examples in row 1 by name: the rating, and the candidates of its cells; other cells have all candidates."""

WORDS = {
    "naked-pair": "r1c1 and r1c6 can hold only 2 and 5, so no other cell of row 1 can hold any of these.",
    "naked-triple": "r1c1, r1c6 and r1c8 can hold only 2, 5 and 7, so no other cell of row 1 can hold any of these.",
    "naked-quad": (
        "r1c1, r1c4, r1c6 and r1c8 can hold only 2, 5, 7 and 9, so no other cell of row 1 can hold any of these."
    ),
}


@pytest.mark.parametrize("name", SETS)
def test_that_a_naked_set_clears_the_rest_of_its_unit(name: str) -> None:
    rating, holding = SETS[name]
    deduction = must_find(find_naked_set, blank_but(holding), len(holding))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == (name, rating, None)
    set_digits = sorted({digit for digits in holding.values() for digit in digits})
    rest = sorted(set(range(9)) - set(holding))
    assert deduction.removals == tuple(Candidate(other, digit) for other in rest for digit in set_digits)
    assert str(deduction) == WORDS[name]
    assert deduction.explanation.pattern == tuple(
        Candidate(each, digit) for each, digits in holding.items() for digit in digits
    )


@pytest.mark.parametrize("name", SETS)
def test_that_one_candidate_more_breaks_a_naked_set(name: str) -> None:
    _, holding = SETS[name]
    for each, digits in holding.items():
        assert found(find_naked_set, blank_but(holding | {each: (*digits, 4)}), len(holding)) is None


def test_that_a_box_is_looked_at_before_its_column_and_its_row() -> None:
    deduction = must_find(find_naked_set, blank_but({cell(4, 5): (3, 8), cell(5, 5): (3, 8)}), 2)
    assert str(deduction) == "r4c5 and r5c5 can hold only 3 and 8, so no other cell of box 5 can hold any of these."
    after = blank_but({cell(4, 5): (3, 8), cell(5, 5): (3, 8)}).without(deduction.removals)
    then = must_find(find_naked_set, after, 2)
    assert str(then) == "r4c5 and r5c5 can hold only 3 and 8, so no other cell of column 5 can hold any of these."


def test_that_a_cell_with_one_candidate_belongs_to_no_pair() -> None:
    assert found(find_naked_set, blank_but({cell(1, 1): (2,), cell(1, 6): (2, 5)}), 2) is None
