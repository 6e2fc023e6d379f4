"""Assessments: each class with its sentences, caching, watching and stopping."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sudoku_desktop import exact, logic
from sudoku_desktop.assets import sample_puzzles, sample_ratings
from sudoku_desktop.board import Grid, Variant, geometry
from sudoku_desktop.board.formats import read_puzzles
from sudoku_desktop.board.geometry import shaped
from sudoku_desktop.services import assessment as module
from sudoku_desktop.services.assessment import (
    Assessment,
    Blank,
    Conflicting,
    Impossible,
    Several,
    Undecided,
    Unique,
    assess,
    cached_assessment,
    visible_assessment,
)
from sudoku_desktop.services.stopping import Stop
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION, SEVERAL, UNSOLVABLE

ROOT = Path(__file__).resolve().parents[2]
STUCK_CELL = Grid.from_text("12345678." + "." * 8 + "9" + "." * 63)
HOMELESS_SEVEN = Grid.from_text("..1........2........3......7" + "." * 27 + "7" + "." * 25)
SMALL = Grid.from_text("123434122143....", geometry(2))


# Each kind


def test_that_one_solution_comes_with_its_rating() -> None:
    known = assess(MK_FIG_1)
    assert known == Unique(MK_FIG_1, MK_FIG_1_SOLUTION, logic.rate(MK_FIG_1), None)
    assert (str(known), known.solutions, known.examples) == ("exactly one solution", 1, (MK_FIG_1_SOLUTION,))
    assert known.why_not_rated is None


def test_that_a_puzzle_of_another_size_is_rated_by_the_same_ladder() -> None:
    known = assess(SMALL)
    assert isinstance(known, Unique)
    assert known.solution.is_solved
    assert (known.human, known.why_not_rated) == (logic.rate(SMALL), None)


def test_that_several_solutions_come_with_two_that_differ_where_it_says() -> None:
    known = assess(SEVERAL)
    assert isinstance(known, Several)
    assert (str(known), known.solutions) == ("several solutions", 2)
    one, other = known.examples
    assert all(example.is_solved and example.extends(SEVERAL) for example in (one, other))
    assert known.differing_cells == tuple(c for c in range(81) if one.cells[c] != other.cells[c])


def test_that_too_few_givens_are_said_to_be_the_reason_for_several_solutions() -> None:
    sixteen = MK_FIG_1.with_cells([(cell, 0) for cell in [*MK_FIG_1.cells.nonzero()[0].tolist()][16:]])
    assert str(assess(sixteen)) == "several solutions, since a single one needs at least 17 givens"


@pytest.mark.parametrize("order", [2, 3, 4, 5])
def test_that_an_empty_grid_has_two_different_solutions_at_sight(order: int) -> None:
    known = visible_assessment(Grid.blank(geometry(order)))
    assert isinstance(known, Blank)
    assert all(example.is_solved for example in known.examples)
    assert known.differing_cells == tuple(range(order**4))
    assert assess(Grid.blank(geometry(order))) == known


def test_that_an_empty_grid_with_diagonals_is_blank_after_a_proof() -> None:
    grid = Grid.blank(shaped(9, [Variant.X]))
    assert visible_assessment(grid) is None
    known = assess(grid)
    assert isinstance(known, Blank)
    assert all(example.is_solved for example in known.examples)


@pytest.mark.parametrize(
    ("grid", "reason", "cells"),
    [
        (STUCK_CELL, "no digit fits in r1c9", (8,)),
        (HOMELESS_SEVEN, "the digit 7 fits nowhere in column 3", (29, 38, 47, 56, 65, 74)),
    ],
)
def test_that_what_cannot_be_solved_is_seen_in_its_cells(grid: Grid, reason: str, cells: tuple[int, ...]) -> None:
    known = visible_assessment(grid)
    assert isinstance(known, Impossible)
    assert (str(known.reason), known.cells, str(known)) == (reason, cells, f"no solution: {reason}")
    assert (known.solutions, known.examples, assess(grid)) == (0, (), known)


def test_that_what_only_a_search_shows_is_seen_nowhere() -> None:
    assert visible_assessment(UNSOLVABLE) is None
    known = assess(UNSOLVABLE)
    assert isinstance(known, Impossible)
    assert (known.cells, str(known)) == ((), "no solution: every possibility was tried")


def test_that_what_the_node_limit_ends_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    prove = exact.prove
    monkeypatch.setattr(exact, "prove", lambda grid: prove(grid, node_limit=0))
    known = assess(ESCARGOT)
    assert isinstance(known, Undecided)
    assert (known.solutions, str(known)) == (None, "undecided: the exact solver timed out")


# Clashes


def test_that_a_pair_in_a_row_and_a_box_clashes_once() -> None:
    known = visible_assessment(Grid.blank().with_cells([(0, 1), (1, 1)]))
    assert isinstance(known, Conflicting)
    assert (str(known.reason), known.cells) == ("two 1s in row 1: columns 1 and 2", (0, 1))
    assert str(known) == "no solution: two 1s in row 1: columns 1 and 2"


def test_that_each_further_clash_is_counted() -> None:
    one_of_three_meets_a_fourth = Grid.blank().with_cells([(0, 1), (1, 1), (4, 1), (36, 1)])
    known = Conflicting.of(one_of_three_meets_a_fourth)
    assert known is not None
    assert str(known.reason) == "three 1s in row 1: columns 1, 2 and 5; and 1 more conflict"
    assert known.cells == (0, 1, 4, 36)


def test_that_every_clashing_cell_is_in_a_conflict_that_is_told() -> None:
    known = Conflicting.of(Grid([1] * 81))
    assert known is not None
    assert known.cells == tuple(range(81))


def test_that_nothing_clashes_in_a_solved_grid() -> None:
    assert Conflicting.of(MK_FIG_1_SOLUTION) is None


# What is watched and stopped


def test_that_the_proof_is_seen_before_the_rating() -> None:
    seen: list[Assessment] = []
    known = assess(MK_FIG_1, watch=seen.append)
    assert seen == [Unique(MK_FIG_1, MK_FIG_1_SOLUTION), known]


def test_that_no_rating_is_made_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logic, "Search", None)
    assert assess(MK_FIG_1, with_rating=False) == Unique(MK_FIG_1, MK_FIG_1_SOLUTION)


def test_that_a_stop_leaves_the_proof() -> None:
    stop = Stop()
    stop.set()
    known = assess(MK_FIG_1, stop=stop)
    assert known == Unique(MK_FIG_1, MK_FIG_1_SOLUTION)
    assert str(known.why_not_rated) == "stopped before the rating was known"
    assert assess(MK_FIG_1) == Unique(MK_FIG_1, MK_FIG_1_SOLUTION, logic.rate(MK_FIG_1))


# What is cached


def test_that_each_question_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [assess(each) for each in (MK_FIG_1, SEVERAL, UNSOLVABLE)]
    monkeypatch.setattr(exact, "prove", None)
    monkeypatch.setattr(logic, "Search", None)
    seen: list[Assessment] = []
    assert [assess(each, watch=seen.append) for each in (MK_FIG_1, SEVERAL, UNSOLVABLE)] == known == seen
    assert [cached_assessment(each) for each in (MK_FIG_1, ESCARGOT)] == [known[0], None]


def test_that_the_memory_is_bounded_and_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    for grid in (MK_FIG_1, SEVERAL, MK_FIG_1, UNSOLVABLE):
        assess(grid, with_rating=False)
    assert [cached_assessment(grid) is not None for grid in (MK_FIG_1, SEVERAL, UNSOLVABLE)] == [True, False, True]


def test_that_many_threads_get_the_answers_that_one_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_CACHED", 3)
    grids = [MK_FIG_1, SEVERAL, UNSOLVABLE, MK_FIG_1_SOLUTION, Grid.blank(), STUCK_CELL]
    expected = list(map(assess, grids))
    answers: list[list[Assessment]] = [[] for _ in range(3)]

    def ask(index: int) -> None:
        answers[index] += [assess(grid) for _ in range(2) for grid in grids]

    threads = [threading.Thread(target=ask, args=(index,)) for index in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [expected * 2] * 3


def test_that_the_answers_can_be_named_without_the_compiler() -> None:
    program = "import sys, sudoku_desktop.services.assessment; assert 'numba' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", sample_puzzles(), ids=lambda path: path.stem)
def test_that_the_kept_rating_of_a_sample_is_what_is_found(path: Path) -> None:
    known = assess(read_puzzles(path)[0].givens)
    kept = sample_ratings()[path.name]
    if kept is None:
        assert isinstance(known, Several)
    else:
        assert isinstance(known, Unique)
        assert known.human is not None
        assert kept == {"rating": known.human.rating, "reaches_solution": known.human.reaches_solution}
