"""The badge over the board: what the rules and the exact solver say of the puzzle, how hard it is, how many givens."""

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_desktop.logic import Level
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

ROUNDNESS = 5
LINES = 2
"""Long sentences wrap into the height that is there at all times: nothing below ever moves."""


class Sign(Enum):
    """Shape tells as much as words; no colour is needed."""

    NONE = ""
    WORKING = "…"
    GOOD = "✓"
    SEVERAL = "≠"
    BAD = "✗"
    CLASH = "⚠"


def stars(level: Level) -> str:
    """As many full stars as the level has rank, of as many as there are levels."""
    levels = list(Level)
    full = levels.index(level) + 1
    return "★" * full + "☆" * (len(levels) - full)


class VerdictLine(QWidget):
    """A sign and a verdict on the left, difficulty and givens on the right, always of the same height.

    What is shown may be brief; `sentence`, which the tool tip and screen readers tell, has everything.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = Sign.NONE
        self._sentence = ""
        self._sign = PlainLabel()
        self._verdict = ElidedLabel(lines=LINES)
        font = self._verdict.font()
        font.setBold(True)
        self._sign.setFont(font)
        self._verdict.setFont(font)
        self._rating = PlainLabel()
        self._givens = PlainLabel()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.setSpacing(8)
        layout.addWidget(self._sign)
        layout.addWidget(self._verdict, 1)
        layout.addWidget(self._rating)
        layout.addSpacing(8)
        layout.addWidget(self._givens)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self.update)

    @property
    def sentence(self) -> str:
        """Everything that is said now."""
        return self._sentence

    @property
    def sign(self) -> str:
        """The sign before it."""
        return self._sign.text()

    @property
    def shown(self) -> tuple[str, str, str]:
        """Verdict, difficulty and givens as they stand in the badge."""
        return self._verdict.whole, self._rating.text(), self._givens.text()

    def say(self, sign: Sign, sentence: str, verdict: str = "", rating: str = "", givens: str = "") -> None:
        """Show a sign and a brief `verdict`, or the whole sentence where there is none; "" takes no room."""
        self._kind, self._sentence = sign, sentence
        self._verdict.say(verdict or sentence)
        for label, text in (
            (self._sign, sign.value),
            (self._rating, rating),
            (self._givens, givens),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.setToolTip(sentence)
        self.setAccessibleName(sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, LINES * self.fontMetrics().lineSpacing() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, edge = self._colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(edge)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), ROUNDNESS, ROUNDNESS)
        painter.end()

    def _colours(self) -> tuple[QColor, QColor]:
        theme = current_theme()
        match self._kind:
            case Sign.GOOD:
                return theme.agreed, theme.agreed_mark
            case Sign.BAD | Sign.CLASH:
                return theme.clash, theme.clash_mark
            case _:
                return theme.unit_highlight, theme.cell_line
