"""One plot with its axes, drawn from marks in pixels; follows the theme, says what is under the mouse, exports itself.

Vocabulary: a *position* on a logarithmic axis is the decimal logarithm of the number there. Nothing is 0 there; but
runs whose first population holds a solution take 0 generations, so that an axis may have a place of its own for 0.
"""

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from pathlib import Path

import numpy as np
import pyqtgraph as pg
from numpy.typing import ArrayLike
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.numbers import figure
from sudoku_desktop.ui.plots.axes import PlotAxis
from sudoku_desktop.ui.plots.look import DOTTED, CurveLook
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.plots.picture import Picture, drawn
from sudoku_desktop.ui.plots.themed import ThemedPlots
from sudoku_desktop.ui.plots.words import tick
from sudoku_desktop.ui.theme import Theme, current_theme, theme_switch
from sudoku_desktop.ui.widgets.seen import WhenSeen
from sudoku_desktop.ui.widgets.tool_tip import literal

LEFT_WIDTH = 66
PIXELS_A_NUMBER = 46
"""The least room of a number on a logarithmic axis."""
FREE_BESIDE_ZERO = 0.15
"""The least distance of another number from 0's."""
LEVEL = CurveLook("restart", DOTTED)
"""Where a level ends."""


def position(numbers: ArrayLike, zero: float = 0.0) -> Series:
    """Where numbers lie on a logarithmic axis; 0 lies at `zero`."""
    values = np.asarray(numbers, dtype=np.float64)
    return np.where(values > 0, np.log10(np.where(values > 0, values, 1.0)), zero)


class LogAxis(PlotAxis):
    """Powers of ten, and their double and fivefold where there is room; `zero` is the place of 0, if it has one."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.zero: float | None = None

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        most = max(2.0, size / PIXELS_A_NUMBER)
        first, last = floor(low) - 1, ceil(high) + 1
        stride = max(1, ceil((high - low) / most))
        steps = (1, 2, 5) if 3 * (high - low) <= most else (1,)
        powers = range(first - first % stride, last + 1, stride)
        places = [power + log10(step) for power in powers for step in steps if power >= 0 or not self.is_whole]
        if self.zero is not None:
            places = [self.zero, *(place for place in places if place > self.zero + FREE_BESIDE_ZERO)]
        return [(1.0, [place for place in places if low <= place <= high])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return ["0" if value == self.zero else self._number(10.0**value) for value in values]

    @staticmethod
    def _number(number: float) -> str:
        return figure(number, 6) if number < 1 else tick(round(number), round(number), round(number))


class LevelLines(Mark):
    """Dotted lines at numbers of one axis, with a word at the end of each."""

    def __init__(self, view_box: pg.ViewBox, *, upright: bool) -> None:
        super().__init__(view_box, height=-5)
        self._upright = upright
        self._lines: Sequence[tuple[float, str]] = ()

    def show_lines(self, lines: Sequence[tuple[float, str]]) -> None:
        """Positions, ascending, and words."""
        self._lines = lines
        self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        metrics = QFontMetricsF(painter.font())
        following = [self.place(at, at) for at, _ in self._lines[1:]]
        ends = [*(place.x() for place in following), area.right()]
        for (at, word), end in zip(self._lines, ends, strict=False):  # no line has an end too
            place = self.place(at, at)
            painter.setPen(LEVEL.pen(theme))
            width = metrics.horizontalAdvance(word)
            if self._upright and area.left() <= place.x() <= area.right():
                x = round(place.x() - 0.5) + 0.5
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
                if x + 4 + width <= min(end, area.right()):
                    painter.drawText(QPointF(x + 4, area.top() + metrics.ascent() + 1), word)
            elif not self._upright and area.top() <= place.y() <= area.bottom():
                y = round(place.y() - 0.5) + 0.5
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
                painter.drawText(QPointF(area.left() + 4, y - 3), word)


class Chart(ThemedPlots):
    """One plot. `marks` draw it; `name_at` says what is at a point of the data."""

    pressed = Signal(QPointF)
    """A point of the data that was clicked."""

    def __init__(self, x_axis: PlotAxis, y_axis: PlotAxis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = pg.ViewBox(enableMenu=False, enableMouse=False)
        self.plot = self.make_plot(box, y_axis, x_axis, width=LEFT_WIDTH, gridded=(x_axis, y_axis))
        self.legend: list[tuple[CurveLook, str]] = []
        self.title = ""
        self.setMouseTracking(True)
        theme_switch().theme_changed.connect(WhenSeen(self, self._dress).ask)

    def _dress(self) -> None:
        self.dress(current_theme())

    @property
    def box(self) -> pg.ViewBox:
        """What marks are drawn in."""
        return self.plot.vb

    def name_at(self, x: float, y: float) -> str:
        """What is at a point of the data, for a tool tip; "" for nothing."""
        return ""

    def label(self, x: str, y: str) -> None:
        self.name_axes((self.plot.bottom, x), (self.plot.left, y))

    def show_range(self, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.box.setRange(xRange=x, yRange=y, padding=0)

    def drawn(self, path: Path) -> Callable[[], None]:
        """What writes what is shown now, as the ending says: .svg, else PNG; it raises NotWrittenError."""
        with self.dressed_for_print():
            return drawn(Picture(self.title, self.legend, self, self.font()), path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            at = self.mapToScene(event.position().toPoint())
            inside = self.box.sceneBoundingRect().contains(at)
            there = self.box.mapSceneToView(at) if inside else None
            if event.type() == QEvent.Type.MouseMove:
                name = self.name_at(there.x(), there.y()) if there else ""
                QToolTip.showText(event.globalPosition().toPoint(), literal(name), self)
            elif event.type() == QEvent.Type.MouseButtonRelease and there is not None:
                self.pressed.emit(QPointF(there))
        return bool(super().eventFilter(watched, event))

    def pixels(self) -> tuple[float, float]:
        """How much of either axis a pixel is."""
        width, height = self.box.viewPixelSize()
        return float(width), float(height)
