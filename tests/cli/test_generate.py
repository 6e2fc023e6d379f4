"""`sudoku-cli generate`: lines or objects, the request repeated in its options, and refusals."""

import json

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import is_unique
from sudoku_desktop.logic import rate
from tests.cli.calling import Capture, complaint, run


def test_that_lines_are_puzzles_with_one_solution(capsys: Capture) -> None:
    status, lines, errors = run(capsys, "generate", "--count", "3", "--seed", "1")
    assert (status, errors) == (0, [])
    puzzles = list(map(Grid.from_text, lines))
    assert len(set(puzzles)) == 3
    assert all(map(is_unique, puzzles))


def test_that_the_same_seed_prints_the_same(capsys: Capture) -> None:
    arguments = ("generate", "--count", "2", "--seed", "5", "--level", "easy")
    assert run(capsys, *arguments) == run(capsys, *arguments)


def test_that_an_object_says_what_was_made(capsys: Capture) -> None:
    options = ("--level", "tough", "--clues", "24-28", "--symmetry", "rotational")
    status, lines, errors = run(capsys, "generate", *options, "--seed", "3", "--json")
    (told,) = map(json.loads, lines)
    assert (status, errors) == (0, [])
    assert 24 <= told["clues"] <= 28
    assert told["symmetry"] == "rotational"
    assert told["seed"] == 3
    assert told["logic"]["level"] == "tough"
    assert rate(Grid.from_text(told["puzzle"])).rating == told["logic"]["rating"]


def test_that_a_rating_can_be_requested_exactly(capsys: Capture) -> None:
    status, lines, _ = run(capsys, "generate", "--rating", "2.0", "--seed", "1", "--json")
    assert (status, json.loads(lines[0])["logic"]["rating"]) == (0, 2.0)


def test_that_giving_up_is_said_and_is_no_success(capsys: Capture) -> None:
    hopeless = ("--clues", "17", "--rating", "9.0", "--max-seconds", "1")
    status, lines, errors = run(capsys, "generate", *hopeless)
    assert (status, lines) == (1, [])
    assert "extremely rare" in errors[0]
    assert errors[-1] == "sudoku-cli: timed out after 1 s with 0 of 1 made"


def test_that_a_limit_beyond_every_clock_is_none(capsys: Capture) -> None:
    status, lines, errors = run(capsys, "generate", "--seed", "1", "--max-seconds", str(2**63 - 1))
    assert (status, len(lines), errors) == (0, 1, [])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--count", "0"), "must be at least 1"),
        (("--count", "2", "--seed", str(2**63 - 1)), "the last of 2 seeds would be above 2^63 - 1"),
        (("--rating", "50-", "--size", "16"), "ratings lie between 1.0 and 12.0"),
        (("--algorithm", "{}"), "not a preset file"),
        (("--count", "1001"), "between 1 and 1,000, got 1,001"),
        (("--clues", "12"), "between 17 and 60"),
        (("--clues", "many"), "neither a number of givens, such as 24, nor a range"),
        (("--rating", "hard"), "neither a rating, such as 7.1, nor a range"),
        (("--rating", "4.0-2.6"), "must lie between 0 and the highest"),
        (("--level", "tough", "--rating", "3"), "give one of them"),
        (("--level", "impossible"), "invalid choice"),
        (("--symmetry", "spiral"), "invalid choice"),
        (("--algorithm", "nobody-1999"), "there is no algorithm"),
    ],
)
def test_that_bad_criteria_get_one_clear_line(capsys: Capture, arguments: tuple[str, ...], says: str) -> None:
    assert says in complaint(capsys, "generate", *arguments)
