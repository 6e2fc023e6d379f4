"""Two plots, one over the other, with one x axis: costs, and diversity below. Knows curves and ranges, no history."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, Signal, Slot
from PySide6.QtWidgets import QGraphicsSceneWheelEvent, QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.plots.axes import CostAxis, PlotAxis, ShareAxis
from sudoku_desktop.ui.plots.events import EventLine, EventLines, EventStrip
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, CurveLook
from sudoku_desktop.ui.plots.marks import (
    Band,
    Crosshair,
    OptimumLine,
    PixelCurves,
    PlaceLine,
    Reading,
    SolvedMark,
)
from sudoku_desktop.ui.plots.scales import MISSING, Scale
from sudoku_desktop.ui.plots.themed import Plot, ThemedPlots
from sudoku_desktop.ui.theme import Theme

CURVE_WIDTH = 1.4
"""Times a curve's own in exported pictures; on the screen only 1 is quick where a curve has many points."""
OVERLAY_WIDTH = 1.0
LEFT_WIDTH = 58
DIVERSITY_SHARE = 3
"""The plot of costs is so many times as high as that of diversity."""
SPARE = 0.05
"""Free space at the right and at the top, as a share of what is shown."""
BELOW = 0.03
"""The same beyond the optimum, unless its label needs more."""


NEAR = 7
"""Pixels from the place's line within which it is taken hold of."""


class _ViewBox(pg.ViewBox):  # type: ignore[misc]
    """The wheel zooms along x, with Ctrl along both; the right button is the menu's.

    A click, or dragging what is at `place_at`, asks for another place.
    """

    place_asked = Signal(float)

    def __init__(self) -> None:
        super().__init__(enableMenu=False)
        self.place_at: float | None = None
        self._is_dragging_place = False

    def is_near_place(self, position: QPointF) -> bool:
        """Whether a position of the scene is where the place's line is."""
        if self.place_at is None:
            return False
        return bool(abs(self.mapViewToScene(QPointF(self.place_at, 0.0)).x() - position.x()) <= NEAR)

    def _ask_place(self, position: QPointF) -> None:
        self.place_asked.emit(self.mapSceneToView(position).x())

    def mouseClickEvent(self, event: Any) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.place_at is not None:
            event.accept()
            self._ask_place(event.scenePos())
        else:
            super().mouseClickEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent, axis: int | None = None) -> None:
        if axis is None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            axis = 0
        super().wheelEvent(event, axis)

    def mouseDragEvent(self, event: Any, axis: int | None = None) -> None:
        if event.isStart():
            is_left = event.button() == Qt.MouseButton.LeftButton
            self._is_dragging_place = is_left and self.is_near_place(event.buttonDownScenePos())
        if event.button() == Qt.MouseButton.RightButton:
            event.ignore()
        elif self._is_dragging_place:
            event.accept()
            self._ask_place(event.scenePos())
        else:
            super().mouseDragEvent(event, axis)


class Canvas(ThemedPlots):
    """Costs over diversity. Heights of costs are given as they are drawn (see `scales`)."""

    zoomed = Signal()
    """A person zoomed or panned."""
    range_changed = Signal()
    pointed_at = Signal(float)
    """The mouse is over this x."""
    pointed_away = Signal()
    place_asked = Signal(float)
    """The timeline is to go to this x."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ci.layout.setVerticalSpacing(2)
        self.cost_axis = CostAxis()
        self.cost_x_axis, self.diversity_x_axis = PlotAxis("bottom"), PlotAxis("bottom")
        self.cost = self._plot(self.cost_axis, self.cost_x_axis)
        self.diversity = self._plot(ShareAxis("left"), self.diversity_x_axis)
        self.diversity.vb.setXLink(self.cost.vb)
        self.diversity.left.setTickDensity(0.3)
        self.ci.layout.setRowStretchFactor(0, DIVERSITY_SHARE)
        self.ci.layout.setRowStretchFactor(1, 1)
        self.curves = {
            look: self.add_curve(self.diversity if look is DIVERSITY else self.cost)
            for look in (MEAN, BEST, BEST_SO_FAR, DIVERSITY)
        }
        self.band = Band(self.cost.vb)
        self.events, self.events_below = EventLines(self.cost.vb), EventLines(self.diversity.vb)
        self.strip = EventStrip(self.cost.vb)
        self.solved = SolvedMark(self.cost.vb)
        self.optimum = OptimumLine(self.cost.vb, self.solved)
        self.crosshair = Crosshair(self.cost.vb, with_box=True)
        self.crosshair_below = Crosshair(self.diversity.vb, with_box=False)
        self._drawn = PixelCurves(self.cost.vb), PixelCurves(self.diversity.vb)
        self.place_lines = (
            PlaceLine(self.cost.vb, with_knob=True),
            PlaceLine(self.diversity.vb, with_knob=False),
        )
        lines = (self.band, self.events, self.events_below, self.strip, self.optimum, self.solved, *self.place_lines)
        self.marks = [*lines, self.crosshair, self.crosshair_below, *self._drawn]
        for plot in (self.cost, self.diversity):
            plot.vb.sigRangeChangedManually.connect(self.zoomed)
            plot.vb.place_asked.connect(self.place_asked)
        self.cost.vb.sigRangeChanged.connect(self.range_changed)
        self.scene().sigMouseMoved.connect(self._mouse_moved)
        self._span = self._diversity_top = 0.0
        self._right = 0.0
        self.set_scale(MISSING, is_log=False)
        self.show_diversity(True)

    def _plot(self, left: PlotAxis, bottom: PlotAxis) -> Plot:
        plot = self.make_plot(_ViewBox(), left, bottom, width=LEFT_WIDTH, gridded=(left,))
        plot.vb.setLimits(xMin=0)
        return plot

    def add_curve(self, plot: Plot | None = None) -> pg.PlotCurveItem:
        """An empty curve; `clear_curve` takes it away again."""
        curve = pg.PlotCurveItem(antialias=False, skipFiniteCheck=True)
        (plot or self.cost).vb.addItem(curve)
        return curve

    def clear_curve(self, curve: pg.PlotCurveItem) -> None:
        self.cost.vb.removeItem(curve)

    # Ranges.

    @property
    def x_range(self) -> tuple[float, float]:
        low, high = self.cost.vb.viewRange()[0]
        return float(low), float(high)

    def fit(self, right: float, span: float, diversity_top: float) -> None:
        """Show everything from x = 0, and heights that differ from the optimum's by up to `span`.

        Ranges move in steps, so that the axes do not run while a run does.
        """
        self._right = _roomy(right, self._right)
        self._span = _roomy(span, self._span)
        steps = (0.05, 0.1, 0.2, 0.5, 1.0)
        self._diversity_top = next((step for step in steps if step >= diversity_top), 1.0)
        optimum, axis = self.optimum.at, self.cost_axis
        label = self.optimum.room_needed(self.cost.vb.height())
        beyond = max(BELOW, label / (1 - label)) * self._span
        low, high = optimum - beyond, optimum + self._span
        if axis.measure.rises:
            low, high = optimum - self._span, optimum + beyond
        self.cost.vb.setRange(xRange=(0.0, self._right), yRange=(low, high), padding=0, update=True)
        below = (-BELOW * self._diversity_top, self._diversity_top * (1 + SPARE))
        self.diversity.vb.setYRange(*below, padding=0)

    def zoom_x(self, factor: float, centre: float) -> None:
        """As the wheel does."""
        self.cost.vb.scaleBy((factor, 1.0), center=QPointF(centre, 0.0))
        self.zoomed.emit()

    def show_diversity(self, shown: bool) -> None:
        """With or without the lower plot; the x axis is under the lowest."""
        if shown and self.diversity.scene() is None:
            self.addItem(self.diversity, 1, 0)
        elif not shown and self.diversity.scene() is not None:
            self.ci.removeItem(self.diversity)
        self.ci.layout.setRowStretchFactor(1, int(shown))
        self._show_x_axis_below()

    def _show_x_axis_below(self) -> None:
        """Only the lowest plot has numbers and a name under it."""
        lowest = self.diversity.scene() is None
        self.cost_x_axis.setStyle(showValues=lowest)
        self.cost_x_axis.showLabel(lowest)
        self.cost_x_axis.setHeight(None if lowest else 6)

    # Looks.

    @Slot(object)
    def dress(self, theme: Theme) -> None:
        super().dress(theme)
        self._show_x_axis_below()
        for look, curve in self.curves.items():
            curve.setPen(look.pen(theme, look.width))

    def show_labels(self, x: str, cost: str, diversity: str) -> None:
        heights = (self.cost_axis, cost), (self.diversity.left, diversity)
        self.name_axes(*heights, (self.cost_x_axis, x), (self.diversity_x_axis, x))
        self._show_x_axis_below()

    def set_whole_x(self, whole: bool) -> None:
        """Whether half a step along x has no meaning."""
        for axis in (self.cost_x_axis, self.diversity_x_axis):
            axis.is_whole = whole
            axis.redraw()
        for plot in (self.cost, self.diversity):
            plot.vb.setLimits(minXRange=4.0 if whole else 1e-5)

    def set_scale(self, scale: Scale, *, is_log: bool) -> None:
        self.cost_axis.measure, self.cost_axis.is_log = scale, is_log
        self.cost_axis.is_whole = scale.is_whole
        self.cost_axis.redraw()
        for mark in self.marks:
            mark.rises = scale.rises
            mark.update()
        text = QCoreApplication.translate("Plot", "solved: {optimum}")
        self.optimum.show_at(float(scale.height(0.0, is_log=is_log)), text.format(optimum=scale.text(0.0)))
        self._span = 0.0

    def forget_range(self) -> None:
        """The next `fit` is exact."""
        self._right = self._span = 0.0

    def show_events(self, lines: Sequence[EventLine], ticks: Sequence[float], text: str) -> None:
        """Lines of restarts and purges, or ticks where they are many, and a word."""
        self.events.show_lines(lines)
        self.events_below.show_lines(lines)
        self.strip.say(lines, ticks, text)

    def show_place(self, x: float | None) -> None:
        for plot, mark in zip((self.cost, self.diversity), self.place_lines, strict=True):
            plot.vb.place_at = x
            mark.show_at(x)

    def show_reading(self, reading: Reading | None) -> None:
        self.crosshair.show_reading(reading)
        self.crosshair_below.show_reading(reading)

    @staticmethod
    def set_curve(curve: pg.PlotCurveItem, x: Series, y: Series) -> None:
        curve.setData(x, y, skipFiniteCheck=True)

    @contextmanager
    def dressed_for_print(self, overlays: Sequence[tuple[CurveLook, pg.PlotCurveItem]] = ()) -> Iterator[None]:
        """Without crosshair and place, and with curves that stand enlarging."""
        place = self.place_lines[0].at
        curves = [(look, OVERLAY_WIDTH, curve) for look, curve in overlays if curve.isVisible()]
        curves += [(look, CURVE_WIDTH * look.width, curve) for look, curve in self.curves.items() if curve.isVisible()]
        for is_below, mark in enumerate(self._drawn):
            mark.curves = [
                (look, width, *curve.getData()) for look, width, curve in curves if (look is DIVERSITY) == is_below
            ]
        self.show_reading(None)
        self.show_place(None)
        with super().dressed_for_print():
            for _, _, curve in curves:
                curve.hide()
            try:
                yield
            finally:
                for mark in self._drawn:
                    mark.curves = ()
                for _, _, curve in curves:
                    curve.show()
                self.show_place(place)

    # Events.

    def _mouse_moved(self, position: QPointF) -> None:
        for plot in (self.cost, self.diversity):
            if plot.scene() is not None and plot.vb.sceneBoundingRect().contains(position):
                shape = Qt.CursorShape.SplitHCursor if plot.vb.is_near_place(position) else Qt.CursorShape.ArrowCursor
                self.viewport().setCursor(shape)
                self.pointed_at.emit(plot.vb.mapSceneToView(position).x())
                return
        self.pointed_away.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.pointed_away.emit()
        return bool(super().eventFilter(watched, event))


def _roomy(needed: float, present: float) -> float:
    """The present bound as long as it fits well, or a new one with some room."""
    return present if present and present / 2 < needed <= present else max(needed, 1e-9) * (1 + SPARE)
