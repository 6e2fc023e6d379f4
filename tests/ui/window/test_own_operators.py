"""Files of operators in the window: confirmed once, then available among the parts."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.evolution.presets import GERGES_2018
from sudoku_desktop.services import own_operators
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings
from tests.evolution.own_operators import catalogue_restored
from tests.services.test_own_operators import TURN


@pytest.fixture
def folder(tmp_path, monkeypatch):
    path = tmp_path / "operators"
    path.mkdir()
    (path / "turn.py").write_text(TURN)
    monkeypatch.setattr(own_operators, "default_folder", lambda: path)
    with catalogue_restored():
        yield path


@pytest.fixture
def make_window(qtbot, tmp_path):
    def make():
        settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, tmp_path / "autosave.json")
        qtbot.addWidget(window)
        window.parts.parameters.choose_preset(GERGES_2018.name)
        return window

    return make


def offered(window):
    chooser = window.parts.evolve.panel.sections["mutation"].chooser
    return [chooser.itemText(row) for row in range(chooser.count())]


def test_that_the_code_of_a_file_is_run_after_a_yes_and_never_asked_about_again(make_window, folder, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.Yes)
    window = make_window()
    assert (asked, (folder / "seen").exists()) == ([], False)
    window.presets.ask_and_load_operators()
    assert asked == [f"Run the Python code in {folder / 'turn.py'}? It can do whatever you can."]
    assert offered(window)[-1] == "Turn"
    panel = window.parts.evolve.panel
    panel.sections["mutation"].chooser.setCurrentText("Turn")
    panel.row("mutation.probability").field.set_value(0.9)
    panel.row("mutation.always").field.set_value(True)
    algorithm = window.parts.parameters.algorithm()
    assert algorithm.mutation.values() == {"probability": 0.9, "always": True}
    window.close()
    again = make_window()
    again.presets.ask_and_load_operators()
    assert len(asked) == 1
    assert "Turn" in offered(again)


def test_that_a_no_is_remembered_for_the_session(make_window, folder, monkeypatch):
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.No)
    window = make_window()
    for _ in range(2):
        window.presets.ask_and_load_operators()
    assert len(asked) == 1
    assert "Turn" not in offered(window)
    assert not (folder / "seen").exists()
