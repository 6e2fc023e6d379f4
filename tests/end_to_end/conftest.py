"""The real window with loaded kernels, and records of its questions and warnings."""

import pytest
from PySide6.QtWidgets import QMessageBox

from tests.attacks.closes import PLATFORM_NOTICE
from tests.ui.conftest import _garbage_is_collected, _garbage_waits  # noqa: F401
from tests.ui.lasting_window import LastingWindow, lasting, lent, settings_in  # noqa: F401
from tests.ui.real_window import kernels  # noqa: F401


@pytest.fixture(autouse=True)
def nothing_is_written_to_stderr(capfd, qtlog):
    """Fail when the program, its threads or Qt report anything during a test; pytest-qt takes Qt's messages."""
    yield
    messages = [record.message for record in qtlog.records]
    lines = capfd.readouterr().err.splitlines()
    assert [line for line in messages + lines if PLATFORM_NOTICE not in line] == []


@pytest.fixture
def settings(tmp_path):
    return settings_in(tmp_path)


@pytest.fixture
def answers(monkeypatch, questions):
    """The user's answers to "save changes?", in order; Discard after the last."""
    prepared: list[QMessageBox.StandardButton] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        questions.append(box.text())
        return prepared.pop(0) if prepared else QMessageBox.StandardButton.Discard

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return prepared


@pytest.fixture
def questions():
    """The questions that the user was asked."""
    return []


@pytest.fixture
def warnings(monkeypatch, answers):
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
def window(request, qtbot, settings, tmp_path, answers, warnings, kernels, lasting):
    """The active window at full pace; with `own_window` its settings and its autosave are in `tmp_path`."""
    with lent(request, lasting, qtbot, settings, tmp_path / "autosave.sudoku") as shown:
        with qtbot.waitActive(shown):  # keys act in the active window only
            shown.activateWindow()
        shown.appearance.set_pace("full")
        yield shown
