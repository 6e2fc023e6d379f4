"""Intervals of 95 % confidence: known values, and how often they contain the true value."""

import numpy as np
import pytest

from sudoku_desktop.trials.statistics import ratio_interval, share_interval


@pytest.mark.parametrize(
    ("successes", "attempts", "expected"),
    # R. G. Newcombe 1998, table I, method 3.
    [(81, 263, (0.2553, 0.3662)), (15, 148, (0.0624, 0.1605)), (0, 20, (0.0, 0.1611)), (1, 29, (0.0061, 0.1718))],
)
def test_that_shares_have_the_intervals_of_wilson_that_are_in_print(
    successes: int, attempts: int, expected: tuple[float, float]
) -> None:
    assert share_interval(successes, attempts) == pytest.approx(expected, abs=5e-5)


def test_that_a_share_of_everything_reaches_one_and_of_nothing_says_nothing() -> None:
    low, high = share_interval(100, 100)
    assert (high, 0.96 < low < 0.97) == (1.0, True)
    assert share_interval(0, 0) == (0.0, 1.0)


def test_that_an_interval_holds_the_ratio_and_shrinks_with_more_runs() -> None:
    few = ratio_interval([100, 300, 900, 1200], [True, True, True, False])
    many = ratio_interval([100, 300, 900, 1200] * 20, [True, True, True, False] * 20)
    assert few
    assert many
    assert few[0] < many[0] < 2500 / 3 < many[1] < few[1]


def test_that_fewer_than_two_solved_runs_give_no_interval() -> None:
    assert ratio_interval([], []) is None
    assert ratio_interval([10], [True]) is None
    assert ratio_interval([10, 50, 50], [True, False, False]) is None
    assert ratio_interval([10, 50, 50], [True, True, False]) is not None


def test_that_runs_that_all_spent_nothing_are_certain() -> None:
    assert ratio_interval([0, 0, 0], [True, True, True]) == (0.0, 0.0)


@pytest.mark.parametrize("is_cut", [False, True])
@pytest.mark.parametrize("runs", [30, 100])
def test_that_about_95_of_100_intervals_hold_the_truth(runs: int, is_cut: bool) -> None:
    # Waiting times of quick and slow runs by halves, which vary by 1.3 times their mean, as on the paper's figure 1.
    rng = np.random.default_rng(1)
    means = np.array([400.0, 1600.0])
    times = rng.exponential(means[rng.integers(0, 2, (2000, runs))])
    budget = 1200.0 if is_cut else np.inf
    # A run that is cut off costs the budget, every other ends in a solution: all costs by the share of solutions.
    within = 1 - np.exp(-budget / means)
    truth = (means * within).sum() / within.sum()
    held = 0
    for drawn in times:
        interval = ratio_interval(np.minimum(drawn, budget).tolist(), (drawn <= budget).tolist())
        assert interval
        held += interval[0] <= truth <= interval[1]
    assert 0.91 < held / 2000 < 0.97
