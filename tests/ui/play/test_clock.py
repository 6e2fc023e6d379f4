"""The clock of a puzzle solved by hand: from the first digit to the last, without pauses."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.play import clock as clocks
from sudoku_desktop.ui.play.clock import Clock
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

BLANKS = [cell for cell, digit in enumerate(MK_FIG_1.cells.tolist()) if digit == 0]


@pytest.fixture
def now(monkeypatch):
    """Clock time in seconds, which only the test changes."""

    class Now:
        seconds = 1000.0

    monkeypatch.setattr(clocks.time, "monotonic", lambda: Now.seconds)
    return Now


@pytest.fixture
def editor(qapp):
    editor = BoardEditor()
    editor.load_puzzle(MK_FIG_1)
    editor.set_mode(Mode.PLAYING)
    return editor


@pytest.fixture
def clock(editor, now, qtbot):
    clock = Clock(editor)
    qtbot.addWidget(clock)
    clock.show()
    return clock


def right(cell):
    return int(MK_FIG_1_SOLUTION.cells[cell])


def texts(clock):
    clock._show()
    return clock._time.text(), clock._note.text()


def test_that_it_starts_with_the_first_digit(clock, editor, now):
    now.seconds += 50
    assert texts(clock) == ("0:00", "starts with your first digit")
    assert not clock.button.isEnabled()
    editor.toggle_note(BLANKS[0], 3)
    assert texts(clock) == ("0:00", "starts with your first digit"), "a note is no digit"
    editor.set_digit(BLANKS[0], right(BLANKS[0]))
    now.seconds += 61
    assert texts(clock) == ("1:01", "no hints")
    assert clock.accessibleName() == "Time: 1:01"
    now.seconds += 3600
    assert texts(clock)[0] == "1:01:01"


def test_that_typing_a_puzzle_in_does_not_count(clock, editor):
    editor.set_mode(Mode.ENTERING)
    editor.set_digit(BLANKS[0], 1)
    assert clock.seconds == 0
    assert not clock.button.isEnabled()


def test_that_a_pause_does_not_count_and_the_next_digit_ends_it(clock, editor, now):
    editor.set_digit(BLANKS[0], right(BLANKS[0]))
    now.seconds += 10
    QTest.mouseClick(clock.button, Qt.MouseButton.LeftButton)
    now.seconds += 100
    assert texts(clock) == ("0:10", "paused")
    assert "Let the clock go on" in clock.button.toolTip()
    QTest.mouseClick(clock.button, Qt.MouseButton.LeftButton)
    now.seconds += 5
    assert texts(clock) == ("0:15", "no hints")
    assert "Pause the clock" in clock.button.toolTip()
    clock.toggle()
    now.seconds += 100
    editor.set_digit(BLANKS[1], right(BLANKS[1]))
    now.seconds += 1
    assert texts(clock) == ("0:16", "no hints")


def test_that_another_puzzle_begins_at_zero(clock, editor, now):
    editor.set_digit(BLANKS[0], right(BLANKS[0]))
    now.seconds += 10
    editor.load_puzzle(ESCARGOT)
    assert texts(clock) == ("0:00", "starts with your first digit")


def test_that_it_ends_with_the_last_digit(clock, editor, now):
    for cell in BLANKS:
        now.seconds += 1
        editor.set_digit(cell, right(cell))
    now.seconds += 1000
    assert clock.seconds == len(BLANKS) - 1
    assert not clock._timer.isActive()
    assert not clock.button.isEnabled()


def test_that_it_is_hidden_from_the_menu_for_the_next_session_too(bare_window):
    action, shown = bare_window.activities.show_clock, bare_window.activities.play.clock
    assert shown.isVisible()
    assert action.isChecked()
    action.trigger()
    assert not shown.isVisible()
    assert not bare_window.parts.settings.shows_clock
    action.trigger()
    assert shown.isVisible()
