"""Creation of chromosomes: random ones, children, mutated parents, crosses with the best.

There is one kernel for packed boxes and one for cells, filled or built: in one loop, each slowed the other down.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.ancestry import (
    STATE_BEFORE,
    end_mating,
    inherit_boxes,
    inherit_digits,
    move_parents,
    move_records,
    note_parents,
)
from sudoku_desktop.evolution.kernels.cells import make_cells, make_random_cells
from sudoku_desktop.evolution.kernels.construction import NO_LIMIT, NOBODY, build_child
from sudoku_desktop.evolution.kernels.duplicates import (
    add_digits,
    add_words,
    first_entry,
    move_digits,
    move_words,
    seat_digits,
    seat_words,
)
from sudoku_desktop.evolution.kernels.opcodes import (
    DUPLICATES_REFUSED,
    DUPLICATES_UNLIKE_PARENTS,
    MUTATE_SEQUENCES,
    PACKED_BOXES,
    PLACEMENTS,
    REPLACE_CROWDING,
    REPLACE_ELITISM,
    REPLACE_MUTATED_PARENTS,
    REPLACE_OWN,
    REPLACE_WORST,
    SELECT_OWN,
)
from sudoku_desktop.evolution.kernels.own import NOWHERE, own_mates, own_replaced
from sudoku_desktop.evolution.kernels.packed_boxes import (
    SIZE,
    WORDS,
    boxes_from_father,
    cost_of_boxes,
    cross,
    differing_boxes,
    differing_cells,
    fill_box_at_random,
    marks_of,
)
from sudoku_desktop.evolution.kernels.packed_moves import (
    LANES,
    NO_PARENTS,
    SET_BITS,
    drawn_box_set,
    fill_lane,
    mutate,
    mutate_lanes,
    mutate_one_box,
)
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, next_word, scaled, uniform
from sudoku_desktop.evolution.kernels.ranking import select
from sudoku_desktop.evolution.kernels.records import (
    GENERATION,
    HALF,
    LOG_COST,
    LOG_ROWS,
    LOGGED,
    PHASE,
    PLACE,
    PURGING,
    REPLACED,
    SEEDING,
    TRIALS,
)
from sudoku_desktop.jit import inlined, kernel, noinline


@inlined
def mates(plan, purges, place, ranks, wheel, random):
    """Return the slots of the parents of the child at a place."""
    if purges:
        # The best itself comes last; the others keep their order.
        return ranks[(place + 1) % plan.population], ranks[0]
    mother, father = select(
        plan.selection.opcode,
        plan.selection.tournament_size,
        plan.selection.pressure,
        plan.selection.parents_differ,
        place,
        plan.population,
        wheel,
        random,
    )
    return ranks[mother], ranks[father]


@inlined
def crosses_and_chance(plan, purges, trial, is_best, random):
    """Return whether a trial crosses its parents, and its mutation probability; trial 0 is the child, then parents."""
    if purges:
        return True, 1.0 if is_best else 0.0
    if trial > 0:
        return False, plan.replacement.parent_chance
    crosses = plan.crossover.probability >= 1.0 or uniform(random) < plan.crossover.probability
    return crosses, plan.mutation.chance


@inlined
def trials_at(plan, purges, place):
    """Return the number of trials for the next place: three if parents are mutated as well, else one."""
    brings_parents = plan.replacement.opcode == REPLACE_MUTATED_PARENTS and not purges and place + 1 < plan.population
    return 3 if brings_parents else 1


@inlined
def is_side_by_side(plan, purges):
    """Return whether `breed_side_by_side` makes a generation of packed boxes."""
    refuses = plan.duplicates.opcode == DUPLICATES_REFUSED
    return plan.mutation.one_block and plan.replacement.opcode == REPLACE_ELITISM and not (purges or refuses)


@kernel
def breed_boxes(
    plan, boxes, parents, children, costs_before, costs, ages, ranks, wheel, seats, counters, random, ancestry, ends
):
    """Breed packed boxes until the generation is complete or `ends` trials are reached.

    In crowding `children` is the same half as `parents`.
    """
    noinline()
    population = plan.population
    purges = counters[PHASE] == PURGING
    crowds = plan.replacement.opcode == REPLACE_CROWDING and not purges
    refuses = plan.duplicates.opcode == DUPLICATES_REFUSED
    if is_side_by_side(plan, purges):
        breed_side_by_side(plan, boxes, parents, children, costs, ages, ranks, wheel, counters, random, ends)
        return
    while counters[PLACE] < population and counters[TRIALS] < ends:
        place = counters[PLACE]
        mother, father = mates(plan, purges, place, ranks, wheel, random)
        trials = trials_at(plan, purges, place)
        for trial in range(trials):
            one = father if trial == 2 else mother
            slot = population if crowds or trial == 2 else place + trial
            crosses, chance = crosses_and_chance(plan, purges, trial, mother == father, random)
            note_parents(ancestry, slot, one, father if crosses else one, random)
            cost = make_boxes(
                plan, boxes, parents, one, father, children, slot, trial == 0 and not purges, crosses, chance, random
            )
            costs[slot] = cost
            ages[slot] = 0.0
            if trial == 2 and cost < costs[place + 1]:
                move_words(children, population, place + 1)
                move_parents(ancestry, population, place + 1)
                costs[place + 1] = cost
        counters[TRIALS] += trials
        added = min(trials, 2)
        if refuses and not crowds:
            added = add_words(
                plan.duplicates.tries, population, seats, children, costs, counters, ancestry, place, added
            )
        counters[PLACE] = place + added
        if crowds:
            spare = population * WORDS
            is_nearer = differing_cells(parents, spare, father * WORDS) < differing_cells(
                parents, spare, mother * WORDS
            )
            nearer = father if is_nearer else mother
            if costs[population] <= costs_before[nearer] and (
                not refuses or seat_words(seats, first_entry(counters, population), parents, population, nearer)
            ):
                if ancestry.shape[0] > 0:
                    generation, kind = counters[GENERATION] + 1, plan.crossover.opcode
                    inherit_boxes(kind, population, generation, parents, children, population, ancestry, ancestry)
                    move_records(ancestry, ancestry, population, SIZE * SIZE, population, nearer)
                move_words(children, population, nearer)
                costs[nearer] = costs[population]
                ages[nearer] = 0.0
                counters[REPLACED] += 1
            if costs[population] == 0.0:
                counters[PLACE] = population
        end_mating(ancestry)


@inlined
def breed_side_by_side(plan, boxes, parents, children, costs, ages, ranks, wheel, counters, random, ends):
    """Breed packed boxes where one box is mutated and children are independent, in three loops over several children.

    The loops have hardly any unpredictable branches, and the children do not wait for one another.
    """
    place, trials = counters[PLACE], counters[TRIALS]
    while place < plan.population and trials < ends:
        count = min(LANES, plan.population - place, ends - trials)
        waiting = 0
        for lane in range(count):
            mother, father = mates(plan, False, place + lane, ranks, wheel, random)
            crosses, _ = crosses_and_chance(plan, False, 0, False, random)
            child, one = (place + lane) * WORDS, mother * WORDS
            other = father * WORDS if crosses else one
            unlike = cross_boxes(plan, parents, one, other, children, child, True, crosses, random)
            waiting = fill_lane(lane, waiting, child, one, other, unlike, boxes, random)
        mutate_lanes(waiting, children, parents, boxes, plan.mutation.slack, plan.mutation.counts_before)
        for slot in range(place, place + count):
            costs[slot] = cost_of_boxes(plan.fitness.opcode, children[slot * WORDS : (slot + 1) * WORDS], 0)
            ages[slot] = 0.0
        place += count
        trials += count
    counters[PLACE], counters[TRIALS] = place, trials


@kernel
def note_side_by_side(plan, ranks, wheel, ancestry, random):
    """Record the parents of a generation that was bred side by side, by drawing them again from its initial state.

    Recording is kept out of that loop, which is the fastest; `random` is unchanged on return.
    """
    noinline()
    later = random[0]
    random[0] = np.uint64(ancestry[ancestry.shape[0] - STATE_BEFORE])
    for place in range(plan.replacement.elite, plan.population):
        mother, father = mates(plan, False, place, ranks, wheel, random)
        crosses, _ = crosses_and_chance(plan, False, 0, False, random)
        note_parents(ancestry, place, mother, father if crosses else mother, random)
        end_mating(ancestry)
        random[0] += GOLDEN * np.uint64(1 + crosses)  # skip the crossover, if any, and the mutation's own state
    random[0] = later


@inlined
def cross_boxes(plan, parents, mother, father, children, child, is_child, crosses, random):
    """Fill a chromosome with boxes of one or both parents; return the boxes in which it is UNLIKE each."""
    from_father = boxes_from_father(plan.crossover.opcode, high_half(next_word(random))) if crosses else 0
    cross(parents, mother, father, children, child, from_father)
    if not (is_child and plan.duplicates.opcode == DUPLICATES_UNLIKE_PARENTS):
        return NO_PARENTS
    differing = differing_boxes(parents, mother, parents, father)
    return (differing & from_father) | (differing & ~from_father) << SET_BITS


@inlined
def make_boxes(plan, boxes, parents, mother, father, children, slot, is_child, crosses, chance, random):
    """Perform one trial on packed boxes: cross, mutate with a probability; return the child's cost."""
    child, one = slot * WORDS, mother * WORDS
    other = father * WORDS if crosses else one
    unlike = cross_boxes(plan, parents, one, other, children, child, is_child, crosses, random)
    if plan.mutation.one_block:
        if chance >= 1.0 or (chance > 0.0 and uniform(random) < chance):
            waiting = fill_lane(0, 0, child, one, other, unlike, boxes, random)
            mutate_lanes(waiting, children, parents, boxes, plan.mutation.slack, plan.mutation.counts_before)
        return cost_of_boxes(plan.fitness.opcode, children, child)
    genes = children[child : child + WORDS]
    tries = 0 if unlike == NO_PARENTS else plan.duplicates.tries
    while True:
        mutate_boxes(plan, boxes, genes, chance, random)
        if tries == 0 or (
            differing_boxes(children, child, parents, one) != 0
            and differing_boxes(children, child, parents, other) != 0
        ):
            break
        tries -= 1
    return cost_of_boxes(plan.fitness.opcode, genes, 0)


@inlined
def mutate_boxes(plan, boxes, child, chance, random):
    """Mutate packed boxes with a probability."""
    if chance >= 1.0 or (chance > 0.0 and uniform(random) < chance):
        if plan.mutation.opcode == MUTATE_SEQUENCES:
            mutate(
                child,
                drawn_box_set(next_word(random), boxes.box_sets),
                boxes.sites,
                plan.mutation.slack,
                plan.mutation.counts_before,
                random,
            )
        elif boxes.movable.shape[0] > 0:
            box = boxes.movable[scaled(high_half(next_word(random)), boxes.movable.shape[0])]
            mutate_one_box(child, 0, box, boxes.free[box], boxes.free_count[box], plan.mutation.swaps, random)


@kernel
def breed_digits(
    plan,
    cells,
    construction,
    parents,
    children,
    length,
    costs_before,
    costs,
    ages,
    ranks,
    wheel,
    seats,
    counters,
    random,
    ancestry,
    sources,
    ends,
):
    """Breed cells, filled or built, until the generation is complete or `ends` trials are reached.

    If children replace individuals of the current generation, both halves are the same.
    """
    noinline()
    population = plan.population
    purges = counters[PHASE] == PURGING
    crowds = plan.replacement.opcode == REPLACE_CROWDING and not purges
    from_below = plan.replacement.opcode == REPLACE_WORST and not purges
    is_own = plan.replacement.opcode == REPLACE_OWN and not purges
    in_place = crowds or from_below or is_own
    builds = plan.representation == PLACEMENTS
    refuses = plan.duplicates.opcode == DUPLICATES_REFUSED
    spare = population * length
    while counters[PLACE] < population and counters[TRIALS] < ends:
        place = counters[PLACE]
        if plan.selection.opcode == SELECT_OWN and not purges:
            mother, father = own_mates(cells.own, place, population, ranks, costs_before, random)
        else:
            mother, father = mates(plan, purges, place, ranks, wheel, random)
        # The individual to be replaced; in crowding, and for a function of the user's own, that depends on the child.
        replaced = ranks[population - 1 - counters[REPLACED]] if from_below else mother
        trials = trials_at(plan, purges, place)
        for trial in range(trials):
            one = father if trial == 2 else mother
            slot = population if in_place or trial == 2 else place + trial
            crosses, chance = crosses_and_chance(plan, purges, trial, mother == father, random)
            note_parents(ancestry, slot, one, father if crosses else one, random)
            if builds:
                # A child that cannot become good enough replaces no other, so it need not be finished.
                limit = np.int64(costs_before[replaced]) if in_place else NO_LIMIT
                if crowds:
                    limit = np.int64(max(costs_before[mother], costs_before[father]))
                other = (father if crosses else one) * length
                child, row = slot * length, (slot + 2) * length
                blanks = build_child(
                    plan, construction, parents, one * length, other, children, child, limit, random, sources, row
                )
                cost = np.float64(blanks)
            else:
                first, other, child, is_child = one * length, father * length, slot * length, trial == 0 and not purges
                cost = make_cells(
                    plan, cells, parents, first, other, children, child, is_child, crosses, chance, random
                )
            costs[slot] = cost
            ages[slot] = 0.0
            if trial == 2 and cost < costs[place + 1]:
                move_digits(children, spare, (place + 1) * length, length)
                move_parents(ancestry, population, place + 1)
                costs[place + 1] = cost
        counters[TRIALS] += trials
        added = min(trials, 2)
        if refuses and not in_place:
            added = add_digits(
                plan.duplicates.tries, population, seats, children, length, costs, counters, ancestry, place, added
            )
        counters[PLACE] = place + added
        if crowds:
            from_mother = differing_digits(children, spare, mother * length, length)
            replaced = father if differing_digits(children, spare, father * length, length) < from_mother else mother
        if in_place:
            joins = costs[population] <= costs_before[replaced]
            if is_own:
                replaced = own_replaced(cells.own, mother, father, population, ranks, costs, random)
                joins = replaced != NOWHERE
            if joins and (
                not refuses
                or seat_digits(seats, first_entry(counters, population), parents, length, population, replaced)
            ):
                if ancestry.shape[0] > 0:
                    generation = counters[GENERATION] + 1
                    inherit_digits(
                        plan,
                        cells,
                        length,
                        generation,
                        parents,
                        children,
                        population,
                        ancestry,
                        ancestry,
                        sources,
                        random,
                    )
                    move_records(ancestry, ancestry, population, length, population, replaced)
                move_digits(children, spare, replaced * length, length)
                costs[replaced] = costs[population]
                ages[replaced] = 0.0
                counters[REPLACED] += 1
            if costs[population] == 0.0:
                counters[PLACE] = population
        end_mating(ancestry)


@inlined
def differing_digits(digits, one, other, length):
    """Return the number of cells in which two chromosomes of a half differ."""
    count = 0
    these, those = digits[one : one + length], digits[other : other + length]
    for cell in range(length):
        count += these[cell] != those[cell]
    return count


@kernel
def populate(plan, boxes, cells, construction, state, ends):
    """Replace the population with random chromosomes, after copies of the best of the run for a seeded restart."""
    noinline()
    counters = state.counters
    half = counters[HALF]
    seeds = min(counters[LOGGED], LOG_ROWS) if counters[PHASE] == SEEDING else 0
    length = state.leader_digits.shape[0]
    for slot in range(counters[PLACE], plan.population):
        if counters[TRIALS] >= ends:
            return
        state.ages[half, slot] = 0.0
        if slot < seeds:
            row = (counters[LOGGED] - 1 - slot) % LOG_ROWS
            if plan.representation == PACKED_BOXES:
                for word in range(WORDS):
                    state.words[half, slot * WORDS + word] = state.log_words[row, word]
            else:
                for cell in range(length):
                    state.digits[half, slot * length + cell] = state.log_digits[row, cell]
            state.costs[half, slot] = state.log_figures[row, LOG_COST]
        elif plan.representation == PACKED_BOXES:
            genes = state.words[half]
            at = slot * WORDS
            for box in range(SIZE):
                digits = fill_box_at_random(boxes.givens[box], boxes.free[box], boxes.free_count[box], state.random)
                genes[at + box] = digits
                genes[at + SIZE + box] = marks_of(digits)
            state.costs[half, slot] = cost_of_boxes(plan.fitness.opcode, genes, at)
        elif plan.representation == PLACEMENTS:
            # No parents, so that every cell takes a random candidate.
            digits, child, row = state.digits[half], slot * length, (slot + 2) * length
            state.costs[half, slot] = build_child(
                plan, construction, digits, NOBODY, NOBODY, digits, child, NO_LIMIT, state.random, state.sources, row
            )
        else:
            state.costs[half, slot] = make_random_cells(plan, cells, state.digits[half], slot * length, state.random)
        counters[TRIALS] += 1
        counters[PLACE] = slot + 1
