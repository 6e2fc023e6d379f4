"""Whether samples fit a distribution. Seeds are fixed, so a test passes always or never.

The limits lie five standard deviations out: a right distribution fails one seed in millions, a wrong one of
these sample sizes is far outside.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

FIVE_SIGMA = 5.0


def fits(counts: ArrayLike, probabilities: ArrayLike) -> bool:
    """Return whether counts fit the probabilities, by Pearson's chi-square test.

    Rare categories are merged; impossible ones must not occur.
    """
    observed = np.asarray(counts, np.float64)
    expected = np.asarray(probabilities, np.float64) * observed.sum()
    assert np.isclose(expected.sum(), observed.sum())
    if observed[expected == 0].any():
        return False
    rare = expected < 10
    observed, expected = (np.append(each[~rare], each[rare].sum()) for each in (observed, expected))
    if expected[-1] < 10:
        if observed[-1] > 10 + FIVE_SIGMA * np.sqrt(10):
            return False
        observed, expected = observed[:-1], expected[:-1]
    freedom = len(expected) - 1
    deviation = float(((observed - expected) ** 2 / expected).sum())
    return deviation <= freedom + FIVE_SIGMA * np.sqrt(2 * freedom) + FIVE_SIGMA


def fits_evenly(counts: NDArray[np.int64]) -> bool:
    """Return whether all categories are equally likely."""
    return fits(counts, np.full(len(counts), 1 / len(counts)))


def agree(counts: ArrayLike, others: ArrayLike) -> bool:
    """Return whether two samples may have one distribution, by the chi-square test of a table of two rows."""
    table = np.array([counts, others], np.float64)
    table = table[:, table.sum(axis=0) >= 20]
    rows, columns = table.sum(axis=1, keepdims=True), table.sum(axis=0, keepdims=True)
    expected = rows * columns / table.sum()
    freedom = table.shape[1] - 1
    return bool(((table - expected) ** 2 / expected).sum() <= freedom + FIVE_SIGMA * np.sqrt(2 * freedom) + FIVE_SIGMA)
