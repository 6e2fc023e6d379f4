"""Key bindings of the board.

The digit of a key is taken from the text that the key types, so that digits of all keyboard layouts and scripts work. A
key of the top row that types something else, such as é on a French or + on a Czech keyboard, means the digit of its
position, with and without Shift. If a key with Ctrl types no text, its key code or position counts.
"""

import unicodedata
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from sudoku_desktop.board.geometry import SYMBOLS, Geometry, usual_box

_MODIFIERS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_BLANKS = ". "
HIGHEST_KEY = 9
_TOP_ROW_OF_X = {10 + place: (place + 1) % 10 for place in range(10)}
"""Digits of the top row by native scan code, on X11 and Wayland."""
_TOP_ROW_OF_WINDOWS = {2 + place: (place + 1) % 10 for place in range(10)}
_TOP_ROW_OF_MACOS = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9, 29: 0}
"""Digits of the top row by native virtual key, which macOS reports instead of a scan code."""


_SIGNS_IN_TOP_ROW = frozenset(
    (QLocale.Language.French, QLocale.Language.Czech, QLocale.Language.Slovak, QLocale.Language.Hungarian)
)
"""Languages whose keyboards have plus or minus on a key of the top row."""


class Move(Enum):
    """Movements of the cursor."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    BOX_LEFT = auto()
    BOX_RIGHT = auto()
    BOX_UP = auto()
    BOX_DOWN = auto()
    ROW_START = auto()
    ROW_END = auto()
    FIRST = auto()
    LAST = auto()
    NEXT_ROW = auto()
    NEXT = auto()
    BACK = auto()


class KeyCommand(Enum):
    """Commands of keys other than digits and movements."""

    BLANK = auto()
    ZERO = auto()
    """Blanks a cell, unless the key is the second figure of a number."""
    DELETE = auto()
    BACKSPACE = auto()
    NOTE_MODE = auto()
    HOLD_DIGIT = auto()


@dataclass(frozen=True)
class Digit:
    """A digit to set, or to toggle as a note."""

    digit: int
    is_note: bool = False


Meaning = Move | KeyCommand | Digit

_PLAIN: dict[int, Move | KeyCommand] = {
    Qt.Key.Key_Left: Move.LEFT,
    Qt.Key.Key_Right: Move.RIGHT,
    Qt.Key.Key_Up: Move.UP,
    Qt.Key.Key_Down: Move.DOWN,
    Qt.Key.Key_Home: Move.ROW_START,
    Qt.Key.Key_End: Move.ROW_END,
    Qt.Key.Key_Return: Move.NEXT_ROW,
    Qt.Key.Key_Enter: Move.NEXT_ROW,
    Qt.Key.Key_Delete: KeyCommand.DELETE,
    Qt.Key.Key_Backspace: KeyCommand.BACKSPACE,
}
_LETTERS = {"n": KeyCommand.NOTE_MODE, "h": KeyCommand.HOLD_DIGIT}
"""Commands of letters, on boards where these letters are not digits."""
NOTE_MODE_KEYS, HOLD_DIGIT_KEYS = "Ctrl+M", "Ctrl+D"
"""Shortcuts of the window for note mode and for holding a digit, on boards of every size."""
_WITH_CONTROL: dict[int, Move] = {
    Qt.Key.Key_Left: Move.BOX_LEFT,
    Qt.Key.Key_Right: Move.BOX_RIGHT,
    Qt.Key.Key_Up: Move.BOX_UP,
    Qt.Key.Key_Down: Move.BOX_DOWN,
    Qt.Key.Key_Home: Move.FIRST,
    Qt.Key.Key_End: Move.LAST,
}
_STEPS = {Move.LEFT: (0, -1), Move.RIGHT: (0, 1), Move.UP: (-1, 0), Move.DOWN: (1, 0)}
_BOX_STEPS = {Move.BOX_LEFT: (0, -1), Move.BOX_RIGHT: (0, 1), Move.BOX_UP: (-1, 0), Move.BOX_DOWN: (1, 0)}


def meaning_of(event: QKeyEvent, size: int, *, as_numbers: bool = False) -> Meaning | None:
    """Return the meaning of a key on a board of this size, or None for a key that the board does not use.

    `as_numbers`: digits above 9 are typed as numbers, so that no letter is a digit; see `TwoKeys`.
    """
    modifiers = event.modifiers() & _MODIFIERS
    key = event.key()  # a plain int, because keys of other scripts are not members of Qt.Key
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        digit = key - Qt.Key.Key_0 if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 else top_row_digit(event)
        if digit is not None and 1 <= digit <= size:
            return Digit(digit, is_note=True)
        return _WITH_CONTROL.get(key)
    if modifiers:
        return None
    meaning = _PLAIN.get(key) or _meaning_of_text(event, min(size, HIGHEST_KEY) if as_numbers else size)
    if meaning is not None or (digit := top_row_digit(event)) is None:
        return meaning
    return KeyCommand.ZERO if digit == 0 else Digit(digit) if digit <= size else None


def zoom_keys(sign: str, other: str, locale: QLocale) -> list[QKeySequence]:
    """Return the shortcuts of a zoom action; the first one is shown in menus.

    The first one is `other` where Ctrl and a `sign` of the top row toggle a note.
    """
    has_sign = locale.language() in _SIGNS_IN_TOP_ROW or locale.territory() == QLocale.Country.Switzerland
    keys = [*(f"Ctrl+{each}" for each in sign), other]
    return [QKeySequence(each) for each in (reversed(keys) if has_sign else keys)]


def top_row_digit(event: QKeyEvent) -> int | None:
    """Return the digit on this key of the top row on most keyboards; None for any other key."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _TOP_ROW_OF_MACOS.get(event.nativeVirtualKey()) if event.text() else None
    on_keypad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    codes = _TOP_ROW_OF_WINDOWS if platform == "windows" else _TOP_ROW_OF_X
    return None if on_keypad else codes.get(event.nativeScanCode())


def _meaning_of_text(event: QKeyEvent, size: int) -> Meaning | None:
    text = event.text()
    if len(text) != 1:
        return None
    on_keypad = bool(event.modifiers() & Qt.KeyboardModifier.KeypadModifier)
    if text == "0":
        return KeyCommand.ZERO
    if text in _BLANKS or (text == "," and on_keypad):  # many keypads have a comma in place of the point
        return KeyCommand.BLANK
    digit = unicodedata.decimal(text, -1) if not text.isascii() else SYMBOLS[:size].find(text.upper()) + 1
    if digit == 0 and not text.isascii():
        return KeyCommand.ZERO
    if 1 <= digit <= size:
        return Digit(digit)
    return _LETTERS.get(text.lower())


def keys_in_words(keys: QKeySequence | str) -> str:
    """Return the native name of a shortcut in the user's language."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class TwoKeys:
    """Combines two keys typed one after the other in the same cell to a number of two figures."""

    def __init__(self) -> None:
        self._first: tuple[object, Digit] | None = None

    def begin(self, place: object, digit: Digit, size: int) -> bool:
        """Record a typed digit; return whether it may be the first figure of a number on a board of this size."""
        may = 10 * digit.digit <= size
        self._first = (place, digit) if may else None
        return may

    def take(self, place: object) -> Digit | None:
        """Return the digit recorded for this place by the last key, or None; clears the record."""
        first, self._first = self._first, None
        return first[1] if first is not None and first[0] == place else None


def moved(cell: int, move: Move, shape: Geometry) -> int:
    """Return the cell that a movement leads to.

    Arrow keys wrap around; movements along the rows stop at the ends. On boards without boxes, movements from box to
    box have the length of the usual boxes of that size.
    """
    size = shape.size
    row, column = divmod(cell, size)
    if move in _STEPS:
        down, right = _STEPS[move]
        return (row + down) % size * size + (column + right) % size
    if move in _BOX_STEPS:
        down, right = _BOX_STEPS[move]
        height, width = shape.box or usual_box(size) or (1, 1)
        return (row + down * height) % size * size + (column + right * width) % size
    match move:
        case Move.ROW_START:
            return row * size
        case Move.ROW_END:
            return row * size + size - 1
        case Move.FIRST:
            return 0
        case Move.LAST:
            return size * size - 1
        case Move.NEXT_ROW:
            return min(row + 1, size - 1) * size
        case Move.NEXT:
            return min(cell + 1, size * size - 1)
        case _:
            return max(cell - 1, 0)
