"""The loop of generations: breed, rank, age, record; restart or purge when due.

A generation is made place by place, and the loop can stop at any place, so that a large generation does not block.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.ageing import (
    age_known,
    age_of_first,
    compare_digits_with_leader,
    compare_words_with_leader,
    forget,
    is_led_by,
    recall_ages,
    replace_leader_digits,
    store_leader_words,
)
from sudoku_desktop.evolution.kernels.ancestry import STATE_BEFORE, inherit_ancestry
from sudoku_desktop.evolution.kernels.breeding import (
    breed_boxes,
    breed_digits,
    is_side_by_side,
    note_side_by_side,
    populate,
)
from sudoku_desktop.evolution.kernels.construction import Construction
from sudoku_desktop.evolution.kernels.duplicates import first_entry, seat_digits, seat_words
from sudoku_desktop.evolution.kernels.measures import missing_digits
from sudoku_desktop.evolution.kernels.opcodes import (
    DUPLICATES_REFUSED,
    PACKED_BOXES,
    PLACEMENTS,
    REPLACE_CROWDING,
    ROWS,
    SELECT_ROULETTE,
)
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS, missing_and_repeated
from sudoku_desktop.evolution.kernels.plan import Plan
from sudoku_desktop.evolution.kernels.ranking import rank_by_value, set_up_wheel
from sudoku_desktop.evolution.kernels.records import (
    BEST_OF_RUN,
    BEST_SINCE_RESTART,
    BREEDING,
    GENERATION,
    HALF,
    LOG_COMMON,
    LOG_COST,
    LOG_GENERATION,
    LOG_RESTARTS,
    LOG_ROWS,
    LOG_TRIALS,
    LOGGED,
    MATING_COST,
    MATING_PLACE,
    MATING_REPLACED,
    MATING_TRIAL,
    PHASE,
    PLACE,
    POPULATING,
    PURGES,
    PURGING,
    REPEATED,
    REPLACED,
    RESTARTS,
    SEEDING,
    SINCE_BETTER,
    SINCE_PURGE,
    SINCE_RESTART,
    STEPPED,
    TRACE_BEST,
    TRACE_COMMON,
    TRACE_DIVERSITY,
    TRACE_MEAN,
    TRACE_PURGED,
    TRACE_RESTARTED,
    TRACE_WORST,
    TRIALS,
    Boxes,
    CellPuzzle,
    Reals,
    State,
)
from sudoku_desktop.jit import inlined, kernel, noinline


@kernel
def advance(
    plan: Plan,
    boxes: Boxes,
    cells: CellPuzzle,
    construction: Construction,
    state: State,
    trace: Reals,
    generations: int,
    trial_limit: int,
    quota: int,
    until_improvement: bool,
    matings: Reals,
) -> int:
    """Run up to `generations` more, with a row of `trace` each; return the number completed.

    The first generation of a run is number 0, a random population. The loop ends early when solved, when `trial_limit`
    trials are reached, when this call has made `quota` trials (within a generation if necessary, at least one) and, if
    `until_improvement`, when the best cost so far has decreased. The place where it ends does not affect later results.

    With rows in `matings` one generation is continued instead, and each of its matings is listed in a row, as far as
    there are rows; returns their number. (This is one kernel, because its loop takes long to compile.)
    """
    if matings.shape[0] == 0:
        return go_on(plan, boxes, cells, construction, state, trace, generations, trial_limit, quota, until_improvement)
    counters = state.counters
    generation = counters[GENERATION]
    listed = 0
    while listed < matings.shape[0] and counters[GENERATION] == generation:
        replaced = counters[REPLACED] if counters[PLACE] > 0 else 0  # a generation begins with none
        row = matings[listed]
        row[MATING_TRIAL], row[MATING_PLACE] = counters[TRIALS], counters[PLACE]
        go_on(plan, boxes, cells, construction, state, trace, 1, trial_limit, 1, False)
        row[MATING_REPLACED] = counters[REPLACED] - replaced
        row[MATING_COST] = state.costs[counters[HALF], plan.population]
        listed += 1
    return listed


@kernel
def go_on(
    plan: Plan,
    boxes: Boxes,
    cells: CellPuzzle,
    construction: Construction,
    state: State,
    trace: Reals,
    generations: int,
    trial_limit: int,
    quota: int,
    until_improvement: bool,
) -> int:
    """Run generations as `advance` describes."""
    noinline()
    counters = state.counters
    ends = counters[TRIALS] + max(quota, 1)
    for done in range(generations):
        cost_before = state.lowest[BEST_OF_RUN]
        if counters[PLACE] == 0:
            if cost_before == 0.0 or counters[TRIALS] >= trial_limit:
                return done
            begin_generation(plan, state)
            if state.ancestry.shape[1] > 0:
                state.ancestry[:, state.ancestry.shape[1] - STATE_BEFORE] = np.int64(state.random[0])
        if counters[PHASE] == POPULATING or counters[PHASE] == SEEDING:
            populate(plan, boxes, cells, construction, state, ends)
        else:
            # Two separate kernels: merged into one loop, each slowed the other down.
            half = counters[HALF]
            in_place = plan.replacement.opcode >= REPLACE_CROWDING and counters[PHASE] != PURGING
            target = half if in_place else 1 - half
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
                    state.seats,
                    counters,
                    state.random,
                    state.ancestry[target],
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
                    state.seats,
                    counters,
                    state.random,
                    state.ancestry[target],
                    state.sources,
                    ends,
                )
            if counters[PLACE] >= plan.population and not in_place:
                counters[HALF] = 1 - half
        if counters[PLACE] < plan.population:
            return done
        close_generation(plan, cells, construction, state, trace, done)
        if until_improvement and state.lowest[BEST_OF_RUN] < cost_before:
            return done + 1
        if counters[TRIALS] >= ends:
            return done + 1
    return generations


@inlined
def begin_generation(plan, state):
    """Decide how the next generation is made, and copy the individuals that survive."""
    counters = state.counters
    counters[REPLACED] = 0
    counters[REPEATED] = 0
    begins = counters[GENERATION] < 0
    endured = counters[SINCE_BETTER] if plan.escapes.restart_counts_better else counters[SINCE_RESTART]
    if begins or endured >= plan.escapes.restart_after:
        counters[PHASE] = POPULATING if begins or not plan.escapes.restart_is_seeded else SEEDING
        return
    half = counters[HALF]
    if plan.selection.opcode == SELECT_ROULETTE:
        set_up_wheel(
            plan.fitness.optimum,
            plan.selection.pressure,
            state.costs[half],
            state.ranks,
            state.keys,
            state.spare_ranks,
            state.wheel,
        )
    # Gerges, Zouein & Azar 2018, sec. 3.1.8.
    if min(counters[SINCE_BETTER], counters[SINCE_PURGE]) >= plan.escapes.purge_after:
        counters[PHASE] = PURGING
        return
    counters[PHASE] = BREEDING
    if plan.replacement.opcode >= REPLACE_CROWDING:
        if plan.duplicates.opcode == DUPLICATES_REFUSED:
            seat_first(plan, state, half, plan.population)
        return
    for rank in range(plan.replacement.elite):
        copy(plan, state, half, state.ranks[rank], 1 - half, rank)
    if plan.duplicates.opcode == DUPLICATES_REFUSED:
        seat_first(plan, state, 1 - half, plan.replacement.elite)
    counters[PLACE] = plan.replacement.elite


@kernel
def seat_first(plan, state, half, count):
    """Insert the first chromosomes of a half into the set of the generation."""
    noinline()
    first = first_entry(state.counters, plan.population)
    for slot in range(count):
        if plan.representation == PACKED_BOXES:
            seat_words(state.seats, first, state.words[half], slot, slot)
        else:
            seat_digits(state.seats, first, state.digits[half], state.leader_digits.shape[0], slot, slot)


@inlined
def copy(plan, state, half, slot, other_half, other_slot):
    """Copy a chromosome with its cost and age to another slot."""
    if plan.representation == PACKED_BOXES:
        for word in range(WORDS):
            state.words[other_half, other_slot * WORDS + word] = state.words[half, slot * WORDS + word]
    else:
        length = state.leader_digits.shape[0]
        for cell in range(length):
            state.digits[other_half, other_slot * length + cell] = state.digits[half, slot * length + cell]
    state.costs[other_half, other_slot] = state.costs[half, slot]
    state.ages[other_half, other_slot] = state.ages[half, slot]


@inlined
def close_generation(plan, cells, construction, state, trace, row):
    """Rank the current half, age its leader, store the best so far, count, and fill one row of a trace."""
    counters = state.counters
    if state.ancestry.shape[1] > 0:
        if plan.representation == PACKED_BOXES and counters[PHASE] == BREEDING and is_side_by_side(plan, False):
            note_side_by_side(plan, state.ranks, state.wheel, state.ancestry[counters[HALF]], state.random)
        inherit_ancestry(plan, cells, state)
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
    if plan.escapes.ages_last:
        if is_new:
            forget(counters, state.buckets)
        else:
            recall_ages(plan, state)
    packed = plan.representation == PACKED_BOXES
    rank_by_value(costs, ages, state.ranks, state.keys, state.spare_ranks, state.wheel, state.tally, packed)
    first = state.ranks[0]
    if packed:
        words = state.words[half]
        is_same = is_led_by(words, first, state.leader_words)
        if not is_same:
            store_leader_words(words, first, state.leader_words)
    else:
        is_same = replace_leader_digits(state.digits[half], first, state.leader_digits)
    age = age_of_first(plan, is_same, ages[first], state.leader_age)
    ages[first] = age
    if packed:
        differing = compare_words_with_leader(plan, words, ages, age, state.leader_words)
    else:
        differing = compare_digits_with_leader(plan, state.digits[half], ages, age, state.leader_digits)
    if is_same and plan.escapes.ages_last:
        age_known(plan, state, first)
    lowest, highest, total = costs[0], costs[0], 0.0
    lowest_slot = 0
    for slot in range(plan.population):
        cost = costs[slot]
        total += cost
        if cost < lowest:
            lowest, lowest_slot = cost, slot
        highest = max(highest, cost)
    common = common_cost(plan, cells, construction, state, half, lowest_slot)
    if lowest < state.lowest[BEST_SINCE_RESTART]:
        state.lowest[BEST_SINCE_RESTART] = lowest
        counters[SINCE_BETTER] = 0
        log(plan, state, half, lowest_slot, lowest, common, LOG_ROWS + counters[STEPPED] % LOG_ROWS)
        counters[STEPPED] += 1
    if lowest < state.lowest[BEST_OF_RUN]:
        state.lowest[BEST_OF_RUN] = lowest
        log(plan, state, half, lowest_slot, lowest, common, counters[LOGGED] % LOG_ROWS)
        counters[LOGGED] += 1
    trace[row, TRACE_BEST] = lowest
    trace[row, TRACE_MEAN] = total / plan.population
    trace[row, TRACE_WORST] = highest
    genes = SIZE if packed else state.leader_digits.shape[0]
    trace[row, TRACE_DIVERSITY] = differing / (genes * (plan.population - 1))
    trace[row, TRACE_RESTARTED] = restarted
    trace[row, TRACE_PURGED] = phase == PURGING
    trace[row, TRACE_COMMON] = common


@inlined
def common_cost(plan, cells, construction, state, half, slot):
    """Return the common cost of a chromosome: the number of digits missing from all its units."""
    if plan.representation == PACKED_BOXES:
        return missing_and_repeated(state.words[half], slot * WORDS) / 2.0
    if plan.representation == PLACEMENTS:
        homes = construction.homes
        if len(homes) == 0:
            return 3.0 * state.costs[half, slot]
        missing = np.float64(0.0)
        for cell in range(len(homes)):
            if state.digits[half, slot * len(homes) + cell] == 0:
                for place in range(homes.shape[1]):
                    missing += homes[cell, place] >= 0
        return max(missing, state.costs[half, slot])  # a full grid that clashes lacks a digit
    length = state.leader_digits.shape[0]
    return np.float64(missing_digits(state.digits[half], slot * length, cells, plan.representation == ROWS))


@kernel
def log(plan, state, half, slot, cost, common, row):
    """Log a chromosome that has just lowered a best cost."""
    noinline()
    if plan.representation == PACKED_BOXES:
        for word in range(WORDS):
            state.log_words[row, word] = state.words[half, slot * WORDS + word]
    else:
        length = state.leader_digits.shape[0]
        for cell in range(length):
            state.log_digits[row, cell] = state.digits[half, slot * length + cell]
    state.log_figures[row, LOG_GENERATION] = state.counters[GENERATION]
    state.log_figures[row, LOG_COST] = cost
    state.log_figures[row, LOG_TRIALS] = state.counters[TRIALS]
    state.log_figures[row, LOG_COMMON] = common
    state.log_figures[row, LOG_RESTARTS] = state.counters[RESTARTS]
