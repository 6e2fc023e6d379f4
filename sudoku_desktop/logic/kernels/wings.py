"""Wings: a *pivot* sees two *wings*, and whichever digit it holds, one of the cells holds z.

In an XY-wing the pivot holds x or y and the wings x or z, and y or z: a cell that sees both wings cannot hold z. In an
XYZ-wing the pivot may hold z as well, and the cell must see it too.
"""

from sudoku_desktop.jit import inlined, kernel, noinline, popcount
from sudoku_desktop.logic.kernels.opcodes import XY_WING, XYZ_WING
from sudoku_desktop.logic.kernels.record import FACTS, remove, report

PIVOT, FIRST_WING, SECOND_WING = FACTS, FACTS + 1, FACTS + 2
"""Facts: the pivot and the two wings."""


@kernel
def find_wing(tables, marks, record, pivot_size):
    """Find an XY-wing (pivot with two candidates) or an XYZ-wing (pivot with three); return whether there is one."""
    noinline()
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
                    report(record, XY_WING if pivot_size == 2 else XYZ_WING)
                    return True
    return False


@inlined
def take_wing(tables, marks, record, pivot, first, second, pivot_size):
    """Remove z from the cells that see both wings and, in an XYZ-wing, the pivot; return whether any lost it."""
    z, gone = marks[first] & marks[second], 0
    for cell in range(marks.size):
        if tables.sees[cell, first] and tables.sees[cell, second] and (pivot_size == 2 or tables.sees[cell, pivot]):
            gone |= remove(record, marks, cell, z)
    if gone:
        record[PIVOT], record[FIRST_WING], record[SECOND_WING] = pivot, first, second
    return gone != 0
