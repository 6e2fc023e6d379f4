"""Singles, locked candidates, sets, fish and wings on units of any shape; each as `logic.kernels` defines it.

`marks` and `places` are as `record.py` says, of as many cells, digits and units as the shape has. `items`: int64[2, n],
overwritten; see `gather`.
"""

from sudoku_desktop.jit import inlined, kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.any_shape.tables import BLOCKS
from sudoku_desktop.logic.kernels.fish import BASE, COVER, FIRST_BASE, FISH, FISH_DIGIT
from sudoku_desktop.logic.kernels.locked import FIRST, LOCKED_DIGIT, SECOND, THIRD
from sudoku_desktop.logic.kernels.record import NOTHING, remove, report, report_placement
from sudoku_desktop.logic.kernels.sets import (
    DIRECT_HIDDEN_SETS,
    HIDDEN_SETS,
    NAKED_SETS,
    SET_DIGITS,
    SET_POSITIONS,
    UNIT,
    next_subset,
)
from sudoku_desktop.logic.kernels.wings import FIRST_WING, PIVOT, SECOND_WING

MASKS, LABELS = 0, 1


@kernel
def find_last_cell(tables, marks, record):
    """A unit with one blank cell."""
    for unit in tables.sequence:
        blank, blanks = 0, 0
        for cell in tables.cells_of[unit]:
            if marks[cell]:
                blank = cell
                blanks += 1
        if blanks == 1:
            report(record, opcodes.LAST_CELL)
            report_placement(record, blank, lowest_bit(marks[blank]))
            record[UNIT] = unit
            return True
    return False


@kernel
def find_hidden_single(tables, places, record):
    """A digit with one place in a unit: in all blocks (1.2) before lines (1.5)."""
    for unit in tables.sequence:
        for digit in range(places.shape[0]):
            if popcount(places[digit, unit]) == 1:
                if tables.kind[unit] < BLOCKS:
                    report(record, opcodes.HIDDEN_SINGLE_IN_BOX)
                else:
                    report(record, opcodes.HIDDEN_SINGLE_IN_LINE)
                report_placement(record, tables.cells_of[unit, lowest_bit(places[digit, unit])], digit)
                record[UNIT] = unit
                return True
    return False


@kernel
def find_naked_single(marks, record):
    """A cell with one candidate."""
    for cell in range(marks.size):
        if popcount(marks[cell]) == 1:
            report(record, opcodes.NAKED_SINGLE)
            report_placement(record, cell, lowest_bit(marks[cell]))
            return True
    return False


@kernel
def find_locked(tables, marks, places, record, from_blocks, direct):
    """A digit confined, in a block or in a line, to what another unit has too.

    Direct when that leaves another unit of the first's kind with one place for the digit, which then is all that is
    told. Units that share one cell confine nothing.
    """
    stay_apart()
    for first in tables.sequence:
        if (tables.kind[first] < BLOCKS) != from_blocks:
            continue
        for second in tables.sequence:
            common = tables.common[first, second]
            if first == second or not common & (common - 1):
                continue
            for digit in range(places.shape[0]):
                confined = places[digit, first]
                rest = places[digit, second] & ~tables.common[second, first]
                if not confined & (confined - 1) or confined & ~common or not rest:
                    continue
                third = unit_left_with_one_place(tables, places, digit, first, second) if direct else first
                if third < 0:
                    continue
                record[FIRST], record[SECOND], record[LOCKED_DIGIT], record[THIRD] = first, second, digit, third
                if direct:
                    left = places[digit, third] & ~lost_in(tables, first, second, third)
                    report(record, opcodes.DIRECT_POINTING if from_blocks else opcodes.DIRECT_CLAIMING)
                    report_placement(record, tables.cells_of[third, lowest_bit(left)], digit)
                    return True
                report(record, opcodes.POINTING if from_blocks else opcodes.CLAIMING)
                while rest:
                    remove(record, marks, tables.cells_of[second, lowest_bit(rest)], 1 << digit)
                    rest &= rest - 1
                return True
    return False


@inlined
def lost_in(tables, first, second, third):
    """The positions of the third unit that lie in the second, but not in the first."""
    return tables.common[third, second] & ~tables.common[third, first]


@inlined
def unit_left_with_one_place(tables, places, digit, first, second):
    """The first other unit of the first's kind that has one place left; −1 if there is none."""
    for third in range(tables.kind.size):
        there, lost = places[digit, third], lost_in(tables, first, second, third)
        if (
            third not in (first, second)
            and tables.kind[third] == tables.kind[first]
            and there & lost
            and popcount(there & ~lost) == 1
        ):
            return third
    return -1


@inlined
def gather(items, count, mask, label, size):
    """Add an item whose mask may belong to a tight set of so many; returns how many items there are then."""
    if 2 <= popcount(mask) <= size:
        items[MASKS, count] = mask
        items[LABELS, count] = label
        return count + 1
    return count


@kernel
def next_tight(items, count, size, chosen):
    """The next `size` of the first `count` items whose masks have as many ones in all: a mask, 0 when there is none.

    `chosen`: the one before, 0 for the first. Cells with digits, digits with positions, and lines with crossing lines
    are all such items, so that naked and hidden sets and fish are the same search.
    """
    chosen = next_subset(chosen) if chosen else (1 << size) - 1
    while chosen < 1 << count:
        if popcount(joined(items[MASKS], chosen)) == size:
            return chosen
        chosen = next_subset(chosen)
    return 0


@inlined
def joined(masks, chosen):
    """All that the chosen masks have."""
    union = 0
    while chosen:
        union |= masks[lowest_bit(chosen)]
        chosen &= chosen - 1
    return union


@inlined
def labels(items, chosen):
    """The labels of the chosen items as a mask."""
    union = 0
    while chosen:
        union |= 1 << items[LABELS, lowest_bit(chosen)]
        chosen &= chosen - 1
    return union


@kernel
def find_naked_set(tables, marks, record, items, size):
    """So many cells of a unit that have so many candidates in all, and other cells that have some of them too."""
    stay_apart()
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
    """So many digits that have so many places in all in a unit, with other candidates there.

    Direct when without those places another digit has one left in the unit, which then is all that is told.
    """
    stay_apart()
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
    """The first digit that has places among `positions` and one elsewhere in the unit; NOTHING if there is none."""
    for digit in range(places.shape[0]):
        if places[digit, unit] & positions and popcount(places[digit, unit] & ~positions) == 1:
            return digit
    return NOTHING


@kernel
def find_fish(tables, marks, places, record, items, size):
    """So many columns, or rows, whose places of a digit lie in as many crossing lines, which lose it elsewhere."""
    stay_apart()
    lines = places.shape[0]  # rows are units 0 … n − 1, columns n … 2n − 1
    for first_base in (lines, 0):
        for digit in range(lines):
            count = 0
            for line in range(lines):
                count = gather(items, count, places[digit, first_base + line], line, size)
            chosen = next_tight(items, count, size, 0)
            while chosen:
                cover, base, gone = joined(items[MASKS], chosen), labels(items, chosen), 0
                for line in range(lines):
                    rest = 0 if base & (1 << line) else places[digit, first_base + line] & cover
                    while rest:
                        cell = tables.cells_of[first_base + line, lowest_bit(rest)]
                        gone |= remove(record, marks, cell, 1 << digit)
                        rest &= rest - 1
                if gone:
                    report(record, FISH[size])
                    record[FIRST_BASE], record[BASE], record[COVER] = first_base, base, cover
                    record[FISH_DIGIT] = digit
                    return True
                chosen = next_tight(items, count, size, chosen)
    return False


@kernel
def find_wing(tables, marks, record, pivot_size):
    """An XY-wing, whose pivot has two candidates, or an XYZ-wing, whose pivot has three."""
    stay_apart()
    for pivot in range(marks.size):
        if popcount(marks[pivot]) != pivot_size:
            continue
        peers = tables.peers[pivot]
        for one in range(peers.size):
            first = peers[one]
            # A wing has z and one of the pivot's other digits.
            if popcount(marks[first]) != 2 or popcount(marks[pivot] & ~marks[first]) != 1:
                continue
            for other in range(one + 1, peers.size):
                second = peers[other]
                if (
                    popcount(marks[second]) == 2
                    and popcount(marks[pivot] | marks[first] | marks[second]) == 3
                    and popcount(marks[pivot] & marks[first] & marks[second]) == pivot_size - 2
                    and take_wing(tables, marks, record, pivot, first, second, pivot_size)
                ):
                    report(record, opcodes.XY_WING if pivot_size == 2 else opcodes.XYZ_WING)
                    return True
    return False


@inlined
def take_wing(tables, marks, record, pivot, first, second, pivot_size):
    """Remove z where it is seen by the wings and, if it can be z too, by the pivot; says whether it was there."""
    z, gone = marks[first] & marks[second], 0
    for cell in range(marks.size):
        if tables.sees[cell, first] and tables.sees[cell, second] and (pivot_size == 2 or tables.sees[cell, pivot]):
            gone |= remove(record, marks, cell, z)
    if gone:
        record[PIVOT], record[FIRST_WING], record[SECOND_WING] = pivot, first, second
    return gone != 0
