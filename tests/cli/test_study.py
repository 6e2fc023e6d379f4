"""`sudoku-cli study` runs, lists and reports; what is wrong gets one line."""

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


@pytest.fixture
def places(tmp_path: Path) -> tuple[str, str]:
    """A study, and the archive for it."""
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
    for form, beginning in (("md", "# A study"), ("html", "<!doctype html>"), ("csv", "# study: mine")):
        status, lines, _ = run(capsys, "study", "report", "mine", "--archive", archive, "--format", form)
        assert (status, lines[0].startswith(beginning)) == (0, True)
    with Archive(Path(archive)) as kept:
        assert kept.count() == 4


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
    assert "cannot use" in complaint(capsys, "study", "list", "--archive", f"{study}/runs")
