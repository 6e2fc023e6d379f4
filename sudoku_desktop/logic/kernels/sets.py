"""Naked and hidden sets: as many cells of a unit as digits, which belong to each other.

A *naked* set is n cells with n candidates in all, which the unit's other cells then lose. A *hidden* set is n digits
with n places in all, which then lose every other candidate. A hidden set is *direct* when that at once leaves
another digit one place in the unit; then it only places that digit (as `locked.py` says of its own).

Every cell of a naked set has two candidates or more, every digit of a hidden set two places or more: otherwise a
single is there. Boxes come before columns and rows; within a unit the sets come in the order of their masks as
numbers.
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import FACTS, NOTHING, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import ALL_DIGITS, CELLS_OF, SIZE

UNIT, SET_POSITIONS, SET_DIGITS = FACTS, FACTS + 1, FACTS + 2
"""The unit, and masks of the positions in it and of the digits that belong to each other."""

# What a set of each size is called; sizes 0 and 1 are none.
NAKED_SETS = np.array([NOTHING, NOTHING, opcodes.NAKED_PAIR, opcodes.NAKED_TRIPLE, opcodes.NAKED_QUAD])
HIDDEN_SETS = np.array([NOTHING, NOTHING, opcodes.HIDDEN_PAIR, opcodes.HIDDEN_TRIPLE, opcodes.HIDDEN_QUAD])
DIRECT_HIDDEN_SETS = np.array([NOTHING, NOTHING, opcodes.DIRECT_HIDDEN_PAIR, opcodes.DIRECT_HIDDEN_TRIPLE])


@inlined
def next_subset(subset):
    """The next larger mask with as many ones; the mask must not be 0."""
    lowest = subset & -subset
    ripple = subset + lowest
    return ripple | (subset ^ ripple) >> (2 + lowest_bit(subset))


@kernel
def find_naked_set(marks, places, record, size):
    """So many cells of a unit that have so many candidates in all, and other cells that have some of them too."""
    stay_apart()
    for kind in range(2, -1, -1):
        for unit in range(kind * SIZE, kind * SIZE + SIZE):
            eligible = 0
            for position in range(SIZE):
                if 2 <= popcount(marks[CELLS_OF[unit, position]]) <= size:
                    eligible |= 1 << position
            if popcount(eligible) < size:
                continue
            chosen = (1 << size) - 1
            while chosen <= ALL_DIGITS:
                if not chosen & ~eligible and _take_naked_set(marks, record, unit, chosen, size):
                    return True
                chosen = next_subset(chosen)
    return False


@inlined
def _take_naked_set(marks, record, unit, chosen, size):
    """If the chosen positions are a naked set, remove its digits from the other cells; says whether there are any."""
    digits = 0
    for position in range(SIZE):
        if chosen & (1 << position):
            digits |= marks[CELLS_OF[unit, position]]
    if popcount(digits) != size:
        return False
    gone = 0
    for position in range(SIZE):
        if not chosen & (1 << position):
            gone |= remove(record, marks, CELLS_OF[unit, position], digits)
    if gone:
        report(record, NAKED_SETS[size])
        _report_set(record, unit, chosen, digits)
    return gone != 0


@kernel
def find_hidden_set(marks, places, record, size):
    """So many digits that have so many places in all in a unit, with other candidates there."""
    return _find_hidden_set(marks, places, record, size, False)


@kernel
def find_direct_hidden_set(marks, places, record, size):
    """A hidden set without whose cells another digit has one place left in the unit."""
    return _find_hidden_set(marks, places, record, size, True)


@kernel
def _find_hidden_set(marks, places, record, size, direct):
    stay_apart()
    for kind in range(2, -1, -1):
        for unit in range(kind * SIZE, kind * SIZE + SIZE):
            eligible = 0
            for digit in range(SIZE):
                if 2 <= popcount(places[digit, unit]) <= size:
                    eligible |= 1 << digit
            if popcount(eligible) < size:
                continue
            chosen = (1 << size) - 1
            while chosen <= ALL_DIGITS:
                if not chosen & ~eligible and _take_hidden_set(marks, places, record, unit, chosen, size, direct):
                    return True
                chosen = next_subset(chosen)
    return False


@inlined
def _take_hidden_set(marks, places, record, unit, chosen, size, direct):
    """If the chosen digits are a hidden set, remove all others from its cells; says whether it was worth it."""
    positions = 0
    for digit in range(SIZE):
        if chosen & (1 << digit):
            positions |= places[digit, unit]
    if popcount(positions) != size:
        return False
    if direct:
        single = _digit_left_with_one_place(places, unit, positions)
        if single == NOTHING:
            return False
        report(record, DIRECT_HIDDEN_SETS[size])
        report_placement(record, CELLS_OF[unit, lowest_bit(places[single, unit] & ~positions)], single)
    else:
        gone = 0
        for position in range(SIZE):
            if positions & (1 << position):
                gone |= remove(record, marks, CELLS_OF[unit, position], ~chosen)
        if gone == 0:
            return False
        report(record, HIDDEN_SETS[size])
    _report_set(record, unit, positions, chosen)
    return True


@inlined
def _digit_left_with_one_place(places, unit, positions):
    """The first digit that has places among `positions` and one elsewhere in the unit; NOTHING if there is none."""
    for digit in range(SIZE):
        if places[digit, unit] & positions and popcount(places[digit, unit] & ~positions) == 1:
            return digit
    return NOTHING


@inlined
def _report_set(record, unit, positions, digits):
    record[UNIT] = unit
    record[SET_POSITIONS] = positions
    record[SET_DIGITS] = digits
