"""Statistics compared with published figures, with alternative computations, and with simulated runs."""

import math
from statistics import mean

import numpy as np
import pytest
from scipy import stats

from sudoku_desktop.trials.distributions import student_quantile, student_tail
from sudoku_desktop.trials.statistics import (
    Estimate,
    Sample,
    ecdf,
    mean_of,
    over_puzzles,
    ratio_interval,
    reaching,
    share_interval,
    share_of,
    targets_of,
)

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


@pytest.mark.parametrize(
    ("successes", "attempts", "expected"),
    # R. G. Newcombe 1998, Statistics in Medicine 17, table I, method 3.
    [(81, 263, (0.2553, 0.3662)), (15, 148, (0.0624, 0.1605)), (0, 20, (0.0, 0.1611)), (1, 29, (0.0061, 0.1718))],
)
def test_that_shares_have_wilsons_interval(successes: int, attempts: int, expected: tuple[float, float]) -> None:
    share = share_of(successes, attempts)
    assert (share.low, share.high) == share_interval(successes, attempts) == pytest.approx(expected, abs=5e-5)
    assert share.value == successes / attempts


def test_that_a_share_of_everything_reaches_one_and_of_nothing_says_nothing() -> None:
    low, high = share_interval(100, 100)
    assert (high, 0.96 < low < 0.97) == (1.0, True)
    assert share_interval(0, 0) == (0.0, 1.0)
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
    sample = Sample.of([8.0, 50.0], [True, False])
    (reached,) = reaching(courses, sample, [8.5])
    assert (reached.spent.tolist(), reached.solved.tolist()) == ([5, 2], [True, True])
    (reached,) = reaching(courses, sample, [0.0])
    assert (reached.spent.tolist(), reached.solved.tolist()) == ([8, 50], [True, False])
    steps = ecdf(reaching(courses, sample, (0.0, 3.0, 8.5)))
    assert steps.at.tolist() == [2, 5, 8]
    assert steps.share.tolist() == pytest.approx([1 / 6, 3 / 6, 4 / 6])


def test_that_targets_reach_from_a_solution_to_the_worst_start() -> None:
    courses = [[(1.0, 64.0), (5.0, 2.0)], [(2.0, 8.0), (3.0, 0.0)]]
    assert targets_of(courses, 7) == pytest.approx((0, 2, 4, 8, 16, 32, 64))
    assert targets_of([[(1.0, 0.0)]]) == (0.0,)


def test_that_a_stopped_run_is_no_failure() -> None:
    stopped = Sample.of([10, 20, 30, 15], [True, True, False, False], [False, False, False, True])
    # Of four, one is solved at 10; of the two that go on after 15, one at 20; the last one ran out of its budget.
    assert stopped.success_rate().value == pytest.approx(1 - 3 / 4 * 1 / 2)
    assert [stopped.success_rate(limit).value for limit in (5, 10, 15, 19)] == pytest.approx([0, 0.25, 0.25, 0.25])
    assert stopped.quantile(0.25).value == 10
    assert stopped.median().value == 20
    assert stopped.quantile(0.75).value == math.inf
    assert ecdf([stopped]).share.tolist() == pytest.approx([0.25, 0.625])
    assert Sample.of([3], [False], [True]).success_rate().high == 1.0
    assert math.isnan(Sample.of([3, 4], [False] * 2, [True] * 2).success_rate().value)
    assert Sample.of([3, 4, 9], [False] * 3, [True, True, False]).success_rate() == Estimate(
        0, *share_interval(0, 1), 3
    )


def test_that_runs_stopped_at_the_start_change_nothing() -> None:
    plain = Sample.of([10, 20, 30, 30], [True, True, True, False])
    more = Sample.of([10, 20, 30, 30, 0], [True, True, True, False, False], [False] * 4 + [True])
    for limit in (9, 10, 25, math.inf):
        one, other = plain.success_rate(limit), more.success_rate(limit)
        assert (other.value, other.low, other.high) == pytest.approx((one.value, one.low, one.high))
    assert ecdf([plain]).share.tolist() == pytest.approx(ecdf([more]).share.tolist())


def test_that_stopping_runs_does_not_make_them_look_harder() -> None:
    chance = np.random.default_rng(3)
    shares, medians, held, held_median = [], [], [], []
    for _ in range(1000):
        times, stops = chance.exponential(size=60), chance.exponential(2.0, size=60)
        solved = (times < 1.5) & (times < stops)
        sample = Sample.of(np.minimum(np.minimum(times, 1.5), stops), solved, ~solved & (stops < 1.5))
        rate, median = sample.success_rate(), sample.median()
        shares.append(rate.value)
        medians.append(median.value)
        held.append(rate.low <= 1 - math.exp(-1.5) <= rate.high)
        held_median.append(median.low <= math.log(2) <= median.high)
    assert mean(shares) == pytest.approx(1 - math.exp(-1.5), abs=0.01)
    assert mean(medians) == pytest.approx(math.log(2), abs=0.03)
    assert 0.93 < mean(held) < 0.98
    assert 0.92 < mean(held_median) < 0.98


@pytest.mark.filterwarnings("ignore:The confidence interval is undefined")
@pytest.mark.parametrize("seed", range(20))
def test_that_survival_and_its_interval_are_scipys(seed: int) -> None:
    chance = np.random.default_rng(seed)
    times = chance.integers(1, 30, 40).astype(float)
    solved = chance.random(40) < 0.6
    steps = Sample.of(times, solved).survival()
    ours = stats.ecdf(stats.CensoredData(times[solved], right=times[~solved])).sf
    interval = ours.confidence_interval(method="log-log")
    assert (steps.low is None, steps.high is None) == (False, False)
    for share, theirs in ((steps.share, ours), (steps.low, interval.low), (steps.high, interval.high)):
        wanted = theirs.evaluate(steps.at)
        known = np.isfinite(wanted)
        assert known.sum() >= len(steps.at) - 1
        assert np.asarray(share)[known] == pytest.approx(wanted[known], abs=1e-12)


@pytest.mark.parametrize(
    ("count", "share"), [(1, 0.5), (5, 0.5), (6, 0.5), (9, 0.25), (40, 0.5), (200, 0.75), (5000, 0.5)]
)
def test_that_the_interval_of_a_quantile_is_that_of_scipys_quantile_test(count: int, share: float) -> None:
    values = np.arange(1.0, count + 1)
    estimate = Sample.of(values, [True] * count).quantile(share)
    interval = stats.quantile_test(values, p=share, alternative="two-sided").confidence_interval(0.95)
    low, high = np.nan_to_num(interval.low, nan=0.0), np.nan_to_num(interval.high, nan=math.inf)
    assert (estimate.low, estimate.high) == (max(low, 0.0), high)


def test_that_a_median_of_few_runs_has_no_end_that_they_do_not_give() -> None:
    assert Sample.of([1, 2, 3, 4, 5], [True] * 5).median() == Estimate(3, 0, math.inf, 5)
    assert Sample.of([1, 2, 3, 4, 5, 6], [True] * 6).median() == Estimate(3.5, 1, 6, 6)


@pytest.mark.parametrize("freedom", [1, 2, 3.7, 6, 66, 1000])
def test_that_students_distribution_is_scipys(freedom: float) -> None:
    for t in (-2.0, 0.0, 0.5, 3.0, 20.0):
        assert student_tail(t, freedom) == pytest.approx(stats.t.sf(t, freedom), rel=1e-10)
    assert student_quantile(freedom) == pytest.approx(stats.t.isf(0.025, freedom), rel=1e-9)
    assert student_tail(math.inf, freedom) == 0


def test_that_a_mean_has_scipys_interval() -> None:
    numbers = np.random.default_rng(5).exponential(size=12)
    interval = stats.ttest_1samp(numbers, 0).confidence_interval(0.95)
    assert mean_of(numbers).figures == pytest.approx((numbers.mean(), interval.low, interval.high))


def test_that_puzzles_are_clusters_of_runs() -> None:
    easy, hard = Sample.of([1, 2, 3, 4], [True] * 4), Sample.of([100, 200, 300, 300], [True, True, False, False])
    share, expected = over_puzzles([easy, hard])
    assert (share.value, expected.value) == (6 / 8, 910 / 6)
    whole = Sample.of([1, 2, 3, 4, 100, 200, 300, 300], [True] * 6 + [False] * 2)
    assert expected.high > whole.expected_running_time().high
    assert over_puzzles([easy])[1] == Estimate(2.5, 0, math.inf, 4)
    assert over_puzzles([easy, easy])[0].low < 0.4, "four runs each on two puzzles are no eight puzzles"
    assert math.isnan(over_puzzles([])[0].value)


def test_that_intervals_over_puzzles_hold_what_other_puzzles_give_and_those_over_runs_do_not() -> None:
    chance = np.random.default_rng(6)
    truth = math.exp(0.8**2 / 2)  # the mean over all puzzles
    clustered, pooled, shares = [], [], []
    many = chance.lognormal(0, 0.8, 200_000)
    for _ in range(400):
        scales = chance.lognormal(0, 0.8, 18)
        samples = [Sample.of(chance.exponential(scale, 50), [True] * 50) for scale in scales]
        whole = Sample.of(np.concatenate([each.spent for each in samples]), [True] * 900)
        held = over_puzzles(samples)[1], whole.expected_running_time()
        clustered.append(held[0].low <= truth <= held[0].high)
        pooled.append(held[1].low <= truth <= held[1].high)
        cut = [Sample.of(np.minimum(each.spent, 1.0), each.spent < 1.0) for each in samples]
        share = over_puzzles(cut)[0]
        shares.append(share.low <= 1 - np.exp(-1 / many).mean() <= share.high)
    assert 0.88 < mean(clustered) < 0.98
    assert mean(pooled) < 0.6
    assert 0.92 < np.mean(shares) < 0.985


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
