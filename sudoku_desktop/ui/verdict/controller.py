"""Determines the verdict on the board's puzzle.

Conflicts with the rules are shown at once, the exact solver's proof a moment later, and the human rating after that.
"""

from collections.abc import Sequence

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.terms import Cells, Digits
from sudoku_desktop.sentence import Rounded, Sentence
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
from sudoku_desktop.speaking import full_sentence, in_words, shape_in_words, tr
from sudoku_desktop.ui.board import BoardEditor, BoardModel
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.verdict.two_solutions import TwoSolutionsDialog
from sudoku_desktop.ui.verdict.verdict_line import Sign, VerdictLine
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


class Assessor(Worker):
    """Assesses the latest puzzle in a worker thread; requires the compiled kernels to be loaded."""

    learned = Signal(object)
    """Emitted with the Assessment after the proof, and again after the rating."""

    @in_thread
    def ask(self, stop: Stop, emit: Emit, grid: Grid) -> None:
        """Assess a grid, and cancel the assessment of any other."""
        assess(grid, stop=stop, watch=lambda known: emit(self.learned, known))


class VerdictController(QObject):
    """Keeps the verdict line up to date with the board, and marks the cells that show why there is no solution."""

    changed = Signal()

    def __init__(
        self, editor: BoardEditor, model: BoardModel, line: VerdictLine, loader: KernelLoader, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._editor, self._model, self._line, self._loader = editor, model, line, loader
        self._assessor = Assessor(self)
        self._assessor.learned.connect(self._take)
        self._givens: Grid | None = None
        self.assessment: Assessment | None = None
        """Assessment of the current givens; None while unknown."""
        self._was_showing_run = False
        editor.state_changed.connect(self.update)
        model.shown_changed.connect(self._follow_run)
        loader.ready.connect(self._ask)

    @property
    def solution(self) -> Grid | None:
        """The only solution, if it is proved; else None."""
        return self.assessment.solution if isinstance(self.assessment, Unique) else None

    @property
    def several(self) -> Several | None:
        """Two solutions of the current givens, if proved; None for a blank grid, where two solutions are trivial."""
        known = self.assessment
        return known if isinstance(known, Several) and not isinstance(known, Blank) else None

    def wrong_entries(self, grid: Grid | None = None) -> tuple[int, ...]:
        """Return the cells whose digits, on the board or in `grid`, differ from the only solution.

        Returns no cells while the solution is unknown.
        """
        if self.solution is None:
            return ()
        cells = (grid or self._editor.state.grid).cells
        return tuple(np.flatnonzero((cells != BLANK) & (cells != self.solution.cells)).tolist())

    def mark_wrong(self, wrong: Sequence[int]) -> None:
        """Mark these wrong entries until the next edit."""
        self._model.mark(wrong, tr("wrong"))

    @command(
        "Show T&wo Solutions…",
        "Show two solutions and where they differ",
        when=lambda verdict: verdict.several is not None,
    )
    def show_two_solutions(self) -> None:
        several = self.several
        if several is not None:
            answer_of(TwoSolutionsDialog(several.grid, several.pair, several.differing_cells, self._window))

    @Slot()
    def update(self) -> None:
        """Show the verdict by the rules; ask the exact solver if the givens are new."""
        givens = self._editor.state.givens
        if givens != self._givens:
            self._givens = givens
            self._assessor.forget()
            self.assessment = cached_assessment(givens) or visible_assessment(givens)
            self._ask()
        self._update_line()

    @Slot()
    def _ask(self) -> None:
        """Assess the givens once the kernels are loaded, if the assessment is incomplete."""
        known = self.assessment
        is_open = known is None or (isinstance(known, Unique) and known.human is None)
        if self._loader.is_ready and self._givens is not None and is_open:
            self._assessor.ask(self._givens)

    @Slot(object)
    def _take(self, known: Assessment) -> None:
        if known.grid == self._givens:
            self.assessment = known
            self._update_line()

    @Slot()
    def _follow_run(self) -> None:
        """Update the verdict when a run begins or ceases to be shown."""
        if self._model.is_showing_run != self._was_showing_run:
            self._was_showing_run = self._model.is_showing_run
            self._update_line()

    def _update_line(self) -> None:
        self._line.say(*self._verdict())
        known = self.assessment
        if isinstance(known, Impossible) and not self._model.is_showing_run:
            self._model.mark(known.cells, in_words(known.reason))
        self.changed.emit()

    def _verdict(self) -> tuple[Sign, str, str, str]:
        """Return sign, full sentence, and short texts for verdict and rating.

        The verdict is about the entries, unless a run is shown instead, and about the givens.
        """
        grid, known = self._editor.state.grid, self.assessment
        givens, shape = tr("%n given(s)", n=self._editor.state.givens.filled_count), grid.geometry
        if not shape.is_standard_9x9:
            givens = f"{shape_in_words(shape)} · {givens}"
        rating = self._rating_in_brief()
        if not self._model.is_showing_run:
            clash = Conflicting.of(grid)
            if clash is not None:
                return Sign.CLASH, full_sentence(clash.reason), "", ""
            if grid.is_solved:
                solved = (
                    tr("Solved: every unit holds each digit once.")
                    if shape.variants
                    else tr("Solved: every row, column and box holds each digit once.")
                )
                return Sign.GOOD, solved, tr("Solved"), rating
        match known:
            case Blank() | Undecided() | None if not self._editor.state.givens.filled_count:
                return Sign.NONE, self._invitation(), tr("Type a puzzle, paste one, or take a sample"), ""
            case Conflicting():
                return Sign.CLASH, full_sentence(known.reason), "", ""
            case Impossible():
                return Sign.BAD, full_sentence(known.sentence), "", ""
            case Several():
                sign, brief = Sign.SEVERAL, tr("Several solutions")
            case Unique():
                sign, brief = Sign.GOOD, tr("One solution")
            case Undecided():
                sign, brief = Sign.WORKING, tr("Undecided")
            case None:
                sign, brief = Sign.WORKING, tr("Checking …")
        verdict = in_words(known.sentence) if known is not None else tr("checking …")
        text = tr("{givens}; {verdict}", givens=givens, verdict=verdict)
        if known is not None:
            text += "."
        if isinstance(known, Unique) and known.human is not None:
            text += f" {in_words(known.human.sentence)}."
            if known.human.caveat is not None:
                text += f" {full_sentence(known.human.caveat)}"
        return sign, text, brief, rating

    def _rating_in_brief(self) -> str:
        """Return the rating in brief, such as "★★★★☆☆☆ Tough 3.4"; "" for an unrated puzzle."""
        known = self.assessment
        if not isinstance(known, Unique) or known.human is None:
            return ""
        human = known.human
        level = tr(
            "{level} {rating}" if human.reaches_solution else "{level} ≥ {rating}",
            level=human.level.title,
            rating=Rounded(human.rating),
        )
        return f"{human.level.stars} {level}"

    def _invitation(self) -> str:
        return tr("Type a puzzle row by row (Space or 0 for a blank), paste one (Ctrl+V), or take a sample.")


def wrong_entries(grid: Grid, wrong: Sequence[int]) -> Sentence:
    """Return which entries are wrong: digit and cell of a single one, or the cells of several."""
    cells = Cells(tuple(wrong), grid.geometry)
    if len(wrong) == 1:
        return Sentence("the {digit} in {cell} is wrong", digit=Digits((int(grid.cells[wrong[0]]),)), cell=cells)
    return Sentence("%n of the entries (is/are) wrong: {cells}", n=len(wrong), cells=cells)
