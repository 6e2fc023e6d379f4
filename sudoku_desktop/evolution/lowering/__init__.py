"""Algorithm × Grid → the records the kernels take: the only bridge between declarations and kernels.

Types are made exact here (int64, float64, uint8), or numba would silently compile variants.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.construction import Construction
from sudoku_desktop.evolution.kernels.opcodes import PACKED_BOXES, PLACEMENTS
from sudoku_desktop.evolution.kernels.packed_boxes import ORDER, WORDS
from sudoku_desktop.evolution.kernels.plan import Plan
from sudoku_desktop.evolution.kernels.records import (
    COUNTERS,
    GENERATION,
    LOG_COLUMNS,
    LOG_ROWS,
    LOWEST,
    Boxes,
    Cells,
    State,
)
from sudoku_desktop.evolution.lowering.boxes import lower_boxes, no_boxes, unpack, unpack_differences
from sudoku_desktop.evolution.lowering.cells import lower_cells
from sudoku_desktop.evolution.lowering.construction import lower_construction
from sudoku_desktop.evolution.lowering.plan import can_be_packed, lower_algorithm
from sudoku_desktop.evolution.parts.encoding import FreeDigits
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated

_STRETCH = 1024

__all__ = ["Lowered", "agreement", "digits_of", "logged_digits", "lower", "memory_of", "new_state"]


class Lowered(NamedTuple):
    """The first arguments of `kernels.generations.advance`: of the puzzle's three forms a plan uses one."""

    plan: Plan
    boxes: Boxes
    cells: Cells
    construction: Construction


def lower(algorithm: Algorithm, givens: Grid) -> Lowered:
    """An algorithm and a puzzle in numbers.

    Raises ValueError where the encoding cannot write the puzzle: a block that is to be a permutation holds a given
    twice.
    """
    plan = lower_algorithm(algorithm, givens.order)
    if plan.representation == PACKED_BOXES:
        return Lowered(plan, lower_boxes(plan.mutation, givens), _no_cells(), _no_construction())
    if plan.representation == PLACEMENTS:
        return Lowered(plan, no_boxes(), _no_cells(), lower_construction(givens))
    return Lowered(plan, no_boxes(), lower_cells(algorithm.encoding, algorithm.fitness, givens), _no_construction())


@cache
def _no_cells() -> Cells:
    """In place of cells where they are not used."""
    return lower_cells(FreeDigits(), MissingAndRepeated(), Grid.blank(2))


@cache
def _no_construction() -> Construction:
    """In place of a construction where it is not used."""
    return lower_construction(Grid.blank(2))


def new_state(plan: Plan, order: int, seed: int) -> State:
    """Room for a run, with the generator seeded; generation 0 is still to be made."""
    counters = np.zeros(COUNTERS, np.int64)
    counters[GENERATION] = -1
    slots = plan.population + 1
    words = WORDS if plan.representation == PACKED_BOXES else 0
    cells = 0 if plan.representation == PACKED_BOXES else order**4
    return State(
        words=np.zeros((2, slots * words), np.int64),
        digits=np.zeros((2, slots * cells), np.uint8),
        costs=np.zeros((2, slots)),
        ages=np.zeros((2, slots)),
        ranks=np.zeros(plan.population, np.int64),
        keys=np.zeros(plan.population),
        spare_ranks=np.zeros(plan.population, np.int64),
        wheel=np.zeros(plan.population),
        leader_age=np.zeros(1),
        leader_words=np.full(words, -1, np.int64),
        leader_digits=np.zeros(cells, np.uint8),
        lowest=np.full(LOWEST, np.inf),
        log_words=np.zeros((LOG_ROWS, words), np.int64),
        log_digits=np.zeros((LOG_ROWS, cells), np.uint8),
        log_figures=np.zeros((LOG_ROWS, LOG_COLUMNS)),
        counters=counters,
        random=np.random.SeedSequence(seed).generate_state(1, np.uint64).astype(np.uint64),
    )


def memory_of(algorithm: Algorithm, order: int = ORDER) -> int:
    """How many bytes a run's state takes on a grid of an order; all else a run holds is below 4 MB.

    It grows with the population alone: at most 100 000 · (2 · 625 + 64) bytes = 132 MB.
    """
    slots = algorithm.population + 1
    packed = can_be_packed(algorithm, order)
    chromosome = 8 * WORDS if packed else order**4
    figures = 8 * (2 * 2 * slots + 4 * algorithm.population + LOG_ROWS * LOG_COLUMNS)
    return (2 * slots + LOG_ROWS + 1) * chromosome + figures + 8 * (COUNTERS + LOWEST + 2)


def digits_of(state: State, half: int, slot: int, givens: Grid) -> NDArray[np.uint8]:
    """(cells,): the chromosome in a slot of a half."""
    if state.words.shape[1]:
        return unpack(state.words[half, slot * WORDS : (slot + 1) * WORDS], givens)
    length = givens.geometry.cell_count
    return state.digits[half, slot * length : (slot + 1) * length].copy()


def logged_digits(state: State, row: int, givens: Grid) -> NDArray[np.uint8]:
    """(cells,): the chromosome in a row of the log of improvements."""
    return unpack(state.log_words[row], givens) if state.words.shape[1] else state.log_digits[row].copy()


def agreement(state: State, half: int, members: int, givens: Grid) -> NDArray[np.bool_]:
    """(cells,): where the first `members` chromosomes of a half all hold the same digit.

    A large population is looked through in stretches, and no further than something beside the givens agrees.
    """
    packed = bool(state.words.shape[1])
    chromosomes = (state.words if packed else state.digits)[half].reshape(-1, WORDS if packed else givens.cells.size)
    first = digits_of(state, half, 0, givens)
    agreed = np.ones(len(first), bool)
    open_cells = givens.cells == 0
    for begin in range(0, members, _STRETCH):
        some = chromosomes[begin : min(begin + _STRETCH, members)]
        if packed:
            differences = np.bitwise_or.reduce(some ^ chromosomes[0], axis=0)
            agreed &= unpack_differences(differences, givens)
        else:
            agreed &= np.all(some == first, axis=0)
        if not agreed[open_cells].any():
            break
    return agreed
