"""Measures of a chromosome of cells: the number of different digits in each unit, and the costs computed from them.

A blank cell holds 0. Costs are 0 for a solution; see `evolution.parts.fitness` for the papers' scales.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import FIT_AVERAGES, FIT_MISSING, FIT_PRODUCT
from sudoku_desktop.jit import inlined, kernel, noinline, popcount

NINE = 9
FIELD = 10
"""Bits of a field: one for a blank, one for each of nine digits."""
FIELD_MASK = (1 << FIELD) - 1


@inlined
def count_shown(digits, at, cells, rows_are_right):
    """Set `cells.shown`, the number of different digits in each unit without blanks, and return their sum.

    They are summed here, because loading several numbers at once that were stored one by one stalls the processor: that
    took a tenth of the loop's time. Rows that are permutations need not be counted: `shown` has their numbers from the
    beginning.
    """
    size, units, masks, shown = cells.size[0], cells.units, cells.masks, cells.shown
    if cells.is_standard_9x9[0]:
        return count_shown_by_nine(digits, at, shown, rows_are_right)
    box_of, first_extra = cells.box_of, cells.first_extra[0]
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
    for unit in range(first_extra):
        total += note(shown, unit, popcount(masks[unit] >> 1))
    for unit in range(first_extra, len(shown)):
        in_unit = 0
        for place in range(unit * size, (unit + 1) * size):
            in_unit |= 1 << np.int64(digits[at + units[place]])
        total += note(shown, unit, popcount(in_unit >> 1))
    return total


@inlined
def three_cells(one, two, three):
    """Return three digits as bits in three fields of FIELD bits; bit 0 of a field is a blank."""
    return (1 << np.int64(one)) | (1 << (np.int64(two) + FIELD)) | (1 << (np.int64(three) + 2 * FIELD))


@inlined
def fields_together(fields):
    """Return the number of different digits in three such sets of fields."""
    return popcount(((fields | fields >> FIELD | fields >> 2 * FIELD) & FIELD_MASK) >> 1)


@inlined
def count_shown_by_nine(digits, at, shown, rows_are_right):
    """Do what `count_shown` does, for 9×9 only: three adjacent cells form one word, and all loops are unrolled."""
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
    """Set the number of different digits of a unit, and return it."""
    shown[unit] = count
    return count


@inlined
def count_digits(digits, at, cells):
    """Set `cells.counts`, the number of occurrences of each digit, or a blank, in each unit."""
    size, units, box_of, counts = cells.size[0], cells.units, cells.box_of, cells.counts
    width = size + 1
    for place in range(len(counts)):
        counts[place] = 0
    cell = 0
    first = cells.first_extra[0]
    has_boxes = np.int64(first > 2 * size)
    for row in range(size):
        for column in range(size):
            digit = np.int64(digits[at + cell])
            counts[row * width + digit] += 1
            counts[(size + column) * width + digit] += 1
            if has_boxes:
                counts[(2 * size + box_of[cell]) * width + digit] += 1
            cell += 1
    for unit in range(first, len(cells.shown)):
        for place in range(unit * size, (unit + 1) * size):
            counts[unit * width + np.int64(digits[at + units[place]])] += 1


@inlined
def equal_pairs(digits, at, cells):
    """Return the number of pairs of equal digits in all units: Gerges, Zouein & Azar's eq. (1)."""
    size, counts = cells.size[0], cells.counts
    count_digits(digits, at, cells)
    pairs = 0
    for unit in range(len(cells.shown)):
        for digit in range(1, size + 1):
            count = counts[unit * (size + 1) + digit]
            pairs += count * (count - 1) // 2
    return pairs


@inlined
def cost_of_shown(fitness, cells, shown_in_all, rows_are_right):
    """Return the cost by a fitness, from the numbers of different digits or their sum."""
    size, shown, shares, kinds = cells.size[0], cells.shown, cells.shares, cells.kinds
    if fitness == FIT_PRODUCT:  # Sharma & Bhartiya 2020, sec. 2.4
        product = 1.0  # rows that are permutations contribute a factor of 1
        for unit in range(size if rows_are_right else 0, len(shown)):
            product *= shares[np.uint64(shown[unit])]
        return product - 1.0
    if fitness == FIT_AVERAGES:  # Gold 2005, listing 1
        product = 1.0
        for kind in range(len(kinds) - 1):
            total = 0.0
            for unit in range(kinds[kind], kinds[kind + 1]):
                total += shares[shown[unit]]
            product *= total / (kinds[kind + 1] - kinds[kind])
        return 1.0 - product
    missing = len(shown) * size - shown_in_all
    if fitness == FIT_MISSING:  # Mantere & Koljonen 2007, eq. (1): each missing digit, and the one in its place
        return 2.0 * missing
    # Team 209, "Fitness Function": conflicts / 216 in 27 units of nine cells.
    return missing / (1.0 * len(shown) * (size - 1))


@kernel
def missing_digits(digits, at, cells, rows_are_right):
    """Return the common cost: the number of digits missing from all units."""
    noinline()
    return len(cells.shown) * cells.size[0] - count_shown(digits, at, cells, rows_are_right)
