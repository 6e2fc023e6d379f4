"""Runs a study in worker processes, which a thread supplies with trials."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.studies import Archive, Study, StudyRun
from sudoku_desktop.ui.worker import Emit, Worker

REPORT_INTERVAL = 0.25
"""Interval between progress reports, in seconds."""


def jobs() -> int:
    """Return the number of worker processes: all processors but one, which the GUI needs."""
    return max(1, (os.cpu_count() or 2) - 1)


class StudyRunner(Worker):
    """Runs one study at a time; finished runs are in the archive, so that a stopped study can be continued later."""

    progressed = Signal(int, int)
    """Emitted with the number of finished runs and of all runs."""

    def __init__(self, archive: Callable[[], Archive], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._archive = archive
        self._run: StudyRun | None = None
        self.study: Study | None = None
        """The current or last study, or None."""
        self.is_paused = False

    def start(self, study: Study) -> None:
        self.study, self.is_paused = study, False

        def work(stop: Stop, emit: Emit) -> None:
            run = self._run = StudyRun(study, self._archive(), jobs())
            if self.is_paused:
                run.pause()
            reported = 0.0
            with stop.halting(run):
                for progress in run.run():
                    if monotonic() - reported > REPORT_INTERVAL or progress.done == progress.total:
                        emit(self.progressed, progress.done, progress.total)
                        reported = monotonic()

        self.begin(work)

    @Slot(bool)
    def pause(self, paused: bool) -> None:
        """Pause or resume; while paused, no trials are started, but active ones are finished."""
        self.is_paused = paused
        if self._run is not None:
            (self._run.pause if paused else self._run.resume)()
