"""Whether human ratings and evolution’s agree, in words and in two plots.

One plot has human ratings against evolution’s, the other the puzzles in evolution’s order. That is figure 5 of Mantere
& Koljonen (2007): puzzles ordered by their mean number of generations, each with a bar from its shortest to its longest
run.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.history import Series
from sudoku_desktop.figures import Axis, CurveLook, Figure, Layer, LogScale, Markers, Numbers, Rules, Segments
from sudoku_desktop.sentence import Rounded, Sentence
from sudoku_desktop.services.collection_rating import CollectionRow, Correlation
from sudoku_desktop.services.rank_correlation import spearman
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.collection.model import columns
from sudoku_desktop.ui.plots.look import AXIS, LEVEL

KNOWN = CurveLook("best", marker="●")
MEAN_BOUND = CurveLook("mean", marker="△")
RATING_BOUND = CurveLook("diversity", marker="▷")
BOTH_BOUND = CurveLook("worst", marker="□")
"""Look of puzzles with a lower bound; a triangle points to where the true value lies."""
WORST_BAR = CurveLook("worst")
BAR_ALPHA = 170
BELOW_LEAST = 0.5
"""Distance, as a power of ten, between the position of 0 and the smallest positive number."""

LARGELY, PARTLY = 0.7, 0.4
"""Coefficients above which a correlation is called strong or moderate, as is usual."""

Numbered = NDArray[np.int64]


@dataclass(frozen=True)
class PlacedPuzzles:
    """Puzzles as points of a plot: their numbers, positions, ends of bars, looks, and the scale of generations."""

    numbers: Numbered
    x: Series
    y: Series
    low: Series
    high: Series
    looks: tuple[CurveLook, ...]
    scale: LogScale

    def __len__(self) -> int:
        return len(self.numbers)


def coefficient_of_givens(rows: Iterable[CollectionRow]) -> float | None:
    """Return Spearman's coefficient between the number of givens and evolution's expected generations, or None."""
    pairs = [
        (float(row.given_count), row.evolution.expected.value)
        for row in rows
        if row.evolution is not None and row.evolution.is_complete
    ]
    try:
        return spearman([givens for givens, _ in pairs], [effort for _, effort in pairs])
    except ValueError:  # too few puzzles, or all alike
        return None


def placed(rows: Sequence[CollectionRow], *, by_mean: bool) -> PlacedPuzzles:
    """Return the puzzles that evolution has rated, by their rank (from 1) if `by_mean`, else by their human rating.

    Puzzles without a human rating are omitted in the second case.
    """
    known = [row for row in rows if by_mean or row.rating is not None]
    spreads = [(row, row.generations) for row in known if row.generations is not None]
    if by_mean:
        spreads.sort(key=lambda pair: (pair[1].mean, pair[0].number))
        x = np.arange(1.0, len(spreads) + 1)
    else:
        x = np.array([row.rating for row, _ in spreads], dtype=np.float64)
    means = np.array([each.mean for _, each in spreads], dtype=np.float64)
    least = np.array([each.min for _, each in spreads], dtype=np.float64)
    most = [each.max for _, each in spreads]
    above = np.concatenate([means[means > 0], least[least > 0]])
    zero = float(np.log10(above.min())) - BELOW_LEAST if len(above) else 0.0
    has_zero = bool((means == 0).any() or (by_mean and (least == 0).any()))
    return PlacedPuzzles(
        numbers=np.array([row.number for row, _ in spreads], dtype=np.int64),
        x=x,
        y=means,
        low=least,
        high=np.array(most, dtype=np.float64),
        looks=tuple(_look(row.at_least and not by_mean, _is_bound(row)) for row, _ in spreads),
        scale=LogScale(zero, shows_zero=has_zero),
    )


def _is_bound(row: CollectionRow) -> bool:
    return row.evolution is not None and row.evolution.is_lower_bound


def _look(human_bound: bool, evolution_bound: bool) -> CurveLook:
    if human_bound and evolution_bound:
        return BOTH_BOUND
    return RATING_BOUND if human_bound else MEAN_BOUND if evolution_bound else KNOWN


def collection_figure(rows: Sequence[CollectionRow], limits: Sequence[tuple[float, str]], *, by_mean: bool) -> Figure:
    """Return the chart of evolution's mean (y) and the human rating (x) of each puzzle.

    With `by_mean` x is the rank of the puzzle by its mean, and bars reach from its fewest to its most generations.

    `limits` are the numbers of generations at which levels begin, with the names of the levels.
    """
    points, by_number = placed(rows, by_mean=by_mean), {row.number: row for row in rows}
    layers: list[Layer] = [Rules([at for at, _ in limits], LEVEL, [word for _, word in limits], is_upright=False)]
    if by_mean:
        ends = np.column_stack([points.low, points.high]).ravel()
        layers.append(Segments(np.repeat(points.x, 2), ends, WORST_BAR, BAR_ALPHA))
    for look, name in look_names().items():
        these = np.flatnonzero([each == look for each in points.looks])
        if len(these):
            layers.append(_markers(points, these, look, "" if by_mean else name, by_number))
    heights = np.concatenate([points.low, points.high] if by_mean else [points.y])
    heights = heights if len(heights) else np.array([1.0, 1e4])
    label = tr("Mean generations")
    x = points.x if len(points) else np.array([1.0, 5.0])
    x_axis = Axis.over(tr("Human rating"), x, margins=(0.06, 0.06), least=0.2)
    if by_mean:
        label, count = tr("Generations: least, mean, most"), max(len(points), 1)
        ends_of_x = 0.5 - 0.02 * count, count + 0.5 + 0.02 * count
        x_axis = Axis(tr("Puzzles by mean generations"), ends_of_x, numbers=Numbers.WHOLE)
    y_axis = Axis.over(label, heights, points.scale, margins=(0.08, 0.08), least=0.1)
    return Figure(x_axis, y_axis, layers, description=tr("%n puzzle(s)", n=len(points)))


def _markers(
    points: PlacedPuzzles, these: Numbered, look: CurveLook, name: str, rows: Mapping[int, CollectionRow]
) -> Markers:
    numbers = points.numbers[these].tolist()
    return Markers(
        points.x[these],
        points.y[these],
        look,
        look.marker,
        name,
        names=lambda index: _in_words(rows[numbers[index]]),
        keys=numbers,
    )


def rings(figure: Figure, numbers: Collection[int]) -> list[Layer]:
    """Return rings around some of the puzzles of a figure."""
    found: list[Layer] = []
    for layer in figure.layers:
        if isinstance(layer, Markers) and layer.keys is not None:
            these = np.flatnonzero(np.isin(layer.keys, list(numbers)))
            found.append(Markers(layer.x[these], layer.y[these], AXIS, "○", sizes=7.5))
    return found


def look_names() -> dict[CurveLook, str]:
    """Return the label of each look in the legend."""
    return {
        KNOWN: tr("Puzzles"),
        MEAN_BOUND: tr("Mean is a lower bound"),
        RATING_BOUND: tr("Rating is a lower bound"),
        BOTH_BOUND: tr("Both are lower bounds"),
    }


def _in_words(row: CollectionRow) -> str:
    texts = {column.name: column.text(row) for column in columns()}
    name = " ".join(filter(None, (texts["number"], row.title)))
    mean = texts["generations"]
    if row.rating is None:
        return tr("{puzzle}: {mean} generations on average", puzzle=name, mean=mean)
    return tr(
        "{puzzle}: {rating} {level}, {mean} generations on average",
        puzzle=name,
        rating=texts["rating"],
        level=texts["level"],
        mean=mean,
    )


def agreement_in_words(correlation: Correlation | None) -> str:
    """Return whether evolution and people agree on what is hard, with the figures that show it."""
    if correlation is None:
        return tr("Too few puzzles have both ratings yet to compare evolution with people.")
    low, high = correlation.interval or (0.0, 0.0)
    said = Sentence(
        "Spearman {coefficient} over %n puzzle(s): {verdict}."
        if correlation.interval is None
        else "Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}."
    )
    return in_words(
        said.with_terms(
            coefficient=Rounded(correlation.coefficient, 2),
            low=Rounded(low, 2),
            high=Rounded(high, 2),
            n=correlation.puzzles,
            verdict=_verdict(correlation),
        )
    )


def givens_in_words(coefficient: float | None) -> str:
    """Return how evolution's effort is related to the number of givens."""
    if coefficient is None:
        return ""
    return tr("Between givens and generations: {coefficient}.", coefficient=Rounded(coefficient, 2))


def _verdict(correlation: Correlation) -> Sentence:
    """Return a statement that the confidence interval supports."""
    coefficient, interval = correlation.coefficient, correlation.interval
    if interval is None and abs(coefficient) < 1:
        return Sentence("too few puzzles to tell")
    if interval is not None and interval[0] <= 0 <= interval[1]:
        return Sentence("no significant agreement between evolution and people")
    if coefficient < 0:
        return Sentence("what evolution finds harder, people find easier")
    if coefficient >= LARGELY:
        return Sentence("evolution and people largely agree")
    if coefficient >= PARTLY:
        return Sentence("evolution and people partly agree")
    return Sentence("evolution and people agree weakly")
