"""Typing a puzzle in: a state of Play with its own column, entered and left by key and by button."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.widgets.action_button import ActionButton
from tests.puzzles import MK_FIG_1

CONTROL = Qt.KeyboardModifier.ControlModifier


def column(window):
    return window.activities.play_column.currentWidget()


def button(window, text):
    return next(each for each in column(window).findChildren(ActionButton) if each.text() == text)


def test_that_the_first_given_brings_the_column_and_an_empty_grid_the_ways_in(shared_window):
    activities, board = shared_window.activities, shared_window.parts.board
    assert shared_window.parts.editor.mode is Mode.ENTERING
    assert column(shared_window) is activities.play
    QTest.keyClicks(board, "5")
    assert column(shared_window) is activities.type_in
    shared_window.editing.undo.trigger()
    assert column(shared_window) is activities.play


def test_that_a_puzzle_that_is_there_can_be_played_again_by_the_button(bare_window):
    bare_window.parts.editor.load_puzzle(MK_FIG_1)
    bare_window.puzzle_menu.type_in.trigger()
    QTest.mouseClick(button(bare_window, "Start Playing"), Qt.MouseButton.LeftButton)
    assert bare_window.parts.editor.mode is Mode.PLAYING


def test_that_the_frame_is_dashed_while_the_column_explains_typing(bare_window):
    def frame():
        return bare_window.parts.board.grab().toImage()

    plain = frame()
    bare_window.puzzle_menu.type_in.trigger()
    assert column(bare_window) is bare_window.activities.type_in
    assert frame() != plain
    bare_window.puzzle_menu.cancel.trigger()
    assert frame() == plain


def test_that_a_puzzle_takes_one_key_a_cell_and_start_playing_ends_it(shared_window):
    editor = shared_window.parts.editor
    QTest.keyClicks(shared_window.parts.board, MK_FIG_1.to_text().replace(".", " ").replace("0", " "))
    assert editor.state.givens == MK_FIG_1
    QTest.mouseClick(button(shared_window, "Start Playing"), Qt.MouseButton.LeftButton)
    assert editor.mode is Mode.PLAYING
    assert column(shared_window) is shared_window.activities.play
    assert shared_window.parts.board.hasFocus()
    editor.set_digit(MK_FIG_1.cells.tolist().index(0), 1)
    assert editor.state.entries.filled_count == 1


@pytest.mark.parametrize("activity", Activity)
def test_that_ctrl_e_types_in_and_then_plays_from_every_activity(shared_window, activity):
    parts = shared_window.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.editor.set_mode(Mode.PLAYING)
    parts.frame.turn_to(activity)
    QTest.keyClick(shared_window, Qt.Key.Key_E, CONTROL)
    assert parts.frame.activity is Activity.PLAY
    assert column(shared_window) is shared_window.activities.type_in
    QTest.keyClick(parts.board, Qt.Key.Key_E, CONTROL)
    assert parts.editor.mode is Mode.PLAYING
    assert column(shared_window) is shared_window.activities.play


def test_that_the_column_offers_paste_photo_file_and_other_grids(shared_window):
    QTest.keyClicks(shared_window.parts.board, "5")
    texts = [each.text() for each in column(shared_window).findChildren(ActionButton) if each.isVisible()]
    assert texts == [
        "Paste Text or Picture",
        "Read a Photo…",
        "Open a File…",
        "Other Size or Variant…",
        "Start Playing",
        "Cancel",
    ]


@pytest.mark.parametrize("begin", [Qt.Key.Key_E, Qt.Key.Key_N])
def test_that_esc_returns_to_what_was_there_before_typing_and_redo_brings_it_back(shared_window, begin):
    editor, board = shared_window.parts.editor, shared_window.parts.board
    editor.load_puzzle(MK_FIG_1)
    editor.set_digit(MK_FIG_1.cells.tolist().index(0), 1)
    editor.set_clean()
    before = editor.state
    QTest.keyClick(board, begin, CONTROL)
    QTest.keyClicks(board, "123")
    typed = editor.state
    assert typed != before
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert (editor.state, editor.mode, editor.is_clean) == (before, Mode.PLAYING, True)
    assert column(shared_window) is shared_window.activities.play
    while editor.redo():
        pass
    assert editor.state == typed


def test_that_cancel_of_the_first_puzzle_leaves_an_empty_grid(bare_window):
    QTest.keyClicks(bare_window.parts.board, "5 7")
    QTest.mouseClick(button(bare_window, "Cancel"), Qt.MouseButton.LeftButton)
    assert bare_window.parts.editor.state.is_empty
    assert bare_window.parts.editor.mode is Mode.ENTERING
    assert column(bare_window) is bare_window.activities.play


def test_that_a_new_puzzle_from_the_lab_is_typed_into_in_play(shared_window):
    shared_window.parts.frame.turn_to(Activity.LAB)
    QTest.keyClick(shared_window, Qt.Key.Key_N, CONTROL)
    assert shared_window.parts.frame.activity is Activity.PLAY
    assert shared_window.parts.board.hasFocus()
    assert shared_window.parts.editor.mode is Mode.ENTERING
