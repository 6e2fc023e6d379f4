"""Marks of the origins of digits: each origin has its own background colour and pattern."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from sudoku_desktop.evolution.explanation.events import Origin
from sudoku_desktop.ui.theme import Theme

HATCH = 4
"""Number of hatching lines across a cell."""
DOTS = 3
"""Number of dots along a cell."""
FAINT = 0.42
"""Opacity of patterns, low enough for digits to stay legible."""


def ground(origin: Origin, theme: Theme) -> QColor | None:
    """Return the background colour of an origin, or None for the board's usual background."""
    return {
        Origin.MOTHER: theme.same_digit,
        Origin.FATHER: theme.changed,
        Origin.BOTH: theme.agreement,
        Origin.CHANGED: theme.clash,
    }.get(origin)


def paint_mark(painter: QPainter, cell: QRectF, origin: Origin, theme: Theme) -> None:
    """Draw the pattern of an origin over a cell of any size."""
    unit = cell.width() / 32
    faint = QColor(theme.note_text)
    faint.setAlphaF(FAINT)
    painter.save()
    painter.setClipRect(cell)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if origin in (Origin.MOTHER, Origin.BOTH):
        painter.setPen(QPen(faint, max(1.0, 1.2 * unit)))
        step = 2 * cell.width() / HATCH
        for number in range(HATCH + 1):
            at = cell.left() + (number - HATCH / 2 + 0.5) * step
            painter.drawLine(QLineF(at, cell.bottom(), at + cell.width(), cell.top()))
    if origin in (Origin.FATHER, Origin.BOTH):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint)
        step = cell.width() / DOTS
        for row in range(DOTS):
            for column in range(DOTS):
                middle = QPointF(cell.left() + (column + 0.5) * step, cell.top() + (row + 0.5) * step)
                painter.drawEllipse(middle, max(0.9, 1.5 * unit), max(0.9, 1.5 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if origin is Origin.CHANGED:
        pen = QPen(theme.clash_mark, max(1.5, 2.2 * unit))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        inset = 2.6 * unit
        painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))
    elif origin is Origin.RANDOM:
        painter.setPen(QPen(theme.note_text, max(1.0, 1.3 * unit)))
        radius = max(1.2, 2.6 * unit)
        painter.drawEllipse(QPointF(cell.right() - 6 * unit, cell.top() + 6 * unit), radius, radius)
    elif origin is Origin.FORCED:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.note_text)
        side = max(1.5, 5 * unit)
        painter.drawRect(QRectF(cell.left() + 3 * unit, cell.top() + 3 * unit, side, side))
    elif origin is Origin.DEAD:
        painter.setPen(QPen(theme.clash_mark, max(1.5, 2.5 * unit), c=Qt.PenCapStyle.RoundCap))
        inner = cell.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
    painter.restore()


def stamp(origin: Origin, side: int, theme: Theme) -> QPixmap:
    """Return the mark as a pixmap for many cells of the same size; drawing 625 marks one by one took 20 ms."""
    stamp = QPixmap(side, side)
    stamp.fill(Qt.GlobalColor.transparent)
    with QPainter(stamp) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_mark(painter, QRectF(0, 0, side, side), origin, theme)
    return stamp


def paint_ring(painter: QPainter, cell: QRectF, theme: Theme) -> None:
    """Draw a ring around a cell that a step touches."""
    width = max(2.0, cell.width() / 11)
    pen = QPen(theme.cursor_ring, width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset))
