"""The scales are computed from a study's runs."""

import csv
import importlib.util
import sys
from pathlib import Path

import pytest

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.studies import Archive, Study, StudyRun
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.studies.test_running import Threads

PATH = Path(__file__).parents[2] / "tools" / "evolutionary_scales.py"


@pytest.fixture
def scales():
    spec = importlib.util.spec_from_file_location("evolutionary_scales", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_that_scales_are_made_of_all_runs_of_both_studies(scales, tmp_path, monkeypatch):
    rated = f"puzzle,se_rating\n{MK_FIG_1.to_text()},1.2\n{ESCARGOT.to_text()},10.5\n"
    for name in ("rated_puzzles.csv", "rated_random.csv"):
        (tmp_path / name).write_text(rated)
    (tmp_path / "reference").mkdir()
    monkeypatch.setattr(scales, "resource", lambda *parts: tmp_path.joinpath(*parts))
    monkeypatch.setattr(sys, "argv", ["it", "--data", str(tmp_path), "--archive", str(tmp_path / "runs")])
    with Archive(tmp_path / "runs") as archive:
        for name in ("human-rating", "human-rating-random"):
            study = Study(
                name=name,
                title=name,
                puzzles=(("easy", MK_FIG_1), ("hard", ESCARGOT)),
                algorithms=PRESETS,
                seeds=range(3),
                budget=Budget(trials=2000),
            )
            list(StudyRun(study, archive, pool=Threads).run())
            if name == "human-rating":
                (first, *_) = scales.measured(archive, name).values()
                assert (first.runs, first.trials) == (3, 2000)
    scales.main()
    with (tmp_path / "reference" / "evolutionary_scales.csv").open(newline="") as file:
        rows = {row["algorithm"]: row for row in csv.DictReader(file)}
    assert set(rows) == {preset.name for preset in PRESETS}
    assert rows["constructive-2026"]["solved"] == "1.000"
    assert rows["constructive-2026"]["runs"] == "6"
    assert rows["mantere-koljonen-2007"]["origin"] == "published"


def test_that_puzzles_that_were_not_tried_are_missed(scales, tmp_path, monkeypatch):
    for name in ("rated_puzzles.csv", "rated_random.csv"):
        (tmp_path / name).write_text(f"puzzle,se_rating\n{MK_FIG_1.to_text()},1.2\n")
    monkeypatch.setattr(sys, "argv", ["it", "--data", str(tmp_path), "--archive", str(tmp_path / "runs")])
    with pytest.raises(SystemExit, match="0 of 1 puzzles were tried"):
        scales.main()
