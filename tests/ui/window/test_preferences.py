"""The preferences, by keyboard: each is applied at once, stored, and agrees with the menus."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox

from sudoku_desktop.board import CLASSIC, Grid, shaped
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from sudoku_desktop.ui.board.layout import keypad_place, lay_out
from sudoku_desktop.ui.board.picker import CellPicker
from sudoku_desktop.ui.theme import HIGH_CONTRAST, LIGHT, Scheme, apply_scheme, current_theme
from sudoku_desktop.ui.window.preferences import PreferencesDialog
from sudoku_desktop.ui.window.settings import Entries, Settings, StartWith
from tests.ui.real_window import give_keyboard

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def window(window, qtbot):
    give_keyboard(qtbot, window)
    return window


@pytest.fixture
def preferences(window, qtbot):
    """The preferences dialog, opened with Ctrl+comma."""
    QTest.keyClick(window.parts.board, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(PreferencesDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def kept(window):
    """Return the settings as the next session reads them."""
    window.parts.settings.sync()
    return Settings(QSettings(*window.parts.settings.place))


def choose(dialog, letter, text):
    """Focus a combo box by its mnemonic, and select one of its rows with the arrow keys."""
    QTest.keyClick(dialog, letter, ALT)
    field = dialog.focusWidget()
    assert isinstance(field, QComboBox)
    wanted = field.findText(text)
    assert wanted >= 0, [field.itemText(row) for row in range(field.count())]
    while field.currentIndex() != wanted:
        QTest.keyClick(field, Qt.Key.Key_Down if field.currentIndex() < wanted else Qt.Key.Key_Up)
    return field


def tick(dialog, letter, name, qtbot):
    """Toggle a box by its mnemonic, which presses it for a moment."""
    before = dialog.fields[name].isChecked()
    QTest.keyClick(dialog, letter, ALT)
    qtbot.waitUntil(lambda: dialog.fields[name].isChecked() is not before)


def test_that_the_theme_is_applied_at_once_kept_and_ticked_in_the_menu(window, preferences):
    choose(preferences, Qt.Key.Key_T, "High contrast")
    assert current_theme().paper == HIGH_CONTRAST.paper
    assert kept(window).scheme is Scheme.HIGH_CONTRAST
    assert window.parts.actions.scheme_group.checkedAction().data() is Scheme.HIGH_CONTRAST


def test_that_safe_colours_reach_board_and_plots(window, preferences, qtbot):
    choose(preferences, Qt.Key.Key_T, "Light")
    tick(preferences, Qt.Key.Key_B, "safe_colours", qtbot)
    assert current_theme().plot_mean != LIGHT.plot_mean
    assert current_theme().clash != LIGHT.clash
    assert kept(window).safe_colours


def test_that_font_and_size_of_the_digits_change_the_board_at_once(window, preferences):
    window.parts.editor.load_puzzle(PUZZLE)
    board = window.parts.board
    before = board.grab().toImage()
    choose(preferences, Qt.Key.Key_S, "120 %")
    larger = board.grab().toImage()
    assert larger != before
    field = preferences.fields["digit_font"]
    other = next(field.itemText(row) for row in range(2, field.count()) if field.itemText(row) != board.font().family())
    choose(preferences, Qt.Key.Key_F, other)
    assert board.grab().toImage() != larger
    assert (kept(window).digit_size, kept(window).digit_font) == (1.2, other)


def test_that_notes_and_the_picker_lie_as_chosen(window, preferences):
    def first_row():
        picker = CellPicker(window.parts.editor, 0, window.parts.board)
        top = min(button.y() for button in picker.digit_buttons if not picker.adjustSize())
        return [button.text() for button in picker.digit_buttons if button.y() == top]

    window.parts.editor.toggle_note(0, 1)
    before = window.parts.board.grab().toImage()
    assert first_row() == ["1", "2", "3"], "as on the pad"
    choose(preferences, Qt.Key.Key_N, "7 8 9 on top, like a keypad")
    assert first_row() == ["7", "8", "9"]
    assert window.parts.board.grab().toImage() != before
    assert not kept(window).low_notes_on_top


@pytest.mark.parametrize("low_on_top", [False, True])
def test_that_every_digit_has_a_place_of_its_own_among_the_notes(low_on_top):
    layout = lay_out(520, CLASSIC, low_on_top)
    corners = {digit: layout.note_corner(40, digit) for digit in range(1, 10)}
    assert len(set(corners.values())) == 9
    assert (corners[1][1] < corners[7][1]) is low_on_top
    assert keypad_place(5, 9, low_on_top) == (1, 1)


def test_that_automatic_notes_the_answer_about_entries_and_the_first_puzzle_are_kept(window, preferences, qtbot):
    tick(preferences, Qt.Key.Key_E, "tidies_notes", qtbot)
    assert not window.parts.editor.tidies_notes
    assert not kept(window).tidies_notes
    choose(preferences, Qt.Key.Key_M, "Keep them, like givens")
    assert kept(window).entries is Entries.KEEP
    assert window.parts.settings.start is StartWith.DAILY
    field = preferences.fields["start"]
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.currentText() == "The last puzzle"
    assert kept(window).start is StartWith.LAST


def test_that_reduced_motion_is_the_menus(window, preferences):
    action = window.appearance.reduce_motion
    before = action.isChecked()
    preferences.fields["reduced_motion"].setFocus()
    QTest.keyClick(preferences.fields["reduced_motion"], Qt.Key.Key_Space)
    assert action.isChecked() is not before
    assert kept(window).reduced_motion is not before
    assert window.parts.board.board_model.signal.still is not before


def test_that_pace_and_algorithm_are_those_of_the_settings_card(window, preferences):
    choose(preferences, Qt.Key.Key_P, "Full speed")
    assert window.appearance.pace_choice.currentText() == "Full speed"
    assert kept(window).pace == "full"
    choose(preferences, Qt.Key.Key_A, CONSTRUCTIVE_2026.title)
    assert window.parts.parameters.algorithm() == CONSTRUCTIVE_2026
    window.presets.remember()
    assert CONSTRUCTIVE_2026.name in kept(window).algorithm


def test_that_what_is_kept_holds_for_the_next_window(window, preferences, qapp, qtbot, tmp_path):
    choose(preferences, Qt.Key.Key_T, "High contrast")
    choose(preferences, Qt.Key.Key_N, "7 8 9 on top, like a keypad")
    tick(preferences, Qt.Key.Key_E, "tidies_notes", qtbot)
    apply_scheme(qapp, Scheme.LIGHT)
    later = type(window)(kept(window), tmp_path / "another.json")
    qtbot.addWidget(later)
    assert current_theme().paper == HIGH_CONTRAST.paper
    assert not current_theme().lettering.low_notes_on_top
    assert not later.parts.editor.tidies_notes


def test_that_every_field_has_a_name_for_screen_readers_and_a_place_in_the_tab_order(preferences):
    names = [each.accessibleName() or each.text() for each in fields(preferences)]
    assert all(names)
    assert len(set(names)) == len(names), names
    for box in (each for each in fields(preferences) if isinstance(each, QComboBox)):
        assert "&" not in box.accessibleName()
        interface = QAccessible.queryAccessibleInterface(box)
        labels = [other.text(QAccessible.Text.Name) for other, _ in interface.relations()]
        assert labels[0] == box.accessibleName(), "on Unix the name of a combo box is its value"
    first = preferences.fields["scheme"]
    first.setFocus()
    seen = set()
    for _ in range(len(preferences.fields) + 1):
        seen.add(preferences.focusWidget())
        QTest.keyClick(preferences.focusWidget(), Qt.Key.Key_Tab)
    assert set(fields(preferences)) <= seen


def fields(dialog):
    return [each for each in dialog.fields.values() if isinstance(each, QComboBox | QCheckBox)]


def test_that_escape_closes_the_preferences_and_keeps_what_was_chosen(window, preferences, qtbot):
    choose(preferences, Qt.Key.Key_T, "Dark")
    QTest.keyClick(preferences, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(PreferencesDialog) is None)
    assert kept(window).scheme is Scheme.DARK


def test_that_digits_above_9_are_numbers_if_wanted(window, preferences):
    choose(preferences, Qt.Key.Key_V, "Numbers, typed with two keys")
    window.parts.editor.new_puzzle(shaped(16))
    QTest.keyClicks(window.parts.board, "16")
    model = window.parts.board.board_model
    assert model.data(model.index_of(0)) == "16"
    assert kept(window).as_numbers
    window.parts.editor.set_clean()


def test_that_another_language_is_kept_for_the_next_start_and_says_so(preferences, window):
    choose(preferences, Qt.Key.Key_L, "Deutsch")
    assert kept(window).language == "de"
    assert "next time" in preferences.fields["language"].accessibleDescription()
    assert window.parts.frame.header.tabs.tabText(0) == "Play"
