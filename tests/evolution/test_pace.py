"""Paces determine the size of the next chunk; they never change results."""

import pytest

from sudoku_desktop.evolution.pace import (
    FRAMES_PER_SECOND,
    Accelerating,
    Chunk,
    EveryImprovement,
    FullSpeed,
    GenerationsPerSecond,
    Pace,
)

FAST = 300_000.0
FRAME = FAST / FRAMES_PER_SECOND


@pytest.mark.parametrize(
    "pace", [FullSpeed(), Accelerating(), GenerationsPerSecond(0.1), GenerationsPerSecond(1000), EveryImprovement()]
)
@pytest.mark.parametrize("speed", [0.0, 1.0, FAST, 1e12])
@pytest.mark.parametrize("seconds", [0.0, 1.0, 3600.0, 1e9])
def test_that_every_chunk_makes_progress(pace: Pace, speed: float, seconds: float) -> None:
    chunk = pace.next_chunk(speed, seconds)
    assert chunk.generations >= 1
    assert chunk.hold >= 0
    assert chunk.generations <= max(1.0, speed / FRAMES_PER_SECOND)


@pytest.mark.parametrize(("speed", "generations"), [(0.0, 1), (29.0, 1), (3000.0, 100), (FAST, 10_000)])
def test_that_full_speed_fills_a_frame_and_holds_nothing(speed: float, generations: int) -> None:
    assert FullSpeed().next_chunk(speed, 5.0) == Chunk(generations)


def generations_seen(pace: Pace, seconds: float) -> int:
    """Return the number of generations that a run of infinite speed has shown after some seconds."""
    now, seen = 0.0, 0
    while now < seconds:
        chunk = pace.next_chunk(1e12, now)
        now, seen = now + chunk.hold, seen + chunk.generations
    return seen


@pytest.mark.parametrize(("seconds", "fewest", "most"), [(2.0, 6, 9), (5.0, 24, 36), (8.0, 110, 200)])
def test_that_accelerating_lets_the_beginning_be_seen(seconds: float, fewest: int, most: int) -> None:
    assert fewest <= generations_seen(Accelerating(), seconds) <= most


@pytest.mark.parametrize(("seconds", "fewest"), [(10.0, 800), (12.0, 8_000), (15.0, 500_000)])
def test_that_accelerating_soon_shows_very_many(seconds: float, fewest: int) -> None:
    assert generations_seen(Accelerating(), seconds) >= fewest


def test_that_accelerating_reaches_full_speed_and_stays_there() -> None:
    pace = Accelerating(start=8, stretch=10)
    assert pace.next_chunk(FAST, 10.0) == Chunk(273, hold=pytest.approx(1 / FRAMES_PER_SECOND, rel=0.01))
    for seconds in (12.4, 13.0, 60.0, 61.0, 1e150):
        assert pace.next_chunk(FAST, seconds) == Chunk(10_000)


def test_that_accelerating_holds_a_frame_for_its_time_until_full_speed() -> None:
    assert Accelerating().next_chunk(FAST, 0.0) == Chunk(1, hold=pytest.approx(1 / 3))
    assert Accelerating().next_chunk(1.0, 0.0) == Chunk(1, hold=pytest.approx(1 / 3))
    assert Accelerating().next_chunk(FAST, 8.0).hold == pytest.approx(1 / 30, rel=0.1)
    assert Accelerating().next_chunk(FAST, 30.0).hold == 0


@pytest.mark.parametrize("rate", [0.5, 2, 10, 30, 100, 1000, 100_000])
def test_that_a_steady_rate_is_kept(rate: float) -> None:
    chunk = GenerationsPerSecond(rate).next_chunk(1e9, 7.0)
    assert chunk.generations / chunk.hold == pytest.approx(rate)
    assert chunk.generations == 1 or chunk.hold == pytest.approx(1 / FRAMES_PER_SECOND, rel=0.25)


def test_that_a_rate_the_machine_does_not_reach_still_shows_frames() -> None:
    assert GenerationsPerSecond(100_000).next_chunk(3000.0, 7.0).generations == 100


def test_that_every_improvement_is_held() -> None:
    assert EveryImprovement(hold=0.6).next_chunk(FAST, 7.0) == Chunk(int(FRAME), until_improvement=True, hold=0.6)
