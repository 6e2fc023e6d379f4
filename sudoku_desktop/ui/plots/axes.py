"""Axes whose numbers are the locale's, whole where only whole numbers exist, and costs where the scale is of logs."""

from collections.abc import Sequence

import numpy as np
import pyqtgraph as pg
from numpy.typing import ArrayLike
from PySide6.QtCore import QRectF

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.plots.words import figure, percentage, tick

LABEL_OVERHANG = 12
"""How far a number may reach over the end of its axis before it is left out."""
_STEPS = (1, 2, 5)
_MOST = 10**9
PIXELS_A_NUMBER = 20
"""The least height of a number on the log scale."""


def to_log(cost: ArrayLike) -> Series:
    """log₁₀(cost + 1): a cost of 0 lies at 0."""
    logs: Series = np.log10(np.asarray(cost, dtype=np.float64) + 1.0)
    return logs


def from_log(height: float) -> float:
    """The cost at a height of the log scale."""
    return float(10.0**height - 1.0)


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
    """Costs, whose heights are `to_log` of them where `is_log`."""

    def __init__(self) -> None:
        super().__init__("left")
        self.is_whole = True
        self.is_log = False

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        if not self.is_log:
            return super().tickValues(low, high, size)  # type: ignore[no-any-return]
        costs = _log_ticks(from_log(low), from_log(high), size / PIXELS_A_NUMBER)
        return [(1.0, [float(to_log(cost)) for cost in costs])]

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if not self.is_log:
            return super().tickStrings(values, scale, spacing)
        return [figure(round(from_log(value), 6)) for value in values]


def _log_ticks(low: float, high: float, most: float) -> list[float]:
    """0 and 1-2-5 numbers within bounds, thinned to powers of ten if there were more than `most`."""
    numbers = [0.0]
    power = 1
    while power <= max(high, 1) and power < _MOST:
        numbers += [float(step * power) for step in _STEPS]
        power *= 10
    inside = [number for number in numbers if low - 1e-9 <= number <= high + 1e-9]
    if len(inside) > most:
        inside = [number for number in inside if number == 0 or np.log10(number).is_integer()]
    if len(inside) < 2 < most:  # zoomed in between two of them
        step = max(10.0 ** np.floor(np.log10(max(high - low, 1e-9) / 2)), 1e-6)
        inside = [float(number) for number in np.arange(np.ceil(low / step), np.floor(high / step) + 1) * step]
    return inside
