"""Two plots of a collection: human ratings against evolution’s, and the puzzles in evolution’s order.

The second is figure 5 of Mantere & Koljonen (2007): puzzles ordered by their mean number of generations, each with a
bar from its shortest to its longest run.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.services.collection_rating import Row
from sudoku_desktop.services.rank_correlation import spearman
from sudoku_desktop.ui.collection.model import Column, columns
from sudoku_desktop.ui.plots.axes import PlotAxis
from sudoku_desktop.ui.plots.charts import Chart, LevelLines, LogAxis, position
from sudoku_desktop.ui.plots.look import BEST, DIVERSITY, MEAN, WORST, CurveLook, line, veil
from sudoku_desktop.ui.plots.marks import Mark
from sudoku_desktop.ui.theme import Theme, current_theme

NEAR = 9.0
"""Pixels within which the mouse means a point."""
RADIUS = 3.2
POINT_WIDTH = 1.3
DISC_ALPHA, BAR_ALPHA = 120, 170
SIGNS = {BEST: "●", MEAN: "△", DIVERSITY: "▷", WORST: "□"}
"""How the points of each look are drawn, in letters: a disc, or towards where the true value lies."""


@dataclass(frozen=True)
class Points:
    """Puzzles as points: their numbers, places, the ends of their bars, and what is a lower bound, as `SIGNS`."""

    numbers: NDArray[np.int64]
    x: Series
    y: Series
    low: Series
    high: Series
    looks: tuple[CurveLook, ...]
    zero: float | None
    """The place of 0 generations, if there are such."""

    def __len__(self) -> int:
        return len(self.numbers)

    def nearest(self, x: float, y: float, pixel: tuple[float, float]) -> int | None:
        if not len(self):
            return None
        distances = np.hypot((self.x - x) / pixel[0], (self.y - y) / pixel[1])
        index = int(np.argmin(distances))
        return index if distances[index] <= NEAR else None


BELOW_LEAST = 0.5
"""How far below the least other number 0 lies."""
_SYMBOLS = {BEST: "o", MEAN: "t1", DIVERSITY: "t2", WORST: "s"}
"""The same for pyqtgraph."""


def coefficient_of_givens(rows: Iterable[Row]) -> float | None:
    """Spearman's between the number of givens and evolution's expected generations; None where there is no order."""
    pairs = [
        (float(row.given_count), inf if figures.expected_generations is None else figures.expected_generations)
        for row in rows
        if (figures := row.evolution) is not None and figures.is_complete
    ]
    try:
        return spearman([givens for givens, _ in pairs], [effort for _, effort in pairs])
    except ValueError:  # too few puzzles, or all alike
        return None


def points_of(rows: Sequence[Row], *, by_mean: bool) -> Points:
    """Those that evolution has rated; `by_mean`: x is the rank from 1, else the human rating, without which there is
    no point.
    """
    known = [row for row in rows if row.evolution is not None and (by_mean or row.rating is not None)]
    figures = [(row, row.evolution) for row in known if row.evolution is not None]
    if by_mean:
        figures.sort(key=lambda pair: (pair[1].generations.mean, pair[0].number))
        x = np.arange(1.0, len(figures) + 1)
    else:
        x = np.array([row.rating for row, _ in figures], dtype=np.float64)
    means = np.array([each.generations.mean for _, each in figures], dtype=np.float64)
    least = np.array([each.generations.min for _, each in figures], dtype=np.float64)
    most = [each.generations.max for _, each in figures]
    above = np.concatenate([means[means > 0], least[least > 0]])
    zero = float(np.log10(above.min())) - BELOW_LEAST if len(above) else 0.0
    has_zero = bool((means == 0).any() or (by_mean and (least == 0).any()))
    return Points(
        numbers=np.array([row.number for row, _ in figures], dtype=np.int64),
        x=x,
        y=position(means, zero),
        low=position(least, zero),
        high=position(most, zero),
        looks=tuple(_look(row.at_least and not by_mean, each.solved < each.runs) for row, each in figures),
        zero=zero if has_zero else None,
    )


class _Cloud(Mark):
    """The points in pixels, for exported pictures; on the screen pyqtgraph's are quicker."""

    def __init__(self, view_box: pg.ViewBox, *, with_bars: bool) -> None:
        super().__init__(view_box, height=0)
        self._with_bars = with_bars
        self.points: Points | None = None

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        points = self.points
        if points is None or not len(points):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._with_bars:
            painter.setPen(line(veil(WORST.colour_in(theme), BAR_ALPHA)))
            for x, low, high in zip(points.x, points.low, points.high, strict=True):
                painter.drawLine(self.place(x, low), self.place(x, high))
        for x, y, look in zip(points.x, points.y, points.looks, strict=True):
            _draw_point(painter, self.place(x, y), look, theme)


class _Rings(Mark):
    """A ring around each chosen point."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=10)
        self.places: Sequence[tuple[float, float]] = ()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(line(theme.plot_axis, 2.0))
        for x, y in self.places:
            painter.drawEllipse(self.place(x, y), 2.4 * RADIUS, 2.4 * RADIUS)


def _draw_point(painter: QPainter, at: QPointF, look: CurveLook, theme: Theme) -> None:
    colour = look.colour_in(theme)
    painter.setPen(line(colour, POINT_WIDTH))
    painter.setBrush(veil(colour, DISC_ALPHA) if look is BEST else Qt.BrushStyle.NoBrush)
    if look is BEST:
        painter.drawEllipse(at, RADIUS, RADIUS)
    elif look is WORST:
        painter.drawRect(QRectF(at.x() - RADIUS, at.y() - RADIUS, 2 * RADIUS, 2 * RADIUS))
    else:
        reach = RADIUS + 1
        upwards, rightwards = ((-1, 1), (1, 1), (0, -1)), ((-1, -1), (-1, 1), (1, 0))
        corners = upwards if look is MEAN else rightwards
        painter.drawPolygon(QPolygonF([QPointF(at.x() + x * reach, at.y() + y * reach) for x, y in corners]))


def _look(human_bound: bool, evolution_bound: bool) -> CurveLook:
    if human_bound and evolution_bound:
        return WORST
    return DIVERSITY if human_bound else MEAN if evolution_bound else BEST


class _CollectionChart(Chart):
    """What the two plots share: points that can be named, chosen and clicked."""

    number_chosen = Signal(int)
    """The number of the puzzle whose point was clicked."""

    def __init__(self, x_axis: PlotAxis, *, by_mean: bool, parent: QWidget | None = None) -> None:
        self._generations_axis = LogAxis("left")
        super().__init__(x_axis, self._generations_axis, parent)
        self._by_mean = by_mean
        self._rows: dict[int, Row] = {}
        self.points = points_of((), by_mean=by_mean)
        self._levels = LevelLines(self.box, upright=False)
        self._cloud, self._rings = _Cloud(self.box, with_bars=by_mean), _Rings(self.box)
        self._cloud.hide()
        self.marks = [self._levels, self._cloud, self._rings]
        self._chosen: frozenset[int] = frozenset()
        self._bars = pg.PlotCurveItem(connect="pairs", skipFiniteCheck=True)
        self.box.addItem(self._bars)
        self._items = {look: pg.ScatterPlotItem(symbol=symbol, pxMode=True) for look, symbol in _SYMBOLS.items()}
        for look, item in self._items.items():
            item.setSize(2 * RADIUS + (0 if look is BEST else 2))
            self.box.addItem(item)
        self.pressed.connect(self._choose_nearest)
        self.show_rows(())
        self.dress(current_theme())

    def show_rows(self, rows: Sequence[Row]) -> None:
        self._rows = {row.number: row for row in rows}
        self.points = points_of(rows, by_mean=self._by_mean)
        points = self.points
        self._cloud.points = points
        self._generations_axis.zero = points.zero
        for look, item in self._items.items():
            chosen = np.array([each is look for each in points.looks], dtype=np.bool_)
            item.setData(points.x[chosen], points.y[chosen])
        if self._by_mean:
            self._bars.setData(np.repeat(points.x, 2), np.column_stack([points.low, points.high]).ravel())
        self.choose(self._chosen)
        heights = np.concatenate([self.points.low, self.points.high] if self._by_mean else [self.points.y])
        low, high = (float(heights.min()), float(heights.max())) if len(heights) else (0.0, 4.0)
        margin = max(0.08 * (high - low), 0.1)
        self.show_range(self._across(), (low - margin, high + margin))
        self.setAccessibleDescription(self._summary())

    def _across(self) -> tuple[float, float]:
        raise NotImplementedError

    def show_levels(self, limits: Sequence[tuple[float, str]]) -> None:
        self._levels.show_lines([(float(position(at)), word) for at, word in limits])

    def choose(self, numbers: frozenset[int]) -> None:
        self._chosen = numbers
        found = np.flatnonzero(np.isin(self.points.numbers, list(numbers)))
        self._rings.places = [(float(self.points.x[index]), float(self.points.y[index])) for index in found]
        self._rings.update()

    @Slot(object)
    def dress(self, theme: Theme) -> None:
        """Put every colour on, those of pyqtgraph's items too."""
        super().dress(theme)
        self._bars.setPen(line(veil(WORST.colour_in(theme), BAR_ALPHA)))
        for look, item in self._items.items():
            colour = look.colour_in(theme)
            item.setPen(line(colour, POINT_WIDTH))
            item.setBrush(veil(colour, DISC_ALPHA) if look is BEST else None)

    @contextmanager
    def dressed_for_print(self) -> Iterator[None]:
        """With points that stand enlarging."""
        drawn = (self._bars, *self._items.values())
        with super().dressed_for_print():
            for item in drawn:
                item.hide()
            self._cloud.show()
            try:
                yield
            finally:
                self._cloud.hide()
                for item in drawn:
                    item.show()

    def _summary(self) -> str:
        return QCoreApplication.translate("Collection", "%n puzzle(s)", "", len(self.points))

    def name_at(self, x: float, y: float) -> str:
        index = self.points.nearest(x, y, self.pixels())
        if index is None:
            return ""
        row = self._rows[int(self.points.numbers[index])]
        translate = QCoreApplication.translate
        texts = [column.text(row) for column in columns()]
        name = " ".join(filter(None, (texts[Column.NUMBER], row.title)))
        text = translate("Collection", "{puzzle}: {rating} {level}, {mean} generations on average")
        if row.rating is None:
            text = translate("Collection", "{puzzle}: {mean} generations on average")
        return text.format(
            puzzle=name,
            rating=texts[Column.RATING],
            level=texts[Column.LEVEL],
            mean=texts[Column.MEAN],
        )

    @Slot(QPointF)
    def _choose_nearest(self, at: QPointF) -> None:
        index = self.points.nearest(at.x(), at.y(), self.pixels())
        if index is not None:
            self.number_chosen.emit(int(self.points.numbers[index]))


class ScatterChart(_CollectionChart):
    """Human ratings across, evolution’s means up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PlotAxis("bottom"), by_mean=False, parent=parent)
        translate = QCoreApplication.translate
        self.label(translate("Collection", "Human rating"), translate("Collection", "Mean generations"))
        self.setAccessibleName(translate("Collection", "Human ratings against evolution’s"))

    def _across(self) -> tuple[float, float]:
        x = self.points.x
        low, high = (float(x.min()), float(x.max())) if len(x) else (1.0, 5.0)
        margin = max(0.06 * (high - low), 0.2)
        translate = QCoreApplication.translate
        names = (
            (BEST, translate("Collection", "Puzzles")),
            (MEAN, translate("Collection", "Mean is a lower bound")),
            (DIVERSITY, translate("Collection", "Rating is a lower bound")),
            (WORST, translate("Collection", "Both are lower bounds")),
        )
        present = set(self.points.looks)
        self.legend = [(look, name) for look, name in names if look in present]
        return low - margin, high + margin


class OrderChart(_CollectionChart):
    """Puzzles by their mean, with bars from the least to the most generations."""

    def __init__(self, parent: QWidget | None = None) -> None:
        axis = PlotAxis("bottom")
        axis.is_whole = True
        super().__init__(axis, by_mean=True, parent=parent)
        translate = QCoreApplication.translate
        self.label(
            translate("Collection", "Puzzles by mean generations"),
            translate("Collection", "Generations: least, mean, most"),
        )
        self.setAccessibleName(translate("Collection", "Puzzles by mean generations"))

    def _across(self) -> tuple[float, float]:
        count = max(len(self.points), 1)
        return 0.5 - 0.02 * count, count + 0.5 + 0.02 * count
