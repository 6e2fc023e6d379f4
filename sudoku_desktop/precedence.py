"""The interface comes first: threads that compute stand back, and rest while it has much to do at once.

Where all is laid out anew Qt calls Python hundreds of times, each time asking a busy thread for Python's lock; and two
threads that share a core are both slower. So whoever is about to do such a thing says so, and no kernel is called until
it is over: beside a thread that generated puzzles a zoom took 55 ms instead of 25.
"""

import os
import sys
import threading
import time

NICENESS = 10
"""Of threads that compute: beside three of them, on two processors, what takes the interface 40 ms took 79 by the
clock, and so 49 (`benchmarks/priority.py`). Where nothing else wants a processor they are as fast as ever.
"""
REST_SECONDS = 0.12
"""Longer than such a thing takes, and shorter than a person takes to do the next: stopping a run waits for no rest."""


class _Rest:
    """The last one that was asked for, and by which thread."""

    until = 0.0
    thread = 0
    is_over = threading.Event()


def come_first() -> None:
    """Let the other threads rest for a moment; they have as long for themselves before another rest begins."""
    now = time.monotonic()
    if now > _Rest.until + REST_SECONDS:
        _Rest.thread = threading.get_ident()
        _Rest.until = now + REST_SECONDS
        _Rest.is_over.clear()


def end_rest() -> None:
    """Let the other threads work, for this one is about to wait for them: it would wait for their rest too."""
    _Rest.until = 0.0
    _Rest.is_over.set()


def give_way() -> None:
    """Rest, if another thread comes first."""
    seconds = _Rest.until - time.monotonic()
    if seconds > 0 and threading.get_ident() != _Rest.thread:
        _Rest.is_over.wait(seconds)


def stand_back() -> None:
    """Let other threads have a processor before this one, and before those that it starts.

    Linux alone has a niceness for each thread; elsewhere it would be the whole program's.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)
