"""Every line of the keyboard's description, with real key events."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from sudoku_desktop.board import CLASSIC, Grid, Variant, shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.ui.board import Mode
from sudoku_desktop.ui.board.state import note_digits
from sudoku_desktop.ui.theme import Lettering, Scheme, apply_scheme, current_theme

Key = Qt.Key
EMPTY = "." * 81


def cell(row, column):
    """Return the index of the cell in a row and column, counted from 1."""
    return (row - 1) * 9 + column - 1


# Moving.


def test_that_focus_starts_on_the_first_cell_of_an_empty_grid(window):
    assert window.view.cursor_cell == 0
    assert window.text() == EMPTY
    assert window.editor.mode is Mode.ENTERING


@pytest.mark.parametrize(
    ("start", "key", "control", "end"),
    [
        ((5, 5), Key.Key_Left, False, (5, 4)),
        ((5, 5), Key.Key_Right, False, (5, 6)),
        ((5, 5), Key.Key_Up, False, (4, 5)),
        ((5, 5), Key.Key_Down, False, (6, 5)),
        ((5, 1), Key.Key_Left, False, (5, 9)),
        ((5, 9), Key.Key_Right, False, (5, 1)),
        ((1, 5), Key.Key_Up, False, (9, 5)),
        ((9, 5), Key.Key_Down, False, (1, 5)),
        ((5, 5), Key.Key_Left, True, (5, 2)),
        ((5, 5), Key.Key_Right, True, (5, 8)),
        ((5, 5), Key.Key_Up, True, (2, 5)),
        ((5, 5), Key.Key_Down, True, (8, 5)),
        ((5, 8), Key.Key_Right, True, (5, 2)),
        ((2, 5), Key.Key_Up, True, (8, 5)),
        ((5, 5), Key.Key_Home, False, (5, 1)),
        ((5, 5), Key.Key_End, False, (5, 9)),
        ((5, 5), Key.Key_Home, True, (1, 1)),
        ((5, 5), Key.Key_End, True, (9, 9)),
    ],
)
def test_that_arrows_and_home_and_end_move_the_cursor(window, start, key, control, end):
    window.view.set_cursor_cell(cell(*start))
    window.press(key, control=control)
    assert window.view.cursor_cell == cell(*end)


def test_that_tab_leaves_the_grid_and_shift_tab_comes_back(window):
    window.press(Key.Key_Tab)
    assert window.neighbour.hasFocus()
    assert window.view.cursor_cell == 0
    window.view.setFocus()
    QApplication.sendEvent(
        window.view, QKeyEvent(QEvent.Type.KeyPress, Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    )
    assert not window.view.hasFocus()


# Entering.


def test_that_a_whole_puzzle_is_typed_with_81_key_strokes(window, puzzle):
    window.type(puzzle.to_text(blank="0"))
    assert window.editor.state.givens == puzzle
    assert window.view.cursor_cell == 80


@pytest.mark.parametrize("blank", ["0", ".", " "])
def test_that_blanks_empty_the_cell_and_advance_while_entering(window, blank):
    window.type("12")
    window.view.set_cursor_cell(0)
    window.type(blank + "7")
    assert window.text().startswith(".7")
    assert window.view.cursor_cell == 2


def test_that_digits_come_from_the_keypad_too(window):
    window.press(Key.Key_5, keypad=True)
    window.press(Key.Key_0, keypad=True)
    window.press(Key.Key_6, keypad=True)
    assert window.text().startswith("5.6")


@pytest.mark.parametrize(
    ("key", "text", "modifiers"),
    [
        (Key.Key_Ampersand, "1", Qt.KeyboardModifier.ShiftModifier),  # a French layout's Shift + &
        (Key.Key_1, "1", Qt.KeyboardModifier.ShiftModifier),
        (0x661, "١", Qt.KeyboardModifier.NoModifier),  # an Arabic one
    ],
)
def test_that_the_text_of_a_key_decides_which_digit_it_is(window, key, text, modifiers):
    QApplication.sendEvent(window.view, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))
    assert window.text().startswith("1.")


@pytest.mark.parametrize("text", ["&", "é", "²", "½", "-", "_", "x", "a", "q", "E", "%"])
def test_that_other_characters_do_nothing(window, text):
    window.type("5")
    key = ord(text.upper()[0])  # as Qt numbers it, whether or not Qt.Key names it
    QApplication.sendEvent(window.view, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text))
    assert window.text() == "5" + EMPTY[1:]
    assert window.view.cursor_cell == 1
    assert not window.editor.note_mode
    assert window.editor.undo_stack.count() == 1


def test_that_alt_and_digit_is_not_a_digit(window):
    alt = Qt.KeyboardModifier.AltModifier
    QApplication.sendEvent(window.view, QKeyEvent(QEvent.Type.KeyPress, Key.Key_5, alt, "5"))
    assert window.text() == EMPTY


def test_that_backspace_on_an_empty_cell_steps_back_and_clears(window):
    window.type("123")
    window.press(Key.Key_Backspace)
    assert window.text().startswith("12.")
    assert window.view.cursor_cell == 2
    window.press(Key.Key_Backspace)
    assert window.text().startswith("1..")
    assert window.view.cursor_cell == 1


@pytest.mark.parametrize("key", [Key.Key_Backspace, Key.Key_Delete])
def test_that_backspace_and_delete_clear_a_filled_cell_in_place(window, key):
    window.type("123")
    window.view.set_cursor_cell(1)
    window.press(key)
    assert window.text().startswith("1.3")
    assert window.view.cursor_cell == 1


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_that_enter_goes_to_the_start_of_the_next_row(window, key):
    window.type("123")
    window.press(key, keypad=key == Key.Key_Enter)
    assert window.view.cursor_cell == cell(2, 1)


def test_that_entering_stops_at_the_last_cell(window):
    window.view.set_cursor_cell(80)
    window.type("4")
    assert window.view.cursor_cell == 80
    window.press(Key.Key_Return)
    assert window.view.cursor_cell == cell(9, 1)


# Playing.


def test_that_a_digit_sets_and_stays_while_playing_and_the_same_again_clears(playing):
    playing.view.set_cursor_cell(2)
    playing.type("4")
    assert playing.editor.state.entries.cells[2] == 4
    assert playing.view.cursor_cell == 2
    playing.type("6")
    assert playing.editor.state.entries.cells[2] == 6
    playing.type("6")
    assert playing.editor.state.entries.cells[2] == 0


@pytest.mark.parametrize("key", [Key.Key_0, Key.Key_Space, Key.Key_Period, Key.Key_Delete, Key.Key_Backspace])
def test_that_zero_space_delete_and_backspace_clear_while_playing(playing, key):
    playing.view.set_cursor_cell(2)
    playing.type("4")
    playing.press(key)
    assert playing.editor.state.entries.filled_count == 0
    assert playing.view.cursor_cell == 2


@pytest.mark.parametrize("key", [Key.Key_4, Key.Key_0, Key.Key_Delete, Key.Key_Backspace])
def test_that_givens_refuse_with_a_word(playing, puzzle, key):
    playing.press(key)
    assert playing.editor.state.givens == puzzle
    assert playing.editor.state.entries.filled_count == 0
    assert playing.said == ["The 5 in row 1 column 1 is a given; choose Type It In to change it"]


# Notes.


@pytest.mark.parametrize("keypad", [False, True])
def test_that_control_and_digit_toggles_a_note(playing, keypad):
    playing.view.set_cursor_cell(2)
    for key in (Key.Key_1, Key.Key_4, Key.Key_9):
        playing.press(key, control=True, keypad=keypad)
    assert note_digits(playing.editor.state.notes[2]) == (1, 4, 9)
    playing.press(Key.Key_4, control=True, keypad=keypad)
    assert note_digits(playing.editor.state.notes[2]) == (1, 9)
    assert playing.view.cursor_cell == 2


def test_that_n_makes_digits_notes_until_n_again(playing):
    playing.view.set_cursor_cell(2)
    playing.type("n48")
    assert playing.editor.note_mode
    assert note_digits(playing.editor.state.notes[2]) == (4, 8)
    playing.type("N1")
    assert playing.editor.state.entries.cells[2] == 1


def test_that_notes_made_while_entering_do_not_advance(window):
    window.type("n48")
    assert window.view.cursor_cell == 0
    assert note_digits(window.editor.state.notes[0]) == (4, 8)


def test_that_control_and_digit_reaches_the_board_although_the_window_has_such_a_shortcut(playing, qtbot):
    action = QAction(playing)
    action.setShortcut(QKeySequence("Ctrl+4"))
    playing.addAction(action)
    taken = []
    action.triggered.connect(lambda: taken.append(True))
    playing.view.set_cursor_cell(2)
    playing.press(Key.Key_4, control=True)
    assert note_digits(playing.editor.state.notes[2]) == (4,)
    assert taken == []


# What is not the board's.


@pytest.mark.parametrize(
    "shortcut", ["Ctrl+A", "Ctrl+0", "Ctrl++", "Ctrl+Z", "Esc", "F5", "Ctrl+C", "Ctrl+V", "Ctrl+N"]
)
def test_that_the_window_keeps_its_shortcuts(window, qtbot, shortcut):
    action = QAction(window)
    action.setShortcut(QKeySequence(shortcut))
    window.addAction(action)
    combination = QKeySequence(shortcut)[0]
    with qtbot.waitSignal(action.triggered):
        qtbot.keyClick(window.view, combination.key(), combination.keyboardModifiers())


def test_that_unknown_keys_go_on_to_the_window(window):
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.view, event)
    assert not event.isAccepted()


@pytest.mark.parametrize("key", [Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2, Key.Key_A, Key.Key_Plus, Key.Key_Select])
@pytest.mark.parametrize("control", [False, True])
def test_that_keys_with_a_meaning_in_tables_have_none_here(playing, puzzle, key, control):
    playing.view.set_cursor_cell(40)
    playing.press(key, control=control)
    assert playing.view.cursor_cell == 40
    assert playing.view.selectedIndexes() == [playing.view.currentIndex()]
    assert playing.editor.state.givens == puzzle
    assert playing.editor.undo_stack.count() == 1


# Clipboard.


def test_that_control_c_copies_81_characters_with_dots(playing, puzzle):
    playing.press(Key.Key_C, control=True)
    assert QApplication.clipboard().text() == puzzle.to_text()


@pytest.mark.parametrize(
    "shape", [shaped(9, [Variant.X]), jigsaw(9, 3), jigsaw(6, 4, [Variant.X]), shaped(5, [Variant.LATIN])]
)
def test_that_a_variant_is_pasted_as_it_was_copied(window, shape):
    givens = Grid.blank(shape).with_cell(3, 2)
    window.editor.new_puzzle(shape)
    window.editor.load_puzzle(givens)
    window.press(Key.Key_C, control=True)
    window.editor.new_puzzle(CLASSIC)
    window.press(Key.Key_V, control=True)
    assert window.editor.state.givens == givens


def test_that_a_clipboard_that_another_program_changes_is_refused_like_an_empty_one(window, monkeypatch):
    class Changing:
        def mimeData(self):  # noqa: N802
            return None

        def text(self):
            return ""

    monkeypatch.setattr(QGuiApplication, "clipboard", Changing)
    window.view.paste()
    assert window.said[-1].startswith("Nothing was pasted: ")


def test_that_control_v_pastes_a_drawn_grid(window, puzzle):
    rows = [puzzle.to_text(blank="_")[start : start + 9] for start in range(0, 81, 9)]
    drawn = "My puzzle\n+---+---+---+\n" + "\n".join(f"| {row[:3]} | {row[3:6]} | {row[6:]} |" for row in rows)
    QApplication.clipboard().setText(drawn)
    window.view.set_cursor_cell(40)
    window.press(Key.Key_V, control=True)
    assert window.editor.state.givens == puzzle
    assert window.view.cursor_cell == 0
    assert window.editor.undo_stack.count() == 1


def test_that_a_failed_paste_names_the_count_and_changes_nothing(playing, puzzle):
    QApplication.clipboard().setText(puzzle.to_text()[:79])
    playing.press(Key.Key_V, control=True)
    assert playing.said[0].startswith("Nothing was pasted: found 79 cells, need ")
    assert playing.editor.state.givens == puzzle


# Numbers of two keys.


@pytest.fixture
def numbers(window, qapp):
    """Window with an empty 25×25 board on which digits above 9 are numbers."""
    before = current_theme().lettering
    apply_scheme(qapp, Scheme.LIGHT, lettering=Lettering(as_numbers=True))
    window.editor.new_puzzle(shaped(25))
    yield window
    apply_scheme(qapp, Scheme.LIGHT, lettering=before)


def digits(window):
    """Return the digits of the first eight cells."""
    return window.editor.state.grid.cells[:8].tolist()


@pytest.mark.parametrize(
    ("typed", "stands", "cursor"),
    [
        ("3456", [3, 4, 5, 6], 4),
        ("16", [16], 1),
        ("1025", [10, 25], 2),
        ("20316", [20, 3, 16], 3),
        ("1", [1], 0),
        ("269", [2, 6, 9], 3),
        ("1.7", [1, 0, 7], 3),
        ("0.5", [0, 0, 5], 3),
        ("1112", [11, 12], 2),
    ],
)
def test_that_numbers_are_typed_with_two_keys_one_cell_after_the_other(numbers, typed, stands, cursor):
    numbers.type(typed)
    assert digits(numbers) == stands + [0] * (8 - len(stands))
    assert numbers.view.cursor_cell == cursor


def test_that_a_number_is_one_undo_step_and_erases_no_note_of_its_first_figure(numbers):
    numbers.editor.set_mode(Mode.PLAYING)
    for digit in (1, 16):
        numbers.editor.toggle_note(1, digit)
    steps = numbers.editor.undo_stack.count()
    numbers.type("16")
    assert digits(numbers)[0] == 16
    assert note_digits(numbers.editor.state.notes[1]) == (1,)
    assert numbers.editor.undo_stack.count() == steps + 1
    assert numbers.view.model().data(numbers.view.currentIndex()) == "16"


def test_that_what_comes_between_ends_a_number(numbers):
    numbers.editor.set_mode(Mode.PLAYING)
    numbers.type("1")
    numbers.press(Key.Key_Right)
    numbers.press(Key.Key_Left)
    numbers.type("2")
    assert digits(numbers)[0] == 2
    numbers.editor.undo()
    numbers.type("3")
    assert digits(numbers)[0] == 3, "the 2 was taken back"
    numbers.type("2")
    numbers.neighbour.setFocus()
    numbers.view.setFocus()
    numbers.type("4")
    assert digits(numbers)[0] == 4


def test_that_numbers_are_noted_with_two_keys(numbers):
    numbers.editor.set_mode(Mode.PLAYING)
    numbers.type("n1225n")
    assert note_digits(numbers.editor.state.notes[0]) == (12, 25)
    numbers.press(Key.Key_1, control=True)
    numbers.type("0")
    assert note_digits(numbers.editor.state.notes[0]) == (10, 12, 25)


def test_that_a_first_figure_typed_again_changes_nothing_that_was_done_before(numbers):
    numbers.type("3")
    numbers.type("1")
    numbers.press(Key.Key_Right)
    numbers.press(Key.Key_Left)
    numbers.type("16")
    assert digits(numbers)[:2] == [3, 16]


def test_that_no_number_is_larger_than_the_board(numbers):
    numbers.editor.new_puzzle(shaped(12))
    numbers.type("1312")
    assert digits(numbers)[:3] == [1, 3, 12]
    numbers.editor.new_puzzle(shaped(9))
    numbers.type("12")
    assert digits(numbers)[:2] == [1, 2]


def test_that_letters_are_digits_where_no_numbers_are_wanted(window):
    window.editor.new_puzzle(shaped(25))
    window.type("1Gp")
    assert digits(window)[:3] == [1, 16, 25]
