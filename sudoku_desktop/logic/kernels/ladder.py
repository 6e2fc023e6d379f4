"""Solve by always applying the first technique that finds a deduction, in the order of Sudoku Explainer 1.2.1."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, noinline
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.aligned import find_aligned_exclusion
from sudoku_desktop.logic.kernels.any_shape import find_contradiction_by_singles, find_forcing_chain
from sudoku_desktop.logic.kernels.bug import find_bug
from sudoku_desktop.logic.kernels.chains import find_chain
from sudoku_desktop.logic.kernels.fish import find_fish
from sudoku_desktop.logic.kernels.forcing import (
    DYNAMIC_PLUS_STAGE,
    DYNAMIC_STAGE,
    MULTIPLE_STAGE,
    NISHIO_STAGE,
)
from sudoku_desktop.logic.kernels.locked import find_locked
from sudoku_desktop.logic.kernels.nested import LAST_LEVEL, find_forcing_chains, unfold
from sudoku_desktop.logic.kernels.position import apply
from sudoku_desktop.logic.kernels.record import CELL, HALT, TECHNIQUE, WEIGHT, begin, clear
from sudoku_desktop.logic.kernels.sets import find_hidden_set, find_naked_set
from sudoku_desktop.logic.kernels.singles import find_hidden_single, find_last_cell, find_naked_single
from sudoku_desktop.logic.kernels.tables import Tables
from sudoku_desktop.logic.kernels.unique_loops import find_unique_loop
from sudoku_desktop.logic.kernels.wings import find_wing

Words = NDArray[np.int64]

LAST_OF_ANY_SHAPE = opcodes.DYNAMIC_CONTRADICTION_CHAINS
"""Last technique of the ladder for shapes other than the standard 9×9."""
SOLVED, STEPS, HARDEST, HIGHEST, FIRST, UP_TO_PLACEMENT, SUMMARY_SIZE = 0, 1, 2, 3, 4, 5, 6
"""Layout of a summary: whether the solution was reached; number of steps; the hardest technique and its weight; the
weight of the first step; and the highest weight up to the first placement, or 0 before one.
"""


@allocating_kernel
def find_next(tables, marks, places, record):
    """Write the first deduction into `record`, which is cleared first; return whether there is one."""
    noinline()
    clear(record)
    items = np.empty((2, places.shape[0]), np.int64)
    for technique in range(opcodes.TECHNIQUE_COUNT if tables.is_standard else LAST_OF_ANY_SHAPE + 1):
        begin(record, technique)
        if find(technique, tables, items, marks, places, record):
            return True
    return False


@inlined
def find(technique, tables, items, marks, places, record):
    """Search for a technique and for those after it that the same search covers; they have no search of their own."""
    if technique == opcodes.LAST_CELL:
        return find_last_cell(tables, marks, record)
    if technique == opcodes.HIDDEN_SINGLE_IN_BOX:
        return find_hidden_single(tables, places, record)
    if technique == opcodes.DIRECT_POINTING:
        return find_locked(tables, tables.pointing, marks, places, record, True)
    if technique == opcodes.DIRECT_CLAIMING:
        return find_locked(tables, tables.claiming, marks, places, record, True)
    if technique == opcodes.DIRECT_HIDDEN_PAIR:
        return find_hidden_set(tables, marks, places, record, items, 2, True)
    if technique == opcodes.NAKED_SINGLE:
        return find_naked_single(marks, record)
    if technique == opcodes.DIRECT_HIDDEN_TRIPLE:
        return find_hidden_set(tables, marks, places, record, items, 3, True)
    if technique == opcodes.POINTING:
        return find_locked(tables, tables.pointing, marks, places, record, False)
    if technique == opcodes.CLAIMING:
        return find_locked(tables, tables.claiming, marks, places, record, False)
    if technique == opcodes.NAKED_PAIR:
        return find_naked_set(tables, marks, record, items, 2)
    if technique == opcodes.X_WING:
        return find_fish(tables, marks, places, record, items, 2)
    if technique == opcodes.HIDDEN_PAIR:
        return find_hidden_set(tables, marks, places, record, items, 2, False)
    if technique == opcodes.NAKED_TRIPLE:
        return find_naked_set(tables, marks, record, items, 3)
    if technique == opcodes.SWORDFISH:
        return find_fish(tables, marks, places, record, items, 3)
    if technique == opcodes.HIDDEN_TRIPLE:
        return find_hidden_set(tables, marks, places, record, items, 3, False)
    if technique == opcodes.XY_WING:
        return find_wing(tables, marks, record, 2)
    if technique == opcodes.XYZ_WING:
        return find_wing(tables, marks, record, 3)
    if technique == opcodes.NAKED_QUAD:
        return find_naked_set(tables, marks, record, items, 4)
    if technique == opcodes.JELLYFISH:
        return find_fish(tables, marks, places, record, items, 4)
    if technique == opcodes.HIDDEN_QUAD:
        return find_hidden_set(tables, marks, places, record, items, 4, False)
    if tables.is_standard:
        return find_in_9x9(technique, tables, marks, places, record)
    return find_in_other_shape(technique, tables, marks, places, record)


@inlined
def find_in_9x9(technique, tables, marks, places, record):
    """Search for a technique that depends on the units of the standard 9×9."""
    if technique == opcodes.UNIQUE_RECTANGLE:
        return find_unique_loop(marks, places, record)
    if technique == opcodes.BUG:
        return find_bug(marks, places, record)
    if technique == opcodes.ALIGNED_PAIR_EXCLUSION:
        return find_aligned_exclusion(tables, marks, record, 2)
    if technique == opcodes.X_CYCLE:
        return find_chain(tables, marks, places, record)
    if technique == opcodes.ALIGNED_TRIPLET_EXCLUSION:
        return find_aligned_exclusion(tables, marks, record, 3)
    if technique == opcodes.NISHIO:
        return find_forcing_chains(tables, marks, places, record, NISHIO_STAGE, LAST_LEVEL)
    if technique == opcodes.CELL_FORCING_CHAINS:
        return find_forcing_chains(tables, marks, places, record, MULTIPLE_STAGE, LAST_LEVEL)
    if technique == opcodes.DYNAMIC_CONTRADICTION_CHAINS:
        return find_forcing_chains(tables, marks, places, record, DYNAMIC_STAGE, LAST_LEVEL)
    if technique == opcodes.DYNAMIC_PLUS_CONTRADICTION_CHAINS:
        return find_forcing_chains(tables, marks, places, record, DYNAMIC_PLUS_STAGE, LAST_LEVEL)
    return False


@inlined
def find_in_other_shape(technique, tables, marks, places, record):
    """Search for a technique that is searched in another way on the standard 9×9."""
    if technique == opcodes.X_CHAIN:
        return find_forcing_chain(tables, marks, places, record)
    if technique == LAST_OF_ANY_SHAPE:
        return find_contradiction_by_singles(tables, marks, places, record)
    return False


@allocating_kernel
def climb(
    tables: Tables,
    digits: Words,
    marks: Words,
    places: Words,
    record: Words,
    counts: Words,
    summary: Words,
    ceiling: int,
    wanted: Words,
) -> None:
    """Solve step by step until the solution, the last technique, or a step whose weight is above `ceiling` (in tenths).

    `digits`, `marks` and `places` are changed; the steps are added to `counts`: int64[TECHNIQUE_COUNT] and `summary`:
    int64[SUMMARY_SIZE]. The step above the ceiling is counted, but not applied. A halt ends the loop as if nothing were
    found.

    `wanted`: int64[3], zeros; or level, assumption and index of a nested chain to be unfolded instead (`unfold`), which
    Python does not call itself, so that the techniques are compiled to machine code only once.
    """
    if wanted[0] > 0:
        unfold(tables, marks, places, record, wanted[0], wanted[1], wanted[2])
        return
    blanks = 0
    for digit in digits:
        blanks += digit < 0
    while blanks > 0 and not record[HALT] and find_next(tables, marks, places, record):
        note_step(record, counts, summary)
        if record[WEIGHT] > ceiling:
            return
        apply(tables, digits, marks, places, record)
        if record[CELL] >= 0:
            blanks -= 1
    summary[SOLVED] = blanks == 0


@kernel
def note_step(record, counts, summary):
    """Add the step in a record to the counts and the summary of a path."""
    counts[record[TECHNIQUE]] += 1
    summary[STEPS] += 1
    if summary[STEPS] == 1:
        summary[FIRST] = record[WEIGHT]
    if record[WEIGHT] > summary[HIGHEST]:
        summary[HIGHEST] = record[WEIGHT]
        summary[HARDEST] = record[TECHNIQUE]
    if record[CELL] >= 0 and summary[UP_TO_PLACEMENT] == 0:
        summary[UP_TO_PLACEMENT] = summary[HIGHEST]
