"""The board widget: size, mouse, keypad, screen reader, theme."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.ui.board import BoardFrame
from sudoku_desktop.ui.board import view as view_module
from sudoku_desktop.ui.board.picker import CellPicker
from sudoku_desktop.ui.board.signals import Changes
from sudoku_desktop.ui.board.state import note_digits
from sudoku_desktop.ui.theme import DARK, LIGHT, Scheme, apply_scheme

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def middle(view, cell):
    return view.visualRect(view.board_model.index_of(cell)).center()


def pixels(view):
    """Return the pixels of the painted viewport, shape (height, width, 3)."""
    image = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    bgra = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return bgra[:, : image.width(), 2::-1].astype(int)


def extent(view, colour):
    """Return left, top, right and bottom of the area painted in a colour."""
    ys, xs = np.nonzero(np.all(pixels(view) == [colour.red(), colour.green(), colour.blue()], axis=2))
    return xs.min(), ys.min(), xs.max(), ys.max()


class PaintCounter(QObject):
    """Counts how often a view is painted after its creation."""

    def __init__(self, view):
        super().__init__(view)
        self.count = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched, event):  # noqa: N802  (Qt calls it so)
        self.count += event.type() == QEvent.Type.Paint
        return False


# Size.


@pytest.mark.parametrize(("width", "height"), [(400, 400), (700, 420), (420, 700), (1000, 333)])
def test_that_the_board_is_square_centred_and_fills_its_space(qtbot, window, width, height):
    view = window.view
    view.setParent(None)
    qtbot.addWidget(view)
    view.resize(width, height)
    view.show()
    left, top, right, bottom = extent(view, LIGHT.box_line)
    assert right - left == bottom - top
    assert abs(left - (width - 1 - right)) <= 1
    assert abs(top - (height - 1 - bottom)) <= 1
    assert min(width, height) - 16 <= right - left + 1 <= min(width, height)


def test_that_every_cell_can_be_clicked_where_it_is_painted(window):
    view = window.view
    view.resize(700, 500)
    left, top, right, _ = extent(view, LIGHT.box_line)
    cell_side = (right - left + 1) / 9
    for cell in range(81):
        row, column = divmod(cell, 9)
        QTest.mouseClick(
            view.viewport(),
            LEFT,
            pos=QPoint(round(left + (column + 0.5) * cell_side), round(top + (row + 0.5) * cell_side)),
        )
        assert view.cursor_cell == cell


def test_that_the_board_reads_from_left_to_right_in_every_language(window):
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    left, top, _, _ = extent(window.view, LIGHT.box_line)
    QTest.mouseClick(window.view.viewport(), LEFT, pos=QPoint(int(left) + 70, int(top) + 9))
    assert window.view.cursor_cell == 1
    window.press(Key.Key_Right)
    assert window.view.cursor_cell == 2


def test_that_the_cells_leave_no_gap_for_the_mouse(window):
    rects = [window.view.visualRect(window.view.board_model.index_of(cell)) for cell in range(81)]
    for cell in range(80):
        if cell % 9 != 8:
            assert rects[cell].right() + 1 == rects[cell + 1].left()
        if cell < 72:
            assert rects[cell].bottom() + 1 == rects[cell + 9].top()


def test_that_the_space_around_the_board_is_the_windows(window, qapp):
    apply_scheme(qapp, Scheme.LIGHT)
    window.resize(900, 400)
    QApplication.processEvents()  # Qt hands the palette on to the widgets later
    place = window.view.mapTo(window, QPoint(3, 100))
    assert window.grab(QRect(place, QSize(1, 1))).toImage().pixelColor(0, 0) == LIGHT.window


def test_that_a_click_beside_the_board_moves_nothing(window):
    window.view.set_cursor_cell(40)
    window.view.resize(900, 400)
    QTest.mouseClick(window.view.viewport(), LEFT, pos=QPoint(5, 200))
    assert window.view.cursor_cell == 40


# Mouse and keypad.


def open_picker(window):
    (picker,) = [child for child in window.view.findChildren(CellPicker) if child.isVisible()]
    return picker


def test_that_a_double_click_opens_a_keypad_that_sets_a_digit_unless_the_cell_is_given(playing):
    QTest.mouseDClick(playing.view.viewport(), LEFT, pos=middle(playing.view, 0))
    assert playing.view.findChildren(CellPicker) == []
    assert playing.said == ["The 5 in row 1 column 1 is a given; choose Type It In to change it"]
    QTest.mouseDClick(playing.view.viewport(), LEFT, pos=middle(playing.view, 2))
    picker = open_picker(playing)
    tops = [picker.digit_buttons[digit - 1].y() for digit in (7, 4, 1)]
    assert tops == sorted(tops)
    assert picker.digit_buttons[6].y() == picker.digit_buttons[8].y()
    QTest.mouseClick(picker.digit_buttons[3], LEFT)
    assert playing.editor.state.entries.cells[2] == 4
    assert not picker.isVisible()


def right_click(view, cell):
    where = middle(view, cell)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=where)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, where, view.viewport().mapToGlobal(where))
    QApplication.sendEvent(view.viewport(), event)


def test_that_a_right_click_selects_the_cell_and_opens_the_keypad_for_it(playing):
    right_click(playing.view, 30)
    assert playing.view.cursor_cell == 30
    QTest.keyClick(open_picker(playing), Key.Key_7)
    assert playing.editor.state.entries.cells[30] == 7


def test_that_on_a_given_the_keypad_still_copies(playing, puzzle):
    right_click(playing.view, 0)
    picker = open_picker(playing)
    assert not any(button.isEnabled() for button in (*picker.digit_buttons, picker.clear_button))
    QTest.mouseClick(picker.copy_button, LEFT)
    assert QApplication.clipboard().text() == puzzle.to_text()


def test_that_the_keypad_pastes(window, puzzle):
    QApplication.clipboard().setText(puzzle.to_text())
    right_click(window.view, 40)
    QTest.mouseClick(open_picker(window).paste_button, LEFT)
    assert window.editor.state.givens == puzzle


def test_that_the_menu_key_opens_the_keypad_and_escape_closes_it(playing):
    playing.view.set_cursor_cell(30)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(playing.view, event)
    picker = open_picker(playing)
    QTest.keyClick(picker, Key.Key_Escape)
    assert not picker.isVisible()
    assert playing.editor.state.entries.filled_count == 0


def test_that_in_the_keypad_notes_can_be_made_one_after_the_other(playing):
    playing.view.set_cursor_cell(2)
    playing.view.open_picker()
    picker = open_picker(playing)
    QTest.keyClick(picker, Key.Key_N)
    QTest.mouseClick(picker.digit_buttons[0], LEFT)
    QTest.keyClick(picker, Key.Key_4)
    assert note_digits(playing.editor.state.notes[2]) == (1, 4)
    assert [button.isChecked() for button in picker.digit_buttons] == [digit in (1, 4) for digit in range(1, 10)]
    QTest.keyClick(picker, Key.Key_Delete)
    assert playing.editor.state.notes[2] == 0
    assert not picker.isVisible()


def test_that_arrows_walk_over_the_keypad_and_enter_presses(playing):
    playing.view.set_cursor_cell(2)
    playing.view.open_picker()
    picker = open_picker(playing)
    assert picker.focusWidget() is picker.digit_buttons[4]
    for key, digit in ((Key.Key_Up, 8), (Key.Key_Left, 7), (Key.Key_Left, 7), (Key.Key_Down, 4), (Key.Key_Down, 1)):
        QTest.keyClick(picker.focusWidget(), key)
        assert picker.focusWidget() is picker.digit_buttons[digit - 1]
    QTest.keyClick(picker.focusWidget(), Key.Key_Down)
    assert picker.focusWidget() is picker.clear_button
    QTest.keyClick(picker.focusWidget(), Key.Key_Up)
    QTest.keyClick(picker.focusWidget(), Key.Key_Return)
    assert playing.editor.state.entries.filled_count == 1


def test_that_the_wheel_is_left_to_the_window(playing):
    where = QPointF(middle(playing.view, 40))
    event = QWheelEvent(
        where,
        where,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    before = pixels(playing.view)
    QApplication.sendEvent(playing.view.viewport(), event)
    assert not event.isAccepted()
    assert np.array_equal(before, pixels(playing.view))


# Undo, runs, locks.


def test_that_undo_brings_the_cursor_back_to_what_it_undid(playing):
    playing.view.set_cursor_cell(30)
    playing.type("7")
    playing.view.set_cursor_cell(0)
    playing.editor.undo()
    assert playing.view.cursor_cell == 30


def test_that_a_locked_board_moves_its_cursor_but_takes_no_digit(playing):
    playing.editor.set_locked(True)
    playing.view.set_cursor_cell(2)
    playing.type("4")
    playing.press(Key.Key_Right)
    assert playing.editor.state.entries.filled_count == 0
    assert playing.view.cursor_cell == 3
    assert playing.said == ["The board is showing a run; stop it or turn to Play to edit"]


def test_that_a_locked_board_does_not_step_back_while_entering(window):
    window.type("12")
    window.editor.set_locked(True)
    window.press(Key.Key_Backspace)
    assert window.view.cursor_cell == 2
    assert window.text().startswith("12")


def test_that_a_run_shows_on_the_board_and_goes_away(playing, solution):
    before = pixels(playing.view)
    playing.view.show_frame(BoardFrame(solution))
    assert not np.array_equal(before, pixels(playing.view))
    playing.press(Key.Key_C, control=True)
    assert QApplication.clipboard().text() == solution.to_text()
    playing.view.show_frame(None)
    assert np.array_equal(before, pixels(playing.view))


def test_that_the_cells_the_last_frame_changed_are_tinted(playing, solution):
    playing.view.show_signal(Changes())
    playing.view.show_frame(BoardFrame(solution))
    playing.view.show_frame(BoardFrame(solution.with_cells([(2, 6), (3, 4)]), generation=1))
    left, _, right, _ = extent(playing.view, LIGHT.changed)
    view = playing.view
    assert view.visualRect(view.board_model.index_of(2)).left() <= left
    assert right <= view.visualRect(view.board_model.index_of(3)).right()


def test_that_a_run_is_not_tinted_around_the_cursor(playing, solution):
    def tints():
        shown = {tuple(pixel) for pixel in np.unique(pixels(playing.view).reshape(-1, 3), axis=0).tolist()}
        tints = (LIGHT.unit_highlight, LIGHT.same_digit, LIGHT.cursor_cell)
        return [(tint.red(), tint.green(), tint.blue()) in shown for tint in tints]

    assert tints() == [True, True, True]
    playing.view.show_frame(BoardFrame(solution))
    assert tints() == [False, False, False]


def test_that_the_board_is_painted_until_nothing_moves_and_then_no_more(playing, solution, qtbot):
    view = playing.view
    view.show_frame(BoardFrame(solution, entropy=np.ones(81)))
    view.show_frame(BoardFrame(solution, entropy=np.zeros(81), generation=1))
    assert view.board_model.is_moving
    paints = PaintCounter(view)
    qtbot.waitUntil(lambda: not view._motion.isActive())
    assert paints.count > 3
    assert not view.board_model.is_moving
    left, _, right, _ = extent(view, LIGHT.agreement)
    assert left < right


def test_that_a_solution_is_celebrated_once_and_without_motion_where_that_is_unwanted(playing, solution, qtbot):
    view = playing.view
    at_rest = pixels(view)
    view.celebrate()
    qtbot.waitUntil(lambda: not np.array_equal(pixels(view), at_rest))
    qtbot.waitUntil(lambda: not view._motion.isActive())
    assert np.array_equal(pixels(view), at_rest)
    view.board_model.set_still(True)
    view.celebrate()
    tints = view._washes()
    assert tints == [(LIGHT.agreement, 1.0)] * 81, "every cell at once"
    assert extent(view, LIGHT.agreement)
    qtbot.waitUntil(lambda: not view._motion.isActive())
    assert np.array_equal(pixels(view), at_rest)


def test_that_cursor_moves_are_announced(playing, qtbot):
    with qtbot.waitSignal(playing.view.cursor_moved) as heard:
        playing.press(Key.Key_Right)
    assert heard.args == [1]


def test_that_a_board_of_another_order_fits_the_view(playing):
    playing.view.set_cursor_cell(80)
    playing.editor.load_puzzle(Grid.blank(geometry(2)))
    assert playing.view.cursor_cell == 0
    playing.press(Key.Key_Left)
    playing.type("4")
    assert playing.editor.state.entries.cells[3] == 4
    QTest.mouseClick(playing.view.viewport(), LEFT, pos=middle(playing.view, 15))
    assert playing.view.cursor_cell == 15


# Screen readers.


def test_that_a_screen_reader_meets_81_named_cells_where_they_are_painted(playing):
    playing.editor.set_digit(2, 5)
    table = QAccessible.queryAccessibleInterface(playing.view)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Sudoku board"
    children = [table.child(number) for number in range(table.childCount())]
    cells = [child for child in children if child.role() == QAccessible.Role.Cell]
    names = [cell.text(QAccessible.Text.Name) for cell in cells]
    assert len(names) == 81
    assert names[0] == "Row 1 column 1: 5, given, clashes"
    assert names[2] == "Row 1 column 3: 5, entry, clashes"
    assert names[80] == "Row 9 column 9: 9, given"
    assert len(set(names)) == 81
    table = QAccessible.queryAccessibleInterface(playing.view)
    for cell in (0, 40, 80):
        where = playing.view.viewport().mapToGlobal(middle(playing.view, cell))
        row, column = cell // 9 + 1, cell % 9 + 1
        found = table.childAt(where.x(), where.y())
        assert found.text(QAccessible.Text.Name).startswith(f"Row {row} column {column}:")


# Theme.


def test_that_the_board_is_painted_again_in_another_theme(playing, qapp, qtbot):
    apply_scheme(qapp, Scheme.LIGHT)
    light = extent(playing.view, LIGHT.box_line)
    QApplication.processEvents()
    paints = PaintCounter(playing.view)
    try:
        apply_scheme(qapp, Scheme.DARK)
        qtbot.waitUntil(lambda: paints.count > 0)
        assert extent(playing.view, DARK.box_line) == light
    finally:
        apply_scheme(qapp, Scheme.LIGHT)


def test_that_focus_shows(playing):
    focused = pixels(playing.view)
    playing.neighbour.setFocus()
    assert not np.array_equal(focused, pixels(playing.view))


def test_that_an_event_of_the_screen_lays_the_cells_out_again(playing):
    before = playing.view.visualRect(playing.view.board_model.index_of(80))
    playing.view.horizontalHeader().resizeSection(0, 5)
    QApplication.sendEvent(playing.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert playing.view.visualRect(playing.view.board_model.index_of(80)) == before


def test_that_an_error_while_painting_leaves_no_painter_open(playing, monkeypatch):
    def fail(*_):
        raise IndexError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(view_module, "paint_board", fail)
        with pytest.raises(IndexError, match="a fault of ours"):
            playing.view.viewport().grab()
    assert len(np.unique(pixels(playing.view).reshape(-1, 3), axis=0)) > 1
