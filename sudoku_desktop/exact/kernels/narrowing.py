"""Narrowing a 9×9 grid: from the candidates to fewer candidates, all digits side by side.

Vocabulary: a *band* is three boxes side by side, a *stack* three boxes on top of one another; a *minirow* is the
three cells that a row and a box share. A *word* says where one digit may still stand in one band: 27 bits, row
after row, bit 9·r + c for row r of the band and column c. A *state* is 48 words, word 16·b + d for band b and
digit d + 1; the *lanes* from 9 to 15 of a band stay 0 and are there to fill whole vector registers. A candidate
is *lone* when its cell has no other, *forced* when its box has no other place for its digit.

The loop over the lanes of `narrow` has neither branches nor tables, so that the compiler turns it into vector
instructions: eight digits a step with 256-bit registers. For that every intermediate must be narrowed to 32 bits
(`int32(...)`), or the compiler calculates with 64 and half the lanes. Bits above the 27th may be rubbish in an
intermediate; every result is masked by a word.

The words of bands and their locked candidates go back to the solvers of the Sudoku players' forum (fsss, JCZSolve);
doing all digits at once by arithmetic, without tables, to tdoku (T. Dillon, 2019). The formulas here are our own.
"""

import numpy as np

from sudoku_desktop.board.geometry import CLASSIC_ORDER
from sudoku_desktop.jit import inlined

ORDER = CLASSIC_ORDER
SIZE = ORDER * ORDER
BAND_CELLS = ORDER * SIZE
CELLS = SIZE * SIZE
LANES = 16
WORDS = ORDER * LANES

int32 = np.int32


def _each_row(pattern: int) -> int:
    """A row's 9-bit pattern in all three rows of a band."""
    return pattern | pattern << SIZE | pattern << 2 * SIZE


FULL = (1 << BAND_CELLS) - 1
ROW = (1 << SIZE) - 1
SECOND_ROW = SIZE
THIRD_ROW = 2 * SIZE
FIRST_OF_MINIROWS = 0b001_001_001
"""The first cell of each minirow of a row; also the first column of each box, of the nine columns."""
FIRST_TWO_OF_MINIROWS = 0b011_011_011
MINIROWS = _each_row(FIRST_OF_MINIROWS)
"""A set of minirows is kept in the bits of their first cells."""
FIRST_BOX = _each_row(0b000_000_001)
FIRST_TWO_BOXES = _each_row(0b000_001_001)
LAST_BOX = _each_row(0b001_000_000)
LAST_TWO_BOXES = _each_row(0b001_001_000)
WHOLE_BOX = _each_row(0b111)
"""Times a set of boxes (bits 0, 3 and 6): all cells of these boxes."""


@inlined
def once_and_twice(words):
    """The cells in which at least one, and those in which at least two digits have a bit; a triple of bands each."""
    once_0 = once_1 = once_2 = twice_0 = twice_1 = twice_2 = np.int64(0)
    for lane in range(SIZE):
        top, middle, bottom = words[lane], words[LANES + lane], words[2 * LANES + lane]
        twice_0 |= once_0 & top
        twice_1 |= once_1 & middle
        twice_2 |= once_2 & bottom
        once_0 |= top
        once_1 |= middle
        once_2 |= bottom
    return (once_0, once_1, once_2), (twice_0, twice_1, twice_2)


@inlined
def clear_boxes(word, lone):
    """Where a cell is lone and has this digit, take the digit from the other cells of its box.

    Two lone cells of one digit in one box both stay: `bands.settle` sees to it that this is no solution.
    """
    placed = int32(word & lone)
    columns = int32(placed | placed >> SECOND_ROW | placed >> THIRD_ROW)
    boxes = int32((columns | columns >> 1 | columns >> 2) & FIRST_OF_MINIROWS)
    return int32(word & ~(boxes * WHOLE_BOX) | placed)


@inlined
def lock_minirows(word):
    """Keep a minirow only if the digit can stand in it, and in other boxes in the two other rows.

    These are the locked candidates of rows, pointing and claiming: of the 3×3 minirows of a band the digit takes
    three, no two in one row or in one box. Empty when there is no such choice.
    """
    minirows = int32((word | word >> 1 | word >> 2) & MINIROWS)
    left = int32(minirows << 3 & LAST_TWO_BOXES | minirows >> 6 & FIRST_BOX)
    right = int32(minirows << 6 & LAST_BOX | minirows >> 3 & FIRST_TWO_BOXES)
    # `left` tells each minirow of its neighbour to the left, in a circle; shifted by a row it tells of the one
    # that stands to the left and above or below.
    above_left = int32(left << SECOND_ROW | left >> THIRD_ROW)
    below_left = int32(left << THIRD_ROW | left >> SECOND_ROW)
    above_right = int32(right << SECOND_ROW | right >> THIRD_ROW)
    below_right = int32(right << THIRD_ROW | right >> SECOND_ROW)
    kept = int32(above_left & below_right | below_left & above_right)
    return int32(word & (kept | kept << 1 | kept << 2))


@inlined
def columns_of(word):
    """The columns, 9 bits, in which the digit may stand in this band."""
    return int32((word | word >> SECOND_ROW | word >> THIRD_ROW) & ROW)


@inlined
def columns_to_left(columns):
    """For each column whether the one to its left in its box (in a circle) is in the set."""
    return int32(columns << 1 & (ROW ^ FIRST_OF_MINIROWS) | columns >> 2 & FIRST_OF_MINIROWS)


@inlined
def columns_to_right(columns):
    """For each column whether the one to its right in its box (in a circle) is in the set."""
    return int32(columns << 2 & (ROW ^ FIRST_TWO_OF_MINIROWS) | columns >> 1 & FIRST_TWO_OF_MINIROWS)


@inlined
def lock_columns(word, left, right, other_left, other_right):
    """Keep a column only if the other bands can take the two other columns of its box, one each.

    `left` and `right` are the shifted columns of one other band, `other_left` and `other_right` of the other.
    """
    kept = int32(left & other_right | right & other_left)
    return int32(word & (kept | kept << SECOND_ROW | kept << THIRD_ROW))


@inlined
def forced_places(word):
    """The cells that are the only place for the digit in their box."""
    second = int32(word >> 1)
    third = int32(word >> 2)
    some = int32(word | second | third)
    several = int32(word & (second | third) | second & third)
    some_below = int32(some >> SECOND_ROW)
    some_last = int32(some >> THIRD_ROW)
    several_in_box = int32(
        some & (some_below | some_last)
        | some_below & some_last
        | (several | several >> SECOND_ROW | several >> THIRD_ROW)
    )
    boxes = int32(~several_in_box & FIRST_OF_MINIROWS)
    return int32(word & boxes * WHOLE_BOX)


@inlined
def narrow(state, forced, forced_cells, lone_cells):
    """Draw the simple conclusions once, for all digits at once; changes `state` and `forced`.

    `state`, `forced`: WORDS int32; `forced` holds the forced candidates the last turn found and is replaced by
    this turn's. `forced_cells`, `lone_cells`: for each band the cells with a forced candidate, and those that have
    a lone one once the forced have displaced the others; three integers each.
    """
    not_forced_top = int32(~forced_cells[0])
    not_forced_middle = int32(~forced_cells[1])
    not_forced_bottom = int32(~forced_cells[2])
    lone_top = int32(lone_cells[0])
    lone_middle = int32(lone_cells[1])
    lone_bottom = int32(lone_cells[2])
    for lane in range(LANES):
        top = int32(state[lane] & (not_forced_top | forced[lane]))
        middle = int32(state[LANES + lane] & (not_forced_middle | forced[LANES + lane]))
        bottom = int32(state[2 * LANES + lane] & (not_forced_bottom | forced[2 * LANES + lane]))

        top = lock_minirows(clear_boxes(top, lone_top))
        middle = lock_minirows(clear_boxes(middle, lone_middle))
        bottom = lock_minirows(clear_boxes(bottom, lone_bottom))

        top_columns = columns_of(top)
        middle_columns = columns_of(middle)
        bottom_columns = columns_of(bottom)
        top_left, top_right = columns_to_left(top_columns), columns_to_right(top_columns)
        middle_left, middle_right = columns_to_left(middle_columns), columns_to_right(middle_columns)
        bottom_left, bottom_right = columns_to_left(bottom_columns), columns_to_right(bottom_columns)
        top = lock_columns(top, middle_left, middle_right, bottom_left, bottom_right)
        middle = lock_columns(middle, top_left, top_right, bottom_left, bottom_right)
        bottom = lock_columns(bottom, top_left, top_right, middle_left, middle_right)

        state[lane] = top
        state[LANES + lane] = middle
        state[2 * LANES + lane] = bottom
        forced[lane] = forced_places(top)
        forced[LANES + lane] = forced_places(middle)
        forced[2 * LANES + lane] = forced_places(bottom)
