"""docs/findings.md agrees with the stored results, and those with the program."""

import importlib.util
import sys
from pathlib import Path

import pytest

from sudoku_desktop.studies import Archive, StudyRun, built_in_studies, read_study
from tests.studies.test_running import Threads

PATH = Path(__file__).parents[2] / "tools" / "findings.py"
QUICK = "mantere-koljonen-2007-printed"


@pytest.fixture
def findings():
    spec = importlib.util.spec_from_file_location("findings", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_that_the_page_is_what_the_results_say(findings):
    assert findings.FINDINGS.read_text(encoding="utf-8") == findings.rendered()


def test_that_a_figure_which_is_not_there_is_an_error(findings):
    for source, asked in (("ai-escargot", "solved on nothing"), ("benchmark", "nothing"), ("scales", "x by nobody")):
        with pytest.raises(findings.MissingError):
            findings.figure(source, asked)
    with pytest.raises(findings.MissingError):
        findings.figure(QUICK, "ours mean generations")  # of several puzzles


def test_that_every_study_of_the_program_has_results(findings):
    stored = {row["study"] for name in ("studies", "readings") for row in findings.stored(name)}
    assert stored == set(built_in_studies())


def test_that_every_benchmark_has_a_script_or_is_the_command_lines(findings):
    for row in findings.stored("benchmarks"):
        program, *words = row["command"].split(" | ")[-1].split()
        assert program == "sudoku-cli" or (PATH.parents[1] / words[0]).is_file(), row["command"]


def test_that_runs_made_now_are_those_that_are_stored(findings, tmp_path):
    """Compare 300 runs on the easy puzzle, the medium one and the empty grid; the hard one would take a minute."""
    text = built_in_studies()[QUICK].read_text(encoding="utf-8")
    at, end = text.index('[[puzzles]]\nname = "mk-fig7"'), text.index("[[puzzles]]\nempty")
    path = tmp_path / f"{QUICK}.toml"
    path.write_text((text[:at] + text[end:]).replace('"mk-fig7", ', ""), encoding="utf-8")
    study = read_study(path)
    with Archive(tmp_path / "runs") as archive:
        list(StudyRun(study, archive, pool=Threads).run())
        lines, compared = findings.collect(study, archive)
    counted = ("runs", "solved", "mean trials", "fewest generations", "most generations", "median generations")
    stored = [row for row in findings.stored("studies") if row["study"] == QUICK]
    mine = [row for row in lines if row["puzzle"] != "all"]
    assert len(mine) == 3
    for row in mine:
        (kept,) = [each for each in stored if each["puzzle"] == row["puzzle"]]
        assert [row[name] for name in counted] == [kept[name] for name in counted]
    beside = [row for row in findings.stored("published") if row["study"] == QUICK and row["puzzles"] != "mk-fig7"]
    assert compared == beside
