"""Comparison of the expected number of attempts with counting under a uniform prior."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from sudoku_desktop.evolution.prospects import FEWEST_ATTEMPTS, median_attempts


def naive_even_odds(failed: int, succeeded: int) -> int:
    """Return the expected number by integration: ∫ p^s (1 − p)^(f + m) / ∫ p^s (1 − p)^f falls to one half."""

    def integral(a: int, b: int) -> Fraction:
        return Fraction(1, (a + b + 1) * comb(a + b, a))

    more = 0
    while integral(succeeded, failed + more) / integral(succeeded, failed) > Fraction(1, 2):
        more += 1
    return more


@pytest.mark.parametrize("succeeded", [0, 1, 2, 5, 20])
@pytest.mark.parametrize("failed", [0, 1, 3, 7, 40, 200])
def test_that_it_is_what_the_integrals_say(failed: int, succeeded: int) -> None:
    if failed + succeeded >= FEWEST_ATTEMPTS:
        assert median_attempts(failed, succeeded) == naive_even_odds(failed, succeeded)
    else:
        assert median_attempts(failed, succeeded) is None


def test_that_half_of_all_worlds_that_look_alike_are_solved_by_then() -> None:
    rng = np.random.default_rng(1)
    chances = rng.random(400_000)
    failed, succeeded = 6, 2
    alike = chances[rng.binomial(failed + succeeded, chances) == succeeded]
    more = median_attempts(failed, succeeded)
    assert more is not None
    waited = rng.geometric(alike)
    assert np.mean(waited <= more) > 0.48
    assert np.mean(waited < more) < 0.52


def test_that_with_many_successes_it_is_the_median_of_the_geometric_distribution() -> None:
    assert median_attempts(9000, 1000) == pytest.approx(np.log(0.5) / np.log(0.9), abs=1)
