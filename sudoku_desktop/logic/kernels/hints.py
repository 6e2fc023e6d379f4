"""Collected deductions of one search, of which only the best is kept for each set of removals.

As in Sudoku Explainer, a search that finds several chains with the same removals returns the first in the order of
rating, number of nodes, kind, and time of finding. A search that is to return one deduction keeps one altogether.

The *key* of a set of removals is an index: the off-node of a single removed candidate; the on-node of the candidate
that stays, if all others of its cell are removed and they are several; a number from 2 × count for other sets, which
only cycles remove (`key_of_others`).
"""

from typing import Any, NamedTuple

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.chain_graph import NONE

RATING, NODES, KIND, SERIAL, START, CONCLUSION, KEY, HINT_SIZE = 0, 1, 2, 3, 4, 5, 6, 7
"""Layout of a row of `facts`: the rating as a number that only serves to compare; the number of nodes; the kind; the
index in the order of finding; the candidate, cell or unit that the branches start from; the conclusion of forcing
chains; and the key of the removals.
"""
DOUBLE, X_KIND, Y_KIND, XY_KIND, CELL_KIND, UNIT_KIND, CONTRADICTION = 1, 2, 3, 4, 5, 6, 7
"""Kinds of deductions, in the order of Sudoku Explainer."""
COUNT, FOUND, OTHERS, IS_SINGLE = 0, 1, 2, 3
"""Layout of `sizes`: the number of rows; the number of deductions found; the number of other sets; and whether only the
best deduction is kept.
"""
MOST_OTHERS = 512
"""Maximum number of sets of removals that only cycles have; more are ignored."""
UNLIMITED = 1 << 20


class KeptDeductions(NamedTuple):
    """Collected deductions.

    slots  int16[2 × count + MOST_OTHERS]: the row of each key, or -1
    facts  int64[2 × count + MOST_OTHERS, HINT_SIZE]
    paths  int16[2 × count + MOST_OTHERS, 2 × count + 2]: the nodes of cycles and forcing chains
    others int64[MOST_OTHERS, 2]: hashes of the removals of other sets
    order  int16[2 × count + MOST_OTHERS]: rows in ascending order, see `sort`
    sizes  int64[4]
    """

    slots: Any
    facts: Any
    paths: Any
    others: Any
    order: Any
    sizes: Any


@allocating_kernel
def new_hints(count, path_length, is_single):
    """Return an empty collection for at most `count` candidates and paths of at most `path_length` nodes."""
    size = 1 if is_single else 2 * count + MOST_OTHERS
    hints = KeptDeductions(
        np.empty(size, np.int16),
        np.empty((size, HINT_SIZE), np.int64),
        np.empty((size, path_length), np.int16),
        np.empty((MOST_OTHERS, 2), np.int64),
        np.empty(size, np.int16),
        np.zeros(4, np.int64),
    )
    hints.sizes[IS_SINGLE] = is_single
    hints.slots[:] = NONE
    return hints


@kernel
def clear_hints(hints):
    """Remove all stored deductions."""
    hints.slots[:] = NONE
    hints.sizes[COUNT], hints.sizes[FOUND], hints.sizes[OTHERS] = 0, 0, 0


@inlined
def key_of(marks, graph, node):
    """Return the key of the removals that the conclusion `node` leads to."""
    cell, digit = int(graph.owners[node >> 1, 0]), int(graph.owners[node >> 1, 1])
    if node & 1 and popcount(marks[cell]) == 2:
        return 2 * np.int64(graph.numbers[cell, lowest_bit(marks[cell] & ~(1 << digit))])
    return np.int64(node)


@kernel
def key_of_others(hints, count, first_hash, second_hash):
    """Return the key of a set of removals that no node stands for, given its hashes, or -1 if none is free."""
    if hints.sizes[IS_SINGLE]:
        return 2 * count
    for index in range(hints.sizes[OTHERS]):
        if hints.others[index, 0] == first_hash and hints.others[index, 1] == second_hash:
            return 2 * count + index
    if hints.sizes[OTHERS] == MOST_OTHERS:
        return NONE
    index = hints.sizes[OTHERS]
    hints.others[index, 0], hints.others[index, 1] = first_hash, second_hash
    hints.sizes[OTHERS] += 1
    return 2 * count + index


@inlined
def row_of(hints, key):
    """Return the row of the stored deduction with this key, which a new one would replace, or -1."""
    return int(hints.slots[0 if hints.sizes[IS_SINGLE] else key])


@inlined
def limit_of(hints, key, kind):
    """Return the number of nodes from which on a forcing chain of this kind would not be stored."""
    row = row_of(hints, key)
    if row == NONE:
        return UNLIMITED
    return hints.facts[row, NODES] + (1 if kind < hints.facts[row, KIND] else 0)


@kernel
def keep(hints, key, rating, nodes, kind, start, conclusion):
    """Store a deduction, replacing the one with the same key; return its row."""
    slot = 0 if hints.sizes[IS_SINGLE] else key
    row = int(hints.slots[slot])
    if row == NONE:
        row = hints.sizes[COUNT]
        hints.slots[slot] = row
        hints.sizes[COUNT] += 1
    facts = hints.facts[row]
    facts[RATING], facts[NODES], facts[KIND], facts[SERIAL] = rating, nodes, kind, hints.sizes[FOUND]
    facts[START], facts[CONCLUSION], facts[KEY] = start, conclusion, key
    hints.sizes[FOUND] += 1
    return row


@inlined
def comes_before(first, second):
    """Return whether the deduction with the facts `first` precedes another."""
    for column in (RATING, NODES, KIND):
        if first[column] != second[column]:
            return first[column] < second[column]
    return first[SERIAL] < second[SERIAL]


@kernel
def sort(hints):
    """Write the rows into `order`, the best first."""
    noinline()
    for row in range(hints.sizes[COUNT]):
        place = row
        while place > 0 and comes_before(hints.facts[row], hints.facts[hints.order[place - 1]]):
            hints.order[place] = hints.order[place - 1]
            place -= 1
        hints.order[place] = row
