"""Ageing of the leader, and memory of the ages of former leaders.

Vocabulary: the *leader* is rank 0 of the previous generation, as ranked before it aged. A solution is *known* while its
age is remembered: from the first time it ages until the population is drawn anew.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import PACKED_BOXES
from sudoku_desktop.evolution.kernels.packed_boxes import ORDER, SIZE, WORDS, differing_boxes
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, mixed
from sudoku_desktop.evolution.kernels.ranking import rank_aged
from sudoku_desktop.evolution.kernels.records import HALF, KNOWN
from sudoku_desktop.jit import inlined, kernel, noinline, popcount

NOT_KNOWN = -1


@inlined
def is_led_by(words, slot, leader):
    """Return whether packed boxes equal the leader of the previous generation."""
    return differing_boxes(words, slot * WORDS, leader, 0) == 0


@inlined
def store_leader_words(words, slot, leader):
    """Store the packed boxes in a slot as the leader of this generation."""
    for word in range(WORDS):
        leader[word] = words[slot * WORDS + word]


@inlined
def age_of_first(plan, is_same, age, leader_age):
    """Return the age of rank 0, which increases if it led the previous generation.

    Where ages last, `age_known` does this. Mantere & Koljonen 2007, eq. (2): if Best(i) = Best(i − 1) then Value(Best)
    += 1.
    """
    if is_same and not plan.escapes.ages_last:
        age = (max(age, leader_age[0]) if plan.escapes.copies_age else age) + plan.escapes.ageing_penalty
    leader_age[0] = age
    return age


@inlined
def compare_words_with_leader(plan, words, ages, age, leader):
    """Return the number of boxes in which all other individuals differ from the leader, and age the leader's copies.

    Copies take the leader's age only if the plan lets copies age together.
    """
    different = 0
    for slot in range(plan.population):
        boxes = differing_boxes(words, slot * WORDS, leader, 0)
        different += popcount(boxes)
        if plan.escapes.copies_age and boxes == 0:
            ages[slot] = age
    return different


@kernel
def replace_leader_digits(digits, first, leader):
    """Return whether the cells of rank 0 equal the previous leader, and store them as the leader."""
    noinline()
    length = leader.shape[0]
    is_same = True
    for cell in range(length):
        is_same &= digits[first * length + cell] == leader[cell]
        leader[cell] = digits[first * length + cell]
    return is_same


@kernel
def compare_digits_with_leader(plan, digits, ages, age, leader):
    """Do what `compare_words_with_leader` does, for chromosomes of single cells."""
    noinline()
    length = leader.shape[0]
    different = 0
    for slot in range(plan.population):
        cells = digits[slot * length : (slot + 1) * length]
        own = np.uint16(0)  # a narrow sum, so that one vector instruction handles more cells
        for cell in range(length):
            own = np.uint16(own + np.uint16(cells[cell] != leader[cell]))
        different += np.int64(own)
        if plan.escapes.copies_age and own == 0:
            ages[slot] = age
    return different


# Solutions whose ages last.


@inlined
def bucket_of_words(words, slot, buckets):
    """Return the hash bucket of packed boxes; a box's 36 bits are shifted by 3 more than those of the next box."""
    own = words[slot * WORDS : slot * WORDS + SIZE]
    total = 0
    for box in range(SIZE):
        total = (total << ORDER) + own[box]
    return high_half(np.uint64(total) * GOLDEN) & (buckets - 1)


@inlined
def find_words(words, slot, bucket, state):
    """Return the number of known packed boxes, or NOT_KNOWN, and the bucket where the search ended."""
    while state.buckets[bucket] != 0:
        number = np.int64(state.buckets[bucket]) - 1
        if differing_boxes(words, slot * WORDS, state.known_words, number * SIZE) == 0:
            return number, bucket
        bucket = (bucket + 1) & (state.buckets.shape[0] - 1)
    return np.int64(NOT_KNOWN), bucket


@kernel
def find_digits(digits, slot, length, table, known):
    """Do what `find_words` does, for chromosomes of cells; `table` holds the buckets, `known` the solutions."""
    noinline()
    buckets = table.shape[0]
    total = np.uint64(0)
    own = digits[slot * length : (slot + 1) * length]
    for cell in range(length):
        total = (total + np.uint64(own[cell])) * GOLDEN
    bucket = high_half(mixed(total)) & (buckets - 1)
    while table[bucket] != 0:
        number = np.int64(table[bucket]) - 1
        is_same = True
        for cell in range(length):
            is_same &= own[cell] == known[number, cell]
        if is_same:
            return number, bucket
        bucket = (bucket + 1) & (buckets - 1)
    return np.int64(NOT_KNOWN), bucket


@inlined
def find(plan, state, slot):
    """Return the number of the known solution in a slot of the current half, or NOT_KNOWN, and its bucket."""
    half = state.counters[HALF]
    if plan.representation == PACKED_BOXES:
        bucket = bucket_of_words(state.words[half], slot, state.buckets.shape[0])
        return find_words(state.words[half], slot, bucket, state)
    return find_digits(state.digits[half], slot, state.leader_digits.shape[0], state.buckets, state.known_digits)


@kernel
def forget(counters, buckets):
    """Forget all known solutions."""
    noinline()
    counters[KNOWN] = 0
    for bucket in range(buckets.shape[0]):
        buckets[bucket] = 0


@inlined
def recall_ages(plan, state):
    """Set the age of each individual of the current population to its remembered age, or to 0."""
    half = state.counters[HALF]
    ages = state.ages[half]
    if plan.representation == PACKED_BOXES:
        # Most are in an empty bucket: the first loop has no branches, the second few iterations with work.
        words, first = state.words[half], state.spare_ranks
        for slot in range(plan.population):
            first[slot] = bucket_of_words(words, slot, state.buckets.shape[0])
            ages[slot] = 0.0
        for slot in range(plan.population):
            if state.buckets[np.uint64(first[slot])] != 0:
                number, _ = find_words(words, slot, first[slot], state)
                ages[slot] = 0.0 if number == NOT_KNOWN else state.known_ages[number]
        return
    for slot in range(plan.population):
        number, _ = find(plan, state, slot)
        ages[slot] = 0.0 if number == NOT_KNOWN else state.known_ages[number]


@inlined
def increased_age(plan, state, slot):
    """Increase and return the remembered age of a slot's solution; when the memory is full, forget all other ages."""
    number, bucket = find(plan, state, slot)
    if number == NOT_KNOWN:
        if state.counters[KNOWN] == state.known_ages.shape[0]:
            forget(state.counters, state.buckets)
            _, bucket = find(plan, state, slot)
        number = state.counters[KNOWN]
        state.counters[KNOWN] += 1
        state.buckets[bucket] = np.int16(number + 1)
        state.known_ages[number] = 0.0
        half = state.counters[HALF]
        if plan.representation == PACKED_BOXES:
            for box in range(SIZE):
                state.known_words[number * SIZE + box] = state.words[half, slot * WORDS + box]
        else:
            length = state.leader_digits.shape[0]
            for cell in range(length):
                state.known_digits[number, cell] = state.digits[half, slot * length + cell]
    state.known_ages[number] += plan.escapes.ageing_penalty
    return state.known_ages[number]


@inlined
def are_copies(plan, state, one, other):
    """Return whether two slots of the current half hold the same cells."""
    half = state.counters[HALF]
    is_same = True
    if plan.representation == PACKED_BOXES:
        for box in range(SIZE):
            is_same &= state.words[half, one * WORDS + box] == state.words[half, other * WORDS + box]
    else:
        length = state.leader_digits.shape[0]
        for cell in range(length):
            is_same &= state.digits[half, one * length + cell] == state.digits[half, other * length + cell]
    return is_same


@inlined
def age_known(plan, state, first):
    """Increase the age of rank 0's solution in all slots that hold it, and rank these slots again."""
    half = state.counters[HALF]
    costs, ages = state.costs[half], state.ages[half]
    value = costs[first] + ages[first]
    age = increased_age(plan, state, first)
    for rank in range(plan.population):
        slot = state.ranks[rank]
        if costs[slot] + ages[slot] != value:
            break
        if are_copies(plan, state, first, slot):
            ages[slot] = age
    rank_aged(costs[first] + age, costs, ages, state.ranks, state.spare_ranks)
