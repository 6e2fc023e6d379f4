"""A small plot of the run that evolves an open solution: its best and mean cost, generation after generation."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui.theme import current_theme, theme_switch

MOST_POINTS = 400
"""Of more, every second one goes: the widget is not much wider."""
MOST_AT_ONCE = 100
"""As many of a snapshot's generations are drawn, evenly spread."""
LEAST = QSize(90, 56)
MARGIN = 5.0

Point = tuple[float, float]
"""A generation and a cost."""


class FitnessLine(QWidget):
    """Follows one run; the lines differ in their strokes, not by colour alone, and are named at their ends."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._best: list[Point] = []
        self._mean: list[Point] = []
        self.setMinimumSize(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Best and mean cost of the generations"))
        self.setToolTip(self.tr("The run that evolves the solved grid: best and mean cost; 0 is solved"))
        theme_switch().theme_changed.connect(self.update)

    @property
    def best(self) -> tuple[Point, ...]:
        """The generations that are drawn, each with its best cost."""
        return tuple(self._best)

    def clear(self) -> None:
        self._best, self._mean = [], []
        self.update()

    def extend(self, snapshot: Snapshot) -> None:
        """The run has gone on; what is not younger than the last is of another run."""
        trace = snapshot.trace
        if not len(trace):
            return
        if self._best and trace.first <= self._best[-1][0]:
            self.clear()
        count = min(len(trace), MOST_AT_ONCE)
        for place in np.linspace(0, len(trace) - 1, count).round().astype(int).tolist():
            generation = trace.first + place
            self._best.append((generation, float(trace.best[place])))
            self._mean.append((generation, float(trace.mean[place])))
        for line in (self._best, self._mean):
            if len(line) > MOST_POINTS:
                del line[1:-1:2]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.plot_background)
        painter.setPen(theme.plot_grid)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 0.8)
        painter.setFont(font)
        self._draw(painter, self._mean, theme.plot_mean, Qt.PenStyle.DashLine)
        self._draw(painter, self._best, theme.plot_best, Qt.PenStyle.SolidLine)
        self._name_lines(painter, theme.plot_mean, theme.plot_best)
        painter.end()

    def _draw(self, painter: QPainter, line: list[Point], colour: QColor, style: Qt.PenStyle) -> None:
        if not line:
            return
        longest = max(self._best[-1][0], 1)
        highest = max(cost for _, cost in (*self._best, *self._mean)) or 1
        width, height = self.width() - 2 * MARGIN, self.height() - 2 * MARGIN
        points = [
            QPointF(MARGIN + width * generation / longest, MARGIN + height * (1 - cost / highest))
            for generation, cost in line
        ]
        painter.setPen(QPen(colour, 1.6, style))
        if len(points) > 1:
            painter.drawPolyline(QPolygonF(points))
        else:
            painter.drawEllipse(points[0], 2.0, 2.0)

    def _name_lines(self, painter: QPainter, mean: QColor, best: QColor) -> None:
        """A key in the upper right corner, where falling lines leave room."""
        height = painter.fontMetrics().height()
        keys = ((self.tr("mean"), mean, Qt.PenStyle.DashLine), (self.tr("best"), best, Qt.PenStyle.SolidLine))
        for row, (text, colour, style) in enumerate(keys):
            top = MARGIN + row * height
            area = QRectF(0, top, self.width() - MARGIN, height)
            width = painter.fontMetrics().horizontalAdvance(text)
            painter.setPen(current_theme().plot_axis)
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)
            right = area.right() - width - 4
            painter.setPen(QPen(colour, 1.6, style))
            painter.drawLine(QPointF(right - 16, area.center().y()), QPointF(right, area.center().y()))
