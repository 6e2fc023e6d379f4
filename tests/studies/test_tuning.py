"""Optuna proposes values between those declared; tuning is reproducible and tested on unseen puzzles."""

import shlex
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.preset_file import read_preset
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.studies import Archive, Query, RacingRules, Study, StudyRun, read_study, study_of
from sudoku_desktop.studies.racing import times_the_cost
from sudoku_desktop.studies.report import report_of
from sudoku_desktop.studies.sweep import Sweep
from sudoku_desktop.studies.tuning import Tuning
from sudoku_desktop.trials.records import algorithm_text
from sudoku_desktop.trials.statistics import Unit
from tests.cli.calling import run
from tests.puzzles import MK_FIG_1, MK_FIG_6
from tests.studies.test_running import Threads

PAPER = preset("mantere-koljonen-2007")
FILE = """
title = "Sizes"
seeds = 3
budget = { generations = 200 }
racing = { train = 0.5, rounds = 2 }
[[puzzles]]
sample = ["02_mantere_koljonen_2007_fig_1", "03_newspaper_1_star"]
[[algorithms]]
preset = "mantere-koljonen-2007"
set = { population = [11, 200], "mutation.probability" = { from = 0.1, to = 0.9, steps = 2 } }
"""


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "runs")


def declared(**changes: object) -> Study:
    sizes = [
        PAPER.with_settings({"population": size, "mutation.probability": rate})
        for size in (11, 300)
        for rate in (0.2, 0.8)
    ]
    study = Study(
        name="mine",
        title="Mine",
        puzzles=(("one", MK_FIG_1), ("two", MK_FIG_6), ("three", MK_FIG_1)),
        algorithms=tuple(sizes),
        seeds=range(4),
        budget=Budget(generations=300),
        racing=RacingRules(train=0.67, rounds=2),
        presets=(PAPER,),
    )
    return replace(study, **changes)  # type: ignore[arg-type]


def tuned(study: Study, archive: Archive, proposals: int = 12, seed: int = 0) -> tuple[Tuning, int]:
    """Return the finished tuning, and the number of runs that it made."""
    tuning = Tuning(study, archive, proposals, seed)
    steps = list(StudyRun(tuning.study, archive, pool=Threads, rounds=tuning.rounds).run())
    assert steps[-1].done == steps[-1].total
    return tuning, sum(len(each.new) for each in steps)


def test_that_proposals_lie_between_what_was_declared_and_losers_are_pruned(archive: Archive) -> None:
    tuning, made = tuned(declared(), archive)
    first, *proposed = tuning.tried.values()
    assert first == PAPER
    assert 6 <= len(proposed) <= 12
    for each in proposed:
        values = {setting.name: setting.value for setting in each.settings()}
        assert 11 <= each.population <= 300
        assert 0.2 <= float(values["mutation.probability"]) <= 0.8
        assert each == PAPER.with_settings({name: values[name] for name in ("population", "mutation.probability")})
    assert len({each.population for each in proposed}) > 3
    assert made == archive.count(Query(study="mine-tuned"))
    assert 0 < tuning.pruned < 12
    whole = len(tuning.train) * 4
    seen = [len(tuning.costs(each)[0]) for each in proposed]
    assert sum(count < whole for count in seen) == tuning.pruned
    assert all(count >= 2 * len(tuning.train) for count in seen)


def test_that_the_best_is_the_cheapest_and_meets_unseen_puzzles_beside_the_preset(archive: Archive) -> None:
    tuning, _ = tuned(declared(), archive)
    assert tuning.best is not None
    whole = len(tuning.train) * 4
    complete = {
        text: sum(costs.values()) for text, each in tuning.tried.items() if len(costs := tuning.costs(each)[0]) == whole
    }
    assert min(complete, key=complete.__getitem__) == algorithm_text(tuning.best)
    met = [each for each in tuning.tried.values() if tuning.costs(each)[1]]
    assert met == list(dict.fromkeys((PAPER, tuning.best)))
    train, test = tuning.gain()
    assert train.value < 1
    assert (train.count, test.count) == (len(tuning.train), len(tuning.test))
    text = report_of(study_of(archive.studies()["mine-tuned"]), archive).markdown()
    assert "On puzzles that nobody had seen" in text
    assert "sudoku-cli study tune mine --trials 12 --seed 0" in text
    assert f"The first of {len(tuning.tried)} algorithms is the cheapest on the puzzles it was chosen by" in text
    assert report_of(tuning.study, archive).charts


def test_that_the_same_seed_proposes_the_same_and_goes_on_where_it_was(archive: Archive, tmp_path: Path) -> None:
    short, before = tuned(declared(), archive, 4)
    again, made = tuned(declared(), archive, 4)
    assert made == 0
    assert list(again.tried) == list(short.tried)
    longer, more = tuned(declared(), archive, 7)
    assert list(longer.tried)[: len(short.tried)] == list(short.tried)
    fresh, all_of_it = tuned(declared(), Archive(tmp_path / "other"), 7)
    assert list(fresh.tried) == list(longer.tried)
    assert fresh.best == longer.best
    assert before < all_of_it <= before + more
    other, _ = tuned(declared(), Archive(tmp_path / "third"), 4, seed=1)
    assert list(other.tried) != list(short.tried)


def test_that_several_presets_and_values_that_do_not_fit_are_proposed_too(archive: Archive) -> None:
    other = preset("gold-2005")
    mixed = (*declared().algorithms, other.with_settings({"population": 5}), other.with_settings({"population": 60}))
    elite = [PAPER.with_settings({"population": 30, "replacement.elite": each}) for each in (1, 29)]
    small = [PAPER.with_settings({"population": 2, "replacement.elite": 1})]
    tuning, _ = tuned(declared(algorithms=mixed, presets=(PAPER, other)), archive, 14)
    assert {each.name for each in tuning.tried.values()} == {PAPER.name, other.name}
    fitting, _ = tuned(declared(name="other", algorithms=(*elite, *small)), archive, 10)
    assert len(fitting.tried) < 11
    assert all(each.replacement.elite < each.population for each in fitting.tried.values())  # type: ignore[union-attr]


def test_that_many_proposals_are_drawn_in_a_few_bins(archive: Archive) -> None:
    tuning, _ = tuned(declared(budget=Budget(generations=5)), archive, 20)
    study = tuning.study
    runs = archive.runs(Query(study=study.name))
    sizes, _chances, _puzzle = Sweep.of(runs, Unit.TRIALS, study.algorithms).dimensions
    assert len(sizes.labels) == len(sizes.edges) - 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"algorithms": (PAPER,)}, "there is nothing to tune"),
        ({"puzzles": (("one", MK_FIG_1),)}, "further puzzles to test its result on; there are 1"),
    ],
)
def test_that_what_cannot_be_tuned_is_told(changes: dict[str, object], reason: str, archive: Archive) -> None:
    with pytest.raises(ProblemError, match=reason):
        Tuning(declared(**changes), archive, 1)


def test_that_a_missing_optuna_is_told_with_what_installs_it(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(ProblemError, match=r'pip install "sudoku-desktop\[tuning\]"'):
        Tuning(declared(), archive, 1)


def test_that_what_is_equal_costs_once_as_much_on_any_puzzle() -> None:
    costs = {("one", 1): 2.0, ("one", 2): 4.0, ("two", 1): 3.0}
    assert times_the_cost(costs, costs).value == 1.0
    twice = {key: value + (0.7 if key[0] == "one" else 0.1) for key, value in costs.items()}
    estimate = times_the_cost(twice, costs)
    assert estimate.value == pytest.approx(2.718281828**0.4)
    assert estimate.count == 2
    assert estimate.low < 1 < estimate.high


def test_that_the_command_writes_a_preset_that_can_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "sizes.toml", tmp_path / "mine.json"
    file.write_text(FILE)
    assert read_study(file).presets == (PAPER,)
    words = ("study", "tune", str(file), "--trials", "5", "--archive", str(tmp_path / "runs"), "--jobs", "1")
    code, lines, _ = run(capsys, *words, "-o", str(out))
    assert code == 0
    assert any("given up early" in line for line in lines)
    assert read_preset(out).title.endswith(", tuned")
    assert any("new puzzle" in line for line in lines) or any("none was better" in line for line in lines)
    assert lines[-2] == f"All of it: sudoku-cli study report sizes-tuned --archive {tmp_path / 'runs'}"
    code, again, _ = run(capsys, *words)
    assert any(line.endswith(" 0 of them made now") for line in again)
    code, table, _ = run(capsys, "study", "report", "sizes-tuned", "--archive", str(tmp_path / "runs"))
    assert code == 0
    assert any("On puzzles that nobody had seen" in line for line in table)
    (made_by,) = [line for line in table if "sudoku-cli study tune" in line]
    command = shlex.split(made_by.partition("sudoku-cli ")[2].rstrip("`"))
    assert run(capsys, *command, "--jobs", "1")[1][1].endswith(" 0 of them made now")
