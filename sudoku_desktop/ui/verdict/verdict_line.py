"""The header's second line: difficulty and verdict of the puzzle."""

from enum import Enum

from PySide6.QtCore import Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.tool_tip import literal

SPACING = 6


class Sign(Enum):
    """Symbol of a verdict; its shape is distinct without colour."""

    NONE = ""
    WORKING = "…"
    GOOD = "✓"
    SEVERAL = "≠"
    BAD = "✗"
    CLASH = "⚠"


class VerdictLine(QWidget):
    """Difficulty, sign and verdict in one line, or a whole sentence where the verdict is not "one solution".

    The visible text may be shortened; `sentence` is the complete text, for the tool tip and screen readers.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sentence = ""
        """Full text of the message."""
        self._is_bad = False
        self._dots = PlainLabel()
        self._rating = PlainLabel(quiet=True)
        self._sign = PlainLabel(bold=True)
        self._verdict = ElidedLabel()
        self._verdict.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        in_row(self._dots, self._rating, self._sign, (self._verdict, 1), spacing=SPACING, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self._colour)
        self._colour()

    @property
    def sign(self) -> str:
        return self._sign.text()

    def say(self, sign: Sign, sentence: str, verdict: str = "", rating: str = "") -> None:
        """Show a sign and a short `verdict`, or the whole sentence if `verdict` is empty; empty texts take up no space.

        The first word of `rating` consists of its stars.
        """
        self.sentence = sentence
        self._is_bad = sign in (Sign.BAD, Sign.CLASH)
        stars, _, level = rating.partition(" ")
        _put(self._dots, stars.replace("★", "●").replace("☆", "○"))
        _put(self._rating, f"{level} ·" if level else "")
        _put(self._sign, sign.value)
        self._verdict.say(verdict or sentence)
        self.setToolTip(literal(sentence))
        self.setAccessibleName(sentence)
        self._colour()

    @Slot()
    def _colour(self) -> None:
        """Apply the theme's colours to the dots and the sign."""
        theme = current_theme()
        for label, colour in (
            (self._dots, theme.telling_outline),
            (self._sign, theme.clash_mark if self._is_bad else theme.agreed_mark),
        ):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            label.setPalette(palette)


def _put(label: PlainLabel, text: str) -> None:
    """Show a text in a label, or hide the label for ""."""
    label.setText(text)
    label.setVisible(bool(text))
