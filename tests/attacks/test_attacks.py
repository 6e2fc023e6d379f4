"""A short part of the attacks; the other modules of this folder run them at any length."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from sudoku_desktop.board.formats import suffixes
from tests.attacks import archives, closes, events
from tests.attacks.documents import FOREIGN, attack


def test_that_hostile_documents_get_puzzles_or_one_sentence() -> None:
    tally = attack(1000, seed=2)
    assert tally.read > 50
    reported = tally.refused + tally.read_in_part
    assert set(reported) >= {*suffixes(), *FOREIGN}
    assert all(count > 20 for count in reported.values())


def test_that_damaged_archives_get_answers_or_one_sentence() -> None:
    tally = archives.attack(40, seed=2)
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
    assert closes.attack(2, seed=2) == []


def test_that_random_events_bring_no_exception_no_warning_and_no_invalid_document() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.attacks.events", "300", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert told.returncode in (0, events.TOO_LONG), told.stdout + told.stderr  # a busy machine is no fault
    assert told.stdout.startswith("300 events"), told.stdout


def test_that_choosing_an_event_is_not_measured_and_each_turn_of_an_event_loop_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr(events, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    watch = events.Watch()
    for doing, seconds in [("", 9.0), ("press", 0.2), ("press", 0.3), ("", 9.0), ("within", 0.4), ("press", 0.1)]:
        watch.lap(doing)
        now[0] += seconds
    watch.lap()
    assert list(watch.seconds) == pytest.approx([0.2, 0.3, 0.4, 0.1])
    assert [doing for _, doing in watch.slow] == ["0: press", "0: within"]


def test_that_growing_memory_is_told_from_a_first_rise_and_from_peaks() -> None:
    rising = [200 + 20 * each for each in range(10)]
    assert events.growth([*rising, *[400] * 39, 600]) == 0
    assert events.growth([*rising, *(400 + 3 * each for each in range(40))]) > events.MAX_GROWTH
    assert events.growth([100, 200]) == 0  # too few to judge by


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed in this way")
@pytest.mark.parametrize("what", ["studies", "hunts"])
def test_that_a_study_and_a_hunt_may_be_killed_at_any_moment(what: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", f"tests.attacks.{what}", "1", "--seed", "2"],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.startswith("1 kills: nothing was lost, nothing is there twice")
