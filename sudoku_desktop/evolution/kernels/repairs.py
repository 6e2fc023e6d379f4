"""Improvement: repairs of a chromosome of cells, based on the counts of digits in its units."""

import numpy as np

from sudoku_desktop.evolution.kernels.moves import swap
from sudoku_desktop.evolution.kernels.random import high_half, next_word, scaled
from sudoku_desktop.jit import inlined


@inlined
def clashes(digits, at, cell, size, units_of, counts):
    """Return whether a cell's digit is repeated in one of its units."""
    digit = np.int64(digits[at + cell])
    for kind in range(units_of.shape[1]):
        if units_of[cell, kind] >= 0 and counts[units_of[cell, kind] * (size + 1) + digit] > 1:
            return True
    return False


@inlined
def take_out(digits, at, cell, size, units_of, counts):
    """Remove a cell's digit from the counts; return the number of units that now lack it."""
    lacking = 0
    digit = np.int64(digits[at + cell])
    for kind in range(units_of.shape[1]):
        if units_of[cell, kind] >= 0:
            place = units_of[cell, kind] * (size + 1) + digit
            counts[place] -= 1
            lacking += counts[place] == 0
    return lacking


@inlined
def lacking_without(digit, cell, size, units_of, counts):
    """Return the number of units of a cell that lack a digit."""
    lacking = 0
    for kind in range(units_of.shape[1]):
        if units_of[cell, kind] >= 0:
            lacking += counts[units_of[cell, kind] * (size + 1) + digit] == 0
    return lacking


@inlined
def put_in(digit, cell, size, units_of, counts):
    """Add a cell's digit to the counts; return the number of units that lacked it before."""
    supplied = lacking_without(digit, cell, size, units_of, counts)
    for kind in range(units_of.shape[1]):
        if units_of[cell, kind] >= 0:
            counts[units_of[cell, kind] * (size + 1) + digit] += 1
    return supplied


@inlined
def exchange(digits, at, first, second, size, units_of, counts):
    """Swap two cells and update the counts; return the increase in the number of missing digits."""
    grown = take_out(digits, at, first, size, units_of, counts) + take_out(digits, at, second, size, units_of, counts)
    swap(digits, at, first, second)
    grown -= put_in(np.int64(digits[at + first]), first, size, units_of, counts)
    grown -= put_in(np.int64(digits[at + second]), second, size, units_of, counts)
    return grown


@inlined
def clashing_cell(digits, at, size, units_of, counts, free_cells, random):
    """Return the first clashing free cell from a random one on, or −1."""
    many = len(free_cells)
    first = scaled(high_half(next_word(random)), many)
    for step in range(many):
        place = first + step
        if place >= many:
            place -= many
        if clashes(digits, at, free_cells[place], size, units_of, counts):
            return free_cells[place]
    return np.int64(-1)


@inlined
def min_conflicts(
    digits,
    at,
    size,
    units_of,
    counts,
    free_cells,
    is_blocks,
    block_of,
    free,
    free_count,
    candidates,
    candidate_count,
    steps,
    random,
):
    """Improve a child as described by `improvement.MinConflicts`.

    Every partner or digit is tried, and the best taken, with random ties. No change is one of the choices, so that no
    step increases the number of missing digits.
    """
    if len(free_cells) == 0:
        return
    for _ in range(steps):
        cell = clashing_cell(digits, at, size, units_of, counts, free_cells, random)
        if cell < 0:
            return
        least = 0
        ties = 1
        chosen = np.int64(-1)
        if is_blocks:
            block = block_of[cell]
            for place in range(block * size, block * size + free_count[block]):
                if free[place] == cell:
                    continue
                grown = exchange(digits, at, cell, free[place], size, units_of, counts)
                exchange(digits, at, cell, free[place], size, units_of, counts)
                if grown < least:
                    least, ties = grown, 0
                if grown == least:
                    ties += 1
                    if scaled(high_half(next_word(random)), ties) == 0:
                        chosen = free[place]
            if chosen >= 0:
                exchange(digits, at, cell, chosen, size, units_of, counts)
        else:
            lost = take_out(digits, at, cell, size, units_of, counts)
            for index in range(candidate_count[cell]):
                digit = candidates[cell * size + index]
                if digit == digits[at + cell]:
                    continue
                grown = lost - lacking_without(digit, cell, size, units_of, counts)
                if grown < least:
                    least, ties = grown, 0
                if grown == least:
                    ties += 1
                    if scaled(high_half(next_word(random)), ties) == 0:
                        chosen = digit
            if chosen >= 0:
                digits[at + cell] = np.uint8(chosen)
            put_in(np.int64(digits[at + cell]), cell, size, units_of, counts)


@inlined
def has_repeats(unit, size, counts):
    """Return whether a digit is repeated in a unit."""
    for digit in range(1, size + 1):
        if counts[unit * (size + 1) + digit] > 1:
            return True
    return False


@inlined
def swap_if_both_gain(digits, at, first, second, one, other, size, units_of, givens, counts):
    """Swap two cells of a row if each digit is repeated in its own unit and missing from the other's."""
    if givens[first] != 0 or givens[second] != 0:
        return
    width = size + 1
    a, b = np.int64(digits[at + first]), np.int64(digits[at + second])
    if counts[one * width + a] < 2 or counts[other * width + b] < 2:
        return
    if counts[other * width + a] == 0 and counts[one * width + b] == 0:
        exchange(digits, at, first, second, size, units_of, counts)


@inlined
def column_and_box_search(digits, at, size, box, units_of, givens, counts, random):
    """Improve a child as described by `improvement.ColumnAndBoxSearch`.

    Every unit with repetitions gets one partner. `box`: height and width of a box.
    """
    height, width = box[0], box[1]
    for column in range(size):
        if not has_repeats(size + column, size, counts):
            continue
        partner = scaled(high_half(next_word(random)), size)
        if partner == column or not has_repeats(size + partner, size, counts):
            continue
        for row in range(size):
            first, second = row * size + column, row * size + partner
            swap_if_both_gain(digits, at, first, second, size + column, size + partner, size, units_of, givens, counts)
    for box_number in range(size):
        if not has_repeats(2 * size + box_number, size, counts):
            continue
        band = box_number // height * height  # the number of boxes in a band equals the height of a box
        partner = band + scaled(high_half(next_word(random)), height)
        if partner == box_number or not has_repeats(2 * size + partner, size, counts):
            continue
        for row in range(band, band + height):
            for i in range(width):
                for j in range(width):
                    first = row * size + box_number % height * width + i
                    second = row * size + partner % height * width + j
                    one, other = 2 * size + box_number, 2 * size + partner
                    swap_if_both_gain(digits, at, first, second, one, other, size, units_of, givens, counts)
