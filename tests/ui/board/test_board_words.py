"""Sentences about the board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import CellCountError, Grid
from sudoku_desktop.ui.board.words import describe_cell, describe_cell_count, describe_conflict, enumerate_in_words


@given(st.lists(st.integers(0, 9), min_size=81, max_size=81))
def test_that_conflicts_read_in_english_as_the_board_says_them(cells):
    for conflict in Grid(cells).conflicts():
        assert describe_conflict(conflict) == str(conflict)


def test_that_a_conflict_names_digit_unit_and_places():
    (conflict,) = Grid.blank().with_cells([(19, 5), (24, 5)]).conflicts()
    assert describe_conflict(conflict) == "two 5s in row 3: columns 2 and 7"


def test_that_a_count_of_cells_names_both_numbers():
    assert describe_cell_count(CellCountError(79, 81)) == "found 79 cells, need 81"


def test_that_cells_are_counted_from_one():
    assert describe_cell(19, order=3) == "row 3 column 2"
    assert describe_cell(15, order=2) == "row 4 column 4"


@pytest.mark.parametrize(("items", "text"), [(["2"], "2"), (["2", "7"], "2 and 7"), (["1", "2", "7"], "1, 2 and 7")])
def test_that_enumerations_end_in_and(items, text):
    assert enumerate_in_words(items) == text
