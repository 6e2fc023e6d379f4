"""Other programs read exported runs correctly."""

import csv
import io
import json
import zipfile
from pathlib import Path

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.preset_file import from_text
from sudoku_desktop.evolution.presets import preset
from sudoku_desktop.studies import Archive, Query, Study, StudyRun
from sudoku_desktop.studies.export import COLUMNS, runs_csv, runs_ioh, runs_json
from tests.cli.calling import run
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.test_running import Threads

PAPER = preset("mantere-koljonen-2007")


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    archive = Archive(tmp_path / "runs")
    study = Study(
        name="mine",
        title="Mine",
        puzzles=(("très facile", MK_FIG_1), ("hard", ESCARGOT)),
        algorithms=(PAPER, preset("constructive-2026")),
        seeds=[2**62, 5],
        budget=Budget(generations=100),
    )
    list(StudyRun(study, archive, pool=Threads).run())
    return archive


def test_that_tables_have_a_line_a_run(archive: Archive) -> None:
    lines = runs_csv(archive, Query(study="mine")).splitlines()
    rows = list(csv.DictReader(lines))
    assert tuple(rows[0]) == COLUMNS
    for row, kept in zip(rows, archive.runs()[::-1], strict=True):
        assert int(row["trials"]) == kept.outcome.trials
        assert (row["title"], int(row["seed"])) == (kept.trial.title, kept.trial.seed)
        assert row["solution"] == (kept.outcome.solution or "")
        assert row["command"].startswith("sudoku-cli solve ")


def test_that_json_has_all_it_takes_to_make_the_run_again(archive: Archive) -> None:
    improvements = archive.improvements()
    for line, kept in zip(runs_json(archive).splitlines(), archive.runs()[::-1], strict=True):
        record = json.loads(line)
        assert from_text(json.dumps(record["algorithm"])) == kept.trial.parsed_algorithm
        assert Budget(**record["budget"]) == kept.trial.budget
        assert record["improvements"] == improvements[kept.id].tolist()


def test_that_iohprofiler_files_are_as_its_own_package_writes_them(archive: Archive) -> None:
    """Compare with `ioh.logger.Analyzer`, version 0.3.22; `iohinspector` 0.0.8 separates runs at evaluation 1."""
    files = zipfile.ZipFile(io.BytesIO(runs_ioh(archive)))
    about = [name for name in files.namelist() if name.endswith(".json")]
    assert len(about) == 4
    courses = {(run.trial.algorithm, run.trial.title): list[list[tuple[int, float]]]() for run in archive.runs()}
    for run_ in archive.runs()[::-1]:
        better = [(int(trials), cost) for _, trials, cost in archive.improvements()[run_.id].tolist()]
        courses[run_.trial.algorithm, run_.trial.title].append(better)
    found = []
    for name in about:
        assert name.isascii()
        record = json.loads(files.read(name))
        assert set(record) == {
            *("version", "suite", "function_id", "function_name", "maximization", "algorithm", "attributes"),
            "scenarios",
        }
        assert (record["maximization"], record["attributes"]) == (False, ["evaluations", "raw_y"])
        assert set(record["algorithm"]) == {"name", "info"}
        (scenario,) = record["scenarios"]
        assert set(scenario) == {"dimension", "path", "runs"}
        assert scenario["dimension"] in (81 - MK_FIG_1.filled_count, 81 - ESCARGOT.filled_count)
        lines = files.read(f"{name.partition('/')[0]}/{scenario['path']}").decode().splitlines()
        runs: list[list[tuple[int, float]]] = []
        for line in lines:
            if line == "evaluations raw_y":
                runs.append([])
            else:
                at, cost = line.split()
                runs[-1].append((int(at), float(cost)))
        for points, each in zip(runs, scenario["runs"], strict=True):
            assert set(each) == {"instance", "evals", "best"}
            assert set(each["best"]) == {"evals", "y", "x"}
            assert 0 < each["instance"] < 2**16
            assert points[0][0] == 1
            assert points[0][1] > points[1][1]
            assert points == sorted(points)
            assert points[-1] == (each["evals"], each["best"]["y"])
        found.append([points[1:] for points in runs])
    flat = sorted(tuple(each) for some in found for each in (some[0], some[1]))
    improved = sorted(tuple(each) for some in courses.values() for each in some)
    for points, better in zip(flat, improved, strict=True):
        assert points[: len(better)] == better


def test_that_the_command_line_writes_each_format(
    archive: Archive, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for form, beginning in (("csv", b"study,title,"), ("json", b'{"study": "mine"'), ("ioh", b"PK")):
        call = ("study", "export", "mine", "--archive", str(archive.path), "--format", form, "-o", str(tmp_path / form))
        assert run(capsys, *call)[1] == [f"8 runs written to {tmp_path / form}"]
        assert (tmp_path / form).read_bytes().startswith(beginning)
    status, _, errors = run(capsys, "study", "export", "none", "--archive", str(archive.path), "-o", "x")
    assert (status, errors) == (2, ["sudoku-cli: no run of none has been made yet"])
