"""Data of chains: numbered candidates, links between them, the weight of a chain's length, and chains in a record.

Vocabulary: a *node* states that a candidate is *on* (it is the cell's digit) or *off* (it is not): 2 × candidate + 1 or
2 × candidate. On implies off by a *weak link*: candidates of the same cell, or of the same digit and unit, exclude one
another. Off implies on by a *strong link*: two candidates are all that is left of a cell or of a digit in a unit. A
*chain* is a sequence of such implications; a *branch* is the graph of implications from one assumption to one
conclusion, where a node may have several *parents*. Links inside a cell are Y links, those inside a unit X links (the
ratings' names).

A `Graph` numbers the candidates by cell and digit, from 0. A position with some of the candidates removed has a graph
with the same numbers and fewer links (`restrict`). The arrays:

    numbers  int16[81, 9]: the candidate's number, or -1
    owners   int16[count, 2]: its cell and its digit
    weak     int16[count, 2 + 28]: the number of weak links inside its cell, and in all; then their other ends: in the
             cell, the box, the row, the column
    excluded int64[count, words]: the other ends of its weak links as a set of candidates (`is_member`)

The CHAIN area of a record holds the number of branches, and for each branch the number of its entries and the entries:
a node, the number of its parents, and the parents. To the number of parents of a node that follows by a nested chain
(`nested.py`), NESTED_MARK × (the chain's index + 1) is added. Every node follows its parents; the first is the
assumption, the last the conclusion. Nodes in a record are 2 × (RADIX × cell + digit) + on, independent of the graph. A
chain too long for the record has 0 branches; its ends are in FACTS in any case, see `write_branch`.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, noinline
from sudoku_desktop.logic.kernels.record import CHAIN, CHAIN_SIZE, FACTS, remove, report_placement

Numbers = NDArray[np.int16]

IN_CELL, IN_ALL, ENDS = 0, 1, 2
"""Columns of `weak`: number of links inside the cell, number of all links, and the first link."""
NONE = -1
NESTED_MARK = 1 << 16
"""Factor with which the index of a nested chain is encoded in a record."""
BITS = 60
"""Number of candidates that one word of a candidate set holds."""
RADIX = 32
"""Radix of nodes in a record: larger than the number of digits of any shape."""

USED, ONS, OFFS, CLASH, CLASH_AT, NEXT_ON, NEXT_OFF, NESTED, CLOSURE_SIZE = 0, 1, 2, 3, 4, 5, 6, 7, 8
"""Layout of a closure's `ends` (`closure.py`): used length of its pool; number of on-nodes and off-nodes; the second
node of a clash, or -1, and the index of its parents (`starts` has those of the first node, its opposite); the index of
the next on-node and off-node to process; and the number of nested chains.
"""
NODE_COUNT, BRANCH_COUNT, ORIGIN, ENDS_OF_BRANCHES = FACTS, FACTS + 1, FACTS + 2, FACTS + 3
"""Facts of every chain: the number of nodes for the rating; the number of branches; the cell or unit whose candidates
the branches try (cell and region chains); assumption and conclusion of each branch.
"""


class Graph(NamedTuple):
    """The candidates of a position and their links; see the module's docstring."""

    numbers: Any
    owners: Any
    weak: Any
    excluded: Any


@inlined
def word_count(count):
    """Return the number of words that a set of `count` candidates needs."""
    return (count + BITS - 1) // BITS


@inlined
def add_member(members, candidate):
    """Add a candidate to a set, int64[words]."""
    members[candidate // BITS] |= 1 << candidate % BITS


@inlined
def is_member(members, candidate):
    """Return whether a candidate is in a set."""
    return members[candidate // BITS] >> candidate % BITS & 1


@allocating_kernel
def new_graph(tables, marks, size):
    """Return the graph of all candidates of a position with digits up to `size`."""
    noinline()
    numbers = np.full((marks.size, size), NONE, np.int16)
    count = 0
    for cell in range(marks.size):
        for digit in range(size):
            if marks[cell] & (1 << digit):
                numbers[cell, digit] = count
                count += 1
    owners = np.empty((count, 2), np.int16)
    weak = np.empty((count, ENDS + size - 1 + tables.linked.shape[1]), np.int16)
    excluded = np.zeros((count, word_count(count)), np.int64)
    for cell in range(marks.size):
        for digit in range(size):
            candidate = numbers[cell, digit]
            if candidate >= 0:
                owners[candidate, 0], owners[candidate, 1] = cell, digit
                link_weakly(tables, numbers, weak[candidate], cell, digit)
                for link in range(weak[candidate, IN_ALL]):
                    add_member(excluded[candidate], int(weak[candidate, ENDS + link]))
    return Graph(numbers, owners, weak, excluded)


@allocating_kernel
def new_restricted(graph):
    """Return a graph with the candidate numbers of another graph and no links."""
    return Graph(graph.numbers, graph.owners, np.empty_like(graph.weak), np.empty_like(graph.excluded))


@kernel
def restrict(graph, marks, restricted, present):
    """Write the links between the candidates left in `marks` into `restricted`. `present`: int64[words], scratch."""
    noinline()
    present[:] = 0
    for candidate in range(graph.owners.shape[0]):
        if is_left(graph, marks, candidate):
            add_member(present, candidate)
    for candidate in range(graph.owners.shape[0]):
        links, left = graph.weak[candidate], restricted.weak[candidate]
        in_cell, in_all = 0, 0
        if is_member(present, candidate):
            for link in range(links[IN_ALL]):
                end = int(links[ENDS + link])
                if is_member(present, end):
                    left[ENDS + in_all] = end
                    in_all += 1
                    in_cell += link < links[IN_CELL]
        left[IN_CELL], left[IN_ALL] = in_cell, in_all
        for word in range(present.size):
            restricted.excluded[candidate, word] = graph.excluded[candidate, word] & present[word] if in_all else 0


@inlined
def is_left(graph, marks, candidate):
    """Return whether a candidate is left in `marks`."""
    return marks[graph.owners[candidate, 0]] >> int(graph.owners[candidate, 1]) & 1


@kernel
def link_weakly(tables, numbers, links, cell, digit):
    """Write a candidate's weak links; a cell that shares several units with the candidate's cell is linked once."""
    count = 0
    for other in range(numbers.shape[1]):
        if other != digit and numbers[cell, other] >= 0:
            links[ENDS + count] = numbers[cell, other]
            count += 1
    links[IN_CELL] = count
    for peer in tables.linked[cell]:
        if peer != cell and numbers[peer, digit] >= 0:
            links[ENDS + count] = numbers[peer, digit]
            count += 1
    links[IN_ALL] = count


@inlined
def price_of_length(node_count):
    """Return what a chain's length adds to its rating, in tenths: one for each of 4, 6, 8, 12, 16, 24, … that it
    exceeds.

    The length is the number of nodes - 2. The bounds grow by a half and by a third alternately.
    """
    tenths, bound = 0, 4
    while node_count - 2 > bound:
        bound = bound * 3 // 2 if tenths % 2 == 0 else bound * 4 // 3
        tenths += 1
    return tenths


@inlined
def public_node(owners, node):
    """Return a node's number in records, which does not depend on the graph."""
    return 2 * (RADIX * int(owners[node >> 1, 0]) + int(owners[node >> 1, 1])) + (node & 1)


@inlined
def add_parent(pool, at, parent):
    """Append a node to the list of parents at an index of a pool."""
    pool[at] += 1
    pool[at + pool[at]] = parent


@kernel
def conclude(record, marks, owners, node):
    """Record the state of a node as the conclusion of the deduction."""
    cell, digit = int(owners[node >> 1, 0]), int(owners[node >> 1, 1])
    if node & 1:
        report_placement(record, cell, digit)
    else:
        remove(record, marks, cell, 1 << digit)


@kernel
def begin_chain(record, node_count):
    """Start writing a chain of `node_count` nodes into a record."""
    record[NODE_COUNT] = node_count
    record[BRANCH_COUNT] = 0
    record[CHAIN] = 0


@kernel
def write_branch(record, owners, starts, pool, causes, node, at, order, states):
    """Append the branch that ends at `node` to the chain in a record, parents first, and its ends to the facts.

    `starts`: int16[2 × count], the index in `pool` of each node's parents (their number, then the nodes). `at`: the
    index of the parents of `node`. `causes`: see `closure.py`. `order` and `states`, int16[2 × count], are overwritten.
    """
    noinline()
    states[:] = 0
    size = 0
    # Depth first from the conclusion to the assumption; a node is written after all its parents (order is the stack).
    order[0], depth = node, 1
    written = CHAIN + 1
    if record[BRANCH_COUNT] > 0:
        written = int(record[CHAIN + CHAIN_SIZE - 1])
    top = written
    fits = record[BRANCH_COUNT] == 0 or record[CHAIN] > 0
    written += 1
    first = NONE
    while depth > 0:
        current = order[depth - 1]
        place = at if depth == 1 else int(starts[current])
        parent_count = pool[place]
        step = states[current]
        while step < parent_count and states[pool[place + 1 + step]] != 0:
            step += 1
        if step < parent_count:
            states[current] = step + 1
            order[depth] = pool[place + 1 + step]
            depth += 1
            continue
        states[current] = parent_count + 1
        depth -= 1
        if first == NONE:
            first = public_node(owners, current)
        if written + 2 + parent_count >= CHAIN + CHAIN_SIZE - 1:
            fits = False
        if fits:
            record[written] = public_node(owners, current)
            record[written + 1] = parent_count
            if not current & 1 and causes[current] != NONE:
                record[written + 1] += NESTED_MARK * (causes[current] + 1)
            for index in range(parent_count):
                record[written + 2 + index] = public_node(owners, pool[place + 1 + index])
            written += 2 + parent_count
            size += 1
    ends = ENDS_OF_BRANCHES + 2 * record[BRANCH_COUNT]
    record[ends] = first
    record[ends + 1] = public_node(owners, node)
    record[BRANCH_COUNT] += 1
    if fits:
        record[top] = size
        record[CHAIN] = record[BRANCH_COUNT]
        record[CHAIN + CHAIN_SIZE - 1] = written
    else:
        record[CHAIN] = 0


@kernel
def write_path(record, owners, path, length):
    """Write a chain in which each node is the only parent of the next into a record that has no branches yet."""
    record[BRANCH_COUNT] = 1
    record[CHAIN] = 1
    record[CHAIN + 1] = length
    written = CHAIN + 2
    for index in range(length):
        record[written] = public_node(owners, path[index])
        record[written + 1] = index > 0
        written += 2
        if index > 0:
            record[written] = public_node(owners, path[index - 1])
            written += 1
    record[ENDS_OF_BRANCHES] = public_node(owners, path[0])
    record[ENDS_OF_BRANCHES + 1] = public_node(owners, path[length - 1])


@inlined
def ancestor_count(starts, pool, at, limit, stamps, stamp, stack):
    """Return the number of distinct ancestors of a node, itself included, or `limit` if there are at least as many.

    `at`: the index of its parents in the pool. `stamps`: int32[2 × count], `stamp` a number not yet used there.
    """
    found, depth = 1, 0
    for index in range(pool[at]):
        parent = pool[at + 1 + index]
        if stamps[parent] != stamp:
            stamps[parent] = stamp
            stack[depth] = parent
            depth += 1
    while depth > 0:
        depth -= 1
        found += 1
        if found >= limit:
            return limit
        place = starts[stack[depth]]
        for index in range(pool[place]):
            parent = pool[place + 1 + index]
            if stamps[parent] != stamp:
                stamps[parent] = stamp
                stack[depth] = parent
                depth += 1
    return found
