"""Convert an algorithm and a grid into the records that the kernels take.

Types are made exact here (int64, float64, uint8), because numba would silently compile variants for other types.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC, Geometry, Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.construction import Construction
from sudoku_desktop.evolution.kernels.eight_words import EIGHT
from sudoku_desktop.evolution.kernels.opcodes import DUPLICATES_REFUSED, PACKED_BOXES, PLACEMENTS
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.plan import Plan
from sudoku_desktop.evolution.kernels.ranking import FEW, TALLY
from sudoku_desktop.evolution.kernels.records import (
    BUCKETS,
    COUNTERS,
    FROM_FATHER,
    GENERATION,
    KIN,
    LOG_COLUMNS,
    LOG_ROWS,
    LOWEST,
    MOST_KNOWN,
    Boxes,
    CellPuzzle,
    State,
)
from sudoku_desktop.evolution.lowering.boxes import lower_boxes, no_boxes, unpack
from sudoku_desktop.evolution.lowering.cells import lower_cells
from sudoku_desktop.evolution.lowering.construction import lower_construction
from sudoku_desktop.evolution.lowering.own import own_parts, with_functions
from sudoku_desktop.evolution.lowering.plan import lower_algorithm
from sudoku_desktop.evolution.parts.encoding import FreeDigits
from sudoku_desktop.evolution.parts.fitness import MissingAndRepeated
from sudoku_desktop.sentence import ProblemError

SAMPLE = 256
"""Number of chromosomes from which entropies are estimated, in 0.1 ms and with hardly any error."""

__all__ = ["Lowered", "digits_of", "entropies", "logged_digits", "lower", "memory_of", "new_state"]


class Lowered(NamedTuple):
    """The first arguments of `kernels.generations.advance`; a plan uses one of the three forms of the puzzle."""

    plan: Plan
    boxes: Boxes
    cells: CellPuzzle
    construction: Construction


def lower(algorithm: Algorithm, givens: Grid) -> Lowered:
    """Convert an algorithm and a puzzle into numbers.

    Raises ProblemError when a part does not support the puzzle's shape, or when the encoding cannot represent the
    puzzle, because a block that must be a permutation holds a given twice; also for an operator of the user's own that
    breaks a rule.
    """
    reason = algorithm.misfit_on(givens.geometry)
    if reason:
        raise ProblemError(reason)
    plan = lower_algorithm(algorithm, givens.geometry)
    if plan.representation == PACKED_BOXES:
        return Lowered(plan, lower_boxes(plan.mutation, givens, plan.duplicates.tries), _no_cells(), _no_construction())
    if plan.representation == PLACEMENTS:
        return Lowered(plan, no_boxes(), _no_cells(), lower_construction(givens))
    cells = lower_cells(algorithm.encoding, algorithm.fitness, givens)
    own = own_parts(algorithm)
    if own:
        cells = with_functions(cells, own, algorithm.encoding, givens, algorithm.population)
    return Lowered(plan, no_boxes(), cells, _no_construction())


@cache
def _no_cells() -> CellPuzzle:
    """Return a placeholder for unused cells."""
    return lower_cells(FreeDigits(), MissingAndRepeated(), Grid.blank(geometry(2)))


@cache
def _no_construction() -> Construction:
    """Return a placeholder for an unused construction."""
    return lower_construction(Grid.blank(geometry(2)))


def new_state(plan: Plan, shape: Geometry, seed: int, *, records: bool = False) -> State:
    """Return the state of a new run, with the generator seeded, before generation 0.

    `records` adds arrays for ancestry records.
    """
    counters = np.zeros(COUNTERS, np.int64)
    counters[GENERATION] = -1
    population, slots = plan.population, plan.population + 1
    # A hash table of a power of two of seats, at least twice the number of its entries.
    seats = 1 << (4 * population - 1).bit_length() if plan.duplicates.opcode == DUPLICATES_REFUSED else 0
    words = WORDS if plan.representation == PACKED_BOXES else 0
    cells = 0 if plan.representation == PACKED_BOXES else shape.cell_count
    known = MOST_KNOWN if plan.escapes.ages_last else 0
    sources = np.zeros((2 + slots) * cells if records else 0, np.uint8)
    sources[cells : 2 * cells] = FROM_FATHER
    return State(
        words=np.zeros((2, slots * words), np.int64),
        digits=np.zeros((2, slots * cells), np.uint8),
        costs=np.zeros((2, slots)),
        ages=np.zeros((2, slots)),
        ranks=np.zeros(population, np.int64),
        keys=np.zeros(-(-population // EIGHT) * EIGHT),  # whole vectors
        spare_ranks=np.zeros(population, np.int64),
        wheel=np.zeros(population),
        tally=np.zeros(TALLY if population > FEW else 0, np.int64),  # a small population is ranked without it
        leader_age=np.zeros(1),
        leader_words=np.full(words, -1, np.int64),
        leader_digits=np.zeros(cells, np.uint8),
        known_words=np.zeros(known * SIZE if words else 0, np.int64),
        known_digits=np.zeros((known, cells), np.uint8),
        known_ages=np.zeros(known),
        buckets=np.zeros(BUCKETS if known else 0, np.int16),
        lowest=np.full(LOWEST, np.inf),
        log_words=np.zeros((2 * LOG_ROWS, words), np.int64),
        log_digits=np.zeros((2 * LOG_ROWS, cells), np.uint8),
        log_figures=np.zeros((2 * LOG_ROWS, LOG_COLUMNS)),
        seats=np.zeros(seats, np.int64),
        counters=counters,
        random=np.random.SeedSequence(seed).generate_state(1, np.uint64).astype(np.uint64),
        ancestry=np.zeros((2, slots * (KIN + 2 * shape.cell_count) + 2 if records else 0), np.int64),
        sources=sources,
    )


def memory_of(algorithm: Algorithm, shape: Geometry = CLASSIC) -> int:
    """Return the memory of a run's state for a shape, in bytes; all other data of a run are below 4 MB.

    It depends on the population: at most 100 000 · (2 · 625 + 64) bytes = 132 MB, and 4 MB where individuals are
    distinct. Remembered ages take up to 1.3 MB more.
    """
    return sum(array.nbytes for array in new_state(lower_algorithm(algorithm, shape), shape, 0))


def digits_of(state: State, half: int, slot: int, givens: Grid) -> NDArray[np.uint8]:
    """Return the chromosome in a slot of one half of the state, shape (cells,)."""
    if state.words.shape[1]:
        return unpack(state.words[half, slot * WORDS : (slot + 1) * WORDS], givens)
    length = givens.geometry.cell_count
    return state.digits[half, slot * length : (slot + 1) * length].copy()


def logged_digits(state: State, rows: list[int], givens: Grid) -> NDArray[np.uint8]:
    """Return the chromosomes in at least one row of the log, shape (rows, cells)."""
    return unpack(state.log_words[rows], givens) if state.words.shape[1] else state.log_digits[rows]


def chromosomes(state: State, half: int, slots: slice, givens: Grid) -> NDArray[np.uint8]:
    """Return the chromosomes in some slots of one half of the state, shape (slots, cells); it may be a view."""
    if state.words.shape[1]:
        return unpack(state.words[half].reshape(-1, WORDS)[slots], givens)
    some: NDArray[np.uint8] = state.digits[half].reshape(-1, givens.cells.size)[slots]
    return some


def entropies(state: State, half: int, members: int, givens: Grid) -> NDArray[np.float64]:
    """Return the Shannon entropy of each cell's digits in the first `members` chromosomes, shape (cells,).

    It is normalised by the entropy of `size` equally frequent digits. A blank counts as one more digit. Of more than
    SAMPLE chromosomes an evenly spaced sample is used.
    """
    digits = chromosomes(state, half, slice(0, members, -(-members // SAMPLE)), givens)
    cells, symbols = digits.shape[1], givens.size + 1
    counts = np.bincount((digits + symbols * np.arange(cells)).reshape(-1), minlength=cells * symbols)
    shares = counts.reshape(cells, symbols) / len(digits)
    logs = np.log(shares, out=np.zeros_like(shares), where=shares > 0)
    entropy: NDArray[np.float64] = np.minimum((shares * logs).sum(axis=1) / -np.log(givens.size), 1.0)
    return entropy
