"""The *closure* of an assumption: everything that follows from it.

Vocabulary as in `chain_graph`. *Static*: links are those of the position. *Dynamic*: candidates that are off are
removed from a copy of the position, so that new strong links arise; the parents of a node that follows from such a link
are the node at its other end, and all off-nodes that created the link. With *patterns*: whenever nothing more follows,
locked candidates, pairs and X-wings of the copy turn further candidates off (`patterns.py`).

On-nodes are processed before off-nodes, each kind in the order of arrival. A node that is to be on and is already off,
or vice versa, is a *clash*: the assumption is false, and the closure ends there.

A closure is five arrays:

    starts  int16[2 × count]: index in `pool` of a node's parents, or -1 for a node that does not follow
    pool    int16[pool_size(count)]: the number of parents, then the parents
    ons     int16[count], offs int16[count]: the nodes in the order of arrival
    ends    int64[CLOSURE_SIZE]: lengths, and the clash, see `chain_graph`
"""

from sudoku_desktop.jit import kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels.chain_graph import (
    CLASH,
    CLASH_AT,
    ENDS,
    IN_ALL,
    IN_CELL,
    NONE,
    OFFS,
    ONS,
    USED,
)
from sudoku_desktop.logic.kernels.patterns import imply_by_patterns
from sudoku_desktop.logic.kernels.position import remove_mark

STATIC, DYNAMIC, WITH_PATTERNS = 0, 1, 2


@kernel
def pool_size(count):
    """Return the pool length for the parents of all nodes: an off-node has up to 14, an on-node up to 9."""
    return 16 * count + 1024


@kernel
def close(tables, marks, places, numbers, owners, weak, depth, x_only, source, copies, starts, pool, ons, offs, ends):
    """Write the closure of the node `source`; return whether it clashes.

    `depth`: STATIC, DYNAMIC or WITH_PATTERNS. `x_only`: ignore links inside cells (Nishio). `copies`: of marks and
    places, overwritten. Patterns support 9×9 only.
    """
    stay_apart()
    now_marks, now_places = copies
    for cell in range(marks.size):
        now_marks[cell] = marks[cell]
    for digit in range(places.shape[0]):
        for unit in range(places.shape[1]):
            now_places[digit, unit] = places[digit, unit]
    starts[:] = NONE
    starts[source] = 0
    pool[0] = 0
    ends[USED], ends[ONS], ends[OFFS], ends[CLASH] = 1, 0, 0, NONE
    if source & 1:
        ons[0], ends[ONS] = source, 1
    else:
        offs[0], ends[OFFS] = source, 1
    next_on, next_off = 0, 0
    while True:
        if next_on < ends[ONS]:
            turn_off(owners, weak, x_only, ons[next_on], now_marks, starts, pool, offs, ends)
            next_on += 1
        elif next_off < ends[OFFS]:
            node = offs[next_off]
            next_off += 1
            turn_on(tables, marks, places, numbers, owners, x_only, node, copies, starts, pool, ons, ends)
            if depth != STATIC:
                remove_mark(tables, now_marks, now_places, owners[node >> 1, 0], int(owners[node >> 1, 1]))
        elif depth != WITH_PATTERNS or not imply_by_patterns(
            marks, places, numbers, now_marks, now_places, starts, pool, offs, ends
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
def turn_on(tables, marks, places, numbers, owners, x_only, node, copies, starts, pool, ons, ends):
    """Turn on the candidates that follow from an off-node still present in the copy: in its cell, then in its units."""
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
            if follow(on, at, starts, pool, ons, ends):
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
            if follow(on, at, starts, pool, ons, ends):
                return


@kernel
def begin_parents(pool, ends, parent):
    """Begin a list of parents at the end of the pool with one parent; return its index."""
    at = ends[USED]
    pool[at] = 1
    pool[at + 1] = parent
    return at


@kernel
def add_parent(pool, at, parent):
    """Append a parent to the list at `at`."""
    pool[at] += 1
    pool[at + pool[at]] = parent


@kernel
def follow(on, at, starts, pool, ons, ends):
    """Add an on-node whose parents are the last list in the pool; return whether it clashes."""
    if starts[on - 1] != NONE:
        ends[CLASH] = on
        ends[CLASH_AT] = at
        return True
    starts[on] = at
    ends[USED] = at + 1 + pool[at]
    ons[ends[ONS]] = on
    ends[ONS] += 1
    return False
