"""Layout of the candidates of a 9×9 grid in vectors.

Vocabulary: a *band* is three boxes side by side, a *stack* three boxes on top of one another; a *minirow* is the three
cells that a row and a box share. A *lane* is one 16-bit element of a vector. A *word* holds the places of one digit in
one row: 9 bits, bit c for column c. A *row* is a vector with the words of one row of each band: lane 8·b + d for band b
and digit d + 1, but lane 24 + b for digit 9; the last five lanes stay 0. A *state* is three rows.

So the rows of a band are different vectors, and computing with them needs no shift; the bands are different *groups* of
eight lanes, 128 bits, which is the smallest register and the one within which lanes are cheap to rearrange.

A *tally* holds one bit for each cell instead of each digit, in two vectors: words 0 and 1 of each group are about the
first row of the state, 4 and 5 about the second; in the other vector 0, 1, 4 and 5 are about the third. The other words
may be about another three rows in the same way; the last group is unused.
"""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import CLASSIC_ORDER
from sudoku_desktop.exact.kernels.vectors import VECTOR_LANES, merge, rearrange

ORDER = CLASSIC_ORDER
SIZE = ORDER * ORDER
BAND_CELLS = ORDER * SIZE
CELLS = SIZE * SIZE
GROUP = SIZE - 1
NINTHS = ORDER * GROUP
"""Index of the first SIMD lane that holds digit 9."""
USED_LANES = NINTHS + ORDER

FULL = (1 << SIZE) - 1
FIRSTS = 0b001_001_001
"""Mask of the first cell of each minirow of a row, which is also the first column of each box."""
LASTS = FIRSTS << 2
MINIROW = 0b111
"""Factor that turns the first cells of minirows into masks of all their cells."""


def lane_of(band: int, digit: int) -> int:
    """Return the lane with the words of a band and a digit, both counted from 0."""
    return NINTHS + band if digit == GROUP else GROUP * band + digit


def _in_groups(words: list[int]) -> list[int]:
    """Return the lane order that picks these words in each group; words from 8 on come from the second vector."""
    return [lane // 8 * 8 + word % 8 + word // 8 * VECTOR_LANES for lane in LANES for word in [words[lane % 8]]]


def _in_all_lanes(word: int) -> list[int]:
    """Return the lane order that copies one word of a band's group to all lanes of the band."""
    return [GROUP * band + word for band in BAND_OF] + UNUSED


LANES = list(range(VECTOR_LANES))
UNUSED = LANES[USED_LANES:]
BAND_OF = np.array([lane - NINTHS if lane >= NINTHS else lane // GROUP for lane in LANES[:USED_LANES]])
DIGIT_OF = np.array([GROUP if lane >= NINTHS else lane % GROUP for lane in LANES[:USED_LANES]])
LANE_OF = np.array([[lane_of(band, digit) for digit in range(SIZE)] for band in range(ORDER)])
NEXT_BAND, LAST_BAND = (LANE_OF[(BAND_OF + further) % ORDER, DIGIT_OF] for further in (1, 2))
"""For each lane, the lane of the same digit in the next band, and in the one after that, cyclically."""
LANES_OF_BAND = np.array([sum(1 << int(lane) for lane in lanes) for lanes in LANE_OF])
"""Lanes of each band, as a bit mask."""

# Vectors that select lanes, and words of a tally.


def _selecting(lanes: list[int]) -> NDArray[np.uint16]:
    return np.array([FULL * (lane in lanes) for lane in LANES], np.uint16)


def _selecting_words(words: set[int]) -> NDArray[np.uint16]:
    return _selecting([lane for lane in range(NINTHS) if lane % GROUP in words])


BAND = np.array([_selecting(lanes.tolist()) for lanes in LANE_OF])
ONE_LANE = np.array([_selecting([lane]) for lane in LANES])
OF_STATE = _selecting_words({0, 1, 4, 5})
OF_OTHERS = _selecting_words({2, 3, 6, 7})
"""Masks of the words of a tally that are about the state, and about another three rows."""
OF_ROW = np.array(
    [
        [_selecting_words(words) for words in halves]
        for halves in [({0, 1}, set()), ({4, 5}, set()), (set(), {0, 1, 4, 5})]
    ]
)
"""Masks of the words of a tally about each row of the state; shape (ORDER, 2, VECTOR_LANES)."""

# Functions that rearrange lanes.

next_band = rearrange([*NEXT_BAND, *UNUSED])
last_band = rearrange([*LAST_BAND, *UNUSED])
low_halves = merge(_in_groups([0, 1, 2, 3, 8, 9, 10, 11]))
high_halves = merge(_in_groups([4, 5, 6, 7, 12, 13, 14, 15]))
even_pairs = merge(_in_groups([0, 1, 4, 5, 8, 9, 12, 13]))
odd_pairs = merge(_in_groups([2, 3, 6, 7, 10, 11, 14, 15]))
swap_pairs = rearrange([lane ^ 2 for lane in LANES])
swap_words = rearrange([lane ^ 1 for lane in LANES])
ninths_of_halves = rearrange(
    # Distribute the lanes of digit 9, or those that `low_halves` puts beside them, to one of four words each.
    [UNUSED[0] if lane >= NINTHS or lane % 4 else NINTHS + lane // 8 + lane % 8 for lane in LANES]
)
state_0, others_0, state_1, others_1 = (rearrange(_in_all_lanes(word)) for word in (0, 2, 4, 6))
"""Functions that copy the words of a tally about a row (in the second vector, row 2) to every lane of the band."""
state_2, others_2 = state_0, others_0
