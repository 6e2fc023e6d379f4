"""What is drawn over the curves in pixels: restarts, purges, the solved mark, crosshair, the timeline's place.

All of it is drawn in the coordinates of the view box's own rectangle, so that lines and letters keep their size
on the screen and in exported pictures.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.plots.clipping import clipped
from sudoku_desktop.ui.plots.look import BAND_ALPHA, OPTIMUM, WORST_BAND, CurveLook, draw_sample, line, veil
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

    def columns(self, x: Series) -> list[float]:
        """The middles of the pixels, each once, at which places along x lie."""
        area = self.boundingRect()
        left, right = self._view_box.viewRange()[0]
        at = area.left() + (x - left) / (right - left) * area.width()
        columns: list[float] = (np.unique(np.round(at - 0.5)) + 0.5).tolist()
        return columns

    def draw_upright(self, painter: QPainter, area: QRectF, x: float | None, pen: QPen) -> float | None:
        """A line from top to bottom at an x of the data; returns where it is in pixels, None where it is not seen."""
        at = crisp(self.place(x).x()) if x is not None else None
        if at is None or not area.left() <= at <= area.right() + 1:
            return None
        painter.setPen(pen)
        painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
        return at

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        painter.setFont(QGuiApplication.font())  # in exported pictures too
        self.draw(painter, self.boundingRect(), self.theme)
        painter.restore()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        raise NotImplementedError


def crisp(x: float) -> float:
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
                for begin in range(0, len(across) - 1, STRETCH):
                    piece = slice(begin, begin + STRETCH + 1)
                    painter.drawPolyline(pg.functions.arrayToQPolygonF(across[piece], down[piece]))


class Band(Mark):
    """Fills the room between two curves, palely, behind all others."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=-6)
        self.curves: tuple[Series, Series, Series] | None = None
        """x, and the two heights."""

    def show_curves(self, curves: tuple[Series, Series, Series] | None) -> None:
        """Fill between these; None fills nothing."""
        if curves is not None or self.curves is not None:
            self.curves = curves
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if self.curves is None:
            return
        x, low, high = self.curves
        if not len(x):
            return
        origin = self.place(0.0, 0.0)
        one = self.place(1.0, 1.0) - origin
        across = origin.x() + one.x() * x
        columns = np.flatnonzero(np.diff(np.floor(across), prepend=-np.inf))  # one point a pixel: more fill slowly
        edges = np.sort(origin.y() + one.y() * np.stack([low, high]), axis=0)
        upper, lower = np.minimum.reduceat(edges[0], columns), np.maximum.reduceat(edges[1], columns)
        across = across[columns]
        around = np.concatenate([across, across[::-1]])
        down = np.clip(np.concatenate([upper, lower[::-1]]), area.top() - 1, area.bottom() + 1)
        painter.setClipRect(area)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil(WORST_BAND.colour_in(theme), BAND_ALPHA))
        painter.drawPolygon(QPolygonF([QPointF(*at) for at in zip(around.tolist(), down.tolist(), strict=True)]))


class PlaceLine(Mark):
    """A line where the timeline is, with a knob that can be dragged."""

    KNOB = 5.0

    def __init__(self, view_box: pg.ViewBox, *, with_knob: bool) -> None:
        super().__init__(view_box, height=25)
        self._with_knob = with_knob
        self.at: float | None = None

    def show_at(self, at: float | None) -> None:
        """Show it at an x of the data; None takes it away."""
        if at != self.at:
            self.at = at
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        at = self.draw_upright(painter, area, self.at, line(theme.cursor_ring))
        if at is not None and self._with_knob:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(theme.cursor_ring)
            painter.drawEllipse(QPointF(at, area.bottom() - self.KNOB), self.KNOB, self.KNOB)


class OptimumLine(Mark):
    """A thin line at the height of a solution, and beyond it, where no curve goes, its name, or what solved it."""

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
        y = crisp(self.place(0.0, self.at).y())
        if not (self.text and area.top() <= y <= area.bottom()):
            return
        painter.setPen(OPTIMUM.pen(theme))
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        metrics = QFontMetricsF(painter.font())
        top = y - metrics.height() - 2 if self.rises else y + 2
        aside = 3 * PAD  # from a place at the end
        box = QRectF(area.left() + aside, top, area.width() - 2 * aside, metrics.height())
        solved = self._solved
        text = solved.text if solved.at is not None else self.text
        is_at_left = True
        if solved.at is not None:
            x = self.place(*solved.at).x()
            is_at_left = x < area.center().x()
            if is_at_left:
                box.setLeft(max(box.left(), x + aside))
            else:
                box.setRight(min(box.right(), x - aside))
        side = Qt.AlignmentFlag.AlignLeft if is_at_left else Qt.AlignmentFlag.AlignRight
        painter.fillRect(painter.boundingRect(box, side, text), _ground(theme))
        painter.drawText(box, side, text)


class SolvedMark(Mark):
    """A ring and a dot where a run reached cost 0; the words stand at the optimum's line."""

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
        painter.setPen(QPen(theme.plot_best_so_far, 2))
        painter.setBrush(theme.plot_background)
        painter.drawEllipse(at, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.plot_best_so_far)
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
        at = self.draw_upright(painter, area, self.reading.x, QPen(theme.plot_axis, 1))
        if at is not None and self._with_box:
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
