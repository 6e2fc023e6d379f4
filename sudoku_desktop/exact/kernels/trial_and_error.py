"""Trial and error of depth 1 and 2 on the candidates of a 9×9 grid.

Vocabulary: that of `lanes` and `guessing`. To *try* a candidate is to choose it for its cell and to narrow the grid; it
is *refuted* when that ends in a contradiction. A *pass* tries every wrong candidate of a state, and then removes the
refuted ones together, so that their order does not matter. A state is *stuck* when a pass refutes nothing.

Passes take the solution as an argument: only wrong candidates are tried, because right ones are never refuted.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels.bands import DEAD, OPEN, settle
from sudoku_desktop.exact.kernels.guessing import LEVEL_ROWS
from sudoku_desktop.exact.kernels.lanes import (
    BAND,
    BAND_CELLS,
    BAND_OF,
    CELLS,
    DIGIT_OF,
    LANE_OF,
    OF_ROW,
    ONE_LANE,
    ORDER,
    SIZE,
    USED_LANES,
)
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES, everywhere, load, store
from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount

NEVER = 1_000
"""Number of rounds that stands for a candidate that is not refuted, larger than any real one."""

Masks = NDArray[np.int64]


@inlined
def enter_candidates(candidates, level):
    """Initialise a level with the given candidates: shape (CELLS,), int64, bit d for digit d + 1."""
    level[:] = 0
    for cell in range(CELLS):
        band, place = cell // BAND_CELLS, cell % BAND_CELLS
        row, column = place // SIZE, place % SIZE
        word = candidates[cell]
        if word & word - 1:
            undecided = load(BAND[band]) & everywhere(1 << column)
            for half in range(2):
                store(load(level[ORDER + half]) | undecided & load(OF_ROW[row, half]), level[ORDER + half])
        while word:
            level[row, LANE_OF[band, lowest_bit(word)]] |= 1 << column
            word &= word - 1


@inlined
def read_candidates(level, candidates):
    """Write the candidates of a level in the format of `enter_candidates`."""
    candidates[:] = 0
    for row in range(ORDER):
        for lane in range(USED_LANES):
            word = np.int64(level[row, lane])
            while word:
                candidates[BAND_CELLS * BAND_OF[lane] + SIZE * row + lowest_bit(word)] |= 1 << DIGIT_OF[lane]
                word &= word - 1


@kernel
def settled(level):
    """Narrow a level until no further cell is decided; return DEAD, OPEN or SOLVED, and the number of rounds."""
    noinline()
    return settle(level)


@inlined
def choose(level, chosen, row, lane, column):
    """Copy `level` to `chosen`, with the digit of a lane as the only candidate of a cell."""
    for each in range(LEVEL_ROWS):
        store(load(level[each]), chosen[each])
    cell = load(BAND[BAND_OF[lane]]) & everywhere(1 << column)
    store(load(chosen[row]) & ~(cell & ~load(ONE_LANE[lane])), chosen[row])
    for half in range(2):
        store(load(chosen[ORDER + half]) & ~(load(OF_ROW[row, half]) & cell), chosen[ORDER + half])


@kernel
def try_each(level, spared, trial, rounds):
    """Try all candidates of a level except those in `spared`; return whether any is refuted.

    `spared`: rows of a state. `trial`: a level to work in. `rounds`, (ORDER, USED_LANES, SIZE) int64, is written: the
    number of rounds of narrowing that refute the candidate, or NEVER.
    """
    is_any_refuted = False
    rounds[:] = NEVER
    for row in range(ORDER):
        for lane in range(USED_LANES):
            word = np.int64(level[row, lane] & ~spared[row, lane])
            while word:
                column = lowest_bit(word)
                word &= word - 1
                choose(level, trial, row, lane, column)
                outcome, taken = settled(trial)
                if outcome == DEAD:
                    rounds[row, lane, column] = taken
                    is_any_refuted = True
    return is_any_refuted


@kernel
def remove_refuted(level, rounds):
    """Remove the candidates that were refuted; return the sum of 1 / rounds over them."""
    strength = 0.0
    for row in range(ORDER):
        for lane in range(USED_LANES):
            for column in range(SIZE):
                if rounds[row, lane, column] < NEVER:
                    level[row, lane] &= ~(1 << column)
                    strength += 1.0 / rounds[row, lane, column]
    return strength


@inlined
def count_wrong(level):
    """Return the number of candidates of a level beyond one for each cell."""
    count = -CELLS
    for row in range(ORDER):
        for lane in range(USED_LANES):
            count += popcount(np.int64(level[row, lane]))
    return count


@inlined
def enter_start(candidates, solution, level, right):
    """Enter candidates in a level, and the solution's in the rows `right`; return the result of `settled`."""
    for cell in range(CELLS):
        band, place = cell // BAND_CELLS, cell % BAND_CELLS
        right[place // SIZE, LANE_OF[band, solution[cell] - 1]] |= 1 << place % SIZE
    enter_candidates(candidates, level)
    return settled(level)


@kernel
def deep_strength_of_pass(levels, right, rounds):
    """Return the strength of a pass of depth 2: the sum of 1 / cost over the wrong candidates of the first level.

    The cost is defined in `deep_bottleneck_of`. The other levels are scratch; the last must be empty, since no
    candidate is spared.
    """
    strength = 0.0
    for row in range(ORDER):
        for lane in range(USED_LANES):
            word = np.int64(levels[0, row, lane] & ~right[row, lane])
            while word:
                column = lowest_bit(word)
                word &= word - 1
                choose(levels[0], levels[1], row, lane, column)
                outcome, _ = settled(levels[1])
                cost = 1.0
                while outcome == OPEN:
                    open_candidates = count_wrong(levels[1])
                    if not try_each(levels[1], levels[3], levels[2], rounds):
                        break
                    cost += open_candidates / remove_refuted(levels[1], rounds)
                    outcome, _ = settled(levels[1])
                if outcome == DEAD:
                    strength += 1.0 / cost
    return strength


@allocating_kernel
def try_candidates(candidates: Masks, solution: NDArray[np.uint8], bottleneck: NDArray[np.float64]) -> int:
    """Make passes until the candidates are solved or stuck; return the number of wrong ones left, 0 when solved.

    `candidates`: CELLS int64, bit d for digit d + 1; the right ones must be among them. They are replaced by those left
    at the end. `solution`: CELLS uint8. `bottleneck`: float64[1], written.

    The *strength* of a pass is the sum of 1 / rounds over the candidates that it refutes. The *bottleneck* is the
    largest number of wrong candidates per unit of strength of any pass; infinite when stuck.
    """
    levels = np.zeros((2, LEVEL_ROWS, VECTOR_LANES), np.uint16)
    right = np.zeros((ORDER, VECTOR_LANES), np.uint16)
    rounds = np.zeros((ORDER, USED_LANES, SIZE), np.int64)
    bottleneck[0] = 0.0
    wrong = 0
    outcome, _ = enter_start(candidates, solution, levels[0], right)
    while outcome == OPEN:
        wrong = count_wrong(levels[0])
        if not try_each(levels[0], right, levels[1], rounds):
            bottleneck[0] = np.inf
            break
        bottleneck[0] = max(bottleneck[0], wrong / remove_refuted(levels[0], rounds))
        outcome, _ = settled(levels[0])
    read_candidates(levels[0], candidates)
    return wrong if outcome == OPEN else 0


@allocating_kernel
def deep_bottleneck_of(candidates: Masks, solution: NDArray[np.uint8]) -> float:
    """Return the bottleneck of a pass of depth 2: the number of wrong candidates per unit of its strength.

    A candidate is refuted by passes of depth 1 over what is left when it has been chosen. Its *cost* is 1 and, for each
    of these passes, the number of candidates beyond one for each cell divided by the strength of the pass; it is
    infinite when they are stuck. The strength of the pass of depth 2 is the sum of 1 / cost. Returns 0 when no pass is
    needed, and infinity when nothing is refuted. Arguments as of `try_candidates`; `candidates` are kept.
    """
    levels = np.zeros((4, LEVEL_ROWS, VECTOR_LANES), np.uint16)
    right = np.zeros((ORDER, VECTOR_LANES), np.uint16)
    rounds = np.zeros((ORDER, USED_LANES, SIZE), np.int64)
    outcome, _ = enter_start(candidates, solution, levels[0], right)
    if outcome != OPEN:
        return 0.0
    wrong = count_wrong(levels[0])
    strength = deep_strength_of_pass(levels, right, rounds)
    return wrong / strength if strength > 0.0 else np.inf
