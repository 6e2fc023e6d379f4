"""Random changes of packed boxes: swaps of positions within boxes.

Only legal swaps are drawn, by distributions computed beforehand; see `lowering.boxes`.
"""

from itertools import accumulate

import numpy as np

from sudoku_desktop.evolution.kernels.packed_boxes import MARK_BITS, ROWS_MASK, SIZE, digit_at, marks_of
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, low_half, mixed, next_word, scaled
from sudoku_desktop.jit import inlined, lowest_bit, popcount

BOX_SETS = 1 << SIZE
"""Number of sets of boxes; a set has one bit for each box."""
POSITION_BITS = 20
"""Number of random bits for a position of a swap: the bias is below 9 / 2²⁰."""
MORE_BITS = 64 - 2 * POSITION_BITS
"""Number of random bits that decide whether a box has another swap."""
POSITION_MASK = np.uint64((1 << POSITION_BITS) - 1)
POSITION_SHIFT = np.uint64(POSITION_BITS)
MORE_SHIFT = np.uint64(2 * POSITION_BITS)
MARKS_MASK = (1 << 2 * MARK_BITS) - 1
"""The bits of a PLACE that are in MARKS."""
PLACE_SHIFT = 57
"""First bit of a PLACE that holds the shift of its position in DIGITS."""
BESIDE, BESIDE_TOO, ALONG, ALONG_TOO, FREE, PAIRS, FIRST_PAIR, PLACES = (np.uint64(word) for word in range(8))
"""Offsets of the words of a SITE; see `records.Boxes`. Unsigned, as a possibly negative index costs a comparison."""
SITE_WORDS = 16
MOST_PAIRS = SIZE * (SIZE - 1)
"""Number of ordered pairs of different positions of a box."""
BOX_BITS = 4
BOXES_LISTED = 1 << BOX_BITS
CHOICE, CHANCE, FIRSTS, SECONDS, SHIFTS, MORE = (
    np.uint64(start)
    for start in accumulate(
        (SIZE * SITE_WORDS, BOXES_LISTED, 1, SIZE * MOST_PAIRS, SIZE * MOST_PAIRS, SIZE * MOST_PAIRS)
    )
)
"""Starts of the tables after the SITES."""
SHIFT_BITS = 6
KEEP_BITS = 14
"""Number of random bits for keeping the box drawn by BOX_BITS, if one box is mutated."""
PAIR_BITS = 22
"""Number of random bits for both positions of a swap, if one box is mutated: the bias is below 72 / 2²²."""
PAIR_MASK = np.uint64((1 << PAIR_BITS) - 1)
PAIR_SHIFT = np.uint64(PAIR_BITS)
TRY_BITS = 14
"""Width, in bits, of the field for how often a child is mutated again."""
HALF_MASK = (1 << 32) - 1
LANES = 32
"""Number of children that are mutated side by side."""
STREAM, SEQUENCE, PAIR, LEFT, CHILD, ONE, OTHER = (np.uint64(word) for word in range(7))
"""Offsets of the words of a LANE; see `records.Boxes`."""
LANE_WORDS = 8
QUEUE = np.uint64(LANES * LANE_WORDS)
"""Start, after the lanes, of the queue of lanes to be processed."""
SET_BITS = SIZE + 1
LEFT_SHIFT = 2 * SET_BITS
SET_MASK = (1 << SET_BITS) - 1
NO_PARENTS = 1 << SIZE | 1 << SIZE + SET_BITS
"""An UNLIKE with a nonexistent box for both parents, for a child that need not differ from them."""


@inlined
def drawn_box_set(word, box_sets):
    """Draw a random set of boxes from one word by Walker's alias method; see `records.Boxes`."""
    box_set = low_half(word) & (BOX_SETS - 1)
    entry = box_sets[box_set]
    return box_set if high_half(word) < entry >> SIZE else entry & (BOX_SETS - 1)


@inlined
def blind_pair(word, count):
    """Draw two of `count` positions, which may be the same."""
    one = ((word & POSITION_MASK) * count) >> POSITION_SHIFT
    return one, (((word >> POSITION_SHIFT) & POSITION_MASK) * count) >> POSITION_SHIFT


@inlined
def try_swap(genes, child, box, first, second, first_shift, second_shift, sites, slack, counts_before):
    """Swap the digits of two free positions of a box if the slack rule allows it; return the box's DIGITS.

    `child` is the start of the chromosome, unsigned as all indices. `first`, `second`: the marks of both positions. For
    the rule (Mantere & Koljonen 2007, sec. II-A) see `mutation.SwapSequences`: counted after the swap, each moved digit
    may appear up to slack times in the boxes beside, above and below its new place. Counted before it, both together
    may appear there up to 2 + slack times; in a row or column that both places share each counts itself.
    """
    at = box * np.uint64(SITE_WORDS)
    beside = genes[child + np.uint64(sites[at + BESIDE])]
    beside_too = genes[child + np.uint64(sites[at + BESIDE_TOO])]
    along = genes[child + np.uint64(sites[at + ALONG])]
    along_too = genes[child + np.uint64(sites[at + ALONG_TOO])]
    # Digits in the two other boxes: in rows those beside, in columns those above or below.
    here = (beside & ROWS_MASK) | (along & ~ROWS_MASK)
    there = (beside_too & ROWS_MASK) | (along_too & ~ROWS_MASK)
    digits = genes[child + box]
    a = (digits >> first_shift) & 15
    b = (digits >> second_shift) & 15
    # A position's marks shifted by a digit are that digit's marks there. Those of two digits have no bit in common; if
    # both are the same position nothing changes anyway.
    a_marks, b_marks = second << a, first << b
    if counts_before:
        marks = a_marks | b_marks
        shared_lines = popcount(first & second)
        room = 2 + slack - popcount(here & marks) - popcount(there & marks) - 2 * shared_lines
    else:
        # Bits of one digit are far from one another, so twice a word is that of the next digit.
        a_room = slack - popcount((here & a_marks) + 2 * (there & a_marks))
        b_room = slack - popcount((here & b_marks) + 2 * (there & b_marks))
        room = a_room | b_room
    # Masks instead of branches, of which half would be mispredicted.
    refused = room >> 63
    difference = a ^ b
    digits ^= ((difference << first_shift) ^ (difference << second_shift)) & ~refused
    genes[child + box] = digits
    genes[child + np.uint64(SIZE) + box] ^= (a_marks ^ b_marks ^ (first << a) ^ (second << b)) & ~refused
    return digits


@inlined
def mutate(genes, box_set, sites, slack, counts_before, random):
    """Try a sequence of swaps of free positions in each box of a set.

    One loop over the swaps of all boxes determines at its end the next box: with a loop for each box the processor
    mispredicted where each ends, which took as long as the swaps. All data of a box are in one table because there are
    not enough registers for the addresses of several.
    """
    counter = random[0]
    swaps = 0
    while box_set:
        counter += GOLDEN
        word = mixed(counter)
        box = np.uint64(lowest_bit(box_set))
        at = box * np.uint64(SITE_WORDS)
        one, other = blind_pair(word, np.uint64(sites[at + FREE]))
        first, second = sites[at + PLACES + one], sites[at + PLACES + other]
        shifts = first >> PLACE_SHIFT, second >> PLACE_SHIFT
        marks = first & MARKS_MASK, second & MARKS_MASK
        try_swap(genes, np.uint64(0), box, *marks, *shifts, sites, slack, counts_before)
        more = np.int64(np.int64(word >> MORE_SHIFT) < sites[MORE + np.uint64(swaps << BOX_BITS) + box])
        swaps = (swaps + 1) & -more
        box_set &= box_set - 1 + more
    random[0] = counter


@inlined
def drawn_tries(word, is_unlike, boxes):
    """Return how many of a child's mutations swap anything: the first, and more if the child equals a parent."""
    first = np.int64(low_half(word) < boxes.sites[CHANCE])
    drawn = high_half(word) * boxes.again.shape[0]
    entry = boxes.again[np.uint64(drawn) >> np.uint64(32)]
    again = drawn >> 32 if drawn & HALF_MASK < entry >> TRY_BITS else entry & ((1 << TRY_BITS) - 1)
    return first + (0 if is_unlike else again)


@inlined
def differs_from_both(unlike):
    """Return whether an UNLIKE has boxes for both parents."""
    return np.int64(unlike & SET_MASK != 0) & np.int64(unlike >> SET_BITS != 0)


@inlined
def fill_lane(lane, waiting, child, one, other, unlike, boxes, random):
    """Add a child that is to be mutated in one random box to the lanes; return the new number of lanes.

    `child`, `one`, `other`: the starts of the child and its parents. Its mutations have their own random numbers, so
    that they do not depend on the other lanes.
    """
    word = next_word(random)
    at = np.uint64(lane * LANE_WORDS)
    lanes = boxes.lanes
    left = drawn_tries(word, differs_from_both(unlike), boxes)
    lanes[at + STREAM] = np.int64(word)
    lanes[at + LEFT] = (-left << LEFT_SHIFT) | unlike
    lanes[at + CHILD], lanes[at + ONE], lanes[at + OTHER] = child, one, other
    draw_swap(lanes, at, 0, boxes.sites)
    lanes[QUEUE + np.uint64(waiting)] = np.int64(at)
    return waiting + np.int64(left > 0)


@inlined
def draw_swap(lanes, at, before, sites):
    """Draw the swap that follows `before` in a lane: its SEQUENCE and its PAIR."""
    counter = np.uint64(lanes[at + STREAM]) + GOLDEN
    word = mixed(counter)
    drawn = (word >> PAIR_SHIFT) & np.uint64((1 << (BOX_BITS + KEEP_BITS)) - 1)
    number = drawn >> np.uint64(KEEP_BITS)
    entry = sites[CHOICE + number]  # one word, as LLVM would skip reading a second one by an unpredictable jump
    box = np.int64(number) if np.int64(drawn) < entry >> BOX_BITS else entry & (BOXES_LISTED - 1)
    sequence = before if before >= BOXES_LISTED else box
    box = sequence & (BOXES_LISTED - 1)
    site = np.uint64(box) * np.uint64(SITE_WORDS)
    more = np.int64(np.int64(word >> MORE_SHIFT) < sites[MORE + np.uint64(sequence)])
    lanes[at + STREAM] = np.int64(counter)
    lanes[at + SEQUENCE] = box | (((sequence | (BOXES_LISTED - 1)) + 1) & -more)
    lanes[at + PAIR] = (np.int64(word & PAIR_MASK) * sites[site + PAIRS] + sites[site + FIRST_PAIR]) >> PAIR_BITS


@inlined
def mutate_lanes(waiting, children, parents, boxes, slack, counts_before):
    """Mutate the children of the lanes in one random box each; repeat while one equals a parent and has mutations left.

    The lanes take turns, one swap at a time, and are queued again if they continue: hardly any branch is mispredicted,
    and no lane waits for its own last swap. The next swap of a child is drawn during the current one, even if it is not
    needed, so that neither waits for the other.
    """
    lanes, sites = boxes.lanes, boxes.sites
    turn = 0
    while turn != waiting:
        start = lanes[QUEUE + np.uint64(turn & (LANES - 1))]
        turn += 1
        at = np.uint64(start)
        sequence = lanes[at + SEQUENCE]
        pair = np.uint64(lanes[at + PAIR])
        draw_swap(lanes, at, sequence, sites)
        more = np.int64(sequence >= BOXES_LISTED)
        number = sequence & (BOXES_LISTED - 1)
        box = np.uint64(number)
        child = np.uint64(lanes[at + CHILD])
        first, second, shifts = sites[FIRSTS + pair], sites[SECONDS + pair], sites[SHIFTS + pair]
        first_shift, second_shift = shifts & ((1 << SHIFT_BITS) - 1), shifts >> SHIFT_BITS
        digits = try_swap(children, child, box, first, second, first_shift, second_shift, sites, slack, counts_before)
        unlike = np.int64(digits != parents[np.uint64(lanes[at + ONE]) + box])
        unlike |= np.int64(digits != parents[np.uint64(lanes[at + OTHER]) + box]) << SET_BITS
        both = np.int64(1 | 1 << SET_BITS) << number
        left = (lanes[at + LEFT] & ~both) | (unlike << number)
        left += (1 - more) << LEFT_SHIFT
        lanes[at + LEFT] = left
        lanes[QUEUE + np.uint64(waiting & (LANES - 1))] = start
        # Negative if mutations are left and one of the sets is empty.
        goes_on = left & (((left & SET_MASK) - 1) | ((left & (SET_MASK << SET_BITS)) - 1))
        waiting += more | (goes_on >> 63 & 1)


@inlined
def mutate_one_box(genes, at, box, free, free_count, swaps, random):
    """Swap two different free positions of one box, `swaps` times, without any condition."""
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
