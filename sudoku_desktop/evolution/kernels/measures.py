"""Measures of a chromosome that is cells: how many different digits each unit shows, and the costs made of them.

A cell that is blank holds 0. Costs are 0 for a solution; see `evolution.fitness` for the papers' scales.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import FIT_AVERAGES, FIT_CONFLICTS, FIT_MISSING, FIT_PRODUCT
from sudoku_desktop.jit import inlined, kernel, popcount


@inlined
def mark_units(digits, at, size, box_of, masks):
    """Set `masks`, (3 · size,): bit d for each digit d that a row, column or box shows."""
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


@inlined
def distinct(mask):
    """How many digits a mask shows; a blank is none."""
    return popcount(mask >> 1)


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
def cost_of_marks(fitness, size, masks):
    """The cost that a fitness gives to the units' masks."""
    if fitness == FIT_PRODUCT:
        product = 1.0
        for unit in range(3 * size):
            shown = distinct(masks[unit])
            if shown != size:
                product *= size / max(shown, 1)
        return product - 1.0
    if fitness == FIT_AVERAGES:
        product = 1.0
        for kind in range(3):
            total = 0.0
            for unit in range(kind * size, (kind + 1) * size):
                total += 1.0 / (size + 1 - distinct(masks[unit]))
            product *= total / size
        return 1.0 - product
    missing = 0
    for unit in range(3 * size):
        missing += size - distinct(masks[unit])
    if fitness == FIT_MISSING:
        return 2.0 * missing
    if fitness == FIT_CONFLICTS:
        return missing / (3.0 * size * (size - 1))
    return missing / 3.0  # blanks, where nothing clashes


@kernel
def missing_digits(digits, at, size, box_of, masks):
    """The common cost: how many digits are missing from all rows, columns and boxes."""
    mark_units(digits, at, size, box_of, masks)
    missing = 0
    for unit in range(3 * size):
        missing += size - distinct(masks[unit])
    return missing
