"""Naked and hidden sets: n cells of a unit and n digits that belong together.

A *naked* set is n cells with n candidates in all, which the unit's other cells then lose. A *hidden* set is n digits
with n places in all, which then lose every other candidate. A hidden set is *direct* when that immediately leaves
another digit one place in the unit; then it only places that digit, as in `locked.py`.

Every cell of a naked set has two candidates or more, every digit of a hidden set two places or more: otherwise there
would be a single. Blocks come before lines; within a unit the sets come in the order of their masks as numbers.

Cells with digits, digits with positions, and the lines of a fish with crossing lines are all *items* with a mask and a
label, so that all these use the same search. `items`: int64[2, n], overwritten.
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import FACTS, NOTHING, remove, report, report_placement

UNIT, SET_POSITIONS, SET_DIGITS = FACTS, FACTS + 1, FACTS + 2
"""Facts: the unit, and masks of the positions and of the digits that belong together."""

# Opcode of each size; sizes 0 and 1 do not exist.
NAKED_SETS = np.array([NOTHING, NOTHING, opcodes.NAKED_PAIR, opcodes.NAKED_TRIPLE, opcodes.NAKED_QUAD])
HIDDEN_SETS = np.array([NOTHING, NOTHING, opcodes.HIDDEN_PAIR, opcodes.HIDDEN_TRIPLE, opcodes.HIDDEN_QUAD])
DIRECT_HIDDEN_SETS = np.array([NOTHING, NOTHING, opcodes.DIRECT_HIDDEN_PAIR, opcodes.DIRECT_HIDDEN_TRIPLE])

MASKS, LABELS = 0, 1


@inlined
def next_subset(subset):
    """Return the next larger mask with the same number of ones; the mask must not be 0."""
    lowest = subset & -subset
    ripple = subset + lowest
    return ripple | (subset ^ ripple) >> (2 + lowest_bit(subset))


@inlined
def gather(items, count, mask, label, size):
    """Add an item if its mask may belong to a tight set of `size`; return the new number of items."""
    if 2 <= popcount(mask) <= size:
        items[MASKS, count] = mask
        items[LABELS, count] = label
        return count + 1
    return count


@kernel
def next_tight(items, count, size, chosen):
    """Return the first `size` items, as a mask of indices, whose masks have `size` ones in all; 0 for none.

    Only the first `count` items are searched. `chosen`: the previous result, from which to continue; 0 for the first
    call.
    """
    chosen = next_subset(chosen) if chosen else (1 << size) - 1
    while chosen < 1 << count:
        if popcount(joined(items[MASKS], chosen)) == size:
            return chosen
        chosen = next_subset(chosen)
    return 0


@inlined
def joined(masks, chosen):
    """Return the union of the chosen masks."""
    union = 0
    while chosen:
        union |= masks[lowest_bit(chosen)]
        chosen &= chosen - 1
    return union


@inlined
def labels(items, chosen):
    """Return the labels of the chosen items as a mask."""
    union = 0
    while chosen:
        union |= 1 << items[LABELS, lowest_bit(chosen)]
        chosen &= chosen - 1
    return union


@kernel
def find_naked_set(tables, marks, record, items, size):
    """Find `size` cells of a unit with `size` candidates in all, some of them elsewhere too; return whether found."""
    noinline()
    for unit in tables.sequence:
        cells, count = tables.cells_of[unit], 0
        for position in range(cells.size):
            count = gather(items, count, marks[cells[position]], position, size)
        chosen = next_tight(items, count, size, 0)
        while chosen:
            digits, positions, gone = joined(items[MASKS], chosen), labels(items, chosen), 0
            for position in range(cells.size):
                if not positions & (1 << position):
                    gone |= remove(record, marks, cells[position], digits)
            if gone:
                report(record, NAKED_SETS[size])
                record[UNIT], record[SET_POSITIONS], record[SET_DIGITS] = unit, positions, digits
                return True
            chosen = next_tight(items, count, size, chosen)
    return False


@kernel
def find_hidden_set(tables, marks, places, record, items, size, direct):
    """Find `size` digits of a unit with `size` places in all, which have other candidates; return whether found."""
    noinline()
    for unit in tables.sequence:
        cells, count = tables.cells_of[unit], 0
        for digit in range(places.shape[0]):
            count = gather(items, count, places[digit, unit], digit, size)
        chosen = next_tight(items, count, size, 0)
        while chosen:
            positions, digits, gone = joined(items[MASKS], chosen), labels(items, chosen), 0
            if direct:
                single = digit_left_with_one_place(places, unit, positions)
                if single != NOTHING:
                    report(record, DIRECT_HIDDEN_SETS[size])
                    report_placement(record, cells[lowest_bit(places[single, unit] & ~positions)], single)
                    gone = 1
            else:
                for position in range(cells.size):
                    if positions & (1 << position):
                        gone |= remove(record, marks, cells[position], ~digits)
                if gone:
                    report(record, HIDDEN_SETS[size])
            if gone:
                record[UNIT], record[SET_POSITIONS], record[SET_DIGITS] = unit, positions, digits
                return True
            chosen = next_tight(items, count, size, chosen)
    return False


@inlined
def digit_left_with_one_place(places, unit, positions):
    """Return the first digit with places among `positions` and exactly one elsewhere in the unit, or NOTHING."""
    for digit in range(places.shape[0]):
        if places[digit, unit] & positions and popcount(places[digit, unit] & ~positions) == 1:
            return digit
    return NOTHING
