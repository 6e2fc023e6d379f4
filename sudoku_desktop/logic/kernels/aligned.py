"""Aligned exclusion: two or three cells that cannot hold certain digits together.

*Base cells* are unsolved cells that see an *excluder*, a cell with two candidates, or two or three for three base
cells. A combination of candidates of the base cells is impossible if two cells that see each other would hold the same
digit, or if it contains all candidates of an excluder that all base cells see. A candidate in no possible combination
goes. As in Sudoku Explainer, at least two excluders must be common to all base cells, and the third base cell is an
excluder of one of the first two.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chains import has_cell
from sudoku_desktop.logic.kernels.record import FACTS, remove, report
from sudoku_desktop.logic.kernels.shape import (
    BIT_OF,
    CELL_COUNT,
    IN_WORD,
    PEERS,
    SEES,
    WORD_CELLS,
)

BASE_COUNT, BASE_CELLS = FACTS, FACTS + 1
"""Facts of an aligned exclusion: the number of base cells, and the base cells themselves."""


@allocating_kernel
def find_aligned_exclusion(tables, marks, record, degree):
    """Find an aligned exclusion of `degree` base cells, 2 or 3; return whether there is one."""
    noinline()
    bases, excluders = np.empty(CELL_COUNT, np.int64), np.zeros((CELL_COUNT, 2), np.int64)
    thirds = np.empty(2 * CELL_COUNT, np.int64)
    base_count = find_bases(marks, degree, bases, excluders)
    trio = np.empty(3, np.int64)
    for far in range(1, base_count):
        for near in range(far):
            first, second = excluders[bases[near]], excluders[bases[far]]
            words = first[0] & second[0], first[1] & second[1]
            if popcount(words[0]) + popcount(words[1]) < 2:
                continue
            trio[0], trio[1] = bases[near], bases[far]
            if degree == 2:
                if exclude(marks, record, trio, 2, words):
                    return True
                continue
            for index in range(find_thirds(tables, excluders, trio, thirds)):
                trio[2] = thirds[index]
                third = excluders[trio[2]]
                common = words[0] & third[0], words[1] & third[1]
                if popcount(common[0]) + popcount(common[1]) >= 2 and exclude(marks, record, trio, 3, common):
                    return True
    return False


@kernel
def find_bases(marks, degree, bases, excluders):
    """Write the possible base cells and the set of excluders of each; return the number of base cells."""
    count = 0
    for cell in range(CELL_COUNT):
        if popcount(marks[cell]) < 2:
            continue
        sees_single = False
        for peer in PEERS[cell]:
            size = popcount(marks[peer])
            sees_single |= size == 1
            if size >= 2 and size <= degree:
                excluders[cell, IN_WORD[peer]] |= 1 << BIT_OF[peer]
        if sees_single or (excluders[cell, 0] == 0 and excluders[cell, 1] == 0):
            excluders[cell, 0], excluders[cell, 1] = 0, 0
        else:
            bases[count] = cell
            count += 1
    return count


@kernel
def find_thirds(tables, excluders, pair, thirds):
    """Write the cells that may be the third base cell of a pair, without repetition; return their number."""
    count = 0
    for base in range(2):
        for other in tables.linked[pair[base]]:
            if not has_cell(excluders[pair[base]], other) or (base == 1 and has_cell(excluders[pair[0]], other)):
                continue
            if other != pair[0] and other != pair[1] and (excluders[other, 0] or excluders[other, 1]):
                thirds[count] = other
                count += 1
    return count


@kernel
def exclude(marks, record, cells, degree, words):
    """Record the base cells' candidates that occur in no possible combination; return whether there are any."""
    noinline()
    possible_first, possible_second, possible_third = 0, 0, 0
    thirds = marks[cells[2]] if degree == 3 else 1
    left_first = marks[cells[0]]
    while left_first:
        first = left_first & -left_first
        left_first &= left_first - 1
        left_second = marks[cells[1]]
        while left_second:
            second = left_second & -left_second
            left_second &= left_second - 1
            if first == second and SEES[cells[0], cells[1]]:
                continue
            left_third = thirds
            while left_third:
                third = left_third & -left_third
                left_third &= left_third - 1
                together = first | second
                if degree == 3:
                    if third == first and SEES[cells[0], cells[2]]:
                        continue
                    if third == second and SEES[cells[1], cells[2]]:
                        continue
                    together |= third
                if not covers_an_excluder(marks, words, together):
                    possible_first |= first
                    possible_second |= second
                    possible_third |= third
    gone = marks[cells[0]] & ~possible_first | marks[cells[1]] & ~possible_second
    if degree == 3:
        gone |= marks[cells[2]] & ~possible_third
    if not gone:
        return False
    report(record, opcodes.ALIGNED_PAIR_EXCLUSION if degree == 2 else opcodes.ALIGNED_TRIPLET_EXCLUSION)
    record[BASE_COUNT] = degree
    for index in range(degree):
        possible = possible_first if index == 0 else possible_second if index == 1 else possible_third
        record[BASE_CELLS + index] = cells[index]
        remove(record, marks, cells[index], ~possible)
    return True


@kernel
def covers_an_excluder(marks, words, digits):
    """Return whether a set of digits contains all candidates of an excluder, which would be left with none."""
    for word in range(2):
        left = words[word]
        while left:
            if not marks[WORD_CELLS * word + lowest_bit(left)] & ~digits:
                return True
            left &= left - 1
    return False
