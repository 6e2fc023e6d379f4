"""`sudoku-cli explain`: the path of a person, each step with its reason."""

import json
import re
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.cli import progress
from sudoku_desktop.cli.explain import _effect
from sudoku_desktop.cli.progress import Bar
from sudoku_desktop.logic import Candidate, Deduction, Explanation
from tests.cli.calling import EASY, EASY_SOLUTION, HARD, UNSOLVABLE, Capture, complaint, explain, run
from tests.puzzles import MK_FIG_1, NESTED, SEVERAL

STEP = re.compile(r" ?(\d+)\. (\d\.\d) ([^:]+): (.+\.) \[(.+)\]")


def test_that_each_step_is_explained_and_the_puzzle_rated_at_the_end(capsys: Capture) -> None:
    status, (*steps, last), errors = run(capsys, "explain", EASY)
    assert (status, errors) == (0, [])
    assert last == "Gentle, 1.2: Hidden single in a box; 43 steps"
    for number, (line, deduction) in enumerate(zip(steps, logic.path(MK_FIG_1), strict=True), 1):
        step = STEP.fullmatch(line)
        assert step
        told = (number, deduction.rating, str(deduction.technique.title), str(deduction))
        assert (int(step[1]), float(step[2]), step[3], step[4]) == told
    assert len(steps) == 43


def test_that_the_steps_of_the_object_lead_to_the_solution(capsys: Capture) -> None:
    status, (told,) = explain(capsys, EASY)
    assert (status, list(told)) == (0, ["puzzle", "clues", "solutions", "logic", "path"])
    grid, path = MK_FIG_1, told["path"]
    assert isinstance(path, list)
    for number, step in enumerate(path, 1):
        assert list(step) == ["step", "rating", "technique", "reason", "placement", "removals"]
        assert step["step"] == number
        row, column = (int(each) - 1 for each in re.findall(r"\d", step["placement"]["cell"]))
        grid = grid.with_cell(9 * row + column, step["placement"]["digit"])
    assert grid.to_text() == EASY_SOLUTION
    assert isinstance(told["logic"], dict)
    assert told["logic"]["rating"] == max(step["rating"] for step in path)
    assert told["logic"]["steps"] == len(path)


def test_that_an_effect_names_what_is_placed_and_what_is_removed() -> None:
    technique, nothing = logic.TECHNIQUES[0], Explanation(())
    removals = (Candidate(0, 3), Candidate(0, 7), Candidate(80, 9))
    assert _effect(Deduction(technique, 1.0, Candidate(10, 5), (), nothing)) == "r2c2=5"
    assert _effect(Deduction(technique, 1.7, Candidate(10, 5), removals, nothing)) == "r2c2=5, r1c1<>37, r9c9<>9"
    assert _effect(Deduction(technique, 2.6, None, removals, nothing)) == "r1c1<>37, r9c9<>9"


def test_that_a_path_that_ends_early_says_the_rating_is_a_lower_bound(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class ShortLadder(logic.Search):
        """A ladder with only the techniques rated 1.0."""

        def rate(self, *_: object, **__: object) -> logic.Rating:
            return logic.Rating(1.0, logic.TECHNIQUES[0], 2, ((logic.TECHNIQUES[0], 2),), reaches_solution=False)

        def path(self, grid: Grid) -> Iterator[Deduction]:
            return iter(list(super().path(grid))[:2])

    monkeypatch.setattr(logic, "Search", ShortLadder)
    status, lines, errors = run(capsys, "explain", EASY)
    assert (status, len(lines), errors) == (0, 3, [])
    assert lines[-1].startswith("Extreme, at least 1.0: Last cell; the ladder ends after 2 steps; ")


def test_that_every_puzzle_of_a_file_is_explained_under_its_own_line(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two.sdm"
    file.write_text(f"{EASY}\n{UNSOLVABLE}\n")
    status, lines, errors = run(capsys, "explain", str(file))
    assert (status, errors) == (1, [])
    assert (lines[0], lines[45:47]) == (f"1. {EASY}", ["", f"2. {UNSOLVABLE}"])
    assert lines[47] == "not rated: no solution: every possibility was tried"
    status, told = explain(capsys, str(file))
    assert (status, [each["puzzle"] for each in told]) == (1, [EASY, UNSOLVABLE])


@pytest.mark.parametrize(
    ("puzzle", "sentence"),
    [
        (UNSOLVABLE, "not rated: no solution: every possibility was tried"),
        (SEVERAL.to_text(), "not rated: several solutions: two of them differ in r2c2 ("),
    ],
)
def test_that_what_has_no_path_says_why(capsys: Capture, puzzle: str, sentence: str) -> None:
    status, (line,), errors = run(capsys, "explain", puzzle)
    assert (status, errors) == (1, [])
    assert line.startswith(sentence)
    status, (told,) = explain(capsys, puzzle)
    assert (status, told["logic"], told["path"]) == (1, None, None)
    assert f"not rated: {told['reason']}" == line


def test_that_another_size_is_explained_by_its_own_names(capsys: Capture) -> None:
    status, lines, errors = run(capsys, "explain", "123434122143....")
    assert (status, errors) == (0, [])
    assert lines[0] == " 1. 1.0 Last cell: Only r4c1 is blank in column 1, and 4 is missing there. [r4c1=4]"


def test_that_a_solved_puzzle_has_an_empty_path(capsys: Capture) -> None:
    assert run(capsys, "explain", EASY_SOLUTION) == (0, ["Gentle; 0 steps"], [])
    assert explain(capsys, EASY_SOLUTION)[1][0]["path"] == []


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
def test_that_an_interrupt_halts_the_search_under_way(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    halted = []
    is_told = threading.Event()

    class Telling(Bar):
        def say(self, text: str) -> None:
            super().say(text)
            is_told.set()

    class Long(logic.Search):
        """Finds a step, then searches until it is halted."""

        def path(self, grid: Grid) -> Iterator[Deduction]:
            yield next(super().path(grid))
            assert is_told.wait(300)
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
            deadline = time.monotonic() + 300
            while not self.is_halted and time.monotonic() < deadline:
                time.sleep(0.001)
            halted.append(self.is_halted)

    monkeypatch.setattr(logic, "Search", Long)
    monkeypatch.setattr(progress, "Bar", Telling)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status, lines, errors = run(capsys, "explain", HARD)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (status, len(lines), errors, halted) == (130, 1, ["sudoku-cli: stopped"], [True])


def test_that_bad_input_is_answered_in_a_line(capsys: Capture) -> None:
    assert complaint(capsys, "explain", "none.sdm") == "there is no file none.sdm"
    assert complaint(capsys, "explain").startswith("the following arguments are required: PUZZLE|FILE")


def test_that_nested_chains_follow_their_step(capsys: Capture) -> None:
    inner = "6.6 Turbot fish: r6c2 or r3c8 is 5, so r6c8, which sees both, is not. "
    status, lines, errors = run(capsys, "explain", NESTED.to_text())
    assert (status, errors) == (0, [])
    (at,) = (index for index, line in enumerate(lines) if "with forcing chains:" in line)
    assert lines[at + 1].startswith(f"      with {inner}")
    assert lines[at + 1].endswith(" [r6c8<>5]")
    _, (told,), _ = run(capsys, "explain", "--json", NESTED.to_text())
    (step,) = (step for step in json.loads(told)["path"] if "inner" in step)
    assert [each["technique"] for each in step["inner"]] == ["turbot-fish"]
