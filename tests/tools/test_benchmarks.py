"""The measuring scripts: they read the data to compare with, and say what is missing."""

import importlib.util
import re
import sys
from hashlib import sha256
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.parts.catalogue import CATALOGUE

FOLDER = Path(__file__).parents[2] / "benchmarks"
PUZZLE = "8.2..351..6..91..37.1...8946.8..4.21...258.6.92.31.4.....4.278...5.89...2....71.."
EASY = "..............1..2..3....45.......6..2..4.....7....1.....2.78..4.......36....5..."
NEEDS_ALIGNED_PAIR_EXCLUSION = "...4.5...9..2.......8.6.....8..7..95296.3..7..5.....2656798........57..4...3....."
RATED = f"puzzle,er\n{EASY},1.2\n{NEEDS_ALIGNED_PAIR_EXCLUSION},7.1"


def script(name: str) -> ModuleType:
    """Return the module of a script, without running its main function."""
    spec = importlib.util.spec_from_file_location(f"benchmark_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # A dataclass looks its module up by name.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def run(name: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    """Call a script's main function with these arguments."""
    module = script(name)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    module.main()


def test_that_human_ratings_are_compared_puzzle_by_puzzle(tmp_path, monkeypatch, capsys):
    (tmp_path / "rated.csv").write_text(RATED, encoding="utf-8")
    run("human_rating", monkeypatch, "--data", str(tmp_path), "--lists", "rated.csv")
    told = capsys.readouterr().out
    assert "Equal 50.0%, within ±0.1 50.0%, Spearman 1.0000" in told
    assert f"| 7.1 |  | 6.2 | Aligned pair exclusion | 1 | `{NEEDS_ALIGNED_PAIR_EXCLUSION}` |" in told
    assert EASY not in told


def test_that_human_ratings_are_compared_with_several_programs(tmp_path, monkeypatch, capsys):
    (tmp_path / "rated.csv").write_text(RATED, encoding="utf-8")
    peers = ("--beside", "first=echo 1.2/1.2/1.2", "--beside", "second=echo 1.5", "--beside", "killed=true")
    run("human_rating", monkeypatch, "--data", str(tmp_path), "--lists", "rated.csv", *peers)
    told = capsys.readouterr().out
    assert "| first s | first equal | second s | second equal | killed s | killed equal |" in told
    assert re.search(r"\| 1 \| 0\.00 \| 0\.\d\d \| 1 of 1 \| 0\.\d\d \| 0 of 1 \| > 0\.\d\d \| 0 of 0 \|", told)
    assert re.search(r"\| 1\.2 in 0\.\d s \| 1\.5 in 0\.\d s \| unfinished in 0\.\d s \|", told)


def test_that_human_ratings_need_puzzles_to_compare_with(monkeypatch, capsys):
    run("human_rating", monkeypatch)
    assert "--data FOLDER" in capsys.readouterr().out


def test_that_no_deduction_over_the_samples_is_false(capsys, monkeypatch):
    deductions = script("deductions")
    monkeypatch.setattr(deductions, "DUG_AT_ONCE", 20)
    assert deductions.check(None, (), 12, 1) == 0
    assert "12 puzzles" in capsys.readouterr().out


def test_that_a_puzzle_with_several_solutions_spoils_the_measurement_of_proofs():
    exact_speed = script("exact_speed")
    empty = np.zeros((1, 81), np.uint8)
    with pytest.raises(SystemExit, match="plain search: 1 puzzles were not proved unique"):
        exact_speed.seconds_a_puzzle({"plain search": (exact_speed.plain_search(empty), 1)}, 1)


def test_that_grids_on_a_list_are_not_among_the_unseen(tmp_path, monkeypatch):
    construction = script("construction")
    listed, other = Grid.blank().with_cells([(0, 1)]), Grid.blank().with_cells([(0, 2)])
    for number, grid in enumerate((listed, other)):
        cells = "\t".join(str(digit or -1) for digit in grid.cells.tolist())
        (tmp_path / f"inst25x25_40_{number}.txt").write_text(f"3\n1\n{cells}\n", encoding="utf-8")
    (tmp_path / "known.csv").write_text(f"puzzle\n{listed.to_text()}\n", encoding="utf-8")
    monkeypatch.setattr(construction, "LISTS", ("known.csv",))
    assert construction.unseen(tmp_path, tmp_path) == [other]
    assert construction.unseen(tmp_path, None) == [listed, other]


def test_that_planted_grids_are_the_same_everywhere_and_are_read_as_they_were_written(tmp_path):
    construction = script("construction")
    grid = construction.planted(45, 0)
    assert grid.filled_count == round(1296 * 0.45)
    assert not grid.conflicts()
    assert sha256(grid.cells.tobytes()).hexdigest()[:16] == "e9f3e1af00312715"
    construction.write_instance(grid, tmp_path / "inst36x36_45_0.txt")
    digits = (tmp_path / "inst36x36_45_0.txt").read_text(encoding="utf-8").split()
    assert digits[0] == "6"
    assert [max(int(digit), 0) for digit in digits[2:]] == grid.cells.tolist()


def test_that_planted_grids_are_run_with_their_proofs(monkeypatch, capsys):
    arguments = ("--planted", "70", "--proofs", "--seeds", "1", "--algorithms", "constructive-2026")
    run("construction", monkeypatch, *arguments)
    *_, proofs, row = capsys.readouterr().out.splitlines()
    counts = [int(number) for number in re.findall(r"(\d+) (?:with|undecided)", proofs)]
    assert sum(counts) == 5
    assert counts[2] == 0, "grids with so much given are decided"
    assert "| 5 of 5 |" in row


def test_that_verdicts_are_measured_with_a_sat_solver_or_without(tmp_path, monkeypatch, capsys):
    monkeypatch.syspath_prepend(str(FOLDER))
    (tmp_path / "list.txt").write_text(f"{PUZZLE}\n{PUZZLE.replace('5', '.')}\n")
    run("verdicts", monkeypatch, "--data", str(tmp_path), "--lists", "list.txt", "--seconds", "60")
    lines = capsys.readouterr().out.splitlines()
    without = lines[0].startswith("python-sat is not installed")
    rows = [line for line in lines if line.startswith("| list.txt")]
    assert len(rows) == (1 if without else 2)
    assert all("| 2 of 2 |" in row for row in rows)


def test_that_every_way_to_treat_duplicates_is_compared(tmp_path, monkeypatch, capsys):
    monkeypatch.syspath_prepend(str(FOLDER))
    (tmp_path / "list.txt").write_text(f"{PUZZLE}\n" * 3)
    arguments = ("--data", str(tmp_path), "--lists", "list.txt", "--puzzles", "2", "--trials", "2000")
    run("distinctness", monkeypatch, *arguments, "--algorithms", "mantere-koljonen-2007", "constructive-2026")
    head, _, *rows = [line.split("|")[1:-1] for line in capsys.readouterr().out.splitlines()]
    assert [label.strip() for label in head[2:]] == [kind.label for kind in CATALOGUE["duplicates"]]
    assert [row[1].strip() for row in rows] == ["mantere-koljonen-2007", "constructive-2026"]
    assert all(" of 2, " in cell for cell in rows[0][2:])
    assert [" 2 of 2, " in cell for cell in rows[1][2:]] == [True, True, False]
    assert rows[1][-1].isspace(), "built grids have no mutation of their own"


def test_that_a_book_is_measured_with_what_it_took(monkeypatch, capsys):
    monkeypatch.syspath_prepend(str(FOLDER))
    run("book", monkeypatch, "--sections", "2xgentle,1xmoderate", "--per-page", "2")
    per_page, *seconds, before, peak, size = map(float, capsys.readouterr().out.split())
    assert per_page == 2
    assert sum(seconds[:3]) == pytest.approx(seconds[3], abs=0.2)
    assert 0 < before <= peak
    assert size >= 0
