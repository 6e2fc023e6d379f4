"""Own presets in the window: saved, deleted, imported, exported, and available again after a restart."""

import dataclasses
import threading

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.parts.selection import LinearRanks
from sudoku_desktop.evolution.preset_file import MAX_BYTES, from_text, read_preset, to_text
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026, GERGES_2018, GOLD_2005, PRESETS, TO_WATCH
from sudoku_desktop.services import own_presets
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.window.dialogs import TextsDialog
from sudoku_desktop.ui.window.main_window import MainWindow
from sudoku_desktop.ui.window.settings import Settings

MINE = dataclasses.replace(GERGES_2018, name="mine", title="Mine", authors="Me", population=70)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "presets"


@pytest.fixture
def make_window(qtbot, tmp_path):
    """Function that makes windows of one user, one after the other; never shown, so that they load no kernels."""

    def make():
        settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
        window = MainWindow(settings, tmp_path / "autosave.json")
        qtbot.addWidget(window)
        return window

    return make


@pytest.fixture
def window(make_window):
    return make_window()


@pytest.fixture
def told(monkeypatch):
    """Record the sentences of message boxes, each of which is answered with Yes (or OK)."""
    sentences = []

    def answer(box):
        assert box.textFormat() is Qt.TextFormat.PlainText
        sentences.append(box.text())
        return QMessageBox.StandardButton.Yes

    monkeypatch.setattr(QMessageBox, "exec", answer)
    return sentences


def titles(window):
    chooser = window.parts.evolve.settings.chooser
    return [chooser.itemText(row) for row in range(chooser.count())]


def change(window, algorithm=GERGES_2018):
    """Return the algorithm of a preset, with another part and another value."""
    parameters = window.parts.parameters
    parameters.choose_preset(algorithm.name)
    parameters.edit(parameters.draft.with_kind("selection", LinearRanks).with_value("population", 70))
    return parameters.algorithm()


# Saving and deleting.


def test_that_a_saved_preset_is_chosen_and_its_base_is_as_it_was(window, folder):
    changed = change(window)
    assert window.presets.save("My own way", "It is better.")
    parameters = window.parts.parameters
    assert window.parts.evolve.settings.chooser.currentText() == "My own way"
    assert not parameters.is_modified
    assert (parameters.algorithm().name, parameters.algorithm().sentence) == ("my-own-way", "It is better.")
    assert parameters.algorithm().source == f"Based on: {GERGES_2018.title}"
    assert parameters.algorithm().selection == changed.selection
    assert [read_preset(path) for path in folder.iterdir()] == [parameters.algorithm()]
    parameters.choose_preset(GERGES_2018.name)
    assert parameters.algorithm() == GERGES_2018


def test_that_a_saved_preset_is_there_after_a_restart(window, make_window):
    change(window)
    window.presets.save("Mine", "")
    saved = window.parts.parameters.algorithm()
    window.close()
    again = make_window()
    assert titles(again)[-2:] == ["Your own", "Mine"]
    assert again.parts.parameters.algorithm() == saved
    assert not again.parts.parameters.is_modified


def test_that_a_title_that_is_taken_replaces_only_after_a_question(window, monkeypatch, told, folder):
    change(window)
    window.presets.save("Mine", "One.")
    window.parts.parameters.set_value("population", 71)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.No)
    assert not window.presets.save("Mine", "Two.")
    assert [read_preset(path).population for path in folder.iterdir()] == [70]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: QMessageBox.StandardButton.Yes)
    assert window.presets.save("Mine", "Two.")
    assert [(each.population, each.sentence) for each in map(read_preset, folder.iterdir())] == [(71, "Two.")]
    assert titles(window).count("Mine") == 1
    assert not window.parts.parameters.is_modified


def test_that_a_title_of_the_programs_gets_a_name_of_its_own(window):
    change(window)
    window.presets.save(GERGES_2018.title, "")
    assert window.parts.parameters.algorithm().name == "gerges-zouein-azar-2018"
    change(window, GOLD_2005)
    window.presets.save("Gold 2005", "")
    assert window.parts.parameters.algorithm().name == "gold-2005-2"


def test_that_a_deleted_preset_gives_way_to_the_default(window, told, folder):
    change(window)
    window.presets.save("Mine", "")
    window.presets.ask_and_delete.trigger()
    assert told == ["Delete the preset “Mine” and its file?"]
    assert list(folder.iterdir()) == []
    assert window.parts.parameters.algorithm() == TO_WATCH
    assert "Your own" not in titles(window)


def test_that_only_own_presets_can_be_deleted_in_the_menu_of_the_panel_and_of_the_menu_bar(window):
    delete = window.presets.ask_and_delete
    for preset in PRESETS:
        window.parts.parameters.choose_preset(preset.name)
        assert not delete.isEnabled()
    window.presets.save("Mine", "")
    assert delete.isEnabled()
    menu = window.parts.actions.preset_menu
    assert window.parts.evolve.panel.head.preset_button.menu() is menu
    assert window.presets.ask_and_save in menu.actions()
    bar = [action.menu() for action in window.menuBar().actions()]
    assert any(menu.menuAction() in each.actions() for each in bar)


def test_that_nothing_is_saved_or_exported_that_does_not_fit_together(window, folder, tmp_path):
    window.parts.parameters.choose_preset(GERGES_2018.name)
    window.parts.parameters.set_value("population", 2)
    window.parts.parameters.set_value("replacement.elite", 5)
    assert [window.presets.ask_and_save.isEnabled(), window.presets.choose_and_export.isEnabled()] == [False, False]
    assert not window.presets.save("Mine", "")
    window.presets.export_file(tmp_path / "file.json")
    file_writer().finish()
    assert not folder.exists()
    assert not (tmp_path / "file.json").exists()


def test_that_a_folder_that_cannot_be_written_is_told(window, folder, told):
    folder.write_text("a file in its place", encoding="utf-8")
    before = change(window)
    assert not window.presets.save("Mine", "")
    assert told[0].startswith("The preset could not be saved: ")
    assert window.parts.parameters.algorithm() == before


def test_that_save_as_asks_for_a_title_and_a_sentence(window, monkeypatch):
    change(window)

    def fill(dialog):
        title, sentence = dialog.fields
        assert title.text() == f"{GERGES_2018.title}, changed"
        assert sentence.text() == GERGES_2018.sentence
        title.setText("  A\u00a0title ")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(TextsDialog, "exec", fill)
    window.presets.ask_and_save.trigger()
    assert window.parts.parameters.algorithm().title == "A title"


def test_that_a_preset_needs_a_title(window, monkeypatch):
    enabled = []

    def fill(dialog):
        for text in ("", " \u200b ", "x"):
            dialog.fields[0].setText(text)
            enabled.append(dialog.accept_button.isEnabled())
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(TextsDialog, "exec", fill)
    window.presets.ask_and_save.trigger()
    assert enabled == [False, False, True]


# Sharing.


def test_that_an_exported_preset_can_be_imported_by_somebody_else(window, tmp_path, folder, monkeypatch):
    change(window)
    changed = window.parts.parameters.algorithm()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "shared"), ""))
    window.presets.choose_and_export.trigger()
    file_writer().finish()
    path = tmp_path / "shared.sudoku-preset.json"
    assert read_preset(path).selection == changed.selection
    assert read_preset(path).title == f"{GERGES_2018.title}, changed"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.presets.choose_and_import.trigger()
    assert window.parts.parameters.algorithm() == read_preset(path)
    assert titles(window)[-1] == f"{GERGES_2018.title}, changed"
    assert len(list(folder.iterdir())) == 1


def test_that_an_imported_preset_never_replaces_one(window, tmp_path):
    path = tmp_path / "file.json"
    path.write_text(to_text(MINE), encoding="utf-8")
    assert window.presets.import_file(path)
    assert window.presets.import_file(path)
    assert titles(window).count("Mine") == 1
    path.write_text(to_text(dataclasses.replace(MINE, population=71)), encoding="utf-8")
    assert window.presets.import_file(path)
    assert titles(window).count("Mine") == 2
    assert (window.parts.parameters.algorithm().name, window.parts.parameters.algorithm().population) == ("mine-2", 71)


def test_that_a_file_of_a_preset_that_is_there_only_chooses_it(window, tmp_path, folder):
    path = tmp_path / "file.json"
    path.write_text(to_text(GERGES_2018), encoding="utf-8")
    change(window)
    assert window.presets.import_file(path)
    assert window.parts.parameters.algorithm() == GERGES_2018
    assert not folder.exists()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{", "bad.json cannot be imported: Line 1, column 2: this is not valid JSON."),
        (b"\xff\xfe", "bad.json cannot be imported: The file is not text in UTF-8."),
        (b" " * (MAX_BYTES + 1), "bad.json cannot be imported: The file is larger than 65,536 bytes."),
        (
            to_text(MINE).replace('"probability": 0.05', '"probability": 7').encode(),
            "bad.json cannot be imported: mutation.probability must be in [0, 1], got 7.",
        ),
        (
            to_text(MINE).replace("BoxPermutations", "FreeDigits").encode(),
            "bad.json cannot be imported: “Swaps in one unit” cannot work on “Free digits”: it works inside boxes "
            "or rows that are permutations, and here each cell is by itself.",
        ),
    ],
)
def test_that_a_bad_file_is_told_in_a_sentence_and_changes_nothing(window, tmp_path, told, folder, content, sentence):
    before, choices = change(window), titles(window)
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert not window.presets.import_file(path)
    assert told == [sentence]
    assert window.parts.parameters.algorithm() == before
    assert titles(window) == choices
    assert not folder.exists()


def test_that_a_missing_file_is_told(window, tmp_path, told):
    assert not window.presets.import_file(tmp_path / "none.json")
    assert told == ["none.json cannot be imported: No such file or directory."]


# The next session.


def test_that_the_algorithm_that_was_set_is_there_again(window, make_window):
    changed = change(window)
    window.close()
    again = make_window().parts
    assert again.parameters.algorithm() == changed
    assert again.evolve.settings.chooser.currentText() == GERGES_2018.title
    assert again.parameters.is_modified


def test_that_the_default_is_not_remembered_so_that_it_may_change(window):
    change(window)
    window.close()
    assert from_text(window.parts.settings.algorithm).population == 70
    window.parts.parameters.choose_preset(TO_WATCH.name)
    window.parts.parameters.reset()
    window.presets.remember()
    assert window.parts.settings.algorithm == ""


def test_that_an_algorithm_that_does_not_fit_together_is_not_remembered(window, make_window):
    changed = change(window)
    window.presets.remember()
    window.parts.parameters.set_value("replacement.elite", 500)
    window.close()
    assert make_window().parts.parameters.algorithm() == changed


@pytest.mark.parametrize("text", ["nonsense", "{}", "[[[["])
def test_that_a_setting_that_makes_no_sense_counts_as_absent(make_window, tmp_path, text):
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.algorithm = text
    settings.sync()
    window = make_window()
    assert window.parts.settings.algorithm == text
    assert window.parts.parameters.algorithm() == TO_WATCH


def test_that_a_broken_file_is_passed_over_with_a_message_and_stays(make_window, folder):
    folder.mkdir()
    (folder / "a.json").write_text("{", encoding="utf-8")
    (folder / "b.json").write_text(to_text(MINE), encoding="utf-8")
    window = make_window()
    assert titles(window)[-2:] == ["Your own", "Mine"]
    assert "could not be read. a.json: Line 1, column 2: this is not valid JSON." in window.parts.evolve.panel.note.text
    assert (folder / "a.json").read_text(encoding="utf-8") == "{"


# Above 9×9 the default is another.


def test_that_a_large_board_begins_with_ours_and_a_small_one_with_the_one_to_watch(make_window):
    window = make_window()
    editor, parameters = window.parts.editor, window.parts.parameters
    for order, expected in ((4, CONSTRUCTIVE_2026), (5, CONSTRUCTIVE_2026), (3, TO_WATCH), (2, TO_WATCH)):
        editor.load_puzzle(Grid.blank(geometry(order)))
        assert parameters.algorithm() == expected
    editor.load_puzzle(Grid.blank(geometry(5)))
    window.presets.remember()
    assert window.parts.settings.algorithm == "", "the default, untouched, may change"


def test_that_no_size_of_board_changes_what_somebody_has_chosen(window):
    editor, parameters = window.parts.editor, window.parts.parameters
    for chosen in (GERGES_2018, CONSTRUCTIVE_2026):
        parameters.choose_preset(chosen.name)
        for order in (5, 3):
            editor.load_puzzle(Grid.blank(geometry(order)))
            assert parameters.algorithm() == chosen
    editor.load_puzzle(Grid.blank(geometry(4)))
    parameters.choose_preset(GERGES_2018.name)
    editor.load_puzzle(Grid.blank(geometry(3)))
    assert parameters.algorithm() == GERGES_2018


def test_that_a_preset_is_written_beside_the_interface(window, monkeypatch):
    threads, write_text = [], own_presets.write_text

    def watched(path, text):
        threads.append(threading.current_thread())
        write_text(path, text)

    monkeypatch.setattr(own_presets, "write_text", watched)
    change(window)
    assert window.presets.save("Mine", "")
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
