"""When a run counts as stalled: by seconds of computing and by restarts, regardless of its results."""

from types import SimpleNamespace

import pytest

from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.watching.prospects import RESTARTS, SECONDS, Stall, still_evolving


def at(seconds=0.0, restarts=0, best=8.0):
    return SimpleNamespace(seconds=seconds, restarts=restarts, best_so_far_cost=best)


@pytest.mark.parametrize(
    ("snapshot", "stalls"),
    [
        (at(SECONDS - 1), False),
        (at(SECONDS), True),
        (at(restarts=RESTARTS - 1), False),
        (at(restarts=RESTARTS), True),
        (at(SECONDS, RESTARTS, best=6.0), False),
    ],
)
def test_that_a_run_stalls_when_nothing_better_comes_for_long(snapshot, stalls):
    stall = Stall()
    assert not stall.is_reached(at())
    assert stall.is_reached(snapshot) is stalls


def test_that_something_better_begins_the_count_anew():
    stall = Stall()
    stall.is_reached(at())
    assert stall.is_reached(at(SECONDS))
    assert not stall.is_reached(at(SECONDS + 1, best=4.0))
    assert not stall.is_reached(at(2 * SECONDS, best=4.0))
    assert stall.is_reached(at(2 * SECONDS + 1, best=4.0))


def test_that_patience_doubles():
    stall = Stall()
    stall.is_reached(at())
    stall.wait_longer()
    assert not stall.is_reached(at(1.9 * SECONDS))
    assert stall.is_reached(at(2 * SECONDS))


@pytest.mark.parametrize(
    ("restarts", "trials", "said"),
    [
        (412, 61_400_000, "Still evolving: 412 restarts, 61 million trials."),
        (0, 5_000_000, "Still evolving: 5 million trials."),
        (1, 999_999, "Still evolving: 1 restart, 999,999 trials."),
    ],
)
def test_that_it_is_said_with_figures(restarts, trials, said):
    assert in_words(still_evolving(restarts, trials)) == said
