"""Closed windows leave nothing behind: objects of Qt and of Python, free memory, histories of runs."""

import ctypes
import gc
import subprocess
import sys
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu

from sudoku_desktop.board.formats import dumps
from sudoku_desktop.board.puzzle import Puzzle
from sudoku_desktop.ui.app import MALLOC_ARENAS
from sudoku_desktop.ui.board.editor import MAX_UNDO_STEPS, BoardEditor
from tests.puzzles import MK_FIG_1

TIMES = 3
"""Number of times that everything is opened and closed between two counts."""
WAITS = 20
PAGES = ("Rate…", "Look Inside", "Landscape", "Runs", "Studies", "Create", "Play")
DIALOGS = ("Properties…", "Other Size or Variant…", "Preferences…", "Save as Preset…", "Keys and First Steps")
WINDOWS = ("Read Photo…", "Rate Collection…", "Make Book…", "Race…", "Guide")


def open_and_close(window, name):
    rows = (each for menu in window.findChildren(QMenu) for each in menu.actions())
    (action,) = {each for each in rows if each.text().replace("&", "") == name}
    action.trigger()
    QApplication.processEvents()
    for each in QApplication.topLevelWidgets():
        if each is not window and each.isVisible():
            each.close()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def objects():
    """Return the number of objects by class: Qt objects below windows and the application, and our own."""
    gc.collect()
    tops = [each for each in QApplication.topLevelWidgets() if each.parent() is None]
    of_qt = Counter(type(each).__name__ for each in tops)
    for root in (*tops, QApplication.instance()):
        of_qt.update(each.metaObject().className() for each in root.findChildren(QObject))
    kinds = (type(each) for each in gc.get_objects())
    return of_qt + Counter(
        f"Python's {kind.__name__}" for kind in kinds if str(kind.__module__).startswith("sudoku_desktop")
    )


def test_that_what_is_opened_and_closed_leaves_no_objects(window, qtbot, monkeypatch, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_text(dumps([Puzzle(MK_FIG_1)], ".txt"))
    monkeypatch.setattr(QDialog, "exec", lambda dialog: dialog.show() or QApplication.processEvents() or 0)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: window.parts.verdict.solution is not None)
    counts = []
    for times in (2, TIMES, TIMES):
        for _ in range(times):
            for name in (*PAGES, *DIALOGS, *WINDOWS):
                open_and_close(window, name)
        counts.append(settled(qtbot))
    assert steadily_growing(*counts) == {}


def settled(qtbot):
    """Return the number of objects when pages and threads have stopped creating and deleting any."""
    before, now = None, objects()
    for _ in range(WAITS):
        if now == before:
            break
        qtbot.wait(300)
        before, now = now, objects()
    return now


def steadily_growing(first, second, third):
    """Return the classes that gain an object at each opening, without those that are created only once."""
    growth = {name: min(count - second[name], second[name] - first[name]) for name, count in third.items()}
    return {name: each for name, each in growth.items() if each >= TIMES}


def test_that_the_undo_stack_has_an_end(qapp):
    editor = BoardEditor()
    for step in range(MAX_UNDO_STEPS + 50):
        editor.load_puzzle(MK_FIG_1.with_cell(0, 1 + step % 9))
    assert editor.undo_stack.count() == MAX_UNDO_STEPS


HEAPS = """
import ctypes, threading
from sudoku_desktop.ui import app
app.bound_free_memory()
ready = threading.Barrier(12)
libc = ctypes.CDLL(None)
def work():
    ready.wait()
    libc.malloc(1000)
    ready.wait()
threads = [threading.Thread(target=work) for _ in range(12)]
for each in threads: each.start()
for each in threads: each.join()
libc.fdopen.restype = ctypes.c_void_p
libc.malloc_info(0, ctypes.c_void_p(libc.fdopen(1, b"w")))
libc.fflush(None)
"""


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="not the C library of GNU")
def test_that_threads_share_the_heaps_of_the_c_library():
    told = subprocess.run([sys.executable, "-c", HEAPS], capture_output=True, text=True, check=True).stdout
    assert 1 <= told.count("<heap nr=") <= MALLOC_ARENAS
