"""Evolution ▸ Runs… and Studies…: the laboratory, in a window of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from sudoku_desktop.board import Puzzle
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.landscape import Landscapes
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.window.running import Running
from sudoku_desktop.ui.worker import Importer

if TYPE_CHECKING:  # imported when somebody asks for it
    from sudoku_desktop.trials.records import KeptRun
    from sudoku_desktop.ui.plots.scales import OverlaidRun
    from sudoku_desktop.ui.studying.window import Laboratory

MODULE = "sudoku_desktop.ui.studying.window"
"""Imported when somebody asks for it, beside the interface: it takes a tenth of a second."""


class Studying(Controller):
    """What Runs… does, once the plots are there. `laboratory`: None before it was asked for."""

    def __init__(self, parts: Parts, running: Running, landscapes: Landscapes) -> None:
        super().__init__(parts)
        self.laboratory: Laboratory | None = None
        self._running, self._landscapes = running, landscapes
        self._importer = Importer(self)
        for action, page in ((parts.actions.runs, "runs"), (parts.actions.studies, "studies")):
            action.triggered.connect(partial(self._importer.then, partial(self.open, page), MODULE))
        parts.runs.failed.connect(self._say_briefly)
        parts.runs.pending_added.connect(self._report_added)

    def open(self, page: str) -> None:
        """Show the window, and a page of it."""
        from sudoku_desktop.ui.studying.window import Laboratory

        if self.laboratory is None:
            laboratory = self.laboratory = Laboratory(
                self._runs.archive, self._runs.lasting_archive, lambda: self._editor.state.givens, self._runs.studies
            )
            self._runs.changed.connect(laboratory.runs.model.find)
            self._editor.state_changed.connect(laboratory.runs.puzzle_changed)
            laboratory.runs.repeat_wanted.connect(self.repeat)
            laboratory.runs.overlays_wanted.connect(self._overlay)
        self.laboratory.tabs.setCurrentWidget(getattr(self.laboratory, page))
        self.laboratory.show()
        self.laboratory.raise_()
        self.laboratory.activateWindow()

    @Slot()
    def _report_added(self) -> None:
        self._say_briefly(self.tr("Runs that an earlier session could not save are in the laboratory now."))

    @Slot(object)
    def repeat(self, run: KeptRun) -> None:
        """Make a run again, with its puzzle on the board; asks first about unsaved changes."""
        from sudoku_desktop.studies.commands import budget_of

        if self._controller.is_active:
            self._say_briefly(self.tr("Stop the run first."))
            return
        trial = run.trial
        if trial.givens not in (self._editor.state.givens, self._editor.state.grid):
            place = new_place(Puzzle(trial.givens, trial.title))
            if not (self._files.may_replace() and self._editor.open_place(place, self.tr("Puzzle of a run"))):
                return
        self._window.activateWindow()
        self._frame.turn_to(Activity.EVOLVE)
        self._running.repeat(replace(run.recorded, budget=budget_of(run)), trial.givens)

    @Slot(object, object)
    def _overlay(self, courses: Sequence[OverlaidRun], keys: Sequence[bytes]) -> None:
        """Over the plot, and those of this session in the landscape."""
        self._landscapes.tick([record for record in self._runs.records if record.key in keys])
        self._running.overlay(courses)

    def close_down(self) -> None:
        """The window closes: end what is under way, and close its window."""
        self._importer.forget()
        if self.laboratory is not None:
            self.laboratory.close_down()
            self.laboratory.deleteLater()
            self.laboratory = None
