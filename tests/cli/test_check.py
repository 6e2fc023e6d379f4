"""`sudoku-cli check`: the exact verdict, for grids of every order."""

from pathlib import Path

import pytest

from sudoku_desktop.board import Grid, geometry
from tests.board.large import lines, pattern
from tests.cli.calling import EASY, EASY_SOLUTION, UNSOLVABLE, Capture, check, run
from tests.puzzles import SEVERAL

CLASHING = Grid.blank().with_cells([(19, 5), (24, 5)]).to_text()


def test_that_a_proper_puzzle_has_one_solution(capsys: Capture) -> None:
    status, (told,) = check(capsys, EASY)
    assert status == 0
    assert told == {"puzzle": EASY, "solutions": 1, "examples": [EASY_SOLUTION], "reason": None}


def test_that_several_solutions_are_two_with_examples(capsys: Capture) -> None:
    status, (told,) = check(capsys, SEVERAL.to_text())
    assert (status, told["solutions"], told["reason"]) == (1, 2, None)
    examples = told["examples"]
    assert isinstance(examples, list)
    assert len(set(examples)) == 2
    for example in map(Grid.from_text, examples):
        assert example.is_solved
        assert example.extends(SEVERAL)


@pytest.mark.parametrize(
    ("puzzle", "reason"),
    [
        (CLASHING, "two 5s in row 3: columns 2 and 7"),
        ("12345678." + "." * 8 + "9" + "." * 63, "no digit fits in r1c9"),
        ("..1........2........3......7" + "." * 27 + "7" + "." * 25, "the digit 7 fits nowhere in column 3"),
        (UNSOLVABLE, "every possibility was tried"),
    ],
)
def test_that_no_solution_has_its_reason(capsys: Capture, puzzle: str, reason: str) -> None:
    status, (told,) = check(capsys, puzzle)
    assert status == 1
    assert told == {"puzzle": puzzle, "solutions": 0, "examples": [], "reason": reason}
    assert run(capsys, "check", puzzle) == (1, [f"no solution: {reason}"], [])


def test_that_people_get_a_verdict_in_words(capsys: Capture) -> None:
    assert run(capsys, "check", EASY) == (0, ["exactly one solution:", EASY_SOLUTION], [])
    status, lines, _ = run(capsys, "check", "." * 81)
    too_few = "several solutions, since a single one needs at least 17 givens"
    assert (status, len(lines), lines[0]) == (1, 3, f"{too_few}; two of them:")
    assert run(capsys, "check", SEVERAL.to_text())[1][0] == "several solutions; two of them:"


def test_that_every_puzzle_of_a_file_is_checked(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mixed.sdm"
    file.write_text(f"{EASY}\n{SEVERAL.to_text()}\n{'11' + EASY[2:]}\n")
    status, told = check(capsys, str(file))
    assert (status, [each["solutions"] for each in told]) == (1, [1, 2, 0])


def sparse_pattern(order: int) -> Grid:
    """Return a solved grid without every third cell, so that a check is quick."""
    grid = pattern(order**2)
    return grid.with_cells((cell, 0) for cell in range(1, len(grid.cells), 3))


@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_a_puzzle_of_any_order_is_checked(capsys: Capture, order: int) -> None:
    puzzle = sparse_pattern(order)
    _, (told,) = check(capsys, puzzle.to_text())
    assert told["puzzle"] == puzzle.to_text()
    examples = told["examples"]
    assert isinstance(examples, list)
    assert len(examples) == told["solutions"] > 0
    for example in examples:
        assert Grid.from_text(example, geometry(order)).is_solved
        assert Grid.from_text(example, geometry(order)).extends(puzzle)
    assert check(capsys, lines(puzzle, " "))[1] == [told]


def test_that_a_file_of_mixed_orders_is_checked(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "mixed.txt"
    puzzles = [pattern(order).to_text() for order in (25, 4, 9, 16)]
    file.write_text("\n".join(puzzles))
    status, told = check(capsys, str(file))
    assert (status, [each["puzzle"] for each in told], [each["solutions"] for each in told]) == (0, puzzles, [1] * 4)
