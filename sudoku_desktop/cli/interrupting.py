"""Ctrl+C is heard while something compiled is at work.

Python hands an interrupt to the main thread, and only between two of its own steps, of which a long search is one.
So the main thread waits and another one works.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from sudoku_desktop.services.stopping import Stop

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

LISTEN_SECONDS = 0.1
"""How long a wait may be: on Windows an interrupt does not end it."""


class Worker:
    """A thread that does one thing after another. An interrupt sets `stop` at once; the context's end waits for it."""

    def __init__(self, stop: Stop) -> None:
        self._stop = stop
        self._pool = ThreadPoolExecutor(1, "work")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._stop.set()
        self._pool.shutdown()

    def do(self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        """What `work` returns or raises."""
        try:
            answer = self._pool.submit(work, *given, **named)
            while not wait([answer], LISTEN_SECONDS).done:
                pass
            return answer.result()
        except BaseException:
            self._stop.set()
            raise
