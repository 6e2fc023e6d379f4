"""When a run no longer gets anywhere, as far as one can see.

That is never a verdict: a run may find the solution in the next generation, and says nothing of the puzzle.
"""

from dataclasses import dataclass

from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Sentence

SECONDS = 20.0
"""Of computing: about those at full speed, since a slow pace computes next to nothing."""
RESTARTS = 200
MILLION = 1_000_000


@dataclass
class Stall:
    """Looks at a run's snapshots one after the other. `patience` times the limits are waited for."""

    patience: int = 1
    _best: float = float("inf")
    _seconds: float = 0.0
    _restarts: int = 0

    def is_reached(self, snapshot: Snapshot) -> bool:
        """Whether nothing better was found for so many seconds of computing, or for so many restarts."""
        if snapshot.best_so_far_cost < self._best:
            self._best = snapshot.best_so_far_cost
            self._seconds, self._restarts = snapshot.seconds, snapshot.restarts
        seconds, restarts = snapshot.seconds - self._seconds, snapshot.restarts - self._restarts
        return seconds >= self.patience * SECONDS or restarts >= self.patience * RESTARTS

    def wait_longer(self) -> None:
        """Twice as long from now on."""
        self.patience *= 2


def still_evolving(restarts: int, trials: int) -> Sentence:
    """Such as "Still evolving: 412 restarts, 61 million trials."; an algorithm may have no restarts."""
    millions = trials // MILLION
    told = Sentence("%n million trials", n=millions) if millions else Sentence("%n trial(s)", n=trials)
    if not restarts:
        return Sentence("Still evolving: {trials}.", trials=told)
    return Sentence(
        "Still evolving: {restarts}, {trials}.", restarts=Sentence("%n restart(s)", n=restarts), trials=told
    )
