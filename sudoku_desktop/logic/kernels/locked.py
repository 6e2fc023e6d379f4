"""Locked candidates: in one unit all places of a digit lie in a second unit, so the rest of the second loses it.

*Pointing* goes from a box to a line, *claiming* from a line to a box. Either is *direct* when the removal at once
leaves the digit one place in a third unit, of the first one's kind. A direct one only places that digit: whoever
sees it needs no pencil marks, and Sudoku Explainer leaves them as they are too, which shows in its ratings.
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels.opcodes import CLAIMING, DIRECT_CLAIMING, DIRECT_POINTING, POINTING
from sudoku_desktop.logic.kernels.record import FACTS, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, CELLS_OF, POSITIONS_OF, SIZE, UNIT_COUNT, UNITS_OF

FIRST, SECOND, LOCKED_DIGIT, THIRD = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
"""The unit whose places are looked at, the unit they lie in, the digit (from 0), the unit left with one place."""

ROWS, COLUMNS, BOXES = 0, 1, 2

COMMON = np.zeros((UNIT_COUNT, UNIT_COUNT), np.int64)
"""Shape (27, 27): the positions of the first unit that lie in the second too, as a mask."""
for _cell in range(CELL_COUNT):
    for _kind in range(3):
        COMMON[UNITS_OF[_cell, _kind], UNITS_OF[_cell]] |= 1 << POSITIONS_OF[_cell, _kind]


@kernel
def find_pointing(marks, places, record):
    """A digit confined to one column (before rows) of a box."""
    return _find_locked(marks, places, record, BOXES, COLUMNS, False) or _find_locked(
        marks, places, record, BOXES, ROWS, False
    )


@kernel
def find_claiming(marks, places, record):
    """A digit confined to one box of a column (before rows)."""
    return _find_locked(marks, places, record, COLUMNS, BOXES, False) or _find_locked(
        marks, places, record, ROWS, BOXES, False
    )


@kernel
def find_direct_pointing(marks, places, record):
    """Pointing that leaves another box, crossed by the same line, with one place for the digit."""
    return _find_locked(marks, places, record, BOXES, COLUMNS, True) or _find_locked(
        marks, places, record, BOXES, ROWS, True
    )


@kernel
def find_direct_claiming(marks, places, record):
    """Claiming that leaves another line, crossing the same box, with one place for the digit."""
    return _find_locked(marks, places, record, COLUMNS, BOXES, True) or _find_locked(
        marks, places, record, ROWS, BOXES, True
    )


@kernel
def _find_locked(marks, places, record, first_kind, second_kind, direct):
    """The first units of one kind whose places of a digit, two or more, lie in one unit of another kind."""
    stay_apart()
    for first in range(first_kind * SIZE, first_kind * SIZE + SIZE):
        for second in range(second_kind * SIZE, second_kind * SIZE + SIZE):
            common = COMMON[first, second]
            if common == 0:
                continue
            for digit in range(SIZE):
                confined = places[digit, first]
                if popcount(confined) < 2 or confined & ~common or not places[digit, second] & ~COMMON[second, first]:
                    continue
                third = _unit_left_with_one_place(places, digit, first, second) if direct else first
                if third < 0:
                    continue
                record[FIRST] = first
                record[SECOND] = second
                record[LOCKED_DIGIT] = digit
                if direct:
                    record[THIRD] = third
                    left = places[digit, third] & ~COMMON[third, second]
                    report_placement(record, CELLS_OF[third, lowest_bit(left)], digit)
                    if first_kind == BOXES:
                        report(record, DIRECT_POINTING)
                    else:
                        report(record, DIRECT_CLAIMING)
                    return True
                _remove_rest(marks, places, record, first, second, digit)
                if first_kind == BOXES:
                    report(record, POINTING)
                else:
                    report(record, CLAIMING)
                return True
    return False


@inlined
def _unit_left_with_one_place(places, digit, first, second):
    """The first other unit of `first`'s kind that has one place left outside `second`, −1 if there is none."""
    kind = first // SIZE
    for third in range(kind * SIZE, kind * SIZE + SIZE):
        there = places[digit, third]
        if (
            third != first
            and COMMON[third, second]
            and there & COMMON[third, second]
            and popcount(there & ~COMMON[third, second]) == 1
        ):
            return third
    return -1


@inlined
def _remove_rest(marks, places, record, first, second, digit):
    """Remove the digit from the rest of the second unit."""
    rest = places[digit, second] & ~COMMON[second, first]
    for position in range(SIZE):
        if rest & (1 << position):
            remove(record, marks, CELLS_OF[second, position], 1 << digit)
