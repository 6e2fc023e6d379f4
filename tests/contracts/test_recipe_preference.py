"""The recipe "Add a preference" in CONTRIBUTING.md, followed to the letter on a copy of the program."""

import textwrap
from pathlib import Path

from tests.contracts.recipes import copy_of, edit, run, steps_of

IN_SETTINGS = "    tidies_notes = _Kept("
IN_DIALOG = '        runs = self._group(tr("Evolution"))\n'
USE = """
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
import sudoku_desktop
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

assert sudoku_desktop.__file__.startswith({folder!r})
app = QApplication([])
stored = QSettings("settings.ini", QSettings.Format.IniFormat)
window = MainWindow(Settings(stored), Path("autosave.json"))
dialog = window.appearance.open_preferences()
box = dialog.fields["whole_hints"]
assert not box.isChecked()
changed = []
dialog.changed.connect(changed.append)
box.click()
assert changed == ["whole_hints"] and window.parts.settings.whole_hints
window.parts.settings.sync()
assert Settings(QSettings("settings.ini", QSettings.Format.IniFormat)).whole_hints
"""


def test_that_the_recipe_for_a_preference_is_all_it_takes(tmp_path: Path) -> None:
    copy_of(tmp_path, "sudoku_desktop", "resources")
    (settings, declaration), (dialog, row) = steps_of("Add a preference")
    edit(tmp_path / settings, (IN_SETTINGS, textwrap.indent(declaration, " " * 4) + IN_SETTINGS))
    edit(tmp_path / dialog, (IN_DIALOG, textwrap.indent(row, " " * 8) + IN_DIALOG))
    run(USE.format(folder=str(tmp_path)), tmp_path)
