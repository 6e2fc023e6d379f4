"""Unique rectangles and loops of all types."""

from collections.abc import Iterable

import pytest

from sudoku_desktop.logic import Candidate, Position
from sudoku_desktop.logic.kernels.unique_loops import find_unique_loop
from tests.logic.positions import BLANK, blank_but, cell, found, is_true, must_find, on_real_paths
from tests.reference.naive_logic_uniqueness import naive_unique_loops

PAIR = {1, 2}
RECTANGLE = (cell(1, 1), cell(1, 2), cell(4, 2), cell(4, 1))
LOOPS = {
    6: [(3, 1), (3, 3), (5, 3), (5, 2), (8, 2), (8, 1)],
    8: [(3, 4), (3, 5), (7, 5), (7, 2), (8, 2), (8, 9), (9, 9), (9, 4)],
    10: [(2, 1), (2, 2), (7, 2), (7, 3), (6, 3), (6, 6), (5, 6), (5, 8), (4, 8), (4, 1)],
}
SWAP = "If r1c1, r1c2, r4c2 and r4c1 held only 1 and 2, swapping the two would give a second solution"


def rectangle(r4c2: Iterable[int], r4c1: Iterable[int] = (1, 2), **others: Iterable[int]) -> Position:
    """Return the rectangle with the pair in row 1, given candidates in row 4, and all digits elsewhere."""
    rest = {cell(int(name[1]), int(name[3])): digits for name, digits in others.items()}
    return blank_but({RECTANGLE[0]: PAIR, RECTANGLE[1]: PAIR, RECTANGLE[2]: r4c2, RECTANGLE[3]: r4c1, **rest})


def candidates(cells: Iterable[int], *digits: int) -> tuple[Candidate, ...]:
    return tuple(Candidate(each, digit) for each in sorted(cells) for digit in digits)


def test_that_one_extra_cell_takes_neither_digit() -> None:
    deduction = must_find(find_unique_loop, rectangle({1, 2, 3}))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == ("unique-rectangle", 4.5, None)
    assert deduction.removals == candidates([cell(4, 2)], 1, 2)
    assert str(deduction) == f"{SWAP}: so r4c2 holds neither."
    assert deduction.explanation.cells == RECTANGLE
    assert set(deduction.explanation.pattern) == set(candidates(RECTANGLE, 1, 2))


@pytest.mark.parametrize("broken", RECTANGLE)
def test_that_a_missing_or_an_unmatched_candidate_breaks_the_rectangle(broken: int) -> None:
    whole = dict.fromkeys(RECTANGLE, PAIR) | {RECTANGLE[2]: {1, 2, 3}}
    assert found(find_unique_loop, blank_but(whole)) is not None
    assert found(find_unique_loop, blank_but(whole | {broken: {1, 3}})) is None
    if broken != RECTANGLE[2]:
        assert found(find_unique_loop, blank_but(whole | {broken: {1, 2, 5}})) is None


def test_that_four_boxes_make_no_rectangle() -> None:
    corners = [cell(1, 1), cell(1, 4), cell(4, 4), cell(4, 1)]
    assert found(find_unique_loop, blank_but(dict.fromkeys(corners, PAIR) | {corners[2]: {1, 2, 3}})) is None


def test_that_a_shared_extra_goes_from_all_that_see_its_cells() -> None:
    deduction = must_find(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 3}))
    row = [cell(4, column) for column in range(3, 10)]
    box = [cell(row, column) for row in (5, 6) for column in (1, 2, 3)]
    assert (deduction.rating, deduction.removals) == (4.5, candidates(row + box, 3))
    assert str(deduction) == f"{SWAP}: so one of r4c2 and r4c1 holds 3, and no cell that sees them all can."


def test_that_different_extras_do_not_count_as_shared() -> None:
    assert found(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 4})) is None


def test_that_the_extras_join_a_naked_pair() -> None:
    deduction = must_find(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 4}, r4c9={3, 4}))
    assert (deduction.technique.name, deduction.rating) == ("unique-rectangle", 4.6)
    assert deduction.removals == candidates((cell(4, column) for column in range(3, 9)), 3, 4)
    assert str(deduction) == (
        f"{SWAP}: so one of r4c2 and r4c1 holds one of the digits 3 and 4. "
        "That cell and r4c9 hold 3 and 4 between them: no other cell of row 4 can hold any of these."
    )
    assert deduction.explanation.units == (3,)
    assert found(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 4}, r4c9={3, 4, 5})) is None


def test_that_the_extras_join_a_naked_triple_for_a_tenth_more() -> None:
    deduction = must_find(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 4}, r4c8={3, 5}, r4c9={4, 5}))
    assert deduction.rating == 4.7
    assert deduction.removals == candidates((cell(4, column) for column in range(3, 8)), 3, 4, 5)


def test_that_the_pair_is_hidden_in_one_more_cell() -> None:
    only_in_r4c9 = candidates((cell(4, column) for column in range(3, 9)), 1, 2)
    position = rectangle({1, 2, 3}, {1, 2, 4})
    deduction = must_find(find_unique_loop, position.without(only_in_r4c9))
    assert (deduction.rating, deduction.removals) == (4.5, candidates([cell(4, 9)], 3, 4, 5, 6, 7, 8, 9))
    assert str(deduction) == (
        f"{SWAP}: so one of r4c2 and r4c1 holds one of the digits 3 and 4. "
        "In row 4 the digits 1 and 2 fit only there and in r4c9: with one of these places taken, "
        "r4c9 can hold nothing else."
    )
    assert found(find_unique_loop, position.without(only_in_r4c9[1:])) is None


def test_that_a_hidden_triple_weighs_a_tenth_more() -> None:
    only_in_two = candidates((cell(4, column) for column in range(3, 8)), 1, 2, 5)
    deduction = must_find(find_unique_loop, rectangle({1, 2, 3}, {1, 2, 4}).without(only_in_two))
    assert (deduction.rating, deduction.removals) == (4.6, candidates([cell(4, 8), cell(4, 9)], 3, 4, 6, 7, 8, 9))


def test_that_a_locked_digit_rules_out_the_other() -> None:
    elsewhere = candidates((cell(4, column) for column in range(3, 10)), 1)
    position = rectangle({1, 2, 3, 4}, {1, 2, 5})
    deduction = must_find(find_unique_loop, position.without(elsewhere))
    assert (deduction.rating, deduction.removals) == (4.5, candidates([cell(4, 1), cell(4, 2)], 2))
    assert str(deduction) == (
        f"{SWAP}. In row 4 the digit 1 fits only in r4c2 and r4c1, so one of them holds it; "
        "the other must not be 2, or only 1 and 2 would be left."
    )
    for kept in elsewhere:
        assert found(find_unique_loop, position.without(set(elsewhere) - {kept})) is None


@pytest.mark.parametrize(("length", "rating"), [(6, 4.6), (8, 4.7), (10, 5.0)])
def test_that_longer_loops_weigh_more(length: int, rating: float) -> None:
    loop = [cell(row, column) for row, column in LOOPS[length]]
    pairs_only_there = Position(BLANK).without(candidates(set(range(81)) - set(loop), 1, 2))
    extra = loop[-1]
    whole = pairs_only_there.without(candidates(loop[:-1], 3, 4, 5, 6, 7, 8, 9))
    deduction = must_find(find_unique_loop, whole)
    assert (deduction.technique.name, deduction.rating) == ("unique-loop", rating)
    assert deduction.removals == candidates([extra], 1, 2)
    assert set(deduction.explanation.cells) == set(loop)
    assert str(deduction).endswith(f"second solution: so r{extra // 9 + 1}c{extra % 9 + 1} holds neither.")
    for broken in loop:
        assert found(find_unique_loop, whole.without(candidates([broken], 1))) is None


def test_that_a_rectangle_comes_before_a_longer_loop_and_a_lower_type_before_a_higher() -> None:
    loop = {cell(row, column): PAIR for row, column in LOOPS[6]} | {cell(8, 1): {1, 2, 9}}
    far = {cell(1, 7): PAIR, cell(1, 8): PAIR, cell(4, 7): {1, 2, 3}, cell(4, 8): {1, 2, 3}}
    elsewhere = candidates(set(range(81)) - loop.keys() - far.keys(), 1, 2)
    assert must_find(find_unique_loop, blank_but(loop).without(elsewhere)).rating == 4.6
    both = blank_but(loop | far).without(elsewhere)
    # The rectangle is of type 2, by its 3, and of type 4, by 1 and 2, which have no other place.
    assert {each.digit for each in must_find(find_unique_loop, both).removals} == {3}
    assert {each.digit for each in must_find(find_unique_loop, both.without(candidates(range(81), 3))).removals} == {
        1,
        2,
    }


def test_that_the_compiled_search_takes_the_best_that_the_obvious_one_finds() -> None:
    kinds = set()
    for position, solution in on_real_paths():
        deduction = found(find_unique_loop, position)
        claims = naive_unique_loops(position)
        assert (deduction is not None) == bool(claims)
        if deduction:
            weight, kind, _ = min(claims, key=lambda claim: claim[:2])
            assert deduction.rating == weight / 10
            assert (weight, kind, frozenset(deduction.removals)) in claims
            assert is_true(deduction, solution)
            kinds.add((deduction.technique.name, kind))
    assert kinds >= {("unique-rectangle", kind) for kind in (1, 2, 3, 4)}
