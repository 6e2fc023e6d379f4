"""Solving without a viewer: the content of a result."""

import dataclasses
import json

import numpy as np
import pytest

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import stream
from sudoku_desktop.evolution.snapshot import Snapshot, Status
from sudoku_desktop.trials.execution import Result, load_kernels, solve
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, UNSOLVABLE
from tests.reference.naive_fitness import missing_digits


def without_clock(result: Result) -> Result:
    return dataclasses.replace(result, seconds=0.0, trials_per_second=0.0)


def test_that_a_solved_run_is_told_with_its_solution() -> None:
    result = solve(PAPER, MK_FIG_1, 9, Budget())
    (*_, last) = stream(PAPER, MK_FIG_1, 9)
    assert without_clock(result) == Result(
        puzzle=MK_FIG_1.to_text(),
        solution=MK_FIG_1_SOLUTION.to_text(),
        solved=True,
        algorithm="mantere-koljonen-2007",
        seed=9,
        generations=last.generation,
        trials=last.trials,
        restarts=last.restarts,
        seconds=0.0,
        trials_per_second=0.0,
        best_cost=0.0,
        best_fitness=0.0,
        common_cost=0,
    )


def test_that_a_run_out_of_budget_has_no_solution() -> None:
    restarting = PAPER.with_texts({"restart.after": "20"})
    result = solve(restarting, ESCARGOT, 9, Budget(generations=99))
    assert (result.solution, result.solved, result.generations, result.restarts) == (None, False, 99, 4)
    (*_, last) = stream(restarting, ESCARGOT, 9, Budget(generations=99))
    assert result.best_cost == last.best_so_far_cost > 0


@pytest.mark.parametrize("algorithm", PRESETS, ids=lambda each: str(each.name))
def test_that_the_best_of_the_whole_run_is_measured_in_three_ways(algorithm: Algorithm) -> None:
    budget = Budget(generations=60)
    snapshots = list(stream(algorithm, UNSOLVABLE, 3, budget))
    improvements = [each for snapshot in snapshots for each in snapshot.improvements]
    common = np.concatenate([snapshot.trace.common for snapshot in snapshots])
    result = solve(algorithm, UNSOLVABLE, 3, budget)
    assert result.best_cost == improvements[-1].cost == min(each.cost for each in improvements)
    assert result.best_fitness == algorithm.fitness.of_cost(result.best_cost, CLASSIC)
    assert result.common_cost == common[improvements[-1].generation]
    assert result.common_cost == missing_digits(improvements[-1].grid.cells.tolist(), 3) > 0


def test_that_speed_is_trials_by_seconds() -> None:
    result = solve(PAPER, ESCARGOT, 9, Budget(generations=5000))
    assert result.seconds > 0
    assert abs(result.trials_per_second / (result.trials / result.seconds) - 1) < 0.01


def test_that_whoever_watches_sees_every_snapshot() -> None:
    seen: list[Snapshot] = []
    result = solve(PAPER, ESCARGOT, 9, Budget(generations=3000), seen.append)
    assert sum(len(snapshot.trace) for snapshot in seen) == 3001
    assert {snapshot.status for snapshot in seen[:-1]} <= {Status.RUNNING}
    assert (seen[-1].status, seen[-1].trials) == (Status.BUDGET_SPENT, result.trials)


def test_that_a_result_is_one_json_object_with_its_fields_in_order() -> None:
    result = solve(PAPER, ESCARGOT, 9, Budget(trials=0))
    found = json.loads(json.dumps(result.as_json_object(), allow_nan=False))
    assert list(found) == [field.name for field in dataclasses.fields(Result)]
    assert Result(**found) == result


def test_that_loading_the_kernels_beforehand_changes_no_run() -> None:
    before = without_clock(solve(PAPER, MK_FIG_1, 9, Budget()))
    load_kernels(PAPER, Grid.blank())
    assert without_clock(solve(PAPER, MK_FIG_1, 9, Budget())) == before
