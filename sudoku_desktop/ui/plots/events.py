"""Restarts and purges over a plot: lines behind the curves, and a strip of words or ticks that no curve crosses."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from sudoku_desktop.ui.plots.look import CurveLook, line
from sudoku_desktop.ui.plots.marks import PAD, Mark, crisp
from sudoku_desktop.ui.theme import Theme


class EventLine(NamedTuple):
    """A restart or a purge: where, in what words, and how it is drawn."""

    x: float
    label: str
    look: CurveLook


class EventLines(Mark):
    """A line at every restart and purge, behind the curves."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=-5)
        self.lines: Sequence[EventLine] = ()
        """From left to right."""

    def show_lines(self, lines: Sequence[EventLine]) -> None:
        if lines or self.lines:
            self.lines = lines
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        for x, _, look in self.lines:
            at = crisp(self.place(x).x())
            painter.setPen(look.pen(theme))
            painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()))


class EventStrip(Mark):
    """Words, beside few lines, or ticks and a number for many; in a strip of its own, far from the optimum."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=8)
        self.lines: Sequence[EventLine] = ()
        self.ticks: Sequence[float] = ()
        self.text = ""

    def say(self, lines: Sequence[EventLine], ticks: Sequence[float], text: str) -> None:
        """Show these; without any of it there is no strip."""
        if (lines, ticks, text) != (self.lines, self.ticks, self.text):
            self.lines, self.ticks, self.text = lines, ticks, text
            self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if not (self.lines or self.ticks or self.text):
            return
        metrics = QFontMetricsF(painter.font())
        height = metrics.height() + 3
        top = area.bottom() - height if self.rises else area.top()
        strip = QRectF(area.left(), top, area.width(), height)
        painter.fillRect(strip, theme.plot_background)
        text = metrics.elidedText(self.text, Qt.TextElideMode.ElideRight, strip.width())
        room = strip.right() - (metrics.horizontalAdvance(text) + 2 * PAD if text else 0.0)
        painter.setPen(line(theme.plot_restart))
        ends = strip.top() + 4, strip.bottom() - 4
        ticks = [at for at in self.columns(np.array(self.ticks)) if strip.left() <= at < room]
        painter.drawLines([QLineF(at, ends[0], at, ends[1]) for at in ticks])
        places = [crisp(self.place(each.x).x()) for each in self.lines]
        for at, following, (_, label, look) in zip(places, [*places, room][1:], self.lines, strict=True):
            painter.setPen(look.pen(theme))
            painter.drawLine(QPointF(at, strip.top()), QPointF(at, strip.bottom()))
            if at >= strip.left() and at + metrics.horizontalAdvance(label) + 4 <= min(following, room):
                painter.setPen(look.colour_in(theme))
                painter.drawText(QPointF(at + 3, strip.top() + metrics.ascent() + 1), label)
        painter.setPen(theme.plot_axis)
        painter.drawText(
            strip.adjusted(0, 0, -PAD, 0), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text
        )
