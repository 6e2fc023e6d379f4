"""What the interface wants of a run in another thread, and the pace that this comes to."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self

from sudoku_desktop.evolution.pace import Chunk, Pace

MAX_DELAY = 0.1
"""Seconds that count as watched although the frame should have gone."""


class Mailbox:
    """What the interface wants of the runner; every field is guarded by the one condition."""

    def __init__(self, pace: Pace) -> None:
        self.condition = threading.Condition()
        self.pace = pace
        self.paused = False
        self.steps = 0
        self.stopped = False
        self.in_flight = 0

    @contextmanager
    def changing(self) -> Iterator[Self]:
        """Fields change under the lock, and then the runner is woken."""
        with self.condition:
            yield self
            self.condition.notify_all()


class LivePace:
    """The mailbox's pace as the run sees it; counts the time somebody could watch, for paces that accelerate.

    That is the wall clock without pauses, and without what a busy machine made a frame last beyond its time.
    """

    def __init__(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        self._watched_seconds = 0.0
        self._counted_at = time.monotonic()
        self._is_step = False
        self.hold = 0.0

    def go_on(self, mailbox: Mailbox) -> None:
        """Of a run that is taken up again: as fast as it was."""
        self._mailbox = mailbox
        self.skip()

    def count(self) -> None:
        """Somebody has watched until now."""
        now = time.monotonic()
        self._watched_seconds += min(now - self._counted_at, self.hold + MAX_DELAY)
        self._counted_at = now

    def skip(self) -> None:
        """Nobody has watched since it was counted last."""
        self._counted_at = time.monotonic()

    def take_back_step(self) -> None:
        """The chunk ended within a generation: a step continues until it is complete."""
        if self._is_step:
            with self._mailbox.condition:
                self._mailbox.steps += 1

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """A step that is waited for, or what the pace says."""
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
