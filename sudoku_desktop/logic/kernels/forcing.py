"""Forcing chains with branches: all alternatives lead to the same conclusion, or one leads to a contradiction.

The *stages*, in ascending difficulty; at each the deduction with the fewest nodes is taken, the first of equals:

    NISHIO        closures in one digit, dynamic; a candidate whose closure clashes
    MULTIPLE      static closures; what follows from all candidates of a cell, or from all places of a digit in a unit
    DYNAMIC       dynamic closures; the same, and clashes, and what follows from a candidate being on and being off
    DYNAMIC_PLUS  dynamic closures with patterns; the same

The order and the limits are Sudoku Explainer's: multiple chains start from cells of three candidates or more (and their
candidates' units), the others from those of two; a unit belongs to its first place; a candidate's two states are
compared in cells of three candidates or more, as in the other cells they are the cell's alternatives.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    CLASH,
    CLASH_AT,
    CLOSURE_SIZE,
    IN_CELL,
    NONE,
    OFFS,
    ONS,
    ORIGIN,
    USED,
    ancestor_count,
    begin_chain,
    new_graph,
    price_of_length,
    write_branch,
)
from sudoku_desktop.logic.kernels.closure import (
    DYNAMIC,
    STATIC,
    WITH_PATTERNS,
    close,
    pool_size,
)
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, SIZE, UNIT_COUNT

NISHIO_STAGE, MULTIPLE_STAGE, DYNAMIC_STAGE, DYNAMIC_PLUS_STAGE = 0, 1, 2, 3
CONTRADICTION, DOUBLE, CELL, REGION = 0, 1, 2, 3
OPCODES = np.array(
    [
        [opcodes.NISHIO, NONE, NONE, NONE],
        [NONE, NONE, opcodes.CELL_FORCING_CHAINS, opcodes.REGION_FORCING_CHAINS],
        [
            opcodes.DYNAMIC_CONTRADICTION_CHAINS,
            opcodes.DYNAMIC_DOUBLE_CHAINS,
            opcodes.DYNAMIC_CELL_CHAINS,
            opcodes.DYNAMIC_REGION_CHAINS,
        ],
        [
            opcodes.DYNAMIC_PLUS_CONTRADICTION_CHAINS,
            opcodes.DYNAMIC_PLUS_DOUBLE_CHAINS,
            opcodes.DYNAMIC_PLUS_CELL_CHAINS,
            opcodes.DYNAMIC_PLUS_REGION_CHAINS,
        ],
    ]
)
"""Opcodes by stage and kind of deduction."""

NODES, KIND, START, CONCLUSION, BRANCHES, FIRST_BRANCH = 0, 1, 2, 3, 4, 5
"""Layout of the best deduction so far: its number of nodes, its kind, the cell or unit it starts from (or -1), the node
it concludes, and its branches: for each the assumption, the last node, and the index of that node's parents.
"""
BRANCH_SIZE = 3
KIND_TRIED, START_TRIED, TRIED, FIRST_TRIED = 0, 1, 2, 3
"""Layout of a trial: its kind, the cell or unit it starts from (or -1), the number of tried nodes, and the nodes."""
UNLIMITED = 1 << 20


@allocating_kernel
def find_forcing_chains(tables, marks, places, record, stage):
    """Find the deduction of a stage with the lowest rating; return whether there is one."""
    stay_apart()
    graph = new_graph(tables, marks, places)
    count = graph[1].shape[0]
    closures = (
        np.empty((2 * count, 2 * count), np.int16),
        np.empty((2 * count, pool_size(count)), np.int16),
        np.empty((2 * count, count), np.int16),
        np.empty((2 * count, count), np.int16),
        np.zeros((2 * count, CLOSURE_SIZE), np.int64),
    )
    copies = np.empty(CELL_COUNT, np.int64), np.empty((SIZE, UNIT_COUNT), np.int64)
    # The last element of the stamps is the stamp used last.
    counting = np.zeros(2 * count + 1, np.int32), np.empty(2 * count, np.int16), np.empty(2 * count, np.int16)
    best = np.full(FIRST_BRANCH + SIZE * BRANCH_SIZE, UNLIMITED, np.int64)
    trial = np.empty(FIRST_TRIED + SIZE, np.int64)
    least = 3 if stage == MULTIPLE_STAGE else 2
    for cell in range(CELL_COUNT):
        if popcount(marks[cell]) < least:
            continue
        if not search_from(tables, marks, places, record, stage, graph, closures, copies, counting, trial, cell, best):
            return False
    if best[NODES] == UNLIMITED:
        return False
    write_deduction(marks, record, stage, graph, closures, counting, best)
    return True


@kernel
def search_from(tables, marks, places, record, stage, graph, closures, copies, counting, trial, cell, best):
    """Consider all deductions that start from a cell and its candidates; return False if the search was halted."""
    stay_apart()
    numbers = graph[0]
    for digit in range(SIZE):
        if not marks[cell] & (1 << digit):
            continue
        candidate = int(numbers[cell, digit])
        for is_on in (1, 0):
            if is_on or stage != MULTIPLE_STAGE:
                if record[HALT]:
                    return False
                ensure(tables, marks, places, stage, graph, closures, copies, 2 * candidate + is_on)
                if stage != MULTIPLE_STAGE:
                    consider_clash(closures, counting, 2 * candidate + is_on, best)
        if stage == NISHIO_STAGE:
            continue
        if stage != MULTIPLE_STAGE and popcount(marks[cell]) >= 3:
            trial[KIND_TRIED], trial[START_TRIED], trial[TRIED] = DOUBLE, NONE, 2
            trial[FIRST_TRIED], trial[FIRST_TRIED + 1] = 2 * candidate + 1, 2 * candidate
            meet(graph, closures, counting, trial, best)
        for index in range(tables.units_of.shape[1]):
            unit = tables.units_of[cell, index]
            left = places[digit, unit]
            if popcount(left) < 2 or lowest_bit(left) != tables.positions_of[cell, index]:
                continue
            trial[KIND_TRIED], trial[START_TRIED], trial[TRIED] = REGION, unit, 0
            while left:
                if record[HALT]:
                    return False
                source = 2 * int(numbers[tables.cells_of[unit, lowest_bit(left)], digit]) + 1
                ensure(tables, marks, places, stage, graph, closures, copies, source)
                trial[FIRST_TRIED + trial[TRIED]] = source
                trial[TRIED] += 1
                left &= left - 1
            meet(graph, closures, counting, trial, best)
    if stage != NISHIO_STAGE:
        trial[KIND_TRIED], trial[START_TRIED], trial[TRIED] = CELL, cell, 0
        for digit in range(SIZE):
            if marks[cell] & (1 << digit):
                trial[FIRST_TRIED + trial[TRIED]] = 2 * int(numbers[cell, digit]) + 1
                trial[TRIED] += 1
        meet(graph, closures, counting, trial, best)
    return True


@kernel
def ensure(tables, marks, places, stage, graph, closures, copies, source):
    """Compute the closure of a node, unless it is already known."""
    if closures[4][source, USED]:
        return
    depth = WITH_PATTERNS if stage == DYNAMIC_PLUS_STAGE else STATIC if stage == MULTIPLE_STAGE else DYNAMIC
    close(
        tables,
        marks,
        places,
        graph[0],
        graph[1],
        graph[2],
        depth,
        stage == NISHIO_STAGE,
        source,
        copies,
        closures[0][source],
        closures[1][source],
        closures[2][source],
        closures[3][source],
        closures[4][source],
    )


@inlined
def nodes_behind(closures, counting, source, at, limit):
    """Return the number of nodes between `source` and the node with parents at `at`, or `limit` if not fewer."""
    stamps = counting[0]
    stamps[-1] += 1
    starts, pool = closures[0][source], closures[1][source]
    return ancestor_count(starts, pool, np.int64(at), limit, stamps, stamps[-1], counting[1])


@kernel
def consider_clash(closures, counting, source, best):
    """Store a self-contradicting assumption as the best deduction, if it takes fewer nodes."""
    ends = closures[4][source]
    if ends[CLASH] == NONE:
        return
    second = ends[CLASH]
    first = second ^ 1
    at = closures[0][source, first]
    nodes = nodes_behind(closures, counting, source, at, best[NODES])
    nodes += nodes_behind(closures, counting, source, ends[CLASH_AT], best[NODES])
    if nodes < best[NODES]:
        best[NODES], best[KIND], best[START], best[CONCLUSION] = nodes, CONTRADICTION, NONE, source ^ 1
        best[BRANCHES] = 0
        note_branch(best, source, first, at)
        note_branch(best, source, second, ends[CLASH_AT])


@inlined
def note_branch(best, source, node, at):
    """Add a branch to the best deduction."""
    index = FIRST_BRANCH + BRANCH_SIZE * best[BRANCHES]
    best[index], best[index + 1], best[index + 2] = source, node, at
    best[BRANCHES] += 1


@kernel
def meet(graph, closures, counting, trial, best):
    """Store the best common consequence of all tried nodes as the best deduction, if it takes fewer nodes."""
    first = trial[FIRST_TRIED]
    for index in range(closures[4][first, ONS]):
        node = closures[2][first, index]
        # Placing the only candidate of a cell would remove nothing.
        if graph[2][node >> 1, IN_CELL] > 0:
            consider_meeting(closures, counting, trial, node, best)
    for index in range(closures[4][first, OFFS]):
        consider_meeting(closures, counting, trial, closures[3][first, index], best)


@kernel
def consider_meeting(closures, counting, trial, node, best):
    """Store a node as the best deduction, if it follows from each tried node with fewer nodes in all."""
    starts = closures[0]
    tried = trial[FIRST_TRIED : FIRST_TRIED + trial[TRIED]]
    for source in tried:
        if starts[source, node] == NONE:
            return
    nodes = 0
    for source in tried:
        nodes += nodes_behind(closures, counting, source, starts[source, node], best[NODES] - nodes)
        if nodes >= best[NODES]:
            return
    best[NODES], best[KIND], best[START], best[CONCLUSION] = nodes, trial[KIND_TRIED], trial[START_TRIED], node
    best[BRANCHES] = 0
    for source in tried:
        note_branch(best, source, node, starts[source, node])


@kernel
def write_deduction(marks, record, stage, graph, closures, counting, best):
    """Write the best deduction into the record."""
    stay_apart()
    owners = graph[1]
    report(record, OPCODES[stage, best[KIND]])
    record[WEIGHT] += price_of_length(best[NODES])
    begin_chain(record, best[NODES])
    record[ORIGIN] = best[START]
    conclusion = best[CONCLUSION]
    cell, digit = int(owners[conclusion >> 1, 0]), int(owners[conclusion >> 1, 1])
    if conclusion & 1:
        report_placement(record, cell, digit)
    else:
        remove(record, marks, cell, 1 << digit)
    for branch in range(best[BRANCHES]):
        index = FIRST_BRANCH + BRANCH_SIZE * branch
        source, node, at = best[index], best[index + 1], best[index + 2]
        write_branch(record, owners, closures[0][source], closures[1][source], node, at, counting[1], counting[2])
