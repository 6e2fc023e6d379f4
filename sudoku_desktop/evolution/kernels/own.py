"""Functions of the user's own, which the loop over cells calls by address, and the table that they are given.

The loop is compiled once and does not know these functions. It passes addresses: the child, its two parents, the state
of the random generator, and the table `CellPuzzle.own`, in which `lowering.own` writes all else that such a function
may ask for. The table is an array of int64:

`FAILED`: 1 + the role whose function raised an error, or 0. `LENGTH`: of the table. `ORDER`: the number of digits.
`POPULATION`: the number of individuals. `IS_STANDARD_9X9`: 1 or 0. `SCRATCH`: the start of three chromosomes, the
child, the mother and the father as int64, and then of the number of different digits in each unit. From `TABLES` on
three words for each list: its start, its number of rows, and the width of a row, which begins with the number of its
items; a flat list has a width of 0. From `ROLES` on `ROLE_WORDS` for each role: the address of its function, then its
parameters.
"""

import numpy as np

from sudoku_desktop.evolution.kernels.plan import MOST_PARAMETERS
from sudoku_desktop.jit import address_of, call_at, inlined

FAILED, LENGTH, ORDER, POPULATION, IS_STANDARD_9X9, SCRATCH, TABLES = range(7)
FREE, FREE_CELLS, BLOCKS, UNITS, CANDIDATES, GIVENS = range(6)
"""Numbers of the lists in the table."""
TABLE_WORDS = 3
ROLES = 32
ROLE_WORDS = 1 + MOST_PARAMETERS
MUTATION, CROSSOVER, FITNESS, IMPROVEMENT, SELECTION, REPLACEMENT = range(6)
"""Numbers of the roles that a user's function can have."""
NOWHERE = -1
"""Rank or slot of a child that is discarded."""
HEAD = ROLES + 6 * ROLE_WORDS
"""Index of the first word of the lists."""


@inlined
def call_own(role, own, children, child, parents, mother, father, random):
    """Call the user's function of a role and return its result; indices are the starts of chromosomes."""
    return call_at(
        own[ROLES + role * ROLE_WORDS],
        address_of(children, child),
        address_of(parents, mother),
        address_of(parents, father),
        address_of(random, 0),
        address_of(own, 0),
    )


@inlined
def own_mates(own, place, population, ranks, costs, random):
    """Return the slots of the parents that a user's selection chooses for the child at a place."""
    pair = call_at(
        own[ROLES + SELECTION * ROLE_WORDS],
        place,
        address_of(ranks, 0),
        address_of(costs, 0),
        address_of(random, 0),
        address_of(own, 0),
    )
    mother = np.int64(pair) % population
    return ranks[mother], ranks[np.int64(pair) // population]


@inlined
def own_replaced(own, mother, father, population, ranks, costs, random):
    """Return the slot that a user's replacement gives to a child, or NOWHERE.

    `mother` and `father` are the slots of its parents. The child's cost is the last of `costs`; a solution that the
    function discards replaces the worst individual.
    """
    rank = np.int64(
        call_at(
            own[ROLES + REPLACEMENT * ROLE_WORDS],
            mother + population * father,
            address_of(ranks, 0),
            address_of(costs, 0),
            address_of(random, 0),
            address_of(own, 0),
        )
    )
    if rank < 0 and costs[population] == 0.0:
        rank = population - 1
    return ranks[rank] if rank >= 0 else NOWHERE
