"""The BUG of all types, in graves of a few cells; all other cells count as filled."""

from collections.abc import Iterable

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Candidate, Position, Search
from sudoku_desktop.logic.kernels.bug import find_bug
from sudoku_desktop.logic.kernels.position import take_places
from tests.logic.positions import BLANK, cell, found, is_true, must_find, on_real_paths
from tests.reference.naive_logic_uniqueness import naive_bugs

A, B, C, D = cell(1, 1), cell(1, 2), cell(4, 2), cell(4, 1)
RECTANGLE = {each: {1, 2} for each in (A, B, C, D)}
IN_COLUMN_1 = {cell(row, column): {3, 5} for row in (7, 8) for column in (1, 4)}
"""Candidates of another grave, two of whose cells see A and D."""
TWO_ROWS = {cell(row, column): digits for column, digits in ((1, {1, 2}), (4, {2, 3}), (7, {1, 3})) for row in (1, 2)}
"""Candidates of a grave whose cells have at most one digit in common, except in a column."""
TWIN = (
    "every cell would have two candidates and every digit two places in each unit: "
    "any solution would have a twin with every choice reversed."
)
PATHS = (
    "4.....3..6....2.7.9...7.1.4.342...8..82..9.......5...7.....3..9..6..5.4...7.....3",
    ".....4.5..6....89....7..1......2..8....1.......5....427.3.6....2..3..9..5...9.7.8",
    "..9.....3.7...4.....6.7....2.3.....4...8..1...14.3.....25..3.9......6..29...8..7.",
    "....43..514..6..2....7..8..3..6.7............76.5983.4.36.7..........9.1.8....5..",
    "...6..1.4..6..5.9.3.....8...5.823..7.4....2...........6....7...4.1.32.......9....",
)
"""Generated puzzles whose paths have a BUG of type 1, 2, 2, 4 and 3."""


def left(candidates: dict[int, set[int]]) -> Position:
    """Return a position with these candidates and no others."""
    position = Position(BLANK)
    for each in range(81):
        position.marks[each] = sum(1 << digit - 1 for digit in candidates.get(each, ()))
    take_places(position.marks, position.tables.cells_of, position.places)
    return position


def with_extras(grave: dict[int, set[int]], extras: dict[int, set[int]]) -> Position:
    return left({each: digits | extras.get(each, set()) for each, digits in grave.items()})


def candidates(cells: Iterable[int], *digits: int) -> tuple[Candidate, ...]:
    return tuple(Candidate(each, digit) for each in cells for digit in digits)


def test_that_a_lone_extra_is_placed() -> None:
    deduction = must_find(find_bug, with_extras(RECTANGLE | IN_COLUMN_1, {A: {7}}))
    assert (deduction.technique.name, deduction.rating) == ("bug", 5.6)
    assert (deduction.placement, deduction.removals) == (Candidate(A, 7), ())
    assert str(deduction) == f"Without 7 in r1c1, {TWIN} So r1c1 is 7."
    assert deduction.explanation.pattern == (Candidate(A, 7),)


def test_that_a_cell_with_several_extras_takes_one_of_them() -> None:
    deduction = must_find(find_bug, with_extras(RECTANGLE, {A: {7, 9}}))
    assert (deduction.rating, deduction.placement, deduction.removals) == (5.6, None, candidates([A], 1, 2))
    assert str(deduction) == f"Without 7 and 9 in r1c1, {TWIN} So r1c1 holds one of these."


def test_that_a_shared_extra_goes_from_all_that_see_its_cells() -> None:
    deduction = must_find(find_bug, with_extras(RECTANGLE | IN_COLUMN_1, {A: {3}, D: {3}}))
    assert (deduction.rating, deduction.placement) == (5.7, None)
    assert deduction.removals == candidates([cell(7, 1), cell(8, 1)], 3)
    assert str(deduction) == (
        f"Without 3 in r1c1 and r4c1, {TWIN} So one of them holds 3, and no cell that sees them all can."
    )
    assert deduction.explanation.pattern == candidates([A, D], 3)


def test_that_nothing_follows_when_no_cell_sees_all_extras() -> None:
    assert found(find_bug, with_extras(RECTANGLE | IN_COLUMN_1, {A: {3}, C: {3}})) is None


def test_that_the_extras_join_a_naked_pair() -> None:
    deduction = must_find(find_bug, with_extras(RECTANGLE | IN_COLUMN_1, {A: {3}, D: {5}}))
    assert (deduction.rating, deduction.removals) == (5.8, candidates([cell(8, 1)], 3, 5))
    assert str(deduction) == (
        "If r1c1 and r4c1 too had only two candidates, every digit would have two places in each unit, and any "
        "solution would have a twin with every choice reversed. So one of them holds one of its extra "
        "candidates, 3 and 5. "
        "That cell and r7c1 hold 3 and 5 between them: no other cell of column 1 can hold any of these."
    )
    assert deduction.explanation.units == (9,)


def test_that_a_digit_locked_in_two_cells_leaves_an_extra_for_one() -> None:
    first, second = cell(1, 1), cell(1, 4)
    deduction = must_find(find_bug, with_extras(TWO_ROWS, {first: {8}, second: {9}}))
    assert deduction.rating == 5.7
    assert deduction.removals == (Candidate(first, 1), Candidate(second, 3))
    assert str(deduction) == (
        "If r1c1 and r1c4 too had only two candidates, every digit would have two places in each unit, and any "
        "solution would have a twin with every choice reversed. So one of them holds one of its extra "
        "candidates, 8 and 9. "
        "In row 1 the digit 2 fits only in r1c1 and r1c4: one of them holds it, and the other an extra candidate."
    )
    shared = must_find(find_bug, with_extras(TWO_ROWS, {first: {8}, second: {8}}))
    assert (shared.rating, shared.removals) == (deduction.rating, deduction.removals)


def test_that_cells_without_a_common_unit_lock_nothing() -> None:
    assert found(find_bug, with_extras(TWO_ROWS, {cell(1, 1): {8}, cell(2, 4): {9}})) is None


@pytest.mark.parametrize("broken", [B, C, D])
def test_that_all_but_the_extras_must_be_pairs(broken: int) -> None:
    whole = {each: set(digits) for each, digits in RECTANGLE.items()} | {A: {1, 2, 7}}
    assert found(find_bug, left(whole)) is not None
    for digits in ({1}, {1, 5}, {1, 2, 5}, {1, 2, 7, 8}):
        assert found(find_bug, left(whole | {broken: digits})) is None


def test_that_one_more_cell_of_three_candidates_breaks_the_grave() -> None:
    lone = {cell(9, 9): {5, 6, 7}}
    assert found(find_bug, with_extras(RECTANGLE, {A: {7}})) is not None
    assert found(find_bug, left({**RECTANGLE, A: {1, 2, 7}, **lone})) is None


def test_that_the_compiled_search_finds_what_the_obvious_one_finds() -> None:
    checked, kinds = 0, []
    for position, solution in (*on_real_paths(), *near_graves()):
        claims = naive_bugs(position)
        if claims is None:
            continue
        checked += 1
        deduction = found(find_bug, position)
        assert (deduction is not None) == bool(claims)
        if deduction:
            removed = frozenset(deduction.removals)
            kinds += [kind for _, kind, gone, placed in claims if (gone, placed) == (removed, deduction.placement)]
            assert kinds
            assert is_true(deduction, solution)
    assert checked > 100
    assert set(kinds) == {1, 2, 3, 4}


def near_graves() -> list[tuple[Position, Grid]]:
    """Return every position on the paths of PATHS, up to the end of the ladder, with the solution."""
    positions = []
    for text in PATHS:
        grid = Grid.from_text(text)
        solution = solve(grid)
        assert solution is not None
        position, search = Position(grid), Search()
        while not position.is_complete and search.next_deduction(position):
            positions.append((position.copy(), solution))
            position.do(search._record)
    return positions
