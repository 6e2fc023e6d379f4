"""Control of the evolution, which runs in the program's only QThread, from the GUI thread.

Vocabulary: the *runner* lives in the QThread and iterates a run; its *mailbox* holds the requests of the GUI thread
(pace, pause, steps, stop) under a lock. The runner reads the mailbox before every chunk. A chunk at full speed lasts a
thirtieth of a second, even in the middle of a large generation, so that every request takes effect within 100 ms.
Signals cross threads only to bound slots of objects that live in the GUI thread. At most `MAX_IN_FLIGHT` snapshots are
pending at once: then the runner waits for the GUI thread, so that a busy window slows the view and is never flooded.
"""

from __future__ import annotations  # evolution.Run, in an annotation, would load the compiler

import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QObject, QThread, Signal, Slot

from sudoku_desktop import evolution
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.checkpoints import Checkpoints
from sudoku_desktop.evolution.pace import Accelerating, Pace
from sudoku_desktop.evolution.snapshot import Status
from sudoku_desktop.sentence import ProblemError
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.mailbox import LivePace, Mailbox
from sudoku_desktop.ui.worker import CLOSING_SECONDS, lower_thread_priority

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


class _Runner(QObject):
    """Iterates one run at a time, in the thread that the runner was moved to."""

    snapshot_ready = Signal(int, object)
    ended = Signal(int, object)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self._run: Stream | None = None
        self._pace: LivePace | None = None

    @Slot()
    def lower_priority(self) -> None:
        """Lower the priority of the current thread; called once when the thread starts."""
        lower_thread_priority()

    @Slot(int, object, object, bool)
    def work(self, ticket: int, request: Request, mailbox: Mailbox, goes_on: bool) -> None:
        """Run until solved, out of budget or stopped; `goes_on` resumes the last run instead of starting a new one."""
        try:
            state = self._iterate(ticket, request, mailbox, goes_on)
        except ProblemError as error:  # the puzzle does not fit the algorithm, which the user can change
            self.failed.emit(ticket, in_words(error.sentence))
        except Exception as error:  # an unexpected error must reach the window instead of ending the thread silently
            self.failed.emit(ticket, f"{type(error).__name__}: {error}")
        else:
            self.ended.emit(ticket, state)

    def _iterate(self, ticket: int, request: Request, mailbox: Mailbox, goes_on: bool) -> RunState:
        if self._run is None or not goes_on:
            self._run = request.begin()
            self._pace = LivePace(mailbox)
        assert self._pace is not None
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
            self.snapshot_ready.emit(ticket, snapshot)
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

    A *ticket* numbers the runs, so that pending snapshots of a replaced run are dropped. Pending snapshots of a stopped
    run are still delivered: the run may be resumed, and its history must have no gap.
    """

    snapshot = Signal(object)
    """Emitted for each snapshot of the current run: a Snapshot, or a RaceSnapshot of a race."""
    state_changed = Signal(object)
    """Emitted with the new RunState."""
    settled = Signal(object)
    """Emitted with the final RunState after the last snapshot has been delivered."""
    failed = Signal(str)
    """Emitted with the message when a run cannot start or continue."""

    _work = Signal(int, object, object, bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = RunState.IDLE
        self._pace: Pace = Accelerating()
        self._ticket = 0
        self._mailbox = Mailbox(self._pace)
        self.request: Request | None = None
        self._runner = _Runner()
        self._thread = QThread(self)
        self._thread.setObjectName("evolution")
        self._runner.moveToThread(self._thread)
        self._thread.started.connect(self._runner.lower_priority)
        self._work.connect(self._runner.work)
        self._runner.snapshot_ready.connect(self._take_snapshot)
        self._runner.ended.connect(self._take_end)
        self._runner.failed.connect(self._take_failure)

    @property
    def is_active(self) -> bool:
        """Whether a run is running or paused."""
        return self.state in ACTIVE

    def start(self, request: Request, *, paused: bool = False, pace: Pace | None = None) -> None:
        """Start a new run and stop the current one; `pace` applies to this run until another pace is set."""
        self._launch(request, goes_on=False, paused=paused, pace=pace)

    def go_on(self, budget: Budget, *, paused: bool = False) -> None:
        """Resume the run that was stopped or has spent its budget; `budget` counts from the run's beginning."""
        if self.request is None:
            raise RuntimeError("there is no run to go on with")
        self._launch(replace(self.request, budget=budget), goes_on=True, paused=paused)

    def _launch(self, request: Request, *, goes_on: bool, paused: bool = False, pace: Pace | None = None) -> None:
        self._request_stop()
        self._ticket += not goes_on
        self._mailbox = Mailbox(pace or self._pace)
        self._mailbox.paused = paused
        self._mailbox.steps = int(paused)
        self.request = request
        if not self._thread.isRunning():
            self._thread.start()
        self._work.emit(self._ticket, request, self._mailbox, goes_on)
        self._set_state(RunState.PAUSED if paused else RunState.RUNNING)

    @Slot()
    def pause(self) -> None:
        if self.state is RunState.RUNNING:
            self._change(paused=True)
            self._set_state(RunState.PAUSED)

    @Slot()
    def resume(self) -> None:
        if self.state is RunState.PAUSED:
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
            self._request_stop()
            self._set_state(RunState.STOPPED)

    def set_pace(self, pace: Pace) -> None:
        """Set the pace of the current run and of later runs."""
        self._pace = pace
        with self._mailbox.changing() as mailbox:
            mailbox.pace = pace

    def forget(self) -> None:
        """Stop the run and discard it, because its puzzle has changed."""
        self.stop()
        self._ticket += 1
        self.request = None
        self._set_state(RunState.IDLE)

    def close(self, seconds: float = CLOSING_SECONDS) -> bool:
        """Stop the run and its thread; returns False if the thread is still alive after `seconds`."""
        self._request_stop()
        self._ticket += 1
        self._thread.quit()
        return self._thread.wait(round(1000 * seconds))

    def _request_stop(self) -> None:
        with self._mailbox.changing() as mailbox:
            mailbox.stopped = True

    def _change(self, *, paused: bool, one_step: bool = False) -> None:
        with self._mailbox.changing() as mailbox:
            mailbox.paused = paused
            mailbox.steps += one_step

    def _set_state(self, state: RunState) -> None:
        if state is not self.state:
            self.state = state
            self.state_changed.emit(state)

    @Slot(int, object)
    def _take_snapshot(self, ticket: int, snapshot: object) -> None:
        if ticket == self._ticket:
            self.snapshot.emit(snapshot)
            with self._mailbox.changing() as mailbox:
                mailbox.in_flight = max(0, mailbox.in_flight - 1)

    @Slot(int, object)
    def _take_end(self, ticket: int, state: RunState) -> None:
        # The GUI thread stopped the run, and may have resumed it since.
        if ticket == self._ticket and (state is not RunState.STOPPED or self.state is RunState.STOPPED):
            self._set_state(state)
            self.settled.emit(state)

    @Slot(int, str)
    def _take_failure(self, ticket: int, why: str) -> None:
        if ticket == self._ticket:
            self._set_state(RunState.IDLE)
            self.failed.emit(why)
