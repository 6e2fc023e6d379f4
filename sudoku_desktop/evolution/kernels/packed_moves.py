"""How a chromosome of packed boxes changes by chance: swaps of positions inside boxes.

What is drawn has been worked out beforehand, so that only legal swaps are: see `lowering.boxes`.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.packed_boxes import MARK_BITS, ROWS_MASK, SIZE, blend, digit_at, marks_of
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
WAIT_BITS = 6
LONGEST_WAIT = (1 << WAIT_BITS) - 1
"""The number that means at least so many mutations that do nothing."""
BOX_BITS = 4
BOXES_LISTED = 1 << BOX_BITS
HALF_BITS = 32


@inlined
def drawn_box_set(word, box_sets):
    """A random set of boxes from one word, by Walker's alias method; see `records.Boxes`."""
    box_set = low_half(word) & (BOX_SETS - 1)
    entry = box_sets[box_set]
    return box_set if high_half(word) < entry >> SIZE else entry & (BOX_SETS - 1)


@inlined
def try_swap(genes, box, at, word, sites, slack, counts_before, differ):
    """Swap two free positions of a box if that keeps the slack rule; `at` is where the box's SITE begins.

    Returns the box's DIGITS.

    The rule (Mantere & Koljonen 2007, sec. II-A), see `mutation.SwapSequences`: counted after the swap, each moved
    digit may stand up to slack times in the boxes beside, above and below its new place. Counted before it, both
    together may stand there up to 2 + slack times; in a row or column that both places share each counts itself.
    A random word holds two positions of POSITION_BITS each, and above them whether there is another swap; if they
    `differ` the second is one of the others.
    """
    beside, beside_too = genes[np.uint64(sites[at + BESIDE])], genes[np.uint64(sites[at + BESIDE_TOO])]
    along, along_too = genes[np.uint64(sites[at + ALONG])], genes[np.uint64(sites[at + ALONG_TOO])]
    once = ((beside | beside_too) & ROWS_MASK) | ((along | along_too) & ~ROWS_MASK)
    twice = ((beside & beside_too) & ROWS_MASK) | ((along & along_too) & ~ROWS_MASK)
    free_count = np.uint64(sites[at + FREE])
    one = ((word & POSITION_MASK) * free_count) >> POSITION_SHIFT
    among = free_count - np.uint64(differ)
    other = (((word >> POSITION_SHIFT) & POSITION_MASK) * among) >> POSITION_SHIFT
    if differ:
        other += np.uint64(other >= one)
    first, second = sites[at + PLACES + one], sites[at + PLACES + other]
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
    digits ^= (difference << first_shift) ^ (difference << second_shift)
    genes[box] = digits
    moved = (first ^ second) & MARKS_MASK & mask
    genes[SIZE + box] ^= (moved << a) ^ (moved << b)
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
        box = lowest_bit(box_set)
        at = np.uint64(box * SITE_WORDS)
        try_swap(genes, box, at, word, sites, slack, counts_before, False)
        more = has_more(word, swaps, at, sites)
        swaps = (swaps + 1) & -more
        box_set &= box_set - 1 + more
    random[0] = counter


@inlined
def drawn_wait(word, waits):
    """How many mutations in a row do nothing, before one that swaps, from the upper half of a word."""
    wait = np.int64(word >> np.uint64(64 - WAIT_BITS))
    entry = waits[wait]
    is_kept = high_half(word) & ((1 << (HALF_BITS - WAIT_BITS)) - 1) < entry >> WAIT_BITS
    return wait if is_kept else entry & LONGEST_WAIT


@inlined
def drawn_box(word, choice):
    """The box that swaps, from the lower half of a word."""
    half = low_half(word)
    box = half >> (HALF_BITS - BOX_BITS)
    entry = choice[box]
    is_kept = half & ((1 << (HALF_BITS - BOX_BITS)) - 1) < entry >> BOX_BITS
    return box if is_kept else entry & (BOXES_LISTED - 1)


@inlined
def mutate_one(child, one, other, unlike_one, unlike_other, tries, boxes, slack, counts_before, random):
    """Mutate a child in one random box; again, up to so many times, while it is like one of its parents.

    `unlike_one`, `unlike_other`: the sets of boxes in which it differs from each. A mutation that would swap nothing is
    not made, but counted: how many such come in a row is drawn at once. After every swap the next mutation is drawn,
    which is of no use if the sequence goes on: so there is one loop whose turns are alike, and nothing to guess wrongly
    but where it ends.
    """
    sites, waits, choice = boxes.sites, boxes.waits, boxes.choice
    counter = random[0] + GOLDEN
    word = mixed(counter)
    wait, box = drawn_wait(word, waits), drawn_box(word, choice)
    if wait > 0 and unlike_one != 0 and unlike_other != 0:
        random[0] = counter
        return
    left = tries + 1 - wait
    swaps = 0
    while left > 0:
        if wait == LONGEST_WAIT:
            counter += GOLDEN
            word = mixed(counter)
            wait, box = drawn_wait(word, waits), drawn_box(word, choice)
            left -= wait
            continue
        at = np.uint64(box * SITE_WORDS)
        counter += GOLDEN
        word = mixed(counter)
        digits = try_swap(child, box, at, word, sites, slack, counts_before, True)
        more = has_more(word, swaps, at, sites)
        others = ~(1 << box)
        unlike_one = (unlike_one & others) | (np.int64(digits != one[box]) << box)
        unlike_other = (unlike_other & others) | (np.int64(digits != other[box]) << box)
        counter += GOLDEN
        word = mixed(counter)
        if (np.int64(unlike_one != 0) & np.int64(unlike_other != 0)) > more:
            break
        box = blend(drawn_box(word, choice), box, -more)
        wait = drawn_wait(word, waits) & (more - 1)
        left -= (1 + wait) & (more - 1)
        swaps = (swaps + 1) & -more
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
