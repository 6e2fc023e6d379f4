"""XY-wings and XYZ-wings."""

import pytest

from sudoku_desktop.logic import Candidate
from tests.logic.positions import Find, blank_but, cell, found, must_find
from tests.logic.searches import find_xy_wing, find_xyz_wing

PIVOT, IN_BOX, IN_ROW = cell(5, 5), cell(4, 4), cell(5, 9)

XY = {PIVOT: (1, 2), IN_BOX: (1, 3), IN_ROW: (2, 3)}
XYZ = XY | {PIVOT: (1, 2, 3)}


def test_that_an_xy_wing_clears_what_both_wings_see() -> None:
    deduction = must_find(find_xy_wing, blank_but(XY))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == ("xy-wing", 4.2, None)
    seen = [cell(4, 7), cell(4, 8), cell(4, 9), cell(5, 4), cell(5, 6)]
    assert deduction.removals == tuple(Candidate(each, 3) for each in seen)
    assert str(deduction) == (
        "r4c4 or r5c9 is 3, so no cell that sees both can hold it. "
        "If r5c5 is 1, then r4c4 is 3; if it is 2, then r5c9 is 3."
    )
    assert deduction.explanation.cells == (PIVOT, IN_BOX, IN_ROW)


def test_that_an_xyz_wing_clears_what_all_three_see() -> None:
    deduction = must_find(find_xyz_wing, blank_but(XYZ))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == ("xyz-wing", 4.4, None)
    assert deduction.removals == (Candidate(cell(5, 4), 3), Candidate(cell(5, 6), 3))
    assert str(deduction) == (
        "One of r5c5, r4c4 and r5c9 is 3, so no cell that sees all three can hold it. "
        "If r5c5 is 1, then r4c4 is 3; if it is 2, then r5c9 is 3."
    )


def test_that_neither_wing_is_taken_for_the_other() -> None:
    assert found(find_xyz_wing, blank_but(XY)) is None
    assert found(find_xy_wing, blank_but(XYZ)) is None


@pytest.mark.parametrize(("find", "holding"), [(find_xy_wing, XY), (find_xyz_wing, XYZ)])
def test_that_one_candidate_more_breaks_a_wing(find: Find, holding: dict[int, tuple[int, ...]]) -> None:
    for each, digits in holding.items():
        assert found(find, blank_but(holding | {each: (*digits, 4)})) is None


@pytest.mark.parametrize("find", [find_xy_wing, find_xyz_wing])
def test_that_equal_wings_are_no_wing(find: Find) -> None:
    for pivot in ((1, 2), (1, 2, 3)):
        assert found(find, blank_but({PIVOT: pivot, IN_BOX: (1, 3), IN_ROW: (1, 3)})) is None


@pytest.mark.parametrize("find", [find_xy_wing, find_xyz_wing])
def test_that_a_wing_out_of_the_pivots_sight_is_no_wing(find: Find) -> None:
    for pivot in ((1, 2), (1, 2, 3)):
        assert found(find, blank_but({PIVOT: pivot, IN_BOX: (1, 3), cell(6, 9): (2, 3)})) is None
