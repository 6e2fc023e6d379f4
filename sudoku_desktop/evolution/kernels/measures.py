"""Measures of a chromosome that is cells: how many different digits each unit shows, and the costs made of them.

A cell that is blank holds 0. Costs are 0 for a solution; see `evolution.parts.fitness` for the papers' scales.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import FIT_AVERAGES, FIT_MISSING, FIT_PRODUCT
from sudoku_desktop.jit import inlined, kernel, popcount, stay_apart

NINE = 9
FIELD = 10
"""Bits of a field: one for a blank, one for each of nine digits."""
FIELD_MASK = (1 << FIELD) - 1


@inlined
def count_shown(digits, at, size, box_of, masks, shown, rows_are_right):
    """Set `shown`, (3 · size,): how many different digits each row, column and box shows; a blank is none.

    Returns their sum. Added up here, because numbers that were stored one by one and are then loaded several at once
    have to wait for one another: that took a tenth of the loop's time.
    Rows that are right, because blocks are rows, need not be counted: `shown` has their numbers from the beginning.
    """
    if size == NINE:
        return count_shown_by_nine(digits, at, shown, rows_are_right)
    for unit in range(3 * size):
        masks[unit] = 0
    cell = 0
    for row in range(size):
        in_row = 0
        for column in range(size):
            bit = 1 << np.int64(digits[at + cell])
            in_row |= bit
            masks[size + column] |= bit
            masks[2 * size + box_of[cell]] |= bit
            cell += 1
        masks[row] = in_row
    total = 0
    for unit in range(3 * size):
        shown[unit] = popcount(masks[unit] >> 1)
        total += shown[unit]
    return total


@inlined
def three_cells(one, two, three):
    """Three digits side by side, a bit each in fields of FIELD bits; bit 0 of a field is a blank."""
    return (1 << np.int64(one)) | (1 << (np.int64(two) + FIELD)) | (1 << (np.int64(three) + 2 * FIELD))


@inlined
def fields_together(fields):
    """How many digits three fields show together."""
    return popcount(((fields | fields >> FIELD | fields >> 2 * FIELD) & FIELD_MASK) >> 1)


@inlined
def count_shown_by_nine(digits, at, shown, rows_are_right):
    """`count_shown` for 9×9, where three cells side by side are one word: no masks in memory, all loops unrolled."""
    grid = digits[at : at + NINE * NINE]
    total = NINE * NINE if rows_are_right else 0
    left, centre, right = 0, 0, 0
    for band in range(3):
        first, second, third = 0, 0, 0
        for line in range(3):
            row = 3 * band + line
            cells = grid[row * NINE : (row + 1) * NINE]
            one = three_cells(cells[0], cells[1], cells[2])
            two = three_cells(cells[3], cells[4], cells[5])
            three = three_cells(cells[6], cells[7], cells[8])
            if not rows_are_right:
                total += note(shown, row, fields_together(one | two | three))
            first |= one
            second |= two
            third |= three
        total += note(shown, 2 * NINE + 3 * band, fields_together(first))
        total += note(shown, 2 * NINE + 3 * band + 1, fields_together(second))
        total += note(shown, 2 * NINE + 3 * band + 2, fields_together(third))
        left |= first
        centre |= second
        right |= third
    for place in range(3):
        total += note(shown, NINE + place, popcount(((left >> place * FIELD) & FIELD_MASK) >> 1))
        total += note(shown, NINE + 3 + place, popcount(((centre >> place * FIELD) & FIELD_MASK) >> 1))
        total += note(shown, NINE + 6 + place, popcount(((right >> place * FIELD) & FIELD_MASK) >> 1))
    return total


@inlined
def note(shown, unit, count):
    """Set what a unit shows; returns it."""
    shown[unit] = count
    return count


@inlined
def count_digits(digits, at, size, box_of, counts):
    """Set `counts`, (3 · size · (size + 1),): how often each digit, or a blank, stands in each unit."""
    width = size + 1
    for place in range(3 * size * width):
        counts[place] = 0
    cell = 0
    for row in range(size):
        for column in range(size):
            digit = np.int64(digits[at + cell])
            counts[row * width + digit] += 1
            counts[(size + column) * width + digit] += 1
            counts[(2 * size + box_of[cell]) * width + digit] += 1
            cell += 1


@inlined
def equal_pairs(digits, at, size, box_of, counts):
    """Gerges, Zouein & Azar's eq. (1) over all units: the pairs of equal digits."""
    count_digits(digits, at, size, box_of, counts)
    pairs = 0
    for unit in range(3 * size):
        for digit in range(1, size + 1):
            count = counts[unit * (size + 1) + digit]
            pairs += count * (count - 1) // 2
    return pairs


@inlined
def cost_of_shown(fitness, size, shown, shown_in_all, shares, rows_are_right):
    """The cost that a fitness gives to the numbers of digits shown, or their sum; `shares`: see `records.Cells`."""
    if fitness == FIT_PRODUCT:  # Sharma & Bhartiya 2020, sec. 2.4
        product = 1.0  # times 1 for every row that is right
        for unit in range(size if rows_are_right else 0, 3 * size):
            product *= shares[np.uint64(shown[unit])]
        return product - 1.0
    if fitness == FIT_AVERAGES:  # Gold 2005, listing 1
        product = 1.0
        for kind in range(3):
            total = 0.0
            for unit in range(kind * size, (kind + 1) * size):
                total += shares[shown[unit]]
            product *= total / size
        return 1.0 - product
    missing = 3 * size * size - shown_in_all
    if fitness == FIT_MISSING:  # Mantere & Koljonen 2007, eq. (1): each missing digit, and the one in its place
        return 2.0 * missing
    # Team 209, "Fitness Function": conflicts / 216 in 27 units of nine cells.
    return missing / (3.0 * size * (size - 1))


@kernel
def missing_digits(digits, at, size, box_of, masks, shown, rows_are_right):
    """The common cost: how many digits are missing from all rows, columns and boxes."""
    stay_apart()
    return 3 * size * size - count_shown(digits, at, size, box_of, masks, shown, rows_are_right)
