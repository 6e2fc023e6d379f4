"""The search for the solutions of 9×9 grids: narrow until nothing more is decided, else guess and go on.

Vocabulary: that of `narrowing`; a *pair* is a cell with exactly two candidates; a *guess* gives a cell one of its
candidates, and takes the candidate away from it when that has been explored. The states that wait lie on a stack
of arrays, one level a guess, so that nothing is called recursively.

Guesses have two outcomes as long as there is a pair, or a digit with two places in a box. The latter matter in
grids that are hard to refute: without them a grid with 17 givens and no solution (P. Norvig's "impossible" one)
took 1.7 million guesses instead of a few.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import geometry
from sudoku_desktop.exact.kernels.narrowing import (
    BAND_CELLS,
    CELLS,
    FULL,
    LANES,
    ORDER,
    SIZE,
    WHOLE_BOX,
    WORDS,
    narrow,
    once_and_twice,
)
from sudoku_desktop.jit import allocating_kernel, inlined, lowest_bit, popcount

DEAD, OPEN, SOLVED = -1, 0, 1
"""What narrowing comes to: a contradiction, cells left to guess, or one digit in every cell by the rules."""
PAIR_WEIGHT = 3
"""How much more it is worth to narrow a pair, which then has one candidate left, than any other cell.

Measured on the forum's hardest: 121 to 128 guesses a puzzle for weights from 1 to 4, but 288 for any pair.
"""


def _peer_words():
    """For each cell the cells that share a unit with it, as three words, one a band; shape (CELLS, ORDER)."""
    sees = np.zeros((CELLS, CELLS), np.int64)
    np.put_along_axis(sees, geometry(ORDER).peers, 1, axis=1)
    bits = 1 << np.arange(BAND_CELLS)
    return (sees.reshape(CELLS, ORDER, BAND_CELLS) * bits).sum(axis=2)


PEER_WORDS = _peer_words()


@inlined
def load(givens, state):
    """Write the candidates: the given alone where there is one, every digit elsewhere. No conclusion is drawn."""
    for index in range(WORDS):
        state[index] = 0
    for band in range(ORDER):
        first = LANES * band
        given = np.int64(0)
        for place in range(BAND_CELLS):
            digit = np.int64(givens[BAND_CELLS * band + place])
            if digit:
                given |= 1 << place
                state[first + digit - 1] |= 1 << place
        for lane in range(SIZE):
            state[first + lane] |= FULL ^ given


@inlined
def unload(state, solution):
    """Write the digits of a solved state into `solution`, CELLS uint8."""
    for band in range(ORDER):
        for lane in range(SIZE):
            word = np.int64(state[LANES * band + lane])
            while word:
                solution[BAND_CELLS * band + lowest_bit(word)] = lane + 1
                word &= word - 1


@inlined
def settle(state, forced):
    """Narrow `state` until no further cell is decided; returns DEAD, OPEN or SOLVED. `forced` is scratch space.

    Why SOLVED is a proof: when all cells were decided before a turn, and after it every cell holds a digit that
    stands once in its box, then the turn changed nothing, so that rows and columns pass its test as well.
    """
    forced_cells = (np.int64(0), np.int64(0), np.int64(0))
    undecided_before = -1
    while True:
        once, twice = once_and_twice(state)
        if once[0] & once[1] & once[2] != FULL:
            return DEAD
        open_cells = (twice[0] & ~forced_cells[0], twice[1] & ~forced_cells[1], twice[2] & ~forced_cells[2])
        undecided = popcount(open_cells[0]) + popcount(open_cells[1]) + popcount(open_cells[2])
        if undecided == undecided_before:
            return OPEN
        narrow(state, forced, forced_cells, (FULL ^ open_cells[0], FULL ^ open_cells[1], FULL ^ open_cells[2]))
        forced_cells, clash = once_and_twice(forced)
        if clash[0] | clash[1] | clash[2]:
            return DEAD
        if undecided == 0:
            return SOLVED if forced_cells[0] & forced_cells[1] & forced_cells[2] == FULL else DEAD
        undecided_before = undecided


@inlined
def pairs_of(state):
    """The cells with exactly two candidates, a triple of bands."""
    once_0 = once_1 = once_2 = twice_0 = twice_1 = twice_2 = thrice_0 = thrice_1 = thrice_2 = np.int64(0)
    for lane in range(SIZE):
        top, middle, bottom = state[lane], state[LANES + lane], state[2 * LANES + lane]
        thrice_0 |= twice_0 & top
        thrice_1 |= twice_1 & middle
        thrice_2 |= twice_2 & bottom
        twice_0 |= once_0 & top
        twice_1 |= once_1 & middle
        twice_2 |= once_2 & bottom
        once_0 |= top
        once_1 |= middle
        once_2 |= bottom
    return twice_0 & ~thrice_0, twice_1 & ~thrice_1, twice_2 & ~thrice_2


@inlined
def worth(state, pairs, band, bit, lane):
    """How much would be narrowed if the cell took the digit: candidates lost by other cells, those of pairs more."""
    cell = BAND_CELLS * band + lowest_bit(bit)
    top = state[lane] & PEER_WORDS[cell, 0]
    middle = state[LANES + lane] & PEER_WORDS[cell, 1]
    bottom = state[2 * LANES + lane] & PEER_WORDS[cell, 2]
    narrowed = popcount(top) + popcount(middle) + popcount(bottom)
    decided = popcount(top & pairs[0]) + popcount(middle & pairs[1]) + popcount(bottom & pairs[2])
    return 1 + narrowed + PAIR_WEIGHT * decided


@inlined
def best_pair(state, pairs):
    """The pair whose two digits are worth most: its band, its bit and one digit's lane; bit 0 when there is none."""
    best_band, best_bit, best_lane, best_worth = 0, np.int64(0), 0, 0
    for band in range(ORDER):
        cells = pairs[band]
        while cells:
            bit = cells & -cells
            cells ^= bit
            product = 1
            one_lane = 0
            for lane in range(SIZE):
                if state[LANES * band + lane] & bit:
                    product *= worth(state, pairs, band, bit, lane)
                    one_lane = lane
            if product > best_worth:
                best_band, best_bit, best_lane, best_worth = band, bit, one_lane, product
    return best_band, best_bit, best_lane


@inlined
def best_two_places(state, pairs, undecided):
    """The digit with two places in a box that are worth most: band, bit of one place, lane; bit 0 when there is none.

    A contradiction not yet noticed can show as a digit with two places in decided cells; guessing there would
    decide nothing, so those are left out.
    """
    best_band, best_bit, best_lane, best_worth = 0, np.int64(0), 0, 0
    for band in range(ORDER):
        for lane in range(SIZE):
            for box in range(ORDER):
                places = np.int64(state[LANES * band + lane]) & (WHOLE_BOX << ORDER * box)
                if popcount(places) == 2 and places & ~undecided[band] == 0:
                    one = places & -places
                    other = places ^ one
                    product = worth(state, pairs, band, one, lane) * worth(state, pairs, band, other, lane)
                    if product > best_worth:
                        best_band, best_bit, best_lane, best_worth = band, one, lane, product
    return best_band, best_bit, best_lane


@inlined
def smallest_cell(state, undecided):
    """An undecided cell with the fewest candidates: its band, its bit and one digit's lane."""
    best_band, best_bit, best_lane, fewest = 0, np.int64(0), 0, SIZE + 1
    for band in range(ORDER):
        cells = undecided[band]
        while cells:
            bit = cells & -cells
            cells ^= bit
            count = one_lane = 0
            for lane in range(SIZE):
                if state[LANES * band + lane] & bit:
                    count += 1
                    one_lane = lane
            if count < fewest:
                best_band, best_bit, best_lane, fewest = band, bit, one_lane, count
    return best_band, best_bit, best_lane


@inlined
def guess(state, guessed):
    """Copy `state` to `guessed` with one candidate chosen, which `state` itself loses.

    The cell chosen is undecided, so that a search is never deeper than there are cells.
    """
    pairs = pairs_of(state)
    band, bit, lane = best_pair(state, pairs)
    if bit == 0:
        _, undecided = once_and_twice(state)
        band, bit, lane = best_two_places(state, pairs, undecided)
        if bit == 0:
            band, bit, lane = smallest_cell(state, undecided)
    for index in range(WORDS):
        guessed[index] = state[index]
    for other in range(SIZE):
        if other == lane:
            state[LANES * band + other] &= ~bit
        else:
            guessed[LANES * band + other] &= ~bit


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

    `grids`: (n, CELLS) uint8, 0 a blank; they may break the rules. Written: `counts`, n int64; `final`, n bool:
    whether the count is proved, because the search came to its end or to `limit`; `guesses_made`, n int64; and the
    first solutions found into `solutions`, (n, any, CELLS) uint8.
    """
    states = np.empty((CELLS + 1, WORDS), np.int32)
    forced = np.zeros(WORDS, np.int32)
    room = solutions.shape[1]
    for index in range(len(grids)):
        load(grids[index], states[0])
        found = guesses = level = 0
        while level >= 0 and found < limit:
            outcome = settle(states[level], forced)
            if outcome == OPEN:
                if guesses == node_limit:
                    break
                guesses += 1
                guess(states[level], states[level + 1])
                level += 1
                continue
            if outcome == SOLVED:
                if found < room:
                    unload(states[level], solutions[index, found])
                found += 1
            level -= 1
        counts[index] = found
        guesses_made[index] = guesses
        final[index] = level < 0 or found >= limit
