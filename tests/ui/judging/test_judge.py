"""What the judge asks of the exact solver and the ladder, and what it makes of the answers."""

import pytest
from PySide6.QtCore import QObject, Signal

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Candidate
from sudoku_desktop.logic import rate as rate_directly
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board import BoardEditor
from sudoku_desktop.ui.board.state import note_bit, possible_notes
from sudoku_desktop.ui.judging.answers import Standing, next_deduction, rate
from sudoku_desktop.ui.judging.judge import Judge
from sudoku_desktop.ui.judging.verdict_line import VerdictLine
from sudoku_desktop.ui.worker import Worker

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
HARDER = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
SEVERAL = PUZZLE.with_cells([(0, 0), (1, 0), (4, 0), (9, 0), (12, 0)])
LONG = 300_000
"""Milliseconds; a first compilation of the ladder may fall into it."""


def test_that_the_ladder_sees_no_more_candidates_than_the_standing_has(qapp):
    marks = [0] * 81
    assert next_deduction(Standing(PUZZLE, tuple(marks)), Stop()) is None
    marks[2] = note_bit(4)
    step = next_deduction(Standing(PUZZLE, tuple(marks)), Stop())
    assert step is not None
    assert step.placement == Candidate(2, 4)
    assert next_deduction(Standing(PUZZLE, possible_notes(PUZZLE)), Stop()).placement != step.placement
    assert next_deduction(Standing(PUZZLE, possible_notes(PUZZLE)), stopped()) is None


def stopped():
    stop = Stop()
    stop.set()
    return stop


# The verdict line.


class Loaded(QObject):
    """A kernel loader that has nothing to load."""

    ready = Signal()
    is_ready = True


@pytest.fixture
def judge(qtbot):
    class Judged(QObject):
        def __init__(self):
            super().__init__()
            self.editor = BoardEditor(self)
            self.line = VerdictLine()
            qtbot.addWidget(self.line)
            self.judge = Judge(self.editor, self.line, Loaded(self), self)

    judged = Judged()
    yield judged
    judged.judge.close()
    assert Worker.close_all()


def test_that_a_unique_puzzle_is_rated_a_moment_later(judge, qtbot):
    judge.editor.load_puzzle(HARDER)
    qtbot.waitUntil(lambda: judge.judge.rating is not None, timeout=LONG)
    assert judge.judge.rating == rate_directly(HARDER)
    assert judge.line.sentence.endswith("exactly one solution. Tough, 3.0: Naked pair.")


def test_that_an_entry_leaves_the_rating_and_a_given_takes_it_away(judge, qtbot):
    judge.editor.load_puzzle(PUZZLE)
    qtbot.waitUntil(lambda: judge.judge.rating is not None, timeout=LONG)
    judge.editor.set_digit(2, 4)
    assert "Hidden single" in judge.line.sentence
    judge.editor.load_puzzle(HARDER)
    assert judge.judge.rating is None
    assert "Hidden single" not in judge.line.sentence


def test_that_a_puzzle_with_several_solutions_is_not_rated(judge, qtbot):
    judge.editor.load_puzzle(SEVERAL)
    qtbot.waitUntil(lambda: judge.judge.verdict is not None, timeout=LONG)
    assert judge.judge.has_several_solutions()
    assert not judge.judge._rater.is_busy


def test_that_a_puzzle_of_another_order_is_not_rated(judge, qtbot):
    solved = solve(Grid.blank(2))
    judge.editor.load_puzzle(solved.with_cell(0, 0))
    qtbot.waitUntil(lambda: judge.judge.verdict is not None, timeout=LONG)
    assert judge.judge.verdict.is_unique
    assert not judge.judge._rater.is_busy


def test_that_a_late_rating_of_another_puzzle_is_not_told(judge, qtbot):
    judge.editor.load_puzzle(PUZZLE)
    judge.judge._take_rating(HARDER, rate(HARDER, stopped()))
    assert judge.judge.rating is None
