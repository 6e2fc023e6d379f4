"""Pointing and claiming, direct or not."""

import pytest

from sudoku_desktop.logic import Candidate, Position
from tests.logic.positions import BLANK, Find, cell, found, must_find
from tests.logic.searches import (
    find_claiming,
    find_direct_claiming,
    find_direct_pointing,
    find_pointing,
)


def without(digit: int, *cells: int) -> Position:
    return Position(BLANK).without(Candidate(each, digit) for each in cells)


BOX_4_BUT_ITS_MIDDLE_ROW = [cell(row, column) for row in (4, 6) for column in (1, 2, 3)]
COLUMN_5_OUTSIDE_BOX_8 = [cell(row, 5) for row in range(1, 7)]


def test_that_pointing_clears_the_rest_of_the_line() -> None:
    deduction = must_find(find_pointing, without(7, *BOX_4_BUT_ITS_MIDDLE_ROW))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == ("pointing", 2.6, None)
    assert deduction.removals == tuple(Candidate(cell(5, column), 7) for column in range(4, 10))
    assert str(deduction) == "In box 4 every place for 7 lies in row 5, so no other cell of row 5 can hold it."
    assert deduction.explanation.pattern == tuple(Candidate(cell(5, column), 7) for column in (1, 2, 3))
    assert deduction.explanation.units == (21, 4)


def test_that_claiming_clears_the_rest_of_the_box() -> None:
    deduction = must_find(find_claiming, without(2, *COLUMN_5_OUTSIDE_BOX_8))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == ("claiming", 2.8, None)
    assert deduction.removals == tuple(Candidate(cell(row, column), 2) for row in (7, 8, 9) for column in (4, 6))
    assert str(deduction) == "In column 5 every place for 2 lies in box 8, so no other cell of box 8 can hold it."


@pytest.mark.parametrize("find", [find_pointing, find_claiming, find_direct_pointing, find_direct_claiming])
def test_that_one_place_elsewhere_breaks_the_lock(find: Find) -> None:
    for broken in (BOX_4_BUT_ITS_MIDDLE_ROW, COLUMN_5_OUTSIDE_BOX_8):
        for kept in broken:
            assert found(find, without(7, *(set(broken) - {kept}))) is None


def test_that_a_lock_with_nothing_left_to_remove_is_no_deduction() -> None:
    rest_of_row = [cell(5, column) for column in range(4, 10)]
    position = without(7, *BOX_4_BUT_ITS_MIDDLE_ROW, *rest_of_row)
    assert found(find_pointing, position) is None
    assert found(find_claiming, position) is None


def test_that_a_single_place_is_left_to_the_hidden_single() -> None:
    position = without(7, *BOX_4_BUT_ITS_MIDDLE_ROW, cell(5, 1), cell(5, 2))
    assert found(find_pointing, position) is None


def test_that_direct_pointing_only_places() -> None:
    # Box 5 has the 7 in row 5 and in r4c4.
    box_5 = [cell(row, column) for row in (4, 6) for column in (4, 5, 6) if (row, column) != (4, 4)]
    position = without(7, *BOX_4_BUT_ITS_MIDDLE_ROW, *box_5)
    deduction = must_find(find_direct_pointing, position)
    assert (deduction.technique.name, deduction.rating) == ("direct-pointing", 1.7)
    assert (deduction.placement, deduction.removals) == (Candidate(cell(4, 4), 7), ())
    assert str(deduction) == (
        "In box 4 every place for 7 lies in row 5, so no other cell of row 5 can hold it. "
        "That leaves r4c4 as the only place for 7 in box 5."
    )
    assert found(find_direct_pointing, without(7, *BOX_4_BUT_ITS_MIDDLE_ROW, *box_5[1:])) is None


def test_that_direct_claiming_only_places() -> None:
    # Column 4 has the 2 in box 8 and in r1c4.
    column_4 = [cell(row, 4) for row in range(2, 7)]
    position = without(2, *COLUMN_5_OUTSIDE_BOX_8, *column_4)
    deduction = must_find(find_direct_claiming, position)
    assert (deduction.technique.name, deduction.rating) == ("direct-claiming", 1.9)
    assert (deduction.placement, deduction.removals) == (Candidate(cell(1, 4), 2), ())
    assert str(deduction) == (
        "In column 5 every place for 2 lies in box 8, so no other cell of box 8 can hold it. "
        "That leaves r1c4 as the only place for 2 in column 4."
    )
    assert found(find_direct_claiming, without(2, *COLUMN_5_OUTSIDE_BOX_8, *column_4[1:])) is None
