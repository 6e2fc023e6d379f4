"""The process ends when its window is closed, whatever is under way."""

import os
import subprocess
import sys

import pytest

from tests.attacks.closes import PLATFORM_NOTICE

LONG = 300
"""Time, in milliseconds, that closing never takes, even on a busy machine."""

BEGINNING = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog
from sudoku_desktop.ui import app, worker
from sudoku_desktop.ui.window.main_window import MainWindow

def act(window):
    QTimer.singleShot(0, window, window.close)
"""

FILE_DIALOG = """
    QFileDialog.getOpenFileName(window)
"""

ENDLESS_WORK = """
    worker.Worker(window).begin(lambda stop, tell: [None for _ in iter(int, 1)])
"""

ZOOM = """
    window.zoom.zoom_to(window.zoom.factor * 1.2)
"""

END = """
show = MainWindow.show
MainWindow.show = lambda window: (show(window), window.first_painted.connect(lambda: act(window)))
raise SystemExit(app.main([]))
"""


@pytest.mark.parametrize("under_way", [ZOOM + ENDLESS_WORK, FILE_DIALOG], ids=["zoom and endless work", "a dialog"])
def test_that_the_process_ends_with_its_window(tmp_path, under_way):
    environment = os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    program = [sys.executable, "-c", BEGINNING + under_way + END]
    ended = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    assert not [line for line in ended.stderr.splitlines() if PLATFORM_NOTICE not in line]
