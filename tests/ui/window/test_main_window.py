"""The window lives as long as Qt needs it, with or without a Python reference."""

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QSize
from PySide6.QtWidgets import QDialog, QMessageBox

from sudoku_desktop.board import to_link
from sudoku_desktop.ui.widgets.layouts import FRAME
from sudoku_desktop.ui.widgets.questions import confirms
from sudoku_desktop.ui.window.main_window import DEFAULT_SIZE, MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1
from tests.ui.real_window import real_window


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def test_that_a_window_nobody_holds_is_not_collected_before_it_is_deleted(qtbot, settings, tmp_path):
    window = MainWindow(settings, tmp_path / "autosave.json")
    window._was_painted = True  # nothing is loaded after the first paint
    window.show()
    QCoreApplication.processEvents()
    known = ref(window)
    for end in (MainWindow.close, MainWindow.deleteLater):
        del window
        gc.collect()
        window = known()
        assert window is not None
        end(window)
    del window
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert known() is None


def test_that_a_new_window_leaves_the_screen_room_for_its_frame(qtbot, settings, tmp_path, qapp):
    window = MainWindow(settings, tmp_path / "autosave.json")
    qtbot.addWidget(window)
    room = qapp.primaryScreen().availableSize() - FRAME
    assert room.height() < DEFAULT_SIZE[1], "this screen is no larger than the window would be"
    assert window.size() == QSize(*DEFAULT_SIZE).boundedTo(room)


def test_that_a_dialog_that_was_read_does_not_stay_in_the_window(qtbot, settings, tmp_path, monkeypatch):
    window = MainWindow(settings, tmp_path / "autosave.json")
    qtbot.addWidget(window)
    monkeypatch.setattr(QDialog, "exec", lambda shown: 0)
    monkeypatch.setattr(QMessageBox, "exec", lambda shown: QMessageBox.StandardButton.Yes.value)
    window.puzzle_menu.show_help.trigger()
    window.puzzle_menu.new_shape()
    assert confirms(window, "Well?")
    assert len(window.findChildren(QDialog)) == 3
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(QDialog) == []


def test_that_a_link_of_the_command_line_is_put_on_the_board(qtbot, settings, tmp_path, kernels):
    with real_window(qtbot, settings, tmp_path / "autosave.json") as window:
        window.open_named(to_link(MK_FIG_1).lower())
        assert window.parts.editor.state.givens == MK_FIG_1
        window.parts.editor.set_clean()  # so that closing asks nothing


def test_that_a_window_of_a_test_that_fails_is_closed(qtbot, settings, tmp_path, kernels):
    with pytest.raises(KeyError), real_window(qtbot, settings, tmp_path / "autosave.json") as window:
        raise KeyError
    assert not window.isVisible()
    assert not window.parts.loader.has_thread
