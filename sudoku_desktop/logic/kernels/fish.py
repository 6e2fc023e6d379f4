"""Fish: n parallel lines that have all their places of a digit in n crossing lines, which lose it elsewhere.

The n lines are the *base*, the crossing ones the *cover*. Two make an X-wing, three a swordfish, four a jellyfish.
Columns are tried as the base before rows; bases in the order of their masks as numbers, before digits; each base line
has at least two places.
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel, lowest_bit, noinline
from sudoku_desktop.logic.kernels.opcodes import JELLYFISH, SWORDFISH, X_WING
from sudoku_desktop.logic.kernels.record import FACTS, NOTHING, remove, report
from sudoku_desktop.logic.kernels.sets import MASKS, gather, joined, labels, next_tight

FIRST_BASE, BASE, COVER, FISH_DIGIT = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
"""Facts: the first unit of the base's kind, masks of the base's lines and of the cover's, and the digit (from 0)."""

# Opcode of each size; sizes 0 and 1 do not exist.
FISH = np.array([NOTHING, NOTHING, X_WING, SWORDFISH, JELLYFISH])


@kernel
def find_fish(tables, marks, places, record, items, size):
    """Find a fish with `size` lines that removes a candidate; return whether there is one."""
    noinline()
    lines = places.shape[0]  # rows are units 0 … n − 1, columns n … 2n − 1
    for first_base in (lines, 0):
        first, cover = 1 << lines, 0
        for digit in range(lines):
            count = 0
            for line in range(lines):
                count = gather(items, count, places[digit, first_base + line], line, size)
            chosen = next_tight(items, count, size, 0)
            while chosen:
                base = labels(items, chosen)
                if base >= first:
                    break
                union = joined(items[MASKS], chosen)
                if is_elsewhere(places, digit, first_base, base, union):
                    first, cover, record[FISH_DIGIT] = base, union, digit
                    break
                chosen = next_tight(items, count, size, chosen)
        if cover:
            report(record, FISH[size])
            record[FIRST_BASE], record[BASE], record[COVER] = first_base, first, cover
            take_fish(tables, marks, places, record)
            return True
    return False


@inlined
def is_elsewhere(places, digit, first_base, base, cover):
    """Return whether lines outside the base have the digit in the cover."""
    for line in range(places.shape[0]):
        if not base & (1 << line) and places[digit, first_base + line] & cover:
            return True
    return False


@inlined
def take_fish(tables, marks, places, record):
    """Remove the digit of the fish from the cover cells outside the base."""
    digit, first_base = record[FISH_DIGIT], record[FIRST_BASE]
    for line in range(places.shape[0]):
        rest = 0 if record[BASE] & (1 << line) else places[digit, first_base + line] & record[COVER]
        while rest:
            remove(record, marks, tables.cells_of[first_base + line, lowest_bit(rest)], 1 << digit)
            rest &= rest - 1
