"""`sudoku-cli benchmark` runs what is missing, and writes everything into one file."""

import csv
import hashlib
import json
from pathlib import Path

import pytest

import sudoku_desktop as sd
from tests.cli.calling import Capture, complaint, run

pytestmark = pytest.mark.usefixtures("runs_in_threads")


def test_that_a_benchmark_is_run_once_and_written(capsys: Capture, tmp_path: Path) -> None:
    call = ("benchmark", "--algorithms", "constructive-2026", "--sizes", "9x9", "--seeds", "1", "--jobs", "1")
    archive, out = tmp_path / "runs", tmp_path / "out.json"
    status, lines, _ = run(capsys, *call, "--archive", str(archive), "-o", str(out))
    assert status == 0
    assert lines[0].startswith("| stratum | system |")
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["program"] == f"Sudoku Desktop {sd.__version__}"
    assert told["seeds"] == [0]
    instances = "\n".join(run(capsys, "benchmark", "--instances")[1]) + "\n"
    assert told["instances_sha256"] == hashlib.sha256(instances.encode()).hexdigest()
    by_name = {row["name"]: row["puzzle"] for row in csv.DictReader(instances.splitlines())}
    for record in told["runs"][:3]:
        budget = told["budgets_in_trials"]["9x9"]
        again = sd.solve(by_name[record["instance"]], record["system"], seed=record["seed"], trials=budget)
        assert (again.trials, again.solved) == (record["trials"], record["solved"])
    result = sd.benchmark(["constructive-2026"], sizes=["9x9"], seeds=1, archive=archive)
    assert json.loads(result.to_json()) == told  # seconds too: nothing was run again
    assert len(result.to_dataframe()) == 20


def test_that_what_is_wrong_gets_one_line(capsys: Capture, tmp_path: Path) -> None:
    archive = tmp_path / "runs"
    call = ("benchmark", "--sizes", "9x9", "--archive", str(archive))
    assert "there is no algorithm 'nonsense'" in complaint(capsys, *call, "--algorithms", "nonsense")
    assert "cannot read nowhere.csv" in complaint(capsys, *call, "--beside", "nowhere.csv")
    (tmp_path / "bad.csv").write_text("instance,seed,trials,solved\nnone,0,1,1\n", encoding="utf-8")
    said = complaint(capsys, *call, "--beside", str(tmp_path / "bad.csv"))
    assert said == "bad.csv, line 2: the benchmark has no instance 'none'"
    assert not archive.exists()
