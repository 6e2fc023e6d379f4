"""Where the best of a generation comes from: the founder of each of its cells, and since when it has its digit.

A run that is watched records nothing. Another one, which does, goes the same way again: from the beginning of the
population that is asked about, because nothing is older, or from where it has been already; see `kernels.heritage`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import BLANK, Geometry, Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.checkpoints import Checkpoint, Checkpoints
from sudoku_desktop.evolution.kernels.heritage import HOW_BITS, SPARE_BITS
from sudoku_desktop.evolution.kernels.opcodes import PACKED_BOXES
from sudoku_desktop.evolution.kernels.records import GENERATION, HALF, KIN, PLACE, SINCE_RESTART
from sudoku_desktop.evolution.lowering import digits_of
from sudoku_desktop.evolution.retelling.told import Ancestry, How, Inherited, Takeover
from sudoku_desktop.evolution.run import MAX_CHUNK, Run
from sudoku_desktop.sentence import ProblemError, Sentence

PATIENCE = 0.04
"""Seconds after which it is asked again whether anybody still waits."""
BUDGET = 32 * 2**20
"""Bytes for checkpoints with records."""
MOST_BYTES = 256 * 2**20
"""Of the records themselves; a population of 100,000 on 9 × 9 just stays below."""

STRIDES = 40
"""A takeover is looked at in every generation at first, then after every 40th part of the time gone by."""


class Genealogist:
    """Tells of a run that somebody else runs, or has run; belongs to one thread at a time.

    `checkpoints`: that run's, which may go on meanwhile.
    """

    def __init__(self, algorithm: Algorithm, givens: Grid, seed: int, checkpoints: Checkpoints) -> None:
        if memory_of_records(algorithm, givens.geometry) > MOST_BYTES:
            raise ProblemError(Sentence("Ancestors are not traced in a population of {n}.", n=algorithm.population))
        self._checkpoints = checkpoints
        self._own = Checkpoints(BUDGET)
        self._run = Run(algorithm, givens, seed, records=True)
        self._cells = np.arange(givens.cells.size)
        self._known_from = 0
        """The generation, the first of a population, before which the run's records are worth nothing."""
        if self._run.lowered.plan.representation == PACKED_BOXES:
            self._cells = givens.geometry.boxes.reshape(-1)

    def ancestry(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> Ancestry | None:
        """Of the best of a generation; None when given up. Raises ValueError for one that the run cannot have."""
        if generation < 0:
            raise ValueError(f"generation must be at least 0, got {generation}")
        if self._go_before(generation, is_given_up) and self._advance_to(generation, is_given_up):
            return self._told()
        return None

    def takeover(self, generation: int, is_given_up: Callable[[], bool] = lambda: False) -> Takeover | None:
        """Of the population that was there in a generation, from its first one on; None when given up.

        It ends where one founder has taken over. Raises ValueError as `ancestry` does.
        """
        run = self._run
        if not (self._go_before(generation, is_given_up) and self._advance_to(generation, is_given_up)):
            return None
        first = generation - int(run.state.counters[SINCE_RESTART])
        if not (self._go_before(first, is_given_up) and self._advance_to(first, is_given_up)):
            return None
        places, greatest, left = [], [], []
        while True:
            shares = self._shares()
            places.append(run.generation)
            greatest.append(float(shares.max(initial=0.0)))
            left.append(int(np.count_nonzero(shares)))
            if run.generation >= generation or left[-1] <= 1:
                return Takeover(first, tuple(places), tuple(greatest), tuple(left), run.algorithm.population)
            stride = 1 + (run.generation - first) // STRIDES
            if not self._advance_to(min(generation, run.generation + stride), is_given_up):
                return None

    def _shares(self) -> NDArray[np.float64]:
        """(population,): of each founder, the share of the population's free cells that has come down from it."""
        run, state = self._run, self._run.state
        half, population, count = int(state.counters[HALF]), run.algorithm.population, self._cells.size
        at = (population + 1) * KIN
        born = state.heritage[half, at : at + population * count].reshape(population, count)
        free = run.prepared.cells[self._cells] == BLANK
        founders = (born[:, free] >> HOW_BITS) & ((1 << population.bit_length()) - 1)
        if state.digits.shape[1]:  # a cell that is blank has come down from nobody
            founders *= state.digits[half, : population * count].reshape(population, count)[:, free] != BLANK
        counts = np.bincount(founders.reshape(-1), minlength=population + 1)[1:]
        shares: NDArray[np.float64] = counts / max(1, founders.size)
        return shares

    @property
    def generation(self) -> int:
        """How far it has come; −1 at the run's beginning."""
        return self._run.generation

    def so_far(self) -> Ancestry | None:
        """Of the best of the generation it had come to when it was given up."""
        return self._told() if self._run.generation >= self._known_from else None

    def _go_before(self, generation: int, is_given_up: Callable[[], bool]) -> bool:
        """To where the fewest generations are to be made again; False when given up."""
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
                run.go_back(self._checkpoints.before(first))
                self._known_from = first
            run.checkpoints = None
            if not self._advance_to(first, is_given_up):
                return False
        elif here != run.generation:
            run.go_back(near)
            self._known_from = 0
        run.checkpoints = self._own
        return True

    def _advance_to(self, generation: int, is_given_up: Callable[[], bool]) -> bool:
        """From where the run is, if it is not there."""
        run = self._run
        while run.generation < generation:
            if is_given_up():
                return False
            snapshot = run.advance(min(MAX_CHUNK, generation - run.generation), seconds=PATIENCE)
            if snapshot.solution is not None and run.generation < generation:
                raise ValueError(f"the run ended with generation {snapshot.generation}, before {generation}")
        return True

    def _told(self) -> Ancestry:
        """What is recorded of the best."""
        run, state = self._run, self._run.state
        half, population, count = int(state.counters[HALF]), run.algorithm.population, self._cells.size
        best = int(np.argmin(state.costs[half, :population]))
        digits = digits_of(state, half, best, run.givens)
        at = (population + 1) * KIN + best * count
        born = state.heritage[half, at : at + count]
        at += (population + 1) * count
        met = state.heritage[half, at : at + count]
        founder_width = population.bit_length()
        mating_width = founder_width + SPARE_BITS
        told = []
        for cell, record, joined in zip(self._cells.tolist(), born.tolist(), met.tolist(), strict=True):
            if run.prepared.cells[cell] or not digits[cell]:
                continue
            founder = (record >> HOW_BITS) & ((1 << founder_width) - 1)
            since, mating = divmod(record >> (HOW_BITS + founder_width), 1 << mating_width)
            told.append(
                Inherited(
                    cell,
                    since,
                    mating,
                    How(record & ((1 << HOW_BITS) - 1)),
                    founder - 1 if founder else None,
                    divmod(joined, 1 << mating_width) if founder and joined else None,
                )
            )
        told.sort(key=lambda each: each.cell)
        first = run.generation - int(state.counters[SINCE_RESTART])
        return Ancestry(tuple(digits.tolist()), run.generation, first, tuple(told))


def memory_of_records(algorithm: Algorithm, shape: Geometry) -> int:
    """How many bytes the records take of a run on a grid of a shape."""
    return 2 * 8 * (algorithm.population + 1) * (KIN + 2 * shape.cell_count)


def _first_of(checkpoint: Checkpoint) -> int:
    """The generation in which the population of a checkpoint began."""
    counters = checkpoint.arrays["counters"]
    return int(counters[GENERATION] - counters[SINCE_RESTART])
