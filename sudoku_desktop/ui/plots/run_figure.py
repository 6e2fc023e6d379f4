"""The figure of the convergence plot: costs of a run and of earlier runs over time, and the diversity below."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from sudoku_desktop.evolution.history import Envelope, Series
from sudoku_desktop.figures import (
    Axis,
    Band,
    CurveLook,
    Figure,
    Goal,
    Layer,
    Line,
    Markers,
    Numbers,
    Rules,
    Strip,
)
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.plots.look import BEST, BEST_SO_FAR, DIVERSITY, MEAN, PURGE, RESTART, WORST_BAND
from sudoku_desktop.ui.plots.points import Points, XAxis, stepped, usual_top
from sudoku_desktop.ui.plots.scales import MISSING, CostScale, OverlaidRun, Scale

SPARE = 0.05
"""Margin at the right and at the top, as a share of the range."""
BELOW = 0.03
"""Minimum margin beyond the goal, as a share of the range."""
DIVERSITY_STEPS = (0.05, 0.1, 0.2, 0.5, 1.0)
COST_LOOKS = (MEAN, BEST, BEST_SO_FAR)
"""Looks of cost curves, in drawing order."""


@dataclass(frozen=True)
class View:
    """Settings of the plot: scale of fitness, quantity of the x axis, and the curves and lines shown."""

    scale: Scale = MISSING
    is_log: bool = False
    x_axis: XAxis = XAxis.GENERATIONS
    shown: frozenset[CurveLook] = frozenset()

    @property
    def heights(self) -> CostScale:
        return CostScale(self.scale, self.is_log)

    def costs(self, look: CurveLook, points: Points) -> Series:
        """Return the values of a cost curve."""
        is_common = self.scale == MISSING
        if look is BEST_SO_FAR:
            return points.common_so_far if is_common else points.so_far
        if look is BEST:
            return points.common if is_common else points.best
        return points.mean


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

    def fitted(
        self, right: float, span: float, diversity_top: float, heights: CostScale, goal_share: float
    ) -> "Window":
        """Return a window from x = 0 to `right` whose heights differ by up to `span` from the goal's.

        `goal_share`: share of the height that the text beyond the goal needs.
        """
        right, span = _roomy(right, self.right), _roomy(span, self.span)
        top = next((step for step in DIVERSITY_STEPS if step >= diversity_top), 1.0)
        goal, beyond = float(heights.position(0.0)), max(BELOW, goal_share / (1 - goal_share)) * span
        y = (goal - span, goal + beyond) if heights.measure.rises else (goal - beyond, goal + span)
        return Window(right, span, (0.0, right), y, (-BELOW * top, top * (1 + SPARE)))


def _roomy(needed: float, present: float) -> float:
    """Return the current bound while it fits, or a new bound with a margin."""
    return present if present and present / 2 < needed <= present else max(needed, 1e-9) * (1 + SPARE)


class Overlay:
    """An earlier run, drawn by its visible points."""

    def __init__(self, run: OverlaidRun, look: CurveLook) -> None:
        self.label, self.envelope, self.scale = run
        self.look = look
        envelope = self.envelope
        self._tops = usual_top(envelope.best, envelope.generation), usual_top(envelope.common, envelope.generation)

    def top(self, scale: Scale) -> float:
        """Return the highest cost that the plot must show on a scale."""
        return self._tops[scale == MISSING]

    def line(self, points: Points, scale: Scale) -> Line:
        return Line(points.x, points.common if scale == MISSING else points.best, self.look, is_thin=True)


def needed(
    points: Points | None, envelope: Envelope | None, overlays: Sequence[Overlay], view: View
) -> tuple[float, float, float]:
    """Return the ranges of a whole run: last x, span of heights beyond the goal, and maximum diversity."""
    envelopes = [each.envelope for each in overlays]
    tops = [each.top(view.scale) for each in overlays]
    diversity = 0.0
    if points is not None and envelope is not None:
        envelopes.append(envelope)
        # The worst is left out: after every restart it is as high as at first, which would flatten best and mean.
        costs = [view.costs(look, points) for look in COST_LOOKS if look in view.shown]
        tops += [float(each.max()) if view.is_log else usual_top(each, points.last) for each in costs if len(each)]
        diversity = float(points.most_diversity.max(initial=0.0))
    right = max((float(view.x_axis.of(each)[-1]) for each in envelopes if len(each.best)), default=0.0)
    top, goal = view.heights.position([max(tops, default=0.0), 0.0]).tolist()
    return right, abs(top - goal), diversity


def run_figure(
    points: Points | None, envelope: Envelope | None, overlays: Sequence[Line], view: View, window: Window, strip: Strip
) -> Figure:
    """Return the figure of a run and of earlier runs; `strip`: restarts and purges."""
    translate = QCoreApplication.translate
    numbers = Numbers.PLAIN if view.x_axis is XAxis.SECONDS else Numbers.WHOLE
    x_axis = Axis(_x_label(view.x_axis), window.x, numbers=numbers, has_grid=False)
    label = view.scale.name
    if view.is_log:
        label = translate("ConvergencePlot", "{fitness} (logarithmic)").format(fitness=label)
    heights = Numbers.WHOLE if view.scale.is_whole else Numbers.PLAIN
    y_axis = Axis(label, window.y, view.heights, heights, rises=view.scale.rises)
    lines = [
        Rules([each.x for each in strip.lines if each.look is look], look)
        for look in (RESTART, PURGE)
        if any(each.look is look for each in strip.lines)
    ]
    text = translate("Plot", "solved: {optimum}").format(optimum=view.scale.text(0.0))
    goal, ring = Goal(0.0, text), list[Layer]()
    if envelope is not None and envelope.best[-1] == 0:
        at = float(view.x_axis.of(envelope)[-1])
        text = translate("ConvergencePlot", "Solved at generation {generation}")
        goal = Goal(0.0, text.format(generation=whole(envelope.generation[-1])), at)
        ring = [Markers(np.array([at]), np.zeros(1), BEST_SO_FAR, "◉", sizes=6.0)]
    curves: list[Layer] = [*lines, goal, *overlays]
    diversity: list[Layer] = [*lines]
    if points is not None:
        if WORST_BAND in view.shown:
            curves.insert(0, Band(points.x, points.mean, points.worst, WORST_BAND))
        for look in COST_LOOKS:
            if look in view.shown:
                costs = view.costs(look, points)
                x, y = stepped(points.x, costs) if look is BEST_SO_FAR else (points.x, costs)
                curves.append(Line(x, y, look, is_thin=True))
        diversity.append(Line(*points.diversity_curve, DIVERSITY, is_thin=True))
    below_axis = Axis(translate("ConvergencePlot", "Diversity"), window.diversity, numbers=Numbers.SHARE)
    below = Figure(x_axis, below_axis, diversity) if DIVERSITY in view.shown else None
    return Figure(x_axis, y_axis, [*curves, strip, *ring], below=below)


def _x_label(x_axis: XAxis) -> str:
    translate = QCoreApplication.translate
    return {
        XAxis.GENERATIONS: translate("ConvergencePlot", "Generation"),
        XAxis.TRIALS: translate("ConvergencePlot", "Trials"),
        XAxis.SECONDS: translate("ConvergencePlot", "Seconds of computing"),
    }[x_axis]
