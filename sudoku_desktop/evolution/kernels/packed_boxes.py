"""Packed boxes: a box of order 3 is two words, so that crossover copies words and a cost is a few popcounts.

A *chromosome* is a stretch of WORDS words of a flat array, from index `at`: the DIGITS word of each box, then
the MARKS word of each box. DIGITS hold four bits a position: the digit less 1. MARKS hold one bit for each digit
in each of the box's rows, then in each of its columns: 3 · 9 + 3 · 9 = 54 bits. The order is a constant here
because the compiler then unrolls every loop; other orders do not fit a word and need kernels of their own.

Functions pass single words where they can: handing arrays about costs more here than the arithmetic.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import CROSS_UNIFORM, FIT_PAIRS
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, low_half, mixed, next_word, scaled
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
POSITION_SHIFT = np.uint64(POSITION_BITS)
MORE_SHIFT = np.uint64(2 * POSITION_BITS)
MARKS_MASK = (1 << 2 * MARK_BITS) - 1
"""The bits of a PLACE that lie in MARKS."""
PLACE_SHIFT = 57
"""The bits of a PLACE from here on tell where in DIGITS its position is."""
BESIDE, BESIDE_TOO, ALONG, ALONG_TOO, FREE, PLACES, MORE = (np.uint64(word) for word in (0, 1, 2, 3, 4, 5, 5 + SIZE))
"""Where a word of a SITE is; see `records.Boxes`. Unsigned, as an index that may be negative costs a comparison."""
SITE_WORDS = 40
FOUR_MASKS = np.array([-(bits >> place & 1) for bits in range(16) for place in range(4)], np.int64)
"""For each set of four bits a mask of ones or zeros for each of its bits, lowest first."""


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
def holds_same(one, other):
    """Whether two views of WORDS words hold the same digits everywhere."""
    difference = 0
    for box in range(SIZE):
        difference |= one[box] ^ other[box]
    return difference == 0


@inlined
def boxes_from_father(operator, half):
    """One bit a box, set where the box comes from the father; from 32 random bits."""
    if operator == CROSS_UNIFORM:
        return half
    return (-1) << scaled(half, SIZE)  # single point: the boxes from a random one on


@inlined
def blend(one, other, mask):
    """The bits of `other` where the mask has ones, else those of `one`."""
    return one ^ ((one ^ other) & mask)


@inlined
def cross_four(mother, father, child, at, from_father):
    """Four words from `at` on, each from one parent or the other by its bit.

    Masks instead of branches: which parent it is cannot be predicted. Worked out from the bits, the compiler would
    make addresses of them, which takes longer than to look them up.
    """
    masks = (from_father & 15) * 4
    a = blend(mother[at], father[at], FOUR_MASKS[masks])
    b = blend(mother[at + 1], father[at + 1], FOUR_MASKS[masks + 1])
    c = blend(mother[at + 2], father[at + 2], FOUR_MASKS[masks + 2])
    d = blend(mother[at + 3], father[at + 3], FOUR_MASKS[masks + 3])
    child[at], child[at + 1], child[at + 2], child[at + 3] = a, b, c, d


@inlined
def cross(mother, father, child, from_father):
    """Fill a chromosome with boxes of both parents; all three are views of WORDS words."""
    for part in (0, SIZE):
        cross_four(mother, father, child, part, from_father)
        cross_four(mother, father, child, part + 4, from_father >> 4)
        child[part + 8] = blend(mother[part + 8], father[part + 8], -((from_father >> 8) & 1))


@inlined
def drawn_box_set(word, box_sets):
    """A random set of boxes from one word, by Walker's alias method; see `records.Boxes`."""
    box_set = low_half(word) & (BOX_SETS - 1)
    entry = box_sets[box_set]
    return box_set if high_half(word) < entry >> SIZE else entry & (BOX_SETS - 1)


@inlined
def mutate(genes, box_set, sites, slack, counts_before, random):
    """Try a sequence of swaps of free positions in each box of a set; each stands only if it keeps the slack rule.

    The rule (Mantere & Koljonen 2007, sec. II-A), see `mutation.SwapSequences`: counted after the swap, each moved
    digit may stand up to slack times in the boxes beside, above and below its new place. Counted before it, both
    together may stand there up to 2 + slack times; in a row or column that both places share each counts itself.
    A random word holds two positions of POSITION_BITS each, and above them whether there is another swap.

    One loop over the swaps of all boxes, which says at its end which box is next: with a loop for each box the
    processor guessed wrongly where each ends, and that took as long as the swaps. All that a box brings lies in
    one table because there are not enough registers for the addresses of several.
    """
    counter = random[0]
    swaps = 0
    while box_set:
        counter += GOLDEN
        word = mixed(counter)
        box = lowest_bit(box_set)
        at = np.uint64(box * SITE_WORDS)
        beside, beside_too = genes[np.uint64(sites[at + BESIDE])], genes[np.uint64(sites[at + BESIDE_TOO])]
        along, along_too = genes[np.uint64(sites[at + ALONG])], genes[np.uint64(sites[at + ALONG_TOO])]
        once = ((beside | beside_too) & ROWS_MASK) | ((along | along_too) & ~ROWS_MASK)
        twice = ((beside & beside_too) & ROWS_MASK) | ((along & along_too) & ~ROWS_MASK)
        free_count = np.uint64(sites[at + FREE])
        first = sites[at + PLACES + (((word & POSITION_MASK) * free_count) >> POSITION_SHIFT)]
        second = sites[at + PLACES + ((((word >> POSITION_SHIFT) & POSITION_MASK) * free_count) >> POSITION_SHIFT)]
        digits = genes[box]
        first_shift, second_shift = first >> PLACE_SHIFT, second >> PLACE_SHIFT
        a = (digits >> first_shift) & 15
        b = (digits >> second_shift) & 15
        # A PLACE moved up by a digit is that digit's marks there. Those of two digits have no bit in common; where
        # both are the same position nothing changes anyway.
        a_marks, b_marks = second << a, first << b
        if counts_before:
            marks = a_marks | b_marks
            shared_lines = popcount(first & second & MARKS_MASK)
            stands = popcount(once & marks) + popcount(twice & marks) + 2 * shared_lines <= 2 + slack
        else:
            stands = (popcount(once & a_marks) + popcount(twice & a_marks) <= slack) & (
                popcount(once & b_marks) + popcount(twice & b_marks) <= slack
            )
        # Masks instead of branches that would be wrong every other time.
        mask = -np.int64(stands)
        difference = (a ^ b) & mask
        genes[box] = digits ^ (difference << first_shift) ^ (difference << second_shift)
        moved = (first ^ second) & MARKS_MASK & mask
        genes[SIZE + box] ^= (moved << a) ^ (moved << b)
        more = np.int64(np.int64(word >> MORE_SHIFT) < sites[at + MORE + np.uint64(swaps)])
        swaps = (swaps + 1) & -more
        box_set &= box_set - 1 + more
    random[0] = counter


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
