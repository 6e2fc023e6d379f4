"""Forcing chains and contradictions for shapes other than the standard 9×9, in the vocabulary of `chain_graph`.

The ladder of these shapes has the techniques that make sense on any units: singles, locked candidates between any two
crossing units, sets in any unit, fish on rows and columns, XY- and XYZ-wings, and the two of this module. Of Sudoku
Explainer's techniques it omits those that depend on the arrangement of rows, columns and boxes (unique rectangles and
loops), BUG, cycles (whose removals forcing chains find one by one), and branching chains other than contradictions; at
25×25 also the contradictions, which would take minutes. The weights are those of the same techniques on 9×9, as no
others are published.

A *forcing chain* is a sequence of static links from an assumption to its opposite; chains of a single digit are
searched first. A *contradiction* is a candidate from which singles, repeated until nothing follows, derive that some
candidate is both on and off. Of either kind the deduction with the lowest rating is taken, the first of equals.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, noinline
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    CLASH,
    CLASH_AT,
    NONE,
    ancestor_count,
    begin_chain,
    conclude,
    new_graph,
    price_of_length,
    write_branch,
    write_path,
)
from sudoku_desktop.logic.kernels.chains import (
    MIXED_PRICE,
    SCALE,
    X_AND_Y,
    X_ONLY,
    contradiction_price,
    exact_rating,
    find_contradiction,
    link_strongly,
    name_of_mixed_chain,
    new_chain_search,
)
from sudoku_desktop.logic.kernels.closure import DYNAMIC, MOST_PARENTS, close, new_closures
from sudoku_desktop.logic.kernels.hints import UNLIMITED
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, report

RATING_LIMIT = int((MIXED_PRICE + 20) / 10 * SCALE)
"""Exclusive upper bound of a forcing chain's `exact_rating`; longer chains do not fit into a record."""


@allocating_kernel
def find_forcing_chain(tables, marks, places, record):
    """Find the forcing chain with the lowest rating; return whether there is one."""
    noinline()
    graph = new_graph(tables, marks, places.shape[0])
    owners = graph.owners
    count = owners.shape[0]
    search = new_chain_search(tables, count, places.shape[0])
    link_strongly(tables, marks, places, graph, search.strong)
    # On large grids it would take longer to find the useful candidates than to search without.
    search.useful[:] = -1
    path = np.empty(2 * count + 2, np.int16)
    rating, fewest, best_links = RATING_LIMIT, UNLIMITED, X_ONLY
    for links in (X_ONLY, X_AND_Y):
        for candidate in range(count):
            if record[HALT]:
                return False
            for is_on in (1, 0):
                nodes = find_contradiction(graph, links, 2 * candidate + is_on, search, rating, fewest)
                if nodes != NONE:
                    rating, fewest, best_links = exact_rating(contradiction_price(links), nodes), nodes, links
                    for index in range(nodes):
                        path[index] = search.path[index]
    if fewest == UNLIMITED:
        return False
    report(record, opcodes.X_CHAIN if best_links == X_ONLY else name_of_mixed_chain(owners, fewest, path))
    record[WEIGHT] += price_of_length(fewest)
    conclude(record, marks, owners, np.int64(path[fewest - 1]))
    begin_chain(record, fewest)
    write_path(record, owners, path, fewest)
    return True


@allocating_kernel
def find_contradiction_by_singles(tables, marks, places, record):
    """Find the contradictory candidate whose proof has the fewest nodes; return whether there is one."""
    noinline()
    graph = new_graph(tables, marks, places.shape[0])
    owners = graph.owners
    count = owners.shape[0]
    room = 2 * count + 2 * marks.size * (places.shape[0] + 2)
    if room > MOST_PARENTS:  # only on 25×25, where the search would take minutes
        return False
    closures = new_closures(1, count, room, 1, 0, marks, places)
    starts, pool, ends = closures.starts[0], closures.pool[0], closures.ends[0]
    order, states, stamps = np.empty(2 * count, np.int16), np.empty(2 * count, np.int16), np.zeros(2 * count, np.int32)
    best, fewest, stamp = NONE, UNLIMITED, 0
    for candidate in range(count):
        if record[HALT]:
            return False
        source = 2 * candidate + 1
        if not close(tables, marks, places, graph, DYNAMIC, False, source, 0, closures):
            continue
        nodes = ancestor_count(starts, pool, np.int64(starts[ends[CLASH] ^ 1]), fewest, stamps, stamp + 1, order)
        nodes += ancestor_count(starts, pool, ends[CLASH_AT], fewest, stamps, stamp + 2, order)
        stamp += 2
        if nodes < fewest:
            best, fewest = source, nodes
    if best == NONE:
        return False
    close(tables, marks, places, graph, DYNAMIC, False, best, 0, closures)
    report(record, opcodes.DYNAMIC_CONTRADICTION_CHAINS)
    record[WEIGHT] += price_of_length(fewest)
    conclude(record, marks, owners, np.int64(best ^ 1))
    begin_chain(record, fewest)
    first = ends[CLASH] ^ 1
    causes = closures.causes[0]
    write_branch(record, owners, starts, pool, causes, first, np.int64(starts[first]), order, states)
    write_branch(record, owners, starts, pool, causes, ends[CLASH], ends[CLASH_AT], order, states)
    return True
