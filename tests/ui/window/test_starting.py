"""The window starts with the puzzle of the day, with the last puzzle, or with an empty grid."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QDate, QSettings

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.window import starting
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings, StartWith
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

DAY = QDate(2026, 11, 26)


@pytest.fixture
def opened(qtbot, tmp_path, monkeypatch, kernels):
    """Function that opens windows one after the other, with the same settings."""
    monkeypatch.setattr(starting, "QDate", SimpleNamespace(currentDate=lambda: DAY))
    windows = []

    def open_window(start=None):
        for former in windows:
            former.parts.editor.set_clean()
            former.close()
        settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
        if start is not None:
            settings.start = start
        window = MainWindow(settings, tmp_path / "autosave.json")
        window._was_painted = True  # nothing is loaded after the first paint
        window.parts.loader.is_ready = True
        windows.append(window)
        window.show()
        window.starting.begin()
        return window

    yield open_window
    for window in windows:
        window.parts.editor.set_clean()
        window.close()
        window.deleteLater()


def test_that_the_first_start_shows_the_puzzle_of_the_day_ready_to_play(opened, qtbot):
    window = opened()
    parts = window.parts
    assert parts.frame.header.heading.message == "Getting the puzzle of the day …"
    qtbot.waitUntil(lambda: not parts.editor.state.is_empty)
    assert parts.frame.header.heading.message == ""
    assert parts.frame.header.heading.title.whole == "Puzzle of the Day"
    assert parts.editor.mode is Mode.PLAYING
    assert parts.editor.is_clean
    assert not parts.editor.undo_stack.canUndo(), "Undo would take it away"
    assert window.activities.play_column.currentWidget() is window.activities.play
    qtbot.waitUntil(lambda: getattr(parts.verdict.assessment, "human", None) is not None)
    assert parts.verdict.assessment.human.level is Level.EASY


def test_that_the_date_is_the_seed_of_the_puzzle_of_the_day(opened, qtbot):
    window = opened()
    qtbot.waitUntil(lambda: not window.parts.editor.state.is_empty)
    criteria = PuzzleCriteria.of_level(Level.EASY, symmetry=starting.Symmetry.ROTATIONAL)
    assert window.parts.editor.state.givens == next(iter(generate(criteria, 1, 20261126))).puzzle


def test_that_a_digit_typed_meanwhile_keeps_the_puzzle_of_the_day_away(opened, qtbot):
    window = opened()
    window.parts.editor.type_digit(0, 5)
    assert not window.starting.is_busy
    qtbot.wait(300)
    assert window.parts.editor.state.givens == Grid.blank().with_cell(0, 5)


def test_that_something_on_the_board_stays_there(opened):
    window = opened(StartWith.EMPTY)
    window.parts.editor.load_puzzle(MK_FIG_1)
    window.parts.settings.start = StartWith.DAILY
    window.starting.begin()
    assert not window.starting.is_busy
    assert window.parts.editor.state.givens == MK_FIG_1


def test_that_an_empty_grid_is_ready_to_type_in(opened):
    window = opened(StartWith.EMPTY)
    assert not window.starting.is_busy
    assert window.parts.editor.state.is_empty
    assert window.parts.editor.mode is Mode.ENTERING


def test_that_the_last_puzzle_comes_back_with_its_entries_and_notes(opened):
    window = opened(StartWith.LAST)
    editor = window.parts.editor
    assert editor.state.is_empty, "there is no last puzzle yet"
    editor.load_puzzle(MK_FIG_1)
    editor.set_mode(Mode.PLAYING)
    first, second = [cell for cell in range(81) if not MK_FIG_1.cells[cell]][:2]
    editor.set_digit(first, int(MK_FIG_1_SOLUTION.cells[first]))
    editor.toggle_note(second, 4)
    before = editor.state
    again = opened()
    assert again.parts.editor.state == before
    assert again.parts.editor.mode is Mode.PLAYING
    assert again.parts.editor.is_clean
    assert not again.parts.editor.undo_stack.canUndo()


def test_that_a_damaged_last_puzzle_is_left_out(opened):
    window = opened(StartWith.LAST)
    window.parts.settings.last_puzzle = '{"damaged": '
    window.starting.begin()
    assert window.parts.editor.state.is_empty
