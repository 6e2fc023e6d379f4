"""The import dialog: readings can be compared, corrected and accepted; nothing happens automatically."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from sudoku_desktop.board import Grid
from sudoku_desktop.reading.interpretation import FEW_GIVENS
from sudoku_desktop.reading.reading import JIGSAW
from sudoku_desktop.services.assessment import Conflicting, Unique
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.importing.find import Handwriting
from sudoku_desktop.ui.importing.words import how_read, nothing_found
from tests.ui.importing.conftest import CORNERS, PUZZLE, R1C5, R5C5, R9C6, Source

LEFT = Qt.MouseButton.LeftButton
R1C3 = 2


def texts(buttons):
    return [button.text() for button in buttons if button.isVisible()]


def choose_handwriting(dialog, handwriting):
    dialog.handwriting.choose(handwriting)
    dialog.handwriting.activated.emit(dialog.handwriting.currentIndex())


def test_that_the_cursor_begins_at_the_first_of_the_marked_doubtful_cells_and_f3_goes_round_them(dialog, doubtful):
    assert dialog.board.cursor_cell == R1C5
    assert dialog.picture.cell == R1C5
    assert dialog.board.hasFocus()
    model = dialog.board.board_model
    assert [cell for cell, look in enumerate(model.looks) if look.doubtful] == [R1C5, R5C5, R9C6]
    assert model.describe(R5C5) == "Row 5 column 5: blank, doubtful"
    assert dialog.state.text().startswith("3 doubtful cells, framed by dashes")
    for cell in (R5C5, R9C6, R1C5):
        QTest.keyClick(dialog, Qt.Key.Key_F3)
        assert dialog.board.cursor_cell == cell


def test_that_a_remark_about_the_puzzle_is_told_beside_the_doubts(make_find):
    find = make_find(doubtful=frozenset({R1C5}), note=FEW_GIVENS)
    assert how_read(find).endswith("some digits may be missing.")


def test_that_a_jigsaw_is_named_with_what_to_do_and_no_corners_are_asked_for(qapp):
    assert nothing_found("photo.jpg", [JIGSAW]) == (
        "photo.jpg shows a Sudoku of another kind. The grid has irregular regions, as in a jigsaw Sudoku, which cannot "
        "be read from pictures; write its digits and its regions as two grids of text, and paste them."
    )


def test_that_tab_goes_through_the_doubtful_cells_and_then_leaves_the_board(dialog, doubtful, qtbot):
    for cell in (R5C5, R9C6):
        QTest.keyClick(dialog.board, Qt.Key.Key_Tab)
        assert dialog.board.cursor_cell == cell
    QTest.keyClick(dialog.board, Qt.Key.Key_Backtab)
    assert dialog.board.cursor_cell == R5C5
    QTest.keyClick(dialog.board, Qt.Key.Key_Tab)
    QTest.keyClick(dialog.board, Qt.Key.Key_Tab)
    assert not dialog.board.hasFocus()


def test_that_a_typed_digit_settles_its_cell_even_if_it_was_read_so_and_the_next_doubt_follows(dialog, doubtful, qtbot):
    QTest.keyClicks(dialog.board, "1")
    assert doubtful.doubtful == {R5C5, R9C6}
    qtbot.waitUntil(lambda: dialog.board.cursor_cell == R5C5)
    QTest.keyClicks(dialog.board, "0")
    qtbot.waitUntil(lambda: dialog.board.cursor_cell == R9C6)
    QTest.keyClicks(dialog.board, "0")
    assert dialog.state.text() == "All doubtful cells are settled."
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C5, 1)


def test_that_the_alternatives_of_the_cell_are_offered_and_taken_by_a_click(dialog, doubtful, qtbot):
    assert texts(dialog.corrections.choices) == ["1", "7", "blank"]
    QTest.mouseClick(dialog.corrections.choices[1], LEFT)
    assert dialog.editor.state.givens == PUZZLE
    assert R1C5 not in doubtful.doubtful
    qtbot.waitUntil(lambda: dialog.board.cursor_cell == R5C5)
    assert texts(dialog.corrections.choices) == ["blank", "5"]


def test_that_a_click_keeps_what_was_read(dialog, doubtful):
    QTest.mouseClick(dialog.corrections.choices[0], LEFT)
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C5, 1)
    assert R1C5 not in doubtful.doubtful


def test_that_a_click_in_the_picture_moves_the_cursor(dialog, doubtful):
    for is_whole, cell in ((False, 11), (True, 67)):
        dialog.whole.setChecked(is_whole)
        row, column = divmod(cell, 9)
        middle = dialog.picture.cells().map(QPointF(column + 0.5, row + 0.5))
        QTest.mouseClick(dialog.picture, LEFT, pos=middle.toPoint())
        assert dialog.board.cursor_cell == cell


def test_that_the_verdict_follows_every_edit_and_a_suggestion_waits_to_be_clicked(dialog, doubtful, qtbot):
    qtbot.waitUntil(lambda: isinstance(dialog.verdict.assessment, Conflicting))
    assert "Two 1s in column 5" in dialog.verdict_line.sentence
    assert texts([dialog.corrections.suggestion]) == ["r1c5 = 7: exactly one solution"]
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C5, 1)
    QTest.mouseClick(dialog.corrections.suggestion, LEFT)
    assert dialog.editor.state.givens == PUZZLE
    assert doubtful.doubtful == {R5C5, R9C6}
    qtbot.waitUntil(lambda: isinstance(dialog.verdict.assessment, Unique))
    assert texts([dialog.corrections.suggestion]) == []
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C5, 1)


def test_that_several_puzzles_are_listed_and_each_keeps_its_corrections(dialog, make_find, show, doubtful):
    show(make_find())
    assert dialog.list.isVisible()
    assert [dialog.list.item(row).text().split("\n")[-1] for row in range(2)] == ["3 doubtful", "30 givens"]
    dialog.editor.set_digit(R1C5, 7)
    dialog.list.setCurrentRow(1)
    assert dialog.state.text() == "All cells were read clearly."
    assert dialog.editor.state.givens == PUZZLE
    dialog.editor.clear(0)
    dialog.list.setCurrentRow(0)
    assert dialog.editor.state.givens == PUZZLE
    assert [cell for cell, look in enumerate(dialog.board.board_model.looks) if look.doubtful] == [R5C5, R9C6]


@pytest.mark.parametrize(
    ("handwriting", "entry", "note"),
    [(Handwriting.NOTES, 0, note_bit(4)), (Handwriting.ENTRIES, 4, 0), (Handwriting.NOTHING, 0, 0)],
)
def test_that_handwritten_digits_become_what_is_chosen(dialog, make_find, show, handwriting, entry, note):
    show(make_find(entries=(0, 0, 4, *(0,) * 78)))
    assert dialog.handwriting.isVisible()
    assert dialog.editor.state.notes[R1C3] == note_bit(4)
    choose_handwriting(dialog, handwriting)
    taken = []
    dialog.taken.connect(taken.append)
    dialog.take()
    (puzzle,) = taken
    assert puzzle.givens == PUZZLE
    assert (puzzle.entries or Grid.blank()).cells[R1C3] == entry
    assert (puzzle.notes or (0,) * 81)[R1C3] == note


def test_that_typed_digits_are_entries_and_may_be_taken_as_givens_and_back(dialog, make_find, show):
    show(make_find(entries=(0, 0, 4, *(0,) * 78), are_typed=True))
    assert "1 digit" in dialog.state.text()
    assert (dialog.editor.state.givens, dialog.editor.state.entries.cells[R1C3]) == (PUZZLE, 4)
    choose_handwriting(dialog, Handwriting.GIVENS)
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C3, 4)
    choose_handwriting(dialog, Handwriting.ENTRIES)
    assert (dialog.editor.state.givens, dialog.editor.state.entries.cells[R1C3]) == (PUZZLE, 4)


def test_that_what_may_be_given_or_entered_is_asked_cell_by_cell_or_at_once(dialog, make_find, show, qtbot):
    words = {"entries": (0, 0, 4, *(0,) * 78), "are_typed": True, "doubtful": frozenset({R1C3, R5C5, 79})}
    find = make_find(**words, puzzle=PUZZLE.with_cell(R5C5, 5), unsorted=frozenset({R1C3, R5C5, 79}))
    show(find)
    assert "not certain" in dialog.state.text()
    assert texts(dialog.corrections.choices) == ["4, given", "4, put in by a player"]
    QTest.mouseClick(dialog.corrections.choices[0], LEFT)
    assert dialog.editor.state.givens.cells[R1C3] == 4
    qtbot.waitUntil(lambda: dialog.board.cursor_cell == R5C5)
    QTest.mouseClick(dialog.corrections.choices[1], LEFT)
    assert (dialog.editor.state.givens.cells[R5C5], dialog.editor.state.entries.cells[R5C5]) == (0, 5)
    assert find.doubtful == {79}
    other = make_find(**words, unsorted=frozenset({R1C3}))
    show(other)
    dialog.list.setCurrentRow(1)
    choose_handwriting(dialog, Handwriting.ENTRIES)
    assert other.doubtful == {R5C5, 79}


def test_that_nothing_is_asked_of_handwriting_where_there_is_none(dialog, make_find, show):
    show(make_find())
    assert not dialog.handwriting.isVisible()


def test_that_a_suggestion_takes_back_no_edit(dialog, doubtful):
    dialog.editor.set_digit(0, 6)
    assert texts([dialog.corrections.suggestion]) == []
    dialog.editor.undo()
    assert texts([dialog.corrections.suggestion]) == ["r1c5 = 7: exactly one solution"]


def test_that_a_code_is_called_certain(dialog, make_find, show):
    show(make_find(source=Source.QR, lattice=None))
    assert not dialog.right.isVisible()
    assert dialog.state.text() == "Read from the QR code beside the puzzle, and so certain."
    assert not dialog.corrections.next_button.isVisible()


def test_that_where_nothing_is_found_a_person_is_told_what_to_do_and_can_show_the_grid(
    dialog, page, show, make_find, monkeypatch, qtbot
):
    asked = []
    monkeypatch.setattr(dialog.second_reader, "read_at", lambda page, corners: asked.append(corners))
    show()
    dialog._show_state()
    assert dialog.state.text().startswith("No Sudoku was found in paper.png.")
    assert not dialog.take_button.isEnabled()
    assert dialog.picture.hasFocus()
    QTest.keyClick(dialog.picture, Qt.Key.Key_2)
    QTest.keyClick(dialog.picture, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: bool(asked))
    first, second, *_ = asked[-1]
    assert second[0] < 0.85 * page.width
    assert first == (0.15 * page.width, 0.15 * page.height)
    dialog.second_reader.read_again.emit(None)
    assert dialog.notice.text == "There is no grid between these corners."
    assert dialog.picture.corners == asked[-1]
    dialog.second_reader.read_again.emit(make_find())
    assert dialog.editor.state.givens == PUZZLE
    assert dialog.take_button.isEnabled()


def test_that_turning_asks_for_the_same_grid_the_other_way_up(dialog, make_find, show, monkeypatch):
    asked = []
    monkeypatch.setattr(dialog.second_reader, "read_at", lambda page, corners: asked.append(corners))
    show(make_find(), make_find())
    top_left, top_right, bottom_right, bottom_left = CORNERS
    QTest.mouseClick(dialog.right, LEFT)
    QTest.mouseClick(dialog.left, LEFT)
    assert asked == [
        (bottom_left, top_left, top_right, bottom_right),
        (top_right, bottom_right, bottom_left, top_left),
    ]
    dialog.list.setCurrentRow(1)
    dialog.second_reader.read_again.emit(make_find(puzzle=PUZZLE.with_cell(0, 0)))
    assert dialog.editor.state.givens == PUZZLE
    dialog.list.setCurrentRow(0)
    assert dialog.editor.state.givens == PUZZLE.with_cell(0, 0)


def test_that_a_corner_dragged_in_the_whole_picture_is_read_again(dialog, make_find, show, monkeypatch):
    asked = []
    monkeypatch.setattr(dialog.second_reader, "read_at", lambda page, corners: asked.append(corners))
    show(make_find())
    QTest.mouseClick(dialog.whole, LEFT)
    picture = dialog.picture
    start, end = picture.shown_at(CORNERS[2]).toPoint(), picture.shown_at((520.0, 580.0)).toPoint()
    QTest.mousePress(picture, LEFT, pos=start)
    QTest.mouseMove(picture, end)
    QTest.mouseRelease(picture, LEFT, pos=end)
    (corners,) = asked
    assert corners[:2] == CORNERS[:2]
    assert corners[2] == pytest.approx((520, 580), abs=4)


def test_that_a_failure_is_told_in_the_dialog(dialog):
    dialog.reader.failed.emit("The picture is too large.")
    assert dialog.notice.text == "The picture is too large."
    assert not dialog.take_button.isEnabled()


def test_that_take_gives_the_corrected_puzzle_with_its_source(dialog, doubtful):
    taken = []
    dialog.taken.connect(taken.append)
    dialog.editor.set_digit(R1C5, 7)
    QTest.mouseClick(dialog.take_button, LEFT)
    assert [(puzzle.givens, puzzle.source) for puzzle in taken] == [(PUZZLE, "paper.png")]
    assert not dialog.isVisible()


def test_that_digits_stay_givens_when_another_puzzle_was_pasted(dialog, make_find, show):
    show(make_find())
    dialog.board.paster.paste("." * 81)
    dialog.board.set_cursor_cell(0)
    QTest.keyClicks(dialog.board, "5")
    assert dialog.editor.state.givens.filled_count == 1
    dialog.board.paster.paste("5 3 4")
    assert dialog.notice.text.startswith("Nothing was pasted: ")


def test_that_a_puzzle_of_another_size_is_not_pasted_over_the_one_in_the_picture(dialog, make_find, show):
    show(make_find())
    before = dialog.editor.state
    for text, count in (("0123456789ABCDEF" * 4 + "." * 192, 256), ("1234341221434321", 16)):
        dialog.board.paster.paste(text)
        assert dialog.editor.state == before
        assert dialog.notice.text == f"Nothing was pasted: found {count} cells, need 81."


def test_that_the_first_of_several_that_can_be_a_puzzle_is_shown(dialog, make_find, show):
    show(make_find(puzzle=Grid.blank().with_cell(0, 5)), make_find(), make_find())
    assert dialog.list.currentRow() == 1


def test_that_an_alternative_is_suggested_whatever_else_was_edited(dialog, make_find, show, qtbot):
    show(
        make_find(
            puzzle=PUZZLE.with_cell(R1C5, 1),
            doubtful=frozenset({R1C5, R5C5}),
            alternatives={R5C5: (4, 3), R1C5: (3, 7, 0)},
        )
    )
    qtbot.waitUntil(lambda: texts([dialog.corrections.suggestion]) == ["r1c5 = 7: exactly one solution"])
    dialog.editor.set_digit(R1C3, 4)
    qtbot.waitUntil(lambda: texts([dialog.corrections.suggestion]) == ["r1c5 = 7: exactly one solution"])
    QTest.mouseClick(dialog.corrections.suggestion, LEFT)
    assert dialog.editor.state.givens == PUZZLE.with_cell(R1C3, 4)
    qtbot.waitUntil(lambda: isinstance(dialog.verdict.assessment, Unique))
    assert texts([dialog.corrections.suggestion]) == []
