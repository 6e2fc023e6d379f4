"""Trace the ancestry of a generation's best individual: the founder and the age of each of its cells.

A displayed run records no ancestry. A second run of the same algorithm and seed records it, starting from the beginning
of the population in question, since ancestry does not reach further back, or from an earlier query; see
`kernels.ancestry`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sudoku_desktop.board import Geometry, Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
from sudoku_desktop.evolution.explanation.report import Ancestry, DigitSource, InheritedCell
from sudoku_desktop.evolution.kernels.ancestry import HOW_BITS, SPARE_BITS
from sudoku_desktop.evolution.kernels.opcodes import PACKED_BOXES
from sudoku_desktop.evolution.kernels.records import GENERATION, HALF, KIN, PLACE, SINCE_RESTART
from sudoku_desktop.evolution.lowering import digits_of
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.sentence import ProblemError, Sentence

CANCEL_CHECK_SECONDS = 0.04
"""Interval, in seconds, between checks for cancellation."""
BUDGET = 32 * 2**20
"""Memory for checkpoints with ancestry records, in bytes."""
MOST_BYTES = 256 * 2**20
"""Maximum size of the ancestry records, in bytes; a population of 100,000 on 9 × 9 is just below it."""


class Genealogist:
    """Traces ancestry in a run that is or was executed elsewhere; usable from one thread at a time.

    `checkpoints` are those of that run, which may continue meanwhile.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        if memory_of_records(algorithm, givens.geometry) > MOST_BYTES:
            raise ProblemError(Sentence("Ancestors are not traced in a population of {n}.", n=algorithm.population))
        self._checkpoints = checkpoints
        self._own = Checkpoints(BUDGET)
        self._run = Run(algorithm, givens, seed, records=True)
        self._cells = np.arange(givens.cells.size)
        self._known_from = 0
        """First generation, the start of a population, from which the ancestry records are valid."""
        if self._run.lowered.plan.representation == PACKED_BOXES:
            self._cells = givens.geometry.boxes.reshape(-1)

    def ancestry(self, generation: int, is_cancelled: Callable[[], bool] = lambda: False) -> Ancestry | None:
        """Return the ancestry of a generation's best individual, or None when cancelled.

        Raises ValueError for a generation that the run does not have.
        """
        if generation < 0:
            raise ValueError(f"generation must be at least 0, got {generation}")
        if self._go_before(generation, is_cancelled) and self._advance_to(generation, is_cancelled):
            return self._current_ancestry()
        return None

    @property
    def generation(self) -> int:
        """The generation that the recording run has reached; −1 at its beginning."""
        return self._run.generation

    def so_far(self) -> Ancestry | None:
        """Return the ancestry at the generation where the last query was cancelled, or None."""
        return self._current_ancestry() if self._run.generation >= self._known_from else None

    def _go_before(self, generation: int, is_cancelled: Callable[[], bool]) -> bool:
        """Move the run to the state from which the fewest generations must be repeated; return False when cancelled."""
        run, here = self._run, self._run.generation
        if here < self._known_from or here > generation or (here == generation and run.state.counters[PLACE]):
            here = -1
        near, far = self._own.before(generation), self._checkpoints.before(generation)
        if near is not None and near.generation > here:
            here = near.generation
        first = 0 if far is None else _first_of(far)
        if first > max(here, 0):
            is_on_its_way = self._known_from == first > run.generation
            if not is_on_its_way:
                self._own.clear()
                run.rewind(self._checkpoints.before(first))
                self._known_from = first
            run.checkpoints = None
            if not self._advance_to(first, is_cancelled):
                return False
        elif here != run.generation:
            run.rewind(near)
            self._known_from = 0
        run.checkpoints = self._own
        return True

    def _advance_to(self, generation: int, is_cancelled: Callable[[], bool]) -> bool:
        """Advance the run to a generation, unless it is already there; return False when cancelled."""
        run = self._run
        while run.generation < generation:
            if is_cancelled():
                return False
            snapshot = run.advance(min(MAX_CHUNK, generation - run.generation), seconds=CANCEL_CHECK_SECONDS)
            if snapshot.solution is not None and run.generation < generation:
                raise ValueError(f"the run ended with generation {snapshot.generation}, before {generation}")
        return True

    def _current_ancestry(self) -> Ancestry:
        """Return the recorded ancestry of the current best individual."""
        run, state = self._run, self._run.state
        half, population, count = int(state.counters[HALF]), run.algorithm.population, self._cells.size
        best = int(np.argmin(state.costs[half, :population]))
        digits = digits_of(state, half, best, run.givens)
        at = (population + 1) * KIN + best * count
        born = state.ancestry[half, at : at + count]
        at += (population + 1) * count
        met = state.ancestry[half, at : at + count]
        founder_width = population.bit_length()
        mating_width = founder_width + SPARE_BITS
        inherited = []
        for cell, record, joined in zip(self._cells.tolist(), born.tolist(), met.tolist(), strict=True):
            if run.prepared.cells[cell] or not digits[cell]:
                continue
            founder = (record >> HOW_BITS) & ((1 << founder_width) - 1)
            since, mating = divmod(record >> (HOW_BITS + founder_width), 1 << mating_width)
            inherited.append(
                InheritedCell(
                    cell,
                    since,
                    mating,
                    DigitSource(record & ((1 << HOW_BITS) - 1)),
                    founder - 1 if founder else None,
                    divmod(joined, 1 << mating_width) if founder and joined else None,
                )
            )
        inherited.sort(key=lambda each: each.cell)
        first = run.generation - int(state.counters[SINCE_RESTART])
        return Ancestry(tuple(digits.tolist()), run.generation, first, tuple(inherited))


def memory_of_records(algorithm: Algorithm, shape: Geometry) -> int:
    """Return the memory that ancestry records take in a run on a grid of this shape, in bytes."""
    return 2 * 8 * (algorithm.population + 1) * (KIN + 2 * shape.cell_count)


def _first_of(checkpoint: Checkpoint) -> int:
    """Return the first generation of a checkpoint's population."""
    counters = checkpoint.arrays["counters"]
    return int(counters[GENERATION] - counters[SINCE_RESTART])
