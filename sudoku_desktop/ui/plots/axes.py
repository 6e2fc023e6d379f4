"""pyqtgraph's axis with the ticks and numbers of an Axis, in the user's language."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPen

from sudoku_desktop.figures import Axis, Numbers
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.numbers import figure, percentage, whole
from sudoku_desktop.ui.plots.look import SMALL, font
from sudoku_desktop.ui.theme import Theme, current_theme

LABEL_OVERHANG = 12
"""Maximum length, in pixels, by which a number may extend beyond the end of its axis."""
TICKS = 9
"""Space for ticks between an axis and its numbers, in pixels."""
GAP = 8
"""Minimum distance of words below an axis, in pixels."""
WIDEST_SHARE = 0.45
"""Maximum width of a word beside a left axis, as a share of the chart's width."""
LEFT_WIDTH, LABEL_WIDTH = 62, 30
"""Width of a left axis, and the part of it that is not labels, in pixels for a font of 15 pixels."""
USUAL_FONT = 15.0
BESIDE = 20.0
"""Distance of a name beside an axis from its end, in pixels: half the width of a number."""
BESIDE_DOWN = -2.0
"""Distance of the margin around that name from the axis, in pixels."""
SHORT_FROM = 100_000
"""Largest value of an axis above which its numbers are abbreviated to thousands or millions."""


def tick(value: float, spacing: float, largest: float) -> str:
    """Return the text of an axis number: "200 k" or "1.5 M" on an axis with large numbers, else in full."""
    units = ((1e9, Sentence("{number} G")), (1e6, Sentence("{number} M")), (1e3, Sentence("{number} k")))
    if largest >= SHORT_FROM and value:
        for unit, text in units:
            if largest >= unit and spacing >= unit / 10:
                return in_words(text.with_terms(number=figure(value / unit)))
    if spacing < 1:
        decimals = 1
        while spacing * 10**decimals < 1 - 1e-9 and decimals < 9:
            decimals += 1
        return QLocale().toString(float(value), "f", decimals)
    return whole(value)


class PlotAxis(pg.AxisItem):  # type: ignore[misc]
    """Axis item that shows an Axis."""

    axis = Axis()
    """The displayed axis; a class attribute, because pyqtgraph asks for the label before `__init__` sets it."""

    def __init__(self, orientation: str, axis: Axis | None = None) -> None:
        super().__init__(orientation)
        self._theme = current_theme()
        self.enableAutoSIPrefix(False)
        self.setStyle(hideOverlappingLabels=LABEL_OVERHANG)
        self._show(axis or Axis())

    def show_axis(self, axis: Axis) -> None:
        """Show another Axis; the view box sets the range."""
        if replace(axis, range=self.axis.range) != self.axis:
            self._show(axis)

    def _show(self, axis: Axis) -> None:
        is_labelled = bool(axis.label) and (self.label.isVisible() or not self.axis.label)
        self.axis = axis
        self.setGrid(255 if axis.has_grid else False)
        self.setStyle(maxTickLevel=0 if axis.has_grid else 1 if axis.is_beside else 2)
        self.labelText = axis.label
        self.apply_theme(self._theme)
        self.showLabel(is_labelled)
        self.write()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setPen(theme.plot_axis if self.axis.has_line else QPen(Qt.PenStyle.NoPen))
        self.setTextPen(theme.plot_axis)
        self.setTickPen(theme.plot_grid if self.grid else theme.plot_axis)
        self.setLabel(self.labelText, color=theme.plot_axis.name())

    def write(self) -> None:
        """Apply the application's font, and reserve the space that the labels need."""
        metrics = self.metrics
        self.setTickFont(font(SMALL))
        self.label.setFont(font(SMALL))
        if self.axis.is_beside and self.style["showValues"]:
            self.setHeight(metrics.height() + TICKS)
        if self.orientation == "left" and not (self.axis.has_line or self.axis.label):
            self.setWidth(
                metrics.horizontalAdvance("0.0000" if self.axis.numbers is Numbers.PLAIN else "0,000") + TICKS
            )
        elif self.orientation == "left":
            words = max((self._elided(word, metrics) for word in (self.axis.ticks or {}).values()), key=len, default="")
            widest = metrics.horizontalAdvance(words) + LABEL_WIDTH if words else 0.0
            self.setWidth(max(LEFT_WIDTH / USUAL_FONT * metrics.height(), widest))
        self.resizeEvent()

    @property
    def metrics(self) -> QFontMetricsF:
        return QFontMetricsF(font(SMALL))

    def _elided(self, word: str, metrics: QFontMetricsF) -> str:
        view = self.linkedView()
        room = WIDEST_SHARE * (view.width() + self.width() if view is not None else 600)
        return metrics.elidedText(word, Qt.TextElideMode.ElideMiddle, max(room, 120.0))

    # Overridden methods, called by pyqtgraph

    def boundingRect(self) -> QRectF:
        """Return the bounds extended by half a number at either end, so that the 0 in the corner is not omitted."""
        overhang = LABEL_OVERHANG if self.grid is not False else 0
        return QRectF(super().boundingRect()).adjusted(0, -overhang, 0, overhang)

    def labelString(self) -> str:
        """Return the axis's name, elided to the axis's length so that the other chart's name stays visible."""
        size = self.size()
        if self.axis.is_beside:
            return str(super().labelString())
        length = size.width() if self.orientation == "bottom" else size.height()
        name = str(self.labelText)
        self.labelText = QFontMetricsF(self.label.font()).elidedText(name, Qt.TextElideMode.ElideRight, length - 12)
        text: str = super().labelString()
        self.labelText = name
        return text

    def resizeEvent(self, event: Any = None) -> None:
        if self.label is not None:  # the label is None while Qt destroys the axis
            self.label.setHtml(self.labelString())
        super().resizeEvent(event)
        if self.label is not None and self.axis.is_beside:
            self.label.setPos(self.size().width() + BESIDE, BESIDE_DOWN)

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        levels: list[tuple[float, float]] = super().tickSpacing(low, high, size)
        if self.axis.numbers is Numbers.WHOLE:
            levels = [level for level in levels if level[0] >= 1] or [(1, 0)]
        return levels

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[float]]]:
        axis = self.axis
        if axis.ticks is not None:
            return [(1.0, self._ticks_with_room(axis.ticks, low, high, size))]
        if axis.scale.is_even:
            return super().tickValues(low, high, size)  # type: ignore[no-any-return]
        return [(1.0, axis.scale.ticks(low, high, size, is_whole=axis.numbers is Numbers.WHOLE))]

    def _ticks_with_room(self, ticks: Any, low: float, high: float, size: float) -> list[float]:
        """Return the positions of labels that do not overlap the previous label."""
        metrics = self.metrics
        is_left = self.orientation == "left"
        shown, free = [], -inf
        for place, word in sorted(ticks.items()):
            half = (0.8 * metrics.height() if is_left else metrics.horizontalAdvance(word) + GAP) / 2
            at = (place - low) / (high - low) * size if high > low else 0.0
            if low <= place <= high and at - half >= free - 0.5:
                shown.append(place)
                free = at + half
        return shown

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        axis = self.axis
        if axis.ticks is not None:
            metrics = self.metrics
            return [self._elided(axis.ticks[value], metrics) for value in values]
        return [axis.scale.text(place) or self._number(place, spacing) for place in values]

    def _number(self, place: float, spacing: float) -> str:
        axis = self.axis
        if axis.numbers is Numbers.SHARE:
            return percentage(place)
        if axis.scale.is_even:
            return tick(place, spacing, max(map(abs, self.range)))
        value, largest = axis.scale.value(place), axis.scale.value(max(self.range))
        return figure(value, 6) if value < 1 else tick(round(value), max(1.0, value / 10), largest)
