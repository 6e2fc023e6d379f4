"""The puzzles on the paper: selecting one by mouse and keyboard, its commands, and files of all."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox

from sudoku_desktop.board import SIZES
from sudoku_desktop.board.formats import read_puzzles, suffixes
from sudoku_desktop.services.generation import PuzzleCriteria, generate
from sudoku_desktop.services.writing import NotWrittenError
from sudoku_desktop.ui.create.page import Source
from sudoku_desktop.ui.file_writer import file_writer
from sudoku_desktop.ui.generating.saving import kinds, paths_to_write, write_puzzles
from tests.ui.printing.conftest import FILE


@pytest.fixture
def shown(make_page, puzzles, settled):
    """The page with five puzzles, four on a page."""
    page = make_page(source=Source.NEW, file=FILE)
    page.sheet.per_page.choose(4)
    page.maker.puzzles = puzzles
    page.maker.changed.emit()
    settled(page)
    return page


def click(page, qtbot, index):
    view = page.preview.view
    board, paper = view.leaf.boards[index], view.paper_rect()
    place = paper.topLeft() + board.center() * (paper.width() / view.leaf.width)
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place.toPoint())


def test_that_a_click_chooses_a_puzzle_and_the_card_says_which(shown, puzzles, qtbot):
    assert not any(action.isEnabled() for action in shown.card.actions_of_puzzle)
    assert "Click a puzzle" in shown.card.facts.text()
    click(shown, qtbot, 2)
    assert shown.chosen is puzzles[2]
    assert shown.card.name.text() == "Puzzle 3"
    level = puzzles[2].rating.level.value.capitalize()
    assert shown.card.facts.text() == f"{level}, {puzzles[2].rating.rating:.1f} · {puzzles[2].given_count} givens"
    assert all(action.isEnabled() for action in shown.card.actions_of_puzzle)
    assert shown.preview.view.accessibleName() == f"Puzzle 3: {shown.card.facts.text()}"
    qtbot.mouseClick(shown.preview.view, Qt.MouseButton.LeftButton, pos=QPointF(2, 2).toPoint())
    assert shown.chosen is None
    assert not any(action.isEnabled() for action in shown.card.actions_of_puzzle)


def test_that_arrow_keys_choose_a_puzzle_and_turn_the_page(shown, puzzles, qtbot, settled):
    view = shown.preview.view
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert shown.chosen is puzzles[0]
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert shown.chosen is puzzles[2]
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert shown.chosen is puzzles[2]
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert shown.chosen is puzzles[0]
    for _ in range(5):
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert shown.chosen is puzzles[4]
    assert shown.preview.place == 2
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert shown.chosen is None


def test_that_the_chosen_puzzle_is_outlined_on_the_paper(shown, qtbot):
    view = shown.preview.view
    before = view.grab().toImage()
    click(shown, qtbot, 0)
    after = view.grab().toImage()
    paper, scale = view.paper_rect(), view.paper_rect().width() / view.leaf.width
    board = view.leaf.boards[0]
    inside = QRectF(paper.topLeft() + board.topLeft() * scale, board.size() * scale).toRect()
    assert after != before
    assert after.copy(inside) == before.copy(inside)


def test_that_a_button_and_enter_want_a_puzzle_to_be_played(shown, puzzles, qtbot):
    wanted = []
    shown.play_wanted.connect(wanted.append)
    click(shown, qtbot, 1)
    shown.card.play_action.trigger()
    assert wanted == [puzzles[1]]
    qtbot.keyClick(shown.preview.view, Qt.Key.Key_Return)
    assert wanted == [puzzles[1]] * 2


def test_that_a_puzzle_is_replaced_in_its_place_by_one_like_it(shown, puzzles, qtbot, settled):
    click(shown, qtbot, 1)
    shown.card.replace_action.trigger()
    qtbot.waitUntil(lambda: not shown.maker.is_busy)
    settled(shown)
    (expected,) = generate(puzzles[1].criteria, 1, 6)
    assert shown.puzzles == (puzzles[0], expected, *puzzles[2:])
    assert shown.sheet_shown.puzzles[1].givens == expected.puzzle
    assert shown.chosen == expected


@pytest.mark.parametrize("way", ["button", "key"])
def test_that_a_puzzle_is_removed(shown, puzzles, qtbot, settled, way):
    click(shown, qtbot, 3)
    if way == "button":
        shown.card.remove_action.trigger()
    else:
        qtbot.keyClick(shown.preview.view, Qt.Key.Key_Delete)
    settled(shown)
    assert shown.puzzles == (*puzzles[:3], puzzles[4])
    assert len(shown.sheet_shown.puzzles) == 4
    assert shown.chosen is puzzles[4]
    for _ in range(4):
        qtbot.keyClick(shown.preview.view, Qt.Key.Key_Delete)
    assert shown.puzzles == ()
    assert shown.chosen is None
    assert not shown.save_action.isEnabled()


def test_that_a_puzzle_of_a_file_can_be_played_and_no_more(shown, qtbot, settled):
    shown.range.first.set_number(2)
    shown.show_source(Source.FILE)
    settled(shown)
    click(shown, qtbot, 0)
    assert shown.chosen == FILE[1]
    assert [action.isEnabled() for action in shown.card.actions_of_puzzle] == [True, False, False]


def test_that_the_puzzle_on_the_board_is_not_chosen(shown, qtbot, settled):
    shown.show_source(Source.BOARD)
    settled(shown)
    click(shown, qtbot, 0)
    assert shown.chosen is None
    assert not shown.card.isVisible()


@pytest.mark.parametrize(
    ("order", "key"),
    [(1, lambda each: each.rating.rating), (2, lambda each: each.given_count)],
    ids=["rating", "givens"],
)
def test_that_puzzles_come_in_the_chosen_order(shown, puzzles, settled, order, key):
    shown.generator.order.setCurrentIndex(order)
    settled(shown)
    assert [key(each) for each in shown.puzzles] == sorted(map(key, puzzles))
    assert [puzzle.givens for puzzle in shown.sheet_shown.puzzles] == [each.puzzle for each in shown.puzzles]
    shown.generator.order.setCurrentIndex(0)
    assert shown.puzzles == puzzles


def test_that_puzzles_are_copied_a_line_each(shown, puzzles, qtbot):
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(shown.preview.view, Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text().split() == [each.puzzle.to_text() for each in puzzles]
    click(shown, qtbot, 2)
    qtbot.keyClick(shown.preview.view, Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == puzzles[2].puzzle.to_text() + "\n"


# Files.


@pytest.mark.parametrize("suffix", [".sdm", ".txt"])
def test_that_a_collection_holds_all_puzzles(shown, puzzles, tmp_path, qtbot, suffix):
    path = tmp_path / f"made{suffix}"
    shown.save(path)
    file_writer().finish()
    assert shown.paper.state.text() == f"Saved {path.name}"
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
    shown.save(path)
    file_writer().finish()
    assert [each.name for each in sorted(tmp_path.iterdir())] == [f"made-{number}.sdk" for number in range(1, 6)]
    assert read_puzzles(tmp_path / "made-3.sdk")[0].givens == puzzles[2].puzzle
    (tmp_path / "made-3.sdk").write_text("mine")
    asked = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or QMessageBox.StandardButton.No)
    shown.save(path)
    assert "made-1.sdk" in asked[0]
    assert not file_writer().is_busy
    assert (tmp_path / "made-3.sdk").read_text() == "mine"


def test_that_a_file_that_cannot_be_written_is_told_of_in_a_sentence(shown, tmp_path, qtbot, monkeypatch):
    told = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: told.append(box.text()))
    shown.save(tmp_path / "nowhere" / "made.sdm")
    file_writer().finish()
    assert len(told) == 1
    assert told[0].startswith("made.sdm could not be written: ")


def test_that_collections_are_offered_first(puzzles):
    assert "*.sdm" in next(iter(kinds(puzzles)))
    assert all(f"*{ending}" in kind for kind, endings in kinds(puzzles).items() for ending in endings)


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
