"""Chains nested in chains: Sudoku Explainer's dynamic forcing chains of level 2 to 5.

A closure of level 1 is one with patterns (`closure.py`). When nothing more follows from it, *rules* look for chains in
its copy of the position, as if that were a puzzle of its own; the first rule that turns a candidate off does so with
all its deductions, the best first, of those with equal removals only the best:

    level 2  cycles and forcing chains
    level 3  the same, then cell and region forcing chains
    level 4  dynamic chains (`DYNAMIC_STAGE`)
    level 5  the same, then dynamic chains of level 2

Patterns are tried before these rules each time. A closure of level 2 is the beginning of one of level 3, one of level 1
that of all others: so closures are continued, not computed anew.

The *parents* of an off-node that a nested chain turns off are the candidates whose absence the nested chain relies on:
for each on-node that is the last in its cell or unit of the copy, the candidates that are off there in the copy, but
not in the position that the closure began from. A nested chain without parents does not depend on the assumption and is
ignored.

Vocabulary: the *outer* closure is the one that is continued, the *inner* ones are those of its copy. A *hint* is one of
the deductions that a rule has collected, as in Sudoku Explainer.
"""

from typing import Any, NamedTuple

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels.chain_graph import (
    CLASH,
    NESTED,
    NONE,
    OFFS,
    RADIX,
    USED,
    new_graph,
    new_restricted,
    restrict,
)
from sudoku_desktop.logic.kernels.chains import (
    FACTOR,
    FIRST_PRIME,
    SECOND_PRIME,
    collect_chains,
    find_cells_seen,
    has_cell,
    link_strongly,
    new_chain_search,
    write_chain,
)
from sudoku_desktop.logic.kernels.closure import (
    LAST_IN_CELL,
    LAST_IN_UNIT,
    MOST_PARENTS,
    WITH_PATTERNS,
    close,
    new_closures,
    pool_size,
    propagate,
)
from sudoku_desktop.logic.kernels.forcing import (
    DYNAMIC_PLUS_STAGE,
    DYNAMIC_STAGE,
    MULTIPLE_STAGE,
    close_all,
    collect,
    is_source,
    new_branches,
    set_branches,
    write_deduction,
)
from sudoku_desktop.logic.kernels.hints import (
    CELL_KIND,
    COUNT,
    KEY,
    KIND,
    NODES,
    START,
    UNIT_KIND,
    X_KIND,
    XY_KIND,
    clear_hints,
    new_hints,
    sort,
)
from sudoku_desktop.logic.kernels.opcodes import NESTED_CONTRADICTION_CHAINS
from sudoku_desktop.logic.kernels.record import HALT, begin, clear
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, SIZE, UNIT_COUNT

FIRST_LEVEL, LAST_LEVEL = 2, 5
"""First and last level with nested chains."""
STAGE_OF_LEVEL_0 = DYNAMIC_STAGE
"""Stage of dynamic chains on level 0; add the level to get its stage."""


class Workspace(NamedTuple):
    """Arrays for the search for nested chains and for their parents, all overwritten.

    graph    of the copy
    search   for cycles and forcing chains (`chains.py`)
    inner    closures of the copy
    hints    what a rule finds (`hints.py`)
    branches of the forcing chains among them (`forcing.py`)
    removals int16[count]: the off-nodes of what one of them removes
    stamps   int32[2 × count + 1]: marks of outer nodes that are parents; the last element is the mark used last
    seen     int32[2 × count + 1], queue int16[2 × count]: of inner nodes
    wanted   int64[1]: the index of the nested chain that `unfold` looks for, or -1
    found    a record of that chain, and found_marks, found_places the copy in which it was found
    """

    graph: Any
    search: Any
    inner: Any
    hints: Any
    branches: Any
    removals: Any
    stamps: Any
    seen: Any
    queue: Any
    wanted: Any
    found: Any
    found_marks: Any
    found_places: Any


@allocating_kernel
def new_workspace(tables, graph, found, found_marks, found_places):
    """Return the workspace for the position of a graph; `found…` is written by `unfold` only."""
    count = graph.owners.shape[0]
    return Workspace(
        new_restricted(graph),
        new_chain_search(tables, count, SIZE),
        new_closures(2 * count, count, pool_size(count), 1, 0, found_marks, found_places),
        new_hints(count, 2 * count + 2, False),
        new_branches(count, count),
        np.empty(count, np.int16),
        np.zeros(2 * count + 1, np.int32),
        np.zeros(2 * count + 1, np.int32),
        np.empty(2 * count, np.int16),
        np.full(1, NONE),
        found,
        found_marks,
        found_places,
    )


# Consequences of nested chains.


@kernel
def imply(tables, marks, places, graph, outer, row, inner, stage, work):
    """Turn off, in the outer closure of a row, what the collected hints remove; return whether anything was turned off.

    `marks`, `places`: the position that the outer closure began from. `inner`, `stage`: closures and stage of the
    forcing chains among the hints.
    """
    noinline()
    ends = outer.ends[row]
    before = ends[OFFS]
    hints = work.hints
    sort(hints)
    for index in range(hints.sizes[COUNT]):
        hint = int(hints.order[index])
        facts = hints.facts[hint]
        removal_count = list_removals(graph, outer, row, hint, work)
        if removal_count == 0:
            continue
        at, nested = ends[USED], ends[NESTED]
        if at + outer.starts.shape[1] + 1 > outer.pool.shape[1]:
            break
        outer.pool[row, at] = 0
        work.stamps[-1] += 1
        outer.sizes[row, nested] = facts[NODES]
        outer.hashes[row, nested, 0], outer.hashes[row, nested, 1] = 0, 0
        if facts[KIND] >= X_KIND and facts[KIND] <= XY_KIND:
            add_parents_of_path(tables, marks, places, graph, outer, row, hint, work)
        else:
            copy_marks, copy_places = outer.marks[row], outer.places[row]
            set_branches(tables, copy_marks, copy_places, graph, inner, facts, work.branches)
            for branch in range(work.branches.sizes[0]):
                add_parents_of_branch(tables, marks, places, graph, outer, row, inner, facts, branch, work)
        if outer.pool[row, at] > 0:
            ends[USED] = at + 1 + outer.pool[row, at]
            ends[NESTED] += 1
            for off in work.removals[:removal_count]:
                outer.starts[row, off] = at
                outer.causes[row, off] = nested
                outer.offs[row, ends[OFFS]] = off
                ends[OFFS] += 1
            if nested == work.wanted[0]:
                write_nested(tables, outer.marks[row], outer.places[row], graph, inner, stage, hint, work)
    return ends[OFFS] > before


@kernel
def list_removals(graph, outer, row, hint, work):
    """Write the off-nodes that a hint newly removes to `work.removals`; return their number.

    The removals of a cycle are sorted by cell modulo 16, as in Sudoku Explainer.
    """
    facts = work.hints.facts[hint]
    key = facts[KEY]
    count = 0
    if key >= 2 * graph.owners.shape[0]:
        find_cells_seen(graph.owners, work.hints.paths[hint], facts[NODES], work.search.words)
        for remainder in range(16):
            for cell in range(remainder, CELL_COUNT, 16):
                for digit in range(SIZE):
                    if has_cell(work.search.words[digit], cell) and outer.marks[row, cell] >> digit & 1:
                        count = list_removal(graph, outer, row, cell, digit, work.removals, count)
        return count
    cell, digit = np.int64(graph.owners[key >> 1, 0]), np.int64(graph.owners[key >> 1, 1])
    left = outer.marks[row, cell] & ~(1 << digit) if key & 1 else 1 << digit
    while left:
        count = list_removal(graph, outer, row, cell, lowest_bit(left), work.removals, count)
        left &= left - 1
    return count


@inlined
def list_removal(graph, outer, row, cell, digit, removals, count):
    """Append the off-node of a candidate to `removals`, unless it is already off; return the new number of removals."""
    off = 2 * graph.numbers[cell, digit]
    if outer.starts[row, off] != NONE:
        return count
    removals[count] = off
    return count + 1


@inlined
def add_to_hash(outer, row, node):
    """Add an inner node, or -1 for the end of a branch, to the hashes of the current nested chain."""
    nested = outer.ends[row, NESTED]
    value = 1
    if node != NONE:
        value = node + 2
    hashes = outer.hashes[row, nested]
    hashes[0] = (hashes[0] * FACTOR + value) % FIRST_PRIME
    hashes[1] = (hashes[1] * FACTOR + value) % SECOND_PRIME


@kernel
def add_parent_node(outer, row, node, work):
    """Add an outer node to the parents of the current nested chain, without repetition."""
    if work.stamps[node] != work.stamps[-1]:
        work.stamps[node] = work.stamps[-1]
        at = outer.ends[row, USED]
        outer.pool[row, at] += 1
        outer.pool[row, at + outer.pool[row, at]] = node


@kernel
def add_gone_from_cell(marks, graph, outer, row, cell, work):
    """Add the candidates of a cell that are off in the copy to the parents of the current nested chain."""
    gone = marks[cell] & ~outer.marks[row, cell]
    while gone:
        add_parent_node(outer, row, 2 * int(graph.numbers[cell, lowest_bit(gone)]), work)
        gone &= gone - 1


@kernel
def add_gone_from_unit(tables, places, graph, outer, row, unit, digit, work):
    """Add the places of a digit in a unit that are off in the copy to the parents of the current nested chain."""
    gone = places[digit, unit] & ~outer.places[row, digit, unit]
    while gone:
        cell = tables.cells_of[unit, lowest_bit(gone)]
        add_parent_node(outer, row, 2 * int(graph.numbers[cell, digit]), work)
        gone &= gone - 1


@kernel
def add_parents_of_path(tables, marks, places, graph, outer, row, hint, work):
    """Add the parents and the hashes of a cycle or forcing chain to those of the current nested chain."""
    noinline()
    facts, path = work.hints.facts[hint], work.hints.paths[hint]
    nodes, is_cycle = facts[NODES], facts[START]
    for index in range(nodes if is_cycle else nodes - 1, 0 if is_cycle else -1, -1):
        add_to_hash(outer, row, int(path[index]))
        if path[index] & 1 and index > 0:
            add_parents_of_link(tables, marks, places, graph, outer, row, path, index, 2, work)
    add_to_hash(outer, row, NONE)
    if not is_cycle:
        return
    # The cycle in the other direction: its on-nodes are the off-nodes, which follow by weak links.
    for index in range(nodes):
        add_to_hash(outer, row, int(path[index]) ^ 1)
        if not path[index] & 1:
            add_parents_of_link(tables, marks, places, graph, outer, row, path, index, SIZE, work)
    add_to_hash(outer, row, NONE)


@kernel
def add_parents_of_link(tables, marks, places, graph, outer, row, path, index, most, work):
    """Add the parents of one link of a path.

    The link ends at an index of the path and lies inside a cell, or in a unit with at most `most` places of the digit.
    """
    owners = graph.owners
    cell, digit = int(owners[path[index] >> 1, 0]), int(owners[path[index] >> 1, 1])
    other = int(owners[path[index - 1] >> 1, 0])
    if other == cell:
        add_gone_from_cell(marks, graph, outer, row, cell, work)
        return
    for place in range(tables.units_of.shape[1]):
        unit = tables.units_of[cell, place]
        if unit == tables.units_of[other, place] and popcount(outer.places[row, digit, unit]) <= most:
            add_gone_from_unit(tables, places, graph, outer, row, unit, digit, work)
            return


@kernel
def add_parents_of_branch(tables, marks, places, graph, outer, row, inner, facts, branch, work):
    """Add the parents and hashes of one branch of a forcing chain, from its end back to its assumption."""
    noinline()
    branches = work.branches
    source, node, at = branches.sources[branch], int(branches.ends[branch]), branches.places[branch]
    starts, pool, causes = inner.starts[source], inner.pool[source], inner.causes[source]
    queue, seen, owners = work.queue, work.seen, graph.owners
    seen[-1] += 1
    seen[node] = seen[-1]
    begin, end = 0, 0
    while True:
        add_to_hash(outer, row, node)
        if node & 1:
            cell, digit = int(owners[node >> 1, 0]), int(owners[node >> 1, 1])
            cause = int(causes[node])
            if cause == LAST_IN_CELL or (cause == NONE and facts[KIND] == CELL_KIND):
                add_gone_from_cell(marks, graph, outer, row, cell, work)
            elif cause != NONE:
                unit = tables.units_of[cell, cause - LAST_IN_UNIT]
                add_gone_from_unit(tables, places, graph, outer, row, unit, digit, work)
            elif facts[KIND] == UNIT_KIND:
                add_gone_from_unit(tables, places, graph, outer, row, facts[START] // SIZE, digit, work)
        for index in range(pool[at]):
            parent = pool[at + 1 + index]
            if seen[parent] != seen[-1]:
                seen[parent] = seen[-1]
                queue[end] = parent
                end += 1
        if begin == end:
            break
        node = int(queue[begin])
        at = int(starts[node])
        begin += 1
    add_to_hash(outer, row, NONE)


@kernel
def write_nested(tables, marks, places, graph, closures, stage, hint, work):
    """Write a nested chain into `work.found`, and the copy in which it was found beside it."""
    noinline()
    facts = work.hints.facts[hint]
    for cell in range(CELL_COUNT):
        work.found_marks[cell] = marks[cell]
    for digit in range(SIZE):
        for unit in range(UNIT_COUNT):
            work.found_places[digit, unit] = places[digit, unit]
    if facts[KIND] < X_KIND or facts[KIND] > XY_KIND:
        write_deduction(tables, marks, places, work.found, stage, graph, closures, work.branches, facts)
        return
    write_chain(marks, places, work.found, graph.owners, work.search.words, facts, work.hints.paths[hint])


# Rules and levels.


@kernel
def imply_by_chains(tables, marks, places, graph, closures, row, work, record):
    """Apply the rule of cycles and forcing chains to a closure; return whether it turned anything off."""
    noinline()
    copy_marks, copy_places = closures.marks[row], closures.places[row]
    link_strongly(tables, copy_marks, copy_places, graph, work.search.strong)
    clear_hints(work.hints)
    if not collect_chains(copy_marks, work.graph, work.search, work.hints, record):
        return False
    # There are no forcing chains with branches among the hints, so that no inner closures are read.
    return imply(tables, marks, places, graph, closures, row, work.inner, MULTIPLE_STAGE, work)


@kernel
def imply_by_forcing_chains(tables, marks, places, graph, closures, row, stage, work, record):
    """Apply the rule of the forcing chains of a stage to a closure; return whether it turned anything off."""
    noinline()
    copy_marks, copy_places = closures.marks[row], closures.places[row]
    if not close_all(tables, copy_marks, copy_places, work.graph, work.inner, stage, work.search, record):
        return False
    clear_hints(work.hints)
    collect(tables, copy_marks, copy_places, work.graph, work.inner, stage, work.branches, work.hints)
    return imply(tables, marks, places, graph, closures, row, work.inner, stage, work)


@kernel
def deepen_by_chains(tables, marks, places, graph, closures, row, level, work, record):
    """Continue a closure to level 2 or 3."""
    noinline()
    while closures.ends[row, CLASH] == NONE and not record[HALT]:
        if propagate(tables, marks, places, graph, WITH_PATTERNS, False, row, closures):
            return
        restrict(graph, closures.marks[row], work.graph, work.search.useful)
        if not imply_by_chains(tables, marks, places, graph, closures, row, work, record) and (
            level == FIRST_LEVEL
            or not imply_by_forcing_chains(tables, marks, places, graph, closures, row, MULTIPLE_STAGE, work, record)
        ):
            return


@allocating_kernel
def imply_by_nested_chains(tables, marks, places, graph, closures, row, work, record):
    """Apply the rule of dynamic chains of level 2 to a closure; return whether it turned anything off."""
    noinline()
    copy_marks, copy_places = closures.marks[row], closures.places[row]
    count = graph.owners.shape[0]
    inner = new_closures(2 * count, count, MOST_PARENTS, 2 * count, count, copy_marks, copy_places)
    if not close_all(tables, copy_marks, copy_places, graph, inner, DYNAMIC_PLUS_STAGE, work.search, record):
        return False
    innermost = new_workspace(tables, graph, work.found, work.found_marks, work.found_places)
    for source in range(2 * count):
        if record[HALT]:
            return False
        if is_source(tables, copy_marks, copy_places, graph, DYNAMIC_PLUS_STAGE, source):
            deepen_by_chains(tables, copy_marks, copy_places, graph, inner, source, FIRST_LEVEL, innermost, record)
    clear_hints(work.hints)
    stage = STAGE_OF_LEVEL_0 + FIRST_LEVEL
    collect(tables, copy_marks, copy_places, graph, inner, stage, work.branches, work.hints)
    return imply(tables, marks, places, graph, closures, row, inner, stage, work)


@kernel
def deepen_by_dynamic_chains(tables, marks, places, graph, closures, row, level, work, record):
    """Continue a closure to level 4 or 5."""
    noinline()
    while closures.ends[row, CLASH] == NONE and not record[HALT]:
        if propagate(tables, marks, places, graph, WITH_PATTERNS, False, row, closures):
            return
        restrict(graph, closures.marks[row], work.graph, work.search.useful)
        if not imply_by_forcing_chains(tables, marks, places, graph, closures, row, DYNAMIC_STAGE, work, record) and (
            level < LAST_LEVEL or not imply_by_nested_chains(tables, marks, places, graph, closures, row, work, record)
        ):
            return


@allocating_kernel
def find_forcing_chains(tables, marks, places, record, stage, last_level):
    """Find the deduction of a stage with the lowest rating; return whether there is one.

    The search for DYNAMIC_PLUS_STAGE goes on with the stages after it, up to that of `last_level`, as it continues the
    closures.
    """
    noinline()
    graph = new_graph(tables, marks, SIZE)
    count = graph.owners.shape[0]
    is_last = stage >= DYNAMIC_PLUS_STAGE
    closures = new_closures(
        2 * count,
        count,
        MOST_PARENTS if is_last else pool_size(count),
        2 * count if is_last else 1,
        count if is_last else 0,
        marks,
        places,
    )
    branches, hints = new_branches(count, count if is_last else 0), new_hints(count, 1, True)
    work = new_workspace(tables, graph, record, marks, places)
    if not close_all(tables, marks, places, graph, closures, stage, work.search, record):
        return False
    collect(tables, marks, places, graph, closures, stage, branches, hints)
    if is_last and hints.sizes[COUNT] == 0:
        for level in range(FIRST_LEVEL, last_level + 1):
            begin(record, NESTED_CONTRADICTION_CHAINS + 4 * (level - FIRST_LEVEL))
            if not deepen_all(tables, marks, places, graph, closures, level, work, record):
                return False
            stage = STAGE_OF_LEVEL_0 + level
            collect(tables, marks, places, graph, closures, stage, branches, hints)
            if hints.sizes[COUNT] > 0:
                break
    if hints.sizes[COUNT] == 0:
        return False
    write_deduction(tables, marks, places, record, stage, graph, closures, branches, hints.facts[0])
    return True


@kernel
def deepen_all(tables, marks, places, graph, closures, level, work, record):
    """Continue all closures from the previous level, or from the beginning for level 4; return False if halted."""
    noinline()
    if level == 4 and not close_all(tables, marks, places, graph, closures, DYNAMIC_PLUS_STAGE, work.search, record):
        return False
    for source in range(closures.starts.shape[0]):
        if is_source(tables, marks, places, graph, DYNAMIC_PLUS_STAGE, source):
            if level < 4:
                deepen_by_chains(tables, marks, places, graph, closures, source, level, work, record)
            else:
                deepen_by_dynamic_chains(tables, marks, places, graph, closures, source, level, work, record)
        if record[HALT]:
            return False
    return True


@allocating_kernel
def unfold(tables, marks, places, record, level, source, nested):
    """Write the nested chain with index `nested`, in a node's closure on a level, into a record.

    `source`: the node as records have it. `marks`, `places` become the copy of the position in which
    the chain was found.
    """
    noinline()
    clear(record)
    graph = new_graph(tables, marks, SIZE)
    count = graph.owners.shape[0]
    closures = new_closures(1, count, MOST_PARENTS, 1, count, marks, places)
    work = new_workspace(tables, graph, record, marks.copy(), places.copy())
    work.wanted[0] = nested
    candidate = int(graph.numbers[source // (2 * RADIX), source // 2 % RADIX])
    close(tables, marks, places, graph, WITH_PATTERNS, False, 2 * candidate + source % 2, 0, closures)
    for each in range(FIRST_LEVEL if level < 4 else 4, level + 1):
        if each < 4:
            deepen_by_chains(tables, marks, places, graph, closures, 0, each, work, record)
        else:
            deepen_by_dynamic_chains(tables, marks, places, graph, closures, 0, each, work, record)
    marks[:] = work.found_marks
    places[:] = work.found_places
