"""Threads that compute rest for a moment where another comes first, and then have as long for themselves."""

import threading
from types import SimpleNamespace

import pytest

from sudoku_desktop import precedence
from sudoku_desktop.precedence import REST_SECONDS, come_first, give_way


class Clock:
    """Stands still, but for who sleeps."""

    def __init__(self):
        self.now = 1000.0
        self.slept = []

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.slept.append(pytest.approx(seconds))
        self.now += seconds


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(precedence, "time", clock)
    monkeypatch.setattr(precedence, "_Rest", SimpleNamespace(until=0.0, thread=0))
    return clock


def in_a_thread(act):
    thread = threading.Thread(target=act)
    thread.start()
    thread.join()


def test_that_a_thread_rests_once_and_whoever_comes_first_does_not(clock):
    in_a_thread(give_way)
    come_first()
    give_way()
    assert clock.slept == []
    in_a_thread(give_way)
    in_a_thread(give_way)
    assert clock.slept == [REST_SECONDS]


def test_that_a_rest_is_not_prolonged_and_as_long_a_time_of_work_follows_it(clock):
    come_first()
    clock.now += REST_SECONDS / 2
    come_first()
    in_a_thread(give_way)
    assert clock.slept == [REST_SECONDS / 2]
    come_first()
    in_a_thread(give_way)
    assert len(clock.slept) == 1
    clock.now += 1.01 * REST_SECONDS
    come_first()
    in_a_thread(give_way)
    assert clock.slept == [REST_SECONDS / 2, REST_SECONDS]
