"""The distribution of generations of many runs: a histogram, or the share of solved runs over generations (ECDF).

Both have a logarithmic axis of generations, because runs of one puzzle differ by powers of ten. In the histogram, runs
that ended without a solution are hatched; the ECDF stays below 100 % then.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.figures import Axis, Bars, Figure, Layer, Line, LogScale, Numbers, Rules
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.ui.numbers import percentage, whole
from sudoku_desktop.ui.plots.look import BEST, LEVEL, WORST
from sudoku_desktop.ui.rating.words import level_limits

MOST_BARS = 24
FINENESSES = (40, 20, 10, 5)
"""Choices of the number of bins per power of ten; few choices, so that bins rarely change while runs come in."""
LOWEST = 1 / 6
"""Start of the bin of 0 on the axis, which extends to 0.5; the bin of 1 extends from there to 1.5."""
ZERO = float(np.log10(LOWEST * 0.5) / 2)
SPARE = 0.15
"""Free space above the histogram for the names of levels, as a fraction of its height."""

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Bins:
    """A histogram: `edges` are ascending halves between whole generations, the counts those of runs between them."""

    edges: Series
    solved: Counts
    unsolved: Counts

    def at(self, generations: float) -> int | None:
        """Return the index of the bin that contains a number of generations, or None outside of all bins."""
        index = int(np.searchsorted(self.edges, generations)) - 1
        return index if 0 <= index < len(self.solved) else None


def edges_for(least: int, most: int) -> Series:
    """Return halves between whole numbers, evenly spaced on a logarithmic axis; 0 has a bin of its own."""
    low, high = np.log10(max(least, 1)), np.log10(max(most, 1))
    fineness = next((each for each in FINENESSES if (high - low) * each <= MOST_BARS), FINENESSES[-1])
    powers = np.arange(np.floor(low * fineness), np.floor(high * fineness) + 2)
    edges: Series = np.unique(np.ceil(10.0 ** (powers / fineness) - 1e-9)) - 0.5
    return np.insert(edges, 0, -0.5) if least == 0 else edges


def places_of(edges: Series) -> Series:
    """Return the positions of edges on the axis, on which the bin of 0 is as wide as that of 1."""
    return np.log10(np.maximum(edges, LOWEST))


def bins_of(rating: EvolutionaryRating) -> Bins | None:
    """Return the histogram of a rating, or None before a run has ended."""
    if not rating.finished:
        return None
    generations, solved = rating.in_generations.spent, rating.in_generations.solved
    edges = edges_for(int(generations.min()), int(generations.max()))
    return Bins(edges, np.histogram(generations[solved], edges)[0], np.histogram(generations[~solved], edges)[0])


def ecdf_of(rating: EvolutionaryRating) -> tuple[Series, Series]:
    """Return numbers of generations and the share of runs solved by then, as the corners of a step curve."""
    sample = rating.in_generations
    solved = np.sort(sample.spent[sample.solved])
    last = sample.spent.max() if sample.count else 1
    shares = np.arange(len(solved) + 1) / max(rating.finished, 1)
    return np.append(np.repeat(solved, 2), last), np.repeat(shares, 2)[1:]


def distribution_figure(rating: EvolutionaryRating | None, *, is_ecdf: bool) -> Figure:
    """Return a figure with the histogram of a rating's runs, or with the share of solved runs over generations."""
    translate = QCoreApplication.translate
    bins = bins_of(rating) if rating is not None else None
    places = places_of(bins.edges) if bins is not None else np.array([0.0, 5.0])
    left, right = float(places[0]), float(places[-1])
    margin = 0.05 * (right - left)
    scale = LogScale(ZERO, shows_zero=bins is not None and bool(bins.edges[0] < 0))
    x_axis = Axis(translate("Rating", "Generations"), (left - margin, right + margin), scale, Numbers.WHOLE)
    layers: list[Layer] = []
    highest = 10
    if rating is not None and bins is not None:
        highest = int((bins.solved + bins.unsolved).max())
        limits = level_limits(rating.algorithm, rating.givens.geometry)
        layers.append(Rules([at for at, _ in limits], LEVEL, [word for _, word in limits]))
        layers += [_ecdf(rating)] if is_ecdf else _bars(rating, bins)
    top, label, numbers = highest, translate("Rating", "Runs"), Numbers.WHOLE
    if is_ecdf:
        top, label, numbers = 1, translate("Rating", "Runs that solved it by then"), Numbers.SHARE
    y_axis = Axis(label, (0.0, top * (1 + SPARE)), numbers=numbers)
    return Figure(x_axis, y_axis, layers, description=_summary(rating, bins))


def _ecdf(rating: EvolutionaryRating) -> Line:
    def told(generations: float, _share: float) -> str:
        by_then = rating.in_generations.success_rate(within=generations)
        text = QCoreApplication.translate("Rating", "Solved within {generations} generations: {share} of the runs")
        return text.format(generations=whole(generations), share=percentage(by_then.value))

    return Line(*ecdf_of(rating), BEST, QCoreApplication.translate("Rating", "Solved runs"), told)


def _bars(rating: EvolutionaryRating, bins: Bins) -> list[Layer]:
    """Return bars from 0, unsolved runs on top of solved ones."""
    translate = QCoreApplication.translate
    edges = 10.0 ** places_of(bins.edges)
    low, high = bins.solved.astype(float), (bins.solved + bins.unsolved).astype(float)
    everything = Bars(
        edges[:-1], edges[1:], 0 * low, low, BEST, translate("Rating", "Solved runs"),
        names=lambda index: _bar_in_words(rating, bins, index),
    )  # fmt: skip
    if not bins.unsolved.any():
        return [everything]
    name = translate("Rating", "Runs whose budget ended first")
    return [everything, Bars(edges[:-1], edges[1:], low, high, WORST, name, is_hatched=True)]


def _summary(rating: EvolutionaryRating | None, bins: Bins | None) -> str:
    if rating is None or bins is None:
        return QCoreApplication.translate("Rating", "No run has ended yet.")
    most = int(np.argmax(bins.solved + bins.unsolved))
    text = QCoreApplication.translate("Rating", "The highest of {bars} bars: {bar}.")
    return text.format(bars=len(bins.solved), bar=_bar_in_words(rating, bins, most))


def _bar_in_words(rating: EvolutionaryRating, bins: Bins, index: int) -> str:
    first, last = int(bins.edges[index] + 0.5), int(bins.edges[index + 1] - 0.5)
    runs = int(bins.solved[index] + bins.unsolved[index])
    text = QCoreApplication.translate("Rating", "{first} to {last} generations: {runs} of {all} runs ({share})")
    return text.format(
        first=whole(first),
        last=whole(last),
        runs=whole(runs),
        all=whole(rating.finished),
        share=percentage(runs / rating.finished),
    )
