"""The plot of a race: the digits that each runner's best so far is missing, over its trials.

Both axes are logarithmic: runners differ by powers of ten, and the last few digits take the longest.
"""

from collections.abc import Sequence
from math import ceil, floor, log10

import numpy as np
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.axes import CostAxis
from sudoku_desktop.ui.plots.charts import Chart, LogAxis, position
from sudoku_desktop.ui.plots.clipping import clipped
from sudoku_desktop.ui.plots.look import CurveLook, line
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.plots.points import stepped
from sudoku_desktop.ui.plots.scales import MISSING
from sudoku_desktop.ui.racing.lane import Lane
from sudoku_desktop.ui.theme import Theme, current_theme

WIDTH = 2.0
END_RADIUS = 4.0
NUMBER = 11.0
"""The room of a number: of lines that end together, they stand side by side."""
BELOW, ABOVE = 0.08, 0.05
STEPS_A_DECADE = 3
"""The right end moves in steps, so that the axis does not run while the race does."""
FIRST_RANGE = (1.0, 3.0)
"""Of the trials, as powers of ten."""
FIRST_TOP = 100.0

Line = tuple[CurveLook, str, Series, Series, bool]
"""Look, number, positions, heights, and whether it ends with a solution."""


class _Lines(Mark):
    """Stepped lines, each with its runner's number at the end, and a disc where the puzzle is solved."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart.box, height=0)
        self.lines: Sequence[Line] = ()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin = self.place(0.0, 0.0)
        one = self.place(1.0, 1.0) - origin
        ends: list[QPointF] = []
        for look, number, x, y, is_solved in self.lines:
            painter.setPen(look.pen(theme, WIDTH))
            for across, down in clipped(origin.x() + one.x() * x, origin.y() + one.y() * y, area):
                painter.drawPolyline(QPolygonF([QPointF(*at) for at in zip(across, down, strict=True)]))
            end = self.place(float(x[-1]), float(y[-1]))
            painter.setPen(line(look.colour_in(theme)))
            if is_solved:
                painter.setBrush(look.colour_in(theme))
                painter.drawEllipse(end, END_RADIUS, END_RADIUS)
            beside = sum((end - other).manhattanLength() < NUMBER for other in ends)
            painter.drawText(end + QPointF((not is_solved) * 4 + beside * NUMBER, -END_RADIUS - 3), number)
            ends.append(end)


class RaceChart(Chart):
    """Shows lanes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        trials, heights = LogAxis("bottom"), CostAxis()
        trials.is_whole = heights.is_log = True
        super().__init__(trials, heights, parent)
        translate = QCoreApplication.translate
        self.title = translate("Race", "Race")
        self.setAccessibleName(translate("Race", "Missing digits of each runner"))
        self.label(translate("Race", "Trials"), translate("Race", "Missing digits"))
        self._waiting = translate("Race", "No race has begun")
        self._lines = _Lines(self)
        self.marks = [self._lines]
        self.show_lanes(())
        self.dress(current_theme())

    @property
    def lines(self) -> Sequence[Line]:
        return self._lines.lines

    def show_lanes(self, lanes: Sequence[Lane]) -> None:
        self.legend = [(lane.look, lane.title) for lane in lanes]
        lines = self._lines.lines = [_line_of(lane) for lane in lanes if lane.has_history]
        low, high = FIRST_RANGE
        left = min((floor(x[0]) for _, _, x, _, _ in lines), default=low)
        right = max([high, *(ceil(x[-1] * STEPS_A_DECADE + 0.2) / STEPS_A_DECADE for _, _, x, _, _ in lines)])
        top = max((float(y[0]) for _, _, _, y, _ in lines), default=log10(FIRST_TOP))
        self.show_range((left, right), (-BELOW * top, top * (1 + ABOVE)))
        self.setAccessibleDescription("\n".join(_in_words(lane) for lane in lanes if lane.has_history) or self._waiting)
        self._lines.update()


def _in_words(lane: Lane) -> str:
    trials = whole(lane.trials)
    if lane.is_solved:
        text = QCoreApplication.translate("Race", "{runner}: solved after {trials} trials")
    else:
        text = QCoreApplication.translate(
            "Race", "{runner}: %n digit(s) missing after {trials} trials", "", lane.missing or 0
        )
    return text.format(runner=lane.title, trials=trials)


def _line_of(lane: Lane) -> Line:
    assert lane.record is not None, "lanes with a history have a record"
    envelope = lane.record.history.envelope()
    heights = MISSING.height(np.minimum.accumulate(envelope.common), is_log=True)
    return (lane.look, str(lane.number), *stepped(position(envelope.trials), heights), lane.is_solved)
