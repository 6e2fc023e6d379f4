"""The activity Lab in the window: created when first shown, and connected with the board and the runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot

from sudoku_desktop.board import Puzzle
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import new_place
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.icons import lab_icon
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.window.page_controller import PageController
from sudoku_desktop.ui.window.parts import Parts
from sudoku_desktop.ui.window.racing import Racing
from sudoku_desktop.ui.window.running import Running

if TYPE_CHECKING:  # imported when the page is first shown
    from sudoku_desktop.trials.records import KeptRun
    from sudoku_desktop.ui.lab.page import LabPage

MODULE = "sudoku_desktop.ui.lab.page"


class Laboratory(PageController["LabPage"]):
    """Creates the page of Lab, and connects it with the board and the runs."""

    def __init__(self, parts: Parts, running: Running, racing: Racing) -> None:
        super().__init__(parts, tr("Lab"), MODULE)
        self._running, self._racing = running, racing
        self._frame.turned.connect(self._turned)
        parts.runs.failed.connect(self._say_briefly)
        parts.runs.pending_added.connect(self._report_added)

    @command("&New Study…", "Set up a study of your own, which is kept as a TOML file", icon=lab_icon)
    def new_study(self) -> None:
        """Show the studies, and a dialog for a new one."""
        self._when_made(lambda lab: lab.set_up_study())
        self._frame.turn_to(Activity.LAB)

    @command("Ru&ns", "All runs that are kept: find, compare, repeat and export them", "Ctrl+Alt+R")
    def show_runs(self) -> None:
        self.open("runs")

    @command(
        "Stu&dies",
        "Puzzles, algorithms and seeds tried together: the papers’ tables, and your own",
        "Ctrl+Alt+S",
    )
    def show_studies(self) -> None:
        self.open("studies")

    @command("&Landscape", "Where populations get to in this puzzle, and where they are caught", "Ctrl+L")
    def show_landscape(self) -> None:
        self.open("landscape")

    def open(self, name: str) -> None:
        """Show "runs", "studies", "ratings" or the "landscape"."""
        self._when_made(lambda lab: lab.show(name))
        self._frame.turn_to(Activity.LAB)

    @Slot(object)
    def _turned(self, activity: Activity) -> None:
        if activity is Activity.LAB:
            self._when_made(lambda _: None)

    def _new_page(self) -> LabPage:
        from sudoku_desktop.ui.lab.page import LabPage

        runs, editor, presenter = self._runs, self._editor, self._presenter
        lab = LabPage(
            runs.archive,
            runs.lasting_archive,
            runs.studies,
            lambda: editor.state.givens,
            self._records,
            self._racing.open,
            self,
        )
        lab.heading_changed.connect(self._show_heading)
        runs.changed.connect(lab.runs.model.find)
        editor.state_changed.connect(lab.runs.puzzle_changed)
        lab.runs.repeat_wanted.connect(self.repeat)
        lab.runs.overlays_wanted.connect(self._overlay)
        signals = presenter.look_back.moved, presenter.began, presenter.went_on, presenter.ended, presenter.cleared
        for signal in signals:
            signal.connect(lab.landscape.follow)
        return lab

    def _records(self, keys: Sequence[bytes]) -> list[RunRecord]:
        """Return the current run, and this session's runs with these keys on the same puzzle.

        Without a current run, the board's puzzle counts.
        """
        present = self._presenter.record
        givens = self._editor.state.givens if present is None else present.request.givens
        records = [] if present is None else [present]
        records += [
            each
            for each in self._runs.records
            if each.key in keys and each is not present and each.request.givens == givens
        ]
        return [each for each in records if each.last is not None and each.improvements]

    @Slot()
    def _report_added(self) -> None:
        self._say_briefly(tr("Runs that an earlier session could not save are in the Lab now."))

    @Slot(object)
    def repeat(self, run: KeptRun) -> None:
        """Run a kept run again, with its puzzle on the board, after asking about unsaved changes."""
        from sudoku_desktop.studies.commands import budget_of

        if self._controller.is_active:
            self._say_briefly(tr("Stop the run first."))
            return
        trial = run.trial
        if trial.givens not in (self._editor.state.givens, self._editor.state.grid):
            place = new_place(Puzzle(trial.givens, trial.title))
            if not (self._files.may_replace() and self._editor.open_place(place, tr("Puzzle of a run"))):
                return
        self._frame.turn_to(Activity.EVOLVE)
        self._running.repeat(replace(run.recorded, budget=budget_of(run)), trial.givens)

    @Slot()
    def _overlay(self) -> None:
        """Draw the selected runs over the plot of the current run."""
        assert self.page is not None
        answer = self.page.figures.answer
        self._running.overlay(answer.courses if answer is not None and self.page.selected_keys else [])
