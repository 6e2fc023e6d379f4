"""The header: activities, heading with brief messages, and one main button whose command follows activity and run."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sudoku_desktop.board import Puzzle
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.frame.header import MESSAGE_MS, Heading
from sudoku_desktop.ui.run_controller import RunState
from tests.puzzles import ESCARGOT, MK_FIG_1

ALT = Qt.KeyboardModifier.AltModifier
KEYS = {
    Activity.PLAY: Qt.Key.Key_1,
    Activity.EVOLVE: Qt.Key.Key_2,
    Activity.CREATE: Qt.Key.Key_3,
    Activity.LAB: Qt.Key.Key_4,
}


@pytest.fixture
def heading(qtbot):
    heading = Heading()
    qtbot.addWidget(heading)
    heading.resize(500, 50)
    heading.show()
    heading.show_heading("Title", "Second line")
    return heading


# Messages.


def test_that_a_message_covers_the_second_line_until_its_time_has_passed(heading, qtbot):
    heading._timer.setInterval(10)
    heading.say("Saved")
    assert heading.message == "Saved"
    assert not heading.subtitle.isVisible()
    assert MESSAGE_MS >= 5000
    qtbot.waitUntil(lambda: heading.message == "")
    assert heading.subtitle.isVisible()


def test_that_a_lasting_message_stays_until_the_next_one(heading):
    heading.say("Compiling …", lasting=True)
    assert not heading._timer.isActive()
    heading.say("Saved")
    assert (heading.message, heading._timer.isActive()) == ("Saved", True)
    heading.say("")
    assert (heading.message, heading._timer.isActive()) == ("", False)


def test_that_another_second_line_waits_behind_a_message(heading):
    heading.say("Saved")
    heading.show_heading("Other", "Other line")
    assert heading.title.whole == "Other"
    assert heading.message == "Saved"
    heading.clear_message()
    assert heading.second_line.currentWidget() is heading.subtitle
    assert heading.subtitle.whole == "Other line"


def test_that_a_message_is_read_aloud(heading):
    heading.say("Saved")
    assert heading.second_line.currentWidget().accessibleName() == "Saved"


# Activities.


@pytest.mark.parametrize("activity", Activity)
def test_that_alt_and_a_number_turn_to_an_activity(window, activity):
    frame, actions = window.parts.frame, window.parts.actions
    frame.turn_to(Activity.LAB if activity is Activity.PLAY else Activity.PLAY)
    QTest.keyClick(window, KEYS[activity], ALT)
    assert frame.activity is activity
    assert frame.header.tabs.tabData(frame.header.tabs.currentIndex()) is activity
    assert actions.activity_group.checkedAction().data() is activity


def test_that_the_tabs_turn_by_click_and_by_arrow_keys(window):
    tabs, frame = window.parts.frame.header.tabs, window.parts.frame
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())
    assert frame.activity is Activity.EVOLVE
    tabs.setFocus()
    QTest.keyClick(tabs, Qt.Key.Key_Left)
    assert frame.activity is Activity.PLAY


def test_that_play_and_evolve_show_the_puzzle_and_its_verdict(window, qtbot):
    parts, heading = window.parts, window.parts.frame.header.heading
    assert heading.title.whole == "Your Puzzle"
    parts.editor.open_place(new_place(Puzzle(MK_FIG_1, title="Monday")), "Open")
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    for activity in (Activity.PLAY, Activity.EVOLVE):
        parts.frame.turn_to(activity)
        assert heading.title.whole == "Monday"
        assert heading.second_line.currentWidget() is parts.verdict_line
    parts.frame.turn_to(Activity.LAB)
    assert heading.title.whole == "Lab"
    assert heading.second_line.currentWidget() is heading.subtitle


def test_that_a_title_that_is_too_long_is_cut_and_its_tool_tip_whole(window):
    title = "All that could be said of it " * 10
    window.parts.editor.describe(title, "", "")
    label = window.parts.frame.header.heading.title
    assert label.text().endswith("…")
    assert label.toolTip() == title


# The main button.


def test_that_the_main_button_is_the_command_of_the_activity(window):
    parts = window.parts
    button, seen = parts.frame.header.button, {}
    for activity in Activity:
        parts.frame.turn_to(activity)
        seen[activity] = button.text(), button._action
    assert seen[Activity.PLAY] == ("Solve by Evolution", window.running.solve)
    assert seen[Activity.EVOLVE] == ("Solve", window.running.solve)
    assert seen[Activity.CREATE] == ("Print…", window.creating.main_action)
    assert seen[Activity.LAB] == ("New Study…", window.laboratory.new_study)


def test_that_the_main_button_keeps_its_place_whatever_it_says(window):
    parts, seen = window.parts, set()
    for activity in Activity:
        parts.frame.turn_to(activity)
        QTest.qWait(0)
        seen.add(parts.frame.header.button.geometry().getRect())
    assert len(seen) == 1


def test_that_the_main_button_solves_pauses_resumes_and_runs_again(window, qtbot):
    parts, button = window.parts, window.parts.frame.header.button
    parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    parts.parameters.set_budget(Budget())
    seen = []
    for state in (RunState.RUNNING, RunState.PAUSED, RunState.RUNNING):
        seen.append(button.text())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda state=state: parts.controller.state is state)
    seen.append(button.text())
    assert parts.frame.activity is Activity.EVOLVE
    window.running.stop.trigger()
    qtbot.waitUntil(lambda: not parts.controller.is_active)
    seen.append(button.text())
    parts.frame.turn_to(Activity.PLAY)
    seen.append(button.text())
    assert seen == ["Solve by Evolution", "Pause", "Resume", "Pause", "Run Again", "Solve by Evolution"]
    parts.frame.turn_to(Activity.EVOLVE)
    first = parts.presenter.record
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: parts.presenter.record is not first)
    window.running.stop.trigger()


def test_that_a_run_can_be_paused_from_play_and_goes_on_while_create_and_lab_are_shown(window, qtbot):
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.RUNNING)
    for activity in (Activity.CREATE, Activity.LAB, Activity.PLAY):
        parts.frame.turn_to(activity)
        generation = parts.presenter.record.last.generation if parts.presenter.record.last else -1
        qtbot.waitUntil(
            lambda before=generation: (
                parts.presenter.record.last is not None and parts.presenter.record.last.generation > before
            )
        )
    assert parts.frame.header.button.text() == "Pause"
    parts.frame.header.button.click()
    qtbot.waitUntil(lambda: parts.controller.state is RunState.PAUSED)
    assert parts.frame.activity is Activity.PLAY, "whoever pauses in Play stays there"
    window.running.stop.trigger()
