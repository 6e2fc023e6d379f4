"""Control of the evolution, which runs in a worker thread, from the GUI thread.

Vocabulary: the *runner* iterates a run in the worker thread; its *mailbox* holds the requests of the GUI thread (pace,
pause, steps, stop) under a lock. The runner reads the mailbox before every chunk. A chunk at full speed lasts a
thirtieth of a second, even in the middle of a large generation, so that every request takes effect within 100 ms. At
most `MAX_IN_FLIGHT` snapshots are pending at once: then the runner waits for the GUI thread, so that a busy window
slows the view and is never flooded.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QObject, Signal, Slot

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.pace import Accelerating, Pace
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.mailbox import LivePace, Mailbox
from sudoku_desktop.ui.worker import CLOSING_SECONDS, Emit, Worker

MAX_IN_FLIGHT = 3


class RunState(Enum):
    """States of a run; the window offers Solve, Pause, Resume or Continue accordingly."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"
    SOLVED = "solved"
    BUDGET_SPENT = "budget spent"
    STOPPED = "stopped"


ACTIVE = frozenset({RunState.RUNNING, RunState.PAUSED})


class Stream(Protocol):
    """Protocol of a Run and of other sources of snapshots, which have `status` and `ends_chunk`."""

    def stream(self, budget: Budget, pace: Pace) -> Iterator[Any]:
        """Yield snapshots until the budget is spent, as `Run.stream` does."""


class Request(Protocol):
    """Protocol of the frozen dataclasses that describe what to run, and for how long."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def budget(self) -> Budget:
        """Budget after which the run ends."""

    def begin(self) -> Stream:
        """Create the stream, in the worker thread; raises ProblemError when the request is invalid."""


@dataclass(frozen=True)
class RunRequest:
    """Request of a run: algorithm, givens, seed, budget, and where its checkpoints are stored."""

    algorithm: Algorithm
    givens: Grid
    seed: int
    budget: Budget
    checkpoints: Checkpoints = field(default_factory=Checkpoints, compare=False, repr=False)

    def begin(self) -> evolution.Run:
        return evolution.Run(self.algorithm, self.givens, self.seed, self.checkpoints)


class _Runner:
    """Iterates one run, in a worker thread; a run that is resumed has another thread."""

    def __init__(self) -> None:
        self._run: Stream | None = None
        self._pace: LivePace | None = None

    def iterate(self, request: Request, mailbox: Mailbox, take: Callable[[Any], None]) -> RunState:
        """Run until solved, out of budget or stopped, and pass each snapshot to `take`; return the final state."""
        if self._run is None or self._pace is None:
            self._run, self._pace = request.begin(), LivePace(mailbox)
        pace = self._pace
        pace.go_on(mailbox)
        snapshots = self._run.stream(request.budget, pace)
        began: float | None = None
        while True:
            if not self._may_go_on(mailbox, pace):
                return RunState.STOPPED
            if began is None:
                began = time.monotonic()
            snapshot = next(snapshots, None)
            if snapshot is None:
                raise AssertionError("a run ended without saying why")
            with mailbox.condition:
                mailbox.in_flight += 1
            take(snapshot)
            if snapshot.status is Status.SOLVED:
                return RunState.SOLVED
            if snapshot.status is Status.BUDGET_SPENT:
                return RunState.BUDGET_SPENT
            if not snapshot.ends_chunk:
                pace.repeat_step()
                continue
            if not self._hold(mailbox, until=began + pace.hold):
                return RunState.STOPPED
            began = None

    @staticmethod
    def _may_go_on(mailbox: Mailbox, pace: LivePace) -> bool:
        """Wait while paused or while too many snapshots are pending; returns False when stopped."""
        with mailbox.condition:
            if mailbox.paused and not mailbox.steps:
                pace.count()
                mailbox.condition.wait_for(lambda: mailbox.stopped or mailbox.steps or not mailbox.paused)
                pace.skip()
            mailbox.condition.wait_for(lambda: mailbox.stopped or mailbox.in_flight < MAX_IN_FLIGHT)
            return not mailbox.stopped

    @staticmethod
    def _hold(mailbox: Mailbox, until: float) -> bool:
        """Keep a frame visible until a time, or until a pause, step or new pace; returns False when stopped."""
        with mailbox.condition:
            pace = mailbox.pace
            mailbox.condition.wait_for(
                lambda: mailbox.stopped or mailbox.paused or mailbox.pace is not pace,
                timeout=max(0.0, until - time.monotonic()),
            )
            return not mailbox.stopped


class RunController(QObject):
    """Starts, pauses, steps and stops runs; lives in the GUI thread.

    Pending snapshots of a replaced run are dropped. Those of a stopped run are still delivered: the run may be resumed,
    and its history must have no gap.
    """

    snapshot = Signal(object)
    """Emitted for each snapshot of the current run: a Snapshot, or a RaceSnapshot of a race."""
    state_changed = Signal(object)
    """Emitted with the new RunState."""
    settled = Signal(object)
    """Emitted with the final RunState after the last snapshot has been delivered."""
    failed = Signal(str)
    """Emitted with the message when a run cannot start or continue."""

    _arrived = Signal(object)
    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = RunState.IDLE
        self._pace: Pace = Accelerating()
        self._mailbox = Mailbox(self._pace)
        self._request: Request | None = None
        self._runner = _Runner()
        self._worker = Worker(self)
        self._worker.failed.connect(self._fail)
        self._worker.ended.connect(self._take_stop)
        self._arrived.connect(self._take_snapshot)
        self._finished.connect(self._take_end)

    @property
    def state(self) -> RunState:
        return self._state

    @property
    def is_active(self) -> bool:
        """Whether a run is running or paused."""
        return self._state in ACTIVE

    @property
    def request(self) -> Request | None:
        return self._request

    def start(self, request: Request, *, paused: bool = False, pace: Pace | None = None) -> None:
        """Start a new run and stop the current one; `pace` applies to this run until another pace is set."""
        self._worker.forget()
        self._runner = _Runner()
        self._launch(request, paused=paused, pace=pace)

    def go_on(self, budget: Budget, *, paused: bool = False) -> None:
        """Resume the run that was stopped or has spent its budget; `budget` counts from the run's beginning."""
        if self._request is None:
            raise RuntimeError("there is no run to go on with")
        self._launch(replace(self._request, budget=budget), paused=paused)

    def _launch(self, request: Request, *, paused: bool, pace: Pace | None = None) -> None:
        mailbox = self._mailbox = Mailbox(pace or self._pace, paused=paused)
        self._request, runner = request, self._runner

        def work(stop: Stop, emit: Emit) -> None:
            with stop.halting(mailbox):
                try:
                    state = runner.iterate(request, mailbox, lambda snapshot: emit(self._arrived, snapshot))
                except ProblemError as error:  # the puzzle does not fit the algorithm, which the user can change
                    emit(self._worker.failed, in_words(error.sentence))
                else:
                    emit(self._finished, state)

        self._worker.begin(work, keeps_signals=True)
        self._set_state(RunState.PAUSED if paused else RunState.RUNNING)

    @Slot()
    def pause(self) -> None:
        if self._state is RunState.RUNNING:
            self._change(paused=True)
            self._set_state(RunState.PAUSED)

    @Slot()
    def resume(self) -> None:
        if self._state is RunState.PAUSED:
            self._change(paused=False)
            self._set_state(RunState.RUNNING)

    @Slot()
    def step(self) -> None:
        """Run one more generation, then pause."""
        if self.is_active:
            self._change(paused=True, one_step=True)
            self._set_state(RunState.PAUSED)

    @Slot()
    def stop(self) -> None:
        """Stop the run, which can be resumed by `go_on`."""
        if self.is_active:
            self._worker.stop()
            self._set_state(RunState.STOPPED)

    def set_pace(self, pace: Pace) -> None:
        """Set the pace of the current run and of later runs."""
        self._pace = pace
        with self._mailbox.changing() as mailbox:
            mailbox.pace = pace

    def forget(self) -> None:
        """Stop the run and discard it, because its puzzle has changed."""
        self.stop()
        self._worker.forget()
        self._request = None
        self._set_state(RunState.IDLE)

    def close(self) -> bool:
        """Stop the run and its thread; returns False if the thread is still alive after CLOSING_SECONDS."""
        self._worker.forget()
        self._worker.wait(CLOSING_SECONDS)
        return not self._worker.has_thread

    def _change(self, *, paused: bool, one_step: bool = False) -> None:
        with self._mailbox.changing() as mailbox:
            mailbox.paused = paused
            mailbox.steps += one_step

    def _set_state(self, state: RunState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot(object)
    def _take_snapshot(self, snapshot: object) -> None:
        self.snapshot.emit(snapshot)
        with self._mailbox.changing() as mailbox:
            mailbox.in_flight = max(0, mailbox.in_flight - 1)

    @Slot(object)
    def _take_end(self, state: RunState) -> None:
        if state is not RunState.STOPPED:
            self._set_state(state)
            self.settled.emit(state)

    @Slot()
    def _take_stop(self) -> None:
        """Report the end of a stopped run, unless it has been resumed since."""
        if self._state is RunState.STOPPED:
            self.settled.emit(self._state)

    @Slot(str)
    def _fail(self, why: str) -> None:
        self._set_state(RunState.IDLE)
        self.failed.emit(why)
