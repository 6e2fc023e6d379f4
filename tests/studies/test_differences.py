"""All pairs of algorithms are tested, and the p-values are adjusted together."""

from collections.abc import Mapping

import numpy as np
import pytest
from scipy import stats

from sudoku_desktop.studies.differences import FEWEST_DIFFERENCES, differences_from, differences_of
from sudoku_desktop.studies.groups import Group
from sudoku_desktop.trials.significance import holm, log_rank, strata_of, superiority
from sudoku_desktop.trials.statistics import NO_RUNS, Sample, ecdf


def group(name: str, by_puzzle: Mapping[str, Sample]) -> Group:
    steps = ecdf([NO_RUNS])
    return Group(name, NO_RUNS, steps, steps, by_puzzle)


def drawn(chance: np.random.Generator, scale: float, puzzles: int, budget: float = 1000.0) -> dict[str, Sample]:
    """Return runs on puzzles, those with higher numbers being harder."""
    times = {str(number): chance.exponential(scale * (1 + number), 12) for number in range(puzzles)}
    return {name: Sample.of(np.minimum(each, budget), each < budget) for name, each in times.items()}


def test_that_pairs_are_tested_on_their_common_puzzles_and_adjusted_together() -> None:
    chance = np.random.default_rng(2)
    fast, slow, same = drawn(chance, 30, 8), drawn(chance, 90, 8), drawn(chance, 30, 8)
    same.pop("7")
    one, two, three = differences_of([group("fast", fast), group("slow", slow), group("same", same)])
    assert [(each.first, each.second, each.puzzles) for each in (one, two, three)] == [
        ("fast", "slow", 8), ("fast", "same", 7), ("slow", "same", 7),
    ]  # fmt: skip
    tails = []
    for mine, theirs in ((fast, slow), (fast, same), (slow, same)):
        common = [name for name in mine if name in theirs]
        costs = [
            [np.log(of[name].spent * np.where(of[name].solved, 1, 10)).mean() for name in common]
            for of in (mine, theirs)
        ]
        tails += [log_rank(*strata_of([mine, theirs]))[1], stats.wilcoxon(*costs).pvalue]
    wanted = holm([float(each) for each in tails])
    assert [tail for each in (one, two, three) for tail in (each.these, each.others)] == pytest.approx(wanted)
    assert one.these < 0.001
    assert two.these > 0.05
    assert one.superiority == superiority(*strata_of([fast, slow]))


def test_that_few_puzzles_tell_nothing_of_others_and_no_common_one_nothing_at_all() -> None:
    chance = np.random.default_rng(3)
    few = FEWEST_DIFFERENCES - 1
    (difference,) = differences_of([group("a", drawn(chance, 30, few)), group("b", drawn(chance, 300, few))])
    assert difference.others is None
    assert difference.these < 0.001
    (difference,) = differences_of([group("a", drawn(chance, 3, few + 1)), group("b", drawn(chance, 300, few + 1))])
    assert difference.others == pytest.approx(2 / 2 ** (few + 1))
    stopped = {"1": Sample.of([0, 0], [False, False], [True, True])}
    (difference,) = differences_of([group("a", drawn(chance, 30, 3)), group("b", stopped)])
    assert (difference.puzzles, difference.superiority, difference.these) == (1, 0.5, 1.0)
    assert differences_of([group("a", drawn(chance, 30, 3)), group("b", {"x": NO_RUNS})]) == []


def test_that_what_unsolved_runs_spend_beyond_the_budget_is_no_difference() -> None:
    one, other = (
        {str(puzzle): Sample.of([spent] * 3, [False] * 3) for puzzle in range(12)} for spent in (1000.0, 1007.0)
    )
    (difference,) = differences_of([group("a", one), group("b", other)])
    assert (difference.others, difference.these, difference.superiority) == (1.0, 1.0, 0.5)


def test_that_each_algorithm_is_tested_against_the_best_and_adjusted_for_those() -> None:
    chance = np.random.default_rng(5)
    groups = [group(name, drawn(chance, scale, 4)) for name, scale in (("a", 60), ("b", 20), ("c", 30))]
    groups.append(group("elsewhere", {"x": Sample.of([1], [True])}))
    slow, best, other, elsewhere = differences_from(groups[1], groups)
    assert best is elsewhere is None
    assert slow is not None
    assert other is not None
    tails = [log_rank(*strata_of([each.by_puzzle, groups[1].by_puzzle]))[1] for each in (groups[0], groups[2])]
    assert [slow.these, other.these] == pytest.approx(holm(tails))
    assert (slow.first, slow.second) == ("a", "b")
    assert slow.superiority < 0.5


def test_that_equal_algorithms_are_rarely_told_apart() -> None:
    chance, result = np.random.default_rng(4), 0
    for _ in range(200):
        groups = [group(name, drawn(chance, 30, 7, 100.0)) for name in "abcd"]
        result += any(min(each.these, each.others or 1.0) <= 0.05 for each in differences_of(groups))
    assert result <= 18, "5 % of 200 are 10"
