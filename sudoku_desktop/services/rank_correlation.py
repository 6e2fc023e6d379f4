"""Spearman's rank correlation, which measures how similar two orders of the same things are.

The *rank* of a number is its position in ascending order, from 1; equal numbers share the mean of their positions.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Numbers = Sequence[float] | NDArray[np.float64]


def ranks(numbers: Numbers) -> NDArray[np.float64]:
    """Return the rank of each number; infinities are allowed. Raises ValueError for NaN."""
    values = np.asarray(numbers, np.float64)
    if np.isnan(values).any():
        raise ValueError("NaN has no rank")
    _, place, counts = np.unique(values, return_inverse=True, return_counts=True)
    last = np.cumsum(counts)
    shared: NDArray[np.float64] = (2 * last - counts + 1) / 2
    return shared[place]


def spearman(one: Numbers, other: Numbers) -> float:
    """Return the rank correlation in [-1, 1]: 1 for the same order, -1 for the reverse order.

    Raises ValueError for different lengths, for NaN, and when all numbers on one side are equal, so that they have no
    order; this includes fewer than two numbers.
    """
    if len(one) != len(other):
        raise ValueError(f"both sides must have the same length, got {len(one)} and {len(other)}")
    first, second = (each - (len(one) + 1) / 2 for each in (ranks(one), ranks(other)))
    spread = float(np.sqrt((first @ first) * (second @ second)))
    if spread == 0:
        raise ValueError("all numbers on one side are equal: that is no order")
    return float(np.clip(first @ second / spread, -1, 1))
