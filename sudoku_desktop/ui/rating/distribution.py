"""How the generations of many runs are spread: a histogram, or the share of runs that were done by then (ECDF).

Both have a logarithmic axis of generations: what runs of one puzzle need differs by powers of ten. Runs whose budget
ended first stand in the histogram hatched, with what they spent; the other curve never reaches 100 % then.
"""

from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QWidget

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.ui.numbers import percentage, whole
from sudoku_desktop.ui.plots.axes import PlotAxis, ShareAxis
from sudoku_desktop.ui.plots.charts import Chart, LevelLines, LogAxis, position
from sudoku_desktop.ui.plots.look import BEST, WORST, line, veil
from sudoku_desktop.ui.plots.marks import Mark, PixelCurves
from sudoku_desktop.ui.rating.words import level_limits
from sudoku_desktop.ui.theme import Theme, current_theme

MOST_BARS = 24
FINENESSES = (40, 20, 10, 5)
"""How many bars a power of ten may have; few, so that the bars stay while the runs come in."""
LOWEST = 1 / 6
"""Where the bar of 0 begins on the axis: it goes on to 0.5, and the bar of 1 from there to 1.5."""
ZERO = float(np.log10(LOWEST * 0.5) / 2)
SPARE = 0.15
"""Free space at the top, where the levels are named."""
ECDF_WIDTH = 1.6

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Bins:
    """`edges`: halves between whole numbers of generations, ascending; so many runs, solved or not, between two."""

    edges: Series
    solved: Counts
    unsolved: Counts

    def at(self, generations: float) -> int | None:
        """The number of the bin that holds these generations; None beside all."""
        index = int(np.searchsorted(self.edges, generations)) - 1
        return index if 0 <= index < len(self.solved) else None


def edges_for(least: int, most: int) -> Series:
    """Halves between whole numbers, evenly spaced on a logarithmic axis; each bin holds a number, and one 0 alone."""
    low, high = np.log10(max(least, 1)), np.log10(max(most, 1))
    fineness = next((each for each in FINENESSES if (high - low) * each <= MOST_BARS), FINENESSES[-1])
    powers = np.arange(np.floor(low * fineness), np.floor(high * fineness) + 2)
    edges: Series = np.unique(np.ceil(10.0 ** (powers / fineness) - 1e-9)) - 0.5
    return np.insert(edges, 0, -0.5) if least == 0 else edges


def places_of(edges: Series) -> Series:
    """Where edges lie on the axis: the bar of 0 is as broad as that of 1."""
    return np.log10(np.maximum(edges, LOWEST))


def bins_of(rating: EvolutionaryRating) -> Bins | None:
    """The histogram of a rating; None before a run ended."""
    if not rating.outcomes:
        return None
    generations = np.array([outcome.generations for outcome in rating.outcomes])
    solved = np.array([outcome.solved for outcome in rating.outcomes])
    edges = edges_for(int(generations.min()), int(generations.max()))
    return Bins(edges, np.histogram(generations[solved], edges)[0], np.histogram(generations[~solved], edges)[0])


def ecdf_of(rating: EvolutionaryRating) -> tuple[Series, Series]:
    """Generations, and the share of all runs that were solved by then, as the corners of stairs."""
    solved = np.sort([outcome.generations for outcome in rating.outcomes if outcome.solved])
    last = max((outcome.generations for outcome in rating.outcomes), default=1)
    shares = np.arange(len(solved) + 1) / max(rating.finished, 1)
    return np.append(np.repeat(solved, 2), last), np.repeat(shares, 2)[1:]


class _Bars(Mark):
    """Bars from 0, the unsolved on top of the solved."""

    def __init__(self, view_box: pg.ViewBox) -> None:
        super().__init__(view_box, height=0)
        self.bins: Bins | None = None

    def show_bins(self, bins: Bins | None) -> None:
        self.bins = bins
        self.update()

    def draw(self, painter: QPainter, area: QRectF, theme: Theme) -> None:
        if self.bins is None:
            return
        places = places_of(self.bins.edges)
        for left, right, solved, unsolved in zip(
            places[:-1], places[1:], self.bins.solved.tolist(), self.bins.unsolved.tolist(), strict=True
        ):
            for low, high, look, pattern in (
                (0, solved, BEST, Qt.BrushStyle.SolidPattern),
                (solved, solved + unsolved, WORST, Qt.BrushStyle.BDiagPattern),
            ):
                if high > low:
                    colour = look.colour_in(theme)
                    painter.setPen(line(colour))
                    is_solid = pattern is Qt.BrushStyle.SolidPattern
                    painter.setBrush(QBrush(veil(colour, 150) if is_solid else colour, pattern))
                    top, bottom = self.place(left, high), self.place(right, low)
                    painter.drawRect(
                        QRectF(
                            QPointF(round(top.x()) + 0.5, round(top.y()) + 0.5),
                            QPointF(round(bottom.x()) - 0.5, round(bottom.y()) - 0.5),
                        )
                    )


class DistributionChart(Chart):
    """Shows a rating's runs; `shows_ecdf` tells which way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._share_axis, self._count_axis = ShareAxis("left"), PlotAxis("left")
        self._count_axis.is_whole = True
        self._generations_axis = LogAxis("bottom")
        self._generations_axis.is_whole = True
        super().__init__(self._generations_axis, self._count_axis, parent)
        self._rating: EvolutionaryRating | None = None
        self.bins: Bins | None = None
        self.shows_ecdf = False
        self._levels = LevelLines(self.box, upright=True)
        self._bars = _Bars(self.box)
        self._curve = PixelCurves(self.box)
        self.marks = [self._levels, self._bars, self._curve]
        self._name_axes()
        self.dress(current_theme())
        self._draw()

    def set_ecdf(self, shown: bool) -> None:
        """The share of runs done, or the histogram."""
        if shown == self.shows_ecdf:
            return
        self.shows_ecdf = shown
        axis = self._share_axis if shown else self._count_axis
        axis.setTickFont(self._count_axis.style["tickFont"])
        self.plot.take_left(axis)
        axis.setWidth(self._count_axis.width())
        axis.setGrid(255)
        axis.setStyle(maxTickLevel=0)
        self._name_axes()
        self.dress(current_theme())
        self._draw()

    def show_rating(self, rating: EvolutionaryRating | None) -> None:
        """The runs that have ended so far; None for nothing."""
        self._rating = rating
        self._draw()

    def _name_axes(self) -> None:
        translate = QCoreApplication.translate
        share, runs = translate("Rating", "Runs that solved it by then"), translate("Rating", "Runs")
        self.label(translate("Rating", "Generations"), share if self.shows_ecdf else runs)

    def _draw(self) -> None:
        rating = self._rating
        self.bins = bins_of(rating) if rating is not None else None
        bins = self.bins
        places = places_of(bins.edges) if bins is not None else np.array([0.0, 5.0])
        self._generations_axis.zero = ZERO if bins is not None and bins.edges[0] < 0 else None
        left, right = float(places[0]), float(places[-1])
        margin = 0.05 * (right - left)
        highest = int((bins.solved + bins.unsolved).max()) if bins is not None else 10
        top = 1.0 if self.shows_ecdf else highest
        self.show_range((left - margin, right + margin), (0.0, top * (1 + SPARE)))
        self._bars.show_bins(None if self.shows_ecdf else bins)
        self._curve.curves = ()
        if rating is not None and self.shows_ecdf and rating.outcomes:
            generations, shares = ecdf_of(rating)
            self._curve.curves = ((BEST, ECDF_WIDTH, position(generations, ZERO), shares),)
        self._curve.update()
        limits = level_limits(rating.algorithm, rating.givens.geometry) if rating is not None else []
        self._levels.show_lines([(float(position(at)), word) for at, word in limits])
        translate = QCoreApplication.translate
        self.legend = [(BEST, translate("Rating", "Solved runs"))]
        if bins is not None and bins.unsolved.any() and not self.shows_ecdf:
            self.legend.append((WORST, translate("Rating", "Runs whose budget ended first")))
        self.setAccessibleDescription(self._summary())

    def _summary(self) -> str:
        bins = self.bins
        if bins is None:
            return QCoreApplication.translate("Rating", "No run has ended yet.")
        most = int(np.argmax(bins.solved + bins.unsolved))
        text = QCoreApplication.translate("Rating", "The highest of {bars} bars: {bar}.")
        return text.format(bars=len(bins.solved), bar=self._bar_in_words(most))

    def _bar_in_words(self, index: int) -> str:
        assert self.bins is not None
        assert self._rating is not None
        first, last = int(self.bins.edges[index] + 0.5), int(self.bins.edges[index + 1] - 0.5)
        runs = int(self.bins.solved[index] + self.bins.unsolved[index])
        translate = QCoreApplication.translate
        text = translate("Rating", "{first} to {last} generations: {runs} of {all} runs ({share})")
        return text.format(
            first=whole(first),
            last=whole(last),
            runs=whole(runs),
            all=whole(self._rating.finished),
            share=percentage(runs / self._rating.finished),
        )

    def name_at(self, x: float, y: float) -> str:
        if self._rating is None or self.bins is None:
            return ""
        generations = 10.0**x if x > np.log10(0.5) else 0.0
        if self.shows_ecdf:
            by_then = sum(outcome.solved and outcome.generations <= generations for outcome in self._rating.outcomes)
            text = QCoreApplication.translate("Rating", "Solved within {generations} generations: {share} of the runs")
            return text.format(generations=whole(generations), share=percentage(by_then / self._rating.finished))
        index = self.bins.at(generations)
        return "" if index is None else self._bar_in_words(index)
