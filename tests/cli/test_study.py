"""`sudoku-cli study` runs, lists and reports; errors take one line."""

import csv
import json
from pathlib import Path

import pytest

from sudoku_desktop.studies import Archive
from tests.cli.calling import EASY, Capture, complaint, run

STUDY = f"""
title = "A study"
seeds = 4
budget = {{ generations = 10 }}
[[puzzles]]
name = "easy"
cells = "{EASY}"
[[algorithms]]
preset = "mantere-koljonen-2007"
"""


pytestmark = pytest.mark.usefixtures("runs_in_threads")


@pytest.fixture
def places(tmp_path: Path) -> tuple[str, str]:
    """Paths of a study and of the archive for it."""
    (tmp_path / "mine.toml").write_text(STUDY, encoding="utf-8")
    return str(tmp_path / "mine.toml"), str(tmp_path / "runs")


def test_that_a_study_is_run_listed_and_reported(capsys: Capture, places: tuple[str, str]) -> None:
    study, archive = places
    call = ("--archive", archive, "--jobs", "1")
    assert run(capsys, "study", "run", study, *call, "--seeds", "2")[1] == ["mine: 2 runs, 2 of them made now"]
    assert "- runs: 2 of 4 made, " in "\n".join(run(capsys, "study", "report", "mine", "--archive", archive)[1])
    assert run(capsys, "study", "run", "mine", *call)[1] == ["mine: 4 runs, 2 of them made now"]
    assert run(capsys, "study", "run", "mine", *call)[1] == ["mine: 4 runs, 0 of them made now"]
    status, lines, errors = run(capsys, "study", "list", "--archive", archive)
    assert (status, errors, lines[-1]) == (0, [], "mine: A study (4 runs made)")
    assert any(line.startswith("ai-escargot: ") for line in lines)
    for form, beginning in (("md", "# A study"), ("html", "<!doctype html>"), ("csv", "puzzle,algorithm,runs,")):
        status, lines, _ = run(capsys, "study", "report", "mine", "--archive", archive, "--format", form)
        assert (status, lines[0].startswith(beginning)) == (0, True)
    with Archive(Path(archive)) as kept:
        assert kept.count() == 4


def test_that_lists_and_reports_are_json_too(capsys: Capture, places: tuple[str, str]) -> None:
    study, archive = places
    run(capsys, "study", "run", study, "--archive", archive, "--jobs", "1", "--seeds", "2")
    told = [json.loads(line) for line in run(capsys, "study", "list", "--archive", archive, "--json")[1]]
    assert told[-1] == {"name": "mine", "title": "A study", "is_built_in": False, "runs": 2}
    assert {"name": "ai-escargot", "is_built_in": True, "runs": 0}.items() <= told[0].items()
    report = json.loads("\n".join(run(capsys, "study", "report", "mine", "--archive", archive, "--json")[1]))
    table = run(capsys, "study", "report", "mine", "--archive", archive, "--format", "csv")[1]
    (row,) = csv.DictReader(table)
    (figures,) = report["rows"]
    assert {name: "" if figures[name] is None else str(figures[name]) for name in figures} == {
        name: row[name] for name in figures
    }
    assert report["made_by"] == row["made_by"]


def test_that_what_is_wrong_gets_one_line(capsys: Capture, places: tuple[str, str], tmp_path: Path) -> None:
    study, archive = places
    assert "there is no study 'yours'; there are ai-escargot" in complaint(
        capsys, "study", "run", "yours", "--archive", archive
    )
    assert "cannot read none.toml: No such file" in complaint(capsys, "study", "run", "none.toml", "--archive", archive)
    assert "no run of mine has been made" in complaint(capsys, "study", "report", study, "--archive", archive)
    (tmp_path / "bad.toml").write_text("title = 1")
    assert complaint(capsys, "study", "run", str(tmp_path / "bad.toml"), "--archive", archive).endswith("is missing")
    assert "is not a database" in complaint(capsys, "study", "list", "--archive", study)
    assert "cannot use" in complaint(capsys, "study", "run", study, "--archive", f"{study}/runs")


@pytest.mark.parametrize("call", [("report", "mine"), ("export", "mine", "-o", "runs.csv"), ("list",)])
def test_that_an_archive_that_is_only_read_is_not_made(capsys: Capture, tmp_path: Path, call: tuple[str, ...]) -> None:
    missing = tmp_path / "missing.db"
    assert complaint(capsys, "study", *call, "--archive", str(missing)) == f"there is no archive {missing}"
    assert not missing.exists()


def test_that_a_file_named_like_a_study_of_the_program_is_refused(capsys: Capture, tmp_path: Path) -> None:
    study = tmp_path / "ai-escargot.toml"
    study.write_text(STUDY, encoding="utf-8")
    said = complaint(capsys, "study", "run", str(study), "--archive", str(tmp_path / "runs"))
    assert said == f"{study}: another study of this name comes with the program; rename the file"


def test_that_a_file_without_its_ending_is_told_so(capsys: Capture, tmp_path: Path) -> None:
    study = tmp_path / "mine"
    study.write_text(STUDY, encoding="utf-8")
    said = complaint(capsys, "study", "run", str(study), "--archive", str(tmp_path / "runs"))
    assert said == f"{study} is a file without an ending; a study’s ends in .toml"


def test_that_commands_that_are_told_name_the_archive(capsys: Capture, places: tuple[str, str]) -> None:
    study, archive = places
    call = ("--archive", archive, "--jobs", "1")
    run(capsys, "study", "run", study, *call, "--seeds", "1")
    (line,) = [line for line in run(capsys, "study", "report", "mine", *call[:2])[1] if "made by" in line]
    assert f"sudoku-cli study run mine --archive {archive}" in line


def test_that_runs_are_exported_into_files_and_to_standard_output(
    capsys: Capture, places: tuple[str, str], tmp_path: Path
) -> None:
    study, archive = places
    run(capsys, "study", "run", study, "--archive", archive, "--jobs", "1", "--seeds", "1")
    export = ("study", "export", "mine", "--archive", archive)
    file = tmp_path / "runs.csv"
    assert run(capsys, *export, "-o", str(file))[1] == [f"1 run written to {file}"]
    assert run(capsys, *export, "-o", "-")[1] == file.read_text(encoding="utf-8").splitlines()
    assert not Path("-").exists()
    assert "needs a name" in complaint(capsys, *export, "-o", "-", "--format", "ioh")


def test_that_a_folder_to_write_to_must_be_there_before_anything_is_run(
    capsys: Capture, places: tuple[str, str], tmp_path: Path
) -> None:
    study, archive = places
    out = str(tmp_path / "nowhere" / "best.json")
    assert "there is no folder" in complaint(capsys, "study", "tune", study, "--archive", archive, "-o", out)
    assert not Path(archive).exists()
