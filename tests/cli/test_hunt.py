"""`sudoku-cli hunt`: its lines, its archive after being killed, lists of known puzzles, and what is refused."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, random_isomorph
from tests.cli.calling import EASY, Capture, complaint, run

HUNT = ("hunt", "--objective", "fewest-givens", "--json")


def test_that_a_killed_hunt_has_kept_what_it_printed_and_knows_lists(tmp_path: Path, capsys: Capture) -> None:
    archive = ("--archive", str(tmp_path / "hunts.sqlite3"))
    command = [sys.executable, "-m", "sudoku_desktop.cli", *HUNT, *archive, "--seed", "1", "--jobs", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hunt:
        assert hunt.stdout is not None
        printed = json.loads(hunt.stdout.readline())
        hunt.kill()
    puzzle = Grid.from_text(printed["puzzle"])
    assert exact.is_unique(puzzle)
    assert (printed["value"], printed["seed"]) == (puzzle.filled_count, 1)
    assert printed["er"] >= printed["ep"] >= printed["ed"] > 0

    known = tmp_path / "known.txt"
    known.write_text(random_isomorph(puzzle, np.random.default_rng(1)).to_text() + "\n" + "." * 81 + "\n")
    status, lines, errors = run(capsys, *HUNT, *archive, "--finds", "--known", str(known))
    found = list(map(json.loads, lines))
    assert {**printed, "new_to_your_list": False} in found
    assert [each["new_to_your_list"] for each in found].count(False) == 1
    assert [each["value"] for each in found] == sorted(each["value"] for each in found)
    assert status == 1
    assert [error.endswith("left out 1 puzzle that is not 9×9 with one solution") for error in errors] == [True]


def test_that_bad_input_is_refused(tmp_path: Path, capsys: Capture) -> None:
    assert complaint(capsys, "hunt", "--level", "easy") == "--level is for --objective fewest-givens"
    assert complaint(capsys, "hunt", "--algorithm", "gold-2005") == "--algorithm is for --objective trials"
    assert complaint(capsys, "hunt", "--objective", "beauty").startswith("argument --objective: invalid choice")
    assert complaint(capsys, "hunt", "--known", "none.txt") == "there is no file none.txt"
    damaged = tmp_path / "hunts.sqlite3"
    damaged.write_text(EASY * 20)
    assert complaint(capsys, "hunt", "--finds", "--archive", str(damaged)).startswith(f"{damaged} cannot be used")
