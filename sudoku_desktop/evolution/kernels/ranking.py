"""Ranking of individuals and selection of parents, for every kind of chromosome."""

import numpy as np

from sudoku_desktop.evolution.kernels.eight_words import EIGHT, lower_keys
from sudoku_desktop.evolution.kernels.opcodes import (
    SELECT_BETTER_RANKS,
    SELECT_ROULETTE,
    SELECT_TOURNAMENT,
)
from sudoku_desktop.evolution.kernels.random import GOLDEN, high_half, low_half, next_word, scaled, uniform
from sudoku_desktop.jit import inlined, kernel, noinline

FEW = 64
"""Largest population for which insertion sort is faster than merging."""
MOST_DRAWN = 16
"""Largest tournament for which drawing is faster than computing a power."""
STRETCH = 16
"""Number of elements that are sorted by insertion before runs are merged."""
MOST_KEYS = 128
"""Largest number of different keys for which counting is used instead of merging."""
TABLE_BITS = 9
TABLE = 1 << TABLE_BITS
"""Size of the hash table in which keys are looked up."""
TALLY = TABLE + MOST_KEYS
"""Number of words of scratch memory for counting."""
TABLE_SHIFT = np.uint64(64 - TABLE_BITS)
TWO_TO_MINUS_32 = 2.0**-32
TRIES = 64
"""Maximum number of draws to find a second parent that differs from the first."""


@inlined
def rank_stretch(keys, ranks, first, last):
    """Sort the slots from `first` to `last` by insertion; writes the same range of `ranks`."""
    for slot in range(first, last):
        key = keys[slot]
        place = slot
        while place > first and keys[ranks[place - 1]] > key:
            ranks[place] = ranks[place - 1]
            place -= 1
        ranks[place] = slot


@inlined
def rank_few(keys, ranks):
    """Sort all slots and their keys by insertion."""
    for slot in range(ranks.shape[0]):
        key = keys[slot]
        place = slot
        while place > 0 and keys[place - 1] > key:
            keys[place] = keys[place - 1]
            ranks[place] = ranks[place - 1]
            place -= 1
        keys[place] = key
        ranks[place] = slot


@inlined
def rank_whole(keys, ranks):
    """Sort as `rank_few` does, for integer keys, by counting lower keys without unpredictable branches.

    There are keys for more than the slots, up to a multiple of EIGHT.
    """
    population = ranks.shape[0]
    for slot in range(population):
        keys[slot] = keys[slot] * FEW + slot
    for other in range(population, keys.shape[0]):
        keys[other] = np.inf
    for slot in range(population):
        key = keys[slot]
        rank = 0
        for others in range(0, keys.shape[0], EIGHT):
            rank += lower_keys(keys, others, key)
        ranks[rank] = slot


@kernel
def rank_many(keys, ranks, spare):
    """Sort slots by their keys: short runs by insertion, then merged pairwise. `spare` is scratch."""
    noinline()
    population = ranks.shape[0]
    for first in range(0, population, STRETCH):
        rank_stretch(keys, ranks, first, min(first + STRETCH, population))
    width = STRETCH
    while width < population:
        for first in range(0, population - width, 2 * width):
            middle, last = first + width, min(first + 2 * width, population)
            if keys[ranks[middle - 1]] <= keys[ranks[middle]]:
                continue
            for place in range(first, middle):
                spare[place] = ranks[place]
            left, right = first, middle
            for place in range(first, last):
                if left == middle:
                    break
                if right == last or keys[spare[left]] <= keys[ranks[right]]:
                    ranks[place] = spare[left]
                    left += 1
                else:
                    ranks[place] = ranks[right]
                    right += 1
        width *= 2


@kernel
def rank_by_counting(keys, ranks, spare, different, tally):
    """Sort slots with few different keys by counting these; if there are more than MOST_KEYS, as `rank_many`.

    The three steps have no unpredictable branch, so it takes a third of the time of merging. All but the first two are
    scratch: `spare` the number of each slot's key, `different` the keys by their numbers, `tally` (TALLY,) a hash table
    of these numbers plus 1, followed by the number of slots with each key, then the next rank of the key.
    """
    noinline()
    population = ranks.shape[0]
    many = 0
    for place in range(TABLE):
        tally[place] = 0
    for slot in range(population):
        key = keys[slot]
        place = np.int64((np.float64(key).view(np.uint64) * GOLDEN) >> TABLE_SHIFT)
        while tally[place] > 0 and different[tally[place] - 1] != key:
            place = (place + 1) & (TABLE - 1)
        if tally[place] == 0:
            if many == MOST_KEYS:
                rank_many(keys, ranks, spare)
                return
            different[many] = key
            tally[TABLE + many] = 0
            many += 1
            tally[place] = many
        number = tally[place] - 1
        spare[slot] = number
        tally[TABLE + number] += 1
    rank_stretch(different, ranks, 0, many)
    rank = 0
    for place in range(many):
        number = TABLE + ranks[place]
        rank, tally[number] = rank + tally[number], rank
    for slot in range(population):
        number = TABLE + spare[slot]
        ranks[tally[number]] = slot
        tally[number] += 1


@inlined
def rank_by_value(costs, ages, ranks, keys, spare, different, tally, are_whole):
    """Sort the slots by cost + age, lowest first; of equals the lower slot comes first, and so the elite.

    `are_whole`: costs are integers.
    """
    population = ranks.shape[0]
    for slot in range(population):
        keys[slot] = costs[slot] + ages[slot]
    if population > FEW:
        rank_by_counting(keys, ranks, spare, different, tally)
    elif are_whole:
        rank_whole(keys, ranks)
    else:
        rank_few(keys, ranks)


@inlined
def rank_aged(value, costs, ages, ranks, spare):
    """Rank the leader and its copies again after their value has increased to `value`.

    They were the first ranks. As in a stable sort, better individuals come before them, equal ones after them. `spare`
    is scratch.
    """
    place, held = 0, 0
    for rank in range(ranks.shape[0]):
        slot = ranks[rank]
        other = costs[slot] + ages[slot]
        if other > value:
            break
        if other < value:
            ranks[place] = slot
            place += 1
        else:
            spare[held] = slot
            held += 1
    for rank in range(held):
        ranks[place + rank] = spare[rank]


@inlined
def set_up_wheel(optimum, power, costs, ranks, shares, spare, wheel):
    """Set up the roulette wheel as Walker's alias table: shares are a power of the fitness, or of 1 / (1 + cost).

    `wheel`: (population,) an alias plus the probability that a rank is kept instead of it, where that is below 1. So a
    parent takes one draw and one lookup, where a search among sums took a sixth of the loop's time. `shares` and
    `spare` are scratch.
    """
    population = ranks.shape[0]
    total = 0.0
    cost = share = -1.0
    for rank in range(population):
        if costs[ranks[rank]] != cost:  # consecutive ranks often have the same cost, and a power is slow
            cost = costs[ranks[rank]]
            share = max(optimum - cost, 0.0) if optimum > 0.0 else 1.0 / (1.0 + cost)
            if power != 1.0:
                share = share**power
        shares[rank] = share
        total += share
    # Ranks with less than the mean share from the left of `spare`, the others from the right.
    poor, rich = 0, population
    for rank in range(population):
        wheel[rank] = rank
        shares[rank] = shares[rank] * population / total if total > 0.0 else 1.0
        if shares[rank] < 1.0:
            spare[poor] = rank
            poor += 1
        else:
            rich -= 1
            spare[rich] = rank
    while poor > 0 and rich < population:
        poor -= 1
        giver = spare[rich]
        wheel[spare[poor]] = giver + shares[spare[poor]]
        shares[giver] -= 1.0 - shares[spare[poor]]
        if shares[giver] < 1.0:
            rich += 1
            spare[poor] = giver
            poor += 1


@inlined
def spin(wheel, random):
    """Draw a rank with a probability proportional to its share."""
    word = next_word(random)
    rank = scaled(high_half(word), wheel.shape[0])
    alias = np.int64(wheel[rank])
    return rank if low_half(word) * TWO_TO_MINUS_32 < wheel[rank] - alias else alias


@inlined
def tournament(size, population, random):
    """Draw the best of `size` ranks with replacement; a large tournament's winner is drawn from its distribution."""
    if size <= MOST_DRAWN:
        least = high_half(next_word(random))
        for drawn in range(1, size, 2):
            word = next_word(random)
            least = min(least, high_half(word))
            if drawn + 1 < size:
                least = min(least, low_half(word))
        return scaled(least, population)
    rank = np.int64(population * (1.0 - (1.0 - uniform(random)) ** (1.0 / size)))
    return min(rank, population - 1)


@inlined
def linear_rank(pressure, population, random):
    """Draw a rank whose probability decreases linearly from `pressure` to 2 − `pressure` times the mean (Baker 1985).

    The better of two different ranks has probabilities that decrease from twice the mean to 0; it is taken as often as
    gives the pressure, and a single rank otherwise.
    """
    word = next_word(random)
    one = scaled(high_half(word), population)
    if uniform(random) >= pressure - 1.0:
        return one
    other = scaled(low_half(word), population - 1)
    return min(one, other + (other >= one))


@inlined
def one_rank(selection, tournament_size, pressure, population, wheel, random):
    """Draw one parent's rank; not for SELECT_BETTER_RANKS."""
    if selection == SELECT_TOURNAMENT:
        return tournament(tournament_size, population, random)
    if selection == SELECT_ROULETTE:
        return spin(wheel, random)
    return linear_rank(pressure, population, random)


@inlined
def select(selection, tournament_size, pressure, differ, place, population, wheel, random):
    """Draw the ranks of the two parents of the child at `place`."""
    if selection == SELECT_BETTER_RANKS:
        # Mantere & Koljonen 2007, sec. II: x1 = (int)(i * Math.random()), and x2 likewise.
        word = next_word(random)
        better = max(place, 1)  # without an elite the first child has only rank 0 as parent
        return scaled(high_half(word), better), scaled(low_half(word), better)
    mother = one_rank(selection, tournament_size, pressure, population, wheel, random)
    if not differ:
        return mother, one_rank(selection, tournament_size, pressure, population, wheel, random)
    if selection == SELECT_TOURNAMENT:  # drawn among the others, without the first winner
        father = tournament(tournament_size, population - 1, random)
        return mother, father + (father >= mother)
    for _ in range(TRIES):
        father = one_rank(selection, tournament_size, pressure, population, wheel, random)
        if father != mother:
            return mother, father
    return mother, (mother + 1) % population
