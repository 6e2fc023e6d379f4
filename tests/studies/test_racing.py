"""A race eliminates algorithms at the promised level, and its tests agree with scipy."""

from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.studies import Archive
from sudoku_desktop.studies.racing import FEWEST_PUZZLES, costs_of, is_worse, looks_of, race_level, worse_tail
from sudoku_desktop.trials.significance import LEVEL
from tests.puzzles import ESCARGOT
from tests.studies.making import made
from tests.tools.test_benchmarks import script

seeds = pytest.mark.parametrize("seed", range(10))


def test_that_looks_double_up_to_all_seeds() -> None:
    assert looks_of(5, 50) == [5, 10, 20, 40, 50]
    assert looks_of(5, 20) == [5, 10, 20]
    assert looks_of(5, 5) == [5]
    assert looks_of(5, 3) == [5], "no look at all"


def test_that_all_looks_and_ordered_pairs_share_the_level() -> None:
    assert race_level(5, 4) * 4 * 20 == pytest.approx(LEVEL)
    assert race_level(1, 2) > 0


@seeds
def test_that_puzzles_are_blocks_in_students_test(seed: int) -> None:
    differences = np.random.default_rng(seed).normal(0.4, size=(FEWEST_PUZZLES + seed, 6))
    wanted = stats.ttest_1samp(differences.mean(axis=1), 0, alternative="greater").pvalue
    assert worse_tail([*differences]) == pytest.approx(wanted, rel=1e-9)
    # A thousand times the seeds on the same puzzles are no more puzzles.
    assert worse_tail([*np.tile(differences, 1000)]) == pytest.approx(wanted, rel=1e-9)


@seeds
def test_that_seeds_are_compared_where_there_are_few_puzzles(seed: int) -> None:
    one, other = np.random.default_rng(seed).normal(0.4, size=(2, 9)) * [[1], [3]]
    wanted = stats.ttest_1samp(one, 0, alternative="greater").pvalue
    assert worse_tail([one]) == pytest.approx(wanted, rel=1e-9)
    wanted = stats.ttest_ind(one, -other, equal_var=False, alternative="greater").pvalue
    assert worse_tail([one, other]) == pytest.approx(wanted, rel=1e-9)


def test_that_what_an_unsolved_run_spends_beyond_the_budget_is_no_cost(tmp_path: Path) -> None:
    with Archive(tmp_path / "runs") as archive:
        archive.add([made(preset("gerges-2018"), ESCARGOT, 1, Budget(trials=1000), "hard")])
        (run,) = archive.runs()
        assert run.outcome.trials > 1000
        assert [dict(costs) for costs in costs_of([run], {"hard"}).values()] == [
            {("hard", 1): pytest.approx(np.log(10 * 1000))}
        ]


def test_that_nothing_is_said_of_too_little_and_all_of_what_never_varies() -> None:
    assert worse_tail([]) == worse_tail([[3.0]]) == worse_tail([[3.0, 3.1], [4.0]]) == 1.0
    assert worse_tail([[2.0, 2.0]]) == 0.0
    assert worse_tail([[0.0, 0.0]] * 7) == worse_tail([[-2.0, -2.0]]) == 1.0
    costs = {("one", seed): 2.0 + seed for seed in range(3)}
    dearer = {key: value + 1 for key, value in costs.items()}
    assert is_worse(dearer, costs, 1e-9)
    assert not is_worse(costs, dearer, 0.05)
    assert not is_worse(dearer, {("another", 0): 1.0}, 0.05)


@pytest.mark.parametrize(("algorithms", "interaction"), [(2, 0.0), (5, 0.5)])
def test_that_equal_algorithms_are_given_up_in_few_races_and_a_bad_one_in_most(
    algorithms: int, interaction: float
) -> None:
    simulated, chance = script("simulated_runs"), np.random.default_rng(1)
    count = 150
    lost = sum(bool(simulated.race(simulated.costs_of(chance, algorithms, interaction))) for _ in range(count))
    assert lost <= 12, "5 % of 150 are 7.5"
    found = 0
    for _ in range(30):
        costs = simulated.costs_of(chance, algorithms, 0.0)
        costs[-1] += np.log(4)
        found += algorithms - 1 in simulated.race(costs)
    assert found > 25
