"""Rates a puzzle beside the interface, as a person does, with the path of the solution, and by evolution."""

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
from sudoku_desktop.ui.worker import Emit, Worker


@dataclass(frozen=True)
class Step:
    """`number`: from 1. `illustration`: the deduction in the position before it."""

    number: int
    illustration: Illustration

    @property
    def deduction(self) -> Deduction:
        return self.illustration.deduction


@dataclass(frozen=True)
class HumanRating:
    """How a person finds a puzzle. `guesses`: of the exact solver, where the ladder ends, else None."""

    rating: Rating
    steps: tuple[Step, ...]
    guesses: float | None

    @property
    def hardest(self) -> Step | None:
        """The first of the steps that weigh most; None without a step."""
        return max(self.steps, key=lambda step: step.deduction.rating, default=None)

    @property
    def hardest_technique(self) -> Technique | None:
        """That of the hardest step, which weighs less than the rating where the ladder ends after easy ones."""
        return None if self.hardest is None else self.hardest.deduction.technique


def rate_along_path(givens: Grid, stop: Stop) -> HumanRating | None:
    """The rating of a puzzle with exactly one solution, and its path; None when stopped before its end."""
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
    """Rates a puzzle as a person does."""

    rated = Signal(object)
    """The HumanRating."""

    def rate(self, givens: Grid) -> None:
        """Rate this puzzle, and no other any more; it must have exactly one solution."""

        def work(stop: Stop, emit: Emit) -> None:
            rating = rate_along_path(givens, stop)
            if rating is not None:  # it was not stopped on the way
                emit(self.rated, rating)

        self.begin(work)


class EvolutionRater(Worker):
    """Rates a puzzle by evolution."""

    grew = Signal(object)
    """The EvolutionaryRating of the runs that have ended."""
    ran = Signal(object)
    """A list of MadeRuns that have just ended."""

    def rate(self, givens: Grid, settings: EvolutionSettings) -> None:
        """Rate this puzzle, and no other any more; it must have exactly one solution."""

        def work(stop: Stop, emit: Emit) -> None:
            rate_by_evolution(givens, settings, stop, partial(emit, self.grew), partial(emit, self.ran))

        self.begin(work)
