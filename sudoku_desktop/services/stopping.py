"""Stopping what works in another thread: evolution looks at an event now and then, a search must be halted."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Protocol


class Haltable(Protocol):
    """Something like `logic.Search`."""

    def halt(self) -> None:
        """Come to an end soon; may be called by any thread, and twice."""


class Stop(Event):
    """An event that also halts the searches under way once it is set, and those that begin later."""

    def __init__(self) -> None:
        super().__init__()
        self._under_way: list[Haltable] = []
        self._lock = Lock()

    def set(self) -> None:
        """Stop everything that was given this; any thread may call it."""
        super().set()
        with self._lock:
            for search in self._under_way:
                search.halt()

    @contextmanager
    def halting(self, search: Haltable) -> Iterator[None]:
        """While this context lasts, stopping halts the search; at once if it has been stopped already."""
        with self._lock:
            self._under_way.append(search)
            if self.is_set():
                search.halt()
        try:
            yield
        finally:
            with self._lock:
                self._under_way.remove(search)
