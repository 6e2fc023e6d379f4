"""Threads that compute rest for a moment where another comes first, and then have as long for themselves."""

import threading
from types import SimpleNamespace

import pytest

from sudoku_desktop import precedence
from sudoku_desktop.precedence import REST_SECONDS, come_first, end_rest, give_way

LONG = 120.0
"""Seconds that nothing comes near."""


class Clock:
    """Stands still, but for who rests."""

    def __init__(self):
        self.now = 1000.0
        self.rested = []

    def monotonic(self):
        return self.now

    def wait(self, seconds):
        self.rested.append(pytest.approx(seconds))
        self.now += seconds

    def clear(self):
        """A rest begins."""

    def set(self):
        """It ends before its time."""


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(precedence, "time", clock)
    monkeypatch.setattr(precedence, "_Rest", SimpleNamespace(until=0.0, thread=0, is_over=clock))
    return clock


def in_a_thread(act):
    thread = threading.Thread(target=act)
    thread.start()
    thread.join()


def test_that_a_thread_rests_once_and_whoever_comes_first_does_not(clock):
    in_a_thread(give_way)
    come_first()
    give_way()
    assert clock.rested == []
    in_a_thread(give_way)
    in_a_thread(give_way)
    assert clock.rested == [REST_SECONDS]


def test_that_a_rest_is_not_prolonged_and_as_long_a_time_of_work_follows_it(clock):
    come_first()
    clock.now += REST_SECONDS / 2
    come_first()
    in_a_thread(give_way)
    assert clock.rested == [REST_SECONDS / 2]
    come_first()
    in_a_thread(give_way)
    assert len(clock.rested) == 1
    clock.now += 1.01 * REST_SECONDS
    come_first()
    in_a_thread(give_way)
    assert clock.rested == [REST_SECONDS / 2, REST_SECONDS]


def test_that_a_rest_ends_where_another_thread_waits_for_its_end(monkeypatch):
    monkeypatch.setattr(precedence, "REST_SECONDS", LONG)
    monkeypatch.setattr(precedence._Rest, "until", -2 * LONG)
    come_first()
    resting = threading.Thread(target=give_way)
    resting.start()
    resting.join(0.05)
    assert resting.is_alive()
    end_rest()
    resting.join(LONG / 2)
    assert not resting.is_alive()


def test_that_after_a_rest_was_ended_the_next_may_begin_at_once(clock):
    come_first()
    end_rest()
    in_a_thread(give_way)
    assert clock.rested == []
    come_first()
    in_a_thread(give_way)
    assert clock.rested == [REST_SECONDS]
