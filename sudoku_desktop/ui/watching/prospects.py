"""What is to be expected of a run: when one that restarts is likely to find a solution, and when one gets nowhere.

The first is judged by all attempts of this session at the same puzzle. The second is never a verdict: a run may find
the solution in the next generation, and says nothing of the puzzle.
"""

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Restart
from sudoku_desktop.evolution.prospects import median_attempts
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.speaking import all_in_words
from sudoku_desktop.ui.numbers import figure
from sudoku_desktop.ui.run_controller import RunRequest

_Task = tuple[Algorithm, Grid]


def restarts_anew(algorithm: Algorithm) -> bool:
    """Whether an algorithm's attempts know nothing of each other."""
    return any(isinstance(escape, Restart) for escape in algorithm.escapes)


@dataclass(frozen=True)
class Prospect:
    """As likely as not there is a solution within so many seconds, after `attempts`, of which some `succeeded`."""

    seconds: float
    attempts: int
    succeeded: int

    @property
    def text(self) -> str:
        """Such as "≈ 12 s" or "≈ 3 min"."""
        translate = QCoreApplication.translate
        for unit, words in (
            (3600.0, translate("Prospect", "≈ {number} h")),
            (60.0, translate("Prospect", "≈ {number} min")),
        ):
            if self.seconds >= 2 * unit:
                return words.format(number=_roughly(self.seconds / unit))
        return translate("Prospect", "≈ {number} s").format(number=_roughly(self.seconds))

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
    """No more digits than an estimate deserves."""
    return figure(number, 0 if number >= 10 else 1)


class Prospects:
    """Counts attempts that are over, and knows what they say about the next."""

    def __init__(self) -> None:
        self._failed: Counter[_Task] = Counter()
        self._succeeded: Counter[_Task] = Counter()

    def note_end(self, request: RunRequest, last: Snapshot) -> None:
        """A run will not go on."""
        task = request.algorithm, request.givens
        self._failed[task] += last.restarts
        self._succeeded[task] += last.solution is not None

    def of(self, request: RunRequest, now: Snapshot) -> Prospect | None:
        """Of a run that is on; None where nothing can be known."""
        if not restarts_anew(request.algorithm) or now.solution is not None or not now.restarts:
            return None
        task = request.algorithm, request.givens
        succeeded = self._succeeded[task]
        failed = self._failed[task] + now.restarts
        attempts = median_attempts(failed, succeeded)
        if attempts is None:
            return None
        an_attempt = now.seconds / (now.restarts + 0.5)  # the present one is half over, on the average
        return Prospect(attempts * an_attempt, failed + succeeded, succeeded)


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
