"""Singles: a digit that has one place left in a unit, or a cell that has one candidate left."""

from sudoku_desktop.jit import kernel, lowest_bit, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import FACTS, report, report_placement
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, CELLS_OF, FIRST_BOX, SIZE, UNIT_COUNT

UNIT = FACTS
"""The unit in which the digit has one place; the naked single needs none."""


@kernel
def find_last_cell(marks, places, record):
    """A unit with one blank cell: boxes, then columns, then rows."""
    for unit in range(UNIT_COUNT - 1, -1, -1):
        blank, blanks = 0, 0
        for position in range(SIZE):
            if marks[CELLS_OF[unit, position]]:
                blank = CELLS_OF[unit, position]
                blanks += 1
        if blanks == 1:
            report(record, opcodes.LAST_CELL)
            report_placement(record, blank, lowest_bit(marks[blank]))
            record[UNIT] = unit
            return True
    return False


@kernel
def find_hidden_single(marks, places, record):
    """A digit with one place in a unit: in all boxes (1.2) before columns and rows (1.5)."""
    for unit in range(UNIT_COUNT - 1, -1, -1):
        for digit in range(SIZE):
            places_left = places[digit, unit]
            if popcount(places_left) == 1:
                if unit >= FIRST_BOX:
                    report(record, opcodes.HIDDEN_SINGLE_IN_BOX)
                else:
                    report(record, opcodes.HIDDEN_SINGLE_IN_LINE)
                report_placement(record, CELLS_OF[unit, lowest_bit(places_left)], digit)
                record[UNIT] = unit
                return True
    return False


@kernel
def find_naked_single(marks, places, record):
    """A cell with one candidate."""
    for cell in range(CELL_COUNT):
        if popcount(marks[cell]) == 1:
            report(record, opcodes.NAKED_SINGLE)
            report_placement(record, cell, lowest_bit(marks[cell]))
            return True
    return False
