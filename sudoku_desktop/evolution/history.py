"""History of a run in bounded memory: every generation at first, then bins of 2, 4, 8, … generations.

A *bin* combines consecutive generations: the lowest best, the mean of the means, the highest worst, the mean diversity,
the number of restarts and purges, and the lowest common cost. At 200 000 generations a second an hour's run has 720
million generations; here it takes a few megabytes.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.evolution.snapshot import Snapshot

Series = NDArray[np.float64]

_GENERATION, _TRIALS, _SECONDS, _BEST, _MEAN, _WORST, _DIVERSITY, _RESTARTS, _PURGES, _COMMON, _FIGURES = range(11)
"""Rows of a history, in the order of the fields of `Envelope`, and their number."""


@dataclass(frozen=True)
class Envelope:
    """Points to draw or export, in ascending order, as arrays of equal length.

    `width` is the number of generations that a point stands for, except for those that a history keeps `unbinned`.
    `generation`, `trials` and `seconds` are those of a point's last generation; `best`, `mean` and `worst` are costs,
    `common` is the common cost of the best (see `fitness`).
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
    purges: Series
    common: Series

    def place_of(self, generation: int) -> int | None:
        """Return the index of the point that represents this generation alone, or None."""
        place = int(np.searchsorted(self.generation, generation))
        last = self.generation[place - 1] if place else -1
        alone = place < len(self.generation) and self.generation[place] == generation == last + 1
        return place if alone else None


class History:
    """Collects the traces of snapshots in at most `capacity` bins (an even number).

    The first `unbinned` generations are kept in addition, each as a point of its own however long the run is.
    """

    def __init__(self, capacity: int = 65_536, unbinned: int = 0) -> None:
        if capacity < 2 or capacity % 2:
            raise ValueError(f"History.capacity must be even and at least 2, got {capacity}")
        self._bins = np.zeros((_FIGURES, min(capacity, 1024)))
        self._capacity = capacity
        self._count = 0
        self.width = 1
        """Number of generations in a bin."""
        self._tail = np.zeros((_FIGURES, 0))
        self._first = np.zeros((_FIGURES, 0))
        self._unbinned = unbinned
        self.generations = 0
        """Number of recorded generations, generation 0 included."""
        self._trials = 0
        self._seconds = 0.0

    def extend(self, snapshot: Snapshot) -> None:
        """Add a snapshot's trace, which may be empty; raise ValueError if earlier generations are missing."""
        trace = snapshot.trace
        if not len(trace):
            return  # within an incomplete generation
        if trace.first != self.generations:
            raise ValueError(f"generation {self.generations} should come next, got {trace.first}")
        count = len(trace)
        new = np.empty((_FIGURES, count))
        new[_BEST:] = (
            *(trace.best, trace.mean, trace.worst, trace.diversity),
            *(trace.restarted, trace.purged, trace.common),
        )
        new[_GENERATION] = np.arange(trace.first, trace.first + count)
        steps = np.arange(1, count + 1) / count
        new[_TRIALS] = np.rint(self._trials + steps * (snapshot.trials - self._trials))
        new[_SECONDS] = self._seconds + steps * (snapshot.seconds - self._seconds)
        first = max(0, self._unbinned - self.generations)
        if first:
            self._first = np.concatenate([self._first, new[:, :first]], axis=1)
        self.generations += count
        self._trials, self._seconds = snapshot.trials, snapshot.seconds
        self._tail = np.concatenate([self._tail, new[:, first:]], axis=1)
        self._fold_tail()

    def _fold_tail(self) -> None:
        while self._tail.shape[1] >= self.width:
            full = min(self._tail.shape[1] // self.width, self._capacity - self._count)
            self._append(_merged(self._tail[:, : full * self.width], self.width))
            self._tail = self._tail[:, full * self.width :]
            if self._count == self._capacity:
                halved = _merged(self._bins[:, : self._count], 2)
                self._count = halved.shape[1]
                self._bins[:, : self._count] = halved
                self.width *= 2

    def _append(self, bins: Series) -> None:
        needed = self._count + bins.shape[1]
        room = self._bins.shape[1]
        if needed > room:
            grown = np.zeros((_FIGURES, min(self._capacity, max(needed, 2 * room))))
            grown[:, : self._count] = self._bins[:, : self._count]
            self._bins = grown
        self._bins[:, self._count : needed] = bins
        self._count = needed

    def seconds_at(self, generation: int) -> float:
        """Return the computing time up to a generation, in seconds, interpolated between bins."""
        envelope = self.envelope()
        return float(np.interp(generation, envelope.generation, envelope.seconds))

    def envelope(self, max_points: int | None = None) -> Envelope:
        """Return the whole history in at most `max_points` points (2 or more), or in all bins if None.

        The unbinned generations are not counted.
        """
        if max_points is not None and max_points < 2:
            raise ValueError(f"max_points must be at least 2, got {max_points}")
        figures = self._bins[:, : self._count]
        group = 1 if max_points is None else max(1, -(-self._count // (max_points - 1)))
        if group > 1:
            whole = self._count // group * group
            figures = np.concatenate([_merged(figures[:, :whole], group), _rest(figures[:, whole:])], axis=1)
        figures = np.concatenate([self._first, figures, _rest(self._tail)], axis=1)
        return Envelope(self.width * group, *figures)


def _rest(figures: Series) -> Series:
    return _merged(figures, figures.shape[1]) if figures.shape[1] else figures


def _merged(figures: Series, width: int) -> Series:
    """Merge each `width` columns into one; the number of columns must be a multiple.

    Halves as long as possible: operations between whole rows are several times faster than short reductions.
    """
    while width % 2 == 0:
        figures = _halved(figures)
        width //= 2
    if width == 1:
        return figures
    groups = figures.reshape(_FIGURES, -1, width)
    merged = groups[:, :, -1].copy()  # generation, trials and seconds are those of the last
    merged[_BEST] = groups[_BEST].min(axis=1)
    merged[_WORST] = groups[_WORST].max(axis=1)
    merged[_MEAN] = groups[_MEAN].mean(axis=1)
    merged[_DIVERSITY] = groups[_DIVERSITY].mean(axis=1)
    merged[_RESTARTS] = groups[_RESTARTS].sum(axis=1)
    merged[_PURGES] = groups[_PURGES].sum(axis=1)
    merged[_COMMON] = groups[_COMMON].min(axis=1)
    return merged


def _halved(figures: Series) -> Series:
    """Merge each pair of neighbouring bins into one."""
    earlier, later = figures[:, 0::2], figures[:, 1::2]
    halved = later.copy()  # generation, trials and seconds are those of the later bin
    np.minimum(earlier[_BEST], later[_BEST], out=halved[_BEST])
    np.maximum(earlier[_WORST], later[_WORST], out=halved[_WORST])
    np.minimum(earlier[_COMMON], later[_COMMON], out=halved[_COMMON])
    for figure in (_MEAN, _DIVERSITY, _RESTARTS, _PURGES):
        halved[figure] += earlier[figure]
    halved[_MEAN] *= 0.5
    halved[_DIVERSITY] *= 0.5
    return halved
