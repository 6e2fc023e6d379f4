"""Singles: a digit with one place left in a unit, or a cell with one candidate left."""

from sudoku_desktop.jit import kernel, lowest_bit, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import FACTS, report, report_placement
from sudoku_desktop.logic.kernels.tables import BLOCKS

UNIT = FACTS
"""Fact: the unit in which the digit has one place; unused by the naked single."""


@kernel
def find_last_cell(tables, marks, record):
    """Find a unit with one blank cell; return whether there is one."""
    for unit in tables.backwards:
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
    """Find a digit with one place in a unit, in blocks (weight 1.2) before lines (1.5); return whether there is one."""
    for unit in tables.backwards:
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
    """Find a cell with one candidate; return whether there is one."""
    for cell in range(marks.size):
        if popcount(marks[cell]) == 1:
            report(record, opcodes.NAKED_SINGLE)
            report_placement(record, cell, lowest_bit(marks[cell]))
            return True
    return False
