"""The marks and the places, kept in step."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import inlined, kernel
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, REMOVED
from sudoku_desktop.logic.kernels.shape import (
    ALL_DIGITS,
    CELL_COUNT,
    CELLS_OF,
    PEER_COUNT,
    PEERS,
    POSITIONS_OF,
    SIZE,
    UNITS_OF,
)

Words = NDArray[np.int64]


@inlined
def remove_mark(marks, places, cell, digit):
    """Take one candidate away; it may be gone already."""
    marks[cell] &= ~(1 << digit)
    for kind in range(3):
        places[digit, UNITS_OF[cell, kind]] &= ~(1 << POSITIONS_OF[cell, kind])


@kernel
def place(digits, marks, places, cell, digit):
    """Put a digit into a blank cell, and take it from all cells that see it. `digits`: int64[81], -1 for a blank."""
    digits[cell] = digit
    for other in range(SIZE):
        if marks[cell] & (1 << other):
            remove_mark(marks, places, cell, other)
    for peer in range(PEER_COUNT):
        if marks[PEERS[cell, peer]] & (1 << digit):
            remove_mark(marks, places, PEERS[cell, peer], digit)
    for kind in range(3):
        places[digit, UNITS_OF[cell, kind]] = 0


@kernel
def set_up(digits: Words, marks: Words, places: Words) -> None:
    """The candidates that the rules leave beside `digits` (int64[81], -1 for a blank), into `marks` and `places`."""
    for cell in range(CELL_COUNT):
        marks[cell] = ALL_DIGITS if digits[cell] < 0 else 0
    for cell in range(CELL_COUNT):
        if digits[cell] >= 0:
            for peer in range(PEER_COUNT):
                marks[PEERS[cell, peer]] &= ~(1 << digits[cell])
    take_places(marks, CELLS_OF, places)


@kernel
def take_places(marks: Words, cells_of: Words, places: Words) -> None:
    """Work the places out from the marks; `cells_of`: those of each unit, of any shape."""
    for digit in range(places.shape[0]):
        for unit in range(places.shape[1]):
            mask = 0
            for position in range(cells_of.shape[1]):
                if marks[cells_of[unit, position]] & (1 << digit):
                    mask |= 1 << position
            places[digit, unit] = mask


@kernel
def apply(digits: Words, marks: Words, places: Words, record: Words) -> None:
    """Do what a record says: remove its candidates, then place its digit."""
    for cell in range(CELL_COUNT):
        gone = record[REMOVED + cell]
        if gone:
            for digit in range(SIZE):
                if gone & (1 << digit):
                    remove_mark(marks, places, cell, digit)
    if record[CELL] >= 0:
        place(digits, marks, places, record[CELL], record[DIGIT])
