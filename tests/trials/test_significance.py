"""Tests of differences, compared with scipy on random data and with published figures."""

import math
from itertools import product

import numpy as np
import pytest
from scipy import stats

from sudoku_desktop.trials.significance import (
    MOST_EXACT,
    Strata,
    fisher,
    holm,
    log_rank,
    ratio_of_means,
    ratio_of_shares,
    signed_rank,
    strata_of,
    superiority,
)
from sudoku_desktop.trials.statistics import Sample

seeds = pytest.mark.parametrize("seed", range(25))


def drawn(chance: np.random.Generator, count: int, scale: float = 10.0) -> Sample:
    """Return runs of random lengths, with ties, of which a third is not solved."""
    return Sample.of(chance.integers(1, 3 * scale, count), chance.random(count) < 0.67)


def on_puzzles(*pairs: tuple[Sample, Sample]) -> list[Strata]:
    """Return the runs of two algorithms, a pair of samples for each puzzle."""
    return strata_of([{str(number): pair[side] for number, pair in enumerate(pairs)} for side in (0, 1)])


def censored(sample: Sample) -> stats.CensoredData:
    return stats.CensoredData(sample.spent[sample.solved], right=sample.spent[~sample.solved])


@seeds
def test_that_the_log_rank_test_is_scipys(seed: int) -> None:
    chance = np.random.default_rng(seed)
    one, other = drawn(chance, 30), drawn(chance, 20, 15.0)
    theirs = stats.logrank(x=censored(one), y=censored(other))
    z, p = log_rank(*on_puzzles((one, other)))
    assert (z, p) == pytest.approx((theirs.statistic, theirs.pvalue), rel=1e-9)
    assert log_rank(*on_puzzles((other, one))) == pytest.approx((-z, p))


def test_that_the_log_rank_test_of_puzzles_adds_what_each_says() -> None:
    # The remission of leukaemia (E. J. Freireich et al. 1963): chi-squared 16.79 in every textbook.
    treated = [6, 6, 6, 6, 7, 9, 10, 10, 11, 13, 16, 17, 19, 20, 22, 23, 25, 32, 32, 34, 35]
    relapsed = [1, 1, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    control = [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23]
    pair = Sample.of(control, [True] * 21), Sample.of(treated, relapsed)
    z, _ = log_rank(*on_puzzles(pair))
    assert z**2 == pytest.approx(16.79, abs=0.01)
    assert log_rank(*on_puzzles(*[pair] * 4))[0] == pytest.approx(2 * z)
    # Where the harder puzzle is tried by the better algorithm alone, pooling would turn the verdict round.
    easy, hard = np.arange(1.0, 21), np.arange(1001.0, 1021)
    all_solved = [True] * 20
    better = [(Sample.of(easy[:2], [True] * 2), Sample.of(easy + 2, all_solved))]
    better.append((Sample.of(hard, all_solved), Sample.of(hard[:2] + 30, [True] * 2)))
    assert log_rank(*on_puzzles(*better))[0] > 2


def test_that_nothing_is_claimed_of_nothing() -> None:
    nothing, unsolved = Sample.of([], []), Sample.of([5, 5], [False, False])
    for pairs in ([], [(nothing, nothing)], [(nothing, unsolved)], [(unsolved, unsolved)]):
        assert log_rank(*on_puzzles(*pairs)) == (0.0, 1.0)
    assert math.isnan(superiority(*on_puzzles()))
    assert signed_rank([]) == signed_rank([0, 0]) == 1.0


def test_that_a_stopped_run_is_censored_and_no_loser() -> None:
    solved = Sample.of([10, 20], [True, True])
    stopped = Sample.of([1, 1], [False, False], [True, True])
    spent = Sample.of([1, 1], [False, False])
    assert log_rank(*on_puzzles((solved, stopped))) == (0.0, 1.0)
    assert superiority(*on_puzzles((solved, stopped))) == 0.5
    assert superiority(*on_puzzles((solved, spent))) == 1.0
    assert superiority(*on_puzzles((Sample.of([10], [True]), Sample.of([15], [False], [True])))) == 1.0


@seeds
def test_that_superiority_is_what_all_pairs_say(seed: int) -> None:
    chance = np.random.default_rng(seed)
    one, other = drawn(chance, 12), drawn(chance, 9)
    times = [[spent if solved else math.inf for spent, solved in zip(each.spent, each.solved)] for each in (one, other)]  # noqa: B905
    wins = [1.0 if a < b else 0.5 if a == b else 0.0 for a, b in product(*times)]
    assert superiority(*on_puzzles((one, other))) == pytest.approx(np.mean(wins))
    theirs = stats.mannwhitneyu(np.minimum(times[0], 1e9), np.minimum(times[1], 1e9)).statistic / len(wins)
    assert superiority(*on_puzzles((one, other))) == pytest.approx(1 - theirs)
    assert superiority(*on_puzzles((one, other), (other, other))) == pytest.approx((np.mean(wins) + 0.5) / 2)


@seeds
def test_that_the_signed_rank_test_is_scipys(seed: int) -> None:
    chance = np.random.default_rng(seed)
    for count in (1, 2, 7, 20, MOST_EXACT):
        values = chance.normal(0.3, size=count)
        assert signed_rank(values) == pytest.approx(stats.wilcoxon(values, method="exact").pvalue, rel=1e-9)
    many = chance.integers(-9, 11, 4 * MOST_EXACT)
    assert signed_rank(many) == pytest.approx(
        stats.wilcoxon(many[many != 0], method="asymptotic", correction=False).pvalue, rel=1e-9
    )


@seeds
def test_that_equal_differences_are_counted_out_with_their_mean_ranks(seed: int) -> None:
    values = np.random.default_rng(seed).integers(-2, 4, 9)
    values = values[values != 0]
    ranks = stats.rankdata(np.abs(values))
    away = abs(ranks[values > 0].sum() - ranks.sum() / 2)
    signs = np.array(list(product([0, 1], repeat=len(values))))
    assert signed_rank(values) == pytest.approx(np.mean(np.abs(signs @ ranks - ranks.sum() / 2) >= away - 1e-9))


@seeds
def test_that_fishers_test_is_scipys(seed: int) -> None:
    chance = np.random.default_rng(seed)
    attempts, of = chance.integers(1, 120, 2).tolist()
    successes, others = int(chance.integers(0, attempts + 1)), int(chance.integers(0, of + 1))
    table = [[successes, attempts - successes], [others, of - others]]
    assert fisher(successes, attempts, others, of) == pytest.approx(stats.fisher_exact(table).pvalue, rel=1e-6)


def test_that_the_ratio_of_shares_turns_round_with_them() -> None:
    ratio = ratio_of_shares(14, 20, 7, 20)
    assert ratio.value == pytest.approx(2)
    assert 0.9 < ratio.low < 1.1 < 3.5 < ratio.high < 4.5
    back = ratio_of_shares(7, 20, 14, 20)
    assert (back.low, back.high) == pytest.approx((1 / ratio.high, 1 / ratio.low))
    assert ratio_of_shares(0, 20, 7, 20).low == 0
    assert ratio_of_shares(7, 20, 0, 20).high == math.inf
    assert math.isnan(ratio_of_shares(0, 20, 0, 20).value)


@pytest.mark.parametrize(("share", "other"), [(0.9, 0.8), (0.1, 0.1), (0.5, 0.25)])
def test_that_the_ratio_of_shares_lies_in_its_interval_about_as_often_as_it_says(share: float, other: float) -> None:
    chance = np.random.default_rng(7)
    draws = zip(chance.binomial(100, share, 2000).tolist(), chance.binomial(100, other, 2000).tolist(), strict=True)
    held = [each.low <= share / other <= each.high for each in (ratio_of_shares(a, 100, b, 100) for a, b in draws)]
    assert 0.935 < np.mean(held) < 0.98


def test_that_the_ratio_of_means_lies_in_its_interval_about_as_often_as_it_says() -> None:
    chance = np.random.default_rng(8)
    held = []
    for _ in range(2000):
        ratio = ratio_of_means(chance.exponential(3.0, 100), float(chance.exponential(2.0, 100).mean()), 100)
        held.append(ratio.low <= 1.5 <= ratio.high)
    assert 0.935 < np.mean(held) < 0.965
    assert math.isnan(ratio_of_means([], 3.0, 10).value)
    assert ratio_of_means([6.0], 3.0, 10).figures == (2.0, 0.0, math.inf)


@seeds
def test_that_holms_adjustment_rejects_what_stepping_down_rejects(seed: int) -> None:
    values = np.random.default_rng(seed).random(6) ** 4
    adjusted = holm(values.tolist())
    for level in (0.01, 0.05, 0.3):
        rejected = []
        for rank, place in enumerate(np.argsort(values).tolist()):
            if values[place] > level / (6 - rank):
                break
            rejected.append(place)
        assert sorted(rejected) == [place for place, each in enumerate(adjusted) if each <= level]
    assert holm([]) == []
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


def test_that_samples_of_one_kind_are_rarely_said_to_differ() -> None:
    random = np.random.default_rng(1)
    draws = [Sample.of(random.geometric(0.01, 20), [True] * 20) for _ in range(4000)]
    result = sum(log_rank(*on_puzzles(pair))[1] <= 0.05 for pair in zip(draws[::2], draws[1::2], strict=True))
    assert 70 <= result <= 140, "5 % of 2,000, give or take"
