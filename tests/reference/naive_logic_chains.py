"""Chains by definition: sets, dictionaries and recursion over nodes (cell, digit, whether it is on).

A position is a dictionary: for each blank cell the set of its candidates (digits from 1). A deduction is (rating in
tenths, number of nodes, frozenset of the candidates (cell, digit) that it removes); a placement removes the other
candidates of its cell.
"""

from collections.abc import Iterator

Node = tuple[int, int, bool]
Candidates = dict[int, set[int]]
Found = tuple[int, int, frozenset[tuple[int, int]]]

ROWS = [[9 * row + column for column in range(9)] for row in range(9)]
COLUMNS = [[9 * row + column for row in range(9)] for column in range(9)]
BOXES = [
    [9 * (3 * (box // 3) + row) + 3 * (box % 3) + column for row in range(3) for column in range(3)] for box in range(9)
]


def units_of(cell: int) -> list[list[int]]:
    """Return box, row and column of a cell."""
    return [next(unit for unit in kind if cell in unit) for kind in (BOXES, ROWS, COLUMNS)]


UNITS_OF = [units_of(cell) for cell in range(81)]
PEERS = [{peer for unit in UNITS_OF[cell] for peer in unit} - {cell} for cell in range(81)]


def made_off(left: Candidates, node: Node, *, inside: bool) -> list[Node]:
    """Return what an on-node turns off, in the order of cell, box, row, column."""
    cell, digit, _ = node
    found = [(cell, other, False) for other in sorted(left[cell]) if other != digit] if inside else []
    for unit in UNITS_OF[cell]:
        found += [(peer, digit, False) for peer in unit if peer != cell and digit in left.get(peer, ())]
    return list(dict.fromkeys(found))


def made_on(left: Candidates, node: Node, *, inside: bool, outside: bool) -> list[tuple[Node, list[int], set[int]]]:
    """Return what an off-node turns on, with the unit ([] for the cell) and its digits."""
    cell, digit, _ = node
    found = []
    if inside and len(left[cell]) == 2 and digit in left[cell]:
        (other,) = left[cell] - {digit}
        found.append(((cell, other, True), [], {other}))
    if outside:
        for unit in UNITS_OF[cell]:
            places = [peer for peer in unit if digit in left.get(peer, ())]
            if len(places) == 2 and cell in places:
                (other,) = set(places) - {cell}
                found.append(((other, digit, True), unit, {digit}))
    return found


def price(length: int) -> int:
    """Return what `length` nodes add to a rating, in tenths."""
    bounds = [4, 6]
    while bounds[-1] < 10_000:
        bounds.append(2 * bounds[-2])
    return sum(length - 2 > bound for bound in bounds)


def row_of(chain: tuple) -> list[Node]:
    """Unroll a chain, given as (node, previous chain), from its end."""
    nodes = []
    while chain is not None:
        node, chain = chain
        nodes.append(node)
    return nodes


def static_chains(left: Candidates) -> Iterator[Found]:
    """Yield every cycle and forcing chain, in the order in which they are found."""
    for inside, outside in ((False, True), (True, False), (True, True)):
        for cell in sorted(left):
            for digit in sorted(left[cell]):
                if len(left[cell]) < 2 or (len(left[cell]) > 2 and not outside):
                    continue
                yield from cycles(left, (cell, digit, True), inside, outside)
                if outside:
                    yield from contradictions(left, (cell, digit, True), inside)
                    yield from contradictions(left, (cell, digit, False), inside)


def cycles(left: Candidates, source: Node, inside: bool, outside: bool) -> Iterator[Found]:
    """Yield the cycles from a source that remove anything; chains are (node, previous chain)."""
    seen = {source}
    layer = [(source, None)]
    length = 0
    while layer:
        length += 2
        offs = []
        for chain in layer:
            behind = set(row_of(chain))
            offs += [(node, chain) for node in made_off(left, chain[0], inside=inside) if node not in behind]
        layer = []
        for off in offs:
            for node in dict.fromkeys(found[0] for found in made_on(left, off[0], inside=inside, outside=outside)):
                if node == source and length >= 4:
                    row = row_of(off)
                    cells = {cell for cell, _, _ in row}
                    sees = {True: set(), False: set()}
                    for cell, digit, is_on in row:
                        sees[is_on] |= {(peer, digit) for peer in PEERS[cell] - cells if digit in left.get(peer, ())}
                    if gone := sees[True] & sees[False]:
                        nodes = len(set(row))
                        weight = (70 if inside and outside else 65) + price(nodes)
                        yield weight, nodes, frozenset(gone)
                if node not in seen:
                    seen.add(node)
                    layer.append((node, off))


def contradictions(left: Candidates, source: Node, inside: bool) -> Iterator[Found]:
    """Yield the first chain from a source to its opposite."""
    cell, digit, is_on = source
    opposite = (cell, digit, not is_on)
    parent = {source: None}
    layer = [source]
    while layer:
        following = []
        for node in layer:
            if node[2]:
                effects = made_off(left, node, inside=inside)
            else:
                effects = [found[0] for found in made_on(left, node, inside=inside, outside=True)]
            for effect in effects:
                if effect not in parent:
                    parent[effect] = node
                    following.append(effect)
                if effect == opposite:
                    nodes, at = 0, effect
                    while at is not None:
                        nodes, at = nodes + 1, parent[at]
                    yield (70 if inside else 66) + price(nodes), nodes, taken(left, opposite)
                    return
        layer = following


def taken(left: Candidates, node: Node) -> frozenset[tuple[int, int]]:
    """Return the candidates that a true node removes from its cell."""
    cell, digit, is_on = node
    return frozenset((cell, other) for other in left[cell] - {digit}) if is_on else frozenset({(cell, digit)})
