"""Valid and invalid sheets."""

import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, SheetError, Solutions
from sudoku_desktop.sentence import Sentence
from tests.printing.sheets import DAY, puzzle, sheet
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION


def test_that_a_sheet_without_puzzles_is_refused() -> None:
    with pytest.raises(SheetError, match="there is no puzzle to print"):
        Sheet((), DAY)


def test_that_a_page_cannot_hold_three() -> None:
    with pytest.raises(SheetError, match="a page holds 1, 2, 4, 6 or 9 puzzles, got 3"):
        sheet(per_page=3)


def test_that_solutions_must_be_known_where_they_are_wanted() -> None:
    unsolved = (puzzle(0), PrintedPuzzle(ESCARGOT))
    with pytest.raises(SheetError, match="the solution of puzzle 2 is not known"):
        Sheet(unsolved, DAY, solutions=Solutions.UPSIDE_DOWN)
    assert len(Sheet(unsolved, DAY, solutions=Solutions.NONE).puzzles) == 2


@pytest.mark.parametrize("solution", [MK_FIG_1_SOLUTION, ESCARGOT])
def test_that_a_solution_must_be_of_the_puzzle(solution: Grid) -> None:
    with pytest.raises(SheetError, match="does not belong to this puzzle"):
        PrintedPuzzle(ESCARGOT, solution)


def test_that_no_entry_stands_on_a_given() -> None:
    with pytest.raises(SheetError, match="an entry stands where the puzzle has a given"):
        PrintedPuzzle(MK_FIG_1, entries=MK_FIG_1_SOLUTION)


def test_that_there_are_notes_for_every_cell() -> None:
    with pytest.raises(SheetError, match="there must be notes for 81 cells, got 80"):
        PrintedPuzzle(MK_FIG_1, notes=(0,) * 80)


def test_that_an_error_can_be_translated() -> None:
    with pytest.raises(SheetError) as caught:
        sheet(per_page=5)
    assert caught.value.sentence == Sentence("a page holds 1, 2, 4, 6 or 9 puzzles, got {number}", number=5)
