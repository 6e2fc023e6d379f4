"""X-wings, swordfish and jellyfish."""

import pytest

from sudoku_desktop.logic import Candidate, Position
from tests.logic.positions import BLANK, cell, found, must_find
from tests.logic.searches import find_fish

FISH = {
    "x-wing": (3.2, {2: (3, 8), 5: (3, 8)}),
    "swordfish": (3.8, {2: (3, 8), 5: (3, 6), 9: (3, 6, 8)}),
    "jellyfish": (5.2, {1: (1, 3), 2: (3, 8), 5: (1, 6), 9: (1, 3, 6, 8)}),
}
"""Examples by name: the rating, and for each base line the crossing lines with its places of the digit."""

WORDS = {
    "x-wing": (
        "In rows 2 and 5 the digit 7 fits only in columns 3 and 8, so no other cell of columns 3 and 8 can hold it."
    ),
    "swordfish": (
        "In rows 2, 5 and 9 the digit 7 fits only in columns 3, 6 and 8, "
        "so no other cell of columns 3, 6 and 8 can hold it."
    ),
    "jellyfish": (
        "In rows 1, 2, 5 and 9 the digit 7 fits only in columns 1, 3, 6 and 8, "
        "so no other cell of columns 1, 3, 6 and 8 can hold it."
    ),
}

Lines = dict[int, tuple[int, ...]]


def in_rows(base: Lines) -> Position:
    return Position(BLANK).without(
        Candidate(cell(row, column), 7) for row, fits in base.items() for column in range(1, 10) if column not in fits
    )


def in_columns(base: Lines) -> Position:
    return Position(BLANK).without(
        Candidate(cell(row, column), 7) for column, fits in base.items() for row in range(1, 10) if row not in fits
    )


@pytest.mark.parametrize("name", FISH)
def test_that_a_fish_in_rows_clears_its_columns(name: str) -> None:
    rating, base = FISH[name]
    deduction = must_find(find_fish, in_rows(base), len(base))
    assert (deduction.technique.name, deduction.rating, deduction.placement) == (name, rating, None)
    cover = sorted({column for fits in base.values() for column in fits})
    rest = [row for row in range(1, 10) if row not in base]
    assert deduction.removals == tuple(Candidate(cell(row, column), 7) for row in rest for column in cover)
    assert str(deduction) == WORDS[name]
    assert deduction.explanation.pattern == tuple(
        Candidate(cell(row, column), 7) for row, fits in base.items() for column in fits
    )


@pytest.mark.parametrize("name", FISH)
def test_that_a_fish_in_columns_clears_its_rows(name: str) -> None:
    _, base = FISH[name]
    deduction = must_find(find_fish, in_columns(base), len(base))
    cover = sorted({row for fits in base.values() for row in fits})
    rest = [column for column in range(1, 10) if column not in base]
    assert deduction.removals == tuple(Candidate(cell(row, column), 7) for row in cover for column in rest)
    turned = WORDS[name].replace("rows", "lines").replace("columns", "rows").replace("lines", "columns")
    assert str(deduction) == turned


@pytest.mark.parametrize("name", FISH)
def test_that_one_place_more_breaks_a_fish(name: str) -> None:
    _, base = FISH[name]
    for line, fits in base.items():
        broken = base | {line: (*fits, 9)}
        assert found(find_fish, in_rows(broken), len(base)) is None
        assert found(find_fish, in_columns(broken), len(base)) is None


def test_that_a_fish_with_nothing_left_to_remove_is_no_deduction() -> None:
    _, base = FISH["x-wing"]
    deduction = must_find(find_fish, in_rows(base), 2)
    assert found(find_fish, in_rows(base).without(deduction.removals), 2) is None


def test_that_a_line_with_one_place_belongs_to_no_fish() -> None:
    assert found(find_fish, in_rows({2: (3,), 5: (3, 8)}), 2) is None
