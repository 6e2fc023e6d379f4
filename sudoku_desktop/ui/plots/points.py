"""Decimates the visible interval of a history to approximately the requested number of points.

A *group* consists of a power of two of the history's bins and begins at a multiple of its size, so that points do not
move while a run continues. A group keeps the extremes: lowest best, highest worst, minimum and maximum diversity, every
restart and every purge.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

import numpy as np

from sudoku_desktop.evolution.history import Envelope, Series

LEAST_TRAP, TRAP_SHARE = 50, 0.1
"""Minimum length of a trap, in generations and as a share of the run; shorter waits between improvements are usual."""


class XAxis(Enum):
    """Quantity of the x axis; the values are stored in the settings."""

    GENERATIONS = "generations"
    TRIALS = "trials"
    SECONDS = "seconds"

    def of(self, envelope: Envelope) -> Series:
        """Return the positions of the bins, ascending."""
        return {
            XAxis.GENERATIONS: envelope.generation,
            XAxis.TRIALS: envelope.trials,
            XAxis.SECONDS: envelope.seconds,
        }[self]


@dataclass(frozen=True)
class Points:
    """Arrays of equal length, ascending in `x`; a point stands for generations `first` to `last`.

    `so_far` and `common_so_far`: lowest best, and lowest common cost, of the run up to the point. `restart_x` and
    `restart_count`: positions of restarts, as exact as the history, with the number at each position; `purge_x` and
    `purge_count`: the same for purges.
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
        """Coordinates of a curve through the minimum and maximum of each point, because a mean would hide restarts."""
        if np.array_equal(self.least_diversity, self.most_diversity):
            return self.x, self.diversity
        return np.repeat(self.x, 2), np.column_stack([self.least_diversity, self.most_diversity]).ravel()

    def nearest(self, x: float) -> int:
        """Return the index of the point nearest to a position; there must be at least one point."""
        right = min(int(np.searchsorted(self.x, x)), len(self.x) - 1)
        left = max(right - 1, 0)
        return left if x - self.x[left] < self.x[right] - x else right


def visible_points(envelope: Envelope, x_axis: XAxis, low: float, high: float, max_points: int) -> Points:
    """Return the points from `low` to `high` and one beyond either end, about `max_points` of them."""
    x = x_axis.of(envelope)
    begin = max(int(np.searchsorted(x, low)) - 1, 0)
    end = min(int(np.searchsorted(x, high, side="right")) + 1, len(x))
    group = 1
    while (end - begin) > group * max_points:
        group *= 2
    begin = max(begin // group - (group > 1), 0) * group  # a group's position is that of its last bin
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


class Stay(NamedTuple):
    """A range of points over which the best cost so far stayed the same."""

    first: int
    """Index of the point at which the cost was first reached."""
    last: int
    """Index of the point before the next improvement, or of the last point."""
    generations: int
    cost: float


def stay_of(generation: Series, costs: Series, *, is_over: bool) -> Stay | None:
    """Return the trap to mark in a run's best costs: the current one, or the longest if the run has ended.

    Returns None if that is too short to be called a trap, or if the run is solved.
    """
    so_far = np.minimum.accumulate(costs)
    firsts = np.flatnonzero(np.diff(so_far, prepend=np.inf))
    lasts = np.append(firsts[1:], len(so_far) - 1)
    spent = np.where(so_far[firsts] > 0, generation[lasts] - generation[firsts], 0)
    index = int(np.argmax(spent)) if is_over else len(firsts) - 1
    if spent[index] < max(LEAST_TRAP, TRAP_SHARE * generation[-1]):
        return None
    first, last = int(firsts[index]), int(lasts[index])
    return Stay(first, last, int(spent[index]), float(so_far[first]))


def stepped(x: Series, y: Series) -> tuple[Series, Series]:
    """Return the corners of a step curve, which keeps its height until the next point."""
    turns = np.flatnonzero(np.diff(y)) + 1
    corners = np.repeat(turns, 2)
    across = np.concatenate([x[:1], x[corners], x[-1:]])
    heights = np.concatenate([y[:1], y[corners - np.tile([1, 0], len(turns))], y[-1:]])
    return across, heights
