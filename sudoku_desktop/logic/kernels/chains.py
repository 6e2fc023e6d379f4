"""Cycles and forcing chains: sequences of implications in which every node has one parent.

A *cycle* of alternating weak and strong links returns to its first node, so either all its nodes hold or none does: one
end of each weak link is on, and a candidate that sees both ends is removed. A *forcing chain* leads from an assumption
to its opposite: the assumption is false. Three searches, each breadth first from every candidate: X links only; for
cycles from cells of two candidates, strong links inside cells only (a Y cycle); all links.

A candidate is reached on once. In cycles it may be reached off repeatedly, through other on-candidates, so that several
cycles may start at one candidate: Sudoku Explainer does so, and its ratings depend on it.

Before a search, `find_consequences` computes which candidates follow at all. A search is left out if it cannot find
anything, and does not pass through candidates from which it cannot reach its goal: *useful* are those off-nodes from
which it can. By contraposition these are found without going backwards: an off-node leads to the goal if the goal's
opposite leads to the on-node of the same candidate.
"""

from typing import Any, NamedTuple

import numpy as np

from sudoku_desktop.jit import allocating_kernel, inlined, kernel, lowest_bit, noinline, popcount
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.chain_graph import (
    BITS,
    ENDS,
    IN_ALL,
    IN_CELL,
    NONE,
    add_member,
    begin_chain,
    conclude,
    is_left,
    is_member,
    new_graph,
    price_of_length,
    word_count,
    write_path,
)
from sudoku_desktop.logic.kernels.hints import (
    COUNT,
    KIND,
    NODES,
    RATING,
    START,
    UNLIMITED,
    X_KIND,
    keep,
    key_of,
    key_of_others,
    new_hints,
    row_of,
)
from sudoku_desktop.logic.kernels.record import HALT, WEIGHT, remove, report
from sudoku_desktop.logic.kernels.shape import BIT_OF, CELL_COUNT, IN_WORD, PEER_WORDS, SIZE, UNITS_OF, WORD_CELLS

X_ONLY, Y_ONLY, X_AND_Y = 0, 1, 2
"""Which links a search follows: those inside units, those inside cells, or both."""
CYCLE_PRICE, X_CHAIN_PRICE, MIXED_PRICE = (
    int(opcodes.WEIGHTS[opcodes.X_CYCLE]),
    int(opcodes.WEIGHTS[opcodes.X_CHAIN]),
    int(opcodes.WEIGHTS[opcodes.XY_CHAIN]),
)
"""Base ratings, in tenths, before the chain's length is added; Y-cycles rate as X-cycles, mixed cycles as chains."""
SHORTEST_CYCLE = 4
TURBOT_NODES = 6
"""Number of nodes of a chain of two strong links: assumption, off, on, off, on, conclusion."""
EXACT_TENTHS = np.cumsum([0.0] + [0.1] * 40)
"""Rating added for each length of chain, accumulated in floating point to reproduce Sudoku Explainer's rounding."""
SCALE = 2.0**50
UNRATED = 1 << 60
"""Sentinel larger than every rating."""
FIRST_PRIME, SECOND_PRIME, FACTOR = (1 << 42) - 11, (1 << 41) - 21, 1_000_003
"""Moduli and factor of the two hashes of a list of nodes; their products fit 64 bits."""


class ChainSearch(NamedTuple):
    """The strong links of a position, and arrays for the searches, which are overwritten.

    strong   int16[count, 4]: the other end of a candidate's strong links in the cell, the box, the row and the column,
             or -1, also where an earlier one has the same end
    follows  int64[count, words]: the candidates that are on if a candidate is on
    useful   int64[words]: the candidates whose off-nodes a search passes through
    through, before, reached_off, line  int16[count + 1]: of candidates, see the searches
    path     int16[2 × count + 2]
    words    int64[9, 4]: for each digit the cells that see an on-node and those that see an off-node of a cycle
    """

    strong: Any
    follows: Any
    useful: Any
    through: Any
    before: Any
    reached_off: Any
    line: Any
    path: Any
    words: Any


@allocating_kernel
def new_chain_search(tables, count, size):
    """Return the arrays for positions of at most `count` candidates with digits up to `size`."""
    return ChainSearch(
        np.empty((count, 1 + tables.units_of.shape[1]), np.int16),
        np.empty((count, word_count(count)), np.int64),
        np.empty(word_count(count), np.int64),
        np.empty(count + 1, np.int16),
        np.empty(count + 1, np.int16),
        np.empty(count + 1, np.int16),
        np.empty(count + 1, np.int16),
        np.empty(2 * count + 2, np.int16),
        np.empty((size, 4), np.int64),
    )


@kernel
def link_strongly(tables, marks, places, graph, strong):
    """Write all strong links of a position, each once: in the cell, then in its units."""
    noinline()
    strong[:] = NONE
    for candidate in range(strong.shape[0]):
        cell, digit = int(graph.owners[candidate, 0]), int(graph.owners[candidate, 1])
        if not is_left(graph, marks, candidate):
            continue
        if popcount(marks[cell]) == 2:
            strong[candidate, 0] = graph.numbers[cell, lowest_bit(marks[cell] & ~(1 << digit))]
        for index in range(tables.units_of.shape[1]):
            unit = tables.units_of[cell, index]
            if unit < 0 or popcount(places[digit, unit]) != 2:
                continue
            other = lowest_bit(places[digit, unit] & ~(1 << tables.positions_of[cell, index]))
            end, is_new = graph.numbers[tables.cells_of[unit, other], digit], True
            for before in range(1, 1 + index):
                is_new &= strong[candidate, before] != end
            if is_new:
                strong[candidate, 1 + index] = end


@allocating_kernel
def find_chain(tables, marks, places, record):
    """Find the cycle or forcing chain with the lowest rating; return whether there is one."""
    noinline()
    graph = new_graph(tables, marks, places.shape[0])
    count = graph.owners.shape[0]
    search, hints = new_chain_search(tables, count, SIZE), new_hints(count, 2 * count + 2, True)
    link_strongly(tables, marks, places, graph, search.strong)
    if not collect_chains(marks, graph, search, hints, record) or hints.sizes[COUNT] == 0:
        return False
    write_chain(marks, places, record, graph.owners, search.words, hints.facts[0], hints.paths[0])
    return True


@kernel
def collect_chains(marks, graph, search, hints, record):
    """Collect all cycles and forcing chains of a position, at most one chain from each node; return False if halted."""
    noinline()
    for links in (X_ONLY, Y_ONLY, X_AND_Y):
        if not find_consequences(graph, links, search):
            continue
        for source in range(graph.owners.shape[0]):
            if record[HALT]:
                return False
            size = popcount(marks[graph.owners[source, 0]])
            if not is_left(graph, marks, source) or size < 2 or (size > 2 and links == Y_ONLY):
                continue
            if is_member(search.follows[source], source):
                note_useful(graph, links, 2 * source, search)
                collect_cycles(marks, graph, links, source, search, hints)
            if links != Y_ONLY:
                for node in (2 * source + 1, 2 * source):
                    if note_useful(graph, links, node, search):
                        collect_contradiction(marks, graph, links, node, search, hints)
    return True


@kernel
def find_consequences(graph, links, search):
    """Write for each candidate the candidates that are on if it is on, by the given links.

    Returns False if the position has no strong link. A candidate counts as its own consequence only by way of another.
    """
    noinline()
    weak, strong, follows, line = graph.weak, search.strong, search.follows, search.line
    follows[:] = 0
    from_strong, to_strong = strong_range(strong, links)
    linked_count = 0
    for off in range(strong.shape[0]):
        has_links = False
        for strong_link in range(from_strong, to_strong):
            reached = int(strong[off, strong_link])
            if reached == NONE:
                continue
            has_links = True
            for link in range(first_links(weak[off], links), weak[off, IN_ALL]):
                current = weak[off, ENDS + link]
                if current != reached:
                    add_member(follows[current], reached)
        if has_links:
            line[linked_count] = off
            linked_count += 1
    # Only candidates with strong links follow from others, so Warshall's algorithm is confined to these.
    for index in range(linked_count):
        for other in range(linked_count):
            if is_member(follows[line[other]], int(line[index])):
                follow_too(follows, line[other], line[index])
    index = 0
    for candidate in range(follows.shape[0]):
        if index < linked_count and line[index] == candidate:
            index += 1
            continue
        for word in range(follows.shape[1]):
            left = follows[candidate, word]
            while left:
                follow_too(follows, candidate, BITS * word + lowest_bit(left))
                left &= left - 1
    return linked_count > 0


@inlined
def follow_too(follows, candidate, other):
    """Add all consequences of the candidate `other` to the consequences of `candidate`."""
    for word in range(follows.shape[1]):
        follows[candidate, word] |= follows[other, word]


@kernel
def note_useful(graph, links, source, search):
    """Write the useful candidates of a search from a node to its opposite; return whether the search can succeed."""
    useful, follows, strong = search.useful, search.follows, search.strong
    candidate = source >> 1
    if source & 1:
        is_possible = False
        for word in range(useful.size):
            useful[word] = follows[candidate, word]
            is_possible |= (useful[word] & graph.excluded[candidate, word]) != 0
        add_member(useful, candidate)
        return is_possible
    useful[:] = 0
    from_strong, to_strong = strong_range(strong, links)
    for strong_link in range(from_strong, to_strong):
        reached = int(strong[candidate, strong_link])
        if reached != NONE:
            for word in range(useful.size):
                useful[word] |= follows[reached, word]
            add_member(useful, reached)
    return is_member(useful, candidate) != 0


@inlined
def first_links(weak_links, links):
    """Return the index of the first weak link that a search follows: X chains skip the links inside the cell."""
    return weak_links[IN_CELL] if links == X_ONLY else 0


@inlined
def strong_range(strong, links):
    """Return start and end (exclusive) of the strong links that a search follows."""
    return 1 if links == X_ONLY else 0, 1 if links == Y_ONLY else strong.shape[1]


@inlined
def exact_rating(price, nodes):
    """Return a number that orders chains by rating as Sudoku Explainer does.

    It compares sums in floating point: 6.6 and six tenths is a little less there than 7.0 and two tenths. The sums are
    multiples of 2 ** -50, which this number counts.
    """
    return int((price / 10 + EXACT_TENTHS[price_of_length(nodes)]) * SCALE)


@kernel
def collect_cycles(marks, graph, links, source, search, hints):
    """Collect all cycles from a candidate.

    `through` and `before`: for each candidate that was reached on the candidates through which (off) and from which
    (on) it was.
    """
    noinline()
    weak, strong, useful = graph.weak, search.strong, search.useful
    price = MIXED_PRICE if links == X_AND_Y else CYCLE_PRICE
    from_strong, to_strong = strong_range(strong, links)
    through, before, queue = search.through, search.before, search.line
    through[:] = NONE
    queue[0], begin, end = source, 0, 1
    before[source] = NONE
    # `nodes`: the length of a cycle that closes at the current layer of the search.
    nodes = 0
    while begin < end:
        nodes += 2
        layer = end
        for index in range(begin, layer):
            current = queue[index]
            for link in range(first_links(weak[current], links), weak[current, IN_ALL]):
                off = weak[current, ENDS + link]
                if not is_member(useful, int(off)) or is_behind(through, before, current, off):
                    continue
                for strong_link in range(from_strong, to_strong):
                    reached = strong[off, strong_link]
                    if reached == NONE:
                        continue
                    if reached == source:
                        if nodes >= SHORTEST_CYCLE:
                            path_back(through, before, current, search.path, nodes - 1)
                            search.path[nodes - 1] = 2 * off
                            search.path[nodes] = 2 * source + 1
                            offer_cycle(marks, graph, links, price, nodes, search, hints)
                    elif through[reached] == NONE:
                        through[reached] = off
                        before[reached] = current
                        queue[end] = reached
                        end += 1
        begin = layer


@kernel
def is_behind(through, before, current, off):
    """Return whether the path that led to `current` passes through `off`."""
    while before[current] != NONE:
        if through[current] == off:
            return True
        current = before[current]
    return False


@kernel
def path_back(through, before, current, path, length):
    """Write the path from the source to `current` into `path`, ending at index `length`."""
    index = length
    while before[current] != NONE:
        path[index - 1] = 2 * current + 1
        path[index - 2] = 2 * through[current]
        current = before[current]
        index -= 2
    path[index - 1] = 2 * current + 1


@kernel
def offer_cycle(marks, graph, links, price, nodes, search, hints):
    """Store the cycle in `search.path` if it removes a candidate and beats the stored one with the same removals."""
    key = key_of_cycle(marks, graph, nodes, search, hints)
    if key == NONE:
        return
    rating, row = exact_rating(price, nodes), row_of(hints, key)
    if row != NONE:
        facts = hints.facts[row]
        if facts[RATING] < rating or (facts[RATING] == rating and facts[NODES] <= nodes):
            return
    row = keep(hints, key, rating, nodes, X_KIND + links, 1, NONE)
    for index in range(nodes + 1):
        hints.paths[row, index] = search.path[index]


@kernel
def key_of_cycle(marks, graph, nodes, search, hints):
    """Return the key of the removals of the cycle in `search.path`, or -1 if it removes nothing."""
    find_cells_seen(graph.owners, search.path, nodes, search.words)
    count, last, first_hash, second_hash, in_one_cell = 0, NONE, 0, 0, True
    for digit in range(SIZE):
        for word in range(2):
            left = search.words[digit, word]
            while left:
                cell = WORD_CELLS * word + lowest_bit(left)
                left &= left - 1
                if marks[cell] & (1 << digit):
                    candidate = int(graph.numbers[cell, digit])
                    if count > 0 and graph.owners[last, 0] != cell:
                        in_one_cell = False
                    count, last = count + 1, candidate
                    first_hash = (first_hash * FACTOR + candidate + 1) % FIRST_PRIME
                    second_hash = (second_hash * FACTOR + candidate + 1) % SECOND_PRIME
    if count <= 1:
        return NONE if count == 0 else 2 * last
    if in_one_cell and popcount(marks[graph.owners[last, 0]]) == count + 1:
        return 2 * remaining_candidate(marks, graph, int(graph.owners[last, 0]), search.words) + 1
    return key_of_others(hints, graph.owners.shape[0], first_hash, second_hash)


@kernel
def remaining_candidate(marks, graph, cell, words):
    """Return the only candidate of a cell that a cycle leaves."""
    for digit in range(SIZE):
        if marks[cell] & (1 << digit) and not has_cell(words[digit], cell):
            return int(graph.numbers[cell, digit])
    return NONE


@kernel
def find_cells_seen(owners, path, nodes, words):
    """Write for each digit the cells outside a cycle that see an on-node and an off-node of the digit.

    `words`: int64[9, 4], overwritten; the first two columns receive the set of cells.
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
def has_cell(words, cell):
    """Return whether a set of cells, the first two elements of `words`, contains a cell."""
    return words[IN_WORD[cell]] >> BIT_OF[cell] & 1


@kernel
def collect_contradiction(marks, graph, links, source, search, hints):
    """Store the shortest chain from a node to its opposite, if it beats the stored one with the same removals."""
    key = key_of(marks, graph, source ^ 1)
    row = row_of(hints, key)
    rating = UNRATED if row == NONE else hints.facts[row, RATING]
    nodes = find_contradiction(
        graph, links, source, search, rating, UNLIMITED if row == NONE else hints.facts[row, NODES]
    )
    if nodes == NONE:
        return
    row = keep(hints, key, exact_rating(contradiction_price(links), nodes), nodes, X_KIND + links, 0, source ^ 1)
    for index in range(nodes):
        hints.paths[row, index] = search.path[index]


@inlined
def contradiction_price(links):
    """Return the base rating of a forcing chain, in tenths, before its length is added."""
    return MIXED_PRICE if links == X_AND_Y else X_CHAIN_PRICE


@kernel
def find_contradiction(graph, links, source, search, most_rating, most_nodes):
    """Find the shortest chain from a node to its opposite; return its number of nodes, or -1 for none good enough.

    A chain is good enough if it beats `most_rating`, or has that rating and fewer nodes than `most_nodes`.
    `through[candidate]` is the off-candidate through which the candidate was reached on, `reached_off[candidate]` the
    on-candidate from which it was reached off; NONE where it was not reached.
    """
    noinline()
    weak, strong, useful = graph.weak, search.strong, search.useful
    through, reached_off = search.through, search.reached_off
    price = contradiction_price(links)
    from_strong, to_strong = strong_range(strong, links)
    through[:] = NONE
    reached_off[:] = NONE
    target, is_on = source >> 1, source & 1
    # The candidates last reached on, and those last reached off.
    ons, offs = search.line, search.before
    on_count, off_count = 0, 0
    if is_on:
        ons[0], on_count = target, 1
        through[target] = target
    else:
        offs[0], off_count = target, 1
        reached_off[target] = target
    # `nodes`: the length of a chain that ends in this round.
    for nodes in range(2, 2 * ons.size + 2):
        rating = exact_rating(price, nodes)
        if (
            (on_count == 0 and off_count == 0)
            or rating > most_rating
            or (rating == most_rating and nodes >= most_nodes)
        ):
            return NONE
        if on_count > 0:
            for index in range(on_count):
                current = ons[index]
                for link in range(first_links(weak[current], links), weak[current, IN_ALL]):
                    off = weak[current, ENDS + link]
                    if reached_off[off] == NONE and is_member(useful, int(off)):
                        reached_off[off] = current
                        offs[off_count] = off
                        off_count += 1
            on_count = 0
            is_found = is_on and reached_off[target] != NONE
        else:
            for index in range(off_count):
                current = offs[index]
                for strong_link in range(from_strong, to_strong):
                    reached = strong[current, strong_link]
                    if reached != NONE and through[reached] == NONE:
                        through[reached] = current
                        ons[on_count] = reached
                        on_count += 1
            off_count = 0
            is_found = not is_on and through[target] != NONE
        if is_found:
            node = source ^ 1
            for index in range(nodes - 1, -1, -1):
                search.path[index] = node
                node = 2 * reached_off[node >> 1] + 1 if node & 1 == 0 else 2 * through[node >> 1]
            return nodes
    return NONE


@kernel
def write_chain(marks, places, record, owners, words, facts, path):
    """Write a stored cycle or forcing chain into the record."""
    nodes, links = facts[NODES], facts[KIND] - X_KIND
    begin_chain(record, nodes)
    weight = price_of_length(nodes)
    if facts[START]:
        opcode = opcodes.XY_CYCLE if links == X_AND_Y else opcodes.X_CYCLE if links == X_ONLY else opcodes.Y_CYCLE
        report(record, opcode)
        record[WEIGHT] += weight
        find_cells_seen(owners, path, nodes, words)
        for cell in range(CELL_COUNT):
            for digit in range(SIZE):
                if has_cell(words[digit], cell):
                    remove(record, marks, cell, 1 << digit)
        write_path(record, owners, path, nodes + 1)
        return
    report(record, name_of_chain(places, owners, links, nodes, path))
    record[WEIGHT] += weight
    conclude(record, marks, owners, np.int64(path[nodes - 1]))
    write_path(record, owners, path, nodes)


@kernel
def name_of_chain(places, owners, links, nodes, path):
    """Return the opcode of the technique that a forcing chain is an example of."""
    if links == X_AND_Y:
        return name_of_mixed_chain(owners, nodes, path)
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


@kernel
def name_of_mixed_chain(owners, nodes, path):
    """Return the opcode of a forcing chain of X and Y links: XY_CHAIN if its strong links lie inside cells."""
    for index in range(1, nodes):
        if path[index] & 1 and owners[path[index] >> 1, 0] != owners[path[index - 1] >> 1, 0]:
            return opcodes.FORCING_CHAIN
    return opcodes.XY_CHAIN


@inlined
def is_line_of_two(places, digit, cell, other, kind):
    """Return whether two cells are the only places of a digit in their common row (`kind` 0) or column (1)."""
    line = UNITS_OF[cell, kind]
    return line == UNITS_OF[other, kind] and popcount(places[digit, line]) == 2
