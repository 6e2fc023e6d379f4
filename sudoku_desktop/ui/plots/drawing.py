"""Draws the layers of a figure in the pixels of a view box, on screen and for export.

Everything is drawn in the coordinates of the view box's own rectangle, so that lines and letters have the same size on
screen and in exported charts. There, lines are antialiased and a little wider, because exported charts may be enlarged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sudoku_desktop.figures import (
    Band,
    Bars,
    Cursor,
    CurveLook,
    Figure,
    Goal,
    HeatMap,
    Labels,
    Line,
    Markers,
    Reading,
    Rules,
    Segments,
    Strip,
    Values,
)
from sudoku_desktop.ui.plots.clipping import clipped
from sudoku_desktop.ui.plots.look import (
    AXIS,
    BAND_ALPHA,
    PAD,
    colour_of,
    draw_marker,
    draw_sample,
    line,
    pen_of,
    veil,
)
from sudoku_desktop.ui.theme import Theme, current_theme

PRINT_WIDTH = 1.4
"""Width of thin curves in exported charts; on screen only width 1 is fast for curves with many points."""
STRETCH = 100
"""Points of an antialiased polyline per call: a single polyline of thousands that crosses itself took a second."""
KNOB, CAP, SAMPLE = 5.0, 3.5, 20.0
BAR_ALPHA, READING_ALPHA, GROUND_ALPHA = 150, 240, 225


Polygons = dict[Line, QPolygonF]


def crisp(x: float) -> float:
    """Return the centre of the nearest pixel, where a line is exactly one pixel wide."""
    return round(x - 0.5) + 0.5


def room_for_goal() -> float:
    """Return the height of the text beyond the line of a goal, in pixels."""
    return QFontMetricsF(QGuiApplication.font()).height() + 4


class LayersItem(QGraphicsItem):
    """Graphics item that covers a view box with the layers of a figure and ignores the mouse."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box)
        self._view_box = view_box
        self.figure: Figure | None = None
        self.theme = current_theme()
        self.is_print = False
        self._polygons: tuple[object, Polygons] = (None, {})
        """Cached polygons of thin curves, with the parameters that they were made for."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        view_box.sigResized.connect(self._resized)
        view_box.sigRangeChanged.connect(self._moved)

    def _resized(self) -> None:
        self.prepareGeometryChange()

    def _moved(self) -> None:
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(self._view_box.rect())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.figure is not None:
            (left, right), (bottom, top) = self._view_box.viewRange()
            area, ends = self.boundingRect(), (left, right, bottom, top)
            state = ends, area.size().toTuple(), self.figure.x.scale, self.figure.y.scale
            known = self._polygons[1] if self._polygons[0] == state else {}
            drawing = LayerPainter(painter, area, self.figure, ends, self.theme, self.is_print, known)
            drawing.draw()
            self._polygons = state, drawing.polygons


class LayerPainter:
    """Paints a figure's layers once.

    `ends`: positions of the left, right, bottom and top edge. `known`: polygons of the last painting if its ends were
    the same.
    """

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        figure: Figure,
        ends: tuple[float, float, float, float],
        theme: Theme,
        is_print: bool,
        known: Polygons,
    ) -> None:
        self._known = known
        self.polygons: Polygons = {}
        left, right, bottom, top = ends
        self.painter, self.area, self.figure, self.theme, self.is_print = painter, area, figure, theme, is_print
        self._per_x = area.width() / ((right - left) or 1.0)
        self._per_y = -area.height() / ((top - bottom) or 1.0)
        self._x0, self._y0 = area.left() - left * self._per_x, area.bottom() - bottom * self._per_y

    def draw(self) -> None:
        for layer in self.figure.layers:
            if not (self.is_print and isinstance(layer, Cursor | Reading)):
                self.painter.save()
                self.painter.setFont(QGuiApplication.font())  # also in exported charts
                try:
                    _DRAW[type(layer)](self, layer)
                finally:
                    self.painter.restore()  # restore even after an error, because Qt crashes otherwise

    # Coordinates

    def across(self, x: Any) -> Values:
        """Return the x coordinates of values in pixels, infinite values at the edges."""
        x = np.asarray(x, np.float64)
        places: Values = self._x0 + self._per_x * self.figure.x.scale.position(x)
        return places if np.isfinite(x).all() else _pinned(x, places, self.area.left(), self.area.right())

    def down(self, y: Any) -> Values:
        """Return the y coordinates of values in pixels, infinite values at the edges."""
        y = np.asarray(y, np.float64)
        places: Values = self._y0 + self._per_y * self.figure.y.scale.position(y)
        return places if np.isfinite(y).all() else _pinned(y, places, self.area.bottom(), self.area.top())

    def points(self, layer: Any) -> tuple[Values, Values]:
        """Return the coordinates of a layer's points in pixels, shifted by the layer's offset."""
        return self.across(layer.x) + layer.aside[0], self.down(layer.y) + layer.aside[1]

    def colour(self, look: CurveLook) -> QColor:
        return colour_of(look, self.theme)

    @property
    def metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.painter.font())

    def _smooth(self, is_smooth: bool = True) -> None:
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, is_smooth)

    # Layers

    def _line(self, layer: Line) -> None:
        width, is_smooth = layer.width, self.is_print or not layer.is_thin
        if layer.is_thin:
            width = layer.look.width * (PRINT_WIDTH if self.is_print else 1.0)
        pen = pen_of(layer.look, self.theme, width)
        pen.setCosmetic(not is_smooth)
        if is_smooth:
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self._smooth(is_smooth)
        if not is_smooth:
            polygon = self.polygons[layer] = self._known.get(layer) or _polygon(*self.points(layer))
            self.painter.drawPolyline(polygon)
            return
        x, y = self.points(layer)
        for right, down in clipped(x, y, self.area):
            for begin in range(0, len(right) - 1, STRETCH):
                piece = slice(begin, begin + STRETCH + 1)
                self.painter.drawPolyline(_polygon(right[piece], down[piece]))

    def _segments(self, layer: Segments) -> None:
        x, y = self.points(layer)
        pen = pen_of(layer.look, self.theme, layer.look.width)
        pen.setColor(veil(self.colour(layer.look), layer.alpha))
        self.painter.setPen(pen)
        ends = np.column_stack([x[::2], y[::2], x[1::2], y[1::2]]).tolist()
        self.painter.drawLines([QLineF(*each) for each in ends])

    def _band(self, layer: Band) -> None:
        if not len(layer.x):
            return
        across = self.across(layer.x)
        # one point per pixel, because more are slow to fill
        columns = np.flatnonzero(np.diff(np.floor(across), prepend=-np.inf))
        edges = np.sort(np.stack([self.down(layer.low), self.down(layer.high)]), axis=0)
        upper, lower = np.minimum.reduceat(edges[0], columns), np.maximum.reduceat(edges[1], columns)
        across = across[columns]
        down = np.clip(np.concatenate([upper, lower[::-1]]), self.area.top() - 1, self.area.bottom() + 1)
        self.painter.setClipRect(self.area)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(veil(self.colour(layer.look), BAND_ALPHA))
        self.painter.drawPolygon(_polygon(np.concatenate([across, across[::-1]]), down))

    def _markers(self, layer: Markers) -> None:
        x, y = self.points(layer)
        colour, ground = self.colour(layer.look), self.theme.plot_background
        if layer.marker == "·":
            self.painter.setPen(QPen(colour, 2 * float(np.max(layer.sizes))))
            self.painter.drawPoints(_polygon(x, y))
            return
        self._smooth()
        if layer.low is not None and layer.high is not None:
            self.painter.setPen(line(colour))
            whiskers = np.column_stack([x, self.down(layer.low), self.down(layer.high)]).tolist()
            open_ends = np.column_stack([np.isinf(layer.low), np.isinf(layer.high)]).tolist()
            for (at, low, high), ends in zip(whiskers, open_ends, strict=True):
                self.painter.drawLine(QPointF(at, low), QPointF(at, high))
                for end in (each for each, is_open in zip((low, high), ends, strict=True) if not is_open):
                    self.painter.drawLine(QPointF(at - CAP, end), QPointF(at + CAP, end))
        sizes = np.broadcast_to(layer.sizes, x.shape).tolist()
        if layer.marker in ("●", "△", "▷", "□") and len(sizes) > MANY and not self.is_print:
            self._stamp(layer.marker, sizes[0], colour, ground, x, y)
            return
        for at, radius in zip(zip(x.tolist(), y.tolist(), strict=True), sizes, strict=True):
            draw_marker(self.painter, QPointF(*at), layer.marker, radius, colour, ground)

    def _stamp(self, marker: str, radius: float, colour: QColor, ground: QColor, x: Values, y: Values) -> None:
        """Draw many markers of the same size as copies of one pixmap, which is faster."""
        ratio = self.painter.device().devicePixelRatioF()
        side = 2 * round(1.3 * radius + 3)
        stamp = pg.QtGui.QPixmap(round(side * ratio), round(side * ratio))
        stamp.setDevicePixelRatio(ratio)
        stamp.fill(Qt.GlobalColor.transparent)
        with QPainter(stamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_marker(painter, QPointF(side / 2, side / 2), marker, radius, colour, ground)
        for corner in zip((x - side / 2).tolist(), (y - side / 2).tolist(), strict=True):
            self.painter.drawPixmap(QPointF(*corner), stamp)

    def _bars(self, layer: Bars) -> None:
        colour = self.colour(layer.look)
        self.painter.setPen(line(colour))
        pattern = Qt.BrushStyle.BDiagPattern
        self.painter.setBrush(QBrush(colour, pattern) if layer.is_hatched else QBrush(veil(colour, BAR_ALPHA)))
        if np.isinf(layer.top).any():  # a shaded interval
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(veil(colour, BAND_ALPHA))
        edges = self.across(layer.left), self.down(layer.top), self.across(layer.right), self.down(layer.bottom)
        for left, top, right, bottom in np.round(np.column_stack(edges)).tolist():
            if bottom > top:
                self.painter.drawRect(QRectF(QPointF(left + 0.5, top + 0.5), QPointF(right - 0.5, bottom - 0.5)))

    def _heat_map(self, layer: HeatMap) -> None:
        metrics, theme = self.metrics, self.theme
        for (column, row), cell in layer.cells.items():
            left, right = self.across([column - 0.5, column + 0.5]).tolist()
            bottom, top = self.down([row - 0.5, row + 0.5]).tolist()
            rect = QRectF(QPointF(left, top), QPointF(right, bottom))
            self.painter.fillRect(rect, QColor(*cell.ground) if cell.ground else theme.plot_background)
            self.painter.setPen(line(theme.plot_grid))
            self.painter.drawRect(rect)
            self.painter.setPen(QColor(*cell.ink) if cell.ink else theme.plot_axis)
            word = cell.word
            if metrics.horizontalAdvance(word) > rect.width() - 2:
                word = metrics.elidedText(word, Qt.TextElideMode.ElideRight, rect.width()) if cell.ink else layer.short
            self.painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, word)

    def _rules(self, layer: Rules) -> None:
        metrics, area = self.metrics, self.area
        self.painter.setPen(pen_of(layer.look, self.theme))
        places = [crisp(each) for each in (self.across if layer.is_upright else self.down)(layer.at).tolist()]
        ends = [*places, area.right()][1:]
        words = layer.words or [""] * len(places)
        for at, end, word in zip(places, ends, words, strict=True):
            if layer.is_upright and area.left() <= at <= area.right() + 1:
                self.painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))
                if word and at + 4 + metrics.horizontalAdvance(word) <= min(end, area.right()):
                    self.painter.drawText(QPointF(at + 4, area.top() + metrics.ascent() + 1), word)
            elif not layer.is_upright and area.top() <= at <= area.bottom():
                self.painter.drawLine(QPointF(area.left(), at), QPointF(area.right(), at))
                self.painter.drawText(QPointF(area.left() + 4, at - 3), word)

    def _labels(self, layer: Labels) -> None:
        metrics, (along, up) = self.metrics, layer.anchor
        self.painter.setPen(self.colour(layer.look))
        x, y = self.points(layer)
        for at, below, word in zip(x.tolist(), y.tolist(), layer.words, strict=True):
            left = at - along * metrics.horizontalAdvance(word)
            top = min(max(below - up * metrics.height(), self.area.top()), self.area.bottom() - metrics.height())
            self.painter.drawText(QPointF(left, top + metrics.ascent()), word)

    def _goal(self, layer: Goal) -> None:
        y = crisp(float(self.down(layer.at)))
        area, metrics = self.area, self.metrics
        if not area.top() <= y <= area.bottom():
            return
        self.painter.setPen(pen_of(AXIS, self.theme))
        self.painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        top = y - metrics.height() - 2 if self.figure.y.rises else y + 2
        aside = 3 * PAD  # distance from a cursor at the edge
        box = QRectF(area.left() + aside, top, area.width() - 2 * aside, metrics.height())
        side = Qt.AlignmentFlag.AlignLeft
        solved = None if layer.solved is None else QPointF(float(self.across(layer.solved)), float(self.down(layer.at)))
        if solved is not None and solved.x() < area.center().x():
            box.setLeft(max(box.left(), solved.x() + aside))
        elif solved is not None:
            side = Qt.AlignmentFlag.AlignRight
            box.setRight(min(box.right(), solved.x() - aside))
        self.painter.fillRect(self.painter.boundingRect(box, side, layer.text), self._ground(GROUND_ALPHA))
        self.painter.drawText(box, side, layer.text)

    def _ground(self, alpha: int) -> QColor:
        return veil(self.theme.plot_background, alpha)

    def _strip(self, layer: Strip) -> None:
        if layer == Strip():
            return
        painter, metrics, area = self.painter, self.metrics, self.area
        height = metrics.height() + 3
        top = area.bottom() - height if self.figure.y.rises else area.top()
        strip = QRectF(area.left(), top, area.width(), height)
        painter.fillRect(strip, self.theme.plot_background)
        text = metrics.elidedText(layer.text, Qt.TextElideMode.ElideRight, strip.width())
        room = strip.right() - (metrics.horizontalAdvance(text) + 2 * PAD if text else 0.0)
        painter.setPen(line(self.theme.plot_restart))
        ticks = (np.unique(np.round(self.across(list(layer.ticks)) - 0.5)) + 0.5).tolist()  # at most one tick per pixel
        ends = strip.top() + 4, strip.bottom() - 4
        painter.drawLines([QLineF(at, ends[0], at, ends[1]) for at in ticks if strip.left() <= at < room])
        places = [crisp(each) for each in self.across([each.x for each in layer.lines]).tolist()]
        for at, following, (_, label, look) in zip(places, [*places, room][1:], layer.lines, strict=True):
            painter.setPen(pen_of(look, self.theme))
            painter.drawLine(QPointF(at, strip.top()), QPointF(at, strip.bottom()))
            if at >= strip.left() and at + metrics.horizontalAdvance(label) + 4 <= min(following, room):
                painter.setPen(self.colour(look))
                painter.drawText(QPointF(at + 3, strip.top() + metrics.ascent() + 1), label)
        painter.setPen(self.theme.plot_axis)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(strip.adjusted(0, 0, -PAD, 0), side, text)

    def _upright(self, x: float, colour: QColor) -> float | None:
        """Draw a vertical line; return its x coordinate in pixels, or None when it is out of view."""
        at = crisp(float(self.across(x)))
        if not self.area.left() <= at <= self.area.right() + 1:
            return None
        self.painter.setPen(line(colour))
        self.painter.drawLine(QPointF(at, self.area.top()), QPointF(at, self.area.bottom()))
        return at

    def _cursor(self, layer: Cursor) -> None:
        at = self._upright(layer.at, self.theme.cursor_ring)
        if at is not None and layer.has_knob:
            self._smooth()
            self.painter.setBrush(self.theme.cursor_ring)
            self.painter.drawEllipse(QPointF(at, self.area.bottom() - KNOB), KNOB, KNOB)

    def _reading(self, layer: Reading) -> None:
        at = self._upright(layer.x, self.theme.plot_axis)
        if at is None or not layer.heading:
            return
        painter, metrics, area = self.painter, self.metrics, self.area
        height, indent = metrics.height() + 1, SAMPLE + PAD
        rows = [(None, text) for text in layer.heading] + list(layer.figures)
        width = 2 * PAD + max(metrics.horizontalAdvance(text) + (indent if look else 0.0) for look, text in rows)
        left = at + 8 if at + 8 + width <= area.right() else at - 8 - width
        left = min(max(left, area.left() + 2), area.right() - width - 2)
        tall = height * len(rows) + 2 * PAD
        box = QRectF(left, area.bottom() - 6 - tall if self.figure.y.rises else area.top() + 6, width, tall)
        path = QPainterPath()
        path.addRoundedRect(box, 4, 4)
        self._smooth()
        painter.fillPath(path, self._ground(READING_ALPHA))
        painter.setPen(line(self.theme.plot_restart))
        painter.drawPath(path)
        self._smooth(False)
        top = box.top() + PAD
        for look, text in rows:
            if look is not None:
                draw_sample(painter, QRectF(box.left() + PAD, top, SAMPLE, height), look, self.theme)
            painter.setPen(self.theme.plot_axis)
            painter.drawText(QPointF(box.left() + PAD + (indent if look else 0.0), top + metrics.ascent()), text)
            top += height


MANY = 200
"""Number of markers from which they are drawn as copies of a pixmap."""


def _polygon(x: Values, y: Values) -> QPolygonF:
    polygon: QPolygonF = pg.functions.arrayToQPolygonF(x, y) if len(x) else QPolygonF()
    return polygon


def _pinned(values: Values, places: Values, low: float, high: float) -> Values:
    return np.where(np.isneginf(values), low, np.where(np.isposinf(values), high, np.nan_to_num(places)))


_DRAW: dict[type, Callable[[LayerPainter, Any], None]] = {
    Line: LayerPainter._line,
    Segments: LayerPainter._segments,
    Band: LayerPainter._band,
    Markers: LayerPainter._markers,
    Bars: LayerPainter._bars,
    HeatMap: LayerPainter._heat_map,
    Rules: LayerPainter._rules,
    Labels: LayerPainter._labels,
    Goal: LayerPainter._goal,
    Strip: LayerPainter._strip,
    Cursor: LayerPainter._cursor,
    Reading: LayerPainter._reading,
}
