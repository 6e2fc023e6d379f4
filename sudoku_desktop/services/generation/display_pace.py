"""Display times during generation. They delay the work and never change its result."""

from __future__ import annotations

from sudoku_desktop.evolution.pace import Chunk, Pace
from sudoku_desktop.services.stopping import Stop

SHORTEST = 1 / 60
"""Shortest display time of a puzzle, in seconds; below it puzzles are not displayed."""
_FAST = 1e6
"""Speed, in puzzles a second, at which a pace treats each puzzle like one generation."""


class DisplayPace:
    """The pace of generating a puzzle: of the run that evolves the solved grid, and of digging puzzles from it."""

    def __init__(self, pace: Pace, stop: Stop) -> None:
        self._pace, self._stop = pace, stop
        self._watched = 0.0
        self.hold_of_run = 0.0
        """Display time, in seconds, of the last chunk of the run."""

    def next_chunk(self, speed: float, seconds: float) -> Chunk:
        """Return the next chunk of a run, according to the time for which the user has watched."""
        chunk = self._pace.next_chunk(speed, self._watched)
        self.hold_of_run = chunk.hold
        return chunk

    @property
    def hold_of_puzzle(self) -> float:
        """Display time of one puzzle, in seconds; 0 if it is too short to be seen."""
        chunk = self._pace.next_chunk(_FAST, self._watched)
        hold = chunk.hold if chunk.until_improvement else chunk.hold / chunk.generations
        return hold if hold >= SHORTEST else 0.0

    def wait(self, seconds: float) -> None:
        """Wait for a number of seconds; stopping ends the wait at once."""
        if seconds > 0:
            self._stop.wait(seconds)
            self._watched += seconds
