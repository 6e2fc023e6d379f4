"""A short part of the attacks; the modules beside this one run as long as one likes."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from sudoku_desktop.board.formats import suffixes
from tests.attacks import archives, closes, events
from tests.attacks.documents import FOREIGN, attack
from tests.attacks.events import TOO_LONG, Cost, Watch


def test_that_hostile_documents_get_puzzles_or_one_sentence() -> None:
    tally = attack(2000, seed=2)
    assert tally.read > 100
    reported = tally.refused + tally.read_in_part
    assert set(reported) >= {*suffixes(), *FOREIGN}
    assert all(count > 50 for count in reported.values())


def test_that_damaged_archives_get_answers_or_one_sentence() -> None:
    tally = archives.attack(60, seed=2)
    assert min(tally["whole"], tally["read in part"], tally["refused"]) > 5


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed in this way")
def test_that_a_program_may_be_killed_at_any_moment() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.attacks.kills", "6", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.startswith("6 kills: nothing was lost")


def test_that_a_window_can_be_closed_in_the_middle_of_anything() -> None:
    assert closes.attack(24, seed=2) == []


def test_that_random_events_bring_no_exception_no_warning_and_no_invalid_document() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.attacks.events", "2000", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert told.returncode in (0, TOO_LONG), told.stdout + told.stderr  # a busy machine is no fault
    assert told.stdout.startswith("2,000 events"), told.stdout


@pytest.fixture
def spend(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[float], float]:
    """Lets seconds pass on all clocks; reading them for another thread takes one."""
    now = [0.0]

    def spend(seconds: float) -> float:
        now[0] += seconds
        return 0.0

    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    monkeypatch.setattr(time, "thread_time", lambda: now[0])
    monkeypatch.setattr(events.Measuring, "taken", Cost())
    monkeypatch.setattr(events, "THREADS", tmp_path)
    monkeypatch.setattr(events, "PROCESSORS", tmp_path / "none")
    (tmp_path / "1").mkdir()
    monkeypatch.setattr(events, "waited", lambda thread: spend(1.0) if thread == tmp_path / "1" else 0.0)
    return spend


def test_that_an_event_is_not_charged_for_the_clocks_that_are_read_within_it(spend: Callable[[float], float]) -> None:
    watch = Watch()

    def wait_and_act() -> None:
        for _ in range(300):
            watch.time("waiting", lambda: None)
        watch.leave_out(lambda: spend(50.0))
        spend(5.0)

    watch.time("acting", wait_and_act)
    ((cost, _, _),) = watch.slow
    assert (cost.wall, cost.computing) == (5.0, 5.0)


def test_that_each_turn_of_a_loop_within_an_event_is_charged_alone(spend: Callable[[float], float]) -> None:
    watch = Watch()

    def wait_for_a_menu() -> None:
        for seconds in (0.04, 0.3, 0.05):
            spend(seconds)
            watch.turn()
        spend(0.2)
        watch.time("within", lambda: spend(0.4))

    watch.time("pressing", wait_for_a_menu)
    watch.turn()  # nothing is being timed
    slow = [(round(cost.wall, 6), doing) for cost, doing, _ in watch.slow]
    assert slow == [(0.3, "0: pressing"), (0.4, "0: within"), (0.2, "0: pressing")]


def test_that_an_event_is_not_charged_for_what_other_guests_of_the_machine_took() -> None:
    cost = Cost(wall=1.0, computing=0.5, kept=0.2) - Cost(taken=np.array([0.0, 0.0]))
    assert cost.seconds == pytest.approx(0.8)
    assert (cost + Cost(taken=np.array([0.1, 0.05]))).seconds == pytest.approx(0.7)  # not both processors' time
    assert (cost + Cost(taken=np.array([0.9, 0.9]))).seconds == pytest.approx(0.5)  # what it computed stays


def test_that_growing_memory_is_told_from_a_first_rise_and_from_peaks() -> None:
    rising = [200 + 20 * each for each in range(10)]
    assert events.growth([*rising, *[400] * 39, 600]) == 0
    assert events.growth([*rising, *(400 + 3 * each for each in range(40))]) > events.MAX_GROWTH
    assert events.growth([100, 200]) == 0  # too few to judge by


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed in this way")
def test_that_a_study_may_be_killed_at_any_moment() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.attacks.studies", "3", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.startswith("3 kills: nothing was lost, nothing is there twice")
