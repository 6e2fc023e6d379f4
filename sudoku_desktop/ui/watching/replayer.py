"""Recomputes generations of a run in a worker thread; only the latest request is answered."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.watching.record import RunRecord
from sudoku_desktop.ui.worker import NewestAnswer

PATIENCE_MS = 150
"""Time, in milliseconds, for which an older request continues, so that dragging the slider shows some generations."""

Stretch = tuple[int, int]
"""First and last generation of an interval."""


@dataclass(frozen=True)
class ReplayRequest:
    """A request for a generation, or for the restart nearest to `seen_from` within `stretches`."""

    record: RunRecord
    generation: int
    seen_from: int = 0
    stretches: tuple[Stretch, ...] = ()
    """Intervals on one side of `seen_from`, the nearest first."""


def answer(question: ReplayRequest, stop: Stop) -> Snapshot | None:
    """Return the snapshot of the requested generation, or None when stopped."""
    replay, generation = question.record.replay, question.generation
    for first, last in question.stretches:
        restarts = replay.restarts(first, last, stop.is_set)
        if restarts is None:
            return None
        if len(restarts):
            generation = int(restarts[0] if first > question.seen_from else restarts[-1])
            break
    return replay.snapshot(generation, stop.is_set)


class Replayer(QObject):
    """Answers requests for generations, one after the other, by the signal `shown`."""

    shown = Signal(object)
    """Emitted with the Snapshot of a generation of the current run."""
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: RunRecord | None = None
        self._next: ReplayRequest | None = None
        self._worker: NewestAnswer[ReplayRequest, Snapshot | None] = NewestAnswer(answer, self)
        self._worker.answered.connect(self._take)
        self._worker.ended.connect(self._ask_next)
        self._worker.failed.connect(self.failed)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._ask_next)

    @property
    def is_busy(self) -> bool:
        return self._worker.is_busy

    def begin(self, record: RunRecord | None) -> None:
        """Replay another run; None stops replaying."""
        self.forget()
        self._record = record

    def forget(self) -> None:
        """Cancel pending requests for generations."""
        self._next = None
        self._patience.stop()
        self._worker.forget()

    def show(self, generation: int) -> None:
        if self._record is not None:
            self._ask(ReplayRequest(self._record, generation))

    def show_restart(self, seen_from: int, stretches: Sequence[Stretch], otherwise: int) -> None:
        """Request the restart nearest to `seen_from` in these intervals, or if none, the generation `otherwise`."""
        if self._record is not None:
            self._ask(ReplayRequest(self._record, otherwise, seen_from, tuple(stretches)))

    def _ask(self, question: ReplayRequest) -> None:
        self._next = question
        if not self._worker.is_busy:
            self._ask_next()
        elif not self._patience.isActive():
            self._patience.start()

    @Slot()
    def _ask_next(self) -> None:
        question, self._next = self._next, None
        if question is not None:
            self._worker.ask(question)

    @Slot(object, object)
    def _take(self, question: ReplayRequest, snapshot: Snapshot | None) -> None:
        if question.record is self._record and snapshot is not None:
            self.shown.emit(snapshot)
