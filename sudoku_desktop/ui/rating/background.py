"""Workers that rate a puzzle by human techniques, with the solution path, and by evolution."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Signal

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Deduction, Rating, Technique
from sudoku_desktop.services.assessment import Unique, assess
from sudoku_desktop.services.evolutionary_rating import EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.board.illustration import Illustration
from sudoku_desktop.ui.worker import Emit, Worker, in_thread


@dataclass(frozen=True)
class Step:
    """A step of the solution path; `number` starts at 1, `illustration` shows its deduction in the position before."""

    number: int
    illustration: Illustration

    @property
    def deduction(self) -> Deduction:
        return self.illustration.deduction


@dataclass(frozen=True)
class HumanRating:
    """Rating of a puzzle by human techniques.

    `guesses` is the number of guesses of the exact solver if the techniques do not suffice, else None.
    """

    rating: Rating
    steps: tuple[Step, ...]
    guesses: float | None

    @property
    def hardest(self) -> Step | None:
        """The first of the steps with the highest rating, or None if there are no steps."""
        return max(self.steps, key=lambda step: step.deduction.rating, default=None)

    @property
    def hardest_technique(self) -> Technique | None:
        """The technique of the hardest step; if the techniques do not suffice, the puzzle itself is rated higher."""
        return None if self.hardest is None else self.hardest.deduction.technique


def rate_along_path(givens: Grid, stop: Stop) -> HumanRating | None:
    """Return the rating and the path of a puzzle with exactly one solution, or None if stopped."""
    known = assess(givens, stop=stop)
    if not isinstance(known, Unique) or known.human is None:
        return None
    search, position = logic.Search(givens.geometry), logic.Position(givens)
    with stop.halting(search):
        steps = tuple(
            Step(number, Illustration(position.grid, tuple(position.marks.tolist()), deduction))
            for number, deduction in enumerate(search.path(givens, position), 1)
        )
    return None if search.is_halted else HumanRating(known.human, steps, known.guesses)


class HumanRater(Worker):
    """Worker that rates a puzzle by human techniques."""

    rated = Signal(object)
    """Emitted with the HumanRating."""

    @in_thread
    def rate(self, stop: Stop, emit: Emit, givens: Grid) -> None:
        """Rate a puzzle with exactly one solution, and cancel the previous rating."""
        rating = rate_along_path(givens, stop)
        if rating is not None:  # not cancelled
            emit(self.rated, rating)


class EvolutionRater(Worker):
    """Worker that rates a puzzle by evolution."""

    grew = Signal(object)
    """Emitted with the EvolutionaryRating of all finished runs."""
    ran = Signal(object)
    """Emitted with a list of MadeRuns that have just ended."""

    @in_thread
    def rate(self, stop: Stop, emit: Emit, givens: Grid, settings: EvolutionSettings) -> None:
        """Rate a puzzle with exactly one solution, and cancel the previous rating."""
        rate_by_evolution(givens, settings, stop, partial(emit, self.grew), partial(emit, self.ran))
