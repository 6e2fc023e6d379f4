"""Work beside the interface: a thread a worker, stopped within a moment, heard in the interface's thread.

The work is a function of a `Stop`, at which it looks now and then, and of `tell`, which has a signal emitted in the
interface's thread: `tell(self.made, puzzle)`. So the signals of a worker are its typed events, and the work reads as
if it emitted them itself. Python's threads are used, because nothing in Qt waits for them: a window can always go.
"""

from __future__ import annotations

import atexit
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from threading import Thread
from typing import Generic, Protocol, TypeVar
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot
from shiboken6 import isValid

from sudoku_desktop.lazy import import_lock
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.speaking import error_in_words

CLOSING_SECONDS = 5.0
"""Work ends within 0.1 s of being stopped; a machine may be busy."""

NICENESS = 10
"""Added to the niceness of worker threads, so that the GUI thread gets a processor first."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def lower_thread_priority() -> None:
    """Let the GUI thread run before this thread and the threads that it starts.

    Only Linux has a niceness for each thread; `QThread.setPriority` does nothing there.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)


class Tell(Protocol):
    """Has a signal of an object in the interface's thread emitted there, unless other work has begun since.

    None stands for the end of the work.
    """

    def __call__(self, signal: SignalInstance | None, *values: object) -> None: ...


Work = Callable[[Stop, Tell], None]


class _Courier(QObject):
    """Carries what threads tell into the interface's thread; it outlives the workers, which may go at any time."""

    told = Signal(object, int, object, object)

    def __init__(self) -> None:
        super().__init__()
        self.told.connect(self._deliver)

    @Slot(object, int, object, object)
    def _deliver(
        self, listener: ref[Worker], ticket: int, signal: SignalInstance | None, values: tuple[object, ...]
    ) -> None:
        worker = listener()
        if worker is not None and isValid(worker):
            worker._hear(ticket, signal, values)


@cache
def _courier() -> _Courier:
    """The one there is; first asked for in the interface's thread, where it lives."""
    return _Courier()


class Worker(QObject):
    """Does one piece of work at a time; a newer one stops the older, of which nothing is heard any more."""

    ended = Signal()
    """The work is done, or was stopped by `stop`."""
    failed = Signal(str)
    """It could not be done, because; `ended` comes after."""
    _workers: WeakSet[Worker] = WeakSet()
    _stops: WeakKeyDictionary[Thread, Stop] = WeakKeyDictionary()
    """Of all threads there are; a thread may outlive its worker."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers.add(self)
        self._thread: Thread | None = None
        self._stop = Stop()
        self._ticket = 0
        self._is_busy = False
        _courier()

    @property
    def is_busy(self) -> bool:
        """Whether there is work that has not ended, as far as has been told."""
        return self._is_busy

    @property
    def has_thread(self) -> bool:
        """Whether a thread is still at work, wanted or not."""
        return self._thread is not None and self._thread.is_alive()

    def begin(self, work: Work) -> None:
        """Do this as soon as the work before it, which is stopped, has ended."""
        self.forget()
        self._stop = Stop()
        self._is_busy = True
        courier, listener, ticket = _courier(), ref(self), self._ticket

        def tell(signal: SignalInstance | None, *values: object) -> None:
            courier.told.emit(listener, ticket, signal, values)

        self._thread = Thread(target=_work, args=(self._thread, work, self._stop, tell, self.failed), daemon=True)
        self._stops[self._thread] = self._stop
        self._thread.start()

    @Slot()
    def stop(self) -> None:
        """End the work soon; what there is by then is told, and `ended`."""
        self._stop.set()

    @Slot()
    def forget(self) -> None:
        """End the work and hear nothing more of it."""
        self._stop.set()
        self._ticket += 1
        self._is_busy = False

    def wait(self) -> None:
        """Let the work end by itself; the interface waits for it, and hears of it afterwards."""
        self._join()

    def close(self, seconds: float = CLOSING_SECONDS) -> bool:
        """End the work and wait for its thread; False when it is still alive after so many seconds."""
        self.forget()
        self._join(seconds)
        return not self.has_thread

    @classmethod
    def close_all(cls, seconds: float = CLOSING_SECONDS) -> bool:
        """End the work of all workers there are and were; False when a thread is still alive after so many seconds."""
        deadline = time.monotonic() + seconds
        for worker in list(cls._workers):
            worker.forget()
        threads = list(cls._stops)
        for thread in threads:
            cls._stops[thread].set()
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in threads)

    def _join(self, seconds: float | None = None) -> None:
        if self._thread is not None and self._thread.is_alive():
            self._thread.join(seconds)

    def _hear(self, ticket: int, signal: SignalInstance | None, values: tuple[object, ...]) -> None:
        if ticket != self._ticket:
            return
        if signal is not None:
            signal.emit(*values)
        else:
            self._is_busy = False
            self.ended.emit()


atexit.register(Worker.close_all)  # a thread that told something when Qt has gone would crash


def _work(before: Thread | None, work: Work, stop: Stop, tell: Tell, failed: SignalInstance) -> None:
    """In the thread; the worker may have gone meanwhile."""
    lower_thread_priority()
    if before is not None:
        before.join()
    try:
        if not stop.is_set():
            work(stop, tell)
    except Exception as error:  # a fault of ours must reach the window, not end the thread silently
        tell(failed, error_in_words(error))
    tell(None)


class Importer(Worker):
    """Imports modules, and then acts in the interface's thread; at once where they are there. A newer wish counts."""

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


def _import(modules: Sequence[str], _stop: Stop, _tell: Tell) -> None:
    with import_lock():
        for name in modules:
            import_module(name)


class NewestAnswer(Worker, Generic[Question, Answer]):
    """Answers the newest question by `answered(question, answer)`; an older one is stopped, its answer never told.

    `work_out` gives the answer; what it gives once its `Stop` is set does not matter.
    """

    answered = Signal(object, object)
    """By then it is not busy any more, so that whoever hears of it may ask again."""
    _worked_out = Signal(object, object)

    def __init__(self, work_out: Callable[[Question, Stop], Answer], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work_out = work_out
        self._question: Question | None = None
        self._worked_out.connect(self._answer)

    def ask(self, question: Question) -> None:
        """Ask; the question that is being worked on goes on being worked on."""
        if self.is_busy and question == self._question:
            return
        self._question = question

        def work(stop: Stop, tell: Tell) -> None:
            tell(self._worked_out, question, self._work_out(question, stop))

        self.begin(work)

    @Slot(object, object)
    def _answer(self, question: Question, answer: Answer) -> None:
        self._is_busy = False
        self.answered.emit(question, answer)
