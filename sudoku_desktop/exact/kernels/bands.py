"""Search for the solutions of 9×9 grids: narrow until nothing more is decided, then guess and continue.

The vocabulary is that of `lanes`, `narrowing` and `guessing`. Pending states are kept in a stack of arrays, one level
for each guess, so that no kernel is recursive.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.exact.kernels.guessing import LEVEL_ROWS, guess
from sudoku_desktop.exact.kernels.lanes import (
    BAND,
    BAND_CELLS,
    BAND_OF,
    CELLS,
    DIGIT_OF,
    LANE_OF,
    OF_OTHERS,
    OF_ROW,
    OF_STATE,
    ORDER,
    SIZE,
    USED_LANES,
    others_0,
    others_1,
    others_2,
    state_0,
    state_1,
    state_2,
    swap_pairs,
)
from sudoku_desktop.exact.kernels.narrowing import forced_places, narrow, once_and_twice
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES, everywhere, is_zero, load, store
from sudoku_desktop.jit import allocating_kernel, inlined, lowest_bit

DEAD, OPEN, SOLVED = -1, 0, 1
"""Results of narrowing: a contradiction, undecided cells left, or a valid solution."""
WHOLE_BAND = (1 << BAND_CELLS) - 1


@inlined
def blanks_of(givens, band):
    """Return the blank cells and the givens of a band, as two masks of 27 bits."""
    given = 0
    for place in range(BAND_CELLS):
        given |= np.int64(givens[BAND_CELLS * band + place] != 0) << place
    return WHOLE_BAND ^ given, given


@inlined
def enter(givens, level):
    """Initialise a level for a grid: one candidate in each cell with a given, every digit elsewhere."""
    nothing = everywhere(0)
    for row in range(LEVEL_ROWS):
        store(nothing, level[row])
    for band in range(ORDER):
        blank, given = blanks_of(givens, band)
        while given:
            place = lowest_bit(given)
            given &= given - 1
            row = place // SIZE
            level[row, LANE_OF[band, givens[BAND_CELLS * band + place] - 1]] |= 1 << place - SIZE * row
        for row in range(ORDER):
            cells = load(BAND[band]) & everywhere(blank >> SIZE * row)
            store(load(level[row]) | cells, level[row])
            for half in range(2):
                store(load(level[ORDER + half]) | cells & load(OF_ROW[row, half]), level[ORDER + half])


@inlined
def read_out(state, solution):
    """Write the digits of a solved state into `solution`, shape (CELLS,), uint8."""
    for row in range(ORDER):
        for lane in range(USED_LANES):
            word = np.int64(state[row, lane])
            while word:
                solution[BAND_CELLS * BAND_OF[lane] + SIZE * row + lowest_bit(word)] = DIGIT_OF[lane] + 1
                word &= word - 1


@inlined
def settle(level):
    """Narrow a level until no further cell is decided; return DEAD, OPEN or SOLVED, and the number of rounds.

    Why SOLVED is a proof: when all cells were decided before an iteration, and after it every cell holds a digit that
    appears once in its box, then the iteration changed nothing, so that rows and columns pass its test as well.
    """
    state = load(level[0]), load(level[1]), load(level[2])
    undecided, undecided_2 = load(level[ORDER]), load(level[ORDER + 1])
    nothing = everywhere(0)
    forced = nothing, nothing, nothing
    forced_cells = forced
    of_state, of_forced = load(OF_STATE), load(OF_OTHERS)
    rounds = 0
    while True:
        rounds += 1
        lone_cells = ~state_0(undecided), ~state_1(undecided), ~state_2(undecided_2)
        state = narrow(state, lone_cells, forced, forced_cells)
        forced = forced_places(state)
        (once, once_2), (twice, twice_2) = once_and_twice(state, forced)
        if not is_zero(of_state & ~(once & once_2) | of_forced & (twice | twice_2)):
            return DEAD, rounds  # a cell without a candidate, or with two forced candidates
        before, before_2 = undecided, undecided_2
        # Exchange the words about forced candidates with those about the state.
        undecided = of_state & twice & ~swap_pairs(once)
        undecided_2 = of_state & twice_2 & ~swap_pairs(once_2)
        if is_zero((undecided ^ before) | (undecided_2 ^ before_2)):
            break
        forced_cells = others_0(once), others_1(once), others_2(once_2)
    for row in range(ORDER):
        store(state[row], level[row])
    store(undecided, level[ORDER])
    store(undecided_2, level[ORDER + 1])
    if not is_zero(undecided | undecided_2):
        return OPEN, rounds
    return (SOLVED if is_zero(of_forced & ~(once & once_2)) else DEAD), rounds


@allocating_kernel
def search_bands(
    grids: NDArray[np.uint8],
    limit: int,
    node_limit: int,
    counts: NDArray[np.int64],
    final: NDArray[np.bool_],
    guesses_made: NDArray[np.int64],
    solutions: NDArray[np.uint8],
) -> None:
    """Count the solutions of each 9×9 grid up to `limit`, with at most `node_limit` guesses (nodes) a grid.

    `grids`: (n, CELLS) uint8, 0 for a blank; they may break the rules. The other arrays are written: `counts`, n int64;
    `final`, n bool: whether the count is proved, because the search was exhaustive or reached `limit`; `guesses_made`,
    n int64; and `solutions`, (n, any, CELLS) uint8, with the first solutions found.
    """
    levels = np.empty((CELLS + 1, LEVEL_ROWS, VECTOR_LANES), np.uint16)
    words = np.zeros(VECTOR_LANES, np.int32)
    scratch = np.zeros(VECTOR_LANES, np.uint16)
    room = solutions.shape[1]
    for index in range(len(grids)):
        enter(grids[index], levels[0])
        found = guesses = depth = 0
        while depth >= 0 and found < limit:
            outcome, _ = settle(levels[depth])
            if outcome == OPEN:
                if guesses == node_limit:
                    break
                guesses += 1
                guess(levels[depth], levels[depth + 1], words, scratch)
                depth += 1
                continue
            if outcome == SOLVED:
                if found < room:
                    read_out(levels[depth], solutions[index, found])
                found += 1
            depth -= 1
        counts[index] = found
        guesses_made[index] = guesses
        final[index] = depth < 0 or found >= limit
