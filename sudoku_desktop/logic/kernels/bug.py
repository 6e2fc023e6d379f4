"""BUG, the bivalue universal grave: a grid in which every remaining choice could be reversed.

Vocabulary: a *grave* is a position in which every blank cell has two candidates, and every digit two places in every
unit that lacks it. It has no solution, or at least two: the other candidate of every cell would also do. The *extras*
are the candidates without which a position would be a grave: one of them must be true.

    type 1  all extras in one cell: it takes one of them
    type 2  all extras are one digit: a cell that sees them all cannot take it
    type 3  the cells with extras share a unit, where one of them joins a naked set
    type 4  two cells with extras share a unit and another digit, which fits no other cell there: it is in one of them,
            and the other takes an extra

They are tried in the order of Sudoku Explainer 1.2.1.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.opcodes import BUG
from sudoku_desktop.logic.kernels.record import FACTS, WEIGHT, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, CELLS_OF, POSITIONS_OF, SEES, SIZE, UNIT_COUNT, UNITS_OF

TYPE = FACTS
UNIT = FACTS + 1
"""Types 3 and 4: the unit that the cells with extras share."""
SET_DIGITS = FACTS + 2
SET_CELLS = FACTS + 3
"""Type 3: the digits of the set as a mask, and its cells without extras as a mask of positions in UNIT."""
LOCKED = FACTS + 4
"""Type 4: the digit that fits no other cell of UNIT."""
COUNT = FACTS + 5
BUG_CELLS = FACTS + 6
MOST_CELLS = 20
"""Maximum number of cells with extras: the number of peers of a cell, as these cells share a unit or a common peer."""
BUG_EXTRAS = BUG_CELLS + MOST_CELLS
"""Layout of the facts: the number of cells with extras, these cells, and the mask of extras of each."""

LARGEST_SET = 6
KINDS = np.array([2, 0, 1])
"""Indices of the kinds of unit in the order in which they are tried: box, row, column."""


@kernel
def _find_extras(marks, places, extras):
    """Write into `extras` (81 cleared masks) the candidates that must go to leave a grave; return whether they exist.

    A digit with other than two places in a unit indicates an extra if exactly one of the cells has three candidates or
    more; if several have, another unit shows which.
    """
    for kind in KINDS:
        for unit in range(kind * SIZE, (kind + 1) * SIZE):
            for digit in range(SIZE):
                places_left = places[digit, unit]
                if places_left and popcount(places_left) != 2:
                    suspects, suspect = 0, 0
                    for position in range(SIZE):
                        cell = CELLS_OF[unit, position]
                        if places_left & (1 << position) and popcount(marks[cell]) > 2:
                            suspects += 1
                            suspect = cell
                    if suspects == 0:
                        return False
                    if suspects == 1:
                        extras[suspect] |= 1 << digit
    return _leaves_a_grave(marks, extras)


@kernel
def _leaves_a_grave(marks, extras):
    """Return whether the position without `extras` is a grave."""
    for cell in range(CELL_COUNT):
        if marks[cell] and popcount(marks[cell] & ~extras[cell]) != 2:
            return False
    for unit in range(UNIT_COUNT):
        once, twice, more = 0, 0, 0
        for position in range(SIZE):
            candidates = marks[CELLS_OF[unit, position]] & ~extras[CELLS_OF[unit, position]]
            more |= twice & candidates
            twice |= once & candidates
            once |= candidates
        if once != twice or more:
            return False
    return True


@kernel
def _start_record(record, extras, kind_of_bug, more_weight):
    """Initialise the record of a BUG; `more_weight`, in tenths, is added to the weight of type 1."""
    report(record, BUG)
    record[WEIGHT] += more_weight
    record[TYPE] = kind_of_bug
    for cell in range(CELL_COUNT):
        if extras[cell]:
            record[BUG_CELLS + record[COUNT]] = cell
            record[BUG_EXTRAS + record[COUNT]] = extras[cell]
            record[COUNT] += 1


@kernel
def _type_1(marks, record, extras, cell):
    _start_record(record, extras, 1, 0)
    if popcount(extras[cell]) == 1:
        report_placement(record, cell, lowest_bit(extras[cell]))
    else:
        remove(record, marks, cell, ~extras[cell])
    return True


@kernel
def _type_2(marks, record, extras, extra):
    is_started = False
    for cell in range(CELL_COUNT):
        if marks[cell] & extra:
            sees_all = True
            for other in range(CELL_COUNT):
                sees_all &= extras[other] == 0 or SEES[cell, other]
            if sees_all:
                if not is_started:
                    _start_record(record, extras, 2, 1)
                    is_started = True
                remove(record, marks, cell, extra)
    return is_started


@kernel
def _shared_unit(extras, first, kind):
    """Return the unit of a kind that contains all cells with extras, and a mask of their positions, or (-1, 0)."""
    ends = 0
    for cell in range(CELL_COUNT):
        if extras[cell]:
            if UNITS_OF[cell, kind] != UNITS_OF[first, kind]:
                return -1, 0
            ends |= 1 << POSITIONS_OF[cell, kind]
    return UNITS_OF[first, kind], ends


@kernel
def _type_3(marks, record, extras, extra, first):
    for kind in KINDS:
        unit, ends = _shared_unit(extras, first, kind)
        if unit >= 0:
            for size in range(2, LARGEST_SET + 1):
                for cells in range(1 << SIZE):
                    if not cells & ends and popcount(cells) == size - 1:
                        digits = _naked_set(marks, unit, ends, cells, extra)
                        if popcount(digits) == size:
                            _start_record(record, extras, 3, size)
                            record[UNIT] = unit
                            record[SET_CELLS] = cells
                            record[SET_DIGITS] = digits
                            for position in range(SIZE):
                                if not (ends | cells) & (1 << position):
                                    remove(record, marks, CELLS_OF[unit, position], digits)
                            return True
    return False


@kernel
def _naked_set(marks, unit, ends, cells, extra):
    """Return the digits of `cells` if they include all of `extra` and one that other cells of the unit have; else 0."""
    digits, elsewhere = 0, 0
    for position in range(SIZE):
        candidates = marks[CELLS_OF[unit, position]]
        if cells & (1 << position):
            if popcount(candidates) < 2:
                return 0
            digits |= candidates
        elif not ends & (1 << position):
            elsewhere |= candidates
    return digits if extra & ~digits == 0 and elsewhere & digits else 0


@kernel
def _type_4(marks, record, extras, extra, first, second):
    common = marks[first] & marks[second] & ~extra
    if popcount(common) != 1:
        return False
    for kind in KINDS:
        unit, _ = _shared_unit(extras, first, kind)
        if unit >= 0:
            _start_record(record, extras, 4, 1)
            record[UNIT] = unit
            record[LOCKED] = lowest_bit(common)
            remove(record, marks, first, ~(extras[first] | common))
            remove(record, marks, second, ~(extras[second] | common))
            return True
    return False


@allocating_kernel
def find_bug(marks, places, record):
    """Find a BUG, a grave except for a few candidates, that allows a deduction; return whether there is one."""
    noinline()
    extras = np.zeros(CELL_COUNT, np.int64)
    if not _find_extras(marks, places, extras):
        return False
    count, extra, first, last = 0, 0, -1, -1
    for cell in range(CELL_COUNT):
        if extras[cell]:
            count += 1
            extra |= extras[cell]
            first = cell if first < 0 else first
            last = cell
    if count == 0:
        return False
    if count == 1:
        return _type_1(marks, record, extras, first)
    if popcount(extra) == 1 and _type_2(marks, record, extras, extra):
        return True
    if count == 2 and _type_4(marks, record, extras, extra, first, last):
        return True
    return popcount(extra) > 1 and _type_3(marks, record, extras, extra, first)
