"""Who is better than whom, and who becomes a parent: the same for every kind of chromosome."""

import numpy as np

from sudoku_desktop.evolution.kernels.opcodes import (
    SELECT_BETTER_RANKS,
    SELECT_ROULETTE,
    SELECT_TOURNAMENT,
)
from sudoku_desktop.evolution.kernels.random import high_half, low_half, next_word, scaled, uniform
from sudoku_desktop.jit import allocating_kernel, inlined

FEW = 64
"""Up to this population an insertion sort is faster than a merge sort."""
TRIES = 64
"""Draws of a second parent until it is another one."""


@allocating_kernel
def rank_many(costs, ages, ranks):
    """As `rank_by_value` by merge sort; a kernel of its own because it allocates."""
    population = ranks.shape[0]
    ranks[:] = np.argsort(costs[:population] + ages[:population], kind="mergesort")


@inlined
def rank_by_value(costs, ages, ranks):
    """Sort the slots by cost + age, lowest first; among equals the lower slot, and so the elite, comes first."""
    population = ranks.shape[0]
    if population > FEW:
        rank_many(costs, ages, ranks)
        return
    for slot in range(population):
        value = costs[slot] + ages[slot]
        place = slot
        while place > 0 and costs[ranks[place - 1]] + ages[ranks[place - 1]] > value:
            ranks[place] = ranks[place - 1]
            place -= 1
        ranks[place] = slot


@inlined
def set_up_wheel(optimum, costs, ranks, wheel):
    """The roulette wheel: the running sums of the ranks' shares; fitness if maximised, else 1 / (1 + cost)."""
    total = 0.0
    for rank in range(ranks.shape[0]):
        cost = costs[ranks[rank]]
        total += max(optimum - cost, 0.0) if optimum > 0.0 else 1.0 / (1.0 + cost)
        wheel[rank] = total


@inlined
def spin(wheel, random):
    """The rank whose share a random point of the wheel falls into."""
    population = wheel.shape[0]
    point = uniform(random) * wheel[population - 1]
    low, high = 0, population - 1
    while low < high:
        middle = (low + high) >> 1
        if wheel[middle] > point:
            high = middle
        else:
            low = middle + 1
    return low


@inlined
def tournament(size, population, random):
    """The best of `size` ranks drawn with replacement, by its distribution: one draw instead of `size`."""
    rank = np.int64(population * (1.0 - (1.0 - uniform(random)) ** (1.0 / size)))
    return min(rank, population - 1)


@inlined
def linear_rank(pressure, population, random):
    """A rank whose chance falls linearly from `pressure` to 2 − `pressure` times the mean, by its distribution."""
    slope = pressure - 1.0
    if slope < 1e-9:
        return min(np.int64(uniform(random) * population), population - 1)
    share = (pressure - np.sqrt(pressure * pressure - 4.0 * slope * uniform(random))) / (2.0 * slope)
    return min(np.int64(share * population), population - 1)


@inlined
def one_rank(selection, tournament_size, pressure, population, wheel, random):
    """One parent's rank; not for SELECT_BETTER_RANKS."""
    if selection == SELECT_TOURNAMENT:
        return tournament(tournament_size, population, random)
    if selection == SELECT_ROULETTE:
        return spin(wheel, random)
    return linear_rank(pressure, population, random)


@inlined
def select(selection, tournament_size, pressure, differ, place, population, wheel, random):
    """The ranks of the two parents of the child that takes `place`."""
    if selection == SELECT_BETTER_RANKS:
        word = next_word(random)
        better = max(place, 1)  # with no elite the first child has only rank 0 to come from
        return scaled(high_half(word), better), scaled(low_half(word), better)
    mother = one_rank(selection, tournament_size, pressure, population, wheel, random)
    if not differ:
        return mother, one_rank(selection, tournament_size, pressure, population, wheel, random)
    if selection == SELECT_TOURNAMENT:  # among the others, as if the first winner were not there
        father = tournament(tournament_size, population - 1, random)
        return mother, father + (father >= mother)
    for _ in range(TRIES):
        father = one_rank(selection, tournament_size, pressure, population, wheel, random)
        if father != mother:
            return mother, father
    return mother, (mother + 1) % population
