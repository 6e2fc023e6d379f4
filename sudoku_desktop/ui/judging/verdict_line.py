"""The line above the board: what the rules and the exact solver say of the puzzle, in a sign and words."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class Sign(Enum):
    """Shape tells as much as words; no colour is needed."""

    NONE = ""
    WORKING = "…"
    GOOD = "✓"
    SEVERAL = "≠"
    BAD = "✗"
    CLASH = "⚠"


class VerdictLine(QWidget):
    """A sign and a sentence, in a space of constant height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = PlainLabel()
        font = self._sign.font()
        font.setPointSizeF(font.pointSizeF() * 1.4)
        font.setBold(True)
        self._sign.setFont(font)
        self._sign.setFixedWidth(self._sign.fontMetrics().horizontalAdvance("⚠⚠"))
        self._sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = PlainLabel()
        self._text.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._sign)
        layout.addWidget(self._text, 1)
        self.setMinimumHeight(2 * self._text.fontMetrics().height() + 4)

    @property
    def sentence(self) -> str:
        """What is said now."""
        return self._text.text()

    @property
    def sign(self) -> str:
        """The sign beside it."""
        return self._sign.text()

    def say(self, sign: Sign, sentence: str) -> None:
        """Show a sign and a sentence."""
        self._sign.setText(sign.value)
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
