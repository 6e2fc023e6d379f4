"""Offers when something comes to the board: what a crash left, and the runs that a document records."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QAction

from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.speaking import translated
from sudoku_desktop.trials.recorded_runs import RecordedRun, recorded_run
from sudoku_desktop.ui.widgets.questions import confirms
from sudoku_desktop.ui.window.autosave import LeftOver
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.running import Running

MOST_OFFERED = 3


class LeftOvers(Controller):
    """Those that nobody has answered for are offered again at the next start."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._waiting: list[LeftOver] = []
        self._actions.restore.triggered.connect(self.restore)
        self._outcome.message_changed.connect(self._message_changed)
        self._offers = [
            self._offer(self.tr("&Restore"), self.restore),
            self._offer(self.tr("&Dismiss"), self.dismiss),
        ]

    def offer(self) -> None:
        """Offer what there is, unless the window was opened for something else."""
        if self._editor.state.is_empty and not self._files.is_opening:
            self._waiting = list(self._autosave.left_overs())
            self._offer_next()

    def _offer_next(self) -> None:
        self._actions.restore.setEnabled(bool(self._waiting))
        self._outcome.clear()
        self._say()
        self._board.setFocus()

    def _say(self) -> None:
        if self._waiting and not self._outcome.sentence:
            self._outcome.say(self.tr("Sudoku Desktop closed unexpectedly. Restore your puzzle?"), self._offers)

    @Slot(bool)
    def _message_changed(self, has_message: bool) -> None:
        """Offer again what has not been answered, once no other message is shown."""
        if not has_message and self._waiting:
            QTimer.singleShot(0, self, self._say)

    @Slot()
    def restore(self) -> None:
        """Put what is offered on the board; the document in which it was left is this window's own from now on."""
        if not self._waiting or not self._files.may_replace():
            return
        left_over = self._waiting.pop(0)
        self._autosave.adopt(left_over)
        self._files.restore(left_over.puzzle, left_over.mode)
        self._offer_next()

    @Slot()
    def dismiss(self) -> None:
        """Throw away what is offered, and nothing else, if that is really wanted."""
        question = self.tr("Delete the puzzle that was not saved? This cannot be undone.")
        if self._waiting and confirms(self._window, question):
            self._waiting.pop(0).discard()
        self._offer_next()

    def close(self) -> None:
        """Leave the rest for the next start."""
        while self._waiting:
            self._waiting.pop().release()


class Repeating(Controller):
    """What cannot be repeated is not offered, and stays in the document."""

    def __init__(self, parts: Parts, running: Running) -> None:
        super().__init__(parts)
        self._running = running
        parts.files.opened.connect(self._offer_runs)

    @Slot()
    def _offer_runs(self) -> None:
        told = self._files.puzzle.runs if self._files.puzzle else ()
        runs: list[RecordedRun] = []
        for each in reversed(told):
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
                self.tr("%n run(s) of this puzzle are recorded.", "", len(told)), [*map(self._action, runs)]
            )

    def _action(self, run: RecordedRun) -> QAction:
        text = self.tr("Repeat {algorithm}, Seed {seed}")
        title = translated(run.algorithm.title).replace("&", "&&")
        return self._offer(text.format(algorithm=title, seed=run.seed), partial(self._repeat, run))

    def _repeat(self, run: RecordedRun) -> None:
        self._running.repeat(run, self._editor.state.givens)
