"""What a search found, as one array of numbers, and the marks it is looked for in.

The *marks*: int64[81], for each blank cell a mask of the candidates left (bit d for digit d, from 0); 0 where a digit
stands. The *places*: int64[9, 27], for each digit and unit a mask of the positions left; 0 where the digit stands.
Both say the same; `position.py` keeps them in step. Of another shape than 9×9 there are as many cells, digits and
units as it has.

A *record* is int64[REMOVED + cells], cleared before each search:

    TECHNIQUE       an opcode of `opcodes.py`
    WEIGHT          the rating of this very deduction in tenths: 45 is 4.5
    CELL, DIGIT     the placement, or -1, -1 where candidates are only removed
    FACTS           FACT_COUNT numbers whose meaning is the technique's own: cells, units, digits, sizes
    CHAIN           whatever a chain needs, as `chain_graph.py` says
    REMOVED         a mask a cell: the candidates removed (a placement's own consequences are not among them)
    HALT            not cleared: another thread sets it to 1, and a long search gives up as if nothing were there
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel
from sudoku_desktop.logic.kernels.opcodes import WEIGHTS
from sudoku_desktop.logic.kernels.shape import CELL_COUNT

TECHNIQUE, WEIGHT, CELL, DIGIT, HALT = 0, 1, 2, 3, 4
FACTS, FACT_COUNT = 8, 56
CHAIN = FACTS + FACT_COUNT
CHAIN_SIZE = 16384
REMOVED = CHAIN + CHAIN_SIZE
NOTHING = -1


def new_record(cell_count: int = CELL_COUNT) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    """A cleared record."""
    record = np.zeros(REMOVED + cell_count, np.int64)
    clear(record)
    return record


@kernel
def clear(record):
    """Forget what was found. The chain needs no clearing: it says how long it is."""
    record[:HALT] = NOTHING
    record[FACTS:CHAIN] = 0
    record[REMOVED:] = 0


@inlined
def report(record, technique):
    """Say which technique it is; it weighs what the easiest deduction by it does."""
    record[TECHNIQUE] = technique
    record[WEIGHT] = WEIGHTS[technique]


@inlined
def report_placement(record, cell, digit):
    """The deduction places a digit."""
    record[CELL] = cell
    record[DIGIT] = digit


@inlined
def remove(record, marks, cell, mask):
    """Remove those candidates of `mask` that the cell still has; returns how many they are, as a mask."""
    gone = marks[cell] & mask
    record[REMOVED + cell] |= gone
    return gone
