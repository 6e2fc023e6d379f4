"""Pace: how many generations a frame shows, and how long it stays. Pace never changes a run's results."""

from dataclasses import dataclass
from typing import Protocol

FRAMES_PER_SECOND = 30


@dataclass(frozen=True)
class Stride:
    """What to do for the next snapshot: at most `generations`, or fewer if the best improves and that is asked.

    `hold`: the least seconds until the snapshot after this one; whoever shows the run waits, not the run.
    """

    generations: int
    until_improvement: bool = False
    hold: float = 0.0


class Pace(Protocol):
    """Sizes the next stride."""

    def stride(self, speed: float, seconds: float) -> Stride:
        """`speed`: generations a second as measured; `seconds`: since the run began, pauses left out."""


def _generations_a_frame(speed: float) -> int:
    return max(1, int(speed / FRAMES_PER_SECOND))


@dataclass(frozen=True)
class FullSpeed:
    """As fast as the machine goes, with a snapshot about 30 times a second."""

    def stride(self, speed: float, seconds: float) -> Stride:
        """Whatever fits a frame."""
        return Stride(_generations_a_frame(speed))


@dataclass(frozen=True)
class Accelerating:
    """`start` generations a second at first, and twice as many after √`stretch` seconds; then faster and faster.

    After t seconds the rate is start · 2^(t² / stretch), until that is full speed. Nobody knows how long a run will
    take: so every power of ten of generations gets a little time of its own. With the defaults the first 30 generations
    are seen in 5 s, some 150 in 8 s, 40,000 in 13 s.
    """

    start: float = 3.0
    stretch: float = 12.0

    def stride(self, speed: float, seconds: float) -> Stride:
        """A frame is held until its time is over as long as it takes less than its time."""
        rate = self.start * 2.0 ** min(seconds * seconds / self.stretch, 60.0)
        full = _generations_a_frame(speed)
        if rate >= FRAMES_PER_SECOND * full:
            return Stride(full)
        generations = max(1, int(rate / FRAMES_PER_SECOND))
        return Stride(generations, hold=generations / rate)


@dataclass(frozen=True)
class GenerationsPerSecond:
    """A steady, slow pace."""

    rate: float

    def stride(self, speed: float, seconds: float) -> Stride:
        """One generation a frame, or several when the rate is above the frame rate."""
        generations = max(1, round(self.rate / FRAMES_PER_SECOND))
        return Stride(min(generations, _generations_a_frame(speed)), hold=generations / self.rate)


@dataclass(frozen=True)
class EveryImprovement:
    """Each improvement of the best is shown for `hold` seconds; what lies between goes by at full speed."""

    hold: float = 0.5

    def stride(self, speed: float, seconds: float) -> Stride:
        """Ends at an improvement, and otherwise after a frame's time."""
        return Stride(_generations_a_frame(speed), until_improvement=True, hold=self.hold)
