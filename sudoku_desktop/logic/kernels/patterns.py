"""Patterns inside a closure: candidates that locked candidates, hidden pairs, naked pairs and X-wings turn off.

A pattern counts only if candidates of the position are off in the copy, in the cells it relies on: these off-nodes are
the parents of those it turns off. The four kinds are tried in this order; the first that turns anything off does so
with all its patterns. As in Sudoku Explainer, pairs are searched in units with four blank cells or more (hidden ones:
more than four), and X-wings for digits with at least four missing places.
"""

from sudoku_desktop.jit import kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.chain_graph import NONE, OFFS, USED, add_parent
from sudoku_desktop.logic.kernels.shape import (
    CELLS_OF,
    FIRST_BOX,
    FIRST_COLUMN,
    ORDER,
    SIZE,
    UNIT_COUNT,
    UNITS_OF,
)

LINE_MASK = (1 << ORDER) - 1
"""Mask of three adjacent positions: a third of a line, or a row of a box."""
COLUMN_MASK = sum(1 << ORDER * row for row in range(ORDER))
"""Mask of a column of a box."""


@kernel
def imply_by_patterns(marks, places, numbers, now_marks, now_places, starts, pool, offs, ends):
    """Add the off-nodes of patterns to a closure in which nothing else follows; return whether any was added."""
    noinline()
    before = ends[OFFS]
    imply_by_locked(places, numbers, now_places, starts, pool, offs, ends)
    if ends[OFFS] == before:
        imply_by_hidden_pairs(marks, places, numbers, now_marks, now_places, starts, pool, offs, ends)
    if ends[OFFS] == before:
        imply_by_naked_pairs(marks, numbers, now_marks, starts, pool, offs, ends)
    if ends[OFFS] == before:
        imply_by_x_wings(places, numbers, now_places, starts, pool, offs, ends)
    return ends[OFFS] > before


@kernel
def make_off(numbers, cell, digit, at, starts, pool, offs, ends):
    """Turn a candidate off with the parent list at `at`, the last in the pool; the next candidate may share it."""
    off = 2 * int(numbers[cell, digit])
    if starts[off] == NONE:
        starts[off] = at
        offs[ends[OFFS]] = off
        ends[OFFS] += 1
        ends[USED] = at + 1 + pool[at]


@kernel
def begin_no_parents(pool, ends):
    """Start an empty list of parents at the end of the pool; return its index."""
    pool[ends[USED]] = 0
    return ends[USED]


@kernel
def add_gone_places(numbers, unit, digit, gone, pool, at):
    """Append the off-nodes of a digit at the positions `gone` of a unit to a list of parents."""
    while gone:
        add_parent(pool, at, 2 * numbers[CELLS_OF[unit, lowest_bit(gone)], digit])
        gone &= gone - 1


@kernel
def imply_by_locked(places, numbers, now_places, starts, pool, offs, ends):
    """Apply pointing along columns and rows, then claiming from columns and rows."""
    noinline()
    for kind in (1, 0):
        for box in range(FIRST_BOX, UNIT_COUNT):
            for third in range(ORDER):
                line_mask = LINE_MASK << ORDER * third if kind == 0 else COLUMN_MASK << third
                line = UNITS_OF[CELLS_OF[box, lowest_bit(line_mask)], kind]
                for digit in range(SIZE):
                    left = now_places[digit, box]
                    if popcount(left) >= 2 and not left & ~line_mask:
                        gone = places[digit, box] & ~left & ~line_mask
                        imply_across(numbers, now_places, box, line, digit, gone, starts, pool, offs, ends)
    for first_line in (FIRST_COLUMN, 0):
        for line in range(first_line, first_line + SIZE):
            for third in range(ORDER):
                box_mask = LINE_MASK << ORDER * third
                box = UNITS_OF[CELLS_OF[line, ORDER * third], 2]
                for digit in range(SIZE):
                    left = now_places[digit, line]
                    if popcount(left) >= 2 and not left & ~box_mask:
                        gone = places[digit, line] & ~left & ~box_mask
                        imply_across(numbers, now_places, line, box, digit, gone, starts, pool, offs, ends)


@kernel
def imply_across(numbers, now_places, unit, other, digit, gone, starts, pool, offs, ends):
    """Turn a digit off in the rest of `other` because it is confined, in `unit`, to the cells that both units share.

    `gone`: the positions of `unit` whose removals confine the digit.
    """
    if not gone:
        return
    at = begin_no_parents(pool, ends)
    add_gone_places(numbers, unit, digit, gone, pool, at)
    rest = now_places[digit, other]
    while rest:
        cell = CELLS_OF[other, lowest_bit(rest)]
        rest &= rest - 1
        if UNITS_OF[cell, 0] != unit and UNITS_OF[cell, 1] != unit and UNITS_OF[cell, 2] != unit:
            make_off(numbers, cell, digit, at, starts, pool, offs, ends)


@kernel
def blanks_in(marks, unit):
    """Return the number of blank cells of a unit."""
    blanks = 0
    for position in range(SIZE):
        blanks += marks[CELLS_OF[unit, position]] != 0
    return blanks


@kernel
def unit_in_turn(index):
    """Return the unit at an index of the search order: boxes, then columns, then rows."""
    return FIRST_BOX + index if index < SIZE else index if index < 2 * SIZE else index - 2 * SIZE


@kernel
def imply_by_hidden_pairs(marks, places, numbers, now_marks, now_places, starts, pool, offs, ends):
    """Turn off the other candidates of two cells that are the only places of two digits in a unit."""
    noinline()
    for index in range(UNIT_COUNT):
        unit = unit_in_turn(index)
        for second in range(1, SIZE):
            left = now_places[second, unit]
            if popcount(left) != 2:
                continue
            for first in range(second):
                if now_places[first, unit] != left or blanks_in(marks, unit) <= 4:
                    continue
                gone_first, gone_second = places[first, unit] & ~left, places[second, unit] & ~left
                if not gone_first and not gone_second:
                    continue
                at = begin_no_parents(pool, ends)
                add_gone_places(numbers, unit, first, gone_first, pool, at)
                add_gone_places(numbers, unit, second, gone_second, pool, at)
                pair = left
                while pair:
                    cell = CELLS_OF[unit, lowest_bit(pair)]
                    pair &= pair - 1
                    others = now_marks[cell] & ~(1 << first) & ~(1 << second)
                    while others:
                        make_off(numbers, cell, lowest_bit(others), at, starts, pool, offs, ends)
                        others &= others - 1


@kernel
def imply_by_naked_pairs(marks, numbers, now_marks, starts, pool, offs, ends):
    """Turn off two digits in the rest of a unit in which two cells hold only these."""
    noinline()
    for index in range(UNIT_COUNT):
        unit = unit_in_turn(index)
        for far in range(1, SIZE):
            second = CELLS_OF[unit, far]
            pair = now_marks[second]
            if popcount(pair) != 2:
                continue
            for near in range(far):
                first = CELLS_OF[unit, near]
                if now_marks[first] != pair or blanks_in(marks, unit) < 4:
                    continue
                if marks[first] == pair and marks[second] == pair:
                    continue
                at = begin_no_parents(pool, ends)
                for cell in (first, second):
                    gone = marks[cell] & ~pair
                    while gone:
                        add_parent(pool, at, 2 * numbers[cell, lowest_bit(gone)])
                        gone &= gone - 1
                for position in range(SIZE):
                    cell = CELLS_OF[unit, position]
                    common = now_marks[cell] & pair if position != near and position != far else 0
                    while common:
                        make_off(numbers, cell, lowest_bit(common), at, starts, pool, offs, ends)
                        common &= common - 1


@kernel
def places_to_find(places, digit):
    """Return in how many units of one kind a digit is not placed yet."""
    rows = 0
    for row in range(SIZE):
        rows += places[digit, row] != 0
    return rows


@kernel
def imply_by_x_wings(places, numbers, now_places, starts, pool, offs, ends):
    """Turn off a digit in crossing lines, outside two columns or rows that have only the same two places for it."""
    noinline()
    for first_line, first_crossing in ((FIRST_COLUMN, 0), (0, FIRST_COLUMN)):
        for far in range(1, SIZE):
            for near in range(far):
                for digit in range(SIZE):
                    left = now_places[digit, first_line + far]
                    if popcount(left) != 2 or now_places[digit, first_line + near] != left:
                        continue
                    gone_near = places[digit, first_line + near] & ~left
                    gone_far = places[digit, first_line + far] & ~left
                    if (not gone_near and not gone_far) or places_to_find(places, digit) < 4:
                        continue
                    at = begin_no_parents(pool, ends)
                    add_gone_places(numbers, first_line + near, digit, gone_near, pool, at)
                    add_gone_places(numbers, first_line + far, digit, gone_far, pool, at)
                    crossing_lines = left
                    while crossing_lines:
                        crossing = first_crossing + lowest_bit(crossing_lines)
                        crossing_lines &= crossing_lines - 1
                        rest = now_places[digit, crossing] & ~(1 << near) & ~(1 << far)
                        while rest:
                            cell = CELLS_OF[crossing, lowest_bit(rest)]
                            make_off(numbers, cell, digit, at, starts, pool, offs, ends)
                            rest &= rest - 1
