"""The recipe "Add a command" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import copy_of, edit, run, steps_of

AFTER = "            window.editing.copy,\n"
USE = """
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
import sudoku_desktop
from sudoku_desktop.board import Grid
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

assert sudoku_desktop.__file__.startswith({folder!r})
app = QApplication([])
window = MainWindow(Settings(QSettings("settings.ini", QSettings.Format.IniFormat)), Path("autosave.json"))
action = window.editing.copy_givens
assert any(action in each.menu().actions() for each in window.menuBar().actions())
assert action.toolTip() == "Copy the givens as one line (Ctrl+Alt+C)"
assert not action.isEnabled()
window.parts.editor.set_digit(0, 5)
grid = Grid.from_text("1" + "0" * 80)
window.parts.editor.load_puzzle(grid)
window.parts.editor.set_digit(1, 5)
window.status.show_enabled()
assert action.isEnabled()
action.trigger()
assert QGuiApplication.clipboard().text() == grid.to_text()
"""


def test_that_the_recipe_for_a_command_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "resources")
    (editing, method), (menus, row) = steps_of("Add a command")
    before = "    def _in_text_field_or_board("
    edit(
        tmp_path / editing,
        (before, textwrap.indent(method, " " * 4) + "\n" + before),
        ("import QAction, QKeySequence\n", "import QAction, QGuiApplication, QKeySequence\n"),
    )
    edit(tmp_path / menus, (AFTER, AFTER + textwrap.indent(row.rstrip() + ",\n", " " * 12)))
    run(USE.format(folder=str(tmp_path)), tmp_path)
