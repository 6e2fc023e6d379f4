"""The loop of generations: breed, rank, age, record; restart when it is time."""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import SELECT_BETTER_RANKS
from sudoku_desktop.evolution.kernels.packed_boxes import (
    SIZE,
    WORDS,
    boxes_from_father,
    cross,
    drawn_box_set,
    fill_box_at_random,
    marks_of,
    missing_and_repeated,
    mutate,
)
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled, uniform
from sudoku_desktop.evolution.kernels.records import (
    GENERATION,
    HALF,
    LOG_COST,
    LOG_GENERATION,
    LOG_ROWS,
    LOGGED,
    RESTARTS,
    SINCE_RESTART,
    TRACE_BEST,
    TRACE_DIVERSITY,
    TRACE_MEAN,
    TRACE_RESTARTED,
    TRACE_WORST,
    TRIALS,
    Boxes,
    Plan,
    Reals,
    State,
)
from sudoku_desktop.jit import inlined, kernel

FEW = 64
"""Up to this population an insertion sort is faster than a merge sort."""


@kernel
def advance(
    plan: Plan,
    boxes: Boxes,
    state: State,
    trace: Reals,
    generations: int,
    trial_limit: int,
    until_improvement: bool,
) -> int:
    """Run up to `generations` more, a row of `trace` each; returns how many were run.

    The first of a run is generation 0, a random population. Ends early when solved, when `trial_limit` trials are
    reached and, if `until_improvement`, when the best cost so far has fallen. Where it ends makes no difference
    to what comes next.
    """
    counters = state.counters
    for done in range(generations):
        cost_before = state.best_cost[0]
        if cost_before == 0.0 or counters[TRIALS] >= trial_limit:
            return done
        counters[GENERATION] += 1
        counters[SINCE_RESTART] += 1
        begins = counters[TRIALS] == 0
        restarts = counters[SINCE_RESTART] > plan.restart_after
        if begins or restarts:
            populate(plan, boxes, state)
            counters[SINCE_RESTART] = 0
            counters[RESTARTS] += restarts
        else:
            breed(plan, boxes, state)
        close_generation(plan, state, trace, done)
        trace[done, TRACE_RESTARTED] = restarts
        if until_improvement and state.best_cost[0] < cost_before:
            return done + 1
    return generations


@inlined
def populate(plan, boxes, state):
    """Replace the whole population with random chromosomes."""
    half = state.counters[HALF]
    genes = state.genes[half]
    costs = state.costs[half]
    for slot in range(plan.population):
        at = slot * WORDS
        for box in range(SIZE):
            digits = fill_box_at_random(boxes.givens[box], boxes.free[box], boxes.free_count[box], state.random)
            genes[at + box] = digits
            genes[at + SIZE + box] = marks_of(digits)
        costs[slot] = missing_and_repeated(genes, at)
    state.ages[half, :] = 0.0
    state.counters[TRIALS] += plan.population


@inlined
def breed(plan, boxes, state):
    """Fill the other half with the elite and children, and make it the present one."""
    half = state.counters[HALF]
    parents, children = state.genes[half], state.genes[1 - half]
    costs_before, costs = state.costs[half], state.costs[1 - half]
    ages_before, ages = state.ages[half], state.ages[1 - half]
    ranks, random = state.ranks, state.random
    for rank in range(plan.elite):
        slot = ranks[rank]
        for word in range(WORDS):
            children[rank * WORDS + word] = parents[slot * WORDS + word]
        costs[rank] = costs_before[slot]
        ages[rank] = ages_before[slot]
    for place in range(plan.elite, plan.population):
        mother, father = select(plan.selection, plan.tournament_size, place, plan.population, random)
        child = place * WORDS
        from_father = boxes_from_father(plan.crossover, high_half(next_word(random)))
        cross(parents, ranks[mother] * WORDS, ranks[father] * WORDS, children, child, from_father)
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
        costs[place] = missing_and_repeated(children, child)
        ages[place] = 0.0
    state.counters[TRIALS] += plan.population - plan.elite
    state.counters[HALF] = 1 - half


@inlined
def select(operator, tournament_size, place, population, random):
    """The ranks of the two parents of the child that takes `place`."""
    if operator == SELECT_BETTER_RANKS:
        word = next_word(random)
        better = max(place, 1)  # with no elite the first child has only rank 0 to come from
        return scaled(high_half(word), better), scaled(low_half(word), better)
    return tournament(tournament_size, population, random), tournament(tournament_size, population, random)


@inlined
def tournament(size, population, random):
    """The best of `size` ranks drawn with replacement, by its distribution: one draw instead of `size`."""
    rank = np.int64(population * (1.0 - (1.0 - uniform(random)) ** (1.0 / size)))
    return min(rank, population - 1)


@inlined
def close_generation(plan, state, trace, row):
    """Rank the present half, age its leader, note the best so far, and fill one row of a trace."""
    half = state.counters[HALF]
    genes = state.genes[half]
    costs = state.costs[half]
    ages = state.ages[half]
    leader = state.leader
    rank_by_value(costs, ages, state.ranks)
    first = state.ranks[0]
    if same(genes, first * WORDS, leader):
        ages[first] += plan.ageing_penalty
    else:
        leader[:] = genes[first * WORDS : (first + 1) * WORDS]
    lowest, highest, total = costs[0], costs[0], 0.0
    lowest_slot = 0
    for slot in range(plan.population):
        cost = costs[slot]
        total += cost
        if cost < lowest:
            lowest, lowest_slot = cost, slot
        highest = max(highest, cost)
    if lowest < state.best_cost[0]:
        state.best_cost[0] = lowest
        log_improvement(state, genes, lowest_slot * WORDS)
    trace[row, TRACE_BEST] = lowest
    trace[row, TRACE_MEAN] = total / plan.population
    trace[row, TRACE_WORST] = highest
    trace[row, TRACE_DIVERSITY] = diversity(genes, leader, plan.population)


@inlined
def log_improvement(state, genes, at):
    """Keep the chromosome that has just lowered the best cost."""
    row = min(state.counters[LOGGED], LOG_ROWS - 1)
    state.log_genes[row] = genes[at : at + WORDS]
    state.log_figures[row, LOG_GENERATION] = state.counters[GENERATION]
    state.log_figures[row, LOG_COST] = state.best_cost[0]
    state.counters[LOGGED] = row + 1


@inlined
def same(genes, at, chromosome):
    """Whether the chromosome at an index is this one."""
    difference = 0
    for box in range(SIZE):
        difference |= genes[at + box] ^ chromosome[box]
    return difference == 0


@inlined
def diversity(genes, leader, population):
    """The mean share of boxes in which the others differ from the leader: 0 when all are its copies."""
    different = 0
    for slot in range(population):
        for box in range(SIZE):
            different += genes[slot * WORDS + box] != leader[box]
    return different / (SIZE * (population - 1))


@inlined
def rank_by_value(costs, ages, ranks):
    """Sort the slots by cost + age, lowest first; among equals the lower slot, and so the elite, comes first."""
    population = costs.shape[0]
    if population > FEW:
        ranks[:] = np.argsort(costs + ages, kind="mergesort")
        return
    for slot in range(population):
        value = costs[slot] + ages[slot]
        place = slot
        while place > 0 and costs[ranks[place - 1]] + ages[ranks[place - 1]] > value:
            ranks[place] = ranks[place - 1]
            place -= 1
        ranks[place] = slot
