"""Cancellation of work in other threads: evolution polls an event, a running search is halted."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Protocol


class Haltable(Protocol):
    """Protocol of objects that can be halted, such as `logic.Search`."""

    def halt(self) -> None:
        """End the work soon; may be called from any thread and more than once."""


class Stop(Event):
    """Event that also halts all searches registered with `halting`, now and later, once it is set."""

    def __init__(self) -> None:
        super().__init__()
        self._under_way: list[Haltable] = []
        self._lock = Lock()

    def set(self) -> None:
        """Stop all work that uses this event; thread-safe."""
        super().set()
        with self._lock:
            for search in self._under_way:
                search.halt()

    @contextmanager
    def halting(self, search: Haltable) -> Iterator[None]:
        """Halt `search` if this event is set before the end of the context, or was set before it."""
        with self._lock:
            self._under_way.append(search)
            if self.is_set():
                search.halt()
        try:
            yield
        finally:
            with self._lock:
                self._under_way.remove(search)
