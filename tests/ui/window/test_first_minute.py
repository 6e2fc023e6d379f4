"""Open, give the board a puzzle, click Solve: the ways to get a puzzle, and the message about a stall."""

import dataclasses

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMessageBox, QPushButton

from sudoku_desktop.assets import sample_puzzles
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, MANTERE_KOLJONEN_2007
from sudoku_desktop.logic import Level
from sudoku_desktop.speaking import in_words, translated
from sudoku_desktop.ui.generating import maker
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.watching import prospects
from sudoku_desktop.ui.widgets.action_button import ActionButton
from sudoku_desktop.ui.widgets.choice_buttons import ChoiceButton
from tests.puzzles import ESCARGOT, MK_FIG_1


@pytest.fixture
def active(window, qtbot):
    """The window, active and with the keyboard focus."""
    with qtbot.waitActive(window):
        window.activateWindow()
    return window


def buttons(window):
    return {each.text().replace("&", ""): each for each in window.parts.outcome.findChildren(QPushButton)}


def wait_for(qtbot, window, state):
    qtbot.waitUntil(lambda: window.parts.controller.state is state)


# Ways to a puzzle.


def test_that_the_ways_to_a_puzzle_shrink_to_one_button_after_the_first_digit(window):
    play, editor = window.activities.play, window.parts.editor
    assert play.ways.isVisible()
    assert not play.more.isVisible()
    editor.load_puzzle(MK_FIG_1)
    assert play.ways.isVisible()
    cell = MK_FIG_1.cells.tolist().index(0)
    editor.set_digit(cell, 1)
    assert not play.ways.isVisible()
    QTest.mouseClick(play.more, Qt.MouseButton.LeftButton)
    assert play.ways.isVisible()
    QTest.mouseClick(play.more, Qt.MouseButton.LeftButton)
    assert not play.ways.isVisible()
    window.editing.start_over.trigger()
    assert play.ways.isVisible()


def test_that_a_message_takes_the_place_of_the_ways_to_a_puzzle_and_gives_it_back(window):
    play, outcome = window.activities.play, window.parts.outcome
    window.parts.editor.load_puzzle(MK_FIG_1)
    outcome.say("A sentence.")
    assert not play.ways.isVisible()
    assert outcome.isVisible()
    outcome.clear()
    assert play.ways.isVisible()
    assert not outcome.isVisible()


def test_that_there_is_a_button_for_each_level_and_each_way_in(window):
    play = window.activities.play
    assert [each.text() for each in play.ways.findChildren(ChoiceButton)] == [in_words(level.title) for level in Level]
    ways = [each.text() for each in play.ways.findChildren(ActionButton)]
    assert ways == ["Type It In", "Paste", "Photo…", "Open…", "Samples", "Watch"]


def test_that_the_samples_are_offered_by_name_with_their_levels_the_easiest_first(window, qtbot):
    play, menu = window.activities.play, window.parts.actions.samples_menu
    button = next(each for each in play.ways.findChildren(ActionButton) if each.text() == "Samples")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert menu.isVisible()
    titles = [each.text().replace("&&", "&") for each in menu.actions() if not each.isSeparator()]
    names = [translated(read_puzzles(path)[0].title) for path in sample_puzzles()]
    shown = titles[: len(names)]
    assert sorted(each.rpartition(" – ")[0] or each for each in shown) == sorted(names)
    levels = [each.rpartition(" – ")[2] for each in shown[:-1]]
    order = [in_words(level.title) for level in Level]
    assert levels == sorted(levels, key=order.index)
    assert shown[-3] == "AI Escargot (Arto Inkala 2006) – Extreme"
    assert shown[-2] == "Found by a hunt of this program (2026) – Extreme"
    assert shown[-1].endswith("several solutions"), "it has no level"
    menu.actions()[1].trigger()
    menu.hide()
    qtbot.waitUntil(lambda: window.parts.editor.state.givens.filled_count > 0)
    assert window.parts.files.path is None


def test_that_tab_goes_through_the_ways_from_top_to_bottom(active):
    play = active.activities.play
    wanted = [each for each in play.ways.findChildren(QAbstractButton) if each.isVisible() and each.isEnabled()]
    seen = [play.ways.findChildren(ChoiceButton)[0]]
    seen[0].setFocus()
    for _ in wanted[1:]:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert set(seen) == set(wanted)
    places = [each.mapTo(active, each.rect().topLeft()) for each in seen]
    rows = [(place.y() // 8, place.x()) for place in places]
    assert rows == sorted(rows)


def level_action(window, level) -> QAction:
    return next(each for each in window.starting.new_of_level if each.data() is level)


def test_that_a_puzzle_of_a_level_comes_straight_to_the_board(window, qtbot):
    for level in (Level.GENTLE, Level.FIENDISH):
        level_action(window, level).trigger()
        qtbot.waitUntil(lambda: window.parts.editor.state.givens.filled_count > 0)
        qtbot.waitUntil(lambda: getattr(window.parts.verdict.assessment, "human", None) is not None)
        assert window.parts.verdict.assessment.human.level is level
        assert window.parts.editor.is_clean
        assert not window.starting.is_busy
        window.editing.undo.trigger()
        assert window.parts.editor.state.givens.filled_count == 0


@pytest.fixture
def endless(monkeypatch):
    """Let generating take until it is stopped."""

    def generate(criteria, count, seed, *, algorithm, stop, watch):
        stop.wait(60)
        return iter(())

    monkeypatch.setattr(maker, "generate", generate)


@pytest.mark.parametrize("how", ["escape", "button", "edit"])
def test_that_generating_is_said_and_can_be_cancelled(active, qtbot, endless, how):
    active.parts.editor.load_puzzle(MK_FIG_1)
    active.parts.editor.set_clean()
    level_action(active, Level.EXTREME).trigger()
    assert active.parts.outcome.sentence == "Generating a puzzle of the level Extreme …"
    assert active.running.stop.isEnabled()
    if how == "escape":
        QTest.keyClick(active.parts.board, Qt.Key.Key_Escape)
    elif how == "button":
        QTest.mouseClick(buttons(active)["Cancel"], Qt.MouseButton.LeftButton)
    else:
        active.parts.editor.set_digit(1, 4)
    assert active.parts.outcome.sentence == ""
    assert not active.starting.is_busy
    assert not active.running.stop.isEnabled()
    assert active.parts.editor.state.givens == MK_FIG_1


def test_that_work_is_asked_about_before_a_puzzle_takes_its_place(window, qtbot, endless, monkeypatch):
    window.parts.editor.set_digit(0, 5)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Cancel)
    level_action(window, Level.EASY).trigger()
    assert not window.starting.is_busy
    menu = window.parts.actions.samples_menu
    menu.aboutToShow.emit()
    menu.actions()[1].trigger()
    assert not window.parts.files.is_opening
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)


# A stall.


@pytest.fixture
def stalled(window, qtbot, monkeypatch):
    """Window with a run that has stalled after a few restarts, which is enough in this test."""
    monkeypatch.setattr(prospects, "RESTARTS", 5)
    parts = window.parts
    parts.editor.load_puzzle(ESCARGOT)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    parts.parameters.set_value("restart.after", 10)
    parts.parameters.set_draws_seed(False)
    parts.parameters.set_seed(9)
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: parts.outcome.sentence.startswith("Still evolving: "))
    yield window
    parts.controller.stop()


def accept(window, qtbot, name):
    """Click a button of the message card, again if an improvement removed it at that moment."""

    def clicked():
        button = buttons(window).get(name)
        if button is not None:
            button.click()
        return button is not None

    qtbot.waitUntil(clicked)


def test_that_who_keeps_watching_a_stall_that_is_said_hears_nothing_for_twice_as_long(stalled, qtbot):
    assert stalled.parts.controller.state is RunState.RUNNING
    offers = ["Keep Watching", "Let the Constructive Algorithm Try", "Show Solution"]
    qtbot.waitUntil(lambda: list(buttons(stalled)) == offers)
    assert "solution" not in stalled.parts.outcome.sentence
    accept(stalled, qtbot, "Keep Watching")
    assert stalled.parts.outcome.sentence == ""
    assert stalled.running._stall.patience == 2
    assert stalled.parts.controller.state is RunState.RUNNING


def test_that_the_keyboard_stays_on_an_offer_while_the_figures_change(stalled, qtbot):
    presenter, outcome = stalled.parts.presenter, stalled.parts.outcome
    stalled.parts.controller.pause()
    QTest.qWait(300)  # what was on its way has come
    presenter.went_on.emit(presenter.record)
    record, before = presenter.record, outcome.sentence
    if not before:  # something better was found at last
        record.last = dataclasses.replace(record.last, restarts=record.last.restarts + 5)
        presenter.went_on.emit(record)
    before, keep = outcome.sentence, buttons(stalled)["Keep Watching"]
    record.last = dataclasses.replace(record.last, restarts=record.last.restarts + 7)
    presenter.went_on.emit(record)
    assert outcome.sentence not in ("", before)
    assert buttons(stalled)["Keep Watching"] is keep


def test_that_the_constructive_algorithm_takes_a_stalled_puzzle_over(stalled, qtbot):
    accept(stalled, qtbot, "Let the Constructive Algorithm Try")
    assert stalled.parts.presenter.record.request.algorithm == CONSTRUCTIVE_2026
    wait_for(qtbot, stalled, RunState.SOLVED)
    assert stalled.parts.parameters.algorithm().name == MANTERE_KOLJONEN_2007.name


def test_that_a_stalled_puzzle_is_finished_exactly_and_it_is_said_so(stalled, qtbot):
    accept(stalled, qtbot, "Show Solution")
    assert stalled.parts.editor.state.grid.is_solved
    assert stalled.parts.outcome.sentence == "Solved by the exact solver, not by evolution."
    assert not stalled.parts.controller.is_active


# What is said.


def test_that_a_click_on_what_is_said_leaves_the_keyboard_at_the_board(active):
    outcome = active.parts.outcome
    active.parts.board.setFocus()
    outcome.say("A sentence.")
    QApplication.processEvents()
    label = next(each for each in outcome.findChildren(QLabel) if each.text() == "A sentence.")
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=QPoint(15, label.height() // 2))
    assert label.selectedText()
    assert active.parts.board.hasFocus()
