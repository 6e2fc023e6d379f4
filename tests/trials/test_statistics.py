"""Statistics against published figures, other ways to the same figure, and what simulated runs have."""

import math
from statistics import mean

import numpy as np
import pytest

from sudoku_desktop.trials.statistics import Sample, ecdf, is_surely_less, reaching, share_of, targets_of

REMISSION = [6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35]
"""Weeks in remission under 6-mercaptopurine (E. J. Freireich et al. 1963), the textbooks' example."""
RELAPSED = [1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]


def test_that_survival_is_that_of_the_textbooks_with_its_interval() -> None:
    steps = Sample.of(REMISSION, RELAPSED).survival()
    assert steps.at.tolist() == [6, 7, 10, 13, 16, 22, 23]
    assert steps.share.round(3).tolist() == [0.857, 0.807, 0.753, 0.69, 0.627, 0.538, 0.448]
    # Kalbfleisch & Prentice's intervals, as R's survfit(conf.type = "log-log") has them.
    assert steps.low is not None
    assert steps.high is not None
    assert steps.low.round(3).tolist() == [0.62, 0.563, 0.503, 0.432, 0.368, 0.268, 0.188]
    assert steps.high.round(3).tolist() == [0.952, 0.923, 0.889, 0.849, 0.805, 0.747, 0.68]


def test_that_survival_of_uncensored_runs_is_the_share_that_is_left() -> None:
    sample = Sample.of([3, 1, 2, 2], [True] * 4)
    steps, reached = sample.survival(), ecdf([sample])
    assert steps.share.tolist() == [0.75, 0.25, 0]
    assert (1 - reached.share).tolist() == steps.share.tolist()
    assert reached.at.tolist() == steps.at.tolist() == [1, 2, 3]
    assert steps.low is not None
    assert steps.low[-1] == 0


def test_that_shares_have_wilsons_interval() -> None:
    # R. G. Newcombe 1998, Statistics in Medicine 17, table I, method 3.
    for successes, attempts, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)):
        share = share_of(successes, attempts)
        assert (round(share.low, 4), round(share.high, 4)) == (low, high)
        assert share.value == successes / attempts
    assert math.isnan(share_of(0, 0).value)


def test_that_success_counts_what_was_in_time() -> None:
    sample = Sample.of([10, 20, 30, 30], [True, True, True, False])
    assert [sample.success_rate(limit).value for limit in (9, 10, 25, 30, math.inf)] == [0, 0.25, 0.5, 0.75, 0.75]


def test_that_ert_is_what_restarting_would_cost() -> None:
    # Success in a share p of runs of length T, else U spent: E = T + (1 - p) / p * U (Auger & Hansen 2005).
    sample = Sample.of([100] * 3 + [500] * 7, [True] * 3 + [False] * 7)
    ert = sample.expected_running_time()
    assert ert.value == pytest.approx(100 + 0.7 / 0.3 * 500)
    assert ert.low < ert.value < ert.high
    assert Sample.of([500], [False]).expected_running_time().value == math.inf


def test_that_quantiles_count_unsolved_runs_as_endless() -> None:
    sample = Sample.of([1, 2, 3, 4, 5, 6, 7], [True] * 5 + [False] * 2)
    assert [sample.quantile(share).value for share in (0.25, 0.5, 0.75)] == [2.5, 4, math.inf]
    assert Sample.of([1, 2], [True, True]).median().value == 1.5
    assert Sample.of([1, 2], [True, False]).median().value == math.inf
    assert math.isnan(Sample.of([], []).median().value)
    assert sample.mean_of_solved().value == 3
    assert math.isnan(Sample.of([1], [False]).mean_of_solved().value)


def test_that_intervals_hold_what_they_estimate_about_as_often_as_they_say() -> None:
    chance = np.random.default_rng(1)
    true_median, held_median, held_mean, held_ert = math.log(2), [], [], []
    for _ in range(1000):
        times = chance.exponential(size=40)
        whole = Sample.of(times, np.ones(40, bool))
        cut = Sample.of(np.minimum(times, 1.0), times < 1.0)
        median, mean_of, ert = whole.median(), whole.mean_of_solved(), cut.expected_running_time()
        held_median.append(median.low <= true_median <= median.high)
        held_mean.append(mean_of.low <= 1 <= mean_of.high)
        held_ert.append(ert.low <= 1 <= ert.high)  # of what is memoryless, giving up costs nothing
    for held in (held_median, held_mean, held_ert):
        assert 0.91 < mean(held) < 0.99


def test_that_targets_are_reached_with_the_first_improvement_as_good() -> None:
    courses = [[(1.0, 9.0), (5.0, 3.0), (8.0, 0.0)], [(2.0, 8.0)]]
    spent = [8.0, 50.0]
    reached = reaching(courses, spent, 8.5)
    assert (reached.spent.tolist(), reached.solved.tolist()) == ([5, 2], [True, True])
    reached = reaching(courses, spent, 0.0)
    assert (reached.spent.tolist(), reached.solved.tolist()) == ([8, 50], [True, False])
    steps = ecdf([reaching(courses, spent, target) for target in (0.0, 3.0, 8.5)])
    assert steps.at.tolist() == [2, 5, 8]
    assert steps.share.tolist() == pytest.approx([1 / 6, 3 / 6, 4 / 6])


def test_that_targets_reach_from_a_solution_to_the_worst_start() -> None:
    courses = [[(1.0, 64.0), (5.0, 2.0)], [(2.0, 8.0), (3.0, 0.0)]]
    assert targets_of(courses, 7) == pytest.approx((0, 2, 4, 8, 16, 32, 64))
    assert targets_of([[(1.0, 0.0)]]) == (0.0,)


def test_that_one_sample_is_surely_less_where_its_ranks_are_and_an_unsolved_run_is_endless() -> None:
    few, many = Sample.of([30] * 4, [True] * 4), Sample.of(range(900, 2300, 100), [True] * 14)
    assert is_surely_less(few, many)
    assert not is_surely_less(many, few)
    assert not is_surely_less(Sample.of([1, 2], [True] * 2), Sample.of([8, 9], [True] * 2)), "too few to tell"
    assert not is_surely_less(few, few)
    given_up = Sample.of([5] * 14, [False] * 14)
    assert is_surely_less(many, given_up)


def test_that_samples_of_one_kind_are_rarely_said_to_differ() -> None:
    random = np.random.default_rng(1)
    draws = [Sample.of(random.geometric(0.01, 20), [True] * 20) for _ in range(2000)]
    told = sum(
        is_surely_less(one, other) or is_surely_less(other, one)
        for one, other in zip(draws[::2], draws[1::2], strict=True)
    )
    assert 25 <= told <= 65, "5 % of 1,000, give or take"
