"""Chains by the book: sets, dictionaries and recursion over nodes (cell, digit, whether it is on).

A position is a dictionary: for each blank cell the set of its candidates (digits from 1). A deduction is
(rating in tenths, number of nodes, frozenset of the candidates (cell, digit) that it removes); a placement removes
the other candidates of its cell.
"""

from collections import deque
from collections.abc import Iterator

Node = tuple[int, int, bool]
Candidates = dict[int, set[int]]
Found = tuple[int, int, frozenset[tuple[int, int]]]
Parents = dict[Node, list[Node]]

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
    """Return every cycle and forcing chain, in the order in which they are found."""
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
    """Return the cycles from a source that remove anything; chains are (node, previous chain)."""
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
    """Return the first chain from a source to its opposite."""
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


class ClashError(Exception):
    """Contradiction of an assumption, which makes `node` true although its opposite follows too."""

    def __init__(self, node: Node, parents: list[Node]) -> None:
        self.node, self.parents = node, parents


def opposite(node: Node) -> Node:
    """Return the opposite node."""
    return node[0], node[1], not node[2]


class Closure:
    """Return all that follows from a node; `parents[node]` are its reasons, in the order of arrival."""

    def __init__(self, position: Candidates, source: Node, depth: str, *, x_only: bool = False) -> None:
        self.position, self.inside = position, not x_only
        self.left = {cell: set(digits) for cell, digits in position.items()}
        self.parents: Parents = {source: []}
        self.pending = {True: deque[Node](), False: deque[Node]()}
        self.pending[source[2]].append(source)
        self.clash: ClashError | None = None
        try:
            self.run(depth)
        except ClashError as clash:
            self.clash = clash

    def run(self, depth: str) -> None:
        while True:
            if self.pending[True]:
                node = self.pending[True].popleft()
                for effect in made_off(self.left, node, inside=self.inside):
                    self.add(effect, [node])
            elif self.pending[False]:
                node = self.pending[False].popleft()
                for effect, unit, digits in made_on(self.left, node, inside=self.inside, outside=True):
                    self.add(effect, [node, *self.gone(unit or [effect[0]], digits if unit else set(range(1, 10)))])
                if depth != "static":
                    self.left[node[0]].discard(node[1])
            elif depth != "with patterns" or not self.add_patterns():
                return

    def add(self, node: Node, parents: list[Node]) -> None:
        if opposite(node) in self.parents:
            raise ClashError(node, parents)
        if node not in self.parents:
            self.parents[node] = parents
            self.pending[node[2]].append(node)

    def gone(self, cells: list[int], digits: set[int]) -> list[Node]:
        """Return the candidates of these digits and cells that the copy lacks."""
        here = [cell for cell in cells if cell in self.position]
        return [
            (cell, digit, False) for cell in here for digit in sorted((self.position[cell] - self.left[cell]) & digits)
        ]

    def add_patterns(self) -> bool:
        """Turn off what the first useful kind of pattern rules out."""
        for kind in (self.locked, self.hidden_pairs, self.naked_pairs, self.x_wings):
            found = [(gone, parents) for gone, parents in kind() if gone and parents]
            for gone, parents in found:
                for cell, digit in gone:
                    self.add((cell, digit, False), parents)
            if found:
                return True
        return False

    def places(self, unit: list[int], digit: int) -> list[int]:
        return [cell for cell in unit if digit in self.left.get(cell, ())]

    def locked(self) -> Iterator[tuple[list[tuple[int, int]], list[Node]]]:
        for kind, others in ((BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES)):
            for unit in kind:
                for digit in range(1, 10):
                    places = self.places(unit, digit)
                    for other in others if len(places) >= 2 else ():
                        if set(places) <= set(other):
                            gone = [(cell, digit) for cell in self.places(other, digit) if cell not in unit]
                            yield gone, self.gone([cell for cell in unit if cell not in other], {digit})

    def hidden_pairs(self) -> Iterator[tuple[list[tuple[int, int]], list[Node]]]:
        for unit in (*BOXES, *COLUMNS, *ROWS):
            if sum(cell in self.position for cell in unit) <= 4:
                continue
            for second in range(2, 10):
                for first in range(1, second):
                    places = self.places(unit, first)
                    if len(places) == 2 and places == self.places(unit, second):
                        gone = [(cell, digit) for cell in places for digit in sorted(self.left[cell] - {first, second})]
                        rest = [cell for cell in unit if cell not in places]
                        yield gone, self.gone(rest, {first, second})

    def naked_pairs(self) -> Iterator[tuple[list[tuple[int, int]], list[Node]]]:
        for unit in (*BOXES, *COLUMNS, *ROWS):
            blanks = [cell for cell in unit if cell in self.position]
            if len(blanks) < 4:
                continue
            for second in blanks:
                for first in blanks[: blanks.index(second)]:
                    pair = self.left[first]
                    if len(pair) == 2 and pair == self.left[second]:
                        rest = [cell for cell in blanks if cell not in (first, second)]
                        gone = [(cell, digit) for cell in rest for digit in sorted(self.left[cell] & pair)]
                        yield gone, self.gone([first, second], set(range(1, 10)) - pair)

    def x_wings(self) -> Iterator[tuple[list[tuple[int, int]], list[Node]]]:
        for lines, crossings in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
            for far in range(1, 9):
                for near in range(far):
                    for digit in range(1, 10):
                        ends = self.places(lines[near], digit) + self.places(lines[far], digit)
                        if len(ends) != 4 or self.count(digit) < 4:
                            continue
                        crossed = [line for line in crossings if set(line) & set(ends)]
                        if [len(set(line) & set(ends)) for line in crossed] == [2, 2]:
                            inside = lines[near] + lines[far]
                            rest = [cell for line in crossed for cell in self.places(line, digit) if cell not in inside]
                            parents = self.gone([cell for cell in inside if cell not in ends], {digit})
                            yield [(cell, digit) for cell in rest], parents

    def count(self, digit: int) -> int:
        """Return the number of missing places of a digit."""
        return sum(any(digit in self.position.get(cell, ()) for cell in row) for row in ROWS)

    def nodes_behind(self, parents: list[Node]) -> int:
        """Return the number of nodes that lead to one with these parents, itself included."""
        found: set[Node] = set()
        pending = list(parents)
        while pending:
            node = pending.pop()
            if node not in found:
                found.add(node)
                pending += self.parents[node]
        return 1 + len(found)


def forcing_chains(left: Candidates, stage: str) -> Iterator[Found]:
    """Return all deductions of "nishio", "multiple", "dynamic" or "dynamic plus" (rating 75, 80, 85, 90 + length)."""
    base = {"nishio": 75, "multiple": 80, "dynamic": 85, "dynamic plus": 90}[stage]
    depth = {"multiple": "static", "dynamic plus": "with patterns"}.get(stage, "dynamic")
    nodes = [(cell, digit, is_on) for cell in sorted(left) for digit in sorted(left[cell]) for is_on in (True, False)]
    closures = {node: Closure(left, node, depth, x_only=stage == "nishio") for node in nodes}

    def meeting(tried: list[Node]) -> Iterator[Found]:
        for node in closures[tried[0]].parents:
            if all(node in closures[each].parents for each in tried):
                count = sum(closures[each].nodes_behind(closures[each].parents[node]) for each in tried)
                yield base + price(count), count, taken(left, node)

    for cell in sorted(left):
        if len(left[cell]) < (3 if stage == "multiple" else 2):
            continue
        for digit in sorted(left[cell]):
            for is_on in (True, False):
                source = (cell, digit, is_on)
                closure = closures[source]
                if stage != "multiple" and closure.clash:
                    first, second = closure.parents[opposite(closure.clash.node)], closure.clash.parents
                    count = closure.nodes_behind(first) + closure.nodes_behind(second)
                    yield base + price(count), count, taken(left, opposite(source))
            if stage == "nishio":
                continue
            if stage != "multiple" and len(left[cell]) >= 3:
                yield from meeting([(cell, digit, True), (cell, digit, False)])
            for unit in UNITS_OF[cell]:
                places = [place for place in unit if digit in left.get(place, ())]
                if len(places) >= 2 and places[0] == cell:
                    yield from meeting([(place, digit, True) for place in places])
        if stage != "nishio":
            yield from meeting([(cell, digit, True) for digit in sorted(left[cell])])
