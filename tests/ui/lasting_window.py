"""A real window that the tests of a module share, which is put back after each test; a folder's conftest imports it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import TO_WATCH
from sudoku_desktop.studies import Query
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.board.state import puzzle_state
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.ui.real_window import give_keyboard, real_window


def settings_in(folder: Path) -> Settings:
    return Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))


class LastingWindow:
    """Makes a window when it is first needed, and another one after a test has closed it."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self._folders = folders
        self._stack = ExitStack()
        self.window: MainWindow | None = None
        self._ticks: dict[QAction, bool] = {}
        self._settings: dict[str, object] = {}

    def get(self, qtbot: QtBot) -> MainWindow:
        if self.window is None:
            folder = self._folders.mktemp("window")
            context = real_window(qtbot, settings_in(folder), folder / "autosave.json")
            self.window = window = self._stack.enter_context(context)
            self._ticks = {each: each.isChecked() for each in window.findChildren(QAction) if each.isCheckable()}
            self._settings = dict(window.parts.settings._values)
        give_keyboard(qtbot, self.window)
        return self.window

    def put_back(self, qtbot: QtBot) -> None:
        """Undo what a test has done to the window, its settings and its archive; discard a window that was closed."""
        window = self.window
        if window is None:
            return
        for each in QApplication.topLevelWidgets():
            if each is not window:
                each.close()
        if not window.isVisible():
            self.discard()
            return
        parts = window.parts
        window.racing.close_down()
        window.racing._subject = None
        window.running.stop()
        parts.presenter.forget()
        parts.presenter.forget_other_puzzles(None)
        parts.board.hold_digit(0)
        parts.editor.restore(puzzle_state(Grid.blank()), Mode.ENTERING)
        parts.board.set_cursor_cell(0)
        self._put_back_settings(window)
        window.running.overlay(())
        window.hints.end()
        parts.frame.turn_to(Activity.PLAY)
        parts.outcome.clear()
        qtbot.waitUntil(lambda: not parts.runs.is_busy)
        for archive in parts.runs._archives.values():
            archive.delete(Query())
        parts.runs._records = []

    def _put_back_settings(self, window: MainWindow) -> None:
        parts, parameters = window.parts, window.parts.parameters
        parameters.set_own(())
        for preset in parameters.presets():
            parameters.forget_edits(preset.name)
        parameters.choose_preset(TO_WATCH.name)
        parameters.set_budget(Budget())
        parameters.set_draws_seed(True)
        for action, was_checked in self._ticks.items():
            if action.isChecked() is not was_checked and (was_checked or action.actionGroup() is None):
                action.trigger()
        window.lens._may_open = True
        for name, value in dict(parts.settings._values).items():
            if value != self._settings.get(name):
                parts.settings.set_value(name, self._settings.get(name))
        window.appearance.apply()
        window.resize(1280, 800)

    def discard(self) -> None:
        if self.window is not None:
            self.window.parts.editor.set_clean()
        self._stack.close()
        self.window = None


@pytest.fixture(scope="module")
def lasting(_application: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LastingWindow]:
    made = LastingWindow(tmp_path_factory)
    yield made
    made.discard()


@contextmanager
def lent(
    request: pytest.FixtureRequest, lasting: LastingWindow, qtbot: QtBot, settings: Settings, autosave: Path
) -> Iterator[MainWindow]:
    """Yield the module's window and put it back, or for tests marked `own_window` a window with these files."""
    if request.node.get_closest_marker("own_window") is None:
        yield lasting.get(qtbot)
        try:
            lasting.put_back(qtbot)
        except BaseException:
            lasting.discard()
            raise
    else:
        lasting.discard()
        with real_window(qtbot, settings, autosave) as shown:
            yield shown


@pytest.fixture
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kernels: None,
    lasting: LastingWindow,
) -> Iterator[MainWindow]:
    """The real window; questions about unsaved work are answered with "discard"."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    with lent(request, lasting, qtbot, settings_in(tmp_path), tmp_path / "autosave.json") as shown:
        yield shown
