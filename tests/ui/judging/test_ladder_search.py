"""The ladder is asked beside the interface: only the newest question counts, and an older search ends at once."""

import threading

import pytest
from PySide6.QtCore import QObject, QThreadPool

from sudoku_desktop.board import Grid
from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Candidate, Search
from sudoku_desktop.logic import rate as rate_directly
from sudoku_desktop.ui.board import BoardEditor
from sudoku_desktop.ui.board.state import note_bit, possible_notes
from sudoku_desktop.ui.judging.judge import Judge
from sudoku_desktop.ui.judging.ladder_search import LadderSearch, Standing, next_deduction, rate
from sudoku_desktop.ui.judging.verdict_line import VerdictLine

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
HARDER = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
SEVERAL = PUZZLE.with_cells([(0, 0), (1, 0), (4, 0), (9, 0), (12, 0)])
LONG = 300_000
"""Milliseconds; a first compilation of the ladder may fall into it."""


class Patient:
    """Work that waits until it is halted or released, and remembers what it worked on."""

    def __init__(self):
        self.begun = []
        self.ended = []
        self.released = threading.Event()

    def __call__(self, search, question):
        self.begun.append(question)
        while not (self.released.is_set() or search.is_halted):
            self.released.wait(0.005)
        self.ended.append((question, search.is_halted))
        return question.upper()


@pytest.fixture
def work():
    patient = Patient()
    yield patient
    patient.released.set()
    QThreadPool.globalInstance().waitForDone()


@pytest.fixture
def asking(qapp, work):
    search = LadderSearch(work)
    heard = []
    search.answered.connect(lambda question, answer: heard.append((question, answer)))
    return search, heard


def test_that_a_question_is_answered(asking, work, qtbot):
    search, heard = asking
    work.released.set()
    search.ask("a")
    assert search.is_busy
    qtbot.waitUntil(lambda: heard == [("a", "A")], timeout=LONG)
    assert not search.is_busy


def test_that_only_the_newest_question_is_answered_and_older_ones_are_halted(asking, work, qtbot):
    search, heard = asking
    search.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"], timeout=LONG)
    search.ask("b")
    search.ask("c")
    qtbot.waitUntil(lambda: work.begun == ["a", "c"], timeout=LONG)
    assert work.ended == [("a", True)]
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("c", "C")], timeout=LONG)


def test_that_the_same_question_goes_on_being_worked_on(asking, work, qtbot):
    search, heard = asking
    search.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"], timeout=LONG)
    search.ask("a")
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("a", "A")], timeout=LONG)
    assert work.ended == [("a", False)]


def test_that_a_forgotten_question_is_halted_and_asked_again_worked_on_anew(asking, work, qtbot):
    search, heard = asking
    search.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a"], timeout=LONG)
    search.forget()
    assert not search.is_busy
    search.ask("a")
    qtbot.waitUntil(lambda: work.begun == ["a", "a"], timeout=LONG)
    assert work.ended == [("a", True)]
    work.released.set()
    qtbot.waitUntil(lambda: heard == [("a", "A")], timeout=LONG)


def test_that_the_ladder_sees_no_more_candidates_than_the_standing_has(qapp):
    marks = [0] * 81
    assert next_deduction(Search(), Standing(PUZZLE, tuple(marks))) is None
    marks[2] = note_bit(4)
    step = next_deduction(Search(), Standing(PUZZLE, tuple(marks)))
    assert step is not None
    assert step.placement == Candidate(2, 4)
    assert next_deduction(Search(), Standing(PUZZLE, possible_notes(PUZZLE))).placement != step.placement
    assert next_deduction(halted(), Standing(PUZZLE, possible_notes(PUZZLE))) is None


def halted():
    search = Search()
    search.halt()
    return search


# The verdict line.


@pytest.fixture
def judge(qtbot):
    class Judged(QObject):
        def __init__(self):
            super().__init__()
            self.editor = BoardEditor(self)
            self.line = VerdictLine()
            qtbot.addWidget(self.line)
            self.judge = Judge(self.editor, self.line, self)
            self.judge.exact_solver_is_ready()

    judged = Judged()
    yield judged
    judged.judge.close()
    QThreadPool.globalInstance().waitForDone()


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
    assert not judge.judge._ladder.is_busy


def test_that_a_puzzle_of_another_order_is_not_rated(judge, qtbot):
    solved = solve(Grid.blank(2))
    judge.editor.load_puzzle(solved.with_cell(0, 0))
    qtbot.waitUntil(lambda: judge.judge.verdict is not None, timeout=LONG)
    assert judge.judge.verdict.is_unique
    assert not judge.judge._ladder.is_busy


def test_that_a_late_rating_of_another_puzzle_is_not_told(judge, qtbot):
    judge.editor.load_puzzle(PUZZLE)
    judge.judge._take_rating(HARDER, rate(halted(), HARDER))
    assert judge.judge.rating is None
