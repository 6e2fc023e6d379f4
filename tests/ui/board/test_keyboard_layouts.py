"""The top row types digits on every keyboard layout: events as `tests.attacks.keyboards` recorded them on X11."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from sudoku_desktop.ui.board.keys import Digit, KeyCommand, meaning_of, zoom_keys

NO, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
KEYPAD, ALT = Qt.KeyboardModifier.KeypadModifier, Qt.KeyboardModifier.AltModifier
PLATFORMS = [("windows", 3, 0x32), ("cocoa", 1, 19), ("wayland", 11, 0)]
RECORDED = {}
"""Events of the keys 1 to 9 for each layout and way of pressing: the output of `tests.attacks.keyboards`."""
for line in Path(__file__).with_name("keyboard_layouts.txt").read_text(encoding="utf-8").splitlines():
    name, press, events = line.split(" ", 2)
    RECORDED.setdefault(name, {})[press] = json.loads(events)


def event(key, modifiers, code, virtual_key, text):
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, code, virtual_key, 0, text)


def meanings(layout, press, size=9):
    return [
        meaning_of(event(key, Qt.KeyboardModifier(modifiers), code, virtual_key, text), size)
        for key, modifiers, code, virtual_key, text in RECORDED[layout][press]
    ]


@pytest.mark.parametrize("layout", RECORDED)
@pytest.mark.parametrize("size", [9, 4, 25])
def test_that_the_top_row_types_digits_on_every_layout(qapp, layout, size):
    digits = [Digit(digit) if digit <= size else None for digit in range(1, 10)]
    notes = [Digit(digit, is_note=True) if digit <= size else None for digit in range(1, 10)]
    assert meanings(layout, "plain", size) == digits
    assert meanings(layout, "shift", size) == digits
    assert meanings(layout, "control", size) == notes
    assert len(RECORDED) == 6


def test_that_the_key_of_the_zero_blanks_whatever_it_types(qapp):
    assert meaning_of(event(Qt.Key.Key_Agrave, NO, 19, 0xE0, "à"), 9) is KeyCommand.ZERO
    assert meaning_of(event(Qt.Key.Key_Agrave, CONTROL, 19, 0xE0, ""), 9) is None  # resets the zoom


@pytest.mark.parametrize(
    ("key", "text", "code", "meaning"),
    [
        (Qt.Key.Key_N, "n", 57, KeyCommand.NOTE_MODE),
        (Qt.Key.Key_H, "h", 43, KeyCommand.HOLD_DIGIT),
        (Qt.Key.Key_Period, ".", 60, KeyCommand.BLANK),
        (Qt.Key.Key_Space, " ", 65, KeyCommand.BLANK),
        (Qt.Key.Key_Minus, "-", 20, None),
        (Qt.Key.Key_Plus, "+", 21, None),
        (Qt.Key.Key_Eacute, "é", 0, None),
        (Qt.Key.Key_Period, ".", 18, KeyCommand.BLANK),
    ],
)
def test_that_other_keys_keep_their_meaning(qapp, key, text, code, meaning):
    assert meaning_of(event(key, NO, code, 0, text), 9) == meaning


def test_that_keypad_and_alt_are_told_from_the_top_row(qapp):
    assert meaning_of(event(Qt.Key.Key_Plus, KEYPAD, 11, 0, "+"), 9) is None
    assert meaning_of(event(Qt.Key.Key_Eacute, ALT, 11, 0, "é"), 9) is None


@pytest.mark.parametrize(
    ("platform", "code", "virtual_key"), [("windows", 3, 0x32), ("cocoa", 1, 19), ("wayland", 11, 0)]
)
def test_that_each_platform_numbers_keys_in_its_own_way(qapp, monkeypatch, platform, code, virtual_key):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    assert meaning_of(event(Qt.Key.Key_Eacute, NO, code, virtual_key, "é"), 9) == Digit(2)


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en_US", "Ctrl++"),
        ("de_DE", "Ctrl++"),
        ("de_CH", "Ctrl+Shift+PgUp"),
        ("fr_FR", "Ctrl+Shift+PgUp"),
        ("cs_CZ", "Ctrl+Shift+PgUp"),
    ],
)
def test_that_the_menu_shows_a_zoom_key_that_types_no_note(locale, shown):
    keys = [each.toString() for each in zoom_keys("+=", "Ctrl+Shift+PgUp", QLocale(locale))]
    assert keys[0] == shown
    assert sorted(keys) == ["Ctrl++", "Ctrl+=", "Ctrl+Shift+PgUp"]
