"""Detection of duplicates: the set of chromosomes of the generation that is being made.

It is a hash table with open addressing, whose entries are called *seats*. A used seat holds `first`, the number of the
generation times the number of slots, plus the slot of the chromosome; so entries of earlier generations are below
`first` and count as free, and the table is never cleared. In crowding a chromosome may have been replaced since it was
inserted: the current content of its slot is compared, and that is in the set too.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.ancestry import move_parents
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, mixed
from sudoku_desktop.evolution.kernels.records import GENERATION, REPEATED
from sudoku_desktop.jit import inlined, kernel, noinline


@inlined
def first_entry(counters, population):
    """Return the lowest entry of the generation that is being made."""
    return (counters[GENERATION] + 1) * (population + 1)


@inlined
def move_words(genes, slot, to):
    """Copy packed boxes within a half."""
    for word in range(WORDS):
        genes[to * WORDS + word] = genes[slot * WORDS + word]


@inlined
def move_digits(digits, at, to, length):
    """Copy a chromosome within a half."""
    source, target = digits[at : at + length], digits[to : to + length]
    for cell in range(length):
        target[cell] = source[cell]


@kernel
def seat_words(seats, first, genes, slot, to):
    """Return whether a chromosome is new; if so, insert it into the set as that of slot `to`."""
    noinline()
    own = genes[slot * WORDS : slot * WORDS + SIZE]
    total = np.uint64(0)
    for box in range(SIZE):
        total = (total ^ np.uint64(own[box])) * GOLDEN
    last = seats.shape[0] - 1
    seat = high_half(mixed(total)) & last
    while seats[seat] >= first:
        at = (seats[seat] - first) * WORDS
        other = genes[at : at + SIZE]
        difference = 0
        for box in range(SIZE):
            difference |= own[box] ^ other[box]
        if difference == 0:
            return False
        seat = (seat + 1) & last
    seats[seat] = first + to
    return True


@kernel
def seat_digits(seats, first, digits, length, slot, to):
    """Do what `seat_words` does, for cells."""
    noinline()
    own = digits[slot * length : (slot + 1) * length]
    total = np.uint64(0)
    for cell in range(length):
        total = (total ^ np.uint64(own[cell])) * GOLDEN
    last = seats.shape[0] - 1
    seat = high_half(mixed(total)) & last
    while seats[seat] >= first:
        at = (seats[seat] - first) * length
        other = digits[at : at + length]
        cell = 0
        while cell < length and own[cell] == other[cell]:
            cell += 1
        if cell == length:
            return False
        seat = (seat + 1) & last
    seats[seat] = first + to
    return True


@inlined
def let_in(added, tries, counters):
    """Return how many of a mating's `added` new individuals join the generation; see `DistinctIndividuals`."""
    if added > 0 or counters[REPEATED] >= tries:
        counters[REPEATED] = 0
        return max(added, 1)
    counters[REPEATED] += 1
    return 0


@kernel
def add_words(tries, population, seats, genes, costs, counters, ancestry, place, count):
    """Add those of `count` chromosomes, from a place on, that are new to the generation; return their number."""
    noinline()
    first = first_entry(counters, population)
    added = 0
    for slot in range(place, place + count):
        to = place + added
        if seat_words(seats, first, genes, slot, to):
            if slot > to:
                move_words(genes, slot, to)
                move_parents(ancestry, slot, to)
                costs[to] = costs[slot]
            added += 1
    return let_in(added, tries, counters)


@kernel
def add_digits(tries, population, seats, digits, length, costs, counters, ancestry, place, count):
    """Do what `add_words` does, for cells."""
    noinline()
    first = first_entry(counters, population)
    added = 0
    for slot in range(place, place + count):
        to = place + added
        if seat_digits(seats, first, digits, length, slot, to):
            if slot > to:
                move_digits(digits, slot * length, to * length, length)
                move_parents(ancestry, slot, to)
                costs[to] = costs[slot]
            added += 1
    return let_in(added, tries, counters)
