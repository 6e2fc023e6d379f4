"""Packed boxes: a box of order 3 is two words, so that crossover copies words and a cost is a few popcounts.

A *chromosome* is a stretch of WORDS words of a flat array, from index `at`: the DIGITS word of each box, then
the MARKS word of each box. DIGITS hold four bits a position: the digit less 1. MARKS hold one bit for each digit
in each of the box's rows, then in each of its columns: 3 · 9 + 3 · 9 = 54 bits. The order is a constant here
because the compiler then unrolls every loop; other orders do not fit a word and need kernels of their own.

Functions pass single words where they can: handing arrays about costs more here than the arithmetic.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import CROSS_UNIFORM, FIT_PAIRS
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled
from sudoku_desktop.jit import inlined, lowest_bit, popcount

ORDER = 3
SIZE = ORDER * ORDER
WORDS = 2 * SIZE
MARK_BITS = ORDER * SIZE
ROWS_MASK = (1 << MARK_BITS) - 1
"""The bits of MARKS that belong to rows; the columns' lie above."""
FIRST_BITS = sum(1 << (4 * position) for position in range(SIZE))
"""The lowest bit of each digit in a DIGITS word."""
BOX_SETS = 1 << SIZE
"""How many sets of boxes there are; a set is one bit a box."""
POSITION_BITS = 20
"""Random bits for a position of a swap: the bias is below 9 / 2²⁰."""
MORE_BITS = 64 - 2 * POSITION_BITS
"""Random bits for whether a box has another swap."""
POSITION_MASK = np.uint64((1 << POSITION_BITS) - 1)
SECOND_SHIFT = np.uint64(POSITION_BITS)
MORE_SHIFT = np.uint64(2 * POSITION_BITS)


@inlined
def digit_at(digits, position):
    """The digit less 1 at a position of a DIGITS word."""
    return (digits >> (4 * position)) & 15


@inlined
def row_shift(position):
    """Where in MARKS the row of a position begins."""
    return position // ORDER * SIZE


@inlined
def column_shift(position):
    """Where in MARKS the column of a position begins."""
    return MARK_BITS + position % ORDER * SIZE


@inlined
def marks_of(digits):
    """The MARKS word that belongs to a DIGITS word."""
    marks = 0
    for position in range(SIZE):
        bit = 1 << digit_at(digits, position)
        marks |= (bit << row_shift(position)) | (bit << column_shift(position))
    return marks


@inlined
def fill_box_at_random(digits, free, free_count, random):
    """Put the digits missing from a box on its free positions in random order; returns the DIGITS word.

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
    """Mantere & Koljonen's eq. (1): each digit missing from a row or column costs 1, and so does its double.

    A unit of 9 cells that shows k digits misses 9 − k and repeats as many, hence the factor 2.
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
    """Gerges, Zouein & Azar's eq. (1): the pairs of equal digits in rows and columns.

    A digit stands at most three times in a line of three boxes, so every pair of boxes that share it counts once.
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
    """The cost of a chromosome, for the two measures that packed boxes know."""
    return equal_pairs(genes, at) if fitness == FIT_PAIRS else missing_and_repeated(genes, at)


@inlined
def differing_cells(genes, one, other):
    """In how many cells two chromosomes differ."""
    count = 0
    for box in range(SIZE):
        difference = genes[one + box] ^ genes[other + box]
        difference |= difference >> 2
        count += popcount((difference | difference >> 1) & FIRST_BITS)
    return count


@inlined
def boxes_from_father(operator, half):
    """One bit a box, set where the box comes from the father; from 32 random bits."""
    if operator == CROSS_UNIFORM:
        return half
    return (-1) << scaled(half, SIZE + 1)  # single point: the boxes from a random one on


@inlined
def cross(mother, father, child, from_father):
    """Fill a chromosome with boxes of both parents; all three are views of WORDS words."""
    for box in range(SIZE):
        # A mask instead of a branch: which parent it is cannot be predicted.
        mask = -((from_father >> box) & 1)
        digits = mother[box]
        marks = mother[SIZE + box]
        child[box] = digits ^ ((digits ^ father[box]) & mask)
        child[SIZE + box] = marks ^ ((marks ^ father[SIZE + box]) & mask)


@inlined
def drawn_box_set(word, keep_below, otherwise):
    """A random set of boxes from one word, by Walker's alias method; see `lowering.box_set_table`."""
    box_set = low_half(word) & (BOX_SETS - 1)
    return box_set if high_half(word) < keep_below[box_set] else otherwise[box_set]


@inlined
def repeats(once, twice, row, column, digit):
    """How often a digit stands in the boxes beside a row, and above and below a column, of a box."""
    in_row = row + digit
    in_column = column + digit
    return ((once >> in_row) & 1) + ((twice >> in_row) & 1) + ((once >> in_column) & 1) + ((twice >> in_column) & 1)


@inlined
def mutate_box(genes, at, box, neighbours, free, free_count, more_swaps, slack, counts_before, random):
    """Try a sequence of swaps of free positions in one box; each stands only if it keeps the slack rule.

    The rule (Mantere & Koljonen 2007, sec. II-A), see `mutation.SwapSequences`: counted after the swap, each moved
    digit may stand up to slack times in the boxes beside, above and below its new place. Counted before it, both
    together may stand there up to 2 + slack times; in a row or column that both places share each counts itself.
    A random word holds two positions of POSITION_BITS each, and above them whether there is another swap.
    """
    marks_at = at + SIZE
    beside = genes[marks_at + neighbours[box, 0]]
    beside_too = genes[marks_at + neighbours[box, 1]]
    along = genes[marks_at + neighbours[box, 2]]
    along_too = genes[marks_at + neighbours[box, 3]]
    once = ((beside | beside_too) & ROWS_MASK) | ((along | along_too) & ~ROWS_MASK)
    twice = ((beside & beside_too) & ROWS_MASK) | ((along & along_too) & ~ROWS_MASK)
    digits = genes[at + box]
    marks = genes[marks_at + box]
    swaps = 0
    more = True
    while more:
        word = next_word(random)
        more = np.int64(word >> MORE_SHIFT) < more_swaps[box, swaps]
        swaps += 1
        first = digit_at(free, (np.int64(word & POSITION_MASK) * free_count) >> POSITION_BITS)
        second = digit_at(free, (np.int64((word >> SECOND_SHIFT) & POSITION_MASK) * free_count) >> POSITION_BITS)
        a = digit_at(digits, first)
        b = digit_at(digits, second)
        row_first, column_first = row_shift(first), column_shift(first)
        row_second, column_second = row_shift(second), column_shift(second)
        a_repeats = repeats(once, twice, row_second, column_second, a)
        b_repeats = repeats(once, twice, row_first, column_first, b)
        # Masks instead of branches that would be wrong every other time.
        shares_line = (row_first == row_second) | (column_first == column_second)
        before = a_repeats + b_repeats + 2 * np.int64(shares_line) <= 2 + slack
        after = (a_repeats <= slack) & (b_repeats <= slack)
        stands = -np.int64((counts_before & before) | (after & ~counts_before))
        difference = (a ^ b) & stands
        digits ^= (difference << (4 * first)) ^ (difference << (4 * second))
        both = ((1 << a) ^ (1 << b)) & stands
        marks ^= (both << row_first) ^ (both << row_second) ^ (both << column_first) ^ (both << column_second)
    genes[at + box] = digits
    genes[marks_at + box] = marks


@inlined
def mutate(genes, at, box_set, neighbours, free, free_count, more_swaps, slack, counts_before, random):
    """Try swaps in each box of a set. `more_swaps`: (9, longest) thresholds; see `lowering.swap_tables`."""
    while box_set:
        box = lowest_bit(box_set)
        box_set &= box_set - 1
        mutate_box(genes, at, box, neighbours, free[box], free_count[box], more_swaps, slack, counts_before, random)


@inlined
def mutate_one_box(genes, at, box, free, free_count, swaps, random):
    """Swap two different free positions of one box, so many times, without any condition."""
    digits = genes[at + box]
    for _ in range(swaps):
        word = next_word(random)
        one = scaled(high_half(word), free_count)
        other = scaled(low_half(word), free_count - 1)
        other += other >= one
        first, second = digit_at(free, one), digit_at(free, other)
        difference = digit_at(digits, first) ^ digit_at(digits, second)
        digits ^= (difference << (4 * first)) ^ (difference << (4 * second))
    genes[at + box] = digits
    genes[at + SIZE + box] = marks_of(digits)
