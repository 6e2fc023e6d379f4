"""Fish: n parallel lines that have all their places of a digit in n crossing lines, which lose it elsewhere.

The n lines are the *base*, the crossing ones the *cover*. Two make an X-wing, three a swordfish, four a jellyfish.
Columns are tried as the base before rows; each base line has two places or more.
"""

import numpy as np

from sudoku_desktop.jit import inlined, kernel, popcount, stay_apart
from sudoku_desktop.logic.kernels.opcodes import JELLYFISH, SWORDFISH, X_WING
from sudoku_desktop.logic.kernels.record import FACTS, NOTHING, remove, report
from sudoku_desktop.logic.kernels.sets import next_subset
from sudoku_desktop.logic.kernels.shape import ALL_DIGITS, CELLS_OF, FIRST_COLUMN, SIZE

FIRST_BASE, BASE, COVER, FISH_DIGIT = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
"""The first unit of the base's kind, masks of the base's lines and of the cover's, and the digit (from 0)."""

# What a fish of each size is called; sizes 0 and 1 are none.
FISH = np.array([NOTHING, NOTHING, X_WING, SWORDFISH, JELLYFISH])


@kernel
def find_fish(marks, places, record, size):
    """A fish of so many lines that removes something."""
    stay_apart()
    for first_base in range(FIRST_COLUMN, -1, -FIRST_COLUMN):
        base = (1 << size) - 1
        # A mask of lines has as many bits as a mask of digits.
        while base <= ALL_DIGITS:
            for digit in range(SIZE):
                cover = _cover_of(places, digit, first_base, base, size)
                if popcount(cover) == size and _take_fish(marks, places, record, digit, first_base, base, cover):
                    report(record, FISH[size])
                    return True
            base = next_subset(base)
    return False


@inlined
def _cover_of(places, digit, first_base, base, size):
    """The lines that cross the base at its places of the digit; 0 if a line of the base has not 2…`size` places."""
    cover = 0
    for line in range(SIZE):
        if base & (1 << line):
            there = places[digit, first_base + line]
            if popcount(there) < 2 or popcount(there) > size:
                return 0
            cover |= there
    return cover


@inlined
def _take_fish(marks, places, record, digit, first_base, base, cover):
    """Remove the digit from the cover outside the base; says whether it was there."""
    gone = 0
    for line in range(SIZE):
        rest = places[digit, first_base + line] & cover
        if rest and not base & (1 << line):
            for position in range(SIZE):
                if rest & (1 << position):
                    gone |= remove(record, marks, CELLS_OF[first_base + line, position], 1 << digit)
    if gone:
        record[FIRST_BASE] = first_base
        record[BASE] = base
        record[COVER] = cover
        record[FISH_DIGIT] = digit
    return gone != 0
