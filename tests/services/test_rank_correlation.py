"""Ranks and Spearman's coefficient, compared with figures calculated by hand."""

from math import inf, nan

import numpy as np
import pytest

from sudoku_desktop.services.rank_correlation import ranks, spearman


def test_that_equal_numbers_share_the_mean_of_their_places() -> None:
    assert ranks([30, 10, 20, 10]).tolist() == [4, 1.5, 3, 1.5]
    assert ranks([7, 7, 7]).tolist() == [2, 2, 2]
    assert ranks([]).tolist() == []


def test_that_infinity_comes_last() -> None:
    assert ranks([inf, 1.0, inf]).tolist() == [2.5, 1, 2.5]


def test_that_only_the_order_counts() -> None:
    assert spearman([1, 2, 3, 4], [1, 10, 100, 1e9]) == pytest.approx(1, abs=1e-12)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1, abs=1e-12)


def test_that_the_coefficient_is_the_textbooks() -> None:
    # Without ties 1 - 6·Σd²/(n·(n² - 1)), where d are the differences of ranks: first 0, 2, 1, 1, 0.
    assert spearman([1, 2, 3, 4, 5], [1, 4, 2, 3, 5]) == pytest.approx(1 - 6 * 6 / 120)
    assert spearman([1, 2, 3, 4, 5], [2, 5, 3, 4, 1]) == pytest.approx(1 - 6 * 26 / 120)


def test_that_ties_count_as_their_mean_ranks() -> None:
    # Ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4: Σxy = 4.5 of √(4.5 · 5).
    assert spearman([1, 2, 2, 3], [1, 3, 2, 4]) == pytest.approx(4.5 / np.sqrt(4.5 * 5))


def test_that_the_sides_may_be_exchanged() -> None:
    rng = np.random.default_rng(0)
    one, other = rng.integers(0, 20, 200).astype(float), rng.integers(0, 20, 200).astype(float)
    assert spearman(one, other) == pytest.approx(spearman(other, one))
    assert abs(spearman(one, other)) < 0.3


@pytest.mark.parametrize(
    ("one", "other", "message"),
    [
        ([1.0, 2.0], [1.0], "same length, got 2 and 1"),
        ([1.0, 1.0], [1.0, 2.0], "no order"),
        ([1.0], [1.0], "no order"),
        ([], [], "no order"),
        ([1.0, nan], [1.0, 2.0], "NaN has no rank"),
    ],
)
def test_that_what_is_no_order_is_refused(one: list[float], other: list[float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        spearman(one, other)
