"""Two layers: Play shows the user's digits and Evolve the run's; a run never touches the user's game."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.hints import Strength
from sudoku_desktop.ui.window.settings import Entries
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION
from tests.ui.real_window import LONG, kernels, window  # noqa: F401

BLANKS = np.flatnonzero(ESCARGOT.cells == 0).tolist()


def load(window, qtbot, puzzle):  # noqa: F811
    parts = window.parts
    parts.editor.load_puzzle(puzzle)
    parts.editor.set_mode(Mode.PLAYING)
    parts.settings.entries = Entries.LEAVE
    qtbot.waitUntil(lambda: parts.verdict.solution is not None, timeout=LONG)
    window.activateWindow()
    parts.board.setFocus()


@pytest.fixture
def running(window, qtbot):  # noqa: F811
    """Window with an active run, and one entry in the user's game."""
    parts = window.parts
    load(window, qtbot, ESCARGOT)
    parts.editor.set_digit(BLANKS[0], 2)
    window.running.solve.trigger()
    qtbot.waitUntil(
        lambda: parts.presenter.record is not None and parts.presenter.record.last is not None, timeout=LONG
    )
    yield window
    parts.controller.stop()
    parts.editor.set_clean()


@pytest.fixture
def solved(window, qtbot):  # noqa: F811
    """Window with a solved run, and one entry and a note in the user's game."""
    parts = window.parts
    load(window, qtbot, MK_FIG_1)
    first, second = np.flatnonzero(MK_FIG_1.cells == 0).tolist()[:2]
    parts.editor.set_digit(first, int(MK_FIG_1_SOLUTION.cells[first]))
    parts.editor.toggle_note(second, 4)
    window.running.solve_at_once.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.SOLVED, timeout=LONG)
    yield window
    parts.editor.set_clean()


def shown(window):  # noqa: F811
    """Return the digits on the board."""
    return window.parts.board.board_model.shown


def test_that_a_run_is_shown_in_evolve_and_the_users_digits_in_play(running):
    parts = running.parts
    assert parts.frame.activity is Activity.EVOLVE
    assert parts.board.board_model.is_showing_run
    assert shown(running).filled_count == 81
    parts.frame.turn_to(Activity.PLAY)
    assert not parts.board.board_model.is_showing_run
    assert shown(running) == parts.editor.state.grid
    parts.frame.turn_to(Activity.EVOLVE)
    assert parts.board.board_model.is_showing_run


def test_that_frames_of_a_run_do_not_come_to_play(running, qtbot):
    parts = running.parts
    parts.frame.turn_to(Activity.PLAY)
    before, generation = parts.editor.state, parts.presenter.record.last.generation
    qtbot.waitUntil(lambda: parts.presenter.record.last.generation > generation + 3, timeout=LONG)
    assert parts.editor.state is before
    assert shown(running) == before.grid


def test_that_entries_in_play_do_not_stop_the_run(running, qtbot):
    parts = running.parts
    record = parts.presenter.record
    parts.frame.turn_to(Activity.PLAY)
    parts.board.set_cursor_cell(BLANKS[3])
    QTest.keyClicks(parts.board, "7")
    assert parts.editor.state.entries.cells[BLANKS[3]] == 7
    QTest.keyClick(parts.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert parts.editor.state.entries.cells[BLANKS[3]] == 0
    assert parts.presenter.record is record
    generation = record.last.generation
    qtbot.waitUntil(lambda: record.last.generation > generation, timeout=LONG)
    assert parts.controller.state is RunState.RUNNING


def test_that_a_hint_is_given_during_a_run_and_esc_closes_it_before_it_stops_the_run(running, qtbot):
    parts = running.parts
    parts.frame.turn_to(Activity.PLAY)
    parts.editor.set_digit(BLANKS[0], 0)
    QTest.keyClick(parts.board, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: running.hints.strength is Strength.WHERE, timeout=LONG)
    generation = parts.presenter.record.last.generation
    qtbot.waitUntil(lambda: parts.presenter.record.last.generation > generation, timeout=LONG)
    running.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.PAUSED, timeout=LONG)
    assert running.hints.strength is Strength.WHERE, "the hint stays when the run is paused"
    QTest.keyClick(parts.board, Qt.Key.Key_Escape)
    assert running.hints.strength is Strength.NOTHING
    assert parts.controller.is_active
    QTest.keyClick(parts.board, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not parts.controller.is_active, timeout=LONG)


def test_that_an_edit_of_the_givens_ends_the_run(running, qtbot):
    parts = running.parts
    parts.frame.turn_to(Activity.PLAY)
    parts.editor.set_mode(Mode.ENTERING)
    parts.editor.type_digit(BLANKS[3], 7)
    qtbot.waitUntil(lambda: not parts.controller.is_active, timeout=LONG)
    assert parts.presenter.record is None
    parts.frame.turn_to(Activity.EVOLVE)
    assert not parts.board.board_model.is_showing_run


def test_that_the_board_is_locked_while_it_shows_a_run_that_goes_on(running):
    parts = running.parts
    before = parts.editor.state
    QTest.keyClicks(parts.board, "7")
    assert parts.editor.state is before
    assert parts.frame.header.heading.message == "The board is showing a run; stop it or turn to Play to edit"
    assert not running.editing.undo.isEnabled()
    parts.frame.turn_to(Activity.PLAY)
    assert not parts.editor.is_locked
    assert running.editing.undo.isEnabled()


def test_that_an_edit_of_what_a_run_hides_turns_to_play(solved):
    parts = solved.parts
    assert parts.frame.activity is Activity.EVOLVE
    cell = parts.editor.state.grid.cells.tolist().index(0)
    parts.board.set_cursor_cell(cell)
    QTest.keyClicks(parts.board, "7")
    assert parts.frame.activity is Activity.PLAY
    assert shown(solved).cells[cell] == 7
    parts.frame.turn_to(Activity.EVOLVE)
    assert shown(solved) == MK_FIG_1_SOLUTION, "the run is still there"


def test_that_a_solved_run_leaves_the_game_as_it_was(solved):
    parts = solved.parts
    assert shown(solved) == MK_FIG_1_SOLUTION
    assert parts.editor.state.entries.filled_count == 1
    assert any(parts.editor.state.notes)
    parts.frame.turn_to(Activity.PLAY)
    assert shown(solved) == parts.editor.state.grid


def test_that_taking_over_is_one_undo_step(solved):
    parts = solved.parts
    before, steps = parts.editor.state, parts.editor.undo_stack.count()
    assert solved.running.take_over.isEnabled()
    solved.running.take_over.trigger()
    assert parts.frame.activity is Activity.PLAY
    assert parts.editor.state.grid == MK_FIG_1_SOLUTION
    assert parts.editor.state.givens == MK_FIG_1
    assert parts.editor.undo_stack.count() == steps + 1
    assert parts.editor.undo_stack.undoText() == "Take over solution"
    solved.editing.undo.trigger()
    assert parts.editor.state == before
    assert parts.presenter.record is not None, "the run can be taken over again"


def test_that_only_a_solution_is_taken_over(running):
    assert not running.running.take_over.isEnabled()


def test_that_pad_and_clock_are_those_of_play(running):
    play = running.activities.play
    assert not play.isVisible()
    running.parts.frame.turn_to(Activity.PLAY)
    assert play.pad.isVisible()
    assert all(button.isEnabled() for button in play.pad.buttons)
    count = play.pad.buttons[6].left
    running.parts.board.set_cursor_cell(BLANKS[5])
    QTest.mouseClick(play.pad.buttons[6], Qt.MouseButton.LeftButton)
    assert play.pad.buttons[6].left == count - 1


def test_that_show_solution_fills_in_the_game_and_says_by_whom(window, qtbot):  # noqa: F811
    parts = window.parts
    load(window, qtbot, MK_FIG_1)
    window.running.finish_exactly.trigger()
    assert parts.editor.state.grid == MK_FIG_1_SOLUTION
    assert parts.outcome.sentence == "Solved by the exact solver, not by evolution."
    window.editing.undo.trigger()
    assert parts.editor.state.grid == MK_FIG_1
    parts.editor.set_clean()
