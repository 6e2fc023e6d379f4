"""Axes whose numbers are the locale's, whole where only whole numbers exist, and costs where the scale is of logs."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from sudoku_desktop.ui.numbers import percentage
from sudoku_desktop.ui.plots.scales import MISSING
from sudoku_desktop.ui.plots.words import tick

LABEL_OVERHANG = 12
"""How far a number may reach over the end of its axis before it is left out."""
_STEPS = (1, 2, 5)
_MOST = 10**9
PIXELS_A_NUMBER = 20
"""The least height of a number on the log scale."""


class PlotAxis(pg.AxisItem):  # type: ignore[misc]
    """Numbers as `tick` writes them; `is_whole` leaves no room for half generations."""

    def __init__(self, orientation: str) -> None:
        super().__init__(orientation)
        self.is_whole = False
        self.enableAutoSIPrefix(False)
        self.setStyle(hideOverlappingLabels=LABEL_OVERHANG)

    def boundingRect(self) -> QRectF:
        """With room for half a number beyond either end, or the 0 in the corner would be left out."""
        overhang = LABEL_OVERHANG if self.grid is not False else 0
        return QRectF(super().boundingRect()).adjusted(0, -overhang, 0, overhang)

    def labelString(self) -> str:
        """The name, shortened where it is longer than the axis: it would run into the other plot's."""
        size = self.size()
        length = size.width() if self.orientation == "bottom" else size.height()
        name = str(self.labelText)  # type: ignore[has-type]  # set by pyqtgraph
        self.labelText = QFontMetricsF(self.label.font()).elidedText(name, Qt.TextElideMode.ElideRight, length - 12)
        text: str = super().labelString()
        self.labelText = name
        return text

    def resizeEvent(self, event: object = None) -> None:
        if self.label is not None:  # it is None already when Qt takes the axis apart
            self.label.setHtml(self.labelString())
        super().resizeEvent(event)

    def redraw(self) -> None:
        """Something about the numbers has changed."""
        self.picture = None
        self.update()

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        levels = super().tickSpacing(low, high, size)
        if not self.is_whole:
            return levels  # type: ignore[no-any-return]
        return [level for level in levels if level[0] >= 1] or [(1, 0)]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [tick(value, spacing, max(map(abs, self.range))) for value in values]


class ShareAxis(PlotAxis):
    """Shares of 1 as percentages, as the line of figures writes them."""

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [percentage(value) for value in values]


class CostAxis(PlotAxis):
    """Costs as a Scale shows them, logarithmic where `is_log`."""

    def __init__(self) -> None:
        super().__init__("left")
        self.is_whole = True
        self.measure = MISSING
        self.is_log = False

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        if not self.is_log:
            return super().tickValues(low, high, size)  # type: ignore[no-any-return]
        scale = self.measure
        lowest, highest = sorted((scale.cost_at(low), scale.cost_at(high)))
        before = 0.0 if scale.rises else scale.optimum  # round numbers are those of the scale or of the distance
        numbers = _log_ticks(lowest + before, highest + before, size / PIXELS_A_NUMBER, before, scale.step)
        return [(1.0, sorted(float(scale.height(number - before, is_log=True)) for number in numbers))]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if not self.is_log:
            return super().tickStrings(values, scale, spacing)
        return [self.measure.text(round(self.measure.cost_at(value), 6)) for value in values]


def _log_ticks(low: float, high: float, most: float, least: float, step: float) -> list[float]:
    """`least` and the 1-2-5 multiples of `step` above it within bounds, powers of ten if they were more than `most`."""
    numbers = [least]
    power = 1
    while step * power <= max(high, 1) and power < _MOST:
        numbers += [each * power * step for each in _STEPS if each * power * step > least + 1e-9]
        power *= 10
    inside = [number for number in numbers if low - 1e-9 <= number <= high + 1e-9]
    if len(inside) > most:
        inside = [number for number in inside if number == least or _is_power_of_ten(number / step)]
    if len(inside) < 2 < most:  # zoomed in between two of them
        spacing = max(10.0 ** np.floor(np.log10(max(high - low, 1e-9) / 2)), 1e-6)
        inside = [float(number) for number in np.arange(np.ceil(low / spacing), np.floor(high / spacing) + 1) * spacing]
    return inside


def _is_power_of_ten(number: float) -> bool:
    return bool(np.isclose(np.log10(number) % 1.0, 0.0, atol=1e-9) or np.isclose(np.log10(number) % 1.0, 1.0))
