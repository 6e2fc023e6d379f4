"""Puzzle ▸ New Puzzle ▸ Other Size or Variant…, and puzzles of other sizes from the clipboard or a file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from sudoku_desktop.assets import large_samples
from sudoku_desktop.board import CLASSIC, SIZES, Grid, Variant, shaped, to_link
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from sudoku_desktop.exact import is_unique
from sudoku_desktop.ui.generating.shape_fields import LARGEST_JIGSAW
from sudoku_desktop.ui.run_controller import RunState
from sudoku_desktop.ui.starting.new_grid import NewGridDialog

SIXTEEN = Grid.blank(shaped(16)).with_cell(0, 16).with_cell(255, 1)


@pytest.fixture
def dialog(qtbot):
    dialog = NewGridDialog(CLASSIC)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def choose(field, data):
    field.setCurrentIndex(field.findData(data))


def test_that_every_size_can_be_had(dialog):
    assert dialog.shape == CLASSIC
    for size in SIZES:
        choose(dialog.fields.sizes, size)
        assert dialog.shape == shaped(size)
        assert dialog.board.accessibleName() == f"{size}×{size}"


def test_that_every_variant_can_be_had_with_the_others(dialog):
    choose(dialog.fields.regions, Variant.JIGSAW)
    first = dialog.shape
    assert first.variants == (Variant.JIGSAW,)
    QTest.mouseClick(dialog.redraw_button, Qt.MouseButton.LeftButton)
    assert dialog.shape != first
    assert dialog.shape.variants == (Variant.JIGSAW,)
    regions = dialog.shape.regions
    dialog.fields.extras[Variant.X].click()
    dialog.fields.extras[Variant.WINDOKU].click()
    assert dialog.shape.variants == (Variant.X, Variant.WINDOKU, Variant.JIGSAW)
    assert dialog.shape.regions == regions, "further units redraw nothing"
    choose(dialog.fields.regions, Variant.LATIN)
    assert dialog.shape.variants == (Variant.X, Variant.WINDOKU, Variant.LATIN)
    assert not dialog.redraw_button.isEnabled()


def test_that_what_does_not_fit_a_size_cannot_be_chosen(dialog):
    windows = dialog.fields.extras[Variant.WINDOKU]
    windows.click()
    choose(dialog.fields.sizes, 6)
    assert not windows.isEnabled()
    assert dialog.shape == shaped(6)
    choose(dialog.fields.sizes, 16)
    assert windows.isEnabled()
    assert dialog.shape == shaped(16, [Variant.WINDOKU])
    choose(dialog.fields.regions, Variant.JIGSAW)
    assert Variant.JIGSAW in dialog.shape.variants
    choose(dialog.fields.sizes, 25)
    assert max(SIZES) > LARGEST_JIGSAW
    assert dialog.shape == shaped(25, [Variant.WINDOKU])


def test_that_it_begins_with_the_grid_of_the_board(qtbot):
    shape = jigsaw(9, 5, [Variant.X])
    dialog = NewGridDialog(shape)
    qtbot.addWidget(dialog)
    assert dialog.shape == shape
    assert dialog.fields.regions.currentData() is Variant.JIGSAW
    assert dialog.fields.extras[Variant.X].isChecked()


def test_that_an_empty_grid_of_the_shape_comes_to_the_board_and_is_undone(window, monkeypatch):
    shape = shaped(6, [Variant.X])

    def accept(shown):
        shown.shape = shape
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(NewGridDialog, "exec", accept)
    window.puzzle_menu.new_shape.trigger()
    editor = window.parts.editor
    assert editor.state.givens == Grid.blank(shape)
    QTest.keyClicks(window.parts.board, "16.7")
    assert editor.state.givens.to_text()[:4] == "16..", "there is no 7 here"
    window.puzzle_menu.new.trigger()
    assert editor.state.givens == Grid.blank(shape)
    monkeypatch.setattr(NewGridDialog, "exec", lambda shown: QDialog.DialogCode.Rejected)
    window.puzzle_menu.new_shape.trigger()
    assert editor.state.givens.geometry == shape
    while editor.undo_stack.canUndo():
        editor.undo_stack.undo()
    assert editor.state.givens == Grid.blank()


def test_that_puzzles_of_other_sizes_are_taken_from_the_clipboard_and_from_a_file(window, qtbot, tmp_path):
    editor, path = window.parts.editor, tmp_path / "large.txt"
    path.write_text(SIXTEEN.to_text())
    for take in (window.editing.paste.trigger, lambda: window.parts.files.open(path)):
        editor.new_puzzle(CLASSIC)
        QGuiApplication.clipboard().setText(SIXTEEN.to_text())
        take()
        qtbot.waitUntil(lambda: editor.state.givens == SIXTEEN)
        editor.set_clean()


def test_that_a_jigsaw_is_pasted_with_its_regions(window):
    givens = Grid.blank(jigsaw(9, 3)).with_cell(4, 4)
    QGuiApplication.clipboard().setText(f"{givens.to_text()}\n{givens.geometry.regions_text}\n")
    window.editing.paste.trigger()
    assert window.parts.editor.state.givens == givens
    window.parts.editor.set_clean()


def test_that_a_format_that_cannot_hold_the_grid_is_not_offered_and_not_written(window, tmp_path, monkeypatch):
    editor, files = window.parts.editor, window.parts.files
    editor.new_puzzle(jigsaw(9, 2, [Variant.X]))
    editor.type_digit(0, 5)
    asked, complaints = [], []

    def name(parent, title, start, filters, selected):
        asked.append((start, filters, selected))
        return str(tmp_path / ("grid.sdk" if len(asked) == 1 else "grid.sudoku")), filters

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    monkeypatch.setattr("sudoku_desktop.ui.window.files.complain", lambda parent, text: complaints.append(text))
    files.save_as()
    assert not files.finish_saving()
    (start, filters, selected), *_ = asked
    assert start.endswith(".sudoku")
    assert selected == "Sudoku document (*.sudoku)"
    assert filters == f"{selected};;81-character text (*.txt)"
    assert complaints == [
        "grid.sdk was not written: files of this kind cannot hold such a grid (9×9, X, jigsaw); a document can."
    ]
    assert not list(tmp_path.glob("grid.*"))
    files.save_as()
    assert files.finish_saving()
    givens = editor.state.givens
    editor.new_puzzle(CLASSIC)
    files.open(tmp_path / "grid.sudoku")
    while files.is_opening:
        QTest.qWait(5)
    assert editor.state.givens == givens


def test_that_the_verdict_names_the_grid(window, qtbot):
    window.parts.editor.load_puzzle(Grid.blank(shaped(6, [Variant.X])).with_cell(0, 1))
    qtbot.waitUntil(lambda: window.parts.verdict_line.sentence.startswith("6×6, X · 1 given; "))


@pytest.mark.parametrize("path", large_samples(), ids=lambda path: path.stem)
def test_that_a_large_sample_is_in_the_menu_unique_and_solved_by_evolution(window, qtbot, path):
    puzzle = read_puzzles(path, SIZES)[0]
    assert is_unique(puzzle.givens)
    assert f"{puzzle.givens.filled_count} givens" in puzzle.title
    menu = window.parts.actions.samples_menu
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == puzzle.title).trigger()
    qtbot.waitUntil(lambda: window.parts.editor.state.givens == puzzle.givens)
    assert window.parts.parameters.algorithm() == CONSTRUCTIVE_2026
    window.appearance.set_pace("full")
    window.running.solve.trigger()
    qtbot.waitUntil(lambda: window.parts.controller.state is RunState.SOLVED)
    assert window.parts.controller.request.algorithm == CONSTRUCTIVE_2026


@pytest.mark.parametrize("size", [5, 7])
def test_that_grids_without_boxes_are_pasted(window, size):
    square = Grid.blank(shaped(size, [Variant.LATIN])).with_cell(1, 2)
    irregular = Grid.blank(jigsaw(size, 1)).with_cell(1, 2)
    for text, grid in (
        (square.to_text(), square),
        (f"{irregular.to_text()}\n{irregular.geometry.regions_text}", irregular),
        (f"Do you know this one? {to_link(irregular)}.", irregular),
    ):
        window.parts.editor.new_puzzle(CLASSIC)
        QGuiApplication.clipboard().setText(text)
        window.editing.paste.trigger()
        assert window.parts.editor.state.givens == grid
    window.parts.editor.set_clean()
