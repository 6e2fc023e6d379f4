"""When a run that restarts is likely to find a solution, by all attempts of this session at the same puzzle."""

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.parts.escape import Restart
from sudoku_desktop.evolution.prospects import even_odds
from sudoku_desktop.evolution.snapshot import Snapshot
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.numbers import figure
from sudoku_desktop.ui.run_controller import RunRequest
from sudoku_desktop.ui.speaking import all_in_words

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
        """What it is based on."""
        return all_in_words(
            (
                Sentence("As likely as not, a solution comes within this time of computing."),
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
        attempts = even_odds(failed, succeeded)
        if attempts is None:
            return None
        an_attempt = now.seconds / (now.restarts + 0.5)  # the present one is half over, on the average
        return Prospect(attempts * an_attempt, failed + succeeded, succeeded)
