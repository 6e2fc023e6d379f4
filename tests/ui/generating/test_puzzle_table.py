"""The list of generated puzzles: what it says, how it is sorted, what is done with it."""

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import read_puzzles, suffixes
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.ui.generating.puzzle_list import PuzzleList
from sudoku_desktop.ui.generating.saving import kinds, paths_to_write, write_puzzles
from tests.ui.generating.conftest import LONG
from tests.ui.tables import cells


@pytest.fixture
def shown(qtbot, puzzles):
    made = PuzzleList()
    qtbot.addWidget(made)
    made.append(puzzles)
    made.resize(420, 400)
    made.show()
    return made


def select(shown, *lines):
    flag = QItemSelectionModel.SelectionFlag
    for line in lines:
        index = shown.table.model().index(line, 0)
        shown.table.selectionModel().select(index, flag.Select | flag.Rows)


def click(shown, qtbot, line, modifiers=Qt.KeyboardModifier.NoModifier):
    where = shown.table.visualRect(shown.model.index(line, shown.model.column("rating"))).center()
    qtbot.mouseClick(shown.table.viewport(), Qt.MouseButton.LeftButton, modifiers, where)


def test_that_an_empty_list_says_how_to_come_by_puzzles(qtbot):
    empty = PuzzleList()
    qtbot.addWidget(empty)
    assert not empty.empty_label.isHidden()
    assert "press Generate" in empty.empty_label.text()
    assert empty.table.isHidden()
    assert empty.save_button.isHidden()
    assert empty.chosen_puzzles == ()


def test_that_each_row_says_rating_givens_symmetry_and_seed(shown, puzzles):
    model = shown.table.model()
    for line, puzzle in enumerate(puzzles):
        texts = [*cells(shown.table, line).values()]
        level = puzzle.rating.level.value.capitalize()
        assert texts == ["", f"{level}, {puzzle.rating.rating:.1f}", str(puzzle.given_count), str(puzzle.seed), "None"]
        spoken = model.index(line, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken.startswith(f"Puzzle {line + 1} of 5: {level}, ")


def test_that_a_puzzle_stands_on_the_list_once(shown, puzzles):
    shown.append([*puzzles[:2], puzzles[4]])
    assert shown.table.puzzles == puzzles


@pytest.mark.parametrize(
    ("column", "key"),
    [("rating", lambda each: each.rating.rating), ("givens", lambda each: each.given_count)],
)
def test_that_a_column_sorts_by_its_numbers_both_ways(shown, puzzles, column, key):
    shown.table.sortByColumn(shown.model.column(column), Qt.SortOrder.AscendingOrder)
    assert [key(each) for each in shown.table.puzzles] == sorted(map(key, puzzles))
    shown.table.sortByColumn(shown.model.column(column), Qt.SortOrder.DescendingOrder)
    assert [key(each) for each in shown.table.puzzles] == sorted(map(key, puzzles), reverse=True)
    shown.table.sortByColumn(shown.model.column("puzzle"), Qt.SortOrder.AscendingOrder)
    assert shown.table.puzzles == puzzles


def test_that_a_click_and_enter_want_a_puzzle_and_ctrl_click_only_selects(shown, puzzles, qtbot):
    wanted = []
    shown.wanted.connect(wanted.append)
    click(shown, qtbot, 1)
    assert wanted == [puzzles[1]]
    click(shown, qtbot, 2, Qt.KeyboardModifier.ControlModifier)
    assert wanted == [puzzles[1]]
    assert shown.table.selected_rows == list(puzzles[1:3])
    qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert wanted == [puzzles[1], puzzles[2]]
    shown.table.sortByColumn(shown.model.column("seed"), Qt.SortOrder.DescendingOrder)
    click(shown, qtbot, 0)
    assert wanted[-1] == puzzles[4]


def test_that_several_selected_puzzles_are_chosen_and_else_all(shown, puzzles):
    assert shown.chosen_puzzles == puzzles
    select(shown, 1)
    assert shown.chosen_puzzles == puzzles
    assert shown.count_label.text() == "5 puzzles"
    select(shown, 3)
    assert shown.chosen_puzzles == (puzzles[1], puzzles[3])
    assert shown.count_label.text() == "2 of 5 puzzles"


def test_that_puzzles_are_copied_a_line_each(shown, puzzles, qtbot):
    shown.copy_button.click()
    assert QGuiApplication.clipboard().text().split() == [each.puzzle.to_text() for each in puzzles]
    select(shown, 2)
    qtbot.keyClick(shown.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == puzzles[2].puzzle.to_text() + "\n"


def test_that_delete_takes_the_selected_puzzles_away(shown, puzzles, qtbot):
    assert not shown.remove_button.isEnabled()
    select(shown, 1, 3)
    qtbot.keyClick(shown.table, Qt.Key.Key_Delete)
    assert shown.table.puzzles == (puzzles[0], puzzles[2], puzzles[4])
    shown.append(puzzles[1:2])
    assert shown.table.puzzles[-1] == puzzles[1]
    shown.table.selectAll()
    shown.remove_button.click()
    assert shown.table.puzzles == ()
    assert shown.table.isHidden()


def test_that_blocks_of_puzzles_are_taken_away_and_the_others_stay(shown, puzzles):
    select(shown, 0, 1, 4)
    shown.table.remove_selected()
    assert shown.table.puzzles == puzzles[2:4]
    shown.append(puzzles)
    assert set(shown.table.puzzles) == set(puzzles)


@pytest.mark.parametrize("suffix", [".sdm", ".txt"])
def test_that_a_collection_holds_all_puzzles(shown, puzzles, tmp_path, qtbot, suffix):
    path = tmp_path / f"made{suffix}"
    with qtbot.waitSignal(shown.saved, timeout=LONG) as told:
        shown.save(path)
    assert told.args == [path.name]
    assert [each.givens for each in read_puzzles(path)] == [each.puzzle for each in puzzles]
    assert list(tmp_path.iterdir()) == [path]


def test_that_every_format_that_can_be_written_keeps_the_puzzles(puzzles, tmp_path):
    for suffix in suffixes():
        path = tmp_path / f"made{suffix}"
        write_puzzles(path, puzzles[:2])
        kept = [each.givens for file in paths_to_write(path, 2) for each in read_puzzles(file)]
        assert kept == [each.puzzle for each in puzzles[:2]]


def test_that_sdk_holds_one_puzzle_a_file_and_old_files_are_asked_about(shown, puzzles, tmp_path, qtbot, monkeypatch):
    path = tmp_path / "made.sdk"
    with qtbot.waitSignal(shown.saver.ended, timeout=LONG):
        shown.save(path)
    assert [each.name for each in sorted(tmp_path.iterdir())] == [f"made-{number}.sdk" for number in range(1, 6)]
    assert read_puzzles(tmp_path / "made-3.sdk")[0].givens == puzzles[2].puzzle
    (tmp_path / "made-3.sdk").write_text("mine")
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.No)
    shown.save(path)
    assert "made-1.sdk" in asked[0]
    assert not shown.saver.is_busy
    assert (tmp_path / "made-3.sdk").read_text() == "mine"


def test_that_a_file_that_cannot_be_written_is_told_of_in_a_sentence(shown, tmp_path, qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    with qtbot.waitSignal(shown.saver.ended, timeout=LONG):
        shown.save(tmp_path / "nowhere" / "made.sdm")
    assert len(told) == 1
    assert told[0].startswith("made.sdm could not be written: ")


def test_that_collections_are_offered_first(puzzles):
    assert "*.sdm" in next(iter(kinds(puzzles)))
    assert all(f"*{ending}" in kind for kind, endings in kinds(puzzles).items() for ending in endings)


def test_that_thumbnails_are_painted_anew_in_another_theme(shown, qtbot, puzzles):
    from PySide6.QtWidgets import QApplication

    from sudoku_desktop.ui.theme import DARK, Scheme, apply_scheme

    cell = shown.table.visualRect(shown.table.model().index(0, 0))
    app = QApplication.instance()
    try:
        apply_scheme(app, Scheme.LIGHT)
        light = shown.table.viewport().grab(cell).toImage()
        apply_scheme(app, Scheme.DARK)
        dark = shown.table.viewport().grab(cell).toImage()
    finally:
        apply_scheme(app, Scheme.LIGHT)
    colours = {dark.pixelColor(x, y).name() for x in range(dark.width()) for y in range(dark.height())}
    assert light != dark
    assert DARK.paper.name() in colours


def test_that_a_format_for_9x9_alone_is_not_offered_for_others_and_not_written(tmp_path, puzzles):
    made = (*puzzles, *generate(PuzzleCriteria(size=6), 1, 1))
    offered = [*kinds(made)]
    assert "*.txt" in offered[0]
    assert not any("*.sdm" in each for each in offered)
    with pytest.raises(NotWrittenError, match="plain 9×9 grids only"):
        write_puzzles(tmp_path / "made.sdm", made)
    assert not list(tmp_path.iterdir())
    write_puzzles(tmp_path / "made.txt", made)
    assert [each.givens for each in read_puzzles(tmp_path / "made.txt", SIZES)] == [each.puzzle for each in made]
