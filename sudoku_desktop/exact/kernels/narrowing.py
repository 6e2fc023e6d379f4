"""Narrow a 9×9 grid: reduce its candidates, for all digits in parallel.

Vocabulary: that of `lanes`. A candidate is *lone* when its cell has no other, *forced* when its box has no other place
for its digit. Bits above the ninth may be undefined in an intermediate; every result is masked.

The words of bands and their locked candidates go back to the solvers of the Sudoku players' forum (fsss, JCZSolve);
doing all digits at once by arithmetic, without tables, to tdoku (T. Dillon, 2019). The formulas here are our own. tdoku
also locks three digits that are the only ones for a minirow or for three cells of a column ("triads"), and repeats
until no candidate is removed. That was tried: it saved 11 % of the guesses on the forum's hardest puzzles, but took
more time.
"""

from sudoku_desktop.exact.kernels.lanes import (
    FIRSTS,
    FULL,
    LASTS,
    MINIROW,
    SIZE,
    even_pairs,
    high_halves,
    last_band,
    low_halves,
    next_band,
    ninths_of_halves,
    odd_pairs,
    swap_words,
)
from sudoku_desktop.jit import inlined


@inlined
def minirows_of(row):
    """Return the minirows that have a place, in the bits of their first cells."""
    return (row | row >> 1 | row >> 2) & FIRSTS


@inlined
def clear_boxes(state, lone):
    """Remove the digit of a lone cell from the other cells of its box.

    Two lone cells of one digit in one box both stay: `bands.settle` detects that this is no solution.
    """
    top, middle, bottom = state[0] & lone[0], state[1] & lone[1], state[2] & lone[2]
    cleared = minirows_of(top | middle | bottom) * MINIROW
    return state[0] & ~cleared | top, state[1] & ~cleared | middle, state[2] & ~cleared | bottom


@inlined
def lock_minirows(state):
    """Keep a minirow only if the digit fits in it, and in other boxes in the two other rows.

    These are the locked candidates of rows, pointing and claiming: of the 3×3 minirows of a band the digit takes three,
    no two in one row or in one box. The result is empty when there is no such choice.
    """
    top, middle, bottom = minirows_of(state[0]), minirows_of(state[1]), minirows_of(state[2])
    # A row is written twice, so that it can be read cyclically from its second and its third minirow.
    top, middle, bottom = top | top << SIZE, middle | middle << SIZE, bottom | bottom << SIZE
    top_1, middle_1, bottom_1 = top >> 3, middle >> 3, bottom >> 3
    top_2, middle_2, bottom_2 = top >> 6, middle >> 6, bottom >> 6
    return (
        state[0] & (middle_1 & bottom_2 | middle_2 & bottom_1) * MINIROW,
        state[1] & (top_1 & bottom_2 | top_2 & bottom_1) * MINIROW,
        state[2] & (top_1 & middle_2 | top_2 & middle_1) * MINIROW,
    )


@inlined
def lock_columns(state):
    """Keep a column only if the other bands can take the two other columns of its box, one each."""
    columns = state[0] | state[1] | state[2]
    # For each column, whether the column to its left, or to its right, within its box (cyclically) has a place.
    left = columns << 1 & (FULL ^ FIRSTS) | columns >> 2 & FIRSTS
    right = columns >> 1 & (FULL ^ LASTS) | columns << 2 & LASTS
    kept = next_band(left) & last_band(right) | next_band(right) & last_band(left)
    return state[0] & kept, state[1] & kept, state[2] & kept


@inlined
def forced_places(state):
    """Return the candidates that are the only place for their digit in their box."""
    top_2, middle_2, bottom_2 = state[0] >> 1, state[1] >> 1, state[2] >> 1
    top_3, middle_3, bottom_3 = state[0] >> 2, state[1] >> 2, state[2] >> 2
    top, middle, bottom = state[0] | top_2 | top_3, state[1] | middle_2 | middle_3, state[2] | bottom_2 | bottom_3
    several = (
        state[0] & (top_2 | top_3)
        | top_2 & top_3
        | state[1] & (middle_2 | middle_3)
        | middle_2 & middle_3
        | state[2] & (bottom_2 | bottom_3)
        | bottom_2 & bottom_3
        | top & (middle | bottom)
        | middle & bottom
    )
    single = (~several & FIRSTS) * MINIROW
    return state[0] & single, state[1] & single, state[2] & single


@inlined
def narrow(state, lone_cells, forced, forced_cells):
    """Draw the simple conclusions once, for all digits in parallel; return the new state.

    `forced`: the forced candidates of the state. `forced_cells`, `lone_cells`: the cells with a forced candidate, and
    those that have a lone one once the forced have displaced the others; three vectors each, in all lanes of a band.
    """
    displaced = (
        state[0] & (forced[0] | ~forced_cells[0]),
        state[1] & (forced[1] | ~forced_cells[1]),
        state[2] & (forced[2] | ~forced_cells[2]),
    )
    return lock_columns(lock_minirows(clear_boxes(displaced, lone_cells)))


# Count the digits of each cell. The lanes are added up in three steps that halve them; at each, two vectors become one,
# so that most of the work is done for several rows at once.


@inlined
def fold_halves(row, other):
    """Return the cells with at least 1, 2 and 3 of the digits in two lanes and digit 9; words 0–3 and 4–7."""
    low, high = low_halves(row, other), high_halves(row, other)
    once, twice = low | high, low & high
    ninth = ninths_of_halves(once)
    return once | ninth, twice | once & ninth, twice & ninth


@inlined
def fold_words(once, twice):
    """Perform the last step of the addition of lanes, which joins pairs of words."""
    swapped = swap_words(once)
    return once | swapped, twice | swap_words(twice) | once & swapped


@inlined
def once_and_twice(state, others):
    """Return the tally of the cells with at least one digit, and that of the cells with at least two.

    Both tallies are about two triples of rows: `state` and `others`.
    """
    once_0, twice_0, _ = fold_halves(state[0], others[0])
    once_1, twice_1, _ = fold_halves(state[1], others[1])
    once_2, twice_2, _ = fold_halves(state[2], others[2])
    even, odd = even_pairs(once_0, once_1), odd_pairs(once_0, once_1)
    twice = even_pairs(twice_0, twice_1) | odd_pairs(twice_0, twice_1) | even & odd
    even_2, odd_2 = even_pairs(once_2, once_2), odd_pairs(once_2, once_2)
    twice_2 = even_pairs(twice_2, twice_2) | odd_pairs(twice_2, twice_2) | even_2 & odd_2
    once, twice = fold_words(even | odd, twice)
    once_2, twice_2 = fold_words(even_2 | odd_2, twice_2)
    return (once, once_2), (twice, twice_2)


@inlined
def just_twice(state):
    """Return the cells with exactly two digits: words 0, 2 and 4 of each group are the rows of the band."""
    once, twice, thrice = fold_halves(state[0], state[1])
    once_2, twice_2, thrice_2 = fold_halves(state[2], state[2])
    even, odd = even_pairs(once, once_2), odd_pairs(once, once_2)
    even_twice, odd_twice = even_pairs(twice, twice_2), odd_pairs(twice, twice_2)
    thrice = even_pairs(thrice, thrice_2) | odd_pairs(thrice, thrice_2) | even & odd_twice | even_twice & odd
    once, twice = even | odd, even_twice | odd_twice | even & odd
    swapped, swapped_twice = swap_words(once), swap_words(twice)
    thrice = thrice | swap_words(thrice) | once & swapped_twice | twice & swapped
    return (twice | swapped_twice | once & swapped) & ~thrice
