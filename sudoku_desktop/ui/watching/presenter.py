"""Updates the window during a run: board, figures, history and plot."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.pace import Pace
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.ui.board import BoardFrame, BoardView
from sudoku_desktop.ui.run_controller import ACTIVE, RunController, RunRequest, RunState
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.watching.look_back import LookBack
from sudoku_desktop.ui.watching.prospects import Prospects
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.watching.timeline import Timeline

if TYPE_CHECKING:  # imported after the first paint
    from sudoku_desktop.ui.plots.convergence import ConvergencePlot


class RunPresenter(QObject):
    """Connects a RunController with the widgets that show its run."""

    ended = Signal(object)
    """Emitted with the RunRecord of a run that was solved, stopped or ran out of budget."""
    began = Signal(object)
    """Emitted with the RunRecord of a new run."""
    went_on = Signal(object)
    """Emitted with the RunRecord after every snapshot."""
    left = Signal(object)
    """Emitted with the RunRecord of a run that can no longer be continued, finished or not."""
    shown_again = Signal()
    """Emitted when the board shows the run again, instead of the user's own digits."""
    cleared = Signal()
    """Emitted when figures and plot have been cleared."""

    def __init__(
        self, controller: RunController, view: BoardView, figures: FiguresBar, timeline: Timeline, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._view = view
        self._figures = figures
        self.look_back = LookBack(controller, timeline, self)
        self._plot: ConvergencePlot | None = None
        self.record: RunRecord | None = None
        """Record of the current run; None before the first run and after `forget`."""
        self._givens: Grid | None = None
        """Givens of the puzzle that figures and plot are about."""
        self._prospects = Prospects()
        self._elapsed = 0.0
        self._running_since: float | None = None
        self._frame: BoardFrame | None = None
        self._is_shown = True
        controller.snapshot.connect(self._take_snapshot)
        controller.state_changed.connect(self._take_state)
        controller.settled.connect(self._take_end)
        self.look_back.moved.connect(self._show_place)
        self.look_back.placed.connect(self._mark_place)

    def set_shown(self, is_shown: bool) -> None:
        """Show the run, or the user's own digits, on the board; the run continues in either case."""
        self._is_shown = is_shown
        self._view.show_frame(self._frame if is_shown else None)
        if is_shown:
            self.shown_again.emit()

    def _show_frame(self, frame: BoardFrame | None) -> None:
        self._frame = frame
        if self._is_shown:
            self._view.show_frame(frame)

    def attach_plot(self, plot: ConvergencePlot) -> None:
        """Connect the plot once its module is loaded, and show the current run."""
        self._plot = plot
        if self.record is not None:
            plot.begin(self.record.label, self.record.scale)
            plot.show_history(self.record.history)
            plot.show_place(self.look_back.place)
            plot.set_over(self.record.state not in ACTIVE)

    def start(
        self, request: RunRequest, *, puzzle: Grid | None = None, paused: bool = False, pace: Pace | None = None
    ) -> None:
        """Start a run; if `paused`, only its first generation. `pace` overrides the selected pace.

        `puzzle`: the puzzle that figures and plot are about, for runs that treat entries as givens.
        """
        self.leave()
        self.record = RunRecord(request, puzzle or request.givens)
        self._givens = puzzle or request.givens
        self._elapsed = 0.0
        self._running_since = None
        self.look_back.begin(self.record)
        self._figures.begin(request.algorithm, self.record.scale, request.seed)
        if self._plot is not None:
            self._plot.begin(self.record.label, self.record.scale)
        self.began.emit(self.record)
        self._controller.start(request, paused=paused, pace=pace)

    def forget(self) -> None:
        """Remove the run from the board after an edit; figures and plot remain while the puzzle is the same."""
        self._controller.forget()
        self.leave()
        self.record = None
        self.look_back.begin(None)
        self._show_frame(None)

    def leave(self) -> None:
        """End the current run permanently, and free the memory needed to continue it and to look back on it."""
        if self.record is not None:
            self.left.emit(self.record)
            self.record.release()
            if self.record.last is not None:
                self._prospects.note_end(self.record.request, self.record.last)

    def forget_other_puzzles(self, givens: Grid | None) -> None:
        """Clear figures and plot unless they show a run of these givens."""
        if self.record is not None and self.record.puzzle != givens:
            self.forget()
        if self._givens is not None and self._givens != givens:
            self._givens = None
            self._figures.clear()
            if self._plot is not None:
                self._plot.clear()
            self.cleared.emit()

    @Slot(object)
    def _take_snapshot(self, snapshot: Snapshot) -> None:
        record = self.record
        if record is None:
            return
        record.take(snapshot)
        self.look_back.extend()
        prospect = self._prospects.of(record.request, snapshot) if record.has_solution else None
        self._figures.show_prospect(prospect, has_solution=record.has_solution)
        if self.look_back.is_at_present:
            self._show_frame(record.frame(snapshot))
            self._figures.show_snapshot(snapshot, self._clock())
        if self._plot is not None and len(snapshot.trace):
            self._plot.show_history(record.history)
        self.went_on.emit(record)

    @Slot(object)
    def _take_state(self, state: RunState) -> None:
        now = time.monotonic()
        if self._running_since is not None:
            self._elapsed += now - self._running_since
        self._running_since = now if state is RunState.RUNNING else None
        record = self.record
        if record is None or state is RunState.IDLE:
            return
        record.state = state
        if self._plot is not None:
            self._plot.set_over(state not in ACTIVE)

    @Slot(object)
    def _take_end(self, state: RunState) -> None:
        record = self.record
        if record is None:
            return
        if state is RunState.SOLVED and record.last is not None:
            verified(record.last, record.request.givens)
            self._view.celebrate()
        self.ended.emit(record)

    def _clock(self) -> float:
        running = time.monotonic() - self._running_since if self._running_since is not None else 0.0
        return self._elapsed + running

    @Slot(object)
    def _mark_place(self, generation: int) -> None:
        if self._plot is not None:
            self._plot.show_place(generation)

    @Slot(object)
    def _show_place(self, snapshot: Snapshot | None) -> None:
        """Show an earlier generation; None shows the present."""
        record = self.record
        if record is None or record.last is None:
            return
        if snapshot is not None:
            seconds = record.history.seconds_at(snapshot.generation)
            self._show_frame(record.frame(snapshot))
            self._figures.show_snapshot(replace(snapshot, seconds=seconds), seconds)
            return
        self._show_frame(record.frame(record.last))
        self._figures.show_snapshot(record.last, self._clock())


def verified(snapshot: Snapshot, givens: Grid) -> Grid:
    """Return the solution of a solved run, after checking it against the rules."""
    solution = snapshot.solution
    if solution is None or not (solution.is_solved and solution.extends(givens)):
        raise AssertionError("a run that calls itself solved has no solution")
    return solution
