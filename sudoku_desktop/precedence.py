"""The interface comes first: threads that compute stand back, and rest while it has much to do at once.

Where all is laid out anew Qt calls Python hundreds of times, each time asking a busy thread for Python's lock; and two
threads that share a core are both slower. So whoever is about to do such a thing says so, and no kernel is called until
it is over: beside a thread that generated puzzles a zoom took 55 ms instead of 25.
"""

import ctypes
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
LOCK_SECONDS = 0.00001
"""How long a thread may keep Python's lock from another: the interface asks for it some twenty times an event, and
hundreds of times where all is laid out anew.
"""
SLACK_NANOSECONDS, SLACK_STANDING_BACK = 1, 200_000
"""By how much Linux may be late when a thread has waited: by 50 µs if nobody says so, which is longer than the lock is
kept. Asking 600 times beside two threads of plain Python takes the interface a quarter of the time it took before
(`benchmarks/priority.py --lock`).
"""
_PR_SET_TIMERSLACK = 29


class _Rest:
    """The last one that was asked for, and by which thread."""

    until = 0.0
    thread = 0


def come_first() -> None:
    """Let the other threads rest for a moment; they have as long for themselves before another rest begins."""
    now = time.monotonic()
    if now > _Rest.until + REST_SECONDS:
        _Rest.thread = threading.get_ident()
        _Rest.until = now + REST_SECONDS


def give_way() -> None:
    """Rest, if another thread comes first."""
    seconds = _Rest.until - time.monotonic()
    if seconds > 0 and threading.get_ident() != _Rest.thread:
        time.sleep(seconds)


def ask_often() -> None:
    """Let the thread that calls this, the interface's, have Python's lock soon whenever it wants it."""
    sys.setswitchinterval(LOCK_SECONDS)
    _allow_slack(SLACK_NANOSECONDS)


def stand_back() -> None:
    """Let other threads have a processor, and Python's lock, before this one, and before those that it starts.

    Linux alone has a niceness for each thread; elsewhere it would be the whole program's.
    """
    if sys.platform == "linux":
        os.nice(NICENESS)
    _allow_slack(SLACK_STANDING_BACK)


def _allow_slack(nanoseconds: int) -> None:
    """To this thread, and those that it starts, when it has waited; only Linux has such a thing."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_TIMERSLACK, ctypes.c_ulong(nanoseconds), 0, 0, 0)
