"""Valid and invalid sheets."""

import pytest

from sudoku_desktop.printing.sheet import PrintedPuzzle, Sheet, SheetError, Solutions
from sudoku_desktop.sentence import Sentence
from tests.printing.sheets import DAY, puzzle, sheet
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

UNSOLVED = (puzzle(0), PrintedPuzzle(ESCARGOT))


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda: Sheet((), DAY), "there is no puzzle to print"),
        (lambda: sheet(per_page=3), "a page holds 1, 2, 4, 6 or 9 puzzles, got 3"),
        (lambda: Sheet(UNSOLVED, DAY, solutions=Solutions.UPSIDE_DOWN), "the solution of puzzle 2 is not known"),
        (lambda: PrintedPuzzle(ESCARGOT, MK_FIG_1_SOLUTION), "does not belong to this puzzle"),
        (lambda: PrintedPuzzle(ESCARGOT, ESCARGOT), "does not belong to this puzzle"),
        (lambda: PrintedPuzzle(MK_FIG_1, entries=MK_FIG_1_SOLUTION), "an entry stands where the puzzle has a given"),
        (lambda: PrintedPuzzle(MK_FIG_1, notes=(0,) * 80), "there must be notes for 81 cells, got 80"),
    ],
)
def test_that_what_cannot_be_printed_is_refused(make, error: str) -> None:
    with pytest.raises(SheetError, match=error):
        make()


def test_that_solutions_may_be_unknown_where_they_are_not_wanted() -> None:
    assert len(Sheet(UNSOLVED, DAY, solutions=Solutions.NONE).puzzles) == 2


def test_that_an_error_can_be_translated() -> None:
    with pytest.raises(SheetError) as caught:
        sheet(per_page=5)
    assert caught.value.sentence == Sentence("a page holds 1, 2, 4, 6 or 9 puzzles, got {number}", number=5)
