"""The pad: digits with the number still missing, typed with mouse or keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from sudoku_desktop.board import Grid, shaped
from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.board.state import note_digits
from sudoku_desktop.ui.play.pad import Pad
from sudoku_desktop.ui.theme import Lettering, Scheme, apply_scheme
from tests.puzzles import MK_FIG_1, MK_FIG_1_SOLUTION

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(qapp):
    return BoardEditor()


@pytest.fixture
def pad(editor, qtbot):
    pad = Pad(editor)
    qtbot.addWidget(pad)
    pad.resize(280, pad.height())
    pad.show()
    return pad


def left(pad):
    return [button.left for button in pad.buttons]


def test_that_it_counts_the_cells_in_which_each_digit_is_missing(editor, pad):
    assert left(pad) == [9] * 9
    editor.load_puzzle(MK_FIG_1)
    digits = MK_FIG_1.cells.tolist()
    assert left(pad) == [9 - digits.count(digit) for digit in range(1, 10)]
    blank = digits.index(0)
    editor.set_mode(Mode.PLAYING)
    editor.set_digit(blank, int(MK_FIG_1_SOLUTION.cells[blank]))
    missing = [9 - digits.count(digit) for digit in range(1, 10)]
    missing[MK_FIG_1_SOLUTION.cells[blank] - 1] -= 1
    assert left(pad) == missing
    editor.undo()
    assert left(pad) == [9 - digits.count(digit) for digit in range(1, 10)]
    for button in pad.buttons:
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.text(QAccessible.Text.Name) == f"{button.digit}: {button.count_text()}"


def test_that_a_digit_that_is_placed_everywhere_or_too_often_has_a_tick_and_not_a_colour_alone(editor, pad):
    editor.load_puzzle(MK_FIG_1_SOLUTION)
    assert {button.count_text() for button in pad.buttons} == {"✓ all placed"}
    assert pad.buttons[4].accessibleName() == "5: ✓ all placed"
    editor.load_puzzle(Grid.blank().with_cells([(0, 5), (1, 5)]))
    assert pad.buttons[4].left == 7
    editor.load_puzzle(Grid.blank().with_cells((cell, 5) for cell in range(12)))
    assert pad.buttons[4].count_text() == "✓ all placed"


@pytest.mark.parametrize(("size", "symbols"), [(4, "1234"), (6, "123456"), (16, "123456789ABCDEFG")])
def test_that_it_has_the_digits_of_the_grid(editor, pad, qtbot, size, symbols):
    height = pad.height()
    editor.new_puzzle(shaped(size))
    assert [button.accessibleName().split(":")[0] for button in pad.buttons] == list(symbols)
    assert all(button.isVisible() for button in pad.buttons)
    assert pad.height() == height
    chosen = []
    pad.digit_chosen.connect(chosen.append)
    qtbot.waitUntil(lambda: pad.rect().contains(pad.buttons[-1].geometry()))
    for button in pad.buttons:
        QTest.mouseClick(button, LEFT)
    assert chosen == list(range(1, size + 1))
    assert [button.shows_count for button in pad.buttons] == [size <= 9] * size


@pytest.mark.parametrize("low_on_top", [False, True])
def test_that_it_is_arranged_like_the_notes(editor, pad, qapp, low_on_top):
    apply_scheme(qapp, Scheme.LIGHT, lettering=Lettering(low_notes_on_top=low_on_top))
    pad.layout().activate()
    one, seven = pad.buttons[0], pad.buttons[6]
    assert (one.y() < seven.y()) is low_on_top
    apply_scheme(qapp, Scheme.LIGHT)


def test_that_it_is_locked_with_the_board_also_where_the_grid_changes_then(editor, pad):
    editor.set_locked(True)
    assert not any(button.isEnabled() for button in pad.buttons)
    pad._show(type(editor.state)(Grid.blank(shaped(4)), Grid.blank(shaped(4)), (0,) * 16))
    assert len(pad.buttons) == 4
    assert not any(button.isEnabled() for button in pad.buttons)
    editor.set_locked(False)
    assert all(button.isEnabled() for button in pad.buttons)


# In the window.


@pytest.fixture
def playing(shared_window, qtbot):
    shared_window.parts.editor.load_puzzle(MK_FIG_1)
    qtbot.waitUntil(lambda: shared_window.parts.verdict.solution is not None)
    shared_window.parts.board.set_cursor_cell(MK_FIG_1.cells.tolist().index(0))
    return shared_window


def test_that_a_click_enters_the_digit_at_the_cursor_and_the_board_keeps_the_keyboard(playing):
    board, editor = playing.parts.board, playing.parts.editor
    cell = board.cursor_cell
    QTest.mouseClick(playing.activities.play.pad.buttons[2], LEFT)
    assert editor.state.entries.cells[cell] == 3
    assert board.hasFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    assert board.cursor_cell == cell + 1


def test_that_with_notes_chosen_a_click_pencils_the_digit_and_n_on_the_board_chooses_too(playing):
    board, editor = playing.parts.board, playing.parts.editor
    digits, notes = playing.activities.play.modes.buttons
    assert (digits.isChecked(), notes.isChecked()) == (True, False)
    QTest.mouseClick(notes, LEFT)
    assert editor.note_mode
    assert (digits.isChecked(), notes.isChecked()) == (False, True)
    QTest.mouseClick(playing.activities.play.pad.buttons[2], LEFT)
    assert editor.state.entries.filled_count == 0
    assert note_digits(editor.state.notes[board.cursor_cell]) == (3,)
    QTest.mouseClick(digits, LEFT)
    QTest.mouseClick(digits, LEFT)
    assert digits.isChecked(), "one of the two is always chosen"
    assert not editor.note_mode
    for are_notes in (True, False):
        QTest.keyClick(board, Qt.Key.Key_N)
        assert (digits.isChecked(), notes.isChecked()) == (not are_notes, are_notes)


def test_that_erase_clears_the_cell_at_the_cursor(playing):
    board, editor = playing.parts.board, playing.parts.editor
    QTest.keyClicks(board, "3")
    cell = next(cell for cell in range(81) if editor.state.entries.cells[cell])
    board.set_cursor_cell(cell)
    playing.editing.erase.trigger()
    assert editor.state.entries.filled_count == 0
    assert board.hasFocus()


def test_that_a_given_is_refused_in_the_header(playing):
    playing.parts.board.set_cursor_cell(next(cell for cell in range(81) if MK_FIG_1.cells[cell]))
    QTest.mouseClick(playing.activities.play.pad.buttons[2], LEFT)
    assert "is a given" in playing.parts.frame.header.heading.message
    assert playing.parts.editor.state.entries.filled_count == 0
