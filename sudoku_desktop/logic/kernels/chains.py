"""Cycles and forcing chains: rows of implications in which every node has one parent.

A *cycle* of alternating weak and strong links comes back to its first node, so either all its nodes hold or none
does: of each weak link one end is on, and what sees both ends goes. A *forcing chain* leads from an assumption to its
opposite: the assumption is false. Three searches, each breadth first from every candidate: X links only; for cycles
from cells of two candidates, strong links inside cells only (a Y cycle); all links. Of all that is found, what has the
lowest rating is taken, of equals what has fewer nodes, then the first.

A candidate is reached on once. In cycles it may be reached off again and again, through other candidates that are
on, so that several cycles may start at one candidate: Sudoku Explainer does so, and its ratings follow from it.
The number of nodes never falls during a search, which therefore ends when the rating can no longer be the lowest.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, popcount, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    ENDS,
    IN_ALL,
    IN_CELL,
    NONE,
    begin_chain,
    new_graph,
    price_of_length,
    tell_path,
)
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, PEER_COUNT, PEERS, SIZE, UNITS_OF

X_ONLY, Y_ONLY, X_AND_Y = 0, 1, 2
"""Which links a search follows."""
CYCLE_PRICE, X_CHAIN_PRICE, MIXED_PRICE = (
    int(opcodes.WEIGHTS[opcodes.X_CYCLE]),
    int(opcodes.WEIGHTS[opcodes.X_CHAIN]),
    int(opcodes.WEIGHTS[opcodes.XY_CHAIN]),
)
"""Ratings before the price of length; Y-cycles cost as X-cycles, and of all links cycles and chains alike."""
SHORTEST_CYCLE = 4
TURBOT_NODES = 6
"""A chain of two strong links: assumption, off, on, off, on, conclusion."""
RATING, NODES, LINKS, IS_CYCLE = 0, 1, 2, 3
"""Of the best chain so far: its rating, its nodes that count, which links it may use, whether it is a cycle."""
UNLIMITED = 1 << 20


@allocating_kernel
def find_chain(tables, marks, places, record):
    """The cycle or forcing chain with the lowest rating."""
    stay_apart()
    _, owners, weak, strong = new_graph(tables, marks, places)
    count = owners.shape[0]
    best = np.full(4, UNLIMITED, np.int64)
    best_path = np.empty(2 * count + 2, np.int16)
    path = np.empty(2 * count + 2, np.int16)
    queue = np.empty(count + 1, np.int16)
    # For each candidate: through which one (off), and from which one (on), it was reached on; for chains from off too.
    through = np.empty(count, np.int16)
    before = np.empty(count, np.int16)
    reached_off = np.empty(count, np.int16)
    sides = np.empty((SIZE, CELL_COUNT), np.int8)
    for links in (X_ONLY, Y_ONLY, X_AND_Y):
        for source in range(count):
            if record[HALT]:
                return False
            size = popcount(marks[owners[source, 0]])
            if size < 2 or (size > 2 and links == Y_ONLY):
                continue
            find_cycle(owners, weak, strong, links, source, queue, through, before, sides, path, best, best_path)
            if links != Y_ONLY:
                for is_on in (1, 0):
                    find_contradiction(
                        weak, strong, links, 2 * source + is_on, queue, through, before, reached_off, best, best_path
                    )
    if best[RATING] == UNLIMITED:
        return False
    tell_chain(marks, places, record, owners, sides, best, best_path)
    return True


@inlined
def first_links(weak_links, links):
    """Where the weak links that a search follows begin: X chains leave those inside the cell out."""
    return weak_links[IN_CELL] if links == X_ONLY else 0


@inlined
def strong_range(strong, links):
    """Which strong links a search follows, from and to (excluded)."""
    return 1 if links == X_ONLY else 0, 1 if links == Y_ONLY else strong.shape[1]


@inlined
def is_better(best, price, nodes):
    """Whether a chain of that price and so many nodes would be the best so far."""
    weight = price + price_of_length(nodes)
    return weight < best[RATING] or (weight == best[RATING] and nodes < best[NODES])


@inlined
def note(best, price, nodes, links, is_cycle):
    """Remember a chain as the best so far."""
    best[RATING] = price + price_of_length(nodes)
    best[NODES] = nodes
    best[LINKS] = links
    best[IS_CYCLE] = is_cycle


@kernel
def find_cycle(owners, weak, strong, links, source, queue, through, before, sides, path, best, best_path):
    """The first cycle from `source` that removes anything and is better than the best so far."""
    stay_apart()
    price = MIXED_PRICE if links == X_AND_Y else CYCLE_PRICE
    from_strong, to_strong = strong_range(strong, links)
    through[:] = NONE
    queue[0], begin, end = source, 0, 1
    before[source] = NONE
    # `nodes`: how many a cycle has that comes back from where the search now stands.
    for nodes in range(2, 2 * queue.size, 2):
        if begin == end or not is_better(best, price, nodes):
            return
        layer = end
        for index in range(begin, layer):
            current = queue[index]
            for link in range(first_links(weak[current], links), weak[current, IN_ALL]):
                off = weak[current, ENDS + link]
                if is_behind(through, before, current, off):
                    continue
                for strong_link in range(from_strong, to_strong):
                    reached = strong[off, strong_link]
                    if reached == NONE:
                        continue
                    if reached == source:
                        if nodes >= SHORTEST_CYCLE:
                            length = path_back(through, before, current, path, nodes - 1)
                            path[length] = 2 * off
                            if cycle_removes(owners, weak, path, nodes, sides):
                                path[nodes] = 2 * source + 1
                                for index_on_path in range(nodes + 1):
                                    best_path[index_on_path] = path[index_on_path]
                                note(best, price, nodes, links, 1)
                                return
                    elif through[reached] == NONE:
                        through[reached] = off
                        before[reached] = current
                        queue[end] = reached
                        end += 1
        begin = layer


@kernel
def is_behind(through, before, current, off):
    """Whether the chain that reached `current` went through `off`."""
    while before[current] != NONE:
        if through[current] == off:
            return True
        current = before[current]
    return False


@kernel
def path_back(through, before, current, path, length):
    """Write the nodes from the source to `current` on into `path`, which they fill up to `length`."""
    index = length
    while before[current] != NONE:
        path[index - 1] = 2 * current + 1
        path[index - 2] = 2 * through[current]
        current = before[current]
        index -= 2
    path[index - 1] = 2 * current + 1
    return length


@kernel
def cycle_removes(owners, weak, path, nodes, sides):
    """Whether any candidate outside the cycle's cells sees both an on and an off node of its digit."""
    sides[:] = 0
    look_from_cycle(owners, path, nodes, sides)
    for index in range(nodes):
        candidate = path[index] >> 1
        for link in range(weak[candidate, IN_CELL], weak[candidate, IN_ALL]):
            seen = weak[candidate, ENDS + link]
            if sides[owners[seen, 1], owners[seen, 0]] == 3:
                return True
    return False


@kernel
def look_from_cycle(owners, path, nodes, sides):
    """Into `sides` (digits × cells, zero before): 1 where an on node of the digit is seen, 2 an off node, 3 both."""
    for index in range(nodes):
        cell, digit = owners[path[index] >> 1, 0], owners[path[index] >> 1, 1]
        side = 1 if path[index] & 1 else 2
        for peer in range(PEER_COUNT):
            sides[digit, PEERS[cell, peer]] |= side
    for index in range(nodes):
        for digit in range(SIZE):
            sides[digit, owners[path[index] >> 1, 0]] = 0


@kernel
def find_contradiction(weak, strong, links, source, queue, through, before, reached_off, best, best_path):
    """The shortest chain from a node to its opposite, if it is better than the best so far.

    `through[candidate]` says from which candidate (off) this one was reached on, `reached_off[candidate]` from which
    candidate (on) it was reached off; NONE where it was not.
    """
    stay_apart()
    price = MIXED_PRICE if links == X_AND_Y else X_CHAIN_PRICE
    from_strong, to_strong = strong_range(strong, links)
    through[:] = NONE
    reached_off[:] = NONE
    target, is_on = source >> 1, source & 1
    # `queue` holds the candidates last reached on, `before` those last reached off.
    on_count, off_count = 0, 0
    if is_on:
        queue[0], on_count = target, 1
        through[target] = target
    else:
        before[0], off_count = target, 1
        reached_off[target] = target
    # `nodes`: how many the chain has that ends with those reached in this round.
    for nodes in range(2, 2 * queue.size + 2):
        if (on_count == 0 and off_count == 0) or not is_better(best, price, nodes):
            return
        if on_count > 0:
            for index in range(on_count):
                current = queue[index]
                for link in range(first_links(weak[current], links), weak[current, IN_ALL]):
                    off = weak[current, ENDS + link]
                    if reached_off[off] == NONE:
                        reached_off[off] = current
                        before[off_count] = off
                        off_count += 1
            on_count = 0
            is_found = is_on and reached_off[target] != NONE
        else:
            for index in range(off_count):
                current = before[index]
                for strong_link in range(from_strong, to_strong):
                    reached = strong[current, strong_link]
                    if reached != NONE and through[reached] == NONE:
                        through[reached] = current
                        queue[on_count] = reached
                        on_count += 1
            off_count = 0
            is_found = not is_on and through[target] != NONE
        if is_found:
            note(best, price, nodes, links, 0)
            node = source ^ 1
            for index in range(nodes - 1, -1, -1):
                best_path[index] = node
                node = 2 * reached_off[node >> 1] + 1 if node & 1 == 0 else 2 * through[node >> 1]
            return


@kernel
def tell_chain(marks, places, record, owners, sides, best, path):
    """Write the best chain into the record."""
    nodes = best[NODES]
    begin_chain(record, nodes)
    if best[IS_CYCLE]:
        opcode = (
            opcodes.XY_CYCLE
            if best[LINKS] == X_AND_Y
            else opcodes.X_CYCLE
            if best[LINKS] == X_ONLY
            else opcodes.Y_CYCLE
        )
        report(record, opcode)
        record[WEIGHT] = best[RATING]
        sides[:] = 0
        look_from_cycle(owners, path, nodes, sides)
        for cell in range(CELL_COUNT):
            for digit in range(SIZE):
                if sides[digit, cell] == 3:
                    remove(record, marks, cell, 1 << digit)
        tell_path(record, owners, path, nodes + 1)
        return
    report(record, name_of_chain(places, owners, best, path))
    record[WEIGHT] = best[RATING]
    cell, digit = owners[path[nodes - 1] >> 1, 0], owners[path[nodes - 1] >> 1, 1]
    if path[nodes - 1] & 1:
        report_placement(record, cell, digit)
    else:
        remove(record, marks, cell, 1 << digit)
    tell_path(record, owners, path, nodes)


@kernel
def name_of_chain(places, owners, best, path):
    """The opcode of a forcing chain."""
    nodes = best[NODES]
    if best[LINKS] == X_AND_Y:
        for index in range(1, nodes):
            if path[index] & 1 and owners[path[index] >> 1, 0] != owners[path[index - 1] >> 1, 0]:
                return opcodes.FORCING_CHAIN
        return opcodes.XY_CHAIN
    if nodes != TURBOT_NODES or not path[0] & 1:
        return opcodes.X_CHAIN
    digit = owners[path[0] >> 1, 1]
    a, b = owners[path[1] >> 1, 0], owners[path[2] >> 1, 0]
    c, d = owners[path[3] >> 1, 0], owners[path[4] >> 1, 0]
    rows = is_line_of_two(places, digit, a, b, 0), is_line_of_two(places, digit, c, d, 0)
    columns = is_line_of_two(places, digit, a, b, 1), is_line_of_two(places, digit, c, d, 1)
    if (rows[0] and rows[1]) or (columns[0] and columns[1]):
        return opcodes.SKYSCRAPER
    if UNITS_OF[b, 2] == UNITS_OF[c, 2] and ((rows[0] and columns[1]) or (columns[0] and rows[1])):
        return opcodes.TWO_STRING_KITE
    return opcodes.TURBOT_FISH


@inlined
def is_line_of_two(places, digit, cell, other, kind):
    """Whether two cells are the only places of the digit in one row (`kind` 0) or one column (1)."""
    line = UNITS_OF[cell, kind]
    return line == UNITS_OF[other, kind] and popcount(places[digit, line]) == 2
