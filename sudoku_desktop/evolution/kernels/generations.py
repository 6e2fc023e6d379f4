"""The loop of generations: breed, rank, age, record; restart or purge when it is time.

A generation is made place by place, and may be left at any place: a large one must not keep anybody waiting.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.cells import make_cells, make_random_cells
from sudoku_desktop.evolution.kernels.construction import NO_LIMIT, NOBODY, Construction, build_child
from sudoku_desktop.evolution.kernels.measures import missing_digits
from sudoku_desktop.evolution.kernels.opcodes import (
    MUTATE_SEQUENCES,
    PACKED_BOXES,
    PLACEMENTS,
    REPLACE_CROWDING,
    REPLACE_MUTATED_PARENTS,
    SELECT_ROULETTE,
)
from sudoku_desktop.evolution.kernels.packed_boxes import (
    SIZE,
    WORDS,
    boxes_from_father,
    cost_of_boxes,
    cross,
    differing_cells,
    drawn_box_set,
    fill_box_at_random,
    marks_of,
    missing_and_repeated,
    mutate,
    mutate_one_box,
)
from sudoku_desktop.evolution.kernels.random import high_half, next_word, scaled, uniform
from sudoku_desktop.evolution.kernels.ranking import rank_by_value, select, set_up_wheel
from sudoku_desktop.evolution.kernels.records import (
    BEST_OF_RUN,
    BEST_SINCE_RESTART,
    BREEDING,
    GENERATION,
    HALF,
    LOG_COST,
    LOG_GENERATION,
    LOG_ROWS,
    LOGGED,
    PHASE,
    PLACE,
    POPULATING,
    PURGES,
    PURGING,
    REPLACED,
    RESTARTS,
    SEEDING,
    SINCE_BETTER,
    SINCE_PURGE,
    SINCE_RESTART,
    TRACE_BEST,
    TRACE_COMMON,
    TRACE_DIVERSITY,
    TRACE_MEAN,
    TRACE_PURGED,
    TRACE_RESTARTED,
    TRACE_WORST,
    TRIALS,
    Boxes,
    Cells,
    Plan,
    Reals,
    State,
)
from sudoku_desktop.jit import inlined, kernel, stay_apart


@kernel
def advance(
    plan: Plan,
    boxes: Boxes,
    cells: Cells,
    construction: Construction,
    state: State,
    trace: Reals,
    generations: int,
    trial_limit: int,
    quota: int,
    until_improvement: bool,
) -> int:
    """Run up to `generations` more, a row of `trace` each; returns how many were completed.

    The first of a run is generation 0, a random population. Ends early when solved, when `trial_limit` trials are
    reached, when this call has made `quota` trials (in the middle of a generation, if need be, at least one)
    and, if `until_improvement`, when the best cost so far has fallen. Where it ends makes no difference to what
    comes next.
    """
    counters = state.counters
    ends = counters[TRIALS] + max(quota, 1)
    for done in range(generations):
        cost_before = state.lowest[BEST_OF_RUN]
        if counters[PLACE] == 0:
            if cost_before == 0.0 or counters[TRIALS] >= trial_limit:
                return done
            begin_generation(plan, state)
        if counters[PHASE] == POPULATING or counters[PHASE] == SEEDING:
            populate(plan, boxes, cells, construction, state, ends)
        else:
            breed(plan, boxes, cells, construction, state, ends)
        if counters[PLACE] < plan.population:
            return done
        close_generation(plan, cells, state, trace, done)
        if until_improvement and state.lowest[BEST_OF_RUN] < cost_before:
            return done + 1
        if counters[TRIALS] >= ends:
            return done + 1
    return generations


@inlined
def begin_generation(plan, state):
    """Decide what the next generation is made by, and put in place what lives on."""
    counters = state.counters
    counters[REPLACED] = 0
    begins = counters[GENERATION] < 0
    endured = counters[SINCE_BETTER] if plan.restart_counts_better else counters[SINCE_RESTART]
    if begins or endured >= plan.restart_after:
        counters[PHASE] = POPULATING if begins or not plan.restart_is_seeded else SEEDING
        return
    half = counters[HALF]
    if plan.selection == SELECT_ROULETTE:
        set_up_wheel(plan.optimum, state.costs[half], state.ranks, state.wheel)
    if min(counters[SINCE_BETTER], counters[SINCE_PURGE]) >= plan.purge_after:
        counters[PHASE] = PURGING
        return
    counters[PHASE] = BREEDING
    if plan.replacement == REPLACE_CROWDING:
        return
    for rank in range(plan.elite):
        copy(plan, state, half, state.ranks[rank], 1 - half, rank)
    counters[PLACE] = plan.elite


@inlined
def copy(plan, state, half, slot, other_half, other_slot):
    """A chromosome with its cost and age from one slot to another."""
    if plan.representation == PACKED_BOXES:
        for word in range(WORDS):
            state.words[other_half, other_slot * WORDS + word] = state.words[half, slot * WORDS + word]
    else:
        length = state.leader_digits.shape[0]
        for cell in range(length):
            state.digits[other_half, other_slot * length + cell] = state.digits[half, slot * length + cell]
    state.costs[other_half, other_slot] = state.costs[half, slot]
    state.ages[other_half, other_slot] = state.ages[half, slot]


@kernel
def populate(plan, boxes, cells, construction, state, ends):
    """Replace the population with random chromosomes, after the best ones of the run where they are wanted."""
    stay_apart()
    counters = state.counters
    half = counters[HALF]
    seeds = counters[LOGGED] if counters[PHASE] == SEEDING else 0
    length = state.leader_digits.shape[0]
    for slot in range(counters[PLACE], plan.population):
        if counters[TRIALS] >= ends:
            return
        state.ages[half, slot] = 0.0
        if slot < seeds:
            row = counters[LOGGED] - 1 - slot
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
            state.costs[half, slot] = cost_of_boxes(plan.fitness, genes, at)
        elif plan.representation == PLACEMENTS:
            # No parents, so that every cell takes a random candidate.
            state.costs[half, slot] = build(
                plan,
                construction,
                state.digits[half],
                NOBODY,
                NOBODY,
                state.digits[half],
                slot * length,
                NO_LIMIT,
                state.random,
            )
        else:
            state.costs[half, slot] = make_random_cells(plan, cells, state.digits[half], slot * length, state.random)
        counters[TRIALS] += 1
        counters[PLACE] = slot + 1


@inlined
def breed(plan, boxes, cells, construction, state, ends):
    """Fill the places that are left with children of the present half, or cross everyone with the best.

    The two ways are kernels of their own: merged into one loop, each slowed the other down.
    """
    counters = state.counters
    half = counters[HALF]
    crowds = plan.replacement == REPLACE_CROWDING and counters[PHASE] != PURGING
    target = half if crowds else 1 - half
    if plan.representation == PACKED_BOXES:
        breed_boxes(
            plan,
            boxes,
            state.words[half],
            state.words[target],
            state.costs[half],
            state.costs[target],
            state.ages[target],
            state.ranks,
            state.wheel,
            counters,
            state.random,
            ends,
        )
    else:
        breed_digits(
            plan,
            cells,
            construction,
            state.digits[half],
            state.digits[target],
            state.leader_digits.shape[0],
            state.costs[half],
            state.costs[target],
            state.ages[target],
            state.ranks,
            state.wheel,
            counters,
            state.random,
            ends,
        )
    if counters[PLACE] >= plan.population and not crowds:
        counters[HALF] = 1 - half


@inlined
def mates(plan, purges, place, ranks, wheel, random):
    """The slots of the parents of the child that takes a place."""
    if purges:
        # The best itself comes last; the others keep their ranks' order.
        return ranks[(place + 1) % plan.population], ranks[0]
    mother, father = select(
        plan.selection,
        plan.tournament_size,
        plan.pressure,
        plan.parents_differ,
        place,
        plan.population,
        wheel,
        random,
    )
    return ranks[mother], ranks[father]


@inlined
def crosses_and_chance(plan, purges, trial, is_best, random):
    """Whether a trial crosses its parents, and how likely it is mutated; trial 0 is the child, others its parents."""
    if purges:
        return True, 1.0 if is_best else 0.0
    if trial > 0:
        return False, plan.parent_chance
    crosses = plan.crossover_probability >= 1.0 or uniform(random) < plan.crossover_probability
    return crosses, plan.mutation_chance


@inlined
def trials_at(plan, purges, place):
    """How many trials the next place takes: beside a child its better parent is found among two."""
    brings_parents = plan.replacement == REPLACE_MUTATED_PARENTS and not purges and place + 1 < plan.population
    return 3 if brings_parents else 1


@kernel
def breed_boxes(plan, boxes, parents, children, costs_before, costs, ages, ranks, wheel, counters, random, ends):
    """`breed` on packed boxes. In crowding `children` are the same half as `parents`."""
    stay_apart()
    population = plan.population
    purges = counters[PHASE] == PURGING
    crowds = plan.replacement == REPLACE_CROWDING and not purges
    while counters[PLACE] < population and counters[TRIALS] < ends:
        place = counters[PLACE]
        mother, father = mates(plan, purges, place, ranks, wheel, random)
        trials = trials_at(plan, purges, place)
        for trial in range(trials):
            one = father if trial == 2 else mother
            slot = population if crowds or trial == 2 else place + trial
            crosses, chance = crosses_and_chance(plan, purges, trial, mother == father, random)
            cost = make_boxes(plan, boxes, parents, one, father, children, slot, crosses, chance, random)
            costs[slot] = cost
            ages[slot] = 0.0
            if trial == 2 and cost < costs[place + 1]:
                move_words(children, population, place + 1)
                costs[place + 1] = cost
        counters[TRIALS] += trials
        counters[PLACE] = place + min(trials, 2)
        if crowds:
            spare = population * WORDS
            is_nearer = differing_cells(parents, spare, father * WORDS) < differing_cells(
                parents, spare, mother * WORDS
            )
            nearer = father if is_nearer else mother
            if costs[population] <= costs_before[nearer]:
                move_words(children, population, nearer)
                costs[nearer] = costs[population]
                ages[nearer] = 0.0
                counters[REPLACED] += 1
            if costs[population] == 0.0:
                counters[PLACE] = population


@inlined
def move_words(genes, slot, to):
    """Copy packed boxes inside a half."""
    for word in range(WORDS):
        genes[to * WORDS + word] = genes[slot * WORDS + word]


@inlined
def make_boxes(plan, boxes, parents, mother, father, children, slot, crosses, chance, random):
    """One trial on packed boxes: cross, mutate with a chance; returns the child's cost."""
    child = slot * WORDS
    if crosses:
        from_father = boxes_from_father(plan.crossover, high_half(next_word(random)))
        cross(parents, mother * WORDS, father * WORDS, children, child, from_father)
    else:
        for word in range(WORDS):
            children[child + word] = parents[mother * WORDS + word]
    if chance >= 1.0 or (chance > 0.0 and uniform(random) < chance):
        if plan.mutation == MUTATE_SEQUENCES:
            mutate(
                children,
                child,
                drawn_box_set(next_word(random), boxes.keep_below, boxes.otherwise),
                boxes.neighbours,
                boxes.free,
                boxes.free_count,
                boxes.more_swaps,
                plan.slack,
                random,
            )
        elif boxes.movable.shape[0] > 0:
            box = boxes.movable[scaled(high_half(next_word(random)), boxes.movable.shape[0])]
            mutate_one_box(children, child, box, boxes.free[box], boxes.free_count[box], plan.swaps, random)
    return cost_of_boxes(plan.fitness, children, child)


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
    counters,
    random,
    ends,
):
    """`breed` on cells, filled or built. In crowding `children` are the same half as `parents`."""
    stay_apart()
    population = plan.population
    purges = counters[PHASE] == PURGING
    crowds = plan.replacement == REPLACE_CROWDING and not purges
    builds = plan.representation == PLACEMENTS
    spare = population * length
    while counters[PLACE] < population and counters[TRIALS] < ends:
        place = counters[PLACE]
        mother, father = mates(plan, purges, place, ranks, wheel, random)
        trials = trials_at(plan, purges, place)
        for trial in range(trials):
            one = father if trial == 2 else mother
            slot = population if crowds or trial == 2 else place + trial
            crosses, chance = crosses_and_chance(plan, purges, trial, mother == father, random)
            if builds:
                # A child that cannot become as good as a parent replaces nobody: it need not be finished.
                limit = np.int64(max(costs_before[mother], costs_before[father])) if crowds else NO_LIMIT
                other = (father if crosses else one) * length
                cost = build(plan, construction, parents, one * length, other, children, slot * length, limit, random)
            else:
                cost = make_cells(
                    plan,
                    cells,
                    parents,
                    one * length,
                    father * length,
                    children,
                    slot * length,
                    crosses,
                    chance,
                    random,
                )
            costs[slot] = cost
            ages[slot] = 0.0
            if trial == 2 and cost < costs[place + 1]:
                move_digits(children, spare, (place + 1) * length, length)
                costs[place + 1] = cost
        counters[TRIALS] += trials
        counters[PLACE] = place + min(trials, 2)
        if crowds:
            from_mother = differing_digits(children, spare, mother * length, length)
            nearer = father if differing_digits(children, spare, father * length, length) < from_mother else mother
            if costs[population] <= costs_before[nearer]:
                move_digits(children, spare, nearer * length, length)
                costs[nearer] = costs[population]
                ages[nearer] = 0.0
                counters[REPLACED] += 1
            if costs[population] == 0.0:
                counters[PLACE] = population


@inlined
def move_digits(digits, at, to, length):
    """Copy a chromosome inside a half."""
    for cell in range(length):
        digits[to + cell] = digits[at + cell]


@inlined
def differing_digits(digits, one, other, length):
    """In how many cells two chromosomes of a half differ."""
    count = 0
    for cell in range(length):
        count += digits[one + cell] != digits[other + cell]
    return count


@inlined
def build(plan, construction, parents, mother, father, children, child, limit, random):
    """One trial that builds a child; returns its cost. Indices say where each begins."""
    return np.float64(
        build_child(
            construction.cells_of,
            construction.addresses,
            construction.open_cells,
            construction.start_domains,
            construction.start_places,
            construction.start_genes,
            construction.start_cost,
            construction.domains,
            construction.places,
            construction.queue,
            parents,
            mother,
            father,
            children,
            child,
            plan.shared,
            plan.mutation_probability,
            limit,
            random,
        )
    )


@inlined
def close_generation(plan, cells, state, trace, row):
    """Rank the present half, age its leader, note the best so far, count, and fill one row of a trace."""
    counters = state.counters
    phase = counters[PHASE]
    counters[PLACE] = 0
    counters[GENERATION] += 1
    counters[SINCE_RESTART] += 1
    counters[SINCE_BETTER] += 1
    counters[SINCE_PURGE] += 1
    is_new = phase == POPULATING or phase == SEEDING
    restarted = is_new and counters[GENERATION] > 0
    if is_new:
        counters[SINCE_RESTART] = 0
        counters[RESTARTS] += restarted
        state.lowest[BEST_SINCE_RESTART] = np.inf
    if phase == PURGING:
        counters[PURGES] += 1
        counters[SINCE_PURGE] = 0
    half = counters[HALF]
    costs, ages = state.costs[half], state.ages[half]
    rank_by_value(costs, ages, state.ranks)
    first = state.ranks[0]
    packed = plan.representation == PACKED_BOXES
    if packed:
        words = state.words[half]
        is_same = is_led_by(words, first, state.leader_words)
        if not is_same:
            note_leading_words(words, first, state.leader_words)
        differing = differing_boxes(words, plan.population, state.leader_words)
    else:
        is_same, differing = meet_leader(state.digits[half], first, plan.population, state.leader_digits)
    if is_same:
        ages[first] += plan.ageing_penalty
    lowest, highest, total = costs[0], costs[0], 0.0
    lowest_slot = 0
    for slot in range(plan.population):
        cost = costs[slot]
        total += cost
        if cost < lowest:
            lowest, lowest_slot = cost, slot
        highest = max(highest, cost)
    if lowest < state.lowest[BEST_SINCE_RESTART]:
        state.lowest[BEST_SINCE_RESTART] = lowest
        counters[SINCE_BETTER] = 0
    if lowest < state.lowest[BEST_OF_RUN]:
        state.lowest[BEST_OF_RUN] = lowest
        log_improvement(plan, state, half, lowest_slot)
    trace[row, TRACE_BEST] = lowest
    trace[row, TRACE_MEAN] = total / plan.population
    trace[row, TRACE_WORST] = highest
    genes = SIZE if packed else state.leader_digits.shape[0]
    trace[row, TRACE_DIVERSITY] = differing / (genes * (plan.population - 1))
    trace[row, TRACE_RESTARTED] = restarted
    trace[row, TRACE_PURGED] = phase == PURGING
    trace[row, TRACE_COMMON] = common_cost(plan, cells, state, half, lowest_slot)


@inlined
def common_cost(plan, cells, state, half, slot):
    """How many digits are missing from all units of a chromosome."""
    if plan.representation == PACKED_BOXES:
        return missing_and_repeated(state.words[half], slot * WORDS) / 2.0
    if plan.representation == PLACEMENTS:
        return 3.0 * state.costs[half, slot]
    length = state.leader_digits.shape[0]
    return np.float64(
        missing_digits(state.digits[half], slot * length, cells.size[0], cells.box_of, cells.masks, cells.shown)
    )


@kernel
def log_improvement(plan, state, half, slot):
    """Keep the chromosome that has just lowered the best cost of the run."""
    stay_apart()
    row = min(state.counters[LOGGED], LOG_ROWS - 1)
    if plan.representation == PACKED_BOXES:
        for word in range(WORDS):
            state.log_words[row, word] = state.words[half, slot * WORDS + word]
    else:
        length = state.leader_digits.shape[0]
        for cell in range(length):
            state.log_digits[row, cell] = state.digits[half, slot * length + cell]
    state.log_figures[row, LOG_GENERATION] = state.counters[GENERATION]
    state.log_figures[row, LOG_COST] = state.lowest[BEST_OF_RUN]
    state.counters[LOGGED] = row + 1


@inlined
def is_led_by(words, slot, leader):
    """Whether packed boxes are those that led the generation before."""
    difference = 0
    for box in range(SIZE):
        difference |= words[slot * WORDS + box] ^ leader[box]
    return difference == 0


@inlined
def note_leading_words(words, slot, leader):
    """Remember the packed boxes of rank 0."""
    for word in range(WORDS):
        leader[word] = words[slot * WORDS + word]


@inlined
def differing_boxes(words, population, leader):
    """In how many boxes all others differ from the leader."""
    different = 0
    for slot in range(population):
        for box in range(SIZE):
            different += words[slot * WORDS + box] != leader[box]
    return different


@kernel
def meet_leader(digits, first, population, leader):
    """Whether the cells of rank 0 led before, and in how many cells all others differ from it; notes it as leader."""
    stay_apart()
    length = leader.shape[0]
    is_same = True
    for cell in range(length):
        is_same &= digits[first * length + cell] == leader[cell]
        leader[cell] = digits[first * length + cell]
    different = 0
    for slot in range(population):
        for cell in range(length):
            different += digits[slot * length + cell] != leader[cell]
    return is_same, different
