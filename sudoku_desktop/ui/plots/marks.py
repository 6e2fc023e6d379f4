"""What is drawn over the curves in pixels: restarts, purges, the solved mark, crosshair, notes in a corner.

All of it is drawn in the coordinates of the view box's own rectangle, so that lines and letters keep their size
on the screen and in exported pictures.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.plots.clipping import clipped
from sudoku_desktop.ui.plots.look import OPTIMUM, CurveLook, draw_sample
from sudoku_desktop.ui.theme import Theme, current_theme

PAD = 5.0


class Mark(QGraphicsObject):
    """Covers a view box and lets the mouse through."""

    def __init__(self, view_box: pg.ViewBox, height: float) -> None:
        super().__init__(view_box)
        self._view_box = view_box
        self.theme = current_theme()
        self.rises = False
        """Whether the optimum is at the top: words stand at the other end."""
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        view_box.sigResized.connect(self._resized)
        view_box.sigRangeChanged.connect(self._moved)

    def boundingRect(self) -> QRectF:
        return QRectF(self._view_box.rect())

    def _resized(self) -> None:
        self.prepareGeometryChange()

    def _moved(self) -> None:
        self.update()

    def place(self, x: float, y: float = 0.0) -> QPointF:
        """Where a point of the data lies in pixels."""
        area = self.boundingRect()
        (left, right), (bottom, top) = self._view_box.viewRange()
        return QPointF(
            area.left() + (x - left) / (right - left) * area.width(),
            area.bottom() - (y - bottom) / (top - bottom) * area.height(),
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Call `draw`."""
        painter.save()
        painter.setFont(QGuiApplication.font())  # in exported pictures too
        self.draw(painter, self.boundingRect(), self.theme)
        painter.restore()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        """To be overridden."""
        raise NotImplementedError


def _crisp(x: float) -> float:
    """The middle of a pixel: a line there is one pixel wide."""
    return round(x - 0.5) + 0.5


def _ground(theme: Theme, alpha: int = 225) -> QColor:
    colour = QColor(theme.plot_background)
    colour.setAlpha(alpha)
    return colour


STRETCH = 100
"""Points a polyline is given at once: smoothing one of thousands that crosses itself took a second."""


class PixelCurves(Mark):
    """Curves for exported pictures, drawn in pixels and smoothly; on the screen pyqtgraph's are quicker."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=0)
        self.curves: Sequence[tuple[CurveLook, float, Series, Series]] = ()
        """Look, width, and points of each, in the order of drawing."""

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin = self.place(0.0, 0.0)
        one = self.place(1.0, 1.0) - origin
        for look, width, x, y in self.curves:
            pen = look.pen(theme, width)
            pen.setCosmetic(False)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for across, down in clipped(origin.x() + one.x() * x, origin.y() + one.y() * y, area):
                points = [QPointF(*at) for at in zip(across, down, strict=True)]
                for begin in range(0, len(points) - 1, STRETCH):
                    painter.drawPolyline(QPolygonF(points[begin : begin + STRETCH + 1]))


class EventLine(NamedTuple):
    """A restart or a purge: where, in what words, and how it is drawn."""

    x: float
    label: str
    look: CurveLook


class EventLines(Mark):
    """A line at every restart and purge, with the word beside it where no other line crosses it."""

    def __init__(self, view_box: pg.ViewBox, *, labelled: bool) -> None:
        super().__init__(view_box, height=-5)
        self._labelled = labelled
        self.lines: Sequence[EventLine] = ()
        """From left to right."""

    def show_lines(self, lines: Sequence[EventLine]) -> None:
        """Draw these from now on."""
        if lines or self.lines:
            self.lines = lines
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        metrics = QFontMetricsF(painter.font())
        places = [_crisp(self.place(line.x).x()) for line in self.lines]
        for at, following, (_, label, look) in zip(places, [*places, area.right()][1:], self.lines, strict=True):
            painter.setPen(look.pen(theme))
            painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
            if self._labelled and at >= area.left() and at + metrics.height() <= following:
                below = area.bottom() - PAD if self.rises else area.top() + PAD + metrics.horizontalAdvance(label)
                self._write(painter, QPointF(at + 1, below), label, metrics, look.colour_in(theme))

    def _write(self, painter: QPainter, start: QPointF, label: str, metrics: QFontMetricsF, colour: QColor) -> None:
        """Upwards, on the right of the line."""
        painter.save()
        painter.translate(start)
        painter.rotate(-90)
        box = QRectF(-2, 0, metrics.horizontalAdvance(label) + 4, metrics.height())
        painter.fillRect(box, _ground(self.theme))
        painter.setPen(colour)
        painter.drawText(QPointF(0, metrics.ascent()), label)
        painter.restore()


class OptimumLine(Mark):
    """A thin line at the height of a solution, and beyond it, where no curve goes, its name."""

    def __init__(self, view_box: pg.ViewBox, solved: "SolvedMark") -> None:
        super().__init__(view_box, height=-4)
        self._solved = solved
        self.at = 0.0
        self.text = ""

    def show_at(self, at: float, text: str) -> None:
        """Show it at a height of the data."""
        if (at, text) != (self.at, self.text):
            self.at, self.text = at, text
            self.update()

    def room_needed(self, height: float) -> float:
        """By the name, as a share of the plot's height; at most half of it."""
        needed = QFontMetricsF(QGuiApplication.font()).height() + 4
        return min(needed / height, 0.5) if height > 0 else 0.5

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        y = _crisp(self.place(0.0, self.at).y())
        if not (self.text and area.top() <= y <= area.bottom()):
            return
        painter.setPen(OPTIMUM.pen(theme))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        metrics = QFontMetricsF(painter.font())
        top = y - metrics.height() - 2 if self.rises else y + 2
        width = metrics.horizontalAdvance(self.text) + PAD
        is_left_free = self._solved.at is None or self.place(*self._solved.at).x() > area.center().x()
        box = QRectF(area.left() + PAD if is_left_free else area.right() - width, top, width, metrics.height())
        painter.fillRect(box, _ground(theme))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)


class CornerNote(Mark):
    """Lines of text in the corner at the right that is far from the optimum; nothing while there are none."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=20)
        self.text = ""

    def say(self, text: str) -> None:
        """Show a text."""
        if text != self.text:
            self.text = text
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if not self.text:
            return
        metrics = QFontMetricsF(painter.font())
        flags = Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextWordWrap
        needed = metrics.boundingRect(area.adjusted(0, 0, -8 * PAD, 0), flags, self.text)
        width, height = needed.width() + 2 * PAD, needed.height() + PAD
        top = area.bottom() - height - 2 if self.rises else area.top() + 2
        box = QRectF(area.right() - width - 2, top, width, height)
        painter.fillRect(box, _ground(theme))
        painter.setPen(theme.plot_axis)
        painter.drawText(box.adjusted(0, PAD / 2, -PAD, 0), flags, self.text)


class SolvedMark(Mark):
    """A ring and a dot where a run reached cost 0, and the word."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=10)
        self.at: tuple[float, float] | None = None
        self.text = ""

    def show_at(self, at: tuple[float, float] | None, text: str = "") -> None:
        """Show it at a point of the data; None takes it away."""
        if (at, text) != (self.at, self.text):
            self.at, self.text = at, text
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if self.at is None:
            return
        at = self.place(*self.at)
        if not area.adjusted(-2, -2, 2, 2).contains(at):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(painter.font())
        width = metrics.horizontalAdvance(self.text) + 2 * PAD
        left = max(at.x() - width - 8, area.left())
        top = at.y() + 8 if self.rises else at.y() - metrics.height() - 8
        box = QRectF(left, top, width, metrics.height() + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_ground(theme))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(theme.plot_axis)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text)
        painter.setPen(QPen(theme.plot_best, 2))
        painter.setBrush(theme.plot_background)
        painter.drawEllipse(at, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.plot_best)
        painter.drawEllipse(at, 2.5, 2.5)


@dataclass(frozen=True)
class Reading:
    """What the crosshair says: a heading, and a line for each curve with its look."""

    x: float
    heading: Sequence[str]
    figures: Sequence[tuple[CurveLook, str]]

    @property
    def sentence(self) -> str:
        """For whoever hears it."""
        return ", ".join((*self.heading, *(text for _, text in self.figures)))


class Crosshair(Mark):
    """A vertical line at a point, and a box with what is there."""

    SAMPLE = 20.0

    def __init__(self, view_box: pg.ViewBox, *, with_box: bool) -> None:
        super().__init__(view_box, height=30)
        self._with_box = with_box
        self.reading: Reading | None = None

    def show_reading(self, reading: Reading | None) -> None:
        """Show what is at a point; None takes the crosshair away."""
        if reading != self.reading:
            self.reading = reading
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if self.reading is None:
            return
        at = _crisp(self.place(self.reading.x).x())
        if not area.left() <= at <= area.right() + 1:
            return
        painter.setPen(QPen(theme.plot_axis, 1))
        painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
        if self._with_box:
            self._draw_box(painter, area, at, self.reading, theme)

    def _draw_box(self, painter: QPainter, area: QRectF, at: float, reading: Reading, theme: Theme) -> None:
        metrics = QFontMetricsF(painter.font())
        line = metrics.height() + 1
        indent = self.SAMPLE + PAD
        widths = [metrics.horizontalAdvance(text) for text in reading.heading]
        widths += [indent + metrics.horizontalAdvance(text) for _, text in reading.figures]
        width = max(widths) + 2 * PAD
        height = line * len(widths) + 2 * PAD
        left = at + 8 if at + 8 + width <= area.right() else at - 8 - width
        left = min(max(left, area.left() + 2), area.right() - width - 2)
        top = area.bottom() - 6 - height if self.rises else area.top() + 6
        box = QRectF(left, top, width, height)
        path = QPainterPath()
        path.addRoundedRect(box, 4, 4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(path, _ground(theme, 240))
        painter.setPen(QPen(theme.plot_restart, 1))
        painter.drawPath(path)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        y = box.top() + PAD
        for text in reading.heading:
            painter.setPen(theme.plot_axis)
            painter.drawText(QPointF(box.left() + PAD, y + metrics.ascent()), text)
            y += line
        for look, text in reading.figures:
            draw_sample(painter, QRectF(box.left() + PAD, y, self.SAMPLE, line), look, theme)
            painter.setPen(theme.plot_axis)
            painter.drawText(QPointF(box.left() + PAD + indent, y + metrics.ascent()), text)
            y += line
