"""The human solver: find the next deduction, the whole path to the solution, and the rating of a puzzle.

Vocabulary: a *step* is one deduction; the *path* is all steps from the givens to the solution; the *rating* of a puzzle
is the largest weight on its path, on the scale of Sudoku Explainer 1.2.1 (SE); a *level* is a range of ratings with a
name. The *ladder* is the list of techniques in ascending difficulty. The solver never guesses: where no technique
helps, the path ends, and the rating is a lower bound.

Shapes other than the standard 9×9 have their own ladder in `kernels.any_shape`: the techniques that make sense on any
units, in the same order and with the same weights. Published ratings exist for 9×9 only, so ratings of other shapes
order puzzles of one shape and cannot be compared with others. That ladder's last technique, contradictions by singles,
finds what propagation to a depth of one guess finds; harder puzzles are ordered by their number of guesses.
"""

from collections.abc import Iterator

import numpy as np

from sudoku_desktop.board import CLASSIC, Geometry, Grid
from sudoku_desktop.logic.candidates import Candidate, Words, candidates_of
from sudoku_desktop.logic.deduction import Deduction, Technique
from sudoku_desktop.logic.kernels.any_shape.ladder import find_next
from sudoku_desktop.logic.kernels.ladder import HARDEST, HIGHEST, SOLVED, STEPS, SUMMARY_SIZE, climb
from sudoku_desktop.logic.kernels.opcodes import TECHNIQUE_COUNT
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, HALT, REMOVED, TECHNIQUE, WEIGHT, new_record
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.rating import BEYOND_ANY_SHAPE, BEYOND_THE_LADDER, Rating
from sudoku_desktop.logic.techniques import TECHNIQUES

NO_CEILING, ANY_STEP_IS_ABOVE = 1_000, -1
"""Maximum weights, in tenths, up to which steps are applied: all of them, and none, which only finds the first step."""


class Search:
    """A search for deductions in puzzles of one shape, which another thread can stop with `halt`."""

    def __init__(self, shape: Geometry = CLASSIC) -> None:
        self._record = new_record(shape.cell_count)

    def halt(self) -> None:
        """Stop the search under way within a moment, and let later searches find nothing."""
        self._record[HALT] = 1

    @property
    def is_halted(self) -> bool:
        """Whether `halt` was called."""
        return bool(self._record[HALT])

    def next_deduction(self, position: Position) -> Deduction | None:
        """Return the easiest deduction, or None when no technique helps. The position must have one solution."""
        _, summary = self._climb(position, ANY_STEP_IS_ABOVE)
        if not summary[STEPS]:
            return None
        return deduction_of(self._record, position, TECHNIQUES[int(self._record[TECHNIQUE])])

    def path(self, grid: Grid, position: Position | None = None) -> Iterator[Deduction]:
        """Yield the steps that solve a puzzle with exactly one solution, as far as the techniques lead.

        `position`, a new `Position` of this grid, is updated along the path: it shows the state before the last yielded
        step.
        """
        position = position or Position(grid)
        while not position.is_complete:
            deduction = self.next_deduction(position)
            if deduction is None:
                return
            yield deduction
            position.do(self._record)

    def rate(self, grid: Grid, ceiling: float | None = None) -> Rating:
        """Rate a puzzle with exactly one solution; with a ceiling, stop at the first step rated above it."""
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
        """Run the kernels; a single call site, so that the techniques are compiled to machine code only once."""
        counts = np.zeros(TECHNIQUE_COUNT, np.int64)
        summary = np.zeros(SUMMARY_SIZE, np.int64)
        if position.shape.is_standard_9x9:
            digits, marks, places = position.digits, position.marks, position.places
            climb(position.tables, digits, marks, places, self._record, counts, summary, ceiling)
        else:
            self._climb_any(position, counts, summary, ceiling)
        return counts, summary

    def _climb_any(self, position: Position, counts: Words, summary: Words, ceiling: int) -> None:
        """Do what the kernel `climb` does, for shapes other than the standard 9×9."""
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
    """Rate a puzzle with exactly one solution; see `Search.rate`."""
    return Search(grid.geometry).rate(grid, ceiling)


def path(grid: Grid) -> Iterator[Deduction]:
    """Yield the steps that solve a puzzle with exactly one solution; see `Search.path`."""
    return Search(grid.geometry).path(grid)


def deduction_of(record: Words, position: Position, technique: Technique) -> Deduction:
    """Return the deduction that a record holds, explained for the position in which it was found."""
    placed = Candidate(int(record[CELL]), int(record[DIGIT]) + 1) if record[CELL] >= 0 else None
    removals = tuple(
        each for cell, mask in enumerate(record[REMOVED:].tolist()) if mask for each in candidates_of(cell, mask)
    )
    explanation = technique.explain(position, record).with_shape(position.shape)
    return Deduction(technique, int(record[WEIGHT]) / 10, placed, removals, explanation, position.shape)
