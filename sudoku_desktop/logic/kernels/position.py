"""Update the candidates by cell (marks) and by unit (places) consistently."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import inlined, kernel, lowest_bit
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, REMOVED
from sudoku_desktop.logic.kernels.tables import Tables

Words = NDArray[np.int64]


@inlined
def remove_mark(tables, marks, places, cell, digit):
    """Remove one candidate; do nothing if it has already been removed."""
    marks[cell] &= ~(1 << digit)
    for index in range(tables.units_of.shape[1]):
        unit = tables.units_of[cell, index]
        if unit >= 0:
            places[digit, unit] &= ~(1 << tables.positions_of[cell, index])


@kernel
def place(tables, digits, marks, places, cell, digit):
    """Place a digit in a blank cell and remove it from all its peers. `digits`: int64[cells], -1 for a blank."""
    digits[cell] = digit
    for other in range(places.shape[0]):
        if marks[cell] & (1 << other):
            remove_mark(tables, marks, places, cell, other)
    for peer in tables.peers[cell]:
        if marks[peer] & (1 << digit):
            remove_mark(tables, marks, places, peer, digit)
    for unit in tables.units_of[cell]:
        if unit >= 0:
            places[digit, unit] = 0


@kernel
def set_up(peers: Words, cells_of: Words, digits: Words, marks: Words, places: Words) -> None:
    """Compute the candidates of a grid.

    `digits`: int64[cells], -1 for a blank. `peers` and `cells_of` are tables of the shape.
    """
    for cell in range(marks.size):
        marks[cell] = (1 << places.shape[0]) - 1 if digits[cell] < 0 else 0
    for cell in range(marks.size):
        if digits[cell] >= 0:
            for peer in peers[cell]:
                marks[peer] &= ~(1 << digits[cell])
    take_places(marks, cells_of, places)


@kernel
def take_places(marks: Words, cells_of: Words, places: Words) -> None:
    """Compute the places from the marks; `cells_of`: the cells of each unit."""
    for digit in range(places.shape[0]):
        for unit in range(places.shape[1]):
            mask = 0
            for position in range(cells_of.shape[1]):
                if marks[cells_of[unit, position]] & (1 << digit):
                    mask |= 1 << position
            places[digit, unit] = mask


@kernel
def apply(tables: Tables, digits: Words, marks: Words, places: Words, record: Words) -> None:
    """Apply the deduction of a record: remove its candidates, then place its digit."""
    for cell in range(marks.size):
        gone = record[REMOVED + cell]
        while gone:
            remove_mark(tables, marks, places, cell, lowest_bit(gone))
            gone &= gone - 1
    if record[CELL] >= 0:
        place(tables, digits, marks, places, record[CELL], record[DIGIT])
