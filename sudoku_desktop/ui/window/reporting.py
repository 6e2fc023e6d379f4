"""Messages and questions after opening and pasting: what was left out, and why nothing was pasted."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction

from sudoku_desktop.board.formats import ReadResult
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.speaking import tr, translated
from sudoku_desktop.trials.recorded_runs import RecordedRun, recorded_run
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.read_report import OmissionsDialog, choose_reading, report_in_words
from sudoku_desktop.ui.widgets.questions import answer_of
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.running import Running

MOST_OFFERED = 3
"""Maximum number of runs offered, the latest ones."""


class Reporting(Controller):
    """Shows on the message card which parts of a file or of pasted text were left out."""

    def __init__(self, parts: Parts, running: Running) -> None:
        super().__init__(parts)
        self._running = running
        self._said = self._refusal = ""
        self._result: ReadResult | None = None
        self._details = self._offer(tr("&Details…"), self._show_details)
        self._dismiss = self._offer(tr("Dis&miss"), self._clear)
        parts.files.opened.connect(self._offer_runs)
        parts.files.file_taken.connect(self._report)
        parts.board.paster.choose = lambda readings: choose_reading(readings, self._window)
        parts.board.paster.pasted.connect(self._report_pasted)
        parts.board.paster.refused.connect(self._say_refusal)
        parts.frame.turned.connect(self._clear_refusal)
        parts.editor.state_changed.connect(self._clear_refusal)

    @Slot(object)
    def _report_pasted(self, result: ReadResult) -> None:
        if len(result.puzzles) > 1 and not result.omissions and not result.solutions:
            self._say(tr("%n puzzle(s) pasted. “Next in File” shows the others.", n=len(result.puzzles)))
        else:
            self._report(result)
        self._board.setFocus()

    @Slot(object)
    def _report(self, result: ReadResult) -> None:
        self._result, text = result, report_in_words(result)
        if text:
            self._say(text, (self._details,))
        elif self._said and self._outcome.sentence == self._said:
            self._outcome.clear()

    @Slot(str)
    def _say(self, text: str, actions: Sequence[QAction] = ()) -> None:
        """Show a message in Play, or in Evolve if that is shown; the card's current buttons are kept."""
        if self._frame.activity not in (Activity.PLAY, Activity.EVOLVE):
            self._frame.turn_to(Activity.PLAY)
        own = (self._details, self._dismiss)
        offers = [each for each in self._outcome.offers if each not in own]
        self._said = text
        self._outcome.say(text, [*actions, *offers, self._dismiss])
        self._board.announce(text)

    @Slot(str)
    def _say_refusal(self, text: str) -> None:
        """Say why nothing was pasted, until the user turns to something else."""
        self._say(text)
        self._refusal = text

    @Slot()
    def _clear_refusal(self) -> None:
        is_alone = list(self._outcome.offers) == [self._dismiss]
        if self._refusal and self._outcome.sentence == self._refusal and is_alone:
            self._outcome.clear()
        self._refusal = ""

    def _clear(self) -> None:
        self._outcome.clear()
        self._board.setFocus()

    def _show_details(self) -> None:
        assert self._result is not None, "the action is offered with a result"
        answer_of(OmissionsDialog(self._result, self._window))

    # Recorded runs

    @Slot()
    def _offer_runs(self) -> None:
        recorded = self._files.puzzle.runs if self._files.puzzle else ()
        runs: list[RecordedRun] = []
        for each in reversed(recorded):
            try:
                run = recorded_run(each)
                run.givens_of(self._editor.state.givens)
            except ProblemError:
                continue
            runs.append(run)
            if len(runs) == MOST_OFFERED:
                break
        if runs:
            self._outcome.say(
                tr("%n run(s) of this puzzle (is/are) recorded.", n=len(recorded)), [*map(self._action, runs)]
            )

    def _action(self, run: RecordedRun) -> QAction:
        title = translated(run.algorithm.title).replace("&", "&&")
        return self._offer(
            tr("Repeat {algorithm}, Seed {seed}", algorithm=title, seed=str(run.seed)), partial(self._repeat, run)
        )

    def _repeat(self, run: RecordedRun) -> None:
        self._running.repeat(run, self._editor.state.givens)
