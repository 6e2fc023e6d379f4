"""Requests of the GUI thread to a run in another thread, and the resulting pace."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from sudoku_desktop.evolution.pace import Chunk, Pace

MAX_DELAY = 0.1
"""Maximum time, in seconds, for which an overdue frame still counts as viewed."""


class Mailbox:
    """Requests of the GUI thread to the runner; `condition` guards all fields."""

    def __init__(self, pace: Pace) -> None:
        self.condition = threading.Condition()
        self.pace = pace
        self.paused = False
        self.steps = 0
        self.stopped = False
        self.in_flight = 0

    @contextmanager
    def changing(self) -> Iterator[Self]:
        """Hold the lock while fields are changed, then wake the runner."""
        with self.condition:
            yield self
            self.condition.notify_all()


class LivePace:
    """Current pace of a run, for the worker thread; measures the viewing time, for paces that accelerate.

    The viewing time is the wall-clock time without pauses and without the delay of overdue frames.
    """

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        self._watched_seconds = 0.0
        self._counted_at = time.monotonic()
        self._is_step = False
        self.hold = 0.0

    def go_on(self, mailbox: Mailbox) -> None:
        """Continue at the same pace with the mailbox of a resumed run."""
        self._mailbox = mailbox
        self.skip()

    def count(self) -> None:
        """Add the time since the last call to the viewing time."""
        now = time.monotonic()
        self._watched_seconds += min(now - self._counted_at, self.hold + MAX_DELAY)
        self._counted_at = now

    def skip(self) -> None:
        """Exclude the time since the last call from the viewing time."""
        self._counted_at = time.monotonic()

    def repeat_step(self) -> None:
        """Repeat a step whose chunk ended within a generation, so that the step completes the generation."""
        if self._is_step:
            with self._mailbox.condition:
                self._mailbox.steps += 1

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return a requested single step, or else the next chunk of the pace."""
        with self._mailbox.condition:
            pace = self._mailbox.pace
            if self._mailbox.steps:
                self._mailbox.steps -= 1
                self._is_step = True
                self.hold = 0.0
                return Chunk(1)
        self._is_step = False
        self.count()
        chunk = pace.next_chunk(speed, self._watched_seconds)
        self.hold = chunk.hold
        return chunk
