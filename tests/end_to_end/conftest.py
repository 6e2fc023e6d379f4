"""The real window, with its own settings and autosave, and with loaded kernels."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.attacks.closes import PLATFORM_NOTICE
from tests.ui.real_window import LONG, kernels, real_window  # noqa: F401


@pytest.fixture(autouse=True)
def nothing_is_written_to_stderr(capfd: pytest.CaptureFixture[str], qtlog: Any) -> Iterator[None]:
    """Fail when the program, its threads or Qt report anything during a test; pytest-qt takes Qt's messages."""
    yield
    messages = [record.message for record in qtlog.records]
    lines = capfd.readouterr().err.splitlines()
    assert [line for line in messages + lines if PLATFORM_NOTICE not in line] == []


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch, questions: list[str]) -> list[QMessageBox.StandardButton]:
    """The user's answers to "save changes?", in order; Discard after the last."""
    prepared: list[QMessageBox.StandardButton] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return prepared.pop(0) if prepared else QMessageBox.StandardButton.Discard

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return prepared


@pytest.fixture
def questions() -> list[str]:
    """The questions that the user was asked."""
    return []


@pytest.fixture
def warnings(monkeypatch: pytest.MonkeyPatch, answers: list[QMessageBox.StandardButton]) -> list[str]:
    """Collect the sentences of warnings, which close by themselves."""
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
    qtbot: QtBot,
    settings: Settings,
    tmp_path: Path,
    answers: list[QMessageBox.StandardButton],
    warnings: list[str],
    kernels: None,
) -> Iterator[MainWindow]:
    with real_window(qtbot, settings, tmp_path / "autosave.sudoku") as shown:
        with qtbot.waitActive(shown, timeout=LONG):  # keys act in the active window only
            shown.activateWindow()
        shown.appearance.set_pace("full")
        yield shown
