"""Prospects of a run: the expected time to a solution, and the detection of stalled runs.

The expected time is estimated from all attempts at the puzzle in this session. A stall is no verdict on the puzzle: a
stalled run may find the solution in the next generation.
"""

from collections import Counter
from dataclasses import dataclass

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Restart
from sudoku_desktop.evolution.prospects import median_attempts
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words, tr
from sudoku_desktop.ui.numbers import figure
from sudoku_desktop.ui.run_controller import RunRequest

_Task = tuple[Algorithm, Grid]


def has_independent_attempts(algorithm: Algorithm) -> bool:
    """Return whether an algorithm's restarts make its attempts independent of each other."""
    return any(isinstance(escape, Restart) for escape in algorithm.escapes)


@dataclass(frozen=True)
class Prospect:
    """An estimate: with probability one half, a solution is found within `seconds`.

    `attempts`: number of attempts that the estimate is based on; `succeeded`: number of successful ones.
    """

    seconds: float
    attempts: int
    succeeded: int

    @property
    def text(self) -> str:
        """The estimate as text, for example "≈ 12 s" or "≈ 3 min"."""
        if self.seconds >= 2 * 3600:
            return tr("≈ {number} h", number=_roughly(self.seconds / 3600))
        if self.seconds >= 2 * 60:
            return tr("≈ {number} min", number=_roughly(self.seconds / 60))
        return tr("≈ {number} s", number=_roughly(self.seconds))

    @property
    def reason(self) -> str:
        return all_in_words(
            (
                Sentence("As likely as not, a solution comes within this computing time."),
                Sentence(
                    "Based on %n population(s) that began at random on this puzzle in this session, each with the same "
                    "chance; solved: {succeeded}.",
                    n=self.attempts,
                    succeeded=self.succeeded,
                ),
            )
        )


def _roughly(number: float) -> str:
    """Return a number with at most one decimal, as suits a rough estimate."""
    return figure(number, 0 if number >= 10 else 1)


class Prospects:
    """Counts finished attempts and estimates the time of the next success."""

    def __init__(self) -> None:
        self._failed: Counter[_Task] = Counter()
        self._succeeded: Counter[_Task] = Counter()

    def note_end(self, request: RunRequest, last: Snapshot) -> None:
        """Count the attempts of a run that will not continue."""
        task = request.algorithm, request.givens
        self._failed[task] += last.restarts
        self._succeeded[task] += last.solution is not None

    def of(self, request: RunRequest, now: Snapshot) -> Prospect | None:
        """Return the prospect of a running run, or None when no estimate is possible."""
        if not has_independent_attempts(request.algorithm) or now.solution is not None or not now.restarts:
            return None
        task = request.algorithm, request.givens
        succeeded = self._succeeded[task]
        failed = self._failed[task] + now.restarts
        attempts = median_attempts(failed, succeeded)
        if attempts is None:
            return None
        an_attempt = now.seconds / (now.restarts + 0.5)  # on average, the current attempt is half over
        return Prospect(attempts * an_attempt, failed + succeeded, succeeded)


SECONDS = 20.0
"""Computing time, in seconds, without improvement after which a run counts as stalled."""
RESTARTS = 200
MILLION = 1_000_000


@dataclass
class Stall:
    """Detects a stall from a run's consecutive snapshots; `patience` multiplies the limits of time and restarts."""

    patience: int = 1
    _best: float = float("inf")
    _seconds: float = 0.0
    _restarts: int = 0

    def is_reached(self, snapshot: Snapshot) -> bool:
        """Return whether the run has computed too long, or restarted too often, without improvement."""
        if snapshot.best_so_far_cost < self._best:
            self._best = snapshot.best_so_far_cost
            self._seconds, self._restarts = snapshot.seconds, snapshot.restarts
        seconds, restarts = snapshot.seconds - self._seconds, snapshot.restarts - self._restarts
        return seconds >= self.patience * SECONDS or restarts >= self.patience * RESTARTS

    def wait_longer(self) -> None:
        """Double the limits until the next stall is reported."""
        self.patience *= 2


def still_evolving(restarts: int, trials: int) -> Sentence:
    """Return a text such as "Still evolving: 412 restarts, 61 million trials."; an algorithm may have no restarts."""
    millions = trials // MILLION
    amount = Sentence("%n million trials", n=millions) if millions else Sentence("%n trial(s)", n=trials)
    if not restarts:
        return Sentence("Still evolving: {trials}.", trials=amount)
    return Sentence(
        "Still evolving: {restarts}, {trials}.", restarts=Sentence("%n restart(s)", n=restarts), trials=amount
    )
