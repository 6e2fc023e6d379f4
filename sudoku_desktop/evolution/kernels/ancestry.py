"""Ancestry records, written generation by generation in runs that request them.

Vocabulary: *founders* are the individuals of a new population. The *kin* of a slot (KIN words) is written when a child
is made: its parents' slots, the generator's state before they were crossed, and the number of the mating. When the
generation is complete (immediately where children replace others) that suffices to repeat the crossover, and every
cell's record is inherited: since when it has its digit, how it got it, and from which founder it descends (BORN), and
in which mating this founder's part joined the others (MET).

So a run that records nothing pays one comparison per child, and draws the same numbers as a recording one.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.cells import cross_blocks, cross_cells
from sudoku_desktop.evolution.kernels.opcodes import (
    BOXES,
    CROSS_OWN,
    CROSS_UNIFORM,
    PACKED_BOXES,
    PLACEMENTS,
    REPLACE_CROWDING,
    ROWS,
)
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS, boxes_from_father, digit_at
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, mixed
from sudoku_desktop.evolution.kernels.records import (
    FROM_FATHER,
    FROM_MOTHER,
    GENERATION,
    HALF,
    KIN,
    PHASE,
    POPULATING,
    PURGING,
    SEEDING,
)
from sudoku_desktop.jit import inlined, kernel, noinline

MOTHER, FATHER, DRAWN, NUMBER = 0, 1, 2, 3
"""Offsets of the fields of a KIN, the parents' record of a slot."""
MATINGS, STATE_BEFORE = 1, 2
"""Offsets from the end of the ancestry: the number of matings so far, and the generator's state before the first."""
CHANGED = 1
"""Code of a digit set by mutation or improvement; 0 means a founder, other codes are those of `DigitSource`."""
HOW_BITS = 2
SPARE_BITS = 4
"""Extra bits for the number of a mating: where children are refused there may be more matings than places."""


@inlined
def bits_of(number):
    """Return the number of bits needed to represent a number."""
    count = 0
    while number > 0:
        number >>= 1
        count += 1
    return count


@inlined
def founder_bits(population):
    """Return the width, in bits, of BORN's field for the founder's slot + 1, which is 0 for a cell filled later."""
    return bits_of(population)


@inlined
def number_bits(population):
    """Return the width, in bits, of the field for the number of a mating."""
    return bits_of(population) + SPARE_BITS


@inlined
def when(population, generation, number):
    """Encode a mating as a number that increases with time."""
    bits = number_bits(population)
    return generation << bits | min(number, (1 << bits) - 1)


@inlined
def note_parents(ancestry, slot, mother, father, random):
    """Record the parents of a child in its KIN; `random` is the generator before the parents are crossed."""
    if ancestry.shape[0] > 0:
        at = slot * KIN
        ancestry[at + MOTHER] = mother
        ancestry[at + FATHER] = father
        ancestry[at + DRAWN] = np.int64(random[0])
        ancestry[at + NUMBER] = ancestry[ancestry.shape[0] - MATINGS]


@inlined
def end_mating(ancestry):
    """Advance the number of the current mating."""
    if ancestry.shape[0] > 0:
        ancestry[ancestry.shape[0] - MATINGS] += 1


@inlined
def move_parents(ancestry, slot, to):
    """Move the parents' record (KIN) of a child to another slot."""
    if ancestry.shape[0] > 0:
        for word in range(KIN):
            ancestry[to * KIN + word] = ancestry[slot * KIN + word]


@inlined
def born_at(population, length, slot):
    """Return the index of an individual's BORN records."""
    return (population + 1) * KIN + slot * length


@inlined
def move_records(old, new, population, length, slot, to):
    """Copy the ancestry records of an individual to another slot."""
    for met in range(2):
        first = met * (population + 1) * length
        source = old[born_at(population, length, slot) + first : born_at(population, length, slot + 1) + first]
        target = new[born_at(population, length, to) + first : born_at(population, length, to + 1) + first]
        for cell in range(length):
            target[cell] = source[cell]


@inlined
def changed(born, now, bits):
    """Return the BORN record of a cell whose digit was changed in the current mating; see the module's docstring."""
    return now << (bits + HOW_BITS) | born & ((1 << bits) - 1) << HOW_BITS | CHANGED


@inlined
def copy_cells(old, at, new, to, count):
    """Copy the ancestry records of some cells."""
    source, target = old[at : at + count], new[to : to + count]
    for cell in range(count):
        target[cell] = source[cell]


@kernel
def inherit_boxes(crossover, population, generation, parents, children, slot, old, new):
    """Let a child of packed boxes inherit its parents' records; `old` and `new` are the records of both halves."""
    noinline()
    length = SIZE * SIZE
    mother, father = new[slot * KIN + MOTHER], new[slot * KIN + FATHER]
    word = mixed(np.uint64(new[slot * KIN + DRAWN]) + GOLDEN)
    from_father = boxes_from_father(crossover, high_half(word)) & ((1 << SIZE) - 1)
    now = when(population, generation, new[slot * KIN + NUMBER])
    bits, mets = founder_bits(population), (population + 1) * length
    founder_mask = ((1 << bits) - 1) << HOW_BITS
    at = born_at(population, length, slot)
    mother_at, father_at = born_at(population, length, mother), born_at(population, length, father)
    unlike, fathers = 0, 0
    for box in range(SIZE):
        is_father = (from_father >> box) & 1
        fathers += is_father
        differing = (old[mother_at + box * SIZE] ^ old[father_at + box * SIZE]) & founder_mask
        unlike |= np.int64(differing != 0) << is_father  # bit 1: from the father and unlike the mother
        own_at, parent_at = at + box * SIZE, (father_at if is_father else mother_at) + box * SIZE
        copy_cells(old, parent_at, new, own_at, SIZE)
        difference = children[slot * WORDS + box] ^ parents[(father if is_father else mother) * WORDS + box]
        if difference != 0:
            for position in range(SIZE):
                if digit_at(difference, position) != 0:
                    new[own_at + position] = changed(new[own_at + position], now, bits)
    if unlike < 2:
        copy_cells(old, mother_at + mets, new, at + mets, length)
        return
    copy_cells(old, father_at + mets, new, at + mets, length)
    if unlike == 3:
        joining = 1 if 2 * fathers <= SIZE else 0
        for cell in range(length):
            if (from_father >> (cell // SIZE)) & 1 == joining:
                new[at + mets + cell] = now
            elif joining == 1:
                new[at + mets + cell] = old[mother_at + mets + cell]


@inlined
def cross_sources(plan, cells, length, drawn, sources, row, random):
    """Repeat the crossover of a mating on two rows that mark each cell's parent; `random` is unchanged on return."""
    later = random[0]
    random[0] = np.uint64(drawn)
    uniformly = plan.crossover.opcode == CROSS_UNIFORM
    if plan.representation == BOXES or plan.representation == ROWS:
        is_rows, size = plan.representation == ROWS, cells.size[0]
        cross_blocks(sources, 0, length, sources, row, size, cells.blocks, is_rows, uniformly, random)
    else:
        cross_cells(sources, 0, length, sources, row, length, uniformly, random)
    random[0] = later


@inlined
def guess_sources(parents, mother, father, children, child, sources, row, length):
    """Attribute to the father the digits that the child shares with him alone; a user's crossover reports none."""
    for cell in range(length):
        digit = children[child + cell]
        is_father = parents[father + cell] == digit and parents[mother + cell] != digit
        sources[row + cell] = FROM_FATHER if is_father else FROM_MOTHER


@kernel
def inherit_digits(plan, cells, length, generation, parents, children, slot, old, new, sources, random):
    """Do what `inherit_boxes` does, for cells. `sources`: see `records`."""
    noinline()
    population = plan.population
    mother, father = new[slot * KIN + MOTHER], new[slot * KIN + FATHER]
    row = (slot + 2) * length
    now = when(population, generation, new[slot * KIN + NUMBER])
    bits, mets = founder_bits(population), (population + 1) * length
    founder_mask = ((1 << bits) - 1) << HOW_BITS
    at = born_at(population, length, slot)
    mother_at, father_at = born_at(population, length, mother), born_at(population, length, father)
    if plan.representation != PLACEMENTS:
        if mother == father:
            copy_cells(sources, 0, sources, row, length)
        elif plan.crossover.opcode == CROSS_OWN:
            guess_sources(parents, mother * length, father * length, children, slot * length, sources, row, length)
        else:
            cross_sources(plan, cells, length, new[slot * KIN + DRAWN], sources, row, random)
    source = sources[row : row + length]
    own, own_met = new[at : at + length], new[at + mets : at + mets + length]
    born_of_one, met_of_one = old[mother_at : mother_at + length], old[mother_at + mets : mother_at + mets + length]
    born_of_other, met_of_other = old[father_at : father_at + length], old[father_at + mets : father_at + mets + length]
    givens = cells.givens if plan.representation != PLACEMENTS else source
    # Masks instead of branches, so that the loop is vectorised.
    unlike_mother, unlike_father, mothers, fathers = 0, 0, 0, 0
    for cell in range(length):
        is_father = np.int64(source[cell] == FROM_FATHER)
        fathers += is_father
        mothers += np.int64(source[cell] == FROM_MOTHER)
        one, other = born_of_one[cell], born_of_other[cell]
        differing = (one ^ other) & founder_mask & -np.int64(givens[cell] == 0)
        unlike_mother |= differing & -is_father
        unlike_father |= differing & (is_father - 1)
        own[cell] = one ^ ((one ^ other) & -is_father)
    if plan.representation == PLACEMENTS:
        unlike_mother, unlike_father = 0, 0
        for cell in range(length):
            if source[cell] > FROM_FATHER:
                own[cell] = now << (bits + HOW_BITS) | np.int64(source[cell])
            elif own[cell] & founder_mask:
                unlike_mother |= (own[cell] ^ born_of_one[cell]) & founder_mask
                unlike_father |= (own[cell] ^ born_of_other[cell]) & founder_mask
    else:
        one_digits, other_digits = (
            parents[mother * length : (mother + 1) * length],
            parents[father * length : (father + 1) * length],
        )
        digits = children[slot * length : (slot + 1) * length]
        for cell in range(length):
            if digits[cell] != (other_digits[cell] if source[cell] == FROM_FATHER else one_digits[cell]):
                own[cell] = changed(own[cell], now, bits)
    if unlike_mother != 0 and unlike_father != 0:
        joining = FROM_FATHER if fathers <= mothers else FROM_MOTHER
        for cell in range(length):
            met = met_of_other[cell] if source[cell] == FROM_FATHER else met_of_one[cell]
            own_met[cell] = now if source[cell] == joining else met
    else:
        copy_cells(old, (mother_at if unlike_mother == 0 else father_at) + mets, new, at + mets, length)


@kernel
def inherit_ancestry(plan, cells, state):
    """Let all individuals of a completed, not yet ranked generation inherit their parents' records."""
    noinline()
    counters = state.counters
    half, phase, generation, population = counters[HALF], counters[PHASE], counters[GENERATION] + 1, plan.population
    packed = plan.representation == PACKED_BOXES
    length = SIZE * SIZE if packed else state.leader_digits.shape[0]
    old, new = state.ancestry[1 - half], state.ancestry[half]
    old[old.shape[0] - MATINGS] = 0
    new[new.shape[0] - MATINGS] = 0
    if phase == POPULATING or phase == SEEDING:
        bits = founder_bits(population)
        for slot in range(population):
            born = when(population, generation, slot) << (bits + HOW_BITS) | (slot + 1) << HOW_BITS
            at = born_at(population, length, slot)
            for cell in range(length):
                new[at + cell] = born
                new[at + (population + 1) * length + cell] = 0
        return
    if plan.replacement.opcode >= REPLACE_CROWDING and phase != PURGING:
        return
    elite = 0 if phase == PURGING else plan.replacement.elite
    for rank in range(elite):
        move_records(old, new, population, length, state.ranks[rank], rank)
    for slot in range(elite, population):
        if packed:
            inherit_boxes(
                plan.crossover.opcode, population, generation, state.words[1 - half], state.words[half], slot, old, new
            )
        else:
            inherit_digits(
                plan,
                cells,
                length,
                generation,
                state.digits[1 - half],
                state.digits[half],
                slot,
                old,
                new,
                state.sources,
                state.random,
            )
