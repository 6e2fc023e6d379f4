"""The result of a search as an array of numbers, and the marks that the search examines.

The *marks*: int64[81], for each blank cell a mask of the candidates left (bit d for digit d, from 0); 0 for a filled
cell. The *places*: int64[9, 27], for each digit and unit a mask of the positions left; 0 where the digit is placed.
Both hold the same information; `position.py` keeps them consistent. Other shapes have other numbers of cells, digits
and units.

A *record* is int64[REMOVED + cells], cleared before each search:

    TECHNIQUE       an opcode of `opcodes.py`
    WEIGHT          the rating of this deduction in tenths: 45 is 4.5
    CELL, DIGIT     the placement, or -1, -1 when candidates are only removed
    FACTS           FACT_COUNT numbers whose meaning depends on the technique: cells, units, digits, sizes
    CHAIN           the chain, if any, see `chain_graph.py`
    REMOVED         a mask for each cell: the candidates removed (without the consequences of a placement)
    HALT            not cleared: another thread sets it to 1, and a long search ends as if it had found nothing
    REACHED         not cleared: the highest weight, in tenths, of all techniques that have been begun; nothing easier
                    helped there, so that it is a lower bound of the rating, which another thread may read
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel
from sudoku_desktop.logic.kernels.opcodes import WEIGHTS
from sudoku_desktop.logic.kernels.shape import CELL_COUNT

TECHNIQUE, WEIGHT, CELL, DIGIT, HALT, REACHED = 0, 1, 2, 3, 4, 5
FACTS, FACT_COUNT = 8, 56
CHAIN = FACTS + FACT_COUNT
CHAIN_SIZE = 16384
REMOVED = CHAIN + CHAIN_SIZE
NOTHING = -1


def new_record(cell_count: int = CELL_COUNT) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """Return a cleared record."""
    record = np.zeros(REMOVED + cell_count, np.int64)
    clear(record)
    return record


@kernel
def clear(record):
    """Clear a record, except for the chain, which contains its length."""
    record[:HALT] = NOTHING
    record[FACTS:CHAIN] = 0
    record[REMOVED:] = 0


@inlined
def begin(record, technique):
    """Record that the search has reached a technique, so that all easier ones have found nothing."""
    record[REACHED] = max(record[REACHED], WEIGHTS[technique])


@inlined
def report(record, technique):
    """Record the technique, with the weight of its easiest deduction."""
    record[TECHNIQUE] = technique
    record[WEIGHT] = WEIGHTS[technique]


@inlined
def report_placement(record, cell, digit):
    """Record that the deduction places a digit."""
    record[CELL] = cell
    record[DIGIT] = digit


@inlined
def remove(record, marks, cell, mask):
    """Record the removal of those candidates in `mask` that the cell still has, and return them as a mask."""
    gone = marks[cell] & mask
    record[REMOVED + cell] |= gone
    return gone
