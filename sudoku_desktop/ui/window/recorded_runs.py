"""Offers to repeat the runs that an opened document records."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction

from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.speaking import translated
from sudoku_desktop.trials.recorded_runs import RecordedRun, recorded_run
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.running import Running

MOST_OFFERED = 3
"""Maximum number of runs offered, the latest ones."""


class RecordedRuns(Controller):
    """Offers the recorded runs that can be repeated; the others stay in the document."""

    def __init__(self, parts: Parts, running: Running) -> None:
        super().__init__(parts)
        self._running = running
        parts.files.opened.connect(self._offer_runs)

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
                self.tr("%n run(s) of this puzzle are recorded.", "", len(recorded)), [*map(self._action, runs)]
            )

    def _action(self, run: RecordedRun) -> QAction:
        text = self.tr("Repeat {algorithm}, Seed {seed}")
        title = translated(run.algorithm.title).replace("&", "&&")
        return self._offer(text.format(algorithm=title, seed=run.seed), partial(self._repeat, run))

    def _repeat(self, run: RecordedRun) -> None:
        self._running.repeat(run, self._editor.state.givens)
