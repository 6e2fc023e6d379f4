"""Solving by hand with the keyboard alone: notes, highlighting a digit, undo, the next step, the end."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.board.geometry import SYMBOLS, shaped
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.board.state import note_bit, note_digits, puzzle_state, state_of
from sudoku_desktop.ui.theme import Lettering, Scheme, apply_scheme
from tests.ui.real_window import shared_window as window

__all__ = ["window"]

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
SOLUTION = Grid.from_text("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
NEEDS_ELIMINATIONS = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
BLANKS = [cell for cell, digit in enumerate(PUZZLE.cells.tolist()) if digit == 0]
FIRST = BLANKS[0]


@pytest.fixture
def playing(window, qtbot):
    load(window, qtbot, PUZZLE)
    return window


def load(window, qtbot, puzzle):
    window.parts.editor.load_puzzle(puzzle)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)


def press(window, keys):
    """Press a shortcut, written as in the menus."""
    combination = QKeySequence(keys)[0]
    QTest.keyClick(window.parts.board, combination.key(), combination.keyboardModifiers())


def enter(window, cell, digit):
    window.parts.board.set_cursor_cell(cell)
    QTest.keyClicks(window.parts.board, str(digit))


def right(cell):
    return int(SOLUTION.cells[cell])


def wrong(cell):
    """Return a digit that is wrong in a cell, if possible one that clashes with nothing on the board."""
    fitting = note_digits(PUZZLE.candidate_masks()[cell])
    return next(digit for digit in (*fitting, *range(1, 10)) if digit != right(cell))


def state(window):
    return window.parts.editor.state


def said(window):
    return window.hints.card.text or window.parts.outcome.sentence


# Notes.


def test_that_ctrl_shift_n_fills_in_all_candidates_as_one_step(playing):
    press(playing, "Ctrl+1")
    before = state(playing)
    press(playing, "Ctrl+Shift+N")
    assert state(playing).notes == PUZZLE.candidate_masks()
    press(playing, "Ctrl+Z")
    assert state(playing) == before


def test_that_an_entry_rubs_its_digit_out_of_its_peers_and_one_undo_gives_both_back(playing):
    press(playing, "Ctrl+Shift+N")
    before = state(playing)
    enter(playing, FIRST, right(FIRST))
    assert state(playing).notes == PUZZLE.with_cell(FIRST, right(FIRST)).candidate_masks()
    assert state(playing).notes != (*before.notes[:FIRST], 0, *before.notes[FIRST + 1 :])
    press(playing, "Ctrl+Z")
    assert state(playing) == before


def test_that_notes_of_peers_stay_where_that_is_wanted(playing, monkeypatch):
    monkeypatch.setattr(playing.parts.editor, "tidies_notes", False)
    press(playing, "Ctrl+Shift+N")
    before = state(playing).notes
    enter(playing, FIRST, right(FIRST))
    assert state(playing).notes == (*before[:FIRST], 0, *before[FIRST + 1 :])


# What is refused.


def test_that_a_refusal_is_no_longer_said_once_the_board_has_changed(playing):
    def in_header():
        return playing.parts.frame.header.heading.message

    enter(playing, 0, 1)
    assert "is a given" in in_header()
    playing.parts.board.paster.paste(PUZZLE.to_text())
    assert in_header() == ""
    enter(playing, 0, 1)
    assert "is a given" in in_header()
    playing.status.say("Saved")
    enter(playing, FIRST, 1)
    assert in_header() == "Saved"


# One digit everywhere.


def test_that_h_holds_the_cursors_digit_until_h_on_a_blank_cell(playing):
    board = playing.parts.board
    board.set_cursor_cell(0)
    QTest.keyClicks(board, "h")
    board.set_cursor_cell(FIRST)
    assert board.held_digit == 5
    assert playing.parts.actions.digit_group.checkedAction().data() == 5
    assert playing.parts.frame.header.heading.message.startswith("Every 5 is highlighted: 3 of them")
    QTest.keyClicks(board, "h")
    assert board.held_digit == 0
    assert playing.parts.actions.digit_group.checkedAction().data() == 0


def test_that_the_menu_holds_a_digit_which_the_board_paints_whatever_the_cursor_is_on(playing):
    board = playing.parts.board
    board.set_cursor_cell(FIRST)
    at_rest = board.grab().toImage()
    playing.parts.actions.digit_group.actions()[7].trigger()
    assert board.held_digit == 7
    assert board.grab().toImage() != at_rest


def test_that_notes_and_a_held_digit_have_keys_where_n_and_h_are_digits(playing):
    editor, board = playing.parts.editor, playing.parts.board
    editor.new_puzzle(shaped(25))
    QTest.keyClicks(board, "nh")
    assert editor.state.grid.cells[:2].tolist() == [23, 17]
    board.set_cursor_cell(0)
    press(playing, "Ctrl+D")
    assert board.held_digit == 23
    assert playing.parts.frame.header.heading.message.endswith("(Ctrl+D on a blank cell ends it)")
    board.set_cursor_cell(2)
    press(playing, "Ctrl+D")
    assert board.held_digit == 0
    press(playing, "Ctrl+M")
    assert editor.note_mode
    assert playing.editing.notes.isChecked()
    press(playing, "Ctrl+M")
    assert not editor.note_mode


def listed_digits(window):
    return [each.text().replace("&", "") for each in window.parts.actions.digit_group.actions() if each.isVisible()][1:]


def test_that_the_menu_lists_the_digits_of_the_grid_and_those_it_lacks_are_let_go(playing, qapp):
    board, group = playing.parts.board, playing.parts.actions.digit_group
    assert listed_digits(playing) == list("123456789")
    playing.parts.editor.new_puzzle(shaped(25))
    assert listed_digits(playing) == list(SYMBOLS)
    board.hold_digit(5)
    board.hold_digit(15)
    assert group.checkedAction().data() == 15
    playing.parts.editor.load_puzzle(PUZZLE)
    assert board.held_digit == 0
    assert group.checkedAction().data() == 0
    assert listed_digits(playing) == list("123456789")
    board.hold_digit(5)
    playing.parts.editor.new_puzzle(shaped(25))
    assert board.held_digit == 5


def test_that_the_menu_writes_digits_as_the_board_does(playing, qapp):
    playing.parts.editor.new_puzzle(shaped(16))
    apply_scheme(qapp, Scheme.LIGHT, lettering=Lettering(as_numbers=True))
    assert listed_digits(playing)[8:] == ["9", "10", "11", "12", "13", "14", "15", "16"]
    apply_scheme(qapp, Scheme.LIGHT)


# The way back.


def test_that_the_undo_to_before_the_first_mistake_keeps_what_was_right(playing, qtbot):
    enter(playing, BLANKS[0], right(BLANKS[0]))
    good = state(playing)
    enter(playing, BLANKS[1], wrong(BLANKS[1]))
    enter(playing, BLANKS[2], right(BLANKS[2]))
    changes = []
    playing.parts.editor.state_changed.connect(changes.append)
    press(playing, "Ctrl+Alt+Z")
    assert state(playing) == good
    assert changes == [good], "nobody sees the steps between"
    assert said(playing) == "Took 2 steps back, to before the first wrong entry."
    assert str(right(BLANKS[1])) not in said(playing)
    press(playing, "Ctrl+Shift+Z")
    press(playing, "Ctrl+Shift+Z")
    assert state(playing).grid.filled_count == PUZZLE.filled_count + 3


def test_that_a_mistake_that_was_corrected_is_none(playing):
    enter(playing, BLANKS[0], wrong(BLANKS[0]))
    enter(playing, BLANKS[0], right(BLANKS[0]))
    before = state(playing)
    press(playing, "Ctrl+Alt+Z")
    assert state(playing) == before
    assert said(playing) == "No entry differs from the exact solver’s solution."


def test_that_a_mistake_older_than_the_undo_steps_is_said_to_be(playing):
    enter(playing, BLANKS[0], wrong(BLANKS[0]))
    editor = playing.parts.editor
    editor.restore(editor.state, editor.mode)
    enter(playing, BLANKS[1], right(BLANKS[1]))
    before = state(playing)
    press(playing, "Ctrl+Alt+Z")
    assert state(playing) == before
    assert said(playing) == "The mistake is older than what can be undone."


def test_that_restarting_the_puzzle_leaves_its_givens_and_can_be_undone(playing):
    press(playing, "Ctrl+Shift+N")
    enter(playing, FIRST, right(FIRST))
    before = state(playing)
    playing.editing.start_over.trigger()
    assert state(playing) == puzzle_state(PUZZLE)
    press(playing, "Ctrl+Z")
    assert state(playing) == before


# The next step.


def test_that_ctrl_shift_h_makes_the_step_a_hint_would_explain(playing, qtbot):
    steps = playing.parts.editor.undo_stack.count()
    press(playing, "Ctrl+Shift+H")
    qtbot.waitUntil(lambda: state(playing).grid == PUZZLE.with_cell(78, 1))
    assert said(playing) == "Hidden single in a box: In box 9 the digit 1 fits only in r9c7. r9c7 is 1."
    assert playing.parts.editor.undo_stack.count() == steps + 1


def test_that_ctrl_shift_h_makes_the_step_of_a_hint_that_has_begun(playing, qtbot):
    press(playing, "Ctrl+H")
    qtbot.waitUntil(lambda: said(playing) == "Look at box 9.")
    press(playing, "Ctrl+Shift+H")
    assert state(playing).grid == PUZZLE.with_cell(78, 1)


def test_that_next_steps_rub_out_notes_where_no_digit_can_be_entered(window, qtbot):
    load(window, qtbot, NEEDS_ELIMINATIONS)
    for _ in range(81):
        before = state(window)
        press(window, "Ctrl+Shift+H")
        qtbot.waitUntil(lambda seen=before: state(window) != seen)
        if state(window).grid == before.grid:
            break
    assert state(window).grid == before.grid
    assert any(state(window).notes)


def test_that_a_steps_digit_is_rubbed_out_of_its_peers(playing, qtbot):
    press(playing, "Ctrl+Shift+N")
    press(playing, "Ctrl+Shift+H")
    qtbot.waitUntil(lambda: state(playing).digit(78) == 1)
    peers = PUZZLE.geometry.peers[78].tolist()
    assert not any(state(playing).notes[peer] & note_bit(1) for peer in peers)


# The end.


def solve_by_hand(window):
    for cell in BLANKS:
        enter(window, cell, right(cell))


@pytest.mark.parametrize("still", [False, True])
def test_that_the_last_entry_is_met_with_a_word_and_a_tint(playing, still):
    playing.appearance.reduce_motion.setChecked(still)
    solve_by_hand(playing)
    assert said(playing) == "You have solved it: every row, column and box holds each digit once."
    assert playing.parts.board._is_waving
    assert (len(set(map(str, playing.parts.board._washes()))) == 1) is still, "a wave, or one still tint"


def test_that_the_last_entry_in_what_a_crash_left_is_met_with_a_word(window, qtbot):
    left = state_of(Puzzle(PUZZLE, entries=Grid.blank().with_cells((cell, right(cell)) for cell in BLANKS[1:])))
    window.parts.editor.restore(left, Mode.PLAYING)
    enter(window, FIRST, right(FIRST))
    assert said(window) == "You have solved it: every row, column and box holds each digit once."


@pytest.mark.parametrize("keys", ["Ctrl+Shift+H", "Ctrl+H"])
def test_that_the_last_step_of_the_hints_ends_with_that_word_and_offers_no_next_one(playing, qtbot, keys):
    for cell in BLANKS[1:]:
        enter(playing, cell, right(cell))

    def solves():
        if state(playing).grid != SOLUTION:
            press(playing, keys)
            press(playing, "Return")
        return state(playing).grid == SOLUTION

    qtbot.waitUntil(solves)
    assert said(playing) == "You have solved it: every row, column and box holds each digit once."
    assert not any(each.isVisible() for each in playing.parts.outcome.findChildren(QPushButton))
    assert playing.hints.card.isHidden()
    assert playing.parts.board.board_model.illustration is None


def test_that_what_the_program_fills_in_is_not_called_the_persons(playing):
    playing.running.finish_exactly.trigger()
    assert said(playing) == "Solved by the exact solver, not by evolution."


def test_that_opening_a_solved_puzzle_is_no_moment(playing):
    solve_by_hand(playing)
    assert state(playing).grid == SOLUTION
    playing.parts.outcome.clear()
    playing.parts.editor.load_puzzle(SOLUTION)
    assert said(playing) == ""
