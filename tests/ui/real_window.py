"""Fixtures of the real window; the conftest of a folder imports those that it uses."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_desktop.board import Grid
from sudoku_desktop.services import warm_up
from sudoku_desktop.services.compilation import TITLES, compile_parts
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.board.state import puzzle_state
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.run_controller import RunController, RunState
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

LONG = 60_000
"""Timeout, in milliseconds, that no wait reaches even on a busy machine; also the default of the tests' waits."""


def wait_until_at_rest(qtbot: QtBot, controller: RunController) -> None:
    """Wait until a paused run has stopped computing and all its snapshots are shown."""
    mailbox = controller._mailbox

    def is_at_rest() -> bool:
        with mailbox.condition:
            return bool(mailbox.condition._waiters) and not mailbox.in_flight  # type: ignore[attr-defined]

    assert controller.state is RunState.PAUSED
    qtbot.waitUntil(is_at_rest)


class _LayoutRequests(QObject):
    """Counts the layout requests of all widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


def wait_until_laid_out(qtbot: QtBot) -> None:
    """Wait until no widget asks for a layout any more."""
    requests = _LayoutRequests()
    QApplication.instance().installEventFilter(requests)

    def rests() -> bool:
        requests.count = 0
        for _ in range(5):
            QApplication.processEvents()
        return requests.count == 0

    try:
        qtbot.waitUntil(rests)
    finally:
        QApplication.instance().removeEventFilter(requests)


@pytest.fixture(scope="session")
def kernels() -> None:
    """Compile the kernels, however long that takes."""
    for _ in compile_parts(part for part in TITLES if not warm_up.is_compiled(part)):
        pass


@contextmanager
def real_window(qtbot: QtBot, settings: Settings, autosave: Path) -> Iterator[MainWindow]:
    """Yield a window that is shown and fully loaded, and close it even if a test or its set-up fails.

    Otherwise its threads and timers would continue during later tests.
    """
    window = MainWindow(settings, autosave)
    try:
        window.resize(1280, 800)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(warm_up, "is_compiled", lambda part: True)  # as the fixture `kernels` has found out
            with qtbot.waitSignals([window.parts.loader.ready, window.parts.plot_page.loaded]):
                window.show()
        wait_until_laid_out(qtbot)
        yield window
    finally:
        window.appearance.set_scheme(Scheme.LIGHT)  # the theme is the application's, which outlives the window
        window.close()
        window.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kernels: None) -> Iterator[MainWindow]:
    """The real window; questions about unsaved work are answered with "discard"."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    with real_window(qtbot, settings, tmp_path / "autosave.json") as shown:
        yield shown


def open_bare_window(folder: Path) -> MainWindow:
    """Open a window without plots and kernels of runs: only the exact solver and the ladder are asked."""
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(settings, folder / "autosave.json")
    window._was_painted = True  # nothing is loaded after the first paint
    window.parts.loader.is_ready = True
    window.show()
    return window


def close_bare_window(window: MainWindow) -> None:
    """Close a window without a question."""
    window.parts.editor.set_clean()
    window.close()
    window.deleteLater()


def give_keyboard(qtbot: QtBot, window: MainWindow) -> None:
    """Activate a window and its board."""
    with qtbot.waitActive(window):
        window.activateWindow()
    window.parts.board.setFocus()


@pytest.fixture
def bare_window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window for one test, active, without plots and kernels of runs."""
    window = open_bare_window(tmp_path)
    give_keyboard(qtbot, window)
    yield window
    close_bare_window(window)


@pytest.fixture(scope="module")
def _window_and_ticks(
    _application: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[MainWindow, dict[QAction, bool]]]:
    window = open_bare_window(tmp_path_factory.mktemp("shared"))
    yield window, {each: each.isChecked() for each in window.findChildren(QAction) if each.isCheckable()}
    close_bare_window(window)


@pytest.fixture
def shared_window(qtbot: QtBot, _window_and_ticks: tuple[MainWindow, dict[QAction, bool]]) -> Iterator[MainWindow]:
    """A window like `bare_window` that all tests of a module use, each starting with an empty board.

    A test may change the board, the activity, messages and everything with a tick in a menu; tests that change the
    settings in other ways need their own window.
    """
    window, ticks = _window_and_ticks
    give_keyboard(qtbot, window)
    yield window
    for each in QApplication.topLevelWidgets():
        if each is not window:
            each.close()
    window.parts.frame.turn_to(Activity.PLAY)
    for action, was_checked in ticks.items():
        if action.isChecked() is not was_checked and (was_checked or action.actionGroup() is None):
            action.trigger()
    window.parts.board.show_frame(None)
    window.parts.editor.restore(puzzle_state(Grid.blank()), Mode.ENTERING)
    window.parts.board.hold_digit(0)
    window.parts.board.set_cursor_cell(0)
    window.parts.outcome.clear()
