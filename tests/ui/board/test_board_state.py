"""States of the board are values; edits make new ones."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.ui.board.state import (
    BoardState,
    blank_state,
    note_bit,
    note_digits,
    puzzle_state,
    with_cell_blanked,
    with_entry,
    with_given,
    with_note_toggled,
    with_solution,
    without_entries,
)

CELLS = st.integers(0, 80)
DIGITS = st.integers(1, 9)


def test_that_the_grid_is_givens_and_entries_together(puzzle):
    state = with_entry(puzzle_state(puzzle), 2, 4)
    assert state.grid == puzzle.with_cell(2, 4)
    assert (state.digit(0), state.digit(2), state.digit(3)) == (5, 4, 0)
    assert state.is_given(0)
    assert not state.is_given(2)


def test_that_a_cell_cannot_hold_a_given_and_an_entry(puzzle):
    with pytest.raises(ValueError, match="both a given and an entry"):
        BoardState(puzzle, puzzle, (0,) * 81)
    with pytest.raises(ValueError, match="both a given and an entry"):
        with_entry(puzzle_state(puzzle), 0, 1)


def test_that_the_parts_of_a_state_are_of_one_order(puzzle):
    with pytest.raises(ValueError, match="one shape"):
        BoardState(puzzle, Grid.blank(geometry(2)), (0,) * 81)
    with pytest.raises(ValueError, match="one shape"):
        BoardState(puzzle, Grid.blank(geometry(3)), (0,) * 16)


@given(CELLS, DIGITS, DIGITS)
def test_that_a_given_replaces_whatever_the_cell_held(cell, digit, other):
    for before in (
        with_entry(blank_state(), cell, other),
        with_note_toggled(blank_state(), cell, other),
        with_given(blank_state(), cell, other),
    ):
        assert with_given(before, cell, digit) == with_given(blank_state(), cell, digit)


@given(CELLS, DIGITS, DIGITS)
def test_that_an_entry_rubs_out_the_notes_of_its_cell_alone(cell, digit, note):
    neighbour = (cell + 1) % 81
    before = with_note_toggled(with_note_toggled(blank_state(), cell, note), neighbour, note)
    after = with_entry(before, cell, digit)
    assert after.notes[cell] == 0
    assert after.notes[neighbour] == note_bit(note)


@given(CELLS, DIGITS)
def test_that_blanking_undoes_every_kind_of_content(cell, digit):
    for edit in (with_given, with_entry, with_note_toggled):
        assert with_cell_blanked(edit(blank_state(), cell, digit), cell) == blank_state()


@given(st.sets(DIGITS))
def test_that_notes_are_the_digits_toggled_in(digits):
    state = blank_state()
    for digit in digits:
        state = with_note_toggled(state, 40, digit)
    assert note_digits(state.notes[40]) == tuple(sorted(digits))
    for digit in digits:
        state = with_note_toggled(state, 40, digit)
    assert state == blank_state()


def test_that_a_solution_fills_what_is_not_given(puzzle, solution):
    state = with_solution(with_note_toggled(with_entry(puzzle_state(puzzle), 2, 9), 3, 1), solution)
    assert state.grid == solution
    assert state.givens == puzzle
    assert not np.any(state.entries.cells[puzzle.cells != 0])
    assert not any(state.notes)


def test_that_a_solution_of_another_puzzle_is_rejected(puzzle, solution):
    with pytest.raises(ValueError, match="givens"):
        with_solution(puzzle_state(puzzle.with_cell(2, 9)), solution)


def test_that_without_entries_the_puzzle_is_left(puzzle):
    worked = with_note_toggled(with_entry(puzzle_state(puzzle), 2, 4), 3, 1)
    assert without_entries(worked) == puzzle_state(puzzle)
