"""Lines with intervals over the values of a setting, and maps with a cell for each pair of values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, inf, isfinite, log10

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QGuiApplication, QPainter

from sudoku_desktop.studies.statistics import Estimate
from sudoku_desktop.studies.sweep import Dimension, Measure, Slice
from sudoku_desktop.studies.sweep_figures import shade
from sudoku_desktop.ui.numbers import percentage, rounded
from sudoku_desktop.ui.plots.axes import PlotAxis
from sudoku_desktop.ui.plots.charts import LEFT_WIDTH, Chart
from sudoku_desktop.ui.plots.look import line, overlay_look
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.studying.words import interval_in_words, whole_percentage
from sudoku_desktop.ui.theme import Theme, current_theme

WIDTH, RADIUS, CAP, DODGE = 1.6, 3.5, 3.5, 5.0
"""In pixels: of a line, a point, the end of a bar, and how far lines lie beside one another."""
GAP = 8
MOST_NAMED = 6
MOST_TOLD = 60
"""Estimates that a screen reader is told."""
WIDEST = 150


def no_runs() -> str:
    return QCoreApplication.translate("Runs", "no runs")


class TickAxis(PlotAxis):
    """Just these numbers or words; those that would run into the one before are left out."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.ticks: dict[float, str] = {}

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        metrics = QFontMetricsF(QGuiApplication.font())
        shown, free = [], -inf
        for place, label in self.ticks.items():
            upright = self.orientation == "left"
            half = (metrics.height() if upright else metrics.horizontalAdvance(label) + GAP) / 2
            at = (place - low) / (high - low) * size if high > low else 0.0
            if low <= place <= high and at - half >= free:
                shown.append(place)
                free = at + half
        return [(1.0, shown)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        metrics = QFontMetricsF(QGuiApplication.font())
        return [metrics.elidedText(self.ticks[value], Qt.TextElideMode.ElideRight, WIDEST) for value in values]


class SweepMark(Mark):
    """Draws a slice, as its chart says where and in which words."""

    def __init__(self, chart: SweepChart) -> None:
        super().__init__(chart.box, height=1)
        self._chart = chart

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        cut = self._chart.cut
        if cut is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        (self._draw_map if self._chart.is_map else self._draw_lines)(painter, area, theme, cut)

    def _draw_map(self, painter: QPainter, area: QRectF, theme: Theme, cut: Slice) -> None:
        metrics = QFontMetricsF(painter.font())
        rows = cut.y.labels if cut.y else ("",)
        for column in range(len(cut.x.labels)):
            for row in range(len(rows)):
                cell = QRectF(self.place(column - 0.5, row + 0.5), self.place(column + 0.5, row - 0.5))
                estimate = cut.estimates.get((column, row))
                if estimate is None:
                    ground, ink, word = theme.plot_background, theme.plot_axis, no_runs()
                else:
                    ground, ink = (QColor(*each) for each in shade(cut.goodness(estimate)))
                    word = self._chart.value(estimate)
                painter.fillRect(cell, ground)
                painter.setPen(line(theme.plot_grid))
                painter.drawRect(cell)
                painter.setPen(ink)
                if metrics.horizontalAdvance(word) > cell.width() - 2:
                    word = (
                        "–" if estimate is None else metrics.elidedText(word, Qt.TextElideMode.ElideRight, cell.width())
                    )
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, word)

    def _draw_lines(self, painter: QPainter, area: QRectF, theme: Theme, cut: Slice) -> None:
        lines = len(cut.y.labels) if cut.y else 1
        met = {level for level, _ in cut.estimates}
        painter.setPen(theme.plot_axis)
        for level, x in enumerate(cut.x.places):
            if level not in met:
                self._write(painter, QPointF(self.place(x).x(), area.bottom() - 4), no_runs())
        for number in range(lines):
            look = overlay_look(number)
            before: QPointF | None = None
            for level, x in enumerate(cut.x.places):
                estimate = cut.estimates.get((level, number))
                if estimate is None:
                    continue
                at = self.place(x).x() + (number - (lines - 1) / 2) * DODGE
                low, value, high = (
                    QPointF(at, self.place(x, self._chart.height_of(each)).y())
                    for each in (estimate.low, estimate.value, estimate.high)
                )
                painter.setPen(line(look.colour_in(theme), 1.0))
                if not isfinite(estimate.value):
                    self._write(painter, QPointF(at, area.top() + QFontMetricsF(painter.font()).ascent()), "∞")
                    continue
                painter.drawLine(low, high)
                for end, seen in ((low, True), (high, isfinite(estimate.high))):
                    if seen:
                        painter.drawLine(end - QPointF(CAP, 0), end + QPointF(CAP, 0))
                if before is not None:
                    painter.setPen(look.pen(theme, WIDTH))
                    painter.drawLine(before, value)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.colour_in(theme))
                painter.drawEllipse(value, RADIUS, RADIUS)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                before = value

    @staticmethod
    def _write(painter: QPainter, at: QPointF, word: str) -> None:
        width = QFontMetricsF(painter.font()).horizontalAdvance(word)
        painter.drawText(at - QPointF(width / 2, 0), word)


class SweepChart(Chart):
    """`cut` is what is shown, as a map if it `is_map`."""

    def __init__(self) -> None:
        self._x, self._y = TickAxis("bottom"), TickAxis("left")
        super().__init__(self._x, self._y)
        self.cut: Slice | None = None
        self.is_map = False
        self.marks = [SweepMark(self)]
        self.dress(current_theme())

    def height_of(self, value: float) -> float:
        """Where an estimate lies on the left axis."""
        assert self.cut is not None
        if self.cut.measure is Measure.SOLVED:
            return value
        low, high = self.cut.decades
        return min(max(log10(value), low - 1), high + 1) if value > 0 else low - 1

    def value(self, estimate: Estimate) -> str:
        if self.cut is not None and self.cut.measure is Measure.SOLVED:
            return percentage(estimate.value)
        return rounded(estimate.value) if isfinite(estimate.value) else "∞"

    def show_cut(self, cut: Slice, name: Callable[[Dimension], str], measured: str, *, as_map: bool) -> None:
        """`name`: what a dimension is called; `measured`: what is told of its levels."""
        self.cut, self.is_map = cut, as_map
        if as_map and cut.y is not None:
            columns, rows = len(cut.x.labels), len(cut.y.labels)
            self._x.ticks = dict(enumerate(cut.x.labels))
            self._y.ticks = dict(enumerate(cut.y.labels))
            self.label(name(cut.x), name(cut.y))
            self.show_range((-0.5, columns - 0.5), (-0.5, rows - 0.5))
        else:
            places = cut.x.places
            room = 0.06 * (places[-1] - places[0]) or 0.5
            self._x.ticks = dict(zip(places, cut.x.labels, strict=True))
            self.label(name(cut.x), measured)
            low, high = self._show_left_ticks(cut)
            self.show_range((places[0] - room, places[-1] + room), (low, high))
        metrics = QFontMetricsF(QGuiApplication.font())
        widest = max(min(metrics.horizontalAdvance(label), WIDEST) for label in self._y.ticks.values())
        self._widths[self._y] = max(LEFT_WIDTH, widest + 30) / metrics.height()
        self._write_axes()
        for axis in (self._x, self._y):
            axis.redraw()
        self.legend = [(overlay_look(row), label) for row, label in enumerate(cut.y.labels)] if cut.y else []
        told = [self._told(*key) for key in sorted(cut.estimates)]
        self.setAccessibleDescription("; ".join([measured, *told[:MOST_TOLD]]))
        self.marks[0].update()

    def _show_left_ticks(self, cut: Slice) -> tuple[float, float]:
        if cut.measure is Measure.SOLVED:
            self._y.ticks = {tick / 4: percentage(tick / 4) for tick in range(5)}
            return -0.02, 1.04
        low, high = cut.decades
        steps = (1, 2, 5) if high - low < 3 else (1,)
        numbers = [step * 10.0**power for power in range(floor(low), ceil(high) + 1) for step in steps]
        self._y.ticks = {log10(each): rounded(each) for each in numbers}
        return low - 0.05 * (high - low), high + 0.15 * (high - low)

    def _told(self, column: int, row: int) -> str:
        cut = self.cut
        assert cut is not None
        names = [cut.x.labels[column], *([cut.y.labels[row]] if cut.y else [])]
        estimate = cut.estimates.get((column, row))
        if estimate is None:
            return f"{', '.join(names)}: {no_runs()}"
        told = interval_in_words(estimate, whole_percentage if cut.measure is Measure.SOLVED else rounded)
        runs = QCoreApplication.translate("Runs", "%n run(s)", "", estimate.count)
        return f"{', '.join(names)}: {told}, {runs}"

    def name_at(self, x: float, y: float) -> str:
        """The cell, or what is nearest to the mouse, with intervals and how many runs it comes of."""
        cut = self.cut
        if cut is None:
            return ""
        if self.is_map:
            rows = len(cut.y.labels) if cut.y else 1
            column, row = (min(max(round(at), 0), count - 1) for at, count in ((x, len(cut.x.labels)), (y, rows)))
            return self._told(column, row)
        level = min(range(len(cut.x.places)), key=lambda each: abs(cut.x.places[each] - x))
        found = [(abs(self.height_of(each.value) - y), key) for key, each in cut.estimates.items() if key[0] == level]
        return "\n".join(self._told(*key) for _, key in sorted(found)[:MOST_NAMED])
