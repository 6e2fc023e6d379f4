"""Feeds the window from a run: snapshots to board, figures, history and plot; the end to the outcome bar.

Vocabulary: a *record* is what is kept of one run (what was asked, its history, its improvements, its end).
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.evolution.history import History
from sudoku_desktop.evolution.pace import Pace
from sudoku_desktop.evolution.parts.escape import Purge, Restart, SeededRestart
from sudoku_desktop.evolution.snapshot import Improvement, Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.board import BoardFrame, BoardView, cells_where
from sudoku_desktop.ui.plots.scales import Scale
from sudoku_desktop.ui.run_controller import RunController, RunRequest, RunState
from sudoku_desktop.ui.speaking import enumerated, translated
from sudoku_desktop.ui.watching.figures import FiguresBar
from sudoku_desktop.ui.watching.timeline import Timeline


class Plot(Protocol):
    """What the presenter needs of the convergence plot, which is imported after the first paint."""

    def begin(self, title: str, scale: Scale) -> None:
        """A new run, whose fitness has this scale."""

    def show_history(self, history: History) -> None:
        """The run has gone on."""

    def clear(self) -> None:
        """There is no run any more."""


@dataclass(eq=False)
class RunRecord:
    """One run as it is remembered, equal to itself alone; `state` is what it last was, `seconds` computing time."""

    number: int
    request: RunRequest
    history: History = field(default_factory=History)
    improvements: list[Improvement] = field(default_factory=list)
    state: RunState = RunState.RUNNING
    last: Snapshot | None = None

    @property
    def label(self) -> str:
        """For a plot's title and a table's row."""
        return f"{self.number}: {translated(self.request.algorithm.title)}, {self.request.seed}"

    @property
    def scale(self) -> Scale:
        """On which the algorithm's fitness is shown."""
        return Scale.of(self.request.algorithm.fitness, self.request.givens.order)

    @property
    def fitness(self) -> str:
        """The best of the run in words; a dash before there is one."""
        return self.scale.text(self.last.best_so_far_cost) if self.last else "–"

    def frame(self, snapshot: Snapshot) -> BoardFrame:
        """A snapshot on the board, with what was filled in before the evolution began."""
        return BoardFrame(snapshot.best, agreed=cells_where(snapshot.agreed), fixed=self._fixed(snapshot))

    def frame_of(self, improvement: Improvement) -> BoardFrame:
        """An earlier best on the board."""
        return BoardFrame(improvement.grid, fixed=self._fixed(self.last) if self.last else frozenset())

    def _fixed(self, snapshot: Snapshot) -> frozenset[int]:
        return cells_where((snapshot.prepared.cells != BLANK) & (self.request.givens.cells == BLANK))


class RunPresenter(QObject):
    """Connects a RunController with the widgets that show its run."""

    solved = Signal(object)
    """The verified solution, a Grid."""
    ended = Signal(object)
    """The RunRecord of a run that was solved, stopped or ran out of budget."""
    began = Signal(object)
    """The RunRecord of a new run."""
    went_on = Signal(object)
    """The RunRecord, after every snapshot."""
    cleared = Signal()
    """No run is told of any more."""

    def __init__(
        self, controller: RunController, view: BoardView, figures: FiguresBar, timeline: Timeline, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._view = view
        self._figures = figures
        self._timeline = timeline
        self._plot: Plot | None = None
        self._record: RunRecord | None = None
        self._givens: Grid | None = None
        """Of the run that figures and plot tell of."""
        self._runs = 0
        self._elapsed = 0.0
        self._running_since: float | None = None
        controller.snapshot.connect(self._take_snapshot)
        controller.state_changed.connect(self._take_state)
        controller.settled.connect(self._take_end)
        timeline.chosen.connect(self._scrub)

    @property
    def record(self) -> RunRecord | None:
        """The present run's record; None before the first run and after `forget`."""
        return self._record

    def attach_plot(self, plot: Plot) -> None:
        """The plot has been loaded; show what there is."""
        self._plot = plot
        if self._record is not None:
            plot.begin(self._record.label, self._record.scale)
            plot.show_history(self._record.history)

    def start(self, request: RunRequest, *, paused: bool = False, pace: Pace | None = None) -> None:
        """Begin a run, with its first generation only if `paused`; `pace` in place of the one chosen."""
        self._runs += 1
        self._record = RunRecord(self._runs, request)
        self._givens = request.givens
        self._elapsed = 0.0
        self._running_since = None
        self._timeline.clear()
        self._figures.begin(request.algorithm, self._record.scale, request.seed)
        if self._plot is not None:
            self._plot.begin(self._record.label, self._record.scale)
        self.began.emit(self._record)
        self._controller.start(request, paused=paused, pace=pace)

    def forget(self) -> None:
        """The board has been edited: take the run off it; figures and plot stay while the puzzle is the same."""
        self._controller.forget()
        self._record = None
        self._timeline.clear()
        self._view.show_frame(None)

    def forget_other_puzzles(self, givens: Grid | None) -> None:
        """Clear figures and plot, unless they tell of a run of these givens."""
        if self._record is not None and self._record.request.givens != givens:
            self.forget()
        if self._givens is not None and self._givens != givens:
            self._givens = None
            self._figures.clear()
            if self._plot is not None:
                self._plot.clear()
            self.cleared.emit()

    @Slot(object)
    def _take_snapshot(self, snapshot: Snapshot) -> None:
        record = self._record
        if record is None:
            return
        record.history.extend(snapshot)
        record.improvements.extend(snapshot.improvements)
        record.last = snapshot
        self._view.show_frame(record.frame(snapshot))
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
        record = self._record
        if record is None or state is RunState.IDLE:
            return
        record.state = state
        if state is RunState.RUNNING:
            self._timeline.clear()

    @Slot(object)
    def _take_end(self, state: RunState) -> None:
        record = self._record
        if record is None:
            return
        self._timeline.offer(record.improvements, record.last.generation if record.last else 0, record.scale)
        if state is RunState.SOLVED and record.last is not None:
            self.solved.emit(verified(record.last, record.request.givens))
        self.ended.emit(record)

    def _clock(self) -> float:
        running = time.monotonic() - self._running_since if self._running_since is not None else 0.0
        return self._elapsed + running

    @Slot(object)
    def _scrub(self, improvement: Improvement | None) -> None:
        record = self._record
        if record is None or record.last is None:
            return
        if improvement is not None:
            self._view.show_frame(record.frame_of(improvement))
        elif record.state is RunState.SOLVED:
            self._view.show_frame(None)  # the solution stands on the board itself
        else:
            self._view.show_frame(record.frame(record.last))


def verified(snapshot: Snapshot, givens: Grid) -> Grid:
    """The solution of a solved run, checked once more by the rules alone."""
    solution = snapshot.solution
    if solution is None or not (solution.is_solved and solution.extends(givens)):
        raise AssertionError("a run that calls itself solved has no solution")
    return solution


def figures_in_words(record: RunRecord) -> str:
    """Such as "839 generations, 16,801 trials, 0 restarts, seed 5", with numbers as the locale writes them.

    Restarts and purges are counted where the algorithm has them.
    """
    last = record.last
    escapes = record.request.algorithm.escapes
    facts = [
        Sentence("%n generation(s)", n=last.generation if last else 0),
        Sentence("%n trial(s)", n=last.trials if last else 0),
    ]
    if any(isinstance(escape, Restart | SeededRestart) for escape in escapes):
        facts.append(Sentence("%n restart(s)", n=last.restarts if last else 0))
    if any(isinstance(escape, Purge) for escape in escapes):
        facts.append(Sentence("%n purge(s)", n=last.purges if last else 0))
    return enumerated(*facts, Sentence("seed {seed}", seed=str(record.request.seed)))
