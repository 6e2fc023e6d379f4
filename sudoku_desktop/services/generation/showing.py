"""How long what is being generated can be seen. It holds the work, and never changes what is made."""

from __future__ import annotations

from sudoku_desktop.evolution.pace import Pace, Stride
from sudoku_desktop.services.stopping import Stop

SHORTEST = 1 / 60
"""Seconds; what could be seen for less goes by at full speed."""
_FAST = 1e6
"""Puzzles a second, as a pace is told, so that it holds each as long as it would hold a generation."""


class Showing:
    """A pace for all of a generation: of the run that looks for the solved grid, and of the puzzles after it."""

    def __init__(self, pace: Pace, stop: Stop) -> None:
        self._pace, self._stop = pace, stop
        self._watched = 0.0
        self.hold_of_run = 0.0
        """Seconds for the last stride of the run."""

    def stride(self, speed: float, seconds: float) -> Stride:
        """For a run: what the pace says by the time that somebody has watched."""
        stride = self._pace.stride(speed, self._watched)
        self.hold_of_run = stride.hold
        return stride

    @property
    def hold_of_puzzle(self) -> float:
        """Seconds for one puzzle; 0 where it would not be seen."""
        stride = self._pace.stride(_FAST, self._watched)
        hold = stride.hold if stride.until_improvement else stride.hold / stride.generations
        return hold if hold >= SHORTEST else 0.0

    def wait(self, seconds: float) -> None:
        """Let it be seen; stopping ends that at once."""
        if seconds > 0:
            self._stop.wait(seconds)
            self._watched += seconds
