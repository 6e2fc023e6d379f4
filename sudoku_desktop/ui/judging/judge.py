"""What can be said of the puzzle on the board: by the rules at once, by the exact solver a moment later, and of a
puzzle with one solution by the human ladder.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import CLASSIC_ORDER, Grid
from sudoku_desktop.exact import Verdict
from sudoku_desktop.logic import Rating
from sudoku_desktop.ui.board import BoardEditor
from sudoku_desktop.ui.judging.answers import prove, rate
from sudoku_desktop.ui.judging.verdict_line import Sign, VerdictLine
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.speaking import in_words
from sudoku_desktop.ui.worker import NewestAnswer

FEWEST_GIVENS = 17
"""No puzzle with fewer has exactly one solution (McGuire, Tugemann & Civario 2012)."""


class Judge(QObject):
    """Keeps the verdict line true while the puzzle is typed; answers questions about the present givens."""

    judged = Signal()

    def __init__(self, editor: BoardEditor, line: VerdictLine, loader: KernelLoader, parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._line = line
        self._loader = loader
        self._prover = NewestAnswer(prove, self)
        self._prover.answered.connect(self._take)
        self._rater = NewestAnswer(rate, self)
        self._rater.answered.connect(self._take_rating)
        self._givens: Grid | None = None
        self._verdict: Verdict | None = None
        self._rating: Rating | None = None
        editor.state_changed.connect(self.judge_now)
        loader.ready.connect(self._ask)

    def close(self) -> None:
        """No answer is waited for any more."""
        self._prover.forget()
        self._rater.forget()

    @Slot()
    def judge_now(self) -> None:
        """Say what the rules say; ask the exact solver if the givens are new."""
        givens = self._editor.state.givens
        if givens != self._givens:
            self._givens, self._verdict, self._rating = givens, None, None
            self.close()
            self._ask()
        self._speak()

    @Slot()
    def _ask(self) -> None:
        """Have the exact solver look at the givens, as soon as it is loaded."""
        givens = self._givens
        if self._loader.is_ready and givens is not None and givens.filled_count and not givens.conflicts():
            self._prover.ask(givens)

    @Slot(object, object)
    def _take(self, givens: Grid, verdict: Verdict) -> None:
        if givens == self._givens:
            self._verdict = verdict
            if verdict.is_unique and givens.order == CLASSIC_ORDER:
                self._rater.ask(givens)
            self._speak()

    @Slot(object, object)
    def _take_rating(self, givens: Grid, rating: Rating) -> None:
        if givens == self._givens:
            self._rating = rating
            self._speak()

    def _speak(self) -> None:
        self._line.say(*self._sentence())
        self.judged.emit()

    def _sentence(self) -> tuple[Sign, str]:
        state, verdict = self._editor.state, self._verdict
        grid, givens = state.grid, state.givens
        conflicts = grid.conflicts()
        if conflicts:
            more = len(conflicts) - 1
            text = in_words(conflicts[0].sentence)
            if more:
                text = self.tr("{conflict}; and %n more conflict(s)", "", more).format(conflict=text)
            return Sign.CLASH, text[0].upper() + text[1:]
        if not givens.filled_count:
            return Sign.NONE, self.tr(
                "Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample (File menu)."
            )
        if state.grid.is_solved:
            return Sign.GOOD, self.tr("Solved: every row, column and box holds each digit once.")
        clues = self.tr("%n given(s)", "", givens.filled_count)
        if verdict is None:
            return Sign.WORKING, self.tr("{givens}; checking …").format(givens=clues)
        if not verdict.decided:
            return Sign.WORKING, self.tr("{givens}; undecided: the exact solver gave up after its time.").format(
                givens=clues
            )
        if verdict.solutions == 0:
            return Sign.BAD, self.tr("No solution: {reason}.").format(reason=self.why_no_solution())
        if verdict.solutions == 1:
            text = self.tr("{givens}; exactly one solution.").format(givens=clues)
            if self._rating is not None:
                text += f" {in_words(self._rating.sentence)}."
            return Sign.GOOD, text
        if givens.filled_count < FEWEST_GIVENS:
            text = self.tr("{givens}; several solutions. One solution needs at least {fewest} givens.")
            return Sign.SEVERAL, text.format(givens=clues, fewest=FEWEST_GIVENS)
        return Sign.SEVERAL, self.tr("{givens}; several solutions.").format(givens=clues)

    @property
    def verdict(self) -> Verdict | None:
        """The exact solver's, of the present givens; None while it is not known, and where the rules say enough."""
        return self._verdict

    @property
    def rating(self) -> Rating | None:
        """How hard the puzzle is for a person; None while that is not known, or cannot be."""
        return self._rating

    def why_no_solution(self) -> str:
        """The proved reason, or "" when there is a solution or it is not known yet."""
        verdict = self._verdict
        if verdict is None or not verdict.decided or verdict.solutions or verdict.reason is None:
            return ""
        return in_words(verdict.reason.sentence)

    def proved_solution(self) -> Grid | None:
        """The one solution, if that is proved."""
        verdict = self._verdict
        return verdict.examples[0] if verdict is not None and verdict.decided and verdict.solutions == 1 else None

    def has_several_solutions(self) -> bool:
        """Whether that is proved."""
        return self.two_solutions() is not None

    def differing_cells(self) -> tuple[int, ...]:
        """The cells in which the two solutions differ; none when there are not two."""
        return self._verdict.differing_cells if self._verdict is not None else ()

    def two_solutions(self) -> tuple[Grid, Grid] | None:
        """Two different solutions, if there are."""
        verdict = self._verdict
        if verdict is None or verdict.solutions < 2:
            return None
        first, second = verdict.examples
        return first, second
