"""Forcing chains with branches: all alternatives lead to the same conclusion, or one leads to a contradiction.

The *stages*, in ascending difficulty; at each the deduction with the fewest nodes is taken, of equals that of the first
kind (`hints.py`), of equals the first:

    NISHIO        closures in one digit, dynamic; a candidate whose closure clashes
    MULTIPLE      static closures; what follows from all candidates of a cell, or from all places of a digit in a unit
    DYNAMIC       dynamic closures; the same, and clashes, and what follows from a candidate being on and being off
    DYNAMIC_PLUS  dynamic closures with patterns; the same
    NESTED        four stages: dynamic closures with patterns and nested chains (`nested.py`); the same

The order and the limits are Sudoku Explainer's: multiple chains start from cells of three candidates or more (and their
candidates' units), the others from those of two; a unit belongs to its first place; a candidate's two states are
compared in cells of three candidates or more, as in the other cells they are the cell's alternatives.
"""

from typing import Any, NamedTuple

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    BITS,
    CLASH,
    CLASH_AT,
    NONE,
    OFFS,
    ONS,
    ORIGIN,
    USED,
    add_member,
    ancestor_count,
    begin_chain,
    conclude,
    is_left,
    is_member,
    price_of_length,
    word_count,
    write_branch,
)
from sudoku_desktop.logic.kernels.chains import X_AND_Y, find_consequences, link_strongly
from sudoku_desktop.logic.kernels.closure import DYNAMIC, STATIC, WITH_PATTERNS, close
from sudoku_desktop.logic.kernels.hints import (
    CELL_KIND,
    CONCLUSION,
    CONTRADICTION,
    DOUBLE,
    KIND,
    NODES,
    START,
    UNIT_KIND,
    keep,
    key_of,
    limit_of,
)
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, report
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, SIZE

NISHIO_STAGE, MULTIPLE_STAGE, DYNAMIC_STAGE, DYNAMIC_PLUS_STAGE = 0, 1, 2, 3
OPCODES = np.array(
    [
        [opcodes.NISHIO, NONE, NONE, NONE],
        [NONE, NONE, opcodes.CELL_FORCING_CHAINS, opcodes.REGION_FORCING_CHAINS],
        *(
            [first, first + 1, first + 2, first + 3]
            for first in (
                opcodes.DYNAMIC_CONTRADICTION_CHAINS,
                opcodes.DYNAMIC_PLUS_CONTRADICTION_CHAINS,
                opcodes.NESTED_CONTRADICTION_CHAINS,
                opcodes.NESTED_MULTIPLE_CONTRADICTION_CHAINS,
                opcodes.NESTED_DYNAMIC_CONTRADICTION_CHAINS,
                opcodes.NESTED_TWICE_CONTRADICTION_CHAINS,
            )
        ),
    ]
)
"""Opcodes by stage and by the kind of deduction: contradiction, double, cell, region."""
INDEX_OF_KIND = np.array([NONE, 1, NONE, NONE, NONE, 2, 3, 0])
"""Column of OPCODES for each kind of `hints.py`."""
MOST_BRANCHES = SIZE
"""Maximum number of branches of a deduction."""


class Branches(NamedTuple):
    """The branches of a deduction, and arrays for counting their nodes, which are overwritten.

    sources, ends, places  int64[MOST_BRANCHES]: of each branch the assumption, the last node, and the index of that
                           node's parents in the pool
    sizes                  int64[1]: the number of branches
    stamps                 int32[2 × count + 1]: marks of visited nodes; the last element is the mark used last
    stack, states          int16[2 × count]
    met                    int64[MOST_BRANCHES × nested count, 2]: hashes of the nested chains met
    common                 int64[2, words]: the candidates that are off in all branches, and those that are on, as sets
    """

    sources: Any
    ends: Any
    places: Any
    sizes: Any
    stamps: Any
    stack: Any
    states: Any
    met: Any
    common: Any


@allocating_kernel
def new_branches(count, nested_count):
    """Return empty branches for a position of `count` candidates."""
    return Branches(
        np.empty(MOST_BRANCHES, np.int64),
        np.empty(MOST_BRANCHES, np.int64),
        np.empty(MOST_BRANCHES, np.int64),
        np.zeros(1, np.int64),
        np.zeros(2 * count + 1, np.int32),
        np.empty(2 * count, np.int16),
        np.empty(2 * count, np.int16),
        np.empty((MOST_BRANCHES * nested_count, 2), np.int64),
        np.empty((2, word_count(count)), np.int64),
    )


@kernel
def is_source(tables, marks, places, graph, stage, node):
    """Return whether a deduction of a stage may start from a node."""
    if not is_left(graph, marks, node >> 1):
        return False
    cell, digit = int(graph.owners[node >> 1, 0]), int(graph.owners[node >> 1, 1])
    least = 3 if stage == MULTIPLE_STAGE else 2
    if (node & 1 or stage != MULTIPLE_STAGE) and popcount(marks[cell]) >= least:
        return True
    if not node & 1 or stage == NISHIO_STAGE:
        return False
    for index in range(tables.units_of.shape[1]):
        unit = tables.units_of[cell, index]
        left = places[digit, unit]
        if popcount(left) >= 2 and popcount(marks[tables.cells_of[unit, lowest_bit(left)]]) >= least:
            return True
    return False


@kernel
def close_all(tables, marks, places, graph, closures, stage, search, record):
    """Compute the closures, without nested chains, that a stage needs; return False if the search was halted.

    For static closures, only their members are computed here; the parents of their nodes follow when needed.
    """
    noinline()
    if stage == MULTIPLE_STAGE:
        note_static_states(tables, marks, places, graph, closures, search)
        return not record[HALT]
    for source in range(closures.starts.shape[0]):
        if record[HALT]:
            return False
        closures.ends[source, :] = 0
        closures.ends[source, CLASH] = NONE
        if is_source(tables, marks, places, graph, stage, source):
            depth = WITH_PATTERNS if stage >= DYNAMIC_PLUS_STAGE else DYNAMIC
            close(tables, marks, places, graph, depth, stage == NISHIO_STAGE, source, source, closures)
    return True


@kernel
def note_static_states(tables, marks, places, graph, closures, search):
    """Write the members of the static closures of all on-nodes, and mark these closures' parents as not computed."""
    noinline()
    link_strongly(tables, marks, places, graph, search.strong)
    find_consequences(graph, X_AND_Y, search)
    for candidate in range(graph.owners.shape[0]):
        closures.ends[2 * candidate + 1, USED] = 0
        offs, ons = closures.states[2 * candidate + 1, 0], closures.states[2 * candidate + 1, 1]
        offs[:] = 0
        for word in range(ons.size):
            ons[word] = search.follows[candidate, word]
        add_member(ons, candidate)
        for word in range(ons.size):
            left = ons[word]
            while left:
                on = BITS * word + lowest_bit(left)
                left &= left - 1
                for other in range(offs.size):
                    offs[other] |= graph.excluded[on, other]


@kernel
def note_states(closures):
    """Write the members of all closures as sets of candidates."""
    closures.states[:] = 0
    for source in range(closures.starts.shape[0]):
        states = closures.states[source]
        for index in range(closures.ends[source, OFFS]):
            add_member(states[0], closures.offs[source, index] >> 1)
        for index in range(closures.ends[source, ONS]):
            add_member(states[1], closures.ons[source, index] >> 1)


@kernel
def collect(tables, marks, places, graph, closures, stage, branches, hints):
    """Collect all deductions of a stage from the closures."""
    noinline()
    if stage != MULTIPLE_STAGE:
        note_states(closures)
    least = 3 if stage == MULTIPLE_STAGE else 2
    for cell in range(CELL_COUNT):
        if popcount(marks[cell]) < least:
            continue
        for digit in range(SIZE):
            if not marks[cell] & (1 << digit):
                continue
            candidate = np.int64(graph.numbers[cell, digit])
            if stage != MULTIPLE_STAGE:
                offer_clash(marks, graph, closures, 2 * candidate + 1, branches, hints)
                offer_clash(marks, graph, closures, 2 * candidate, branches, hints)
            if stage == NISHIO_STAGE:
                continue
            if stage != MULTIPLE_STAGE and popcount(marks[cell]) >= 3:
                begin_from_states(candidate, branches)
                offer_meetings(tables, marks, places, graph, closures, stage, DOUBLE, candidate, branches, hints)
            for index in range(tables.units_of.shape[1]):
                unit = tables.units_of[cell, index]
                left = places[digit, unit]
                if popcount(left) >= 2 and lowest_bit(left) == tables.positions_of[cell, index]:
                    begin_from_unit(tables, places, graph, unit, digit, branches)
                    start = SIZE * unit + digit
                    offer_meetings(tables, marks, places, graph, closures, stage, UNIT_KIND, start, branches, hints)
        if stage != NISHIO_STAGE:
            begin_from_cell(marks, graph, cell, branches)
            offer_meetings(tables, marks, places, graph, closures, stage, CELL_KIND, cell, branches, hints)


@inlined
def begin_from_states(candidate, branches):
    """Start two branches: the candidate is on, and the candidate is off."""
    branches.sources[0], branches.sources[1], branches.sizes[0] = 2 * candidate + 1, 2 * candidate, 2


@kernel
def begin_from_unit(tables, places, graph, unit, digit, branches):
    """Start a branch from each place of a digit in a unit."""
    count, left = 0, places[digit, unit]
    while left:
        branches.sources[count] = 2 * int(graph.numbers[tables.cells_of[unit, lowest_bit(left)], digit]) + 1
        count += 1
        left &= left - 1
    branches.sizes[0] = count


@kernel
def begin_from_cell(marks, graph, cell, branches):
    """Start a branch from each candidate of a cell."""
    count, left = 0, marks[cell]
    while left:
        branches.sources[count] = 2 * int(graph.numbers[cell, lowest_bit(left)]) + 1
        count += 1
        left &= left - 1
    branches.sizes[0] = count


@kernel
def offer_clash(marks, graph, closures, source, branches, hints):
    """Store the contradiction that an assumption leads to, if there is one and it beats the stored deduction."""
    if closures.ends[source, CLASH] == NONE:
        return
    set_clash(closures, source, branches)
    key = key_of(marks, graph, source ^ 1)
    limit = limit_of(hints, key, CONTRADICTION)
    nodes = count_nodes(closures, branches, limit)
    if nodes < limit:
        keep(hints, key, price_of_length(nodes), nodes, CONTRADICTION, NONE, source ^ 1)


@kernel
def set_clash(closures, source, branches):
    """Write the two branches of a contradiction, the one to the on-node first."""
    second = closures.ends[source, CLASH]
    at_second = closures.ends[source, CLASH_AT]
    first = second ^ 1
    at_first = int(closures.starts[source, first])
    if not first & 1:
        first, second, at_first, at_second = second, first, at_second, at_first
    branches.sources[0], branches.ends[0], branches.places[0] = source, first, at_first
    branches.sources[1], branches.ends[1], branches.places[1] = source, second, at_second
    branches.sizes[0] = 2


@kernel
def offer_meetings(tables, marks, places, graph, closures, stage, kind, start, branches, hints):
    """Store each common consequence of all branches that beats the stored deduction with the same removals."""
    if not note_common(closures, branches):
        return
    if stage == MULTIPLE_STAGE:
        for source in branches.sources[: branches.sizes[0]]:
            if closures.ends[source, USED] == 0:
                close(tables, marks, places, graph, STATIC, False, source, source, closures)
    first = branches.sources[0]
    for index in range(closures.ends[first, ONS]):
        node = np.int64(closures.ons[first, index])
        # Placing the only candidate of a cell would remove nothing.
        if is_member(branches.common[1], node >> 1) and popcount(marks[graph.owners[node >> 1, 0]]) > 1:
            offer_meeting(marks, graph, closures, kind, start, node, branches, hints)
    for index in range(closures.ends[first, OFFS]):
        node = np.int64(closures.offs[first, index])
        if is_member(branches.common[0], node >> 1):
            offer_meeting(marks, graph, closures, kind, start, node, branches, hints)


@kernel
def note_common(closures, branches):
    """Write the common consequences of all branches; return whether there are any."""
    common, is_any = branches.common, False
    for state in range(2):
        for word in range(common.shape[1]):
            members = closures.states[branches.sources[0], state, word]
            for branch in range(1, branches.sizes[0]):
                members &= closures.states[branches.sources[branch], state, word]
            common[state, word] = members
            is_any |= members != 0
    return is_any


@kernel
def offer_meeting(marks, graph, closures, kind, start, node, branches, hints):
    """Store a node as a conclusion, if it follows from all branches and beats the stored deduction."""
    for branch in range(1, branches.sizes[0]):
        # A closure ends at its first clash, so that less may be in it than `states` says.
        if closures.starts[branches.sources[branch], node] == NONE:
            return
    key = key_of(marks, graph, node)
    limit = limit_of(hints, key, kind)
    set_ends(closures, node, branches)
    nodes = count_nodes(closures, branches, limit)
    if nodes < limit:
        keep(hints, key, price_of_length(nodes), nodes, kind, start, node)


@kernel
def set_ends(closures, node, branches):
    """Set a node as the last one of all branches."""
    for branch in range(branches.sizes[0]):
        branches.ends[branch] = node
        branches.places[branch] = closures.starts[branches.sources[branch], node]


@kernel
def count_nodes(closures, branches, limit):
    """Return the number of nodes of the branches and their nested chains, or `limit` if that is smaller."""
    nodes = 0
    for branch in range(branches.sizes[0]):
        source = branches.sources[branch]
        branches.stamps[-1] += 1
        nodes += ancestor_count(
            closures.starts[source],
            closures.pool[source],
            branches.places[branch],
            limit - nodes,
            branches.stamps,
            np.int64(branches.stamps[-1]),
            branches.stack,
        )
        if nodes >= limit:
            return limit
    if closures.sizes.shape[1] > 0:
        nodes += count_nested(closures, branches)
    return min(nodes, limit)


@kernel
def count_nested(closures, branches):
    """Return the number of nodes of the different nested chains that the branches contain."""
    noinline()
    nodes, met_count = 0, 0
    for branch in range(branches.sizes[0]):
        source = branches.sources[branch]
        starts, pool, causes = closures.starts[source], closures.pool[source], closures.causes[source]
        branches.stamps[-1] += 1
        stamp, depth = branches.stamps[-1], 0
        node, at = branches.ends[branch], branches.places[branch]
        branches.stamps[node] = stamp
        while True:
            if not node & 1 and causes[node] != NONE:
                nested = causes[node]
                is_new = True
                for index in range(met_count):
                    if (
                        branches.met[index, 0] == closures.hashes[source, nested, 0]
                        and branches.met[index, 1] == closures.hashes[source, nested, 1]
                    ):
                        is_new = False
                        break
                if is_new:
                    branches.met[met_count, 0] = closures.hashes[source, nested, 0]
                    branches.met[met_count, 1] = closures.hashes[source, nested, 1]
                    met_count += 1
                    nodes += closures.sizes[source, nested]
            for index in range(pool[at]):
                parent = pool[at + 1 + index]
                if branches.stamps[parent] != stamp:
                    branches.stamps[parent] = stamp
                    branches.stack[depth] = parent
                    depth += 1
            if depth == 0:
                break
            depth -= 1
            node = int(branches.stack[depth])
            at = int(starts[node])
    return nodes


@kernel
def set_branches(tables, marks, places, graph, closures, facts, branches):
    """Restore the branches of a stored deduction from its facts."""
    kind, start, conclusion = facts[KIND], facts[START], facts[CONCLUSION]
    if kind == CONTRADICTION:
        set_clash(closures, conclusion ^ 1, branches)
        return
    if kind == DOUBLE:
        begin_from_states(start, branches)
    elif kind == UNIT_KIND:
        begin_from_unit(tables, places, graph, start // SIZE, start % SIZE, branches)
    else:
        begin_from_cell(marks, graph, start, branches)
    set_ends(closures, conclusion, branches)


@kernel
def write_deduction(tables, marks, places, record, stage, graph, closures, branches, facts):
    """Write a stored deduction into the record."""
    noinline()
    owners = graph.owners
    kind = facts[KIND]
    report(record, OPCODES[stage, INDEX_OF_KIND[kind]])
    record[WEIGHT] += price_of_length(facts[NODES])
    begin_chain(record, facts[NODES])
    record[ORIGIN] = facts[START] // SIZE if kind == UNIT_KIND else facts[START] if kind == CELL_KIND else NONE
    conclude(record, marks, owners, facts[CONCLUSION])
    set_branches(tables, marks, places, graph, closures, facts, branches)
    for branch in range(branches.sizes[0]):
        source, node, at = branches.sources[branch], branches.ends[branch], branches.places[branch]
        write_branch(
            record,
            owners,
            closures.starts[source],
            closures.pool[source],
            closures.causes[source],
            node,
            at,
            branches.stack,
            branches.states,
        )
