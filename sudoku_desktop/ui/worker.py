"""Worker threads whose results are delivered as signals in the GUI thread.

The work of a Worker is a method with `@in_thread`, or another function of `stop` and `emit`. It polls the event `stop`
and ends within a moment once the event is set. `emit(self.made, puzzle)` emits a signal of the worker in the GUI
thread. So the signals of a worker are its typed events, and the work reads as if it emitted them itself. Python's
threads are used because Qt does not wait for them, so that a window can be deleted at any time.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial, wraps
from importlib import import_module
from threading import Thread
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance, Slot
from shiboken6 import isValid

from sudoku_desktop.lazy import import_lock
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import error_in_words

CLOSING_SECONDS = 5.0
"""Timeout for the end of a stopped thread, in seconds; threads end within 0.1 s unless the machine is busy."""

NICENESS = 10
"""Increase of the niceness of worker threads, so that the GUI thread gets a processor first."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")
AnyWorker = TypeVar("AnyWorker", bound="Worker")
Arguments = ParamSpec("Arguments")


def lower_thread_priority() -> None:
    """Let the GUI thread run before this thread and all threads that it starts.

    Only Linux has a niceness for each thread; `QThread.setPriority` does nothing there.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)


class Emit(Protocol):
    """Function that emits a signal in the GUI thread, unless the work was cancelled or replaced since.

    The signal None marks the end of the work.
    """

    def __call__(self, signal: SignalInstance | None, *values: object) -> None: ...


Work = Callable[[Stop, Emit], None]


class _Relay(QObject):
    """Delivers signals of worker threads to the GUI thread; outlives the workers, which may be deleted at any time."""

    delivery = Signal(object, int, object, object)

    def __init__(self) -> None:
        super().__init__()
        self.delivery.connect(self._deliver)

    @Slot(object, int, object, object)
    def _deliver(
        self, listener: ref[Worker], ticket: int, signal: SignalInstance | None, values: tuple[object, ...]
    ) -> None:
        worker = listener()
        if worker is not None and isValid(worker):
            worker._receive(ticket, signal, values)


@cache
def _relay() -> _Relay:
    """Return the only relay; the first call must be in the GUI thread, which becomes the relay's thread."""
    return _Relay()


class Worker(QObject):
    """Does one piece of work at a time in a thread; new work cancels the old work, which then emits no more signals."""

    ended = Signal()
    """Emitted when the work is done or was stopped by `stop`."""
    failed = Signal(str)
    """Emitted with the error message when the work fails; `ended` follows."""
    _workers: WeakSet[Worker] = WeakSet()
    _stops: WeakKeyDictionary[Thread, Stop] = WeakKeyDictionary()
    """The stop events of all living threads; a thread may outlive its worker."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers.add(self)
        self._thread: Thread | None = None
        self._stop = Stop()
        self._ticket = 0
        self.is_busy = False
        """Whether there is work whose end has not been delivered to the GUI thread yet."""
        _relay()

    @property
    def has_thread(self) -> bool:
        """Whether a thread is still working, even on cancelled work."""
        return self._thread is not None and self._thread.is_alive()

    def begin(self, work: Work) -> None:
        """Cancel the current work and start `work` in a new thread as soon as the old thread has ended."""
        self.forget()
        self._stop = Stop()
        self.is_busy = True
        relay, listener, ticket = _relay(), ref(self), self._ticket

        def emit(signal: SignalInstance | None, *values: object) -> None:
            relay.delivery.emit(listener, ticket, signal, values)

        self._thread = Thread(target=_work, args=(self._thread, work, self._stop, emit, self.failed), daemon=True)
        self._stops[self._thread] = self._stop
        self._thread.start()

    @Slot()
    def stop(self) -> None:
        """Stop the work soon; partial results are still delivered, followed by `ended`."""
        self._stop.set()

    @Slot()
    def forget(self) -> None:
        """Cancel the work: stop it soon and deliver none of its signals."""
        self._stop.set()
        self._ticket += 1
        self.is_busy = False

    def wait(self, seconds: float | None = None) -> None:
        """Block until the work is done, or for `seconds` at most; its signals are delivered afterwards."""
        if self._thread is not None and self._thread.is_alive():
            self._thread.join(seconds)

    @classmethod
    def close_all(cls, seconds: float = CLOSING_SECONDS) -> bool:
        """Cancel the work of all workers, deleted ones included; returns False if a thread is alive after `seconds`."""
        deadline = time.monotonic() + seconds
        for worker in list(cls._workers):
            worker.forget()
        threads = list(cls._stops)
        for thread in threads:
            cls._stops[thread].set()
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in threads)

    def _receive(self, ticket: int, signal: SignalInstance | None, values: tuple[object, ...]) -> None:
        if ticket != self._ticket:
            return
        if signal is not None:
            signal.emit(*values)
        else:
            self.is_busy = False
            self.ended.emit()


def in_thread(
    work: Callable[Concatenate[AnyWorker, Stop, Emit, Arguments], None],
) -> Callable[Concatenate[AnyWorker, Arguments], None]:
    """Make a method of a Worker run in its thread; callers omit `stop` and `emit` and do not wait."""

    @wraps(work)
    def begin(worker: AnyWorker, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        worker.begin(lambda stop, emit: work(worker, stop, emit, *args, **kwargs))

    return begin


def end_work(owner: QObject) -> None:
    """Cancel the work of all workers that belong to an object, such as a window that closes, and stop its timers.

    Waits until the threads have ended, for CLOSING_SECONDS at most.
    """
    workers, deadline = owner.findChildren(Worker), time.monotonic() + CLOSING_SECONDS
    for timer in owner.findChildren(QTimer):
        timer.stop()
    for worker in workers:
        worker.forget()
    for worker in workers:
        worker.wait(max(0.0, deadline - time.monotonic()))


atexit.register(Worker.close_all)  # a thread that emits a signal after Qt has been shut down would crash


def _work(before: Thread | None, work: Work, stop: Stop, emit: Emit, failed: SignalInstance) -> None:
    """Body of a worker's thread; the worker may have been deleted meanwhile."""
    lower_thread_priority()
    if before is not None:
        before.join()
    try:
        if not stop.is_set():
            work(stop, emit)
    except Exception as error:  # an unexpected error must reach the window instead of ending the thread silently
        emit(failed, error_in_words(error))
    emit(None)


class Importer(Worker):
    """Imports modules in a thread, then calls a function in the GUI thread; a new request replaces the old one.

    The function is called at once if the modules are already imported.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ended.connect(self._act)

    def then(self, act: Callable[[], object], *modules: str) -> None:
        self._wanted = act
        if modules[-1] in sys.modules and not self.has_thread:
            self._act()
        else:
            self.begin(partial(_import, modules))

    @Slot()
    def _act(self) -> None:
        self._wanted()


def _import(modules: Sequence[str], _stop: Stop, _emit: Emit) -> None:
    with import_lock():
        for name in modules:
            import_module(name)


class NewestAnswer(Worker, Generic[Question, Answer]):
    """Answers the latest question with `answered(question, answer)`; an older question is cancelled.

    `work_out` computes the answer; its result is ignored once its `Stop` is set.
    """

    answered = Signal(object, object)
    """Emitted with question and answer; `is_busy` is False by then, so that a slot may ask again."""
    _worked_out = Signal(object, object)

    def __init__(self, work_out: Callable[[Question, Stop], Answer], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work_out = work_out
        self._question: Question | None = None
        self._worked_out.connect(self._answer)

    def ask(self, question: Question) -> None:
        """Ask a question, unless it is already being answered."""
        if self.is_busy and question == self._question:
            return
        self._question = question

        def work(stop: Stop, emit: Emit) -> None:
            emit(self._worked_out, question, self._work_out(question, stop))

        self.begin(work)

    @Slot(object, object)
    def _answer(self, question: Question, answer: Answer) -> None:
        self.is_busy = False
        self.answered.emit(question, answer)
