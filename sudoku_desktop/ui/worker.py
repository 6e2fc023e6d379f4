"""Work beside the interface: one thread a worker, stopped within a moment, heard in the interface's thread.

The pool that the window shares has as many threads as there are cores; ratings and prints take minutes, and would keep
verdicts waiting. So each worker has a pool of one thread, whose job has the cores' own threads where it evolves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from sudoku_desktop.services.stopping import Stop

Tell = Callable[[str, object], None]
Work = Callable[[Stop, Tell], None]

CLOSING_MS = 5000
"""Work ends within 0.1 s of being stopped; a machine may be busy."""


class Worker(QObject):
    """Does one piece of work at a time; a newer one stops the older, of which nothing is heard any more."""

    ended = Signal()
    """The work is done, or was stopped by `stop`."""
    failed = Signal(str)
    """It could not be done, because; `ended` comes after."""
    _told = Signal(int, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._stop = Stop()
        self._ticket = 0
        self._is_busy = False
        self._told.connect(self._take)

    @property
    def is_busy(self) -> bool:
        """Whether there is work that has not ended."""
        return self._is_busy

    @Slot()
    def stop(self) -> None:
        """End the work soon; what there is by then is told, and `ended`."""
        self._stop.set()

    def forget(self) -> None:
        """End the work and hear nothing more of it."""
        self._stop.set()
        self._ticket += 1
        self._is_busy = False

    def close(self) -> None:
        """End the work and wait for its thread."""
        self.forget()
        self._pool.waitForDone(CLOSING_MS)

    def _begin(self, work: Work) -> None:
        self.forget()
        self._stop = Stop()
        self._is_busy = True
        self._pool.start(_Job(self, self._ticket, work, self._stop))

    @Slot(int, str, object)
    def _take(self, ticket: int, what: str, value: Any) -> None:
        if ticket != self._ticket:
            return
        if what == "ended":
            self._is_busy = False
            self.ended.emit()
        elif what == "failed":
            self.failed.emit(value)
        else:
            self._hear(what, value)

    def _hear(self, what: str, value: Any) -> None:
        """To be overridden: something the work told."""
        raise NotImplementedError


class _Job(QRunnable):
    def __init__(self, worker: Worker, ticket: int, work: Work, stop: Stop) -> None:
        super().__init__()
        self._worker, self._ticket, self._work, self._stop = worker, ticket, work, stop

    def run(self) -> None:
        """Work, and tell; the signals cross to the interface's thread."""
        try:
            try:
                self._work(self._stop, self._tell)
            except ValueError as error:  # a person can mend that
                self._tell("failed", str(error))
            except Exception as error:  # a fault of ours must reach the window, not end the thread silently
                self._tell("failed", f"{type(error).__name__}: {error}")
            self._tell("ended", None)
        except RuntimeError:  # the window has gone
            return

    def _tell(self, what: str, value: object) -> None:
        self._worker._told.emit(self._ticket, what, value)
