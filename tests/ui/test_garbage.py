"""Python's garbage collector runs in the GUI thread only: elsewhere it would delete Qt objects, and crash."""

import gc
import threading
import weakref

from PySide6.QtCore import QObject

from sudoku_desktop.ui import app


class InACycle(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.itself = self


def test_that_only_the_gui_thread_collects_garbage(qtbot, monkeypatch):
    monkeypatch.setattr(app, "COLLECT_EVERY_MS", 500)
    program = QObject()
    try:
        app.collect_garbage_in_gui_thread(program)
        deleted_in = []
        weakref.finalize(InACycle(), lambda: deleted_in.append(threading.current_thread()))
        thread = threading.Thread(target=lambda: [[] for _ in range(200_000)])
        thread.start()
        thread.join()
        assert not deleted_in
        qtbot.waitUntil(lambda: deleted_in == [threading.main_thread()])
    finally:
        gc.unfreeze()
