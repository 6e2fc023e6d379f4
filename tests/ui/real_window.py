"""Fixtures of tests that need the real window; a folder's conftest imports what it uses."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.services.compilation import TITLES, compile_parts
from sudoku_desktop.services.warm_up import is_compiled
from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

LONG = 60_000
"""Milliseconds that nothing comes near, however busy the machine."""


@pytest.fixture(scope="session")
def kernels():
    """Compiled, however long that takes."""
    for _ in compile_parts(part for part in TITLES if not is_compiled(part)):
        pass


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch, kernels):
    """The real window, shown, with its kernels ready; whoever asks about unsaved work hears "discard"."""
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Discard)
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    shown = MainWindow(settings, tmp_path / "autosave.json")
    shown.resize(1280, 800)
    with qtbot.waitSignals([shown.parts.loader.ready, shown.parts.plot_page.loaded], timeout=LONG):
        shown.show()
    yield shown
    shown.appearance.set_scheme(Scheme.LIGHT)
    shown.close()
    shown.deleteLater()
