"""The figure of the convergence plot: costs of a run and of earlier runs over time, and the diversity below."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from sudoku_desktop.evolution.history import Envelope, Series
from sudoku_desktop.figures import (
    Axis,
    Band,
    CurveLook,
    EndName,
    EndNames,
    Figure,
    Goal,
    Headline,
    Labels,
    Layer,
    Line,
    Markers,
    Numbers,
    Rules,
    Strip,
    Trap,
)
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, PURGE, RESTART, SOLVED, WORST_BAND
from sudoku_desktop.ui.plots.points import Points, XAxis, stay_of, stepped
from sudoku_desktop.ui.plots.scales import MISSING, CostScale, OverlaidRun, Scale

SPARE = 0.05
"""Margin at the right and at the top of the data, as a share of the range."""
BELOW = 0.03
"""Margin beyond the goal, as a share of the range."""
DIVERSITY_STEPS = (0.05, 0.1, 0.2, 0.5, 1.0)
COST_LOOKS = (MEAN, BEST, BEST_SO_FAR)
"""Looks of cost curves, in drawing order."""
USUAL = 0.95
"""Quantile of the points in a trap above which the trap's bracket is drawn."""
LAST_STEPS = 3
"""Number of improvements before the last one that are labelled with their costs when the run has ended."""


@dataclass(frozen=True)
class View:
    """Settings of the plot: scale of fitness, quantity of the x axis, and the curves and lines shown.

    `own`: the scale of the run's own fitness; `is_over`: whether the run has ended.
    """

    scale: Scale = MISSING
    own: Scale = MISSING
    is_log: bool = False
    x_axis: XAxis = XAxis.GENERATIONS
    shown: frozenset[CurveLook] = frozenset()
    is_over: bool = False

    @property
    def heights(self) -> CostScale:
        return CostScale(self.scale, self.is_log)

    @property
    def factor(self) -> float:
        """Factor that converts a cost of the run's own fitness to a cost on the scale; for mean and worst."""
        return 1.0 / (self.own.digit or 1.0) if self.scale == MISSING else 1.0

    def costs(self, look: CurveLook, points: Points | Envelope) -> Series:
        """Return the values of a cost curve."""
        if look is MEAN:
            return points.mean * self.factor
        best = points.common if self.scale == MISSING else points.best
        if look is BEST:
            return best
        if isinstance(points, Envelope):
            return np.minimum.accumulate(best)
        return points.common_so_far if self.scale == MISSING else points.so_far


@dataclass(frozen=True)
class Window:
    """Ranges of the axes: x, costs and diversity.

    They change in steps, so that axes do not move continuously while a run grows.
    """

    right: float = 0.0
    span: float = 0.0
    x: tuple[float, float] = (0.0, 1.0)
    y: tuple[float, float] = (0.0, 1.0)
    diversity: tuple[float, float] = (0.0, 1.0)

    def fitted(self, right: float, span: float, diversity_top: float, view: View) -> "Window":
        """Return a window from x = 0 to `right` whose heights extend up to `span` from the goal."""
        right, span = right if view.is_over else _bound(right, self.right), _bound(span, self.span)
        top = next((step for step in DIVERSITY_STEPS if step >= diversity_top), 1.0)
        y = (-span, BELOW * span) if view.scale.rises else (-BELOW * span, span)
        return Window(right, span, (0.0, right or 1.0), y, (0.0, top))


def _bound(needed: float, present: float) -> float:
    """Return the current bound if it fits, or a new bound with a margin."""
    return present if present and present / 2 < needed <= present else max(needed, 1e-9) * (1 + SPARE)


class Overlay:
    """The best of an earlier run, drawn by its visible points."""

    def __init__(self, run: OverlaidRun, look: CurveLook) -> None:
        self.label, self.envelope, self.scale = run
        self.look = look
        self._tops = float(self.envelope.best.max(initial=0.0)), float(self.envelope.common.max(initial=0.0))

    def top(self, scale: Scale) -> float:
        """Return the highest cost on a scale."""
        return self._tops[scale == MISSING]

    def right(self, x_axis: XAxis) -> float:
        """Return the last x of the run."""
        places = x_axis.of(self.envelope)
        return float(places[-1]) if len(places) else 0.0

    def line(self, points: Points, scale: Scale) -> Line:
        costs = points.common_so_far if scale == MISSING else points.so_far
        return Line(*(stepped(points.x, costs) if len(points) else (points.x, costs)), self.look, is_thin=True)


def needed(
    points: Points | None,
    envelope: Envelope | None,
    overlays: Sequence[Overlay],
    earlier: Sequence[Overlay],
    view: View,
) -> tuple[float, float, float]:
    """Return the ranges that a whole run needs: last x, span of heights beyond the goal, and maximum diversity.

    Half of the earlier runs may be cut off at the right, because one may be a thousand times as long as this run.
    """
    tops = [each.top(view.scale) for each in (*overlays, *earlier)]
    rights = [each.right(view.x_axis) for each in overlays]
    rights += sorted(each.right(view.x_axis) for each in earlier)[len(earlier) // 2 :][:1]
    diversity = 0.0
    if points is not None and envelope is not None:
        rights.append(float(view.x_axis.of(envelope)[-1]))
        # The worst is left out: after every restart it is as high as at first, which would flatten best and mean.
        tops += [float(view.costs(look, points).max(initial=0.0)) for look in COST_LOOKS if look in view.shown]
        diversity = float(points.most_diversity.max(initial=0.0))
    return max(rights, default=0.0), abs(float(view.heights.position(max(tops, default=0.0)))), diversity


def run_figure(
    points: Points | None,
    envelope: Envelope | None,
    overlays: Sequence[tuple[Overlay, Line]],
    view: View,
    window: Window,
    strip: Strip,
) -> Figure:
    """Return the figure of a run and of earlier runs; `strip`: restarts and purges."""
    numbers = Numbers.PLAIN if view.x_axis is XAxis.SECONDS else Numbers.WHOLE
    x_axis = Axis(_x_label(view.x_axis), window.x, numbers=numbers, has_grid=False, is_beside=True)
    heights = Numbers.WHOLE if view.scale.is_whole else Numbers.PLAIN
    y_axis = Axis("", window.y, view.heights, heights, rises=view.scale.rises, has_line=False)
    lines = [
        Rules([each.x for each in strip.lines if each.look is look], look)
        for look in (RESTART, PURGE)
        if any(each.look is look for each in strip.lines)
    ]
    goal = Goal(0.0, tr("{optimum} = solved", optimum=view.scale.text(0.0)))
    curves: list[Layer] = [*lines, goal, *(drawn for _, drawn in overlays)]
    names = [_name_of(each, drawn) for each, drawn in overlays if each.label and len(drawn.x)]
    diversity: list[Layer] = [*lines]
    if points is not None and envelope is not None:
        if WORST_BAND in view.shown:
            factor = view.factor
            curves.insert(0, Band(points.x, points.mean * factor, points.worst * factor, WORST_BAND))
        for look in COST_LOOKS:
            if look in view.shown:
                costs = view.costs(look, points)
                x, y = stepped(points.x, costs) if look is BEST_SO_FAR else (points.x, costs)
                curves.append(Line(x, y, look, is_thin=True))
        curves[:0] = _trap(points, envelope, view)
        curves += _steps(envelope, view)
        names += _names(envelope, view)
        x, y = points.diversity_curve
        diversity += [Band(x, np.zeros(len(x)), y, DIVERSITY), Line(x, y, DIVERSITY, is_thin=True)]
        text = tr("diversity: {share} %", share=whole(100 * envelope.diversity[-1]))
        end = float(view.x_axis.of(envelope)[-1])
        diversity.append(EndNames([EndName(end, float(envelope.diversity[-1]) / 2, text, DIVERSITY)]))
    below_axis = Axis("", window.diversity, numbers=heights, ticks={}, has_grid=False, has_line=False)
    below = Figure(x_axis, below_axis, diversity) if DIVERSITY in view.shown else None
    return Figure(x_axis, y_axis, [*curves, strip, EndNames(names)], headline=_headline(view, envelope), below=below)


def _headline(view: View, envelope: Envelope | None) -> Headline:
    subject = view.scale.name
    if view.is_log:
        subject = tr("{fitness} (logarithmic)", fitness=subject)
    rest = tr("in the best grid")
    if MEAN in view.shown:
        rest = tr("in the best grid, and on average")
    can_look_back = view.is_over and envelope is not None
    return Headline(subject, rest, tr("click the curve to look back") if can_look_back else "")


def _name_of(overlay: Overlay, drawn: Line) -> EndName:
    """Return the name of an overlay, placed right of the chart, because there is no space where shorter runs end."""
    return EndName(np.inf, float(drawn.y[-1]), overlay.label, overlay.look, has_sample=True)


def _names(envelope: Envelope, view: View) -> Iterator[EndName]:
    """Yield a name for each curve of the run, with its last value."""
    scale = view.scale
    x = float(view.x_axis.of(envelope)[-1])
    texts = {
        BEST_SO_FAR: Sentence("best: {cost}"),
        BEST: Sentence("this generation: {cost}"),
        MEAN: Sentence("average: {cost}"),
    }
    for look, text in texts.items():
        if look in view.shown:
            cost = float(view.costs(look, envelope)[-1])
            if look is BEST_SO_FAR and cost == 0:
                yield EndName(x, cost, tr("✓ solved"), SOLVED, is_bold=True)
            else:
                said = in_words(text.with_terms(cost=scale.text(cost, decimals=1)))
                yield EndName(x, cost, said, look, is_bold=look is BEST_SO_FAR)
    if WORST_BAND in view.shown:
        cost = float(envelope.worst[-1]) * view.factor
        said = tr("worst: {cost}", cost=scale.text(cost, decimals=1))
        yield EndName(x, cost, said, WORST_BAND)


def _trap(points: Points, envelope: Envelope, view: View) -> Iterator[Trap]:
    """Yield the trap that the run is in, or the longest one of a run that has ended."""
    best = view.costs(BEST, envelope)
    stay = stay_of(envelope.generation, best, is_over=view.is_over) if BEST_SO_FAR in view.shown else None
    if stay is None:
        return
    text = Sentence("stuck for\n%n generation(s)", n=stay.generations)
    if view.is_over:
        text = Sentence(
            "the longest trap:\n%n generation(s) at {fitness}", n=stay.generations, fitness=view.scale.text(stay.cost)
        )
    left, right = (float(view.x_axis.of(envelope)[index]) for index in (stay.first, stay.last))
    inside = (points.x >= left) & (points.x <= right)
    # Restarts make peaks, which leave no height that no curve crosses.
    if inside.any():
        shown = [np.quantile(view.costs(look, points)[inside], USUAL) for look in COST_LOOKS if look in view.shown]
        yield Trap(left, right, float(max(shown)), in_words(text))


def _steps(envelope: Envelope, view: View) -> Iterator[Layer]:
    """Yield a dot at the end of the best so far and, when the run has ended, marks at its last improvements."""
    if BEST_SO_FAR not in view.shown:
        return
    so_far, x = view.costs(BEST_SO_FAR, envelope), view.x_axis.of(envelope)
    if view.is_over:
        at = np.flatnonzero(np.diff(so_far))[-LAST_STEPS - 1 :] + 1
        at = at[so_far[at] > 0][-LAST_STEPS:]
        words = [view.scale.text(cost) for cost in so_far[at].tolist()]
        yield Markers(x[at], so_far[at], BEST_SO_FAR, "○", sizes=3.5)
        yield Labels(x[at], so_far[at], words, anchor=(1.0, 1.0 if view.scale.rises else 0.0), aside=(-5.0, 0.0))
    yield Markers(x[-1:], so_far[-1:], BEST_SO_FAR, "•", sizes=4.0)


def _x_label(x_axis: XAxis) -> str:
    return {
        XAxis.GENERATIONS: tr("generation"),
        XAxis.TRIALS: tr("trials"),
        XAxis.SECONDS: tr("seconds"),
    }[x_axis]
