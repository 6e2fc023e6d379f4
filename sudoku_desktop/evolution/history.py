"""A run's history: every generation at first, then bins of 2, 4, 8, … generations, so that memory stays bounded.

A *bin* is a stretch of generations of equal width: the lowest best, the mean of the means, the highest worst,
the mean diversity, and how many restarts fell into it. At 200 000 generations a second an hour's run has
720 million generations; here it takes a few megabytes.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.snapshot import Snapshot

Series = NDArray[np.float64]

_BEST, _MEAN, _WORST, _DIVERSITY, _RESTARTS, _GENERATION, _TRIALS, _SECONDS, _COLUMNS = range(9)


@dataclass(frozen=True)
class Envelope:
    """Points to draw or to write, ascending; arrays of one length. `width`: generations a point stands for.

    `generation`, `trials` and `seconds` are those of a point's last generation.
    """

    width: int
    generation: Series
    trials: Series
    seconds: Series
    best: Series
    mean: Series
    worst: Series
    diversity: Series
    restarts: Series


class History:
    """Collects snapshots' traces; `capacity` bins at most (an even number)."""

    def __init__(self, capacity: int = 65_536) -> None:
        if capacity < 2 or capacity % 2:
            raise ValueError(f"History.capacity must be even and at least 2, got {capacity}")
        self._bins = np.zeros((min(capacity, 1024), _COLUMNS))
        self._capacity = capacity
        self._count = 0
        self._width = 1
        self._tail = np.zeros((0, _COLUMNS))
        self._generations = 0
        self._trials = 0
        self._seconds = 0.0

    @property
    def generations(self) -> int:
        """How many generations are recorded, generation 0 included."""
        return self._generations

    @property
    def width(self) -> int:
        """How many generations share a bin now."""
        return self._width

    def extend(self, snapshot: Snapshot) -> None:
        """Take over a snapshot's trace; raises ValueError if a generation before it is missing."""
        trace = snapshot.trace
        if trace.first != self._generations:
            raise ValueError(f"generation {self._generations} should come next, got {trace.first}")
        count = len(trace)
        if not count:
            return
        rows = np.empty((count, _COLUMNS))
        rows[:, _BEST], rows[:, _MEAN], rows[:, _WORST] = trace.best, trace.mean, trace.worst
        rows[:, _DIVERSITY], rows[:, _RESTARTS] = trace.diversity, trace.restarted
        rows[:, _GENERATION] = np.arange(trace.first, trace.first + count)
        steps = np.arange(1, count + 1) / count
        rows[:, _TRIALS] = np.rint(self._trials + steps * (snapshot.trials - self._trials))
        rows[:, _SECONDS] = self._seconds + steps * (snapshot.seconds - self._seconds)
        self._generations += count
        self._trials, self._seconds = snapshot.trials, snapshot.seconds
        self._tail = np.concatenate([self._tail, rows])
        self._fold_tail()

    def _fold_tail(self) -> None:
        while len(self._tail) >= self._width:
            full = min(len(self._tail) // self._width, self._capacity - self._count)
            self._append(_merged(self._tail[: full * self._width], self._width))
            self._tail = self._tail[full * self._width :]
            if self._count == self._capacity:
                halved = _merged(self._bins[: self._count], 2)
                self._count = len(halved)
                self._bins[: self._count] = halved
                self._width *= 2

    def _append(self, bins: Series) -> None:
        needed = self._count + len(bins)
        if needed > len(self._bins):
            grown = np.zeros((min(self._capacity, max(needed, 2 * len(self._bins))), _COLUMNS))
            grown[: self._count] = self._bins[: self._count]
            self._bins = grown
        self._bins[self._count : needed] = bins
        self._count = needed

    def envelope(self, max_points: int | None = None) -> Envelope:
        """The whole history in at most `max_points` points, 2 or more (None: as fine as it is kept)."""
        if max_points is not None and max_points < 2:
            raise ValueError(f"max_points must be at least 2, got {max_points}")
        rows = self._bins[: self._count]
        group = 1 if max_points is None else max(1, -(-self._count // (max_points - 1)))
        if group > 1:
            whole = self._count // group * group
            rows = np.concatenate([_merged(rows[:whole], group), _rest(rows[whole:])])
        rows = np.concatenate([rows, _rest(self._tail)])
        return Envelope(
            width=self._width * group,
            generation=rows[:, _GENERATION],
            trials=rows[:, _TRIALS],
            seconds=rows[:, _SECONDS],
            best=rows[:, _BEST],
            mean=rows[:, _MEAN],
            worst=rows[:, _WORST],
            diversity=rows[:, _DIVERSITY],
            restarts=rows[:, _RESTARTS],
        )


def _rest(rows: Series) -> Series:
    return _merged(rows, len(rows)) if len(rows) else rows


def _merged(rows: Series, width: int) -> Series:
    """Each `width` rows as one; the number of rows must be a multiple."""
    if width == 1:
        return rows.copy()
    groups = rows.reshape(-1, width, _COLUMNS)
    merged: Series = groups.mean(axis=1)
    merged[:, _BEST] = groups[:, :, _BEST].min(axis=1)
    merged[:, _WORST] = groups[:, :, _WORST].max(axis=1)
    merged[:, _RESTARTS] = groups[:, :, _RESTARTS].sum(axis=1)
    for column in (_GENERATION, _TRIALS, _SECONDS):
        merged[:, column] = groups[:, -1, column]
    return merged
