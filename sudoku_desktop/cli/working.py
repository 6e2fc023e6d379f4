"""Work in threads of its own, many pieces at a time, while the main thread listens for Ctrl+C.

Python hands an interrupt to the main thread, and only between two of its own steps, of which a long search is one. So
the main thread waits and others work. They are threads, because the kernels release Python's lock, and processes would
each have to load the kernels first; of the easiest puzzles, of which a kernel makes short work, threads gain little.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Generic, ParamSpec, Self, TypeVar

from sudoku_desktop.services.stopping import Stop

Given = ParamSpec("Given")
Thing = TypeVar("Thing")
Answer = TypeVar("Answer")

LISTEN_SECONDS = 0.1
"""How long a wait may be: on Windows an interrupt does not end it."""
AHEAD = 64
"""Pieces of work, for each thread, that are begun before the answers to them are wanted."""


class StoppedError(Exception):
    """What is to end a piece of work from within, once it has been stopped."""


class Workers:
    """So many threads. An interrupt sets `stop` at once; the context's end waits for the threads."""

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

    def go_on(self, *_: object) -> None:
        """For a piece of work that is asked now and then: raises StoppedError once it is to end."""
        if self._stop.is_set():
            raise StoppedError

    def do(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """What `work` returns or raises."""
        answer = self._pool.submit(work, *given, **named)
        while not wait([answer], LISTEN_SECONDS).done:
            pass
        return answer.result()

    def in_order(self, work: Callable[[Thing], Iterable[Answer]], things: Iterable[Thing]) -> Iterator[Answer]:
        """All that `work` yields of each thing, in the things' order, as soon as it is the next to come.

        It does not depend on how many threads there are. What work raises is raised here.
        """
        pieces: deque[_Piece[Answer]] = deque()
        for thing in things:
            pieces.append(_Piece(self._pool, work, thing))
            if len(pieces) > AHEAD * self._jobs:
                yield from pieces.popleft().answers()
        while pieces:
            yield from pieces.popleft().answers()


class _Piece(Generic[Answer]):
    """The work on one thing, and what it has answered so far; None after the last answer."""

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
        """Each as soon as it is there; raises what the work raised."""
        while True:
            try:
                answer = self._ready.get(timeout=LISTEN_SECONDS)
            except Empty:
                continue
            if answer is None:
                return self._end.result()
            yield answer
