"""The ladder: which technique is tried when, what a rating is called, and the path up to the solution.

Vocabulary: a *step* is one deduction; the *path* is all of them from the givens to the solution; the *rating* of a
puzzle is the largest weight on its path, on the scale of Sudoku Explainer 1.2.1 (SE); a *level* is a rating in a word.
The solver never guesses: where no technique does anything, the ladder *ends*, and the rating is a lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from math import inf

import numpy as np

from sudoku_desktop.board import Grid
from sudoku_desktop.logic.deduction import Deduction, Position, Technique, Words, deduction_of
from sudoku_desktop.logic.kernels.ladder import HARDEST, HIGHEST, SOLVED, STEPS, SUMMARY_SIZE, climb, find_next
from sudoku_desktop.logic.kernels.opcodes import TECHNIQUE_COUNT
from sudoku_desktop.logic.kernels.record import HALT, TECHNIQUE, new_record
from sudoku_desktop.logic.techniques import TECHNIQUES

NO_CEILING = 1_000
BEYOND_THE_LADDER = 9.5
"""The lowest weight of what comes after the last rung in SE: dynamic forcing chains with other chains nested inside."""


class Level(Enum):
    """A rating in a word; the value is the name for files and the command line."""

    GENTLE = "gentle"
    EASY = "easy"
    MODERATE = "moderate"
    TOUGH = "tough"
    FIENDISH = "fiendish"
    DIABOLICAL = "diabolical"
    EXTREME = "extreme"


HIGHEST_RATINGS = {
    Level.GENTLE: 1.2,
    Level.EASY: 1.5,
    Level.MODERATE: 2.5,
    Level.TOUGH: 4.0,
    Level.FIENDISH: 6.2,
    Level.DIABOLICAL: 8.2,
    Level.EXTREME: inf,
}
"""The highest SE rating of each level."""


def level_of(rating: float) -> Level:
    """The level a rating belongs to."""
    return next(level for level, highest in HIGHEST_RATINGS.items() if rating <= highest)


@dataclass(frozen=True)
class Rating:
    """How hard a puzzle is for a person.

    `rating`: the largest weight on the path. `hardest`: the first technique on it that weighs as much as any; None for
    a grid without a blank. `steps`: the path's length. `counts`: how often each technique was needed, in the ladder's
    order. `reaches_solution`: false where the ladder ended before (or was not climbed to the end); then the rating is
    a lower bound, and where it ended at least BEYOND_THE_LADDER.
    """

    rating: float
    hardest: Technique | None
    steps: int
    counts: tuple[tuple[Technique, int], ...]
    reaches_solution: bool

    @property
    def level(self) -> Level:
        """The rating in a word; where the ladder ends the puzzle is beyond its last rung."""
        return level_of(self.rating) if self.reaches_solution else Level.EXTREME

    def as_json_object(self) -> dict[str, object]:
        """What the command line prints; only a lower bound has `at_least`."""
        answer: dict[str, object] = {
            "rating": self.rating,
            "level": self.level.value,
            "hardest": self.hardest.name if self.hardest else None,
            "steps": self.steps,
        }
        return answer if self.reaches_solution else answer | {"at_least": True}


class Search:
    """A search for deductions that another thread may give up by `halt`."""

    def __init__(self) -> None:
        self._record = new_record()

    def halt(self) -> None:
        """From now on nothing is found; a search under way ends within a moment."""
        self._record[HALT] = 1

    @property
    def is_halted(self) -> bool:
        """Whether `halt` was called."""
        return bool(self._record[HALT])

    def next_deduction(self, position: Position) -> Deduction | None:
        """The first deduction the ladder offers, None at its end. The position must have exactly one solution."""
        found = self._find(position)
        return None if found is None else deduction_of(found, position, TECHNIQUES[int(found[TECHNIQUE])])

    def path(self, grid: Grid) -> Iterator[Deduction]:
        """The steps from a puzzle with exactly one solution up to it, or to the ladder's end."""
        position = Position(grid)
        while not position.is_complete:
            deduction = self.next_deduction(position)
            if deduction is None:
                return
            yield deduction
            position.do(self._record)

    def rate(self, grid: Grid, ceiling: float | None = None) -> Rating:
        """Rate a puzzle with exactly one solution; with a ceiling, no further than the first step above it."""
        position = Position(grid)
        counts = np.zeros(TECHNIQUE_COUNT, np.int64)
        summary = np.zeros(SUMMARY_SIZE, np.int64)
        highest = NO_CEILING if ceiling is None else round(ceiling * 10)
        climb(position.digits, position.marks, position.places, self._record, counts, summary, highest)
        steps = int(summary[STEPS])
        rating = int(summary[HIGHEST]) / 10
        if not (summary[SOLVED] or summary[HIGHEST] > highest or self.is_halted):
            rating = max(rating, BEYOND_THE_LADDER)
        return Rating(
            rating=rating,
            hardest=TECHNIQUES[int(summary[HARDEST])] if steps else None,
            steps=steps,
            counts=tuple((TECHNIQUES[opcode], int(counts[opcode])) for opcode in np.flatnonzero(counts).tolist()),
            reaches_solution=bool(summary[SOLVED]),
        )

    def _find(self, position: Position) -> Words | None:
        if self.is_halted or not find_next(position.marks, position.places, self._record):
            return None
        return self._record


def rate(grid: Grid, ceiling: float | None = None) -> Rating:
    """Rate a puzzle with exactly one solution, as `Search.rate`."""
    return Search().rate(grid, ceiling)


def path(grid: Grid) -> Iterator[Deduction]:
    """The path of a puzzle with exactly one solution, as `Search.path`."""
    return Search().path(grid)
