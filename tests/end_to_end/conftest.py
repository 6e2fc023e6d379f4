"""The real window, with settings and autosave of its own, and its kernels ready."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.theme import Scheme
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

LONG = 30_000
"""Milliseconds that nothing comes near, however busy the machine; a first compilation may fall into it."""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, questions: list[str]) -> list[QMessageBox.StandardButton]:
    """What a person answers to "save changes?", in turn; with none left, Discard."""
    prepared: list[QMessageBox.StandardButton] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return prepared.pop(0) if prepared else QMessageBox.StandardButton.Discard

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return prepared


@pytest.fixture
def questions() -> list[str]:
    """What a person was asked."""
    return []


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch, answers: list[QMessageBox.StandardButton]) -> list[str]:
    """Every sentence a warning said, without a person to close it."""
    said: list[str] = []
    answer = QMessageBox.exec

    def hear(box: QMessageBox) -> QMessageBox.StandardButton:
        if box.icon() is not QMessageBox.Icon.Warning:
            return QMessageBox.StandardButton(answer(box))
        said.append(box.text())
        return QMessageBox.StandardButton.Ok

    monkeypatch.setattr(QMessageBox, "exec", hear)
    return said


@pytest.fixture
def window(
    qtbot: QtBot, settings: Settings, tmp_path: Path, answers: list[QMessageBox.StandardButton], warnings: list[str]
) -> Iterator[MainWindow]:
    shown = MainWindow(settings, tmp_path / "autosave.json")
    shown.resize(1280, 800)
    with qtbot.waitSignals([shown.parts.loader.ready, shown.parts.plot_page.loaded], timeout=LONG):
        shown.show()
    with qtbot.waitActive(shown, timeout=LONG):  # keys act in the active window only
        shown.activateWindow()
    shown.appearance.set_pace("full")
    yield shown
    shown.appearance.set_scheme(Scheme.LIGHT)  # the theme is the application's, which outlives the window
    shown.close()
    shown.deleteLater()
