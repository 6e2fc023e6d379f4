"""Numbers of the plot in the reader's language."""

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_desktop.ui.numbers import figure, whole
from sudoku_desktop.ui.plots.points import Points

SHORT_FROM = 100_000
"""Axis numbers from here on are written in thousands or millions."""


def tick(value: float, spacing: float, largest: float) -> str:
    """An axis number, exact and short: "200 k" or "1.5 M" where the axis reaches far, else in full."""
    translate = QCoreApplication.translate
    units = ((1e9, translate("Plot", "{number} G")), (1e6, translate("Plot", "{number} M")))
    if largest >= SHORT_FROM and value:
        for unit, text in (*units, (1e3, translate("Plot", "{number} k"))):
            if largest >= unit and spacing >= unit / 10:
                return text.format(number=figure(value / unit))
    if spacing < 1:
        decimals = 1
        while spacing * 10**decimals < 1 - 1e-9 and decimals < 9:
            decimals += 1
        return QLocale().toString(float(value), "f", decimals)
    return whole(value)


def generations_of(points: Points, index: int) -> str:
    """For example "Generation 7", or "Generations 8,001 to 8,016" where a point stands for several."""
    first, last = points.first[index], points.last[index]
    if first == last:
        return QCoreApplication.translate("Plot", "Generation {number}").format(number=whole(last))
    text = QCoreApplication.translate("Plot", "Generations {first} to {last}")
    return text.format(first=whole(first), last=whole(last))
