"""Draws the layers of a figure in the pixels of a view box, on screen and for export.

Everything is drawn in the coordinates of the view box's own rectangle, so that lines and letters have the same size on
screen and in exported charts. There, lines are antialiased and a little wider, because exported charts may be enlarged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from sudoku_desktop.figures import (
    Band,
    Cursor,
    CurveLook,
    EndNames,
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
    Trap,
    Values,
)
from sudoku_desktop.ui.plots.clipping import clipped
from sudoku_desktop.ui.plots.look import (
    AXIS,
    BAND_ALPHA,
    PAD,
    SAMPLE,
    SMALL,
    colour_of,
    draw_marker,
    draw_sample,
    font,
    ink_of,
    line,
    pen_of,
    veil,
)
from sudoku_desktop.ui.theme import Theme, current_theme

PRINT_WIDTH = 1.4
"""Line width of thin curves in exported charts; on screen only width 1 is fast for curves with many points."""
DASHED_WIDTH, FEW = 1.5, 600
"""Width factor of thin dashed curves, which are faint, and maximum number of points for applying it, as it is slow."""
STRETCH = 100
"""Maximum number of points drawn as one antialiased polyline; thousands of points that cross took a second."""
CAP, BRACKET = 3.5, 5.0
END_GAP = 9.0
"""Distance of a name from the end of its curve, in pixels."""
MARKER_REACH = 5.0
"""Maximum distance, in pixels, by which a marker at an edge extends beyond the chart."""
READING_ALPHA, GROUND_ALPHA = 240, 225


Polygons = dict[Line, QPolygonF]


def crisp(x: float) -> float:
    """Return the centre of the pixel nearest to a coordinate, where a line is exactly one pixel wide."""
    return round(x - 0.5) + 0.5


def width_of_names(layer: EndNames) -> float:
    """Return the width of the margin, in pixels, that names need at the right of the chart."""
    widths = (QFontMetricsF(font(bold=each.is_bold)).horizontalAdvance(each.text) for each in layer.names)
    samples = (SAMPLE + PAD if each.has_sample else 0.0 for each in layer.names)
    return max((END_GAP + one + other for one, other in zip(widths, samples, strict=True)), default=0.0)


class LayersItem(QGraphicsItem):
    """Graphics item that covers a view box, and the margin right of it, with the layers of a figure.

    It ignores the mouse.
    """

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box)
        self._view_box = view_box
        self.figure: Figure | None = None
        self.theme = current_theme()
        self.is_print = False
        self._margin = 0.0
        self._polygons: tuple[object, Polygons] = (None, {})
        """Cached polygons of thin curves, with the parameters that they were made for."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        view_box.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, False)  # names stand in the margin
        view_box.sigResized.connect(self._resized)
        view_box.sigRangeChanged.connect(self._moved)

    def _resized(self) -> None:
        self.prepareGeometryChange()

    def _moved(self) -> None:
        self.update()

    def set_margin(self, margin: float) -> None:
        """Set the width of the margin for the names of curves, in pixels."""
        if margin != self._margin:
            self.prepareGeometryChange()
            self._margin = margin

    def boundingRect(self) -> QRectF:
        reach = MARKER_REACH
        return self._area.adjusted(-reach, -reach, max(reach, self._margin), reach)

    @property
    def _area(self) -> QRectF:
        return QRectF(self._view_box.rect())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.figure is not None and not self._area.isEmpty():
            (left, right), (bottom, top) = self._view_box.viewRange()
            area, ends = self._area, (left, right, bottom, top)
            state = ends, area.size().toTuple(), self.figure.x.scale, self.figure.y.scale
            known = self._polygons[1] if self._polygons[0] == state else {}
            drawing = LayerPainter(painter, area, self.figure, ends, self.theme, self.is_print, known, self._margin)
            drawing.draw()
            self._polygons = state, drawing.polygons


class LayerPainter:
    """Paints a figure's layers once.

    `ends`: positions of the left, right, bottom and top edge. `known`: polygons of the last painting if its ends were
    the same. `margin`: width of the margin right of the area.
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
        margin: float = 0.0,
    ) -> None:
        self._margin = margin
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
                self.painter.setFont(font())  # exported charts need it, too
                if not isinstance(layer, EndNames):
                    reach = MARKER_REACH if isinstance(layer, Markers) else 0.0
                    self.painter.setClipRect(self.area.adjusted(-reach, -reach, reach, reach))
                try:
                    _DRAW[type(layer)](self, layer)
                finally:
                    self.painter.restore()  # restore even after an error, because Qt crashes otherwise

    # Coordinates

    def across(self, x: Any) -> Values:
        """Return the x coordinates of values, in pixels; infinite values are at the edges."""
        x = np.asarray(x, np.float64)
        places: Values = self._x0 + self._per_x * self.figure.x.scale.position(x)
        return places if np.isfinite(x).all() else _finite(x, places, self.area.left(), self.area.right())

    def down(self, y: Any) -> Values:
        """Return the y coordinates of values, in pixels; infinite values are at the edges."""
        y = np.asarray(y, np.float64)
        places: Values = self._y0 + self._per_y * self.figure.y.scale.position(y)
        return places if np.isfinite(y).all() else _finite(y, places, self.area.bottom(), self.area.top())

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
            if layer.look.dashes and len(layer.x) <= FEW:
                width *= DASHED_WIDTH
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
        across, colour = across[columns], veil(self.colour(layer.look), BAND_ALPHA)
        if not self.is_print:
            self._fill(across, upper, lower, colour)
            return
        down = np.clip(np.concatenate([upper, lower[::-1]]), self.area.top() - 1, self.area.bottom() + 1)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPolygon(_polygon(np.concatenate([across, across[::-1]]), down))

    def _fill(self, across: Values, upper: Values, lower: Values, colour: QColor) -> None:
        """Fill the area between two curves by drawing an image, which takes a tenth of the time of a polygon."""
        area = self.area.toAlignedRect()
        x = np.arange(max(area.left(), round(across[0])), min(area.right(), round(across[-1])) + 1)
        y = np.arange(area.top(), area.bottom() + 1)[:, np.newaxis]
        if len(x):
            is_inside = (np.interp(x, across, upper) <= y) & (y < np.interp(x, across, lower))
            parts = colour.red(), colour.green(), colour.blue(), 255
            red, green, blue, alpha = (round(each * colour.alphaF()) for each in parts)
            pixels = is_inside * np.uint32(alpha << 24 | red << 16 | green << 8 | blue)
            image = QImage(pixels.data, len(x), len(y), QImage.Format.Format_ARGB32_Premultiplied)
            self.painter.drawImage(QPointF(x[0], area.top()), image)

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
            if left < self.area.left():  # part of a number is another number
                continue
            top = min(max(below - up * metrics.height(), self.area.top()), self.area.bottom() - metrics.height())
            self.painter.drawText(QPointF(left, top + metrics.ascent()), word)

    def _goal(self, layer: Goal) -> None:
        y = crisp(float(self.down(layer.at)))
        if self.area.top() <= y <= self.area.bottom():
            self.painter.setPen(pen_of(AXIS, self.theme))
            self.painter.drawLine(QPointF(self.area.left(), y), QPointF(self.area.right(), y))
            self.painter.setFont(font(SMALL))
            self.painter.setPen(self.theme.placeholder_text)
            baseline = y + self.metrics.ascent() + 3 if self.figure.y.rises else y - self.metrics.descent() - 3
            self.painter.drawText(QPointF(self.area.left() + PAD, baseline), layer.text)

    def _trap(self, layer: Trap) -> None:
        painter, area = self.painter, self.area
        left, right = self.across([layer.left, layer.right]).tolist()
        if right <= area.left() or left >= area.right():
            return
        stretch = QRectF(QPointF(max(left, area.left()), area.top()), QPointF(min(right, area.right()), area.bottom()))
        painter.fillRect(stretch, self.theme.trap)
        painter.setFont(font(SMALL))
        metrics = self.metrics
        lines = layer.text.split("\n")
        tall, wide = metrics.lineSpacing() * len(lines), max(map(metrics.horizontalAdvance, lines))
        over, room = float(self.down(layer.over)), tall + metrics.height() + 2 * PAD  # with the height of a Strip
        if self.figure.y.rises:  # bracket and text are on the side where no curve is better
            y = crisp(min(over + 2 * PAD, area.bottom() - room))
            top, tips = y + PAD, y - BRACKET
        else:
            y = crisp(max(over - 2 * PAD, area.top() + room))
            top, tips = y - tall - PAD, y + BRACKET
        painter.setPen(line(self.theme.clash_mark, 1.4))
        ends = crisp(stretch.left() + 2), crisp(stretch.right() - 2)
        painter.drawPolyline(
            [QPointF(x, each) for x, each in zip((ends[0], *ends, ends[1]), (tips, y, y, tips), strict=True)]
        )
        start = min(stretch.center().x() - wide / 2, stretch.right() - wide)  # names may be at the right
        painter.setPen(self.theme.plot_axis)
        side = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(max(start, area.left() + 2), top, wide + 1, tall), side, layer.text)

    def _end_names(self, layer: EndNames) -> None:
        painter, area = self.painter, self.area
        names = [each for each in layer.names if float(self.across(each.x)) >= area.left() - 1]
        height = self.metrics.height()
        downs = [min(max(float(self.down(each.y)), area.top()), area.bottom()) for each in names]
        order = sorted(range(len(names)), key=downs.__getitem__)
        centres = apart([downs[index] for index in order], height, area.top(), area.bottom())
        for index, centre in zip(order, centres, strict=True):
            name = names[index]
            left = min(float(self.across(name.x)), area.right()) + END_GAP
            if name.has_sample:
                draw_sample(painter, QRectF(left, centre - height / 2, SAMPLE, height), name.look, self.theme)
                left += SAMPLE + PAD
            painter.setFont(font(bold=name.is_bold))
            painter.setPen(ink_of(name.look, self.theme))
            room = area.right() + self._margin - left
            text = self.metrics.elidedText(name.text, Qt.TextElideMode.ElideMiddle, room)
            box = QRectF(left, centre - height / 2, self.metrics.horizontalAdvance(text), height)
            painter.fillRect(box, veil(self.theme.plot_background, GROUND_ALPHA))
            painter.drawText(QPointF(left, centre - height / 2 + self.metrics.ascent()), text)

    def _strip(self, layer: Strip) -> None:
        if layer == Strip():
            return
        painter, area = self.painter, self.area
        painter.setFont(font(SMALL))
        metrics = self.metrics
        height = metrics.height() + 3
        top = area.bottom() - height if self.figure.y.rises else area.top()
        strip = QRectF(area.left(), top, area.width(), height)
        text = metrics.elidedText(layer.text, Qt.TextElideMode.ElideRight, strip.width() - 2 * PAD)
        room = strip.right() - (metrics.horizontalAdvance(text) + 2 * PAD if text else 0.0)
        has_lines = bool(layer.lines or len(layer.ticks))
        painter.fillRect(strip if has_lines else strip.adjusted(room, 0, 0, 0), self.theme.plot_background)
        painter.setPen(line(self.theme.plot_restart))
        ticks = (np.unique(np.round(self.across(list(layer.ticks)) - 0.5)) + 0.5).tolist()  # at most one tick per pixel
        ends = strip.top() + 4, strip.bottom() - 4
        painter.drawLines([QLineF(at, ends[0], at, ends[1]) for at in ticks if strip.left() <= at < room])
        places = [crisp(each) for each in self.across([each.x for each in layer.lines]).tolist()]
        free, crowded = set[CurveLook](), dict[CurveLook, tuple[float, str]]()
        for at, following, (_, label, look) in zip(places, [*places, room][1:], layer.lines, strict=True):
            painter.setPen(pen_of(look, self.theme))
            painter.drawLine(QPointF(at, strip.top()), QPointF(at, strip.bottom()))
            end = at + metrics.horizontalAdvance(label) + 4
            if strip.left() <= at and end <= min(following, room):
                free.add(look)
                painter.setPen(self.colour(look))
                painter.drawText(QPointF(at + 3, strip.top() + metrics.ascent() + 1), label)
            elif strip.left() <= at and end <= room:
                crowded.setdefault(look, (at, label))
        for look in crowded.keys() - free:  # of lines too close for labels, only the first is labelled
            at, label = crowded[look]
            box = QRectF(at + 2, strip.top(), metrics.horizontalAdvance(label) + 2, height)
            painter.fillRect(box, self.theme.plot_background)
            painter.setPen(self.colour(look))
            painter.drawText(QPointF(at + 3, strip.top() + metrics.ascent() + 1), label)
        painter.setPen(self.theme.placeholder_text)
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
        self._upright(layer.at, self.theme.cursor_ring)

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
        painter.fillPath(path, veil(self.theme.plot_background, READING_ALPHA))
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
"""Number of markers above which they are drawn as copies of a pixmap."""


def apart(places: Sequence[float], least: float, low: float, high: float) -> list[float]:
    """Return ascending positions, moved apart by at least `least`, and by half of that from both ends, if possible."""
    moved = list(places)
    for index, place in enumerate(places):
        moved[index] = max(place, moved[index - 1] + least if index else low + least / 2)
    for index in range(len(moved) - 1, -1, -1):
        limit = moved[index + 1] - least if index + 1 < len(moved) else high - least / 2
        moved[index] = min(moved[index], limit)
    return moved


def _polygon(x: Values, y: Values) -> QPolygonF:
    polygon: QPolygonF = pg.functions.arrayToQPolygonF(x, y) if len(x) else QPolygonF()
    return polygon


def _finite(values: Values, places: Values, low: float, high: float) -> Values:
    """Return places with those of −∞ and ∞ at the edges `low` and `high`."""
    return np.where(np.isneginf(values), low, np.where(np.isposinf(values), high, np.nan_to_num(places)))


_DRAW: dict[type, Callable[[LayerPainter, Any], None]] = {
    Line: LayerPainter._line,
    Segments: LayerPainter._segments,
    Band: LayerPainter._band,
    Markers: LayerPainter._markers,
    HeatMap: LayerPainter._heat_map,
    Rules: LayerPainter._rules,
    Labels: LayerPainter._labels,
    EndNames: LayerPainter._end_names,
    Goal: LayerPainter._goal,
    Trap: LayerPainter._trap,
    Strip: LayerPainter._strip,
    Cursor: LayerPainter._cursor,
    Reading: LayerPainter._reading,
}
