"""The benchmark's instances are frozen, and other systems' runs are compared with the right tests."""

import csv
import hashlib
import io
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import sudoku_desktop as sd
from sudoku_desktop.evolution.forced_cells import candidates, fill_forced_cells
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.studies import Archive, Ending, StudyRun
from sudoku_desktop.studies.benchmark import (
    BUDGETS,
    COLUMNS,
    BenchmarkResult,
    benchmark_studies,
    instances,
    instances_csv,
    read_runs,
)
from sudoku_desktop.studies.racing import UNSOLVED
from tests.studies.test_running import Threads

OURS = sd.algorithms()["constructive-2026"]
DIGEST = "9b16779b062ca19e35534265179bb17821c784da376888fd8dc22259eaed2b47"
"""SHA-256 of the first edition's instances; results of other programs refer to them."""


def test_that_the_instances_of_an_edition_never_change() -> None:
    assert hashlib.sha256(instances_csv().encode()).hexdigest() == DIGEST
    assert BUDGETS == {"9x9": 1_000_000, "16x16": 200_000, "25x25": 50_000}
    strata = [each.stratum for each in instances()]
    assert len(strata) == 4 * len(set(strata))
    assert len({each.givens for each in instances()}) == len({each.name for each in instances()}) == len(strata)


@pytest.mark.parametrize("instance", [each for each in instances() if each.size == "9x9"], ids=lambda each: each.name)
def test_that_the_figures_of_an_instance_are_ours(instance) -> None:
    assert sd.prove(instance.givens).is_unique
    left = fill_forced_cells(instance.givens, 81)
    assert instance.candidates == candidates(left.cells, left.geometry).sum()
    assert instance.guesses == mean_guesses(instance.givens)
    if instance.rating < 9:  # the others take seconds
        assert sd.rate(instance.givens).human.rating == instance.rating


def test_that_larger_instances_have_one_solution() -> None:
    for instance in instances():
        assert sd.prove(instance.givens).is_unique, instance.name


@pytest.fixture(scope="module")
def result(tmp_path_factory) -> BenchmarkResult:
    """Result of two algorithms on the 9×9 instances, with two seeds each."""
    studies = benchmark_studies([OURS, OURS.with_settings({"population": 6})], ["9x9"], 2)
    with Archive(tmp_path_factory.mktemp("benchmark") / "runs") as archive:
        for study in studies:
            list(StudyRun(study, archive, pool=Threads).run())
        return BenchmarkResult.of(studies, archive)


def test_that_a_row_has_the_runs_of_a_stratum(result: BenchmarkResult) -> None:
    rows = result.rows
    assert [row.stratum for row in rows] == [
        *np.repeat(["9x9-easy", "9x9-tough", "9x9-fiendish", "9x9-extreme", "9x9-hardest"], 2)
    ]
    assert len(result.records) == 2 * 20 * 2
    for row in rows:
        names = [each.name for each in instances() if each.stratum == row.stratum]
        runs = [
            run.outcome
            for run in result.records
            if run.trial.title in names and result.labels[run.trial.algorithm] == row.system
        ]
        assert row.sample.count == len(runs) == 8
        costs = [run.trials if run.solved else UNSOLVED * BUDGETS["9x9"] for run in runs]
        assert row.penalised.value == pytest.approx(np.mean(costs))
        found = row.as_json_object()
        assert found["solved"] == sum(run.solved for run in runs)
        assert f"| {row.stratum} | {row.system} | {found['solved']} of 8 |" in result.markdown()


def test_that_unsolved_runs_are_ties_however_far_beyond_the_budget_they_went(result: BenchmarkResult) -> None:
    spent = [
        replace(run, outcome=replace(run.outcome, ending=Ending.BUDGET_SPENT, trials=BUDGETS["9x9"] + number % 7))
        for number, run in enumerate(result.records)
    ]
    (difference,) = BenchmarkResult(result.studies, spent).differences
    assert (difference.superiority, difference.these, difference.others) == (0.5, 1, 1)


def test_that_algorithms_run_only_on_sizes_they_can_represent() -> None:
    for study in benchmark_studies(PRESETS, BUDGETS, 25):
        assert study.budget.trials == BUDGETS[study.name.rsplit("-", 1)[1]]
        for algorithm in study.algorithms:
            assert algorithm.misfit_on(study.puzzles[0][1].geometry) is None
    with pytest.raises(ProblemError, match="no algorithm can solve grids of these sizes"):
        benchmark_studies([], BUDGETS, 25)


def written(path: Path, rows) -> Path:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerows([COLUMNS, *rows])
    path.write_text(text.getvalue(), encoding="utf-8")
    return path


def test_that_another_system_is_tested_beside_each_algorithm(result: BenchmarkResult, tmp_path: Path) -> None:
    (ours, _) = [*result.samples.values()]
    slower = [
        (name, seed, int(20 * spent), 1)
        for name, sample in ours.items()
        for seed, spent in enumerate(sample.spent.tolist())
    ]
    both = result.beside(written(tmp_path / "theirs.csv", slower))
    assert [(each.first, each.second) for each in both.differences] == [(name, "theirs") for name in result.samples]
    first = both.differences[0]
    assert first.puzzles == 20
    assert first.superiority > 0.9
    assert first.these < 0.001
    assert first.others is not None
    assert 2.0**-19 <= first.others < 0.001  # 20 differences of one sign, adjusted for four tests
    assert len(both.rows) == 15


def test_that_a_run_beyond_the_budget_is_unsolved(tmp_path: Path) -> None:
    rows = [("easy-1", 0, 5_000_000, "true"), ("easy-1", 1, 10, "True"), ("easy-1", 2, 500, 0)]
    sample = read_runs(written(tmp_path / "x.csv", rows))["easy-1"]
    assert sample.spent.tolist() == [1_000_000, 10, 500]
    assert sample.solved.tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (("nowhere", 0, 5, 1), "x.csv, line 3: the benchmark has no instance 'nowhere'"),
        (("easy-1", -1, 5, 1), "line 3: seed must be a whole number from 0, got '-1'"),
        (("easy-1", 0, 0, 1), "line 3: trials must be a whole number from 1, got '0'"),
        (("easy-1", 0, "9" * 30, 1), "line 3: trials must be a whole number from 1"),
        (("easy-1", 0, 5, "yes"), "line 3: solved must be 0 or 1, got 'yes'"),
        (("easy-2", 7, 5, 1), "line 3: there is another run of easy-2 with this seed"),
        (("easy-1", 0), "line 3: trials must be a whole number from 1, got ''"),
    ],
)
def test_that_a_row_that_makes_no_sense_is_named(row, sentence: str, tmp_path: Path) -> None:
    path = written(tmp_path / "x.csv", [("easy-2", 7, 5, 1), row])
    with pytest.raises(ProblemError) as caught:
        read_runs(path)
    assert sentence in str(caught.value)


def test_that_the_columns_must_be_named(tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("puzzle,seed\n", encoding="utf-8")
    with pytest.raises(ProblemError, match="line 1: its first line must name the columns instance, seed, trials"):
        read_runs(tmp_path / "x.csv")
