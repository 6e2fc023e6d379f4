"""From a history to the points that can be seen: the visible stretch, in about as many points as asked for.

A *group* is a power of two of the history's bins and begins at a multiple of itself, so that points stand still
while a run goes on. It keeps what must not be lost: the lowest best, the highest worst, the least and the most
diversity, every restart and every purge.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

import numpy as np

from sudoku_desktop.evolution.history import Envelope, Series

FIRST_GENERATIONS = 50
HARDLY_EVER = 0.95
ROOM = 1.2


class XAxis(Enum):
    """What runs from left to right; the value is what settings store."""

    GENERATIONS = "generations"
    TRIALS = "trials"
    SECONDS = "seconds"

    def of(self, envelope: Envelope) -> Series:
        """The bins' positions, ascending."""
        return {
            XAxis.GENERATIONS: envelope.generation,
            XAxis.TRIALS: envelope.trials,
            XAxis.SECONDS: envelope.seconds,
        }[self]


@dataclass(frozen=True)
class Points:
    """Arrays of one length, ascending in `x`; a point stands for generations `first` to `last`.

    `so_far` and `common_so_far`: the lowest best, and the lowest common cost, of the run up to there.
    `restart_x` and `restart_count`: where restarts lie, as exactly as the history knows, and how many at a place;
    `purge_x` and `purge_count`: the same of purges.
    """

    x: Series
    first: Series
    last: Series
    best: Series
    mean: Series
    worst: Series
    diversity: Series
    least_diversity: Series
    most_diversity: Series
    common: Series
    so_far: Series
    common_so_far: Series
    restart_x: Series
    restart_count: Series
    purge_x: Series
    purge_count: Series

    def __len__(self) -> int:
        return len(self.x)

    @cached_property
    def diversity_curve(self) -> tuple[Series, Series]:
        """Through the least and the most of each point, for a mean would hide what a restart brings."""
        if np.array_equal(self.least_diversity, self.most_diversity):
            return self.x, self.diversity
        return np.repeat(self.x, 2), np.column_stack([self.least_diversity, self.most_diversity]).ravel()

    @cached_property
    def restarts(self) -> int:
        return int(self.restart_count.sum())

    @cached_property
    def purges(self) -> int:
        return int(self.purge_count.sum())

    def nearest(self, x: float) -> int:
        """The index of the point nearest to a position; there must be one."""
        right = min(int(np.searchsorted(self.x, x)), len(self.x) - 1)
        left = max(right - 1, 0)
        return left if x - self.x[left] < self.x[right] - x else right


def visible_points(envelope: Envelope, x_axis: XAxis, low: float, high: float, max_points: int) -> Points:
    """The points from `low` to `high` and one more on either side, `max_points` of them or a few more."""
    x = x_axis.of(envelope)
    begin = max(int(np.searchsorted(x, low)) - 1, 0)
    end = min(int(np.searchsorted(x, high, side="right")) + 1, len(x))
    group = 1
    while (end - begin) > group * max_points:
        group *= 2
    begin = max(begin // group - (group > 1), 0) * group  # a group lies where its last bin does
    end = min(-(-end // group) * group, len(x))
    bins = slice(begin, end)
    starts = np.arange(0, end - begin, group)
    lasts = np.minimum(starts + group, end - begin) - 1

    def grouped(series: Series, merge: Callable[..., Series]) -> Series:
        return series[bins] if group == 1 else merge(series[bins], starts)

    def averaged(series: Series) -> Series:
        if group == 1:
            return series[bins]
        averages: Series = np.add.reduceat(series[bins] * weights, starts) / total_weights
        return averages

    def so_far(series: Series) -> Series:
        before = series[:begin].min(initial=np.inf)
        lowest: Series = np.minimum(np.minimum.accumulate(grouped(series, np.minimum.reduceat)), before)
        return lowest

    last = envelope.generation[bins]
    before = envelope.generation[begin - 1] if begin else -1.0
    weights = np.diff(last, prepend=before)
    total_weights = weights if group == 1 else np.add.reduceat(weights, starts)
    is_inside = (x[bins] >= low) & (x[bins] <= high)

    def events(counts: Series) -> tuple[Series, Series]:
        at = np.flatnonzero((counts[bins] > 0) & is_inside)
        return x[bins][at], counts[bins][at]

    restart_x, restart_count = events(envelope.restarts)
    purge_x, purge_count = events(envelope.purges)
    return Points(
        x=x[bins][lasts],
        first=last[lasts] - total_weights + 1,
        last=last[lasts],
        best=grouped(envelope.best, np.minimum.reduceat),
        mean=averaged(envelope.mean),
        worst=grouped(envelope.worst, np.maximum.reduceat),
        diversity=averaged(envelope.diversity),
        least_diversity=grouped(envelope.diversity, np.minimum.reduceat),
        most_diversity=grouped(envelope.diversity, np.maximum.reduceat),
        common=grouped(envelope.common, np.minimum.reduceat),
        so_far=so_far(envelope.best),
        common_so_far=so_far(envelope.common),
        restart_x=restart_x,
        restart_count=restart_count,
        purge_x=purge_x,
        purge_count=purge_count,
    )


def usual_top(series: Series, last: Series) -> float:
    """How high a plot of costs must be; `last`: the generation of each point.

    After the first generations a fifth more than the series hardly ever exceeds: what begins anew at each restart, as
    high as at first, for a moment, must not press all the rest down.
    """
    settled = series[last >= FIRST_GENERATIONS]
    if len(settled) < FIRST_GENERATIONS:
        return float(series.max(initial=0.0))
    place = round(HARDLY_EVER * (len(settled) - 1))
    return ROOM * float(np.partition(settled, place)[place])


def stepped(x: Series, y: Series) -> tuple[Series, Series]:
    """A curve that keeps its height until the next point: its corners alone."""
    turns = np.flatnonzero(np.diff(y)) + 1
    corners = np.repeat(turns, 2)
    across = np.concatenate([x[:1], x[corners], x[-1:]])
    heights = np.concatenate([y[:1], y[corners - np.tile([1, 0], len(turns))], y[-1:]])
    return across, heights
