"""The badge over the board: what the rules and the exact solver say of the puzzle, how hard it is, how many givens."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel, embolden
from sudoku_desktop.ui.widgets.tool_tip import literal

ROUNDNESS = 5
SIDE_MARGIN, SPACING = 10, 8
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


@dataclass(frozen=True)
class _Said:
    sign: Sign = Sign.NONE
    sentence: str = ""
    verdict: str = ""
    rating: str = ""
    givens: str = ""


class VerdictLine(QWidget):
    """A sign and a verdict on the left, difficulty and givens on the right, always of the same height.

    What is shown may be brief; `sentence`, which the tool tip and screen readers tell, has everything.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = self._shown = _Said()
        self._sign = PlainLabel(bold=True)
        self._verdict = ElidedLabel(lines=LINES)
        embolden(self._verdict)
        self._rating = PlainLabel()
        self._givens = PlainLabel()
        badge = (self._sign, (self._verdict, 1), self._rating, self._givens)
        layout = in_row(*badge, spacing=SPACING, margins=(SIDE_MARGIN, 0, SIDE_MARGIN, 0), inside=self)
        layout.insertSpacing(3, SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme_switch().theme_changed.connect(self.update)

    @property
    def sentence(self) -> str:
        """Everything that is said now."""
        return self._shown.sentence

    @property
    def sign(self) -> str:
        return self._sign.text()

    @property
    def shown(self) -> tuple[str, str, str]:
        """Verdict, difficulty and givens as they stand in the badge where there is room for all of them."""
        return self._shown.verdict, self._shown.rating, self._shown.givens

    def say(self, sign: Sign, sentence: str, verdict: str = "", rating: str = "", givens: str = "") -> None:
        """Show a sign and a brief `verdict`, or the whole sentence where there is none; "" takes no room.

        The first word of a `rating` is its stars.
        """
        is_covered = self._shown is not self._said
        self._said = _Said(sign, sentence, verdict or sentence, rating, givens)
        if not is_covered:
            self._show(self._said)

    def cover(self, sentence: str) -> None:
        """Say this instead, of another puzzle than the person's that is on the board; "" says what was said before."""
        self._show(_Said(Sign.WORKING, sentence, sentence) if sentence else self._said)

    def _show(self, said: _Said) -> None:
        self._shown = said
        self._verdict.say(said.verdict)
        _put(self._sign, said.sign.value)
        self._make_room()
        self.setToolTip(literal(said.sentence))
        self.setAccessibleName(said.sentence)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the letters have become larger or smaller
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """In a narrow window the verdict is the last to be cut.

        Before it give way: the number of givens, which anybody can count; the stars, which say the same as the level;
        the rest of the rating.
        """
        rating, givens = self._shown.rating, self._shown.givens
        level = rating.partition(" ")[2]
        candidates = ((rating, givens), (rating, ""), (level, ""))
        rating, givens = next((beside for beside in candidates if self._leaves_room(*beside)), ("", ""))
        _put(self._rating, rating)
        _put(self._givens, givens)

    def _leaves_room(self, rating: str, givens: str) -> bool:
        """For the whole verdict."""
        shown = ((self._sign, self._sign.text()), (self._rating, rating), (self._givens, givens))
        beside = sum(label.fontMetrics().horizontalAdvance(text) for label, text in shown)
        return self._verdict.fits(self._shown.verdict, self.width() - beside - 5 * SPACING - 2 * SIDE_MARGIN)

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
        match self._shown.sign:
            case Sign.GOOD:
                return theme.agreed, theme.agreed_mark
            case Sign.BAD | Sign.CLASH:
                return theme.clash, theme.clash_mark
            case _:
                return theme.unit_highlight, theme.cell_line


def _put(label: PlainLabel, text: str) -> None:
    """Show a text; none takes no room."""
    label.setText(text)
    label.setVisible(bool(text))
