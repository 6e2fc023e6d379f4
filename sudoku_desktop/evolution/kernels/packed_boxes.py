"""Packed boxes: a box of order 3 is two words, so that crossover copies words and a cost is a few popcounts.

A *chromosome* is a sequence of WORDS words in a flat array, from index `at`: the DIGITS word of each box, then the
MARKS word of each box. DIGITS hold four bits for each position: the digit less 1. MARKS hold one bit for each digit in
each of the box's rows, then in each of its columns: 3 · 9 + 3 · 9 = 54 bits. The order is a constant, so that the
compiler unrolls every loop; other orders do not fit a word and need other kernels. Functions take single words where
they can: passing arrays costs more here than the arithmetic.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.eight_words import EIGHT, choose_words, differing_words
from sudoku_desktop.evolution.kernels.opcodes import CROSS_UNIFORM, FIT_PAIRS
from sudoku_desktop.evolution.kernels.random import high_half, next_word, scaled
from sudoku_desktop.jit import inlined, lowest_bit, popcount

ORDER = 3
SIZE = ORDER * ORDER
WORDS = 2 * SIZE
MARK_BITS = ORDER * SIZE
ROWS_MASK = (1 << MARK_BITS) - 1
"""Mask of the bits of MARKS that belong to rows; the columns' bits are above."""
FIRST_BITS = sum(1 << (4 * position) for position in range(SIZE))
"""Mask of the lowest bit of each digit in a DIGITS word."""


@inlined
def digit_at(digits, position):
    """Return the digit less 1 at a position of a DIGITS word."""
    return (digits >> (4 * position)) & 15


@inlined
def row_shift(position):
    """Return the index in MARKS of the first bit of the row of a position."""
    return position // ORDER * SIZE


@inlined
def column_shift(position):
    """Return the index in MARKS of the first bit of the column of a position."""
    return MARK_BITS + position % ORDER * SIZE


@inlined
def marks_of(digits):
    """Return the MARKS word that belongs to a DIGITS word."""
    marks = 0
    for position in range(SIZE):
        bit = 1 << digit_at(digits, position)
        marks |= (bit << row_shift(position)) | (bit << column_shift(position))
    return marks


@inlined
def fill_box_at_random(digits, free, free_count, random):
    """Put the missing digits of a box on its free positions in random order; return the new DIGITS word.

    `digits` has 0 at the free positions, which `free` lists, four bits each.
    """
    missing = (1 << SIZE) - 1
    free_positions = 0
    for i in range(free_count):
        free_positions |= 1 << digit_at(free, i)
    for position in range(SIZE):
        if not (free_positions >> position) & 1:
            missing ^= 1 << digit_at(digits, position)
    for i in range(free_count):
        rest = missing
        for _ in range(scaled(high_half(next_word(random)), free_count - i)):
            rest &= rest - 1
        digit = lowest_bit(rest)
        missing ^= 1 << digit
        digits |= digit << (4 * digit_at(free, i))
    return digits


@inlined
def missing_and_repeated(genes, at):
    """Return Mantere & Koljonen's eq. (1): 1 for each digit missing from a row or column, and 1 for its repetition.

    A unit of 9 cells with k different digits misses 9 − k and repeats as many, hence the factor 2.
    """
    marks = at + SIZE
    shown = 0
    for line in range(ORDER):
        band = 0
        stack = 0
        for i in range(ORDER):
            band |= genes[marks + line * ORDER + i]
            stack |= genes[marks + i * ORDER + line]
        shown += popcount((band & ROWS_MASK) | (stack & ~ROWS_MASK))
    return 2.0 * (2 * SIZE * SIZE - shown)


@inlined
def equal_pairs(genes, at):
    """Return Gerges, Zouein & Azar's eq. (1): the pairs of equal digits in rows and columns.

    A digit appears at most three times in a line of three boxes, so every pair of boxes that share it counts once.
    """
    marks = at + SIZE
    pairs = 0
    for line in range(ORDER):
        one, two, three = genes[marks + line * ORDER], genes[marks + line * ORDER + 1], genes[marks + line * ORDER + 2]
        top, middle, bottom = genes[marks + line], genes[marks + ORDER + line], genes[marks + 2 * ORDER + line]
        pairs += popcount(((one & two) & ROWS_MASK) | ((top & middle) & ~ROWS_MASK))
        pairs += popcount(((one & three) & ROWS_MASK) | ((top & bottom) & ~ROWS_MASK))
        pairs += popcount(((two & three) & ROWS_MASK) | ((middle & bottom) & ~ROWS_MASK))
    return np.float64(pairs)


@inlined
def cost_of_boxes(fitness, genes, at):
    """Return the cost of a chromosome by one of the two measures that packed boxes support."""
    return equal_pairs(genes, at) if fitness == FIT_PAIRS else missing_and_repeated(genes, at)


@inlined
def differing_cells(genes, one, other):
    """Return the number of cells in which two chromosomes differ."""
    count = 0
    for box in range(SIZE):
        difference = genes[one + box] ^ genes[other + box]
        difference |= difference >> 2
        count += popcount((difference | difference >> 1) & FIRST_BITS)
    return count


@inlined
def differing_boxes(one, at, other, other_at):
    """Return, as a mask, the boxes in which two chromosomes differ, given their starts."""
    last = np.int64(one[np.uint64(at + EIGHT)] != other[np.uint64(other_at + EIGHT)])
    return differing_words(one, at, other, other_at) | last << (SIZE - 1)


@inlined
def boxes_from_father(operator, half):
    """Return, as a mask, the boxes taken from the father, from 32 random bits."""
    if operator == CROSS_UNIFORM:
        return half
    return (-1) << scaled(half, SIZE)  # single point: the boxes from a random one on


@inlined
def cross(parents, mother, father, children, child, from_father):
    """Fill a chromosome with boxes of both parents; all three are given by their start.

    Indices are unsigned where words are read, because a possibly negative index costs a comparison.
    """
    is_father = -((from_father >> EIGHT) & 1)
    for part in (0, SIZE):
        choose_words(parents, mother + part, parents, father + part, children, child + part, from_father)
        last = np.uint64(part + EIGHT)
        one, other = parents[np.uint64(mother) + last], parents[np.uint64(father) + last]
        children[np.uint64(child) + last] = one ^ ((one ^ other) & is_father)
