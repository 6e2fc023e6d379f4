"""Wings: a *pivot* sees two *wings*, and whatever it holds, one of the cells holds z.

In an XY-wing the pivot holds x or y and the wings x or z, and y or z: a cell that sees both wings cannot hold z. In
an XYZ-wing the pivot may hold z as well, and the cell must see it too.
"""

from sudoku_desktop.jit import inlined, kernel, popcount, stay_apart
from sudoku_desktop.logic.kernels.opcodes import XY_WING, XYZ_WING
from sudoku_desktop.logic.kernels.record import FACTS, remove, report
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, PEER_COUNT, PEERS, SEES

PIVOT, FIRST_WING, SECOND_WING = FACTS, FACTS + 1, FACTS + 2
"""Cells."""


@kernel
def find_xy_wing(marks, places, record):
    """A pivot of two candidates, and two wings."""
    if _find_wing(marks, record, 2):
        report(record, XY_WING)
        return True
    return False


@kernel
def find_xyz_wing(marks, places, record):
    """A pivot of three candidates, and two wings."""
    if _find_wing(marks, record, 3):
        report(record, XYZ_WING)
        return True
    return False


@kernel
def _find_wing(marks, record, pivot_size):
    stay_apart()
    for pivot in range(CELL_COUNT):
        if popcount(marks[pivot]) != pivot_size:
            continue
        for one in range(PEER_COUNT):
            first = PEERS[pivot, one]
            # A wing has z and one of the pivot's other digits.
            if popcount(marks[first]) != 2 or popcount(marks[pivot] & ~marks[first]) != 1:
                continue
            for other in range(one + 1, PEER_COUNT):
                second = PEERS[pivot, other]
                if (
                    popcount(marks[second]) == 2
                    and popcount(marks[pivot] | marks[first] | marks[second]) == 3
                    and popcount(marks[pivot] & marks[first] & marks[second]) == pivot_size - 2
                    and _take_wing(marks, record, pivot, first, second, pivot_size)
                ):
                    return True
    return False


@inlined
def _take_wing(marks, record, pivot, first, second, pivot_size):
    """Remove z where it is seen by the wings and, if it can be z too, by the pivot; says whether it was there."""
    z = marks[first] & marks[second]
    gone = 0
    for each in range(PEER_COUNT):
        cell = PEERS[first, each]
        if SEES[cell, second] and (pivot_size == 2 or SEES[cell, pivot]):
            gone |= remove(record, marks, cell, z)
    if gone:
        record[PIVOT] = pivot
        record[FIRST_WING] = first
        record[SECOND_WING] = second
    return gone != 0
