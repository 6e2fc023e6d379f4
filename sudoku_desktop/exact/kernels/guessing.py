"""Choose where to guess in a 9×9 grid that narrowing does not solve.

Vocabulary: that of `lanes`. A *pair* is a cell with exactly two candidates; a *guess* gives a cell one of its
candidates, and removes that candidate when it has been explored. A *place* is the index of a cell in a band. A *level*
is a state with the tally of its undecided cells, (LEVEL_ROWS, VECTOR_LANES) uint16.

Guesses have two outcomes as long as there is a pair, or a digit with two places in a box. The latter matter in grids
that are hard to refute: without them a grid with 17 givens and no solution (P. Norvig's "impossible" one) took 1.7
million guesses instead of a few.
"""

import numpy as np

from sudoku_desktop.board.geometry import geometry
from sudoku_desktop.exact.kernels.lanes import (
    BAND,
    BAND_CELLS,
    BAND_OF,
    CELLS,
    LANE_OF,
    LANES_OF_BAND,
    LAST_BAND,
    NEXT_BAND,
    OF_ROW,
    ONE_LANE,
    ORDER,
    SIZE,
)
from sudoku_desktop.exact.kernels.narrowing import just_twice
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES, everywhere, lanes_with, load, store
from sudoku_desktop.jit import inlined, lowest_bit, popcount

LEVEL_ROWS = ORDER + 2
PAIR_WEIGHT = 3
"""Weight of a pair relative to other cells, because narrowing a pair decides it.

Measured for 2 and 3: 127 and 130 guesses a puzzle on the forum's hardest, but 8.9 and 8.6 on easier ones (top1465).
"""
WHOLE_BOX = 0b111_000_000_111_000_000_111
COLUMN = 0b1_000000001_000000001
ROW_OF = np.arange(BAND_CELLS) // SIZE
NO_CELLS = 0


def _peers_in_band():
    """Return, for each place, its peers in the same band as a bit mask."""
    peers = geometry(ORDER).peers[:BAND_CELLS]
    return np.array([sum(1 << int(peer) for peer in cells if peer < BAND_CELLS) for cells in peers])


PEERS_IN_BAND = _peers_in_band()


@inlined
def join_rows(state, words):
    """Join the words of a band's three rows into one of 27 bits, lane by lane: `words`, VECTOR_LANES int32."""
    for lane in range(VECTOR_LANES):
        words[lane] = np.int32(
            np.int32(state[0, lane]) | np.int32(state[1, lane]) << SIZE | np.int32(state[2, lane]) << 2 * SIZE
        )


@inlined
def find_pairs(state, scratch):
    """Return the cells with exactly two candidates, as a 27-bit mask for each band. `scratch`: VECTOR_LANES uint16."""
    store(just_twice((load(state[0]), load(state[1]), load(state[2]))), scratch)
    return (
        np.int64(scratch[0]) | np.int64(scratch[2]) << SIZE | np.int64(scratch[4]) << 2 * SIZE,
        np.int64(scratch[8]) | np.int64(scratch[10]) << SIZE | np.int64(scratch[12]) << 2 * SIZE,
        np.int64(scratch[16]) | np.int64(scratch[18]) << SIZE | np.int64(scratch[20]) << 2 * SIZE,
    )


@inlined
def find_undecided(words):
    """Return the cells with two candidates or more, as a 27-bit mask for each band."""
    once_0 = once_1 = once_2 = twice_0 = twice_1 = twice_2 = np.int64(0)
    for digit in range(SIZE):
        top, middle, bottom = words[LANE_OF[0, digit]], words[LANE_OF[1, digit]], words[LANE_OF[2, digit]]
        twice_0 |= once_0 & top
        twice_1 |= once_1 & middle
        twice_2 |= once_2 & bottom
        once_0 |= top
        once_1 |= middle
        once_2 |= bottom
    return twice_0, twice_1, twice_2


@inlined
def seen_from(place, column, own, following, last):
    """Return the cells, of those given by band, that see one cell of the first band, as a mask for `worth` to count.

    In the other two bands only the column sees the cell, and its bits fit beside one another.
    """
    beside = COLUMN << column
    return own & PEERS_IN_BAND[place] | (following & beside) << BAND_CELLS | (last & beside) << BAND_CELLS + 1


@inlined
def worth(words, pairs, lane, place, column):
    """Return the value of placing a digit in a cell: the candidates that other cells lose, weighted higher for pairs.

    `pairs`: the pairs seen from the cell.
    """
    own, following, last = words[lane], words[NEXT_BAND[lane]], words[LAST_BAND[lane]]
    narrowed = seen_from(place, column, np.int64(own), np.int64(following), np.int64(last))
    return 1 + popcount(narrowed) + PAIR_WEIGHT * popcount(narrowed & pairs)


# A choice is encoded in one number: its value, then the number of cells after its cell, then the lane of the digit,
# with 8 bits for each of the latter two; -1 when there is none. So the largest number is the best choice, the first one
# of several, and finding it needs no branch, which the processor could not predict.


@inlined
def choice(value, band, place, lane):
    """Encode a choice in one number."""
    return value << 16 | (CELLS - 1 - BAND_CELLS * band - place) << 8 | lane


@inlined
def best_pair(state, words, pairs):
    """Return the encoded choice of the pair whose two digits have the highest worth, or -1 for none."""
    best = np.int64(-1)
    own, following, last = pairs
    for band in range(ORDER):
        cells = own
        while cells:
            place = lowest_bit(cells)
            cells &= cells - 1
            row = ROW_OF[place]
            column = place - SIZE * row
            lanes = lanes_with(load(state[row]), 1 << column) & LANES_OF_BAND[band]
            one = lowest_bit(lanes)
            other = lowest_bit(lanes & lanes - 1)
            seen = seen_from(place, column, own, following, last)
            product = worth(words, seen, one, place, column) * worth(words, seen, other, place, column)
            best = max(best, choice(product, band, place, other))
        own, following, last = following, last, own
    return best


@inlined
def best_two_places(words, undecided):
    """Return the best choice of a digit with two places in a box, or -1; assumes there are no pairs.

    A contradiction not yet noticed can appear as a digit with two places in decided cells; guessing there would decide
    nothing, so these are left out.
    """
    best, most = np.int64(-1), 0
    for band in range(ORDER):
        for digit in range(SIZE):
            lane = LANE_OF[band, digit]
            for box in range(ORDER):
                places = np.int64(words[lane]) & (WHOLE_BOX << ORDER * box)
                if popcount(places) == 2 and places & ~undecided[band] == 0:
                    one, other = lowest_bit(places), lowest_bit(places & places - 1)
                    product = worth(words, NO_CELLS, lane, one, one % SIZE) * worth(
                        words, NO_CELLS, lane, other, other % SIZE
                    )
                    if product > most:
                        best, most = choice(product, band, one, lane), product
    return best


@inlined
def smallest_cell(state, undecided):
    """Return the choice of an undecided cell with the fewest candidates."""
    best = np.int64(-1)
    for band in range(ORDER):
        cells = undecided[band]
        while cells:
            place = lowest_bit(cells)
            cells &= cells - 1
            row = ROW_OF[place]
            lanes = lanes_with(load(state[row]), 1 << place - SIZE * row) & LANES_OF_BAND[band]
            missing = SIZE - popcount(lanes)
            while lanes & lanes - 1:
                lanes &= lanes - 1
            best = max(best, choice(missing, band, place, lowest_bit(lanes)))
    return best


@inlined
def guess(level, guessed, words, scratch):
    """Copy `level` to `guessed` with one candidate chosen, and remove that candidate from `level`.

    The chosen cell is undecided, so that a search is never deeper than there are cells. `words`: VECTOR_LANES int32,
    `scratch`: VECTOR_LANES uint16.
    """
    join_rows(level, words)
    best = best_pair(level, words, find_pairs(level, scratch))
    is_pair = best >= 0
    if not is_pair:
        undecided = find_undecided(words)
        best = best_two_places(words, undecided)
        if best < 0:
            best = smallest_cell(level, undecided)
    lane = best & 0xFF
    band = BAND_OF[lane]
    place = CELLS - 1 - BAND_CELLS * band - (best >> 8 & 0xFF)
    chosen_row = ROW_OF[place]
    cell = everywhere(1 << place - SIZE * chosen_row)
    for row in range(ORDER):
        store(load(level[row]), guessed[row])
    before = load(level[chosen_row])
    chosen = load(ONE_LANE[lane]) & cell
    store(before & ~chosen, level[chosen_row])
    store(before & (chosen | ~(load(BAND[band]) & cell)), guessed[chosen_row])
    for half in range(2):
        decided = load(OF_ROW[chosen_row, half]) & load(BAND[band]) & cell
        undecided_cells = load(level[ORDER + half]) & ~decided
        store(undecided_cells, guessed[ORDER + half])
        if is_pair:
            store(undecided_cells, level[ORDER + half])
