"""The filled button for the window's primary action."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QFocusEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.plain_label import embolden

PADDING = 12
GAP = 6
ROUNDNESS = 5


class AccentButton(QToolButton):
    """Tool button in the accent colour, wide enough for all its texts, so that neighbours do not move with the text."""

    def __init__(self, action: QAction, texts: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = tuple(text.replace("&", "") for text in texts)
        self.setDefaultAction(action)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        embolden(self)
        follow_font(self, self._measure)

    def _measure(self) -> None:
        """Cache the size hint, which layouts request hundreds of times during a zoom."""
        metrics = self.fontMetrics()
        widest = max(metrics.horizontalAdvance(text) for text in self._texts)
        self._hint = QSize(widest + self._icon_side() + GAP + 2 * PADDING, metrics.height() + 16)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        palette = self.palette()
        ground = palette.color(group, QPalette.ColorRole.Highlight)
        ink = palette.color(group, QPalette.ColorRole.HighlightedText)
        if self.isDown():
            ground = ground.darker(125)
        elif self.underMouse() and self.isEnabled():
            ground = ground.lighter(112)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), ROUNDNESS, ROUNDNESS)
        if self.hasFocus():
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2.5, 3.5, -2.5, -3.5), ROUNDNESS - 2, ROUNDNESS - 2)
        text, side = self.text().replace("&", ""), self._icon_side()
        width = side + GAP + painter.fontMetrics().horizontalAdvance(text)
        left, middle = (self.width() - width) // 2, self.height() // 2
        self._paint_icon(painter, QRect(left, middle - side // 2, side, side), ink.name())
        painter.setPen(ink)
        rest = QRect(left + side + GAP, 0, self.width(), self.height())
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        painter.end()

    def _icon_side(self) -> int:
        return self.fontMetrics().height()

    def _paint_icon(self, painter: QPainter, rect: QRect, ink: str) -> None:
        """Draw the icon's shape in the colour of the text."""
        ratio = self.devicePixelRatioF()
        pixmap = self.icon().pixmap(rect.size(), ratio)
        inked = QPainter(pixmap)
        inked.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        inked.fillRect(pixmap.rect(), ink)
        inked.end()
        painter.drawPixmap(rect, pixmap)
