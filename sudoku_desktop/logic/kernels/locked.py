"""Locked candidates: all places of a digit in one unit lie in a second unit, whose other cells lose the digit.

*Pointing* goes from a block to another unit, *claiming* from a line to another unit. Either is *direct* when the
removal immediately leaves the digit one place in a third unit, of the first one's kind. A direct one only places that
digit: it can be seen without pencil marks, and like Sudoku Explainer it does not remove the candidates, which affects
the ratings.
"""

from sudoku_desktop.jit import inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.opcodes import CLAIMING, DIRECT_CLAIMING, DIRECT_POINTING, POINTING
from sudoku_desktop.logic.kernels.record import FACTS, remove, report, report_placement
from sudoku_desktop.logic.kernels.tables import BLOCKS

FIRST, SECOND, LOCKED_DIGIT, THIRD = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
"""Facts: the unit whose places are examined, the unit that contains them, the digit (from 0), and the third unit."""


@kernel
def find_locked(tables, pairs, marks, places, record, direct):
    """Find a digit confined to the cells that two units share; `pairs`: table of unit pairs. Return whether found."""
    noinline()
    for pair in range(pairs.shape[0]):
        first, second = pairs[pair, 0], pairs[pair, 1]
        is_pointing = tables.kind[first] < BLOCKS
        for digit in range(places.shape[0]):
            confined = places[digit, first]
            rest = places[digit, second] & ~tables.common[second, first]
            if not confined & (confined - 1) or confined & ~tables.common[first, second] or not rest:
                continue
            third = unit_left_with_one_place(tables, places, digit, first, second) if direct else first
            if third < 0:
                continue
            record[FIRST], record[SECOND], record[LOCKED_DIGIT] = first, second, digit
            if direct:
                record[THIRD] = third
                left = places[digit, third] & ~lost_in(tables, first, second, third)
                report(record, DIRECT_POINTING if is_pointing else DIRECT_CLAIMING)
                report_placement(record, tables.cells_of[third, lowest_bit(left)], digit)
                return True
            report(record, POINTING if is_pointing else CLAIMING)
            while rest:
                remove(record, marks, tables.cells_of[second, lowest_bit(rest)], 1 << digit)
                rest &= rest - 1
            return True
    return False


@inlined
def lost_in(tables, first, second, third):
    """Return the positions in the third unit of cells that belong to the second unit and not to the first."""
    return tables.common[third, second] & ~tables.common[third, first]


@inlined
def unit_left_with_one_place(tables, places, digit, first, second):
    """Return another unit of the first one's kind in which the removal leaves the digit one place, or −1."""
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
