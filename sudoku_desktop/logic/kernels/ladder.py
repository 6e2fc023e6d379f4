"""The ladder climbed: always the first technique that does anything (Sudoku Explainer 1.2.1's order)."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.bug import find_bug
from sudoku_desktop.logic.kernels.chains import find_chain
from sudoku_desktop.logic.kernels.fish import find_fish
from sudoku_desktop.logic.kernels.forcing import (
    DYNAMIC_PLUS_STAGE,
    DYNAMIC_STAGE,
    MULTIPLE_STAGE,
    NISHIO_STAGE,
    find_forcing_chains,
)
from sudoku_desktop.logic.kernels.locked import (
    find_claiming,
    find_direct_claiming,
    find_direct_pointing,
    find_pointing,
)
from sudoku_desktop.logic.kernels.position import apply
from sudoku_desktop.logic.kernels.record import CELL, HALT, TECHNIQUE, WEIGHT, clear
from sudoku_desktop.logic.kernels.sets import find_direct_hidden_set, find_hidden_set, find_naked_set
from sudoku_desktop.logic.kernels.shape import CELL_COUNT
from sudoku_desktop.logic.kernels.singles import find_hidden_single, find_last_cell, find_naked_single
from sudoku_desktop.logic.kernels.unique_loops import find_unique_loop
from sudoku_desktop.logic.kernels.wings import find_xy_wing, find_xyz_wing

Words = NDArray[np.int64]

SOLVED, STEPS, HARDEST, HIGHEST, SUMMARY_SIZE = 0, 1, 2, 3, 4
"""Of a summary: whether the ladder reached the solution, how many steps, the hardest one's technique and weight."""


@allocating_kernel
def find_next(marks: Words, places: Words, record: Words) -> bool:
    """The first deduction, into `record`, which is cleared first; returns whether there is any."""
    stay_apart()
    clear(record)
    for technique in range(opcodes.TECHNIQUE_COUNT):
        if find(technique, marks, places, record):
            return True
    return False


@inlined
def find(technique, marks, places, record):
    """Look for a technique, and for those after it that the same search finds; for them themselves nothing is done."""
    if technique == opcodes.LAST_CELL:
        return find_last_cell(marks, places, record)
    if technique == opcodes.HIDDEN_SINGLE_IN_BOX:
        return find_hidden_single(marks, places, record)
    if technique == opcodes.DIRECT_POINTING:
        return find_direct_pointing(marks, places, record)
    if technique == opcodes.DIRECT_CLAIMING:
        return find_direct_claiming(marks, places, record)
    if technique == opcodes.DIRECT_HIDDEN_PAIR:
        return find_direct_hidden_set(marks, places, record, 2)
    if technique == opcodes.NAKED_SINGLE:
        return find_naked_single(marks, places, record)
    if technique == opcodes.DIRECT_HIDDEN_TRIPLE:
        return find_direct_hidden_set(marks, places, record, 3)
    if technique == opcodes.POINTING:
        return find_pointing(marks, places, record)
    if technique == opcodes.CLAIMING:
        return find_claiming(marks, places, record)
    if technique == opcodes.NAKED_PAIR:
        return find_naked_set(marks, places, record, 2)
    if technique == opcodes.X_WING:
        return find_fish(marks, places, record, 2)
    if technique == opcodes.HIDDEN_PAIR:
        return find_hidden_set(marks, places, record, 2)
    if technique == opcodes.NAKED_TRIPLE:
        return find_naked_set(marks, places, record, 3)
    if technique == opcodes.SWORDFISH:
        return find_fish(marks, places, record, 3)
    if technique == opcodes.HIDDEN_TRIPLE:
        return find_hidden_set(marks, places, record, 3)
    if technique == opcodes.XY_WING:
        return find_xy_wing(marks, places, record)
    if technique == opcodes.XYZ_WING:
        return find_xyz_wing(marks, places, record)
    if technique == opcodes.UNIQUE_RECTANGLE:
        return find_unique_loop(marks, places, record)
    if technique == opcodes.NAKED_QUAD:
        return find_naked_set(marks, places, record, 4)
    if technique == opcodes.JELLYFISH:
        return find_fish(marks, places, record, 4)
    if technique == opcodes.HIDDEN_QUAD:
        return find_hidden_set(marks, places, record, 4)
    if technique == opcodes.BUG:
        return find_bug(marks, places, record)
    if technique == opcodes.X_CYCLE:
        return find_chain(marks, places, record)
    if technique == opcodes.NISHIO:
        return find_forcing_chains(marks, places, record, NISHIO_STAGE)
    if technique == opcodes.CELL_FORCING_CHAINS:
        return find_forcing_chains(marks, places, record, MULTIPLE_STAGE)
    if technique == opcodes.DYNAMIC_CONTRADICTION_CHAINS:
        return find_forcing_chains(marks, places, record, DYNAMIC_STAGE)
    if technique == opcodes.DYNAMIC_PLUS_CONTRADICTION_CHAINS:
        return find_forcing_chains(marks, places, record, DYNAMIC_PLUS_STAGE)
    return False


@allocating_kernel
def climb(
    digits: Words, marks: Words, places: Words, record: Words, counts: Words, summary: Words, ceiling: int
) -> None:
    """Solve step by step until the end, the ladder's end, or a step whose weight is above `ceiling` (in tenths).

    `digits`, `marks`, `places` are changed; `counts`: int64[TECHNIQUE_COUNT] and `summary`: int64[SUMMARY_SIZE] are
    overwritten. The step above the ceiling is counted, but not done. A halt ends it as if nothing were found.
    """
    counts[:] = 0
    summary[:] = 0
    blanks = 0
    for cell in range(CELL_COUNT):
        blanks += digits[cell] < 0
    while blanks > 0 and not record[HALT] and find_next(marks, places, record):
        counts[record[TECHNIQUE]] += 1
        summary[STEPS] += 1
        if record[WEIGHT] > summary[HIGHEST]:
            summary[HIGHEST] = record[WEIGHT]
            summary[HARDEST] = record[TECHNIQUE]
        if record[WEIGHT] > ceiling:
            return
        apply(digits, marks, places, record)
        if record[CELL] >= 0:
            blanks -= 1
    summary[SOLVED] = blanks == 0
