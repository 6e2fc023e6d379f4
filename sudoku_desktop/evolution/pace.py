"""Speed of display: how many generations a frame covers, and how long a frame is shown. It never changes results."""

from dataclasses import dataclass
from typing import Protocol

FRAMES_PER_SECOND = 30


@dataclass(frozen=True)
class Chunk:
    """Size of the next chunk of a run: `generations`, or fewer if it ends at an improvement.

    `hold` is the minimum time, in seconds, until the next snapshot is displayed; the viewer waits, not the run.
    """

    generations: int
    until_improvement: bool = False
    hold: float = 0.0


class Pace(Protocol):
    """Determines the size of the next chunk of a run."""

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return the next chunk of a run.

        `speed` is measured, in generations a second; `seconds` is the time since the run began, without pauses.
        """


def _generations_a_frame(speed: float) -> int:
    return max(1, int(speed / FRAMES_PER_SECOND))


@dataclass(frozen=True)
class FullSpeed:
    """Full speed, with about 30 snapshots a second."""

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return as many generations as fit a frame."""
        return Chunk(_generations_a_frame(speed))


@dataclass(frozen=True)
class Accelerating:
    """Start with `start` generations a second and accelerate; the speed doubles after √`stretch` seconds.

    After t seconds the speed is start · 2^(t² / stretch), until full speed is reached. As the length of a run is
    unknown, every power of ten of generations gets some time. With the defaults the first 30 generations are shown in 5
    s, some 150 in 8 s, 40,000 in 13 s.
    """

    start: float = 3.0
    stretch: float = 12.0

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return the next chunk, displayed for its nominal time unless computing takes longer."""
        rate = self.start * 2.0 ** min(seconds * seconds / self.stretch, 60.0)
        full = _generations_a_frame(speed)
        if rate >= FRAMES_PER_SECOND * full:
            return Chunk(full)
        generations = max(1, int(rate / FRAMES_PER_SECOND))
        return Chunk(generations, hold=generations / rate)


@dataclass(frozen=True)
class GenerationsPerSecond:
    """A constant, slow speed in generations a second."""

    rate: float

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return one generation for a frame, or several when the rate exceeds the frame rate."""
        generations = max(1, round(self.rate / FRAMES_PER_SECOND))
        return Chunk(min(generations, _generations_a_frame(speed)), hold=generations / self.rate)


@dataclass(frozen=True)
class EveryImprovement:
    """Display each improvement of the best for `hold` seconds, and run at full speed in between."""

    hold: float = 0.5

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return a chunk that ends at an improvement, or after a frame's time."""
        return Chunk(_generations_a_frame(speed), until_improvement=True, hold=self.hold)
