"""Small tool buttons with drawn icons: sharp at any scale, in the theme's text colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton, QWidget

from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.tool_tip import literal

Drawing = Callable[[QPainter], None]
"""Function that draws with the painter's pen in a square of side 16 around the origin."""


def draw_turning_arrow(painter: QPainter) -> None:
    """Draw an open circle with an arrow head, the icon for resetting."""
    painter.drawArc(QRectF(-5, -5, 10, 10), 16 * -200, 16 * 290)
    head = QPainterPath(QPointF(-6.8, -3.6))
    head.lineTo(QPointF(-5.0, 1.9))
    head.lineTo(QPointF(-1.2, -2.2))
    head.closeSubpath()
    painter.fillPath(head, painter.pen().brush())


def draw_two_sheets(painter: QPainter) -> None:
    """Draw two overlapping sheets, the icon for copying."""
    painter.drawPolyline([QPointF(-2, -3), QPointF(-5.5, -3), QPointF(-5.5, 6), QPointF(1.5, 6), QPointF(1.5, 3)])
    painter.drawRoundedRect(QRectF(-2, -6, 7.5, 9), 1, 1)


def draw_cross(painter: QPainter) -> None:
    """Draw two crossing strokes, the icon for removing."""
    painter.drawLine(QPointF(-4, -4), QPointF(4, 4))
    painter.drawLine(QPointF(-4, 4), QPointF(4, -4))


class GlyphButton(QToolButton):
    """Tool button with a drawing; it keeps its space when hidden. The tool tip is `tip`, or `name` if None."""

    def __init__(self, drawing: Drawing, parent: QWidget, name: str, tip: str | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(literal(name if tip is None else tip))
        self._drawing = drawing
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        follow_font(self, self._resize)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def _resize(self) -> None:
        side = self.fontMetrics().height() + 6
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(self.width() / 2, self.height() / 2)
            painter.scale(self.width() / 22, self.height() / 22)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ButtonText), 1.5))
            self._drawing(painter)
