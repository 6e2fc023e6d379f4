"""The window is notified of loaded kernels, and of problems, in its own thread."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services import compilation, warm_up
from sudoku_desktop.services.compilation import CompilationError
from sudoku_desktop.ui import kernel_loader
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.watching.message_card import MessageCard
from sudoku_desktop.ui.window import status
from sudoku_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that nothing is compiled, and that loading is quick."""
    monkeypatch.setattr(warm_up, "is_compiled", lambda part: False)
    monkeypatch.setattr(warm_up, "load", lambda part: None)


def test_that_a_loader_is_ready_when_it_says_so_and_not_before(
    qtbot: QtBot, uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_loader, "compile_parts", lambda parts, stop: iter(()))
    loader = KernelLoader()
    seen: list[bool] = []
    loader.compiling.connect(lambda: seen.append(loader.is_ready))
    loader.ready.connect(lambda: seen.append(loader.is_ready))
    assert not loader.is_ready
    with qtbot.waitSignal(loader.ready):
        loader.start()
    assert seen == [False, True]


def try_again(card: MessageCard) -> QPushButton:
    QApplication.processEvents()
    (button,) = (each for each in card.findChildren(QPushButton) if each.isVisible())
    return button


def test_that_a_failed_compilation_is_told_and_can_be_tried_again(
    qtbot: QtBot,
    uncompiled: None,
    monkeypatch: pytest.MonkeyPatch,
    bare_window: MainWindow,
) -> None:
    def fail(*_: object) -> None:
        raise CompilationError(Sentence("the compiler failed: {last}", last="no space left on device"))

    monkeypatch.setattr(kernel_loader, "compile_parts", fail)
    loader, card, heading = bare_window.parts.loader, bare_window.parts.outcome, bare_window.parts.frame.header.heading
    loader.is_ready = False
    said: list[str] = []
    loader.compiling.connect(lambda: said.append(heading.message))
    with qtbot.waitSignal(loader.failed):
        loader.start()
    assert card.sentence == "The kernels could not be loaded. The compiler failed: no space left on device."
    assert not loader.is_ready

    monkeypatch.setattr(kernel_loader, "compile_parts", lambda parts, stop: iter(()))
    with qtbot.waitSignal(loader.ready):
        try_again(card).click()
    assert card.sentence == ""
    assert said == ["Getting ready for the first time; this takes about half a minute …"] * 2
    assert heading.message == ""


def test_that_a_fault_while_loading_is_told_instead_of_waiting_forever(
    qtbot: QtBot, uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(part: str) -> None:
        raise KeyError("numba")

    monkeypatch.setattr(kernel_loader, "compile_parts", lambda parts, stop: iter(()))
    monkeypatch.setattr(warm_up, "load", fail)
    loader = KernelLoader()
    with qtbot.waitSignal(loader.failed) as failed:
        loader.start()
    assert failed.args == ["KeyError: 'numba'"]


def test_that_kernels_that_are_not_kept_are_told_with_the_reason(
    qtbot: QtBot,
    uncompiled: None,
    monkeypatch: pytest.MonkeyPatch,
    bare_window: MainWindow,
) -> None:
    monkeypatch.setattr(kernel_loader, "compile_parts", lambda parts, stop: iter(()))
    monkeypatch.setattr(compilation, "refusal", lambda: compilation.Refusal.OTHERS_CAN_WRITE)
    monkeypatch.setattr(status, "why_not_kept", compilation.why_not_kept)
    loader, heading = bare_window.parts.loader, bare_window.parts.frame.header.heading
    with qtbot.waitSignal(loader.ready):
        loader.start()
    assert heading.message.startswith("Ready; the kernels must be compiled again at the next start: others can")
