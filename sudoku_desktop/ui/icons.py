"""Icons, drawn as vectors in the text colour of the theme."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from sudoku_desktop.logic import Level
from sudoku_desktop.ui.theme import current_theme

Drawing = Callable[[QPainter, QColor], None]
"""Function that draws an icon in the unit square."""
Painting = Callable[[QPainter, QRectF, QIcon.Mode, QIcon.State], None]
LEVEL_ICON = QSize(56, 10)
"""Size of the icon of a level on a button, in logical pixels."""


def _points(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def _outline(painter: QPainter, colour: QColor, width: float = 0.08) -> None:
    """Set a pen with round caps and joins, `width` relative to the icon, and no brush."""
    painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _polygon(painter: QPainter, colour: QColor, *points: tuple[float, float]) -> None:
    painter.setBrush(colour)
    painter.drawPolygon(_points(*points))


def _play(painter: QPainter, colour: QColor) -> None:
    _polygon(painter, colour, (0.24, 0.14), (0.86, 0.5), (0.24, 0.86))


def _pause(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRect(QRectF(0.2, 0.16, 0.22, 0.68))
    painter.drawRect(QRectF(0.58, 0.16, 0.22, 0.68))


def _step(painter: QPainter, colour: QColor) -> None:
    _polygon(painter, colour, (0.16, 0.16), (0.64, 0.5), (0.16, 0.84))
    painter.drawRect(QRectF(0.68, 0.16, 0.16, 0.68))


def _mirrored(drawing: Drawing) -> Drawing:
    """Return the drawing mirrored, so that it points to the left."""

    def draw(painter: QPainter, colour: QColor) -> None:
        painter.translate(1.0, 0.0)
        painter.scale(-1.0, 1.0)
        drawing(painter, colour)

    return draw


def _forward(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour, 0.13)
    painter.drawPolyline(_points((0.36, 0.18), (0.68, 0.5), (0.36, 0.82)))


def _last(painter: QPainter, colour: QColor) -> None:
    _forward(painter, colour)
    painter.drawLine(QPointF(0.84, 0.18), QPointF(0.84, 0.82))


def _stop(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(colour)
    painter.drawRect(QRectF(0.2, 0.2, 0.6, 0.6))


def _pencil(painter: QPainter, colour: QColor) -> None:
    _polygon(painter, colour, (0.66, 0.1), (0.9, 0.34), (0.36, 0.88), (0.1, 0.9), (0.12, 0.64))


def _grid(painter: QPainter, colour: QColor) -> None:
    painter.setPen(QPen(colour, 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(0.12, 0.12, 0.76, 0.76))
    for at in (0.373, 0.627):
        painter.drawLine(QPointF(at, 0.12), QPointF(at, 0.88))
        painter.drawLine(QPointF(0.12, at), QPointF(0.88, at))


def _bulb(painter: QPainter, colour: QColor) -> None:
    painter.setPen(QPen(colour, 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(0.22, 0.08, 0.56, 0.56))
    for height in (0.74, 0.88):
        painter.drawLine(QPointF(0.38, height), QPointF(0.62, height))


def _bolt(painter: QPainter, colour: QColor) -> None:
    _polygon(painter, colour, (0.58, 0.06), (0.2, 0.56), (0.47, 0.56), (0.4, 0.94), (0.8, 0.42), (0.53, 0.42))


def _sliders(painter: QPainter, colour: QColor) -> None:
    painter.setPen(QPen(colour, 0.09))
    painter.setBrush(colour)
    for height, knob in ((0.24, 0.66), (0.5, 0.34), (0.76, 0.58)):
        painter.drawLine(QPointF(0.1, height), QPointF(0.9, height))
        painter.drawEllipse(QPointF(knob, height), 0.07, 0.07)


def _curve(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawPolyline(_points((0.14, 0.1), (0.14, 0.88), (0.92, 0.88)))
    falling = QPainterPath(QPointF(0.26, 0.14))
    falling.cubicTo(QPointF(0.3, 0.6), QPointF(0.5, 0.72), QPointF(0.9, 0.74))
    painter.drawPath(falling)


def _printer(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawRect(QRectF(0.28, 0.1, 0.44, 0.26))
    body = ((0.28, 0.72), (0.12, 0.72), (0.12, 0.36), (0.88, 0.36), (0.88, 0.72), (0.72, 0.72))
    painter.drawPolyline(_points(*body))
    painter.drawRect(QRectF(0.28, 0.56, 0.44, 0.34))


def _flask(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawLine(QPointF(0.34, 0.1), QPointF(0.66, 0.1))
    points = ((0.4, 0.1), (0.4, 0.42), (0.16, 0.9), (0.84, 0.9), (0.6, 0.42), (0.6, 0.1))
    painter.drawPolyline(_points(*points))
    painter.drawLine(QPointF(0.28, 0.66), QPointF(0.72, 0.66))


def _notes(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawRect(QRectF(0.12, 0.12, 0.76, 0.76))
    painter.setBrush(colour)
    for x, y in ((0.32, 0.32), (0.5, 0.32), (0.32, 0.5), (0.68, 0.68)):
        painter.drawEllipse(QPointF(x, y), 0.035, 0.035)


def _undo(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour, 0.09)
    painter.drawPolyline(_points((0.36, 0.14), (0.14, 0.36), (0.36, 0.58)))
    back = QPainterPath(QPointF(0.14, 0.36))
    back.lineTo(QPointF(0.6, 0.36))
    back.cubicTo(QPointF(0.96, 0.36), QPointF(0.96, 0.86), QPointF(0.6, 0.86))
    back.lineTo(QPointF(0.36, 0.86))
    painter.drawPath(back)


def _eraser(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    points = ((0.58, 0.14), (0.88, 0.42), (0.46, 0.84), (0.3, 0.84), (0.12, 0.62), (0.58, 0.14))
    painter.drawPolyline(_points(*points))
    painter.drawLine(QPointF(0.34, 0.4), QPointF(0.64, 0.68))
    painter.drawLine(QPointF(0.46, 0.84), QPointF(0.88, 0.84))


def _tick(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour, 0.12)
    painter.drawPolyline(_points((0.14, 0.54), (0.38, 0.78), (0.86, 0.24)))


def _keyboard(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawRoundedRect(QRectF(0.06, 0.24, 0.88, 0.52), 0.06, 0.06)
    for x in (0.24, 0.5, 0.76):
        painter.drawPoint(QPointF(x, 0.42))
    painter.drawLine(QPointF(0.3, 0.6), QPointF(0.7, 0.6))


def _clipboard(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawRect(QRectF(0.2, 0.18, 0.6, 0.72))
    painter.drawRect(QRectF(0.36, 0.1, 0.28, 0.16))


def _camera(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    points = ((0.1, 0.28), (0.3, 0.28), (0.38, 0.16), (0.62, 0.16), (0.7, 0.28), (0.9, 0.28), (0.9, 0.84), (0.1, 0.84))
    painter.drawPolygon(_points(*points))
    painter.drawEllipse(QPointF(0.5, 0.55), 0.16, 0.16)


def _folder(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    points = ((0.08, 0.2), (0.38, 0.2), (0.48, 0.32), (0.92, 0.32), (0.92, 0.84), (0.08, 0.84))
    painter.drawPolygon(_points(*points))


def _book(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    for outer in (0.08, 0.92):
        points = ((0.5, 0.26), (outer, 0.16), (outer, 0.78), (0.5, 0.88))
        painter.drawPolyline(_points(*points))
    painter.drawLine(QPointF(0.5, 0.26), QPointF(0.5, 0.88))


def _dice(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    painter.drawRoundedRect(QRectF(0.14, 0.14, 0.72, 0.72), 0.12, 0.12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for at in (0.32, 0.5, 0.68):
        painter.drawEllipse(QPointF(at, at), 0.07, 0.07)


def _magnifier(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour, 0.1)
    painter.drawEllipse(QRectF(0.12, 0.12, 0.5, 0.5))
    painter.drawLine(QPointF(0.56, 0.56), QPointF(0.88, 0.88))


def _arrows(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour, 0.09)
    for height, tail, head, barb in ((0.32, 0.1, 0.88, 0.7), (0.68, 0.9, 0.12, 0.3)):
        painter.drawLine(QPointF(tail, height), QPointF(head, height))
        painter.drawPolyline(_points((barb, height - 0.16), (head, height), (barb, height + 0.16)))


def _disk(painter: QPainter, colour: QColor) -> None:
    _outline(painter, colour)
    corners = ((0.14, 0.14), (0.68, 0.14), (0.86, 0.32), (0.86, 0.86), (0.14, 0.86))
    painter.drawPolygon(_points(*corners))
    painter.drawRect(QRectF(0.3, 0.14, 0.34, 0.22))
    painter.drawRect(QRectF(0.28, 0.54, 0.44, 0.32))


class _Engine(QIconEngine):
    """Icon engine that repaints its icon for each size and theme."""

    def __init__(self, painting: Painting) -> None:
        super().__init__()
        self._painting = painting

    def clone(self) -> QIconEngine:
        return _Engine(self._painting)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        return pixmap

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painting(painter, QRectF(rect), mode, state)
        painter.restore()


def painted_icon(painting: Painting) -> QIcon:
    """Return an icon that is repainted for each size and theme; `painting` gets the rectangle to fill."""
    return QIcon(_Engine(painting))


def level_icon(level: Level) -> QIcon:
    """Return a row of dots, one for each level, filled up to this one."""
    return painted_icon(partial(_paint_level, level.rank))


def _paint_level(filled: int, painter: QPainter, rect: QRectF, _mode: QIcon.Mode, _state: QIcon.State) -> None:
    colour, pitch = current_theme().telling_outline, rect.width() / len(Level)
    radius = min(0.37 * pitch, rect.height() / 2 - 1)
    painter.setPen(QPen(colour, 1))
    for place in range(len(Level)):
        painter.setBrush(colour if place < filled else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(rect.left() + (place + 0.5) * pitch, rect.center().y()), radius, radius)


def scale_to_square(painter: QPainter, rect: QRectF) -> None:
    """Map the unit square to the largest centred square of a rectangle."""
    side = min(rect.width(), rect.height())
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side, side)


def paint_icon(painter: QPainter, icon: QIcon, rect: QRect, ink: QColor) -> None:
    """Draw an icon's shape in one colour, whatever its own colours are."""
    pixmap = icon.pixmap(rect.size(), painter.device().devicePixelRatio())
    inked = QPainter(pixmap)
    inked.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    inked.fillRect(QRect(QPoint(), rect.size()), ink)
    inked.end()
    painter.drawPixmap(rect, pixmap)


def _icon(drawing: Drawing) -> QIcon:
    def paint(painter: QPainter, rect: QRectF, mode: QIcon.Mode, state: QIcon.State) -> None:
        theme = current_theme()
        painter.setPen(Qt.PenStyle.NoPen)
        scale_to_square(painter, rect)
        drawing(painter, theme.disabled_text if mode == QIcon.Mode.Disabled else theme.button_text)

    return painted_icon(paint)


play_icon = partial(_icon, _play)
pause_icon = partial(_icon, _pause)
step_icon = partial(_icon, _step)
first_icon = partial(_icon, _mirrored(_last))
back_icon = partial(_icon, _mirrored(_forward))
forward_icon = partial(_icon, _forward)
last_icon = partial(_icon, _last)
stop_icon = partial(_icon, _stop)
pencil_icon = partial(_icon, _pencil)
hint_icon = partial(_icon, _bulb)
grid_icon = partial(_icon, _grid)
bolt_icon = partial(_icon, _bolt)
sliders_icon = partial(_icon, _sliders)
evolve_icon = partial(_icon, _curve)
create_icon = partial(_icon, _printer)
lab_icon = partial(_icon, _flask)
notes_icon = partial(_icon, _notes)
undo_icon = partial(_icon, _undo)
erase_icon = partial(_icon, _eraser)
check_icon = partial(_icon, _tick)
keyboard_icon = partial(_icon, _keyboard)
paste_icon = partial(_icon, _clipboard)
camera_icon = partial(_icon, _camera)
open_icon = partial(_icon, _folder)
samples_icon = book_icon = partial(_icon, _book)
dice_icon = partial(_icon, _dice)
lens_icon = partial(_icon, _magnifier)
race_icon = partial(_icon, _arrows)
save_icon = partial(_icon, _disk)
