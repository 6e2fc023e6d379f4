"""Order in which techniques are tried on shapes other than the standard 9×9, the same as for 9×9."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, stay_apart
from sudoku_desktop.logic.kernels.any_shape.chains import find_contradiction_by_singles, find_forcing_chain
from sudoku_desktop.logic.kernels.fish import find_fish
from sudoku_desktop.logic.kernels.locked import find_locked
from sudoku_desktop.logic.kernels.record import clear
from sudoku_desktop.logic.kernels.sets import find_hidden_set, find_naked_set
from sudoku_desktop.logic.kernels.singles import find_hidden_single, find_last_cell, find_naked_single
from sudoku_desktop.logic.kernels.tables import Tables
from sudoku_desktop.logic.kernels.wings import find_wing

Words = NDArray[np.int64]


@allocating_kernel
def find_next(tables: Tables, marks: Words, places: Words, record: Words) -> bool:
    """Write the first deduction into `record`, which is cleared first; return whether there is one."""
    stay_apart()
    clear(record)
    items = np.empty((2, places.shape[0]), np.int64)
    is_found: bool = (
        find_last_cell(tables, marks, record)
        or find_hidden_single(tables, places, record)
        or find_locked(tables, tables.pointing, marks, places, record, True)
        or find_locked(tables, tables.claiming, marks, places, record, True)
        or find_hidden_set(tables, marks, places, record, items, 2, True)
        or find_naked_single(marks, record)
        or find_hidden_set(tables, marks, places, record, items, 3, True)
        or find_locked(tables, tables.pointing, marks, places, record, False)
        or find_locked(tables, tables.claiming, marks, places, record, False)
        or find_naked_set(tables, marks, record, items, 2)
        or find_fish(tables, marks, places, record, items, 2)
        or find_hidden_set(tables, marks, places, record, items, 2, False)
        or find_naked_set(tables, marks, record, items, 3)
        or find_fish(tables, marks, places, record, items, 3)
        or find_hidden_set(tables, marks, places, record, items, 3, False)
        or find_wing(tables, marks, record, 2)
        or find_wing(tables, marks, record, 3)
        or find_naked_set(tables, marks, record, items, 4)
        or find_fish(tables, marks, places, record, items, 4)
        or find_hidden_set(tables, marks, places, record, items, 4, False)
        or find_forcing_chain(tables, marks, places, record)
        or find_contradiction_by_singles(tables, marks, places, record)
    )
    return is_found
