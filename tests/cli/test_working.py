"""Worker threads of a command: order of results, errors, interrupts; the number of --jobs changes no result."""

import _thread
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_desktop.cli.working import AHEAD, TaskStoppedError, Workers
from sudoku_desktop.services.assessment import forget
from sudoku_desktop.services.stopping import Stop
from tests.cli.calling import (
    EASY,
    EASY_SOLUTION,
    HARD,
    UNSOLVABLE,
    Capture,
    complaint,
    interrupted_after_a_line,
    run,
)
from tests.puzzles import MK_FIG_6, SEVERAL

LISTED = [HARD, EASY, UNSOLVABLE, SEVERAL.to_text(), EASY_SOLUTION, MK_FIG_6.to_text(), EASY]


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "listed.sdm"
    path.write_text("\n".join(LISTED))
    return str(path)


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_that_answers_come_in_order_whoever_is_first(jobs: int) -> None:
    turns = [threading.Event() for _ in range(jobs)]

    def work(number: int) -> Iterator[tuple[int, str]]:
        """Yield a number after a delay; the last task of those in progress ends first."""
        if number < jobs - 1:
            assert turns[number + 1].wait(300)
        yield number, "a"
        yield number, "b"
        if number < jobs:
            turns[number].set()

    with Workers(Stop(), jobs) as workers:
        answers = list(workers.in_order(work, range(300)))
    assert answers == [(number, letter) for number in range(300) for letter in "ab"]


def test_that_so_many_pieces_are_under_way_at_once() -> None:
    together = threading.Barrier(3)
    with Workers(Stop(), 3) as workers:
        list(workers.in_order(lambda _: [together.wait(300)], range(9)))


def test_that_an_answer_is_there_before_its_piece_is_done() -> None:
    is_heard = threading.Event()

    def work(_: int) -> Iterator[str]:
        yield "step"
        assert is_heard.wait(300)
        yield "end"

    with Workers(Stop()) as workers:
        answers = workers.in_order(work, [0])
        assert next(answers) == "step"
        is_heard.set()
        assert list(answers) == ["end"]


def test_that_not_everything_is_begun_before_it_is_wanted() -> None:
    taken: list[int] = []
    with Workers(Stop(), 2) as workers:
        next(workers.in_order(lambda number: [number], (taken.append(each) or each for each in range(10**9))))
    assert len(taken) <= 2 * AHEAD + 1


def test_that_what_a_piece_raises_is_raised_in_its_turn() -> None:
    def work(number: int) -> list[int]:
        if number == 2:
            raise ValueError("two")
        return [number]

    with Workers(Stop(), 4) as workers:
        answers = workers.in_order(work, range(5))
        assert [next(answers), next(answers)] == [0, 1]
        with pytest.raises(ValueError, match="two"):
            next(answers)


def test_that_an_interrupt_ends_what_is_under_way_and_begins_nothing_more() -> None:
    stop, begun, heard = Stop(), [], threading.Event()
    with Workers(stop, 2) as workers:

        def work(number: int) -> list[int]:
            begun.append(number)
            while number == 1 and not heard.is_set():  # one that comes during a callback of the collector gets lost
                _thread.interrupt_main()
                heard.wait(2)
            while True:
                stop.wait(0.01)
                workers.raise_if_stopped()

        with pytest.raises(KeyboardInterrupt):
            list(workers.in_order(work, range(100)))
        heard.set()
        stop.set()
    assert sorted(begun) == [0, 1]
    with pytest.raises(TaskStoppedError):
        workers.raise_if_stopped()


# What the commands do with it


@pytest.mark.parametrize(("command", "form"), [("check", ()), ("rate", ("--json",)), ("explain", ())])
def test_that_jobs_change_no_answer(capsys: Capture, file: str, command: str, form: tuple[str, ...]) -> None:
    alone = run(capsys, command, file, *form, "--jobs", "1")
    forget()
    assert run(capsys, command, file, *form, "--jobs", "4") == alone
    assert alone[2] == []


def test_that_jobs_change_no_run(capsys: Capture, file: str) -> None:
    def told(command: str, *options: str) -> tuple[int, list[dict[str, object]]]:
        status, lines, _ = run(capsys, command, file, "--json", "--seed", "3", *options)
        objects = [json.loads(line) for line in lines]
        for each in objects:
            each.pop("seconds", None)
            each.pop("trials_per_second", None)
        return status, objects

    runs = ("--runs", "3", "--max-generations", "50")
    assert told("solve", *runs, "--jobs", "1") == told("solve", *runs, "--jobs", "4")
    rating = ("--evolution", "4", "--max-generations", "50")
    assert told("rate", *rating, "--jobs", "1") == told("rate", *rating, "--jobs", "4")


def test_that_jobs_change_no_generated_puzzle(capsys: Capture) -> None:
    options = ("generate", "--count", "6", "--seed", "5", "--json")
    alone, together = (run(capsys, *options, "--jobs", jobs) for jobs in ("1", "4"))
    assert alone == together
    assert [json.loads(line)["seed"] for line in alone[1]] == [5, 6, 7, 8, 9, 10]


def test_that_answers_for_people_stand_under_their_puzzles(capsys: Capture, file: str) -> None:
    headings = [f"{number}. {cells}" for number, cells in enumerate(LISTED, 1)]
    quick = ("--runs", "2", "--seed", "1", "--max-generations", "0")
    for command, options in (("check", ()), ("explain", ()), ("solve", quick)):
        _, lines, _ = run(capsys, command, file, *options)
        assert [line for line in lines if line in headings] == headings
        assert lines[1] != headings[1]


def test_that_a_title_stands_beside_its_puzzle(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "titled.txt"
    path.write_text(f"{EASY} # The first\n{HARD}\n")
    assert run(capsys, "check", str(path))[1][0] == f"1. {EASY} # The first"


@pytest.mark.parametrize("command", ["check", "rate", "explain", "solve", "generate"])
def test_that_impossible_numbers_of_jobs_are_refused(capsys: Capture, command: str) -> None:
    puzzle = [] if command == "generate" else [EASY]
    assert "argument --jobs: must be at least 1" in complaint(capsys, command, *puzzle, "--jobs", "0")
    assert "argument --jobs: must lie between 1 and 256" in complaint(capsys, command, *puzzle, "--jobs", "257")


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent otherwise there")
@pytest.mark.parametrize("command", ["solve", "rate"])
def test_that_an_interrupt_stops_all_jobs_in_one_line(tmp_path: Path, command: str) -> None:
    path = tmp_path / "quick and long.sdm"
    path.write_text("\n".join([EASY_SOLUTION, *[HARD] * 4]))
    options = ["--max-generations", str(2**62), "--algorithm", "team-209", "--jobs", "4", "--json"]
    runs = ["--evolution", "20"] if command == "rate" else []
    first, *ended = interrupted_after_a_line(command, str(path), *runs, *options)
    assert json.loads(first)["puzzle"] == EASY_SOLUTION
    assert ended == [130, "", "sudoku-cli: stopped\n"]
