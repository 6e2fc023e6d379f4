"""Worker threads of a command, while the main thread waits for Ctrl+C.

Python delivers an interrupt only to the main thread and only between two bytecode instructions; a long search is a
single instruction. So the main thread waits and worker threads compute. Threads, not processes, because the kernels
release the GIL and each process would have to load the kernels again. For very easy puzzles, which a kernel solves in
microseconds, threads gain little.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from threading import TIMEOUT_MAX, Event, Timer
from types import TracebackType
from typing import Generic, ParamSpec, Self, TypeVar

from sudoku_desktop.services.stopping import Stop

Given = ParamSpec("Given")
Thing = TypeVar("Thing")
Answer = TypeVar("Answer")

LISTEN_SECONDS = 0.1
"""Timeout of a wait, in seconds: on Windows an interrupt does not end a wait."""
AHEAD = 64
"""Maximum number of tasks per thread that are submitted before their results are consumed."""


@contextmanager
def time_limit(seconds: int | None, stop: Event) -> Iterator[None]:
    """Set `stop` when the block takes longer than this; None means no limit."""
    timer = Timer(min(seconds or 0, TIMEOUT_MAX), stop.set)
    timer.daemon = True
    if seconds:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


class TaskStoppedError(Exception):
    """Raised inside a task after it was stopped, to end the task."""


class Workers:
    """Pool of `jobs` worker threads.

    The end of the `with` block, also by an interrupt, sets `stop` and waits for the threads.
    """

    def __init__(self, stop: Stop, jobs: int = 1) -> None:
        self._stop = stop
        self._jobs = jobs
        self._pool = ThreadPoolExecutor(jobs, "work")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def raise_if_stopped(self, *_: object) -> None:
        """Raise StoppedError once `stop` is set; a task calls this method from time to time."""
        if self._stop.is_set():
            raise TaskStoppedError

    def do(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """Run `work` in a worker thread and return its result, or raise its exception."""
        answer = self._pool.submit(work, *given, **named)
        while not wait([answer], LISTEN_SECONDS).done:
            pass
        return answer.result()

    def in_order(self, work: Callable[[Thing], Iterable[Answer]], things: Iterable[Thing]) -> Iterator[Answer]:
        """Yield all results of `work` for each thing, in the order of the things, as soon as the next result is ready.

        The order is independent of the number of threads. Exceptions of `work` are raised here.
        """
        tasks: deque[_Task[Answer]] = deque()
        for thing in things:
            tasks.append(_Task(self._pool, work, thing))
            if len(tasks) > AHEAD * self._jobs:
                yield from tasks.popleft().answers()
        while tasks:
            yield from tasks.popleft().answers()


class _Task(Generic[Answer]):
    """Results of `work` for one thing, in a queue that None closes."""

    def __init__(self, pool: ThreadPoolExecutor, work: Callable[[Thing], Iterable[Answer]], thing: Thing) -> None:
        self._ready: SimpleQueue[Answer | None] = SimpleQueue()
        self._end: Future[None] = pool.submit(self._work, work, thing)

    def _work(self, work: Callable[[Thing], Iterable[Answer]], thing: Thing) -> None:
        try:
            for answer in work(thing):
                self._ready.put(answer)
        finally:
            self._ready.put(None)

    def answers(self) -> Iterator[Answer]:
        """Yield each result as soon as it is ready; raises the exception of the task."""
        while True:
            try:
                answer = self._ready.get(timeout=LISTEN_SECONDS)
            except Empty:
                continue
            if answer is None:
                return self._end.result()
            yield answer
