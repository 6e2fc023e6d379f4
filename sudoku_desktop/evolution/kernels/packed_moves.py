"""How a chromosome of packed boxes changes by chance: swaps of positions inside boxes.

What is drawn has been worked out beforehand, so that only legal swaps are: see `lowering.boxes`.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.packed_boxes import MARK_BITS, ROWS_MASK, SIZE, digit_at, marks_of
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, low_half, mixed, next_word, scaled
from sudoku_desktop.jit import inlined, lowest_bit, popcount

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
BOX_BITS = 4
BOXES_LISTED = 1 << BOX_BITS
KEEP_BITS = 14
"""Where one box is mutated, random bits for whether the box that has been drawn by BOX_BITS is kept."""
PAIR_BITS = 22
"""And those for both positions of a swap, which are different: the bias is below 72 / 2²²."""
PAIR_MASK = np.uint64((1 << PAIR_BITS) - 1)
PAIR_SHIFT = np.uint64(PAIR_BITS)
CHOICE_SHIFT = np.uint64(PAIR_BITS + KEEP_BITS)
TRY_BITS = 14
"""Enough for the most often that a child is mutated again."""
HALF_MASK = (1 << 32) - 1
LANES = 32
"""So many children are mutated side by side."""
SEQUENCE, LEFT, UNLIKE, CHILD, ONE, OTHER = (np.uint64(word) for word in range(6))
"""Where a word of a LANE is; see `records.Boxes`."""
LANE_WORDS = 8
SET_BITS = SIZE + 1
SET_MASK = (1 << SET_BITS) - 1
NO_PARENTS = 1 << SIZE | 1 << SIZE + SET_BITS
"""An UNLIKE that holds, for both parents, a box that there is not: it does not matter what they are like."""


@inlined
def drawn_box_set(word, box_sets):
    """A random set of boxes from one word, by Walker's alias method; see `records.Boxes`."""
    box_set = low_half(word) & (BOX_SETS - 1)
    entry = box_sets[box_set]
    return box_set if high_half(word) < entry >> SIZE else entry & (BOX_SETS - 1)


@inlined
def blind_pair(word, count):
    """Two of so many positions, which may be the same."""
    one = ((word & POSITION_MASK) * count) >> POSITION_SHIFT
    return one, (((word >> POSITION_SHIFT) & POSITION_MASK) * count) >> POSITION_SHIFT


@inlined
def different_pair(word, count):
    """Two different ones of so many positions: what the first leaves of its bits draws the second."""
    drawn = (word & PAIR_MASK) * count
    one = drawn >> PAIR_SHIFT
    other = ((drawn & PAIR_MASK) * (count - np.uint64(1))) >> PAIR_SHIFT
    return one, other + np.uint64(other >= one)


@inlined
def try_swap(genes, child, box, at, one, other, sites, slack, counts_before):
    """Swap two free positions of a box if that keeps the slack rule. Returns the box's DIGITS.

    `child` is where the chromosome begins, `at` where the box's SITE does. All indices are unsigned.

    The rule (Mantere & Koljonen 2007, sec. II-A), see `mutation.SwapSequences`: counted after the swap, each moved
    digit may stand up to slack times in the boxes beside, above and below its new place. Counted before it, both
    together may stand there up to 2 + slack times; in a row or column that both places share each counts itself.
    """
    beside = genes[child + np.uint64(sites[at + BESIDE])]
    beside_too = genes[child + np.uint64(sites[at + BESIDE_TOO])]
    along = genes[child + np.uint64(sites[at + ALONG])]
    along_too = genes[child + np.uint64(sites[at + ALONG_TOO])]
    # What stands in one of two boxes: in rows the one beside, in columns the one above or below.
    here = (beside & ROWS_MASK) | (along & ~ROWS_MASK)
    there = (beside_too & ROWS_MASK) | (along_too & ~ROWS_MASK)
    first, second = sites[at + PLACES + one], sites[at + PLACES + other]
    digits = genes[child + box]
    first_shift, second_shift = first >> PLACE_SHIFT, second >> PLACE_SHIFT
    a = (digits >> first_shift) & 15
    b = (digits >> second_shift) & 15
    # A PLACE moved up by a digit is that digit's marks there. Those of two digits have no bit in common; where
    # both are the same position nothing changes anyway.
    a_marks, b_marks = second << a, first << b
    if counts_before:
        marks = a_marks | b_marks
        shared_lines = popcount(first & second & MARKS_MASK)
        stands = popcount(here & marks) + popcount(there & marks) + 2 * shared_lines <= 2 + slack
    else:
        stands = (popcount(here & a_marks) + popcount(there & a_marks) <= slack) & (
            popcount(here & b_marks) + popcount(there & b_marks) <= slack
        )
    # Masks instead of branches that would be wrong every other time.
    mask = -np.int64(stands)
    difference = (a ^ b) & mask
    digits ^= (difference << first_shift) ^ (difference << second_shift)
    genes[child + box] = digits
    moved = (first ^ second) & MARKS_MASK & mask
    genes[child + np.uint64(SIZE) + box] ^= (moved << a) ^ (moved << b)
    return digits


@inlined
def has_more(word, swaps, at, sites):
    """Whether a box has another swap after so many + 1, as 0 or 1."""
    return np.int64(np.int64(word >> MORE_SHIFT) < sites[at + MORE + np.uint64(swaps)])


@inlined
def mutate(genes, box_set, sites, slack, counts_before, random):
    """Try a sequence of swaps of free positions in each box of a set.

    One loop over the swaps of all boxes, which says at its end which box is next: with a loop for each box the
    processor guessed wrongly where each ends, and that took as long as the swaps. All that a box brings lies in
    one table because there are not enough registers for the addresses of several.
    """
    counter = random[0]
    swaps = 0
    while box_set:
        counter += GOLDEN
        word = mixed(counter)
        box = np.uint64(lowest_bit(box_set))
        at = box * np.uint64(SITE_WORDS)
        one, other = blind_pair(word, np.uint64(sites[at + FREE]))
        try_swap(genes, np.uint64(0), box, at, one, other, sites, slack, counts_before)
        more = has_more(word, swaps, at, sites)
        swaps = (swaps + 1) & -more
        box_set &= box_set - 1 + more
    random[0] = counter


@inlined
def drawn_box(word, sequence, choice):
    """The box that swaps; within a SEQUENCE its box.

    That is looked up, too, in entries that keep it: else the compiler would jump, and nobody could guess where to.
    """
    drawn = np.int64(word >> PAIR_SHIFT) & ((1 << (BOX_BITS + KEEP_BITS)) - 1)
    number = np.uint64(sequence & (2 * BOXES_LISTED - 1) if sequence > 0 else drawn >> KEEP_BITS)
    entry = choice[number]
    is_kept = (drawn & ((1 << KEEP_BITS) - 1)) < entry >> BOX_BITS
    return (np.int64(number) if is_kept else entry) & (BOXES_LISTED - 1)


@inlined
def drawn_tries(word, is_unlike, boxes):
    """How many of a child's mutations swap anything at most: of the first, and of more if it is like a parent."""
    first = np.int64(low_half(word) < boxes.choice[2 * BOXES_LISTED])
    drawn = high_half(word) * boxes.again.shape[0]
    entry = boxes.again[np.uint64(drawn) >> np.uint64(32)]
    again = drawn >> 32 if drawn & HALF_MASK < entry >> TRY_BITS else entry & ((1 << TRY_BITS) - 1)
    return first + (0 if is_unlike else again)


@inlined
def differs_from_both(unlike):
    """Whether an UNLIKE holds boxes for both parents."""
    return np.int64(unlike & SET_MASK != 0) & np.int64(unlike >> SET_BITS != 0)


@inlined
def fill_lane(lane, child, one, other, unlike, boxes, random):
    """Note a child that is to be mutated in one random box; returns its bit in a set of lanes if it has mutations left.

    `child`, `one`, `other`: where it and its parents begin. Its mutations have random numbers of their own, so that it
    does not matter with whom it is mutated.
    """
    word = next_word(random)
    at = np.uint64(lane * LANE_WORDS)
    lanes = boxes.lanes
    left = drawn_tries(word, differs_from_both(unlike), boxes)
    boxes.streams[lane] = word
    lanes[at + SEQUENCE] = 0
    lanes[at + LEFT] = left
    lanes[at + UNLIKE] = unlike
    lanes[at + CHILD], lanes[at + ONE], lanes[at + OTHER] = child, one, other
    return np.int64(left > 0) << lane


@inlined
def mutate_lanes(pending, children, parents, boxes, slack, counts_before):
    """Mutate children in one random box each; again, while one is like a parent and has mutations left that swap.

    Each of the set of lanes in turn tries a swap, then those that go on, and so on: nearly nothing can be guessed
    wrongly, and none waits for its own last swap.
    """
    lanes, streams, sites, choice = boxes.lanes, boxes.streams, boxes.sites, boxes.choice
    while pending != 0:
        turns, pending = pending, 0
        while turns != 0:
            lane = np.uint64(lowest_bit(turns))
            turns &= turns - 1
            at = lane * np.uint64(LANE_WORDS)
            counter = streams[lane] + GOLDEN
            streams[lane] = counter
            word = mixed(counter)
            sequence = lanes[at + SEQUENCE]
            swaps = sequence >> (BOX_BITS + 1)
            box = np.uint64(drawn_box(word, sequence, choice))
            site = box * np.uint64(SITE_WORDS)
            first, second = different_pair(word, np.uint64(sites[site + FREE]))
            child = np.uint64(lanes[at + CHILD])
            digits = try_swap(children, child, box, site, first, second, sites, slack, counts_before)
            more = has_more(word, swaps, site, sites)
            unlike = np.int64(digits != parents[np.uint64(lanes[at + ONE]) + box])
            unlike |= np.int64(digits != parents[np.uint64(lanes[at + OTHER]) + box]) << SET_BITS
            both = np.int64(1 | 1 << SET_BITS) << np.int64(box)
            unlike = (lanes[at + UNLIKE] & ~both) | (unlike << np.int64(box))
            left = lanes[at + LEFT] - 1 + more
            lanes[at + SEQUENCE] = (((2 * swaps + 3) << BOX_BITS) | np.int64(box)) & -more
            lanes[at + UNLIKE] = unlike
            lanes[at + LEFT] = left
            goes_on = more | (np.int64(left > 0) & (1 - differs_from_both(unlike)))
            pending |= goes_on << np.int64(lane)


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
