import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from sudoku_desktop.ui.garbage import LIMITS, GarbageCollector


class Program(QObject):
    loaded = Signal()


class InACycle(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    program = Program()
    GarbageCollector(program, program.loaded)
    yield program
    gc.unfreeze()
    gc.enable()


def test_that_a_thread_leaves_the_garbage_to_the_interface(program: Program, qtbot: QtBot) -> None:
    program.loaded.emit()
    ended_in: list[threading.Thread] = []
    weakref.finalize(InACycle(), lambda: ended_in.append(threading.current_thread()))
    made: list[list[object]] = []
    thread = threading.Thread(target=lambda: made.extend([] for _ in range(20 * LIMITS[0])))
    thread.start()
    thread.join()
    assert not ended_in
    qtbot.waitUntil(lambda: ended_in == [threading.main_thread()])


def test_that_what_comes_after_the_first_signal_does_not_stay_for_good(program: Program) -> None:
    program.loaded.emit()
    kept = gc.get_freeze_count()
    ended: list[bool] = []
    weakref.finalize(InACycle(), ended.append, True)
    program.loaded.emit()
    gc.collect()
    assert ended
    assert gc.get_freeze_count() <= kept
