"""The *closure* of an assumption: everything that follows from it.

Vocabulary as in `chain_graph`. *Static*: links are those of the position. *Dynamic*: candidates that are off are
removed from a copy of the position, so that new strong links arise; the parents of a node that follows from such a link
are the node at its other end, and all off-nodes that created the link. With *patterns*: whenever nothing more follows,
locked candidates, pairs and X-wings of the copy turn further candidates off (`patterns.py`).

On-nodes are processed before off-nodes, each kind in the order of arrival. A node that is to be on and is already off,
or vice versa, is a *clash*: the assumption is false, and the closure ends there.

A closure is a row of each of these arrays (`Closures`):

    starts  int16[2 × count]: index in `pool` of a node's parents, or -1 for a node that does not follow
    pool    int16[pool_size(count)]: the number of parents, then the parents
    ons     int16[count], offs int16[count]: the nodes in the order of arrival
    ends    int64[CLOSURE_SIZE]: lengths, and the clash, see `chain_graph`
    causes  int16[2 × count]: for an on-node the strong link that it follows by: LAST_IN_CELL, or LAST_IN_UNIT + the
            index of the unit in `tables.units_of`; for an off-node the index of the nested chain that it follows by
            (`nested.py`); otherwise -1
    marks   int64[cells], places int64[digits, units]: the copy of the position. Closures that are not continued later
            share one copy, and these two arrays have a single row
    sizes   int32[count], hashes int64[count, 2]: the number of nodes of each nested chain, and a hash of its nodes
    states  int64[2, words]: the candidates that are off, and those that are on, as sets; written by `forcing.collect`
"""

from typing import Any, NamedTuple

import numpy as np

from sudoku_desktop.jit import allocating_kernel, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.chain_graph import (
    CLASH,
    CLASH_AT,
    CLOSURE_SIZE,
    ENDS,
    IN_ALL,
    IN_CELL,
    NEXT_OFF,
    NEXT_ON,
    NONE,
    OFFS,
    ONS,
    USED,
    add_parent,
    word_count,
)
from sudoku_desktop.logic.kernels.patterns import imply_by_patterns
from sudoku_desktop.logic.kernels.position import remove_mark

STATIC, DYNAMIC, WITH_PATTERNS = 0, 1, 2
MOST_PARENTS = 32_767
"""Maximum length of a pool of parents, whose indices are int16."""
LAST_IN_CELL, LAST_IN_UNIT = 0, 1
"""Causes of an on-node: the only candidate left in its cell, or the only place left in a unit."""


class Closures(NamedTuple):
    """Closures of several nodes, one in each row; see the module's docstring."""

    starts: Any
    pool: Any
    ons: Any
    offs: Any
    ends: Any
    causes: Any
    marks: Any
    places: Any
    sizes: Any
    hashes: Any
    states: Any


@kernel
def pool_size(count):
    """Return the pool length that holds the parents of all nodes: up to 14 for an off-node, up to 9 for an on-node."""
    return 16 * count + 1024


@allocating_kernel
def new_closures(row_count, count, pool_length, copy_count, nested_count, marks, places):
    """Return empty closures of `count` candidates.

    `copy_count`: the number of copies of the position, 1 or `row_count`. `nested_count`: 0, or the number of candidates
    if there may be nested chains.
    """
    return Closures(
        np.empty((row_count, 2 * count), np.int16),
        np.empty((row_count, pool_length), np.int16),
        np.empty((row_count, count), np.int16),
        np.empty((row_count, count), np.int16),
        np.zeros((row_count, CLOSURE_SIZE), np.int64),
        np.empty((row_count, 2 * count), np.int16),
        np.empty((copy_count, marks.size), np.int64),
        np.empty((copy_count, places.shape[0], places.shape[1]), np.int64),
        np.empty((row_count, nested_count), np.int32),
        np.empty((row_count, nested_count, 2), np.int64),
        np.empty((row_count, 2, word_count(count)), np.int64),
    )


@kernel
def close(tables, marks, places, graph, depth, x_only, source, row, closures):
    """Write the closure of the node `source` into a row; return whether it clashes.

    `depth`: STATIC, DYNAMIC or WITH_PATTERNS. `x_only`: ignore links inside cells (Nishio). Patterns support 9×9 only.
    """
    noinline()
    copy = row if closures.marks.shape[0] > 1 else 0
    now_marks, now_places = closures.marks[copy], closures.places[copy]
    for cell in range(marks.size):
        now_marks[cell] = marks[cell]
    for digit in range(places.shape[0]):
        for unit in range(places.shape[1]):
            now_places[digit, unit] = places[digit, unit]
    starts, pool, ends = closures.starts[row], closures.pool[row], closures.ends[row]
    starts[:] = NONE
    closures.causes[row, :] = NONE
    starts[source] = 0
    pool[0] = 0
    ends[:] = 0
    ends[USED], ends[CLASH] = 1, NONE
    if source & 1:
        closures.ons[row, 0], ends[ONS] = source, 1
    else:
        closures.offs[row, 0], ends[OFFS] = source, 1
    return propagate(tables, marks, places, graph, depth, x_only, row, closures)


@kernel
def propagate(tables, marks, places, graph, depth, x_only, row, closures):
    """Continue a closure until nothing more follows or it clashes; return whether it clashes."""
    noinline()
    copy = row if closures.marks.shape[0] > 1 else 0
    copies = closures.marks[copy], closures.places[copy]
    numbers, owners = graph.numbers, graph.owners
    starts, pool, causes = closures.starts[row], closures.pool[row], closures.causes[row]
    ons, offs, ends = closures.ons[row], closures.offs[row], closures.ends[row]
    while True:
        if ends[NEXT_ON] < ends[ONS]:
            node = ons[ends[NEXT_ON]]
            ends[NEXT_ON] += 1
            turn_off(owners, graph.weak, x_only, node, copies[0], starts, pool, offs, ends)
        elif ends[NEXT_OFF] < ends[OFFS]:
            node = offs[ends[NEXT_OFF]]
            ends[NEXT_OFF] += 1
            turn_on(tables, marks, places, numbers, owners, x_only, node, copies, starts, pool, ons, ends, causes)
            if depth != STATIC:
                remove_mark(tables, copies[0], copies[1], owners[node >> 1, 0], int(owners[node >> 1, 1]))
        elif depth != WITH_PATTERNS or not imply_by_patterns(
            marks, places, numbers, copies[0], copies[1], starts, pool, offs, ends
        ):
            return False
        if ends[CLASH] != NONE:
            return True


@kernel
def turn_off(owners, weak, x_only, node, now_marks, starts, pool, offs, ends):
    """Turn off the candidates that the on-node `node` excludes."""
    links = weak[node >> 1]
    for link in range(links[IN_CELL] if x_only else 0, links[IN_ALL]):
        off = 2 * int(links[ENDS + link])
        is_gone = not now_marks[owners[off >> 1, 0]] >> int(owners[off >> 1, 1]) & 1
        if is_gone or (starts[off] != NONE and starts[off + 1] == NONE):
            continue
        pool[ends[USED]] = 1
        pool[ends[USED] + 1] = node
        if starts[off + 1] != NONE:
            ends[CLASH] = off
            ends[CLASH_AT] = ends[USED]
            return
        starts[off] = ends[USED]
        ends[USED] += 2
        offs[ends[OFFS]] = off
        ends[OFFS] += 1


@kernel
def turn_on(tables, marks, places, numbers, owners, x_only, node, copies, starts, pool, ons, ends, causes):
    """Turn on the candidates that follow from an off-node still present in the copy: in its cell, then its units."""
    now_marks, now_places = copies
    cell, digit = int(owners[node >> 1, 0]), int(owners[node >> 1, 1])
    if not x_only and popcount(now_marks[cell]) == 2:
        other = lowest_bit(now_marks[cell] & ~(1 << digit))
        on = 2 * int(numbers[cell, other]) + 1
        if starts[on] == NONE:
            at = begin_parents(pool, ends, node)
            gone = marks[cell] & ~now_marks[cell]
            while gone:
                add_parent(pool, at, 2 * numbers[cell, lowest_bit(gone)])
                gone &= gone - 1
            if follow(on, at, LAST_IN_CELL, starts, pool, ons, ends, causes):
                return
    for index in range(tables.units_of.shape[1]):
        unit = tables.units_of[cell, index]
        if unit < 0 or popcount(now_places[digit, unit]) != 2:
            continue
        left = now_places[digit, unit] & ~(1 << tables.positions_of[cell, index])
        on = 2 * int(numbers[tables.cells_of[unit, lowest_bit(left)], digit]) + 1
        if starts[on] == NONE:
            at = begin_parents(pool, ends, node)
            gone = places[digit, unit] & ~now_places[digit, unit]
            while gone:
                add_parent(pool, at, 2 * numbers[tables.cells_of[unit, lowest_bit(gone)], digit])
                gone &= gone - 1
            if follow(on, at, LAST_IN_UNIT + index, starts, pool, ons, ends, causes):
                return


@kernel
def begin_parents(pool, ends, parent):
    """Start a list of parents at the end of the pool with one parent; return the list's index."""
    at = ends[USED]
    pool[at] = 1
    pool[at + 1] = parent
    return at


@kernel
def follow(on, at, cause, starts, pool, ons, ends, causes):
    """Add an on-node whose parents are the last list in the pool; return whether it clashes."""
    causes[on] = cause
    if starts[on - 1] != NONE:
        ends[CLASH] = on
        ends[CLASH_AT] = at
        return True
    starts[on] = at
    ends[USED] = at + 1 + pool[at]
    ons[ends[ONS]] = on
    ends[ONS] += 1
    return False
