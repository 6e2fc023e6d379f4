"""A search trajectory network, drawn where both places mean something: digits missing over cells that differ.

A force layout spreads nodes nicely, and says nothing by where they are. Here the height is the number of missing
digits, and the place along x the number of cells that differ from the best that was found, as in the plots of fitness
and distance of T. Jones and S. Forrest, "Fitness distance correlation as a measure of problem difficulty" (ICGA 1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.trajectories import Network
from sudoku_desktop.sentence import Listed, Sentence
from sudoku_desktop.speaking import enumerated
from sudoku_desktop.ui.plots.axes import CostAxis, PlotAxis
from sudoku_desktop.ui.plots.charts import Chart
from sudoku_desktop.ui.plots.look import (
    BEST,
    OPTIMUM,
    OVERLAY_COLOURS,
    CurveLook,
    draw_sample,
    line,
    overlay_look,
    veil,
)
from sudoku_desktop.ui.plots.marks import PAD, Mark
from sudoku_desktop.ui.plots.scales import MISSING
from sudoku_desktop.ui.theme import Theme, current_theme

EDGE_ALPHA = 110
DOT, START, END, RING = 3.0, 5.0, 4.0, 7.0
"""Sizes in pixels: of a dot and of a start's square, and the radius of an end where one way ended and of rings."""
MOST_GROWN = 9.0
"""How much larger an end may be."""
APART = 3.5
"""Places that are the same are drawn up to so many pixels apart, each always the same way."""
NEAR = 10.0
"""Pixels from a node within which it is meant."""
BELOW, ABOVE = 0.1, 0.05
LEAST_TOP = 10.0
LEGEND_SHARE = 0.4
"""Of the width: at the left, above, few ways come by."""


@dataclass(frozen=True)
class Landscape:
    """A network to draw. `groups`: the algorithms' names, in the order of their bits; `here`: where the run is."""

    network: Network
    groups: Sequence[str]
    here: int | None = None

    @property
    def looks(self) -> list[CurveLook]:
        """Of each group; that of locations that several share comes last."""
        count = len(self.groups)
        return [BEST, OPTIMUM] if count == 1 else [*map(group_look, range(count)), OPTIMUM]


def group_look(number: int) -> CurveLook:
    """Of an algorithm among several; solid, because dashes of thousands of lines take long."""
    return CurveLook(overlay_look(number).colour if number < OVERLAY_COLOURS else "worst")


def node_in_words(landscape: Landscape, node: int) -> str:
    """What is missing there, how far it is from the best, and how many ways ended there if they are several.

    Where there are several algorithms, whose ways led there.
    """
    network = landscape.network
    facts = [Sentence("%n digit(s) missing", n=round(network.common[node]))]
    if node != network.best:
        facts.append(Sentence("%n cell(s) differ from the best", n=int(network.distances[node])))
    if (ends := int(network.ends[node])) > 1:
        facts.append(Sentence("%n population(s) ended here", n=ends))
    if len(landscape.groups) > 1:
        bits = int(network.groups[node])
        names = (name for bit, name in enumerate(landscape.groups) if bits >> bit & 1)
        facts.append(Sentence("by {names}", names=Listed(tuple(names))))
    return enumerated(*facts)


class _Nodes(Mark):
    """Edges, and the nodes over them."""

    def __init__(self, box: pg.ViewBox) -> None:
        super().__init__(box, height=0)
        self.landscape: Landscape | None = None
        self.chosen: int | None = None
        self._xs = self._ys = self._aside = np.zeros(0)

    def show_landscape(self, landscape: Landscape | None, chosen: int | None) -> None:
        self.landscape, self.chosen = landscape, chosen
        if landscape is not None:
            network = landscape.network
            self._xs = network.distances.astype(float)
            self._ys = MISSING.height(network.common, is_log=True)
            weights = np.arange(1, network.cells.shape[1] + 1) ** 2
            numbers = network.cells @ weights
            aside = np.stack([numbers % 17, numbers // 17 % 17]) / 8 - 1
            aside[:, network.best] = 0.0
            self._aside = APART * aside
        self.update()

    def points(self) -> tuple[np.ndarray, np.ndarray]:
        """Where the nodes lie in pixels."""
        origin = self.place(0.0, 0.0)
        one = self.place(1.0, 1.0) - origin
        return origin.x() + one.x() * self._xs + self._aside[0], origin.y() + one.y() * self._ys + self._aside[1]

    def nearest(self, at: QPointF) -> int | None:
        """The node near a point in pixels; of several an end, then the nearest."""
        if self.landscape is None or not len(self.landscape.network):
            return None
        across, down = self.points()
        apart = np.hypot(across - at.x(), down - at.y())
        near = np.flatnonzero(apart <= NEAR)
        ends = self.landscape.network.ends[near] > 0
        return int(near[np.lexsort((apart[near], ~ends))[0]]) if len(near) else None

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        landscape = self.landscape
        if landscape is None:
            return
        network, looks = landscape.network, landscape.looks
        across, down = self.points()
        places = [QPointF(*at) for at in zip(across.tolist(), down.tolist(), strict=True)]
        shared = len(landscape.groups)
        owner = np.full(1 << shared, shared)
        owner[1 << np.arange(shared)] = np.arange(shared)
        ends = network.groups[network.edges]
        both, whose = owner[ends[:, 0] & ends[:, 1]], owner[network.groups]
        for number, look in enumerate(looks):
            pen = look.pen(theme)
            pen.setColor(veil(look.colour_in(theme), EDGE_ALPHA))
            painter.setPen(pen)
            edges = network.edges[both == number].tolist()
            painter.drawLines([QLineF(places[one], places[other]) for one, other in edges])
            painter.setPen(QPen(look.colour_in(theme), DOT))
            painter.drawPoints(QPolygonF([places[node] for node in np.flatnonzero(whose == number).tolist()]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.plot_background)
        for node in np.flatnonzero(network.starts).tolist():
            painter.setPen(line(looks[whose[node]].colour_in(theme)))
            at = places[node]
            painter.drawRect(QRectF(at.x() - START / 2, at.y() - START / 2, START, START))
        for node in network.attractors[::-1].tolist():  # the largest over the others
            radius = END + min(MOST_GROWN, 2 * (float(network.ends[node]) ** 0.5 - 1))
            painter.setPen(line(theme.plot_background))
            painter.setBrush(looks[whose[node]].colour_in(theme))
            corners = QPointF(-radius, -radius * 0.7), QPointF(radius, -radius * 0.7), QPointF(0, radius)
            painter.drawPolygon(QPolygonF([places[node] + corner for corner in corners]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rings = [(network.best, theme.plot_best_so_far, 2), (landscape.here, theme.plot_worst, 2)]
        for grown, (marked, colour, width) in enumerate([*rings, (self.chosen, theme.cursor_ring, 3)]):
            if marked is not None:
                painter.setPen(QPen(colour, width))
                painter.drawEllipse(places[marked], RING + 2 * grown, RING + 2 * grown)
        if shared > 1:
            self._draw_legend(painter, area, landscape, theme, has_shared=bool((whose == shared).any()))

    def _draw_legend(
        self, painter: QPainter, area: QRectF, landscape: Landscape, theme: Theme, *, has_shared: bool
    ) -> None:
        names = [*landscape.groups, *[QCoreApplication.translate("Landscape", "Several algorithms")] * has_shared]
        metrics = painter.fontMetrics()
        width = min(max(map(metrics.horizontalAdvance, names)), int(LEGEND_SHARE * area.width()))
        left = area.left() + PAD
        top = area.top() + PAD
        painter.fillRect(QRectF(left, top, width + 34, metrics.height() * len(names)), veil(theme.plot_background, 225))
        for look, name in zip(landscape.looks, names, strict=False):
            draw_sample(painter, QRectF(left, top, 24, metrics.height()), look, theme)
            painter.setPen(theme.plot_axis)
            name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QPointF(left + 30, top + metrics.ascent()), name)
            top += metrics.height()


class NetworkChart(Chart):
    """Shows a Landscape; tells of the node under the mouse, and of one that is clicked."""

    pointed_at = Signal(object)
    """The number of a node; None for nothing."""
    node_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        distance, missing = PlotAxis("bottom"), CostAxis()
        distance.is_whole = missing.is_log = True
        super().__init__(distance, missing, parent)
        translate = QCoreApplication.translate
        self.label(translate("Landscape", "Cells that differ from the best"), MISSING.name)
        self._nodes = _Nodes(self.box)
        self.marks = [self._nodes]
        self.pressed.connect(self._press)
        self.dress(current_theme())

    @property
    def landscape(self) -> Landscape | None:
        return self._nodes.landscape

    @property
    def chosen(self) -> int | None:
        """The node with a ring around it."""
        return self._nodes.chosen

    def show_landscape(self, landscape: Landscape | None, free_cells: int, chosen: int | None = None) -> None:
        """Show it on axes that stay; `chosen`: the node with a ring around it."""
        top = LEAST_TOP if landscape is None else max(LEAST_TOP, float(landscape.network.common.max()))
        height = float(MISSING.height(top, is_log=True))
        self.show_range((-0.03 * free_cells, 1.03 * free_cells), (-BELOW * height, height * (1 + ABOVE)))
        self._nodes.show_landscape(landscape, chosen)

    def choose(self, node: int | None) -> None:
        """Draw a ring around a node, and no other."""
        self._nodes.show_landscape(self.landscape, node)

    def node_at(self, x: float, y: float) -> int | None:
        """The node at a point of the data."""
        return self._nodes.nearest(self._nodes.place(x, y))

    def name_at(self, x: float, y: float) -> str:
        node, landscape = self.node_at(x, y), self.landscape
        self.pointed_at.emit(node)
        return "" if node is None or landscape is None else node_in_words(landscape, node)

    def _press(self, at: QPointF) -> None:
        node = self.node_at(at.x(), at.y())
        if node is not None:
            self.node_chosen.emit(node)
