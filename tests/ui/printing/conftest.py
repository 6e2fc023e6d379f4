"""Shared by the tests of printing: puzzles, visible dialogs, and files to open."""

import pytest
from PySide6.QtCore import QSettings

from sudoku_desktop.board import Puzzle
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.dialog import PrintDialog, Purpose
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.sources_panel import Source, Sources
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.puzzles import MK_FIG_1, MK_FIG_6, SEVERAL

LONG = 300_000
"""Milliseconds; a first compilation may fall into it."""
FILE = (Puzzle(MK_FIG_1, title="One"), Puzzle(MK_FIG_6, title="Two"), Puzzle(MK_FIG_1, title="Three"))
AMBIGUOUS = Material(SEVERAL)


@pytest.fixture
def remembered():
    """The choices that dialogs have asked to be remembered."""
    return []


@pytest.fixture
def make_dialog(qtbot, remembered):
    """Dialogs that are shown; `is_ready`: with the kernels that prove and rate."""

    def make(sources=None, choices=None, source=Source.BOARD, purpose=Purpose.PRINT, *, is_ready=True):
        sources = Sources(board=(Material(MK_FIG_1),)) if sources is None else sources
        dialog = PrintDialog(sources, choices or Choices(), KernelLoader(), remembered.append)
        qtbot.addWidget(dialog, before_close_func=PrintDialog.close_down)
        if is_ready:
            dialog.loader._become_ready()
        dialog.begin(source, purpose)
        dialog.show()
        return dialog

    return make


@pytest.fixture
def settled(qtbot):
    """Waits until a dialog has worked out and painted what it shows."""

    def wait(dialog):
        def is_settled():
            quiet = not (dialog.preparer.is_busy or dialog.composer.is_busy or dialog._learning.isActive())
            return quiet and not dialog.is_busy and (dialog.work is None or dialog.preview.view.is_up_to_date)

        qtbot.waitUntil(is_settled, timeout=LONG)

    return wait


@pytest.fixture
def window(qtbot, tmp_path):
    """The real window, shown, without kernels: nothing is loaded after the first paint."""
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    window = MainWindow(settings, tmp_path / "autosave.json")
    window._was_painted = True
    qtbot.addWidget(window, before_close_func=lambda each: each.parts.editor.set_clean())
    window.show()
    return window
