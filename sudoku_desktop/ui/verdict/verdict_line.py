"""The badge above the board: verdict, difficulty and number of givens."""

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
"""Number of lines that the badge always has space for, so that nothing moves when a sentence wraps."""


class Sign(Enum):
    """Symbol of a verdict; its shape is distinct without colour."""

    NONE = ""
    WORKING = "…"
    GOOD = "✓"
    SEVERAL = "≠"
    BAD = "✗"
    CLASH = "⚠"


@dataclass(frozen=True)
class _Message:
    sign: Sign = Sign.NONE
    sentence: str = ""
    verdict: str = ""
    rating: str = ""
    givens: str = ""


class VerdictLine(QWidget):
    """Sign and verdict on the left, difficulty and givens on the right, at a constant height.

    The visible text may be shortened; `sentence` is the complete text, for the tool tip and screen readers.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = self._shown = _Message()
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
        """Full text of the message currently displayed."""
        return self._shown.sentence

    @property
    def sign(self) -> str:
        return self._sign.text()

    @property
    def shown(self) -> tuple[str, str, str]:
        """Verdict, difficulty and givens, before they are shortened to fit."""
        return self._shown.verdict, self._shown.rating, self._shown.givens

    def say(self, sign: Sign, sentence: str, verdict: str = "", rating: str = "", givens: str = "") -> None:
        """Show a sign and a short `verdict`, or the whole sentence if it is empty; empty texts take no space.

        The first word of `rating` consists of its stars.
        """
        is_covered = self._shown is not self._message
        self._message = _Message(sign, sentence, verdict or sentence, rating, givens)
        if not is_covered:
            self._show(self._message)

    def cover(self, sentence: str) -> None:
        """Show another sentence while another puzzle is on the board; "" restores the former message."""
        self._show(_Message(Sign.WORKING, sentence, sentence) if sentence else self._message)

    def _show(self, message: _Message) -> None:
        self._shown = message
        self._verdict.say(message.verdict)
        _put(self._sign, message.sign.value)
        self._make_room()
        self.setToolTip(literal(message.sentence))
        self.setAccessibleName(message.sentence)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the font size has changed
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """Shorten the line so that the verdict fits.

        First the number of givens is hidden, then the stars, which repeat the level, then the rest of the rating; the
        verdict is elided last.
        """
        rating, givens = self._shown.rating, self._shown.givens
        level = rating.partition(" ")[2]
        candidates = ((rating, givens), (rating, ""), (level, ""))
        rating, givens = next((beside for beside in candidates if self._leaves_room(*beside)), ("", ""))
        _put(self._rating, rating)
        _put(self._givens, givens)

    def _leaves_room(self, rating: str, givens: str) -> bool:
        """Return whether the whole verdict fits beside these texts."""
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
    """Show a text, or hide the label for an empty one."""
    label.setText(text)
    label.setVisible(bool(text))
