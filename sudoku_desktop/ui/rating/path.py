"""The path of a person's solution, each step with the position it is taken in, so that the board can show it.

The rating is the path's, so that a hard puzzle is not searched twice.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.exact import UndecidedError
from sudoku_desktop.logic import Deduction, Rating
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.ui.board.illustration import Illustration


@dataclass(frozen=True)
class Step:
    """`number`: from 1. `illustration`: the deduction in the position before it."""

    number: int
    illustration: Illustration

    @property
    def deduction(self) -> Deduction:
        """What is concluded."""
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


def rate_along_path(givens: Grid, search: logic.Search) -> HumanRating | None:
    """Rate a puzzle with exactly one solution; None when the search is halted before its end."""
    position = logic.Position(givens)
    steps = []
    for number, deduction in enumerate(search.path(givens), 1):
        marks = tuple(int(mask) for mask in position.marks)
        steps.append(Step(number, Illustration(position.grid, marks, deduction)))
        position = after(position, deduction)
    if search.is_halted:
        return None
    guesses = None
    if not position.is_complete:
        with suppress(UndecidedError):
            guesses = mean_guesses(givens)
    return HumanRating(_rating_of(steps, position.is_complete), tuple(steps), guesses)


def _rating_of(steps: list[Step], reaches_solution: bool) -> Rating:
    hardest = max(steps, key=lambda step: step.deduction.rating, default=None)
    counts = Counter(step.deduction.technique.opcode for step in steps)
    return Rating(
        rating=hardest.deduction.rating if hardest is not None else 0.0,
        hardest=hardest.deduction.technique if hardest is not None else None,
        steps=len(steps),
        counts=tuple((logic.TECHNIQUES[opcode], counts[opcode]) for opcode in sorted(counts)),
        reaches_solution=reaches_solution,
    )


def after(position: logic.Position, deduction: Deduction) -> logic.Position:
    """The position once a deduction is carried out."""
    following = position.without(deduction.removals)
    placed = deduction.placement
    if placed is None:
        return following
    peers = position.grid.geometry.peers[placed.cell]
    following.digits[placed.cell] = placed.digit - 1
    following.marks[placed.cell] = 0
    following.marks[peers] &= ~(1 << (placed.digit - 1))
    return following.without(())
