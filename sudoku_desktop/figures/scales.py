"""Scales of an axis: conversion between values and positions, and the values that get a tick."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

Values = NDArray[np.float64]

STEPS = (1, 2, 5)
"""Multiples of a power of ten that are round numbers."""
PIXELS_A_TICK = 46
"""Minimum distance of ticks on a logarithmic axis, in pixels."""
FREE_BESIDE_ZERO = 0.15
"""Minimum distance between the tick of 0 and the next one, as a power of ten."""


class AxisScale(Protocol):
    """Maps values to positions along an axis, and back."""

    @property
    def is_even(self) -> bool:
        """Whether ticks are evenly spaced; `ticks` is not used then."""

    def position(self, values: ArrayLike) -> Values:
        """Return the positions of values, as an array of the same shape."""

    def value(self, position: float) -> float:
        """Return the value at a position."""

    def ticks(self, low: float, high: float, pixels: float, *, is_whole: bool) -> list[float]:
        """Return the ascending positions of ticks from `low` to `high` for an axis of `pixels` pixels."""

    def text(self, position: float) -> str | None:
        """Return the text of a tick, or None to show its value as the axis formats numbers."""


@dataclass(frozen=True)
class LinearScale:
    """A scale whose positions are the values themselves."""

    is_even = True

    def position(self, values: ArrayLike) -> Values:
        return np.asarray(values, dtype=np.float64)

    def value(self, position: float) -> float:
        return position

    def ticks(self, low: float, high: float, pixels: float, *, is_whole: bool) -> list[float]:
        return []

    def text(self, position: float) -> str | None:
        return None


LINEAR = LinearScale()


@dataclass(frozen=True)
class LogScale:
    """A scale whose positions are decimal logarithms; values that are not positive are at position `zero`.

    `shows_zero`: whether 0 gets a tick, because runs whose first population holds a solution take 0 generations.
    """

    is_even = False
    zero: float = 0.0
    shows_zero: bool = False

    def position(self, values: ArrayLike) -> Values:
        numbers = np.asarray(values, dtype=np.float64)
        return np.where(numbers > 0, np.log10(np.where(numbers > 0, numbers, 1.0)), self.zero)

    def value(self, position: float) -> float:
        return 0.0 if self.shows_zero and position <= self.zero else 10.0**position

    def ticks(self, low: float, high: float, pixels: float, *, is_whole: bool) -> list[float]:
        """Return the ticks at powers of ten and, if space permits, at 2 and 5 times these."""
        most = max(2.0, pixels / PIXELS_A_TICK)
        first, last = floor(low) - 1, ceil(high) + 1
        stride = max(1, ceil((high - low) / most))
        steps = STEPS if 3 * (high - low) <= most else (1,)
        powers = range(first - first % stride, last + 1, stride)
        places = [power + log10(step) for power in powers for step in steps if power >= 0 or not is_whole]
        if self.shows_zero:
            places = [self.zero, *(place for place in places if place > self.zero + FREE_BESIDE_ZERO)]
        return [place for place in places if low <= place <= high]

    def text(self, position: float) -> str | None:
        return "0" if self.shows_zero and position == self.zero else None
