"""Questions of the verdict controller to the exact solver and the ladder, and the resulting verdicts."""

import pytest
from PySide6.QtCore import QObject, Signal

from sudoku_desktop.board import Grid, Variant, geometry
from sudoku_desktop.board.geometry import shaped
from sudoku_desktop.board.jigsaw import jigsaw
from sudoku_desktop.exact import solve
from sudoku_desktop.logic import Candidate
from sudoku_desktop.logic import rate as rate_directly
from sudoku_desktop.services.assessment import Unique, assess
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board import BoardEditor, BoardFrame, BoardModel, Mode
from sudoku_desktop.ui.board.state import note_bit
from sudoku_desktop.ui.verdict.answers import PuzzlePosition, next_deduction
from sudoku_desktop.ui.verdict.controller import VerdictController, wrong_entries
from sudoku_desktop.ui.verdict.verdict_line import VerdictLine
from sudoku_desktop.ui.worker import Worker

PUZZLE = Grid.from_text("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
HARDER = Grid.from_text("..4.69.3.5..4....6.6.58.2.....3......73...45......5.....5.46.2.6....7..3.8.91.7..")
SEVERAL = PUZZLE.with_cells([(0, 0), (1, 0), (4, 0), (9, 0), (12, 0)])


def test_that_the_ladder_sees_no_more_candidates_than_the_standing_has(qapp):
    marks = [0] * 81
    assert next_deduction(PuzzlePosition(PUZZLE, tuple(marks)), Stop()) is None
    marks[2] = note_bit(4)
    step = next_deduction(PuzzlePosition(PUZZLE, tuple(marks)), Stop())
    assert step is not None
    assert step.placement == Candidate(2, 4)
    assert next_deduction(PuzzlePosition(PUZZLE, PUZZLE.candidate_masks()), Stop()).placement != step.placement
    assert next_deduction(PuzzlePosition(PUZZLE, PUZZLE.candidate_masks()), stopped()) is None


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
def verdict(qtbot):
    class WithVerdict(QObject):
        def __init__(self):
            super().__init__()
            self.editor = BoardEditor(self)
            self.line = VerdictLine()
            qtbot.addWidget(self.line)
            self.model = BoardModel(self.editor, self)
            self.verdict = VerdictController(self.editor, self.model, self.line, Loaded(self), self)

        @property
        def human(self):
            """The rating, as soon as it is known."""
            known = self.verdict.assessment
            return known.human if isinstance(known, Unique) else None

    fixture = WithVerdict()
    yield fixture
    assert Worker.close_all()


def test_that_a_unique_puzzle_is_rated_a_moment_later(verdict, qtbot):
    verdict.editor.load_puzzle(HARDER)
    qtbot.waitUntil(lambda: verdict.human is not None)
    assert verdict.human == rate_directly(HARDER)
    assert verdict.line.sentence.endswith("exactly one solution. Tough, 3.0: Naked pair.")


def test_that_an_entry_leaves_the_rating_and_a_given_takes_it_away(verdict, qtbot):
    verdict.editor.load_puzzle(PUZZLE)
    qtbot.waitUntil(lambda: verdict.human is not None)
    verdict.editor.set_digit(2, 4)
    assert "Hidden single" in verdict.line.sentence
    verdict.editor.load_puzzle(HARDER)
    assert verdict.human is None
    assert "Hidden single" not in verdict.line.sentence


def test_that_a_puzzle_with_several_solutions_is_not_rated(verdict, qtbot):
    verdict.editor.load_puzzle(SEVERAL)
    qtbot.waitUntil(lambda: verdict.verdict.assessment is not None)
    assert verdict.verdict.several is not None
    qtbot.waitUntil(lambda: not verdict.verdict._assessor.is_busy)
    assert verdict.human is None


@pytest.mark.parametrize("shape", [shaped(9, [Variant.X]), jigsaw(9, 2), shaped(16, [Variant.WINDOKU])])
def test_that_an_empty_grid_of_any_shape_is_waiting_for_a_puzzle(verdict, qtbot, shape):
    verdict.editor.new_puzzle(shape)
    said = (verdict.line._verdict.whole, verdict.line.sign)
    assert said == ("Type a puzzle, paste one, or take a sample", "")
    qtbot.waitUntil(lambda: verdict.verdict.assessment is not None)
    assert (verdict.line._verdict.whole, verdict.line.sign) == said
    assert verdict.verdict.several is None


def test_that_a_puzzle_of_another_order_is_rated_too(verdict, qtbot):
    solved = solve(Grid.blank(geometry(2)))
    verdict.editor.load_puzzle(solved.with_cell(0, 0))
    qtbot.waitUntil(lambda: verdict.human is not None)
    assert (verdict.human.rating, verdict.human.shape) == (1.0, geometry(2))


def test_that_a_late_rating_of_another_puzzle_is_not_told(verdict, qtbot):
    verdict.editor.load_puzzle(PUZZLE)
    verdict.verdict._take(assess(HARDER))
    assert verdict.human is None


def test_that_a_pair_in_a_row_and_a_box_is_one_conflict(verdict):
    verdict.editor.load_puzzle(Grid.blank().with_cells([(0, 1), (1, 1)]))
    assert verdict.line.sentence == "Two 1s in row 1: columns 1 and 2."


def test_that_the_cells_that_show_there_is_no_solution_are_marked(verdict):
    stuck = Grid.from_text("12345678." + "." * 8 + "9" + "." * 63)
    verdict.editor.load_puzzle(stuck)
    assert verdict.line.sentence == "No solution: no digit fits in row 1 column 9."
    assert [cell for cell, look in enumerate(verdict.model.looks) if look.marked] == [8]
    assert "no digit fits" in verdict.model.describe(8)
    verdict.editor.set_digit(80, 1)
    assert [cell for cell, look in enumerate(verdict.model.looks) if look.marked] == [8]
    verdict.editor.load_puzzle(PUZZLE)
    assert not any(look.marked for look in verdict.model.looks)


def test_that_a_run_over_a_solved_board_is_not_called_solved(verdict, qtbot):
    verdict.editor.load_puzzle(PUZZLE)
    qtbot.waitUntil(lambda: verdict.human is not None)
    verdict.editor.accept_solution(verdict.verdict.solution, "Solve")
    assert verdict.line.sentence.startswith("Solved: ")
    verdict.model.show_frame(BoardFrame(Grid([1] * 81)))
    assert "exactly one solution" in verdict.line.sentence
    verdict.model.show_frame(None)
    assert verdict.line.sentence.startswith("Solved: ")


def test_that_a_solved_grid_without_givens_is_solved(verdict):
    assert verdict.line.sentence == ""
    verdict.editor.new_puzzle()
    verdict.verdict.update()
    assert verdict.line.sentence.startswith("Type a puzzle ")
    verdict.editor.accept_solution(solve(Grid.blank()), "Solve")
    assert verdict.line.sentence.startswith("Solved: ")


def test_that_the_entries_that_are_not_those_of_the_solution_are_wrong(verdict, qtbot):
    verdict.editor.load_puzzle(PUZZLE)
    qtbot.waitUntil(lambda: verdict.verdict.solution is not None)
    right, wrong = verdict.verdict.solution.cells[2], 1 + verdict.verdict.solution.cells[3] % 9
    verdict.editor.set_mode(Mode.PLAYING)
    verdict.editor.set_digit(2, int(right))
    assert verdict.verdict.wrong_entries() == ()
    verdict.editor.set_digit(3, int(wrong))
    assert verdict.verdict.wrong_entries() == (3,)
    assert str(wrong_entries(verdict.editor.state.grid, (3,))) == f"the {wrong} in r1c4 is wrong"
    assert str(wrong_entries(verdict.editor.state.grid, (2, 3))) == "2 of the entries are wrong: r1c3 and r1c4"
