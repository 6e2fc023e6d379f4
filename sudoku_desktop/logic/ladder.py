"""The human solver: find the next deduction, the path to the solution, and the rating of a puzzle.

Vocabulary: a *step* is one deduction; the *path* is all steps from the givens to the solution; the *rating* of a puzzle
is the largest weight on its path, on the scale of Sudoku Explainer 1.2.1 (SE); a *level* is a range of ratings with a
name. The *ladder* is the list of techniques in ascending difficulty. The solver never guesses: where no technique
helps, the path ends, and the rating is a lower bound.

On shapes other than the standard 9×9 the ladder has fewer techniques (`kernels.any_shape`), in the same order and with
the same weights. Published ratings exist for 9×9 only, so ratings of other shapes order puzzles of one shape and cannot
be compared with others. There the last technique, contradictions by singles, finds what propagation to a depth of one
guess finds; harder puzzles are ordered by their number of guesses.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import replace

import numpy as np

from sudoku_desktop.board import CLASSIC, Geometry, Grid
from sudoku_desktop.logic.candidates import Candidate, Words, candidates_of
from sudoku_desktop.logic.deduction import Deduction, Explanation, NestedChain, Technique
from sudoku_desktop.logic.kernels.ladder import (
    FIRST,
    HARDEST,
    HIGHEST,
    SOLVED,
    STEPS,
    SUMMARY_SIZE,
    UP_TO_PLACEMENT,
    climb,
)
from sudoku_desktop.logic.kernels.nested import FIRST_LEVEL
from sudoku_desktop.logic.kernels.opcodes import NESTED_CONTRADICTION_CHAINS, TECHNIQUE_COUNT
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, HALT, REACHED, REMOVED, TECHNIQUE, WEIGHT, new_record
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.rating import BEYOND_ANY_SHAPE, BEYOND_THE_LADDER, Rating
from sudoku_desktop.logic.techniques import TECHNIQUES
from sudoku_desktop.logic.techniques.chain import Chain, chain_of

WATCHED_FROM = 90
"""Weight, in tenths, above which finding a step may take seconds, so that lower bounds are reported."""
SECONDS_BETWEEN_BOUNDS = 0.1
"""Time, in seconds, between two reports of a rating's lower bound."""
NO_CEILING, ANY_STEP_IS_ABOVE = 1_000, -1
"""Special ceilings, in tenths: every step is applied, or none, so that the search ends at the first step."""


class Search:
    """A search for deductions in puzzles of one shape, which another thread can stop with `halt`."""

    def __init__(self, shape: Geometry = CLASSIC) -> None:
        self._record = new_record(shape.cell_count)

    def halt(self) -> None:
        """Stop the current search soon, and end later searches before they find anything."""
        self._record[HALT] = 1

    @property
    def is_halted(self) -> bool:
        """Whether `halt` was called."""
        return bool(self._record[HALT])

    def next_deduction(self, position: Position) -> Deduction | None:
        """Return the easiest deduction, or None when no technique helps. The position must have one solution."""
        summary = np.zeros(SUMMARY_SIZE, np.int64)
        climb_or_unfold(position, self._record, ANY_STEP_IS_ABOVE, np.zeros(TECHNIQUE_COUNT, np.int64), summary)
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

    def rate(self, grid: Grid, ceiling: float | None = None, watch: Callable[[Rating], object] | None = None) -> Rating:
        """Rate a puzzle with exactly one solution; with a ceiling, stop at the first step rated above it.

        While the search goes on in a thread of its own, the calling thread passes each lower bound above WATCHED_FROM
        to `watch`: the rating of the hardest step so far, or of the easiest technique that has not been tried in vain.
        """
        highest = NO_CEILING if ceiling is None else round(ceiling * 10)
        position = Position(grid)
        counts, summary = np.zeros(TECHNIQUE_COUNT, np.int64), np.zeros(SUMMARY_SIZE, np.int64)
        self._record[REACHED] = 0
        if watch is None:
            climb_or_unfold(position, self._record, highest, counts, summary)
        else:
            known = WATCHED_FROM
            with ThreadPoolExecutor(1) as thread:
                climbing = thread.submit(climb_or_unfold, position, self._record, highest, counts, summary)
                try:
                    while not wait((climbing,), SECONDS_BETWEEN_BOUNDS).done and not self.is_halted:
                        bound = max(int(self._record[REACHED]), int(summary[HIGHEST]))
                        if known < bound <= highest:
                            known = bound
                            watch(Rating(bound / 10, None, int(summary[STEPS]), (), False, grid.geometry))
                    climbing.result()
                except BaseException:
                    self.halt()  # the thread is waited for
                    raise
        return self._rating(grid, counts, summary, has_ended=bool(summary[HIGHEST] <= highest))

    def _rating(self, grid: Grid, counts: Words, summary: Words, *, has_ended: bool) -> Rating:
        """Return the rating of the steps so far; `has_ended`: no step above a ceiling has stopped the search."""
        steps = int(summary[STEPS])
        rating = heaviest = int(summary[HIGHEST]) / 10
        if has_ended and not (summary[SOLVED] or self.is_halted):
            rating = max(rating, BEYOND_THE_LADDER if grid.geometry.is_standard_9x9 else BEYOND_ANY_SHAPE)
        return Rating(
            rating=rating,
            hardest=TECHNIQUES[int(summary[HARDEST])] if steps and rating == heaviest else None,
            steps=steps,
            counts=tuple((TECHNIQUES[opcode], int(counts[opcode])) for opcode in np.flatnonzero(counts).tolist()),
            reaches_solution=bool(summary[SOLVED]),
            shape=grid.geometry,
            first_step=int(summary[FIRST]) / 10,
            first_placement=int(summary[UP_TO_PLACEMENT]) / 10,
        )


def rate(grid: Grid, ceiling: float | None = None) -> Rating:
    """Rate a puzzle with exactly one solution; see `Search.rate`."""
    return Search(grid.geometry).rate(grid, ceiling)


def path(grid: Grid) -> Iterator[Deduction]:
    """Yield the steps that solve a puzzle with exactly one solution; see `Search.path`."""
    return Search(grid.geometry).path(grid)


def deduction_of(record: Words, position: Position, technique: Technique) -> Deduction:
    """Return the deduction that a record holds, explained for the position in which it was found."""
    explanation = technique.explain(position, record).with_shape(position.shape)
    level = (technique.opcode - NESTED_CONTRADICTION_CHAINS) // 4 + FIRST_LEVEL
    if level >= FIRST_LEVEL:
        explanation = replace(explanation, inner=tuple(_nested_chains(position, chain_of(record), level)))
    return _deduction(record, technique, explanation, position.shape)


def _deduction(record: Words, technique: Technique, explanation: Explanation, shape: Geometry) -> Deduction:
    placed = Candidate(int(record[CELL]), int(record[DIGIT]) + 1) if record[CELL] >= 0 else None
    removals = tuple(
        each for cell, mask in enumerate(record[REMOVED:].tolist()) if mask for each in candidates_of(cell, mask)
    )
    return Deduction(technique, int(record[WEIGHT]) / 10, placed, removals, explanation, shape)


def climb_or_unfold(
    position: Position,
    record: Words,
    ceiling: int,
    counts: Words,
    summary: Words,
    wanted: tuple[int, int, int] = (0, 0, 0),
) -> None:
    """Call the kernel `climb`, in one place, so that the techniques are compiled to machine code only once."""
    digits, marks, places = position.digits, position.marks, position.places
    climb(position.tables, digits, marks, places, record, counts, summary, ceiling, np.array(wanted))


def _nested_chains(position: Position, chain: Chain, level: int) -> Iterator[NestedChain]:
    """Yield the different chains nested in a chain of a level, but not those nested inside these."""
    record, nothing = new_record(), np.zeros(0, np.int64)
    known = set()
    for assumption, index in chain.nested:
        there = position.copy()
        climb_or_unfold(there, record, 0, nothing, nothing, (level, assumption, index))
        technique = TECHNIQUES[int(record[TECHNIQUE])]
        explanation = technique.explain(there, record)
        if (technique, explanation.links) not in known:
            known.add((technique, explanation.links))
            found = _deduction(record, technique, explanation, position.shape)
            yield NestedChain(**vars(found), marks=tuple(there.marks.tolist()))
