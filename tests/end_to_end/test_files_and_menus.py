"""Files, menus, autosave: nothing is lost, and every entry does something."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.commands import CommandAction
from sudoku_desktop.ui.window.main_window import MainWindow
from tests.puzzles import MK_FIG_1, MK_FIG_6

FIRST_GIVEN = int(MK_FIG_1.cells.nonzero()[0][0])
FIRST_BLANK = int((MK_FIG_1.cells == 0).nonzero()[0][0])


def open_file(window: MainWindow, path: Path, qtbot: QtBot) -> None:
    window.open_file(path)
    qtbot.waitUntil(lambda: not window.parts.files.is_opening)


def save_as(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    window.parts.files.save_as.trigger()
    window.parts.files.finish_saving()


@pytest.mark.parametrize("suffix", [".txt", ".sdm"])
def test_that_a_saved_puzzle_is_read_back(window, tmp_path, monkeypatch, suffix):
    window.parts.editor.load_puzzle(MK_FIG_1)
    assert window.isWindowModified()
    save_as(window, tmp_path / f"mine{suffix}", monkeypatch)
    assert read_puzzles(tmp_path / f"mine{suffix}")[0].givens == MK_FIG_1
    assert not window.isWindowModified()
    assert window.windowTitle().startswith(f"mine{suffix}")
    assert window.parts.settings.recent_files[0] == tmp_path / f"mine{suffix}"


def test_that_a_save_that_fails_is_told_and_loses_nothing(window, tmp_path, monkeypatch, warnings):
    window.parts.editor.load_puzzle(MK_FIG_1)
    save_as(window, tmp_path / "missing" / "mine.txt", monkeypatch)
    assert "mine.txt could not be written" in warnings[0]
    assert window.parts.outcome.sentence == warnings[0]
    offered = [each.text() for each in window.parts.outcome.findChildren(QPushButton)]
    assert offered == [window.parts.files.save_as.text()]
    assert window.parts.editor.state.givens == MK_FIG_1
    assert window.isWindowModified()
    save_as(window, tmp_path / "mine.txt", monkeypatch)
    assert window.parts.outcome.sentence == ""


def test_that_a_file_with_several_puzzles_is_paged_through_and_saving_one_keeps_the_others(window, tmp_path, qtbot):
    file = tmp_path / "two.sdm"
    file.write_text(f"{MK_FIG_1.to_text('0')}\n{MK_FIG_6.to_text('0')}\n")
    open_file(window, file, qtbot)
    window.parts.editor.set_mode(Mode.ENTERING)
    window.parts.editor.clear(FIRST_GIVEN)
    window.parts.files.save.trigger()
    window.parts.files.finish_saving()
    assert [puzzle.givens for puzzle in read_puzzles(file)] == [MK_FIG_1.with_cell(FIRST_GIVEN, 0), MK_FIG_6]
    assert not window.isWindowModified()
    assert not window.puzzle_menu.previous_puzzle.isEnabled()
    window.puzzle_menu.next_puzzle.trigger()
    assert window.parts.editor.state.givens == MK_FIG_6
    assert not window.puzzle_menu.next_puzzle.isEnabled()


def test_that_a_line_that_cannot_be_read_is_reported_and_the_others_are_kept(window, tmp_path, qtbot):
    file = tmp_path / "one_is_short.sdm"
    file.write_text(f"{MK_FIG_6.to_text('0')}\n{MK_FIG_1.to_text('0')[:-1]}\n")
    open_file(window, file, qtbot)
    assert window.parts.editor.state.givens == MK_FIG_6
    assert "Line 2 was left out: found 80 cells, need 81" in window.parts.outcome.sentence


def test_that_a_file_without_a_puzzle_says_where_and_why_and_changes_nothing(window, tmp_path, warnings, qtbot):
    window.parts.editor.load_puzzle(MK_FIG_1)
    bad = tmp_path / "bad.sdm"
    bad.write_text(MK_FIG_6.to_text("0")[:-1] + "\n")
    open_file(window, bad, qtbot)
    assert "found 80 cells, need 81" in warnings[0]
    assert window.parts.editor.state.givens == MK_FIG_1


def test_that_every_sample_opens(window, qtbot):
    menu = window.parts.actions.samples_menu
    menu.aboutToShow.emit()
    samples = [action for action in menu.actions() if not action.isSeparator()]
    assert len(samples) == 13
    for action in samples:
        with qtbot.waitSignal(window.parts.files.opened):
            action.trigger()
        assert window.parts.editor.state.givens.filled_count >= 17
        name = action.text().replace("&&", "&")
        assert window.windowTitle().startswith(name.rpartition(" – ")[0] or name)
        assert window.parts.files.path is None  # samples are not written over


def drop(window: MainWindow, data: QMimeData) -> None:
    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    for kind, take in ((QDragEnterEvent, window.dragEnterEvent), (QDropEvent, window.dropEvent)):
        event = kind(QPoint(10, 10), actions, data, left, plain)
        event.setDropAction(Qt.DropAction.MoveAction)  # an editor would delete what it gave
        take(event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction


def test_that_a_dropped_file_is_opened(window, tmp_path, qtbot):
    file = tmp_path / "dropped.txt"
    file.write_text(MK_FIG_6.to_text())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    window.parts.board.set_cursor_cell(40)
    with qtbot.waitSignal(window.parts.files.opened):
        drop(window, data)
    assert window.parts.editor.state.givens == MK_FIG_6
    assert window.parts.board.cursor_cell == 0


def test_that_cancel_keeps_the_window_and_its_puzzle(window, answers):
    window.parts.editor.load_puzzle(MK_FIG_1)
    answers.append(QMessageBox.StandardButton.Cancel)
    assert not window.close()
    assert window.parts.editor.state.givens == MK_FIG_1
    answers.append(QMessageBox.StandardButton.Cancel)
    window.puzzle_menu.new.trigger()
    assert window.parts.editor.state.givens == MK_FIG_1


def all_actions(window: MainWindow) -> list[QAction]:
    return [each for each in window.findChildren(QAction) if isinstance(each, CommandAction)]


def test_that_every_action_says_what_it_does_in_a_menu_and_no_key_is_given_twice(window):
    actions = all_actions(window)
    assert [action.text() for action in actions if not (action.text() and action.statusTip())] == []
    keys = [key.toString() for action in actions for key in action.shortcuts()]
    assert sorted(keys) == sorted(set(keys))
    in_menus: set[QAction] = set()
    menus = [action.menu() for action in window.menuBar().actions()]
    while menus:
        entries = menus.pop().actions()
        in_menus.update(entries)
        menus += [entry.menu() for entry in entries if entry.menu()]
    assert set(all_actions(window)) <= in_menus


def test_that_settings_outlive_the_window(window, qtbot):
    settings = window.parts.settings
    window.appearance.set_pace("100")
    window.zoom.zoom_in.trigger()
    assert settings.pace == "100"
    qtbot.waitUntil(lambda: settings.zoom > 1)
    window.zoom.zoom_reset.trigger()
    qtbot.waitUntil(lambda: settings.zoom == 1)


def test_that_nonsense_in_the_settings_counts_as_absent(settings):
    for name in ("appearance", "zoom", "pace", "recentFiles", "geometry"):
        settings.set_value(name, "nonsense")
    from sudoku_desktop.ui.theme import Scheme

    assert settings.scheme is Scheme.SYSTEM
    assert settings.zoom == 1.0
    assert settings.bytes("geometry").isEmpty()


def test_that_a_window_closed_before_all_is_loaded_ends_quietly(qtbot, settings, tmp_path):
    for _ in range(5):
        hasty = MainWindow(settings, tmp_path / "autosave.json")
        with qtbot.waitSignal(hasty.first_painted):
            hasty.show()
        assert hasty.close()
        hasty.deleteLater()
        qtbot.wait(50)
