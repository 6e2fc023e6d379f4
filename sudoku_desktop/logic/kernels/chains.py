"""Cycles and forcing chains: sequences of implications in which every node has one parent.

A *cycle* of alternating weak and strong links returns to its first node, so either all its nodes hold or none does: one
end of each weak link is on, and a candidate that sees both ends is removed. A *forcing chain* leads from an assumption
to its opposite: the assumption is false. Three searches, each breadth first from every candidate: X links only; for
cycles from cells of two candidates, strong links inside cells only (a Y cycle); all links. Of everything found the
deduction with the lowest rating is taken, then that with fewer nodes, then the first.

A candidate is reached on once. In cycles it may be reached off repeatedly, through other on-candidates, so that several
cycles may start at one candidate: Sudoku Explainer does so, and its ratings depend on it. The number of nodes never
decreases during a search, which therefore ends when the rating can no longer be the lowest.
"""

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, popcount, stay_apart
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    ENDS,
    IN_ALL,
    IN_CELL,
    NONE,
    begin_chain,
    new_graph,
    price_of_length,
    write_path,
)
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, remove, report, report_placement
from sudoku_desktop.logic.kernels.shape import BIT_OF, CELL_COUNT, IN_WORD, PEER_WORDS, SIZE, UNITS_OF, WORD_CELLS

X_ONLY, Y_ONLY, X_AND_Y = 0, 1, 2
"""Links that a search follows."""
CYCLE_PRICE, X_CHAIN_PRICE, MIXED_PRICE = (
    int(opcodes.WEIGHTS[opcodes.X_CYCLE]),
    int(opcodes.WEIGHTS[opcodes.X_CHAIN]),
    int(opcodes.WEIGHTS[opcodes.XY_CHAIN]),
)
"""Ratings without the length; Y-cycles rate as X-cycles, and cycles and chains of all links rate alike."""
SHORTEST_CYCLE = 4
TURBOT_NODES = 6
"""Number of nodes of a chain of two strong links: assumption, off, on, off, on, conclusion."""
RATING, NODES, LINKS, IS_CYCLE = 0, 1, 2, 3
"""Layout of the best chain so far: its rating, as `exact_rating`; number of nodes, kind of links, and whether it is a
cycle.
"""
EXACT_TENTHS = np.cumsum([0.0] + [0.1] * 40)
"""Ratings that chains' lengths add, summed up in floating point as Sudoku Explainer does."""
SCALE = 2.0**50
UNLIMITED = 1 << 60


@allocating_kernel
def find_chain(tables, marks, places, record):
    """Find the cycle or forcing chain with the lowest rating; return whether there is one."""
    stay_apart()
    _, owners, weak, strong = new_graph(tables, marks, places)
    count = owners.shape[0]
    best = np.full(4, UNLIMITED, np.int64)
    best_path = np.empty(2 * count + 2, np.int16)
    path = np.empty(2 * count + 2, np.int16)
    queue = np.empty(count + 1, np.int16)
    # For each candidate the candidates through which (off) and from which (on) it was reached on; for chains also off.
    through = np.empty(count, np.int16)
    before = np.empty(count, np.int16)
    reached_off = np.empty(count, np.int16)
    words = np.empty((SIZE, 4), np.int64)
    for links in (X_ONLY, Y_ONLY, X_AND_Y):
        for source in range(count):
            if record[HALT]:
                return False
            size = popcount(marks[owners[source, 0]])
            if size < 2 or (size > 2 and links == Y_ONLY):
                continue
            find_cycle(marks, owners, weak, strong, links, source, queue, through, before, words, path, best, best_path)
            if links != Y_ONLY:
                for is_on in (1, 0):
                    find_contradiction(
                        weak, strong, links, 2 * source + is_on, queue, through, before, reached_off, best, best_path
                    )
    if best[RATING] == UNLIMITED:
        return False
    write_chain(marks, places, record, owners, words, best, best_path)
    return True


@inlined
def first_links(weak_links, links):
    """Return the index of the first weak link that a search follows: X chains omit those inside the cell."""
    return weak_links[IN_CELL] if links == X_ONLY else 0


@inlined
def strong_range(strong, links):
    """Return the range of strong links that a search follows, the end excluded."""
    return 1 if links == X_ONLY else 0, 1 if links == Y_ONLY else strong.shape[1]


@inlined
def exact_rating(price, nodes):
    """Return a number that orders chains by rating as Sudoku Explainer does.

    It compares sums in floating point: 6.6 and six tenths is a little less there than 7.0 and two tenths. The sums are
    multiples of 2 ** -50, which this number counts.
    """
    return int((price / 10 + EXACT_TENTHS[price_of_length(nodes)]) * SCALE)


@inlined
def is_better(best, price, nodes):
    """Return whether a chain of this base rating and length would be the best so far."""
    rating = exact_rating(price, nodes)
    return rating < best[RATING] or (rating == best[RATING] and nodes < best[NODES])


@inlined
def note(best, price, nodes, links, is_cycle):
    """Store a chain as the best so far."""
    best[RATING] = exact_rating(price, nodes)
    best[NODES] = nodes
    best[LINKS] = links
    best[IS_CYCLE] = is_cycle


@kernel
def find_cycle(marks, owners, weak, strong, links, source, queue, through, before, words, path, best, best_path):
    """Find the first cycle from `source` that removes a candidate and is better than the best so far."""
    stay_apart()
    price = MIXED_PRICE if links == X_AND_Y else CYCLE_PRICE
    from_strong, to_strong = strong_range(strong, links)
    through[:] = NONE
    queue[0], begin, end = source, 0, 1
    before[source] = NONE
    # `nodes`: the length of a cycle that closes at the current layer of the search.
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
                            if cycle_removes(marks, owners, path, nodes, words):
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
    """Return whether the chain that reached `current` passes through `off`."""
    while before[current] != NONE:
        if through[current] == off:
            return True
        current = before[current]
    return False


@kernel
def path_back(through, before, current, path, length):
    """Write the nodes from the source to `current` into `path`, ending at index `length`; return `length`."""
    index = length
    while before[current] != NONE:
        path[index - 1] = 2 * current + 1
        path[index - 2] = 2 * through[current]
        current = before[current]
        index -= 2
    path[index - 1] = 2 * current + 1
    return length


@kernel
def look_from_cycle(owners, path, nodes, words):
    """Write for each digit the cells outside a cycle's that see an on-node and an off-node of the digit.

    `words`: int64[9, 4], overwritten; the first two columns become the set of cells.
    """
    words[:] = 0
    first, second = 0, 0
    for index in range(nodes):
        cell, digit = int(owners[path[index] >> 1, 0]), int(owners[path[index] >> 1, 1])
        side = 0 if path[index] & 1 else 2
        words[digit, side] |= PEER_WORDS[cell, 0]
        words[digit, side + 1] |= PEER_WORDS[cell, 1]
        if IN_WORD[cell] == 0:
            first |= 1 << BIT_OF[cell]
        else:
            second |= 1 << BIT_OF[cell]
    for digit in range(SIZE):
        words[digit, 0] &= words[digit, 2] & ~first
        words[digit, 1] &= words[digit, 3] & ~second


@inlined
def is_in(words, cell):
    """Return whether a cell is in a set of cells, of which the first two elements are the words."""
    return words[IN_WORD[cell]] >> BIT_OF[cell] & 1


@kernel
def cycle_removes(marks, owners, path, nodes, words):
    """Return whether a candidate outside the cycle's cells sees both an on-node and an off-node of its digit."""
    look_from_cycle(owners, path, nodes, words)
    for digit in range(SIZE):
        for word in range(2):
            left = words[digit, word]
            while left:
                if marks[WORD_CELLS * word + lowest_bit(left)] & (1 << digit):
                    return True
                left &= left - 1
    return False


@kernel
def find_contradiction(weak, strong, links, source, queue, through, before, reached_off, best, best_path):
    """Find the shortest chain from a node to its opposite, if it is better than the best so far.

    `through[candidate]` is the off-candidate from which this one was reached on, `reached_off[candidate]` the
    on-candidate from which it was reached off; NONE where it was not reached.
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
    # `nodes`: the length of a chain that ends in this round.
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
def write_chain(marks, places, record, owners, words, best, path):
    """Write the best chain into the record."""
    nodes = best[NODES]
    begin_chain(record, nodes)
    weight = price_of_length(nodes)
    if best[IS_CYCLE]:
        opcode = (
            opcodes.XY_CYCLE
            if best[LINKS] == X_AND_Y
            else opcodes.X_CYCLE
            if best[LINKS] == X_ONLY
            else opcodes.Y_CYCLE
        )
        report(record, opcode)
        record[WEIGHT] += weight
        look_from_cycle(owners, path, nodes, words)
        for cell in range(CELL_COUNT):
            for digit in range(SIZE):
                if is_in(words[digit], cell):
                    remove(record, marks, cell, 1 << digit)
        write_path(record, owners, path, nodes + 1)
        return
    report(record, name_of_chain(places, owners, best, path))
    record[WEIGHT] += weight
    cell, digit = owners[path[nodes - 1] >> 1, 0], owners[path[nodes - 1] >> 1, 1]
    if path[nodes - 1] & 1:
        report_placement(record, cell, digit)
    else:
        remove(record, marks, cell, 1 << digit)
    write_path(record, owners, path, nodes)


@kernel
def name_of_chain(places, owners, best, path):
    """Return the opcode of a forcing chain."""
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
    """Return whether two cells are the only places of the digit in one row (`kind` 0) or one column (1)."""
    line = UNITS_OF[cell, kind]
    return line == UNITS_OF[other, kind] and popcount(places[digit, line]) == 2
