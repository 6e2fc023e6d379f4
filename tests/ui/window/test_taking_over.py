"""Evolution starts from entries, after asking whether they count as givens; its solution is copied."""

import numpy as np
import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton

from sudoku_desktop.ui.board.look import CellKind
from sudoku_desktop.ui.board.state import note_digits
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.settings import Entries
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

ASK = QMessageBox.exec
ALT = Qt.KeyboardModifier.AltModifier
BLANKS = np.flatnonzero(MK_FIG_1.cells == 0).tolist()
KEPT = MK_FIG_1.with_cells((cell, int(MK_FIG_1_SOLUTION.cells[cell])) for cell in BLANKS[:5])


@pytest.fixture
def playing(window, qtbot, monkeypatch):
    """Window with five right entries, in which the question is really asked."""
    monkeypatch.setattr(QMessageBox, "exec", ASK)
    window.appearance.set_pace("full")
    editor = window.parts.editor
    editor.load_puzzle(MK_FIG_1)
    for cell in BLANKS[:5]:
        editor.set_digit(cell, int(MK_FIG_1_SOLUTION.cells[cell]))
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)
    window.activateWindow()
    window.parts.board.setFocus()
    yield window
    editor.set_clean()


@pytest.fixture
def answered(playing, qtbot):
    """Answer questions with keys, and record the questions."""
    asked = []

    def answer(*keys):
        timer = QTimer(playing, interval=10)

        def press():
            box = QApplication.activeModalWidget()
            if isinstance(box, QMessageBox) and box.isActiveWindow() and box.defaultButton().isVisible():
                timer.stop()
                asked.append(box.text())
                for key in keys:
                    modifier = Qt.KeyboardModifier.NoModifier if key == Qt.Key.Key_Escape else ALT
                    QTest.keyClick(box, key, modifier)

        playing.activateWindow()
        playing.parts.board.setFocus()
        qtbot.waitUntil(playing.parts.board.hasFocus)
        timer.timeout.connect(press)
        timer.start()
        QTest.keyClick(playing.parts.board, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
        timer.stop()
        return asked

    return answer


def request(window):
    return window.parts.presenter.record.request


def solved(window, qtbot):
    """Wait until the run has ended, and copy its solution."""
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.SOLVED)
    assert not window.parts.editor.state.grid.is_solved, "a run never touches the user's own digits"
    window.running.take_over.trigger()
    assert window.parts.frame.activity is Activity.PLAY
    assert window.parts.editor.state.grid.is_solved


def offers(window):
    return {each.text(): each for each in window.parts.outcome.findChildren(QPushButton) if each.isVisible()}


def test_that_entries_can_be_kept_as_givens_and_come_back_with_one_undo(playing, answered, qtbot):
    before = playing.parts.editor.state
    assert answered(Qt.Key.Key_K) == [
        "You have made 5 entries. Should the evolution keep them, as if they were givens?"
    ]
    assert request(playing).givens == KEPT
    solved(playing, qtbot)
    assert playing.parts.editor.state.grid.extends(KEPT)
    playing.editing.undo.trigger()
    assert playing.parts.editor.state == before
    assert playing.parts.plot_page.content.points, "figures and plot stay with the puzzle"


def test_that_entries_can_be_left_out(playing, answered, qtbot):
    answered(Qt.Key.Key_G)
    assert request(playing).givens == MK_FIG_1
    solved(playing, qtbot)


def test_that_escape_starts_no_run(playing, answered):
    before = playing.parts.editor.state
    answered(Qt.Key.Key_Escape)
    assert playing.parts.controller.state is RunState.IDLE
    assert playing.parts.editor.state == before


@pytest.mark.parametrize(
    ("key", "remembered", "givens"), [(Qt.Key.Key_K, Entries.KEEP, KEPT), (Qt.Key.Key_G, Entries.LEAVE, MK_FIG_1)]
)
def test_that_the_answer_is_remembered_if_that_is_ticked(playing, answered, qtbot, key, remembered, givens):
    assert len(answered(Qt.Key.Key_R, key)) == 1
    assert playing.parts.settings.entries is remembered
    solved(playing, qtbot)
    playing.editing.undo.trigger()
    assert len(answered(Qt.Key.Key_Escape)) == 1, "it is not asked again"
    assert request(playing).givens == givens
    solved(playing, qtbot)


def test_that_kept_entries_look_like_givens_during_the_run(playing, qtbot):
    playing.parts.settings.entries = Entries.KEEP
    playing.running.step.trigger()
    model = playing.parts.board.board_model
    qtbot.waitUntil(lambda: model.is_showing_run)
    assert {model.looks[cell].kind for cell in BLANKS[:5]} == {CellKind.GIVEN}


def test_that_another_seed_keeps_what_was_kept_without_asking(playing, answered, qtbot):
    asked = answered(Qt.Key.Key_K)
    solved(playing, qtbot)
    seed = request(playing).seed
    playing.running.restart.trigger()
    qtbot.waitUntil(lambda: request(playing).seed != seed)
    assert request(playing).givens == KEPT
    assert len(asked) == 1


def test_that_a_wrong_entry_that_is_kept_is_told_of_before_the_run(playing, qtbot):
    playing.parts.settings.entries = Entries.KEEP
    cell, mask = next((cell, mask) for cell, mask in enumerate(KEPT.candidate_masks()) if len(note_digits(mask)) > 1)
    fitting = note_digits(mask)
    playing.parts.editor.set_digit(cell, next(digit for digit in fitting if digit != MK_FIG_1_SOLUTION.cells[cell]))
    playing.running.solve.trigger()
    assert playing.parts.controller.state is RunState.IDLE
    said = playing.parts.outcome.sentence
    assert said.endswith("is wrong. With your entries there is no solution, as the exact solver proves.")
    assert list(offers(playing)) == ["Evolve from the &Givens Alone", "Evolve Any&way"]
    offers(playing)["Evolve from the &Givens Alone"].click()
    assert request(playing).givens == MK_FIG_1


def test_that_conflicting_entries_are_named_without_asking_and_can_be_left_out(playing, answered, qtbot):
    playing.parts.editor.set_digit(BLANKS[5], int(MK_FIG_1_SOLUTION.cells[BLANKS[4]]))
    assert playing.parts.editor.state.grid.conflicts()
    assert answered() == []
    assert playing.parts.controller.state is RunState.IDLE
    assert playing.parts.outcome.sentence.startswith("Fix the puzzle first: two ")
    assert list(offers(playing)) == ["Evolve from the &Givens Alone"]
    offers(playing)["Evolve from the &Givens Alone"].click()
    assert request(playing).givens == MK_FIG_1
    solved(playing, qtbot)
