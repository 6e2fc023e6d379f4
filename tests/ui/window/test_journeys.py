"""Journeys through the four activities from beginning to end, with real keys and clicks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from sudoku_desktop.board import Variant
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.printing.background import FileKind
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import StartWith
from tests.puzzles import ESCARGOT, MK_FIG_1

NUMBERS = {Activity.PLAY: Qt.Key.Key_1, Activity.EVOLVE: Qt.Key.Key_2, Activity.CREATE: Qt.Key.Key_3}
NUMBERS[Activity.LAB] = Qt.Key.Key_4


@pytest.fixture
def active(window, qtbot):
    """The window, active and with the keyboard focus."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.parts.board.setFocus()
    return window


def press(shown: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(shown.focusWidget() or shown, key, modifiers)


def press_button(shown: MainWindow, text: str) -> None:
    """Click the button of the message card with this text."""
    buttons = [each for each in shown.parts.outcome.findChildren(QPushButton) if each.isVisible()]
    (button,) = [each for each in buttons if each.text().replace("&", "") == text]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def turn(shown: MainWindow, activity: Activity) -> None:
    press(shown, NUMBERS[activity], Qt.KeyboardModifier.AltModifier)
    assert shown.parts.frame.activity is activity


def wait_until_solved(shown: MainWindow, qtbot) -> None:
    controller = shown.parts.controller
    qtbot.waitUntil(lambda: controller.state is RunState.SOLVED)


def board_geometry(shown: MainWindow) -> tuple[object, object]:
    board = shown.parts.board
    return board.mapTo(shown, board.rect().topLeft()), board.size()


def test_from_the_puzzle_of_the_day_to_its_runs_in_the_lab(active, qtbot):
    parts = active.parts
    assert parts.settings.start is StartWith.DAILY
    active.starting.begin()
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    assert parts.frame.activity is Activity.PLAY
    assert parts.editor.state.title == "Puzzle of the Day"
    before, geometry = parts.editor.state, board_geometry(active)
    active.appearance.set_pace("full")
    press(active, Qt.Key.Key_F5)
    assert parts.frame.activity is Activity.EVOLVE
    assert board_geometry(active) == geometry
    wait_until_solved(active, qtbot)
    assert parts.editor.state is before, "a run never touches the user's game"
    assert board_geometry(active) == geometry
    press_button(active, "Look Inside")
    qtbot.waitUntil(lambda: active.lens._shown_mating is not None)
    press(active, Qt.Key.Key_Escape)
    assert parts.evolve.is_showing_curve
    press_button(active, "Was It Luck?")
    assert parts.frame.activity is Activity.LAB
    qtbot.waitUntil(lambda: parts.runs.archive().count() > 1)


def test_that_a_newspaper_puzzle_takes_81_keys_and_one_more_to_solve(active, qtbot):
    parts = active.parts
    active.appearance.set_pace("full")
    press(active, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert active.activities.play_column.currentWidget() is active.activities.type_in
    for symbol in MK_FIG_1.to_text():
        press(active, Qt.Key.Key_Space if symbol == "." else Qt.Key(ord(symbol)))
    assert parts.editor.state.givens == MK_FIG_1
    press(active, Qt.Key.Key_F5)
    wait_until_solved(active, qtbot)
    active.running.take_over()
    assert parts.frame.activity is Activity.PLAY
    assert parts.editor.state.grid.is_solved
    press(active, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not parts.editor.state.entries.filled_count
    parts.editor.set_clean()


def test_that_a_puzzle_is_solved_by_hand_with_notes_hints_and_undo(active, qtbot):
    parts = active.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.editor.set_mode(Mode.PLAYING)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    solution = parts.verdict.solution.cells.tolist()
    blanks = [cell for cell in range(81) if not MK_FIG_1.cells[cell]]
    parts.board.set_cursor_cell(blanks[0])
    press(active, Qt.Key.Key_N)
    press(active, Qt.Key(ord(str(solution[blanks[0]]))))
    assert parts.editor.state.notes[blanks[0]]
    press(active, Qt.Key.Key_N)
    press(active, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not parts.editor.state.notes[blanks[0]]
    press(active, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: active.hints.deduction is not None)
    press(active, Qt.Key.Key_Escape)
    assert active.hints.deduction is None
    for cell in blanks:
        parts.board.set_cursor_cell(cell)
        press(active, Qt.Key(ord(str(solution[cell]))))
    assert parts.editor.state.grid.is_solved
    assert parts.outcome.sentence.startswith("You have solved it")
    parts.editor.set_clean()


def test_every_activity_while_a_run_goes_on(active, qtbot):
    parts = active.parts
    parts.editor.load_puzzle(ESCARGOT)
    parts.editor.set_mode(Mode.PLAYING)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    press(active, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: parts.controller.state is RunState.RUNNING)
    for activity in (Activity.CREATE, Activity.LAB, Activity.EVOLVE, Activity.PLAY):
        turn(active, activity)
        assert parts.controller.is_active
    blank = ESCARGOT.to_text().index(".")
    parts.board.set_cursor_cell(blank)
    press(active, Qt.Key.Key_7)
    assert parts.editor.state.digit(blank) == 7, "entries may be made while a run goes on"
    assert parts.controller.is_active
    assert not parts.board.board_model.is_showing_run
    turn(active, Activity.EVOLVE)
    qtbot.waitUntil(lambda: parts.board.board_model.is_showing_run)
    press(active, Qt.Key.Key_8)
    assert parts.editor.state.grid.filled_count == ESCARGOT.filled_count + 1, "the run's board takes no digits"
    parts.controller.stop()
    parts.editor.set_clean()


def test_that_jigsaws_go_from_the_form_to_a_pdf(active, qtbot, tmp_path):
    turn(active, Activity.CREATE)
    qtbot.waitUntil(lambda: active.creating.page is not None)
    page = active.creating.page
    qtbot.waitUntil(lambda: not page.maker.is_busy)
    page.generator.variants.buttons[Variant.JIGSAW].click()
    page.generator.form.count.set_number(2)
    page.make_button.click()
    qtbot.waitUntil(lambda: len(page.puzzles) == 2 and not page.maker.is_busy)
    assert {each.puzzle.geometry.variants for each in page.puzzles} == {(Variant.JIGSAW,)}
    page.export(tmp_path / "jigsaws.pdf", FileKind.PDF)
    qtbot.waitUntil((tmp_path / "jigsaws.pdf").exists)
    file_writer().finish()
    assert (tmp_path / "jigsaws.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("activity", Activity)
def test_that_the_window_closes_in_every_activity_during_a_run(active, qtbot, activity):
    parts = active.parts
    parts.editor.load_puzzle(ESCARGOT)
    press(active, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: parts.controller.state is RunState.RUNNING)
    turn(active, activity)
    parts.editor.set_clean()
    assert active.close()
    assert parts.controller.close(), "the thread of the run has ended"


def test_that_a_click_on_a_blank_of_a_complete_puzzle_asks_whether_to_start_playing(active, qtbot):
    parts = active.parts
    parts.editor.load_puzzle(MK_FIG_1)
    parts.editor.set_mode(Mode.ENTERING)
    qtbot.waitUntil(lambda: parts.verdict.solution is not None)
    blank = MK_FIG_1.to_text().index(".")
    place = parts.board.visualRect(parts.board.board_model.index_of(blank)).center()
    QTest.mouseClick(parts.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert parts.outcome.sentence == "The puzzle is complete: it has exactly one solution."
    press_button(active, "Start Playing")
    assert parts.editor.mode is Mode.PLAYING
    press(active, Qt.Key.Key_5)
    assert parts.editor.state.givens == MK_FIG_1
    parts.editor.set_clean()
