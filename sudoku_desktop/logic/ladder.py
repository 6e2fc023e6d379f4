"""The ladder: which technique is tried when, what a rating is called, and the path up to the solution.

Vocabulary: a *step* is one deduction; the *path* is all of them from the givens to the solution; the *rating* of a
puzzle is the largest weight on its path, on the scale of Sudoku Explainer 1.2.1 (SE); a *level* is a rating in a word.
The solver never guesses: where no technique does anything, the ladder *ends*, and the rating is a lower bound.

Shapes other than the newspaper's have a ladder of their own, `kernels.any_shape`, which says what it has: the
techniques that are natural on any units, by the same kernels, in the same order and with the same weights. Published
ratings are of 9×9 alone, so that those of other shapes order puzzles of one shape, and compare with no other. Its last
rung, whatever contradicts itself by singles, is what propagation to the depth of one trial finds; beyond, guesses rank.
"""

from collections.abc import Iterator

import numpy as np

from sudoku_desktop.board import CLASSIC, Geometry, Grid
from sudoku_desktop.logic.deduction import Deduction, Words
from sudoku_desktop.logic.kernels.any_shape.ladder import find_next
from sudoku_desktop.logic.kernels.ladder import HARDEST, HIGHEST, SOLVED, STEPS, SUMMARY_SIZE, climb
from sudoku_desktop.logic.kernels.opcodes import TECHNIQUE_COUNT
from sudoku_desktop.logic.kernels.record import HALT, TECHNIQUE, WEIGHT, new_record
from sudoku_desktop.logic.position import Position, deduction_of
from sudoku_desktop.logic.rating import BEYOND_ANY_SHAPE, BEYOND_THE_LADDER, Rating
from sudoku_desktop.logic.techniques import TECHNIQUES

NO_CEILING, ANY_STEP_IS_ABOVE = 1_000, -1
"""Weights up to which the ladder is climbed: to its end, and to the first step, which is found and not done."""


class Search:
    """A search for deductions, in puzzles of one shape, that another thread may give up by `halt`."""

    def __init__(self, shape: Geometry = CLASSIC) -> None:
        self._record = new_record(shape.cell_count)

    def halt(self) -> None:
        """From now on nothing is found; a search under way ends within a moment."""
        self._record[HALT] = 1

    @property
    def is_halted(self) -> bool:
        """Whether `halt` was called."""
        return bool(self._record[HALT])

    def next_deduction(self, position: Position) -> Deduction | None:
        """The first deduction the ladder offers, None at its end. The position must have exactly one solution."""
        _, summary = self._climb(position, ANY_STEP_IS_ABOVE)
        if not summary[STEPS]:
            return None
        return deduction_of(self._record, position, TECHNIQUES[int(self._record[TECHNIQUE])])

    def path(self, grid: Grid, position: Position | None = None) -> Iterator[Deduction]:
        """The steps from a puzzle with exactly one solution up to it, or to the ladder's end.

        `position`: a new one of this grid, led along the path, so that each step comes while it is the one before it.
        """
        position = position or Position(grid)
        while not position.is_complete:
            deduction = self.next_deduction(position)
            if deduction is None:
                return
            yield deduction
            position.do(self._record)

    def rate(self, grid: Grid, ceiling: float | None = None) -> Rating:
        """Rate a puzzle with exactly one solution; with a ceiling, no further than the first step above it."""
        highest = NO_CEILING if ceiling is None else round(ceiling * 10)
        counts, summary = self._climb(Position(grid), highest)
        steps = int(summary[STEPS])
        rating = heaviest = int(summary[HIGHEST]) / 10
        if not (summary[SOLVED] or summary[HIGHEST] > highest or self.is_halted):
            rating = max(rating, BEYOND_THE_LADDER if grid.geometry.is_standard_9x9 else BEYOND_ANY_SHAPE)
        return Rating(
            rating=rating,
            hardest=TECHNIQUES[int(summary[HARDEST])] if steps and rating == heaviest else None,
            steps=steps,
            counts=tuple((TECHNIQUES[opcode], int(counts[opcode])) for opcode in np.flatnonzero(counts).tolist()),
            reaches_solution=bool(summary[SOLVED]),
            shape=grid.geometry,
        )

    def _climb(self, position: Position, ceiling: int) -> tuple[Words, Words]:
        """The one way into the kernels, so that the whole ladder is translated to machine code only once."""
        counts = np.zeros(TECHNIQUE_COUNT, np.int64)
        summary = np.zeros(SUMMARY_SIZE, np.int64)
        if position.shape.is_standard_9x9:
            digits, marks, places = position.digits, position.marks, position.places
            climb(position.tables, digits, marks, places, self._record, counts, summary, ceiling)
        else:
            self._climb_any(position, counts, summary, ceiling)
        return counts, summary

    def _climb_any(self, position: Position, counts: Words, summary: Words, ceiling: int) -> None:
        """What `climb` does, on another shape."""
        record = self._record
        while not (position.is_complete or record[HALT]):
            if not find_next(position.tables, position.marks, position.places, record):
                return
            counts[record[TECHNIQUE]] += 1
            summary[STEPS] += 1
            if record[WEIGHT] > summary[HIGHEST]:
                summary[HIGHEST], summary[HARDEST] = record[WEIGHT], record[TECHNIQUE]
            if record[WEIGHT] > ceiling:
                return
            position.do(record)
        summary[SOLVED] = position.is_complete


def rate(grid: Grid, ceiling: float | None = None) -> Rating:
    """Rate a puzzle with exactly one solution, as `Search.rate`."""
    return Search(grid.geometry).rate(grid, ceiling)


def path(grid: Grid) -> Iterator[Deduction]:
    """The path of a puzzle with exactly one solution, as `Search.path`."""
    return Search(grid.geometry).path(grid)
