"""Forcing chains of every level by definition, with chains nested in chains, after Sudoku Explainer 1.2.1.

A *candidate* is 9 × cell + digit, both from 0; a *node* says that a candidate is on (it is the digit of its cell) or
off. A *closure* is everything that follows from one assumed node, together with the reasons. A *hint* is a conclusion
with its branches, each a node whose ancestors are its reasons. Sets of cells, of candidates and of nodes are integers
whose bits are the members.

The position is a dictionary: for each blank cell the set of its candidates, digits from 1.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

Candidates = dict[int, set[int]]

CELL, BOX, ROW, COLUMN = range(4)
"""Reasons of a link: two candidates of one cell, or two places in a unit of this kind."""
DOUBLE, X_LINKS, Y_LINKS, ALL_LINKS, CELL_CHAINS, UNIT_CHAINS, CONTRADICTION = range(1, 8)
"""Kinds of hints; of two hints with equal weights and equally many nodes the lower kind is taken."""


def of_cells(cells: Iterable[int]) -> int:
    """Return a set of cells as an integer."""
    return sum(1 << cell for cell in cells)


ROWS = [of_cells(9 * row + column for column in range(9)) for row in range(9)]
COLUMNS = [of_cells(9 * row + column for row in range(9)) for column in range(9)]
BOXES = [of_cells(27 * (box // 3) + 3 * (box % 3) + 9 * (at // 3) + at % 3 for at in range(9)) for box in range(9)]


def members(these: int) -> list[int]:
    """Return the members of a set in ascending order."""
    found = []
    while these:
        found.append((these & -these).bit_length() - 1)
        these &= these - 1
    return found


def candidates_in(cells: int, digit: int) -> list[int]:
    """Return the candidates of a digit in these cells."""
    return [9 * cell + digit for cell in members(cells)]


def is_pair(these: int) -> bool:
    """Return whether a set has exactly two members."""
    but_one = these & (these - 1)
    return but_one != 0 and but_one & (but_one - 1) == 0


UNITS = [(0, BOXES[3 * (cell // 27) + cell % 9 // 3], ROWS[cell // 9], COLUMNS[cell % 9]) for cell in range(81)]
"""Box, row and column of each cell, at the index of their kind."""
PEERS = [(UNITS[cell][BOX] | UNITS[cell][ROW] | UNITS[cell][COLUMN]) & ~(1 << cell) for cell in range(81)]
LINKED = [
    [(peer, kind) for kind in (BOX, ROW, COLUMN) for peer in members(UNITS[cell][kind] & ~(1 << cell))]
    for cell in range(81)
]
"""Cells that each cell sees, with the kind of unit; first those of the box, then row, then column."""


class State:
    """The candidates left, by cell (`digits`) and by digit (`places`).

    `real` is the position that a player sees; a reduced copy keeps the blank cells and missing digits of that position.
    """

    def __init__(self, digits: list[int], real: State | None = None) -> None:
        self.digits = digits
        self.places = [of_cells(cell for cell in range(81) if digits[cell] >> digit & 1) for digit in range(9)]
        self.real = real or self

    def copy(self) -> State:
        """Return a copy to be reduced."""
        copy = State.__new__(State)
        copy.digits, copy.places, copy.real = self.digits.copy(), self.places.copy(), self.real
        return copy

    def remove(self, candidate: int) -> None:
        cell, digit = divmod(candidate, 9)
        self.digits[cell] &= ~(1 << digit)
        self.places[digit] &= ~(1 << cell)

    @cached_property
    def weak(self) -> dict[int, dict[int, int]]:
        """Candidates that each candidate turns off when it is on; the state must not change any more."""
        return {candidate: made_off(self, candidate) for candidate in self.candidates}

    @cached_property
    def strong(self) -> dict[int, dict[int, int]]:
        """Candidates that each candidate turns on when it is off; the state must not change any more."""
        return {candidate: made_on(self, candidate) for candidate in self.candidates}

    @property
    def candidates(self) -> list[int]:
        return [9 * cell + digit for cell in range(81) for digit in members(self.digits[cell])]

    def gone_from(self, start: State, kind: int, candidate: int) -> list[int]:
        """Return the candidates of `start` that are missing here, in the cell or unit of this kind."""
        cell, digit = divmod(candidate, 9)
        if kind == CELL:
            return [9 * cell + each for each in members(start.digits[cell] & ~self.digits[cell])]
        return self.gone_places(start, UNITS[cell][kind], digit)

    def gone_places(self, start: State, cells: int, digit: int) -> list[int]:
        """Return the candidates of one digit in these cells that `start` has and that are missing here."""
        return candidates_in(cells & start.places[digit] & ~self.places[digit], digit)


def state_of(position: Candidates) -> State:
    """Return a position in the form that the search uses."""
    return State([sum(1 << (digit - 1) for digit in position.get(cell, ())) for cell in range(81)])


def made_off(state: State, candidate: int, *, x_only: bool = False) -> dict[int, int]:
    """Return the candidates that a candidate which is on turns off, with the kind of the link."""
    cell, digit = divmod(candidate, 9)
    others = state.digits[cell] & ~(1 << digit)
    found = {} if x_only else {9 * cell + other: CELL for other in members(others)}
    places = state.places[digit]
    for peer, kind in LINKED[cell]:
        if places >> peer & 1:
            found.setdefault(9 * peer + digit, kind)
    return found


def made_on(state: State, candidate: int, *, x_only: bool = False) -> dict[int, int]:
    """Return the candidates that a candidate which is off turns on, with the kind of the link."""
    cell, digit = divmod(candidate, 9)
    found = {}
    if not x_only and is_pair(state.digits[cell]):
        found[9 * cell + members(state.digits[cell] & ~(1 << digit))[0]] = CELL
    for kind in (BOX, ROW, COLUMN):
        places = state.places[digit] & UNITS[cell][kind]
        if is_pair(places):
            found.setdefault(9 * members(places & ~(1 << cell))[0] + digit, kind)
    return found


class Node:
    """A candidate that is on or off, with its reasons.

    `kind` is that of the link by which it followed, or None for an assumption and for an off-node of a pattern or a
    nested chain; `nested` is that nested chain. `behind` is the set of the node and all its ancestors.
    """

    __slots__ = ("behind", "candidate", "has_nested", "is_on", "kind", "name", "nested", "parents")

    def __init__(
        self,
        candidate: int,
        is_on: bool,
        parents: Iterable[Node] = (),
        kind: int | None = None,
        nested: Hint | None = None,
    ) -> None:
        self.candidate, self.is_on, self.kind, self.nested = candidate, is_on, kind, nested
        self.name = 2 * candidate + is_on
        self.parents = tuple(parents)
        self.behind = 1 << self.name
        self.has_nested = nested is not None
        for parent in self.parents:
            self.behind |= parent.behind
            self.has_nested |= parent.has_nested


def listing(target: Node) -> list[Node]:
    """Return a node and its ancestors, breadth first."""
    found: dict[int, Node] = {}
    layer = [target]
    while layer:
        following: list[Node] = []
        for node in layer:
            if node.name not in found:
                found[node.name] = node
                following += node.parents
        layer = following
    return list(found.values())


@lru_cache
def price(nodes: int) -> int:
    """Return what the number of nodes adds to a weight, in tenths."""
    limits = [4, 6]
    while limits[-1] < 1_000_000:
        limits.append(2 * limits[-2])
    return sum(nodes - 2 > limit for limit in limits)


class Hint:
    """A conclusion: candidates to remove, and the candidate to place or None.

    `targets` are the ends of its branches. `from_kind` is the kind of link that the assumptions of the branches stand
    for: CELL for all candidates of a cell, a kind of unit for all places in a unit, otherwise None.
    """

    def __init__(
        self,
        base: int,
        kind: int,
        targets: list[Node],
        removed: dict[int, int],
        placed: int | None = None,
        from_kind: int | None = None,
    ) -> None:
        self.base, self.kind, self.targets, self.placed, self.from_kind = base, kind, targets, placed, from_kind
        self.removed = removed
        """Digits that each cell loses, for cells that lose any."""

    @cached_property
    def own_nodes(self) -> int:
        """Number of nodes without those of nested chains; the two ways around a cycle count once."""
        counted = self.targets[:1] if self.kind in (X_LINKS, Y_LINKS, ALL_LINKS) else self.targets
        return sum(target.behind.bit_count() for target in counted)

    @cached_property
    def nodes(self) -> int:
        """Number of nodes, with those of each different nested chain."""
        different: dict[object, Hint] = {}
        for target in self.targets:
            for node in listing(target) if target.has_nested else ():
                if node.nested is not None:
                    different.setdefault(node.nested.signature, node.nested)
        return self.own_nodes + sum(nested.nodes for nested in different.values())

    @cached_property
    def signature(self) -> tuple[tuple[int, ...], ...]:
        """Nodes of each branch, breadth first; two nested chains are the same when these are equal."""
        return tuple(tuple(node.name for node in listing(target)) for target in self.targets)

    @property
    def weight(self) -> int:
        """Weight of the hint, in tenths."""
        return self.base + price(self.nodes)

    @property
    def order(self) -> tuple[int, int, int]:
        """Key of the order in which hints of one stage are taken."""
        return self.weight, self.nodes, self.kind

    @property
    def candidates(self) -> list[int]:
        """Removed candidates in the order in which an outer closure takes them."""
        cells = sorted(self.removed, key=lambda cell: (cell % 16, cell))
        return [9 * cell + digit for cell in cells for digit in members(self.removed[cell])]

    @cached_property
    def strong_links(self) -> list[tuple[int, int]]:
        """Kinds and on-candidates of the links that hold only where other candidates are missing."""
        found: dict[tuple[int, int], None] = {}
        for target in self.targets:
            for node in listing(target):
                kind = self.from_kind if node.kind is None else node.kind
                if node.is_on and kind is not None:
                    found[kind, node.candidate] = None
        return list(found)

    def parents(self, start: State, copy: State) -> list[int]:
        """Return the candidates whose removal from `start` made this hint possible in `copy`."""
        gone = (each for kind, candidate in self.strong_links for each in copy.gone_from(start, kind, candidate))
        return list(dict.fromkeys(gone))


class Step(NamedTuple):
    """Candidates that a rule turns off in a closure, their parents, which are off, and the nested chain if any."""

    candidates: list[int]
    parents: list[int]
    nested: Hint | None = None


Rule = Callable[[State, State], Iterable[Step]]
"""A function of the start of a closure and of its reduced copy."""


class Stage(NamedTuple):
    """A stage of forcing chains: weight without length, level of the closures (None if static), and Nishio or not."""

    base: int
    level: int | None
    x_only: bool = False


NISHIO, MULTIPLE, DYNAMIC = Stage(75, 0, x_only=True), Stage(80, None), Stage(85, 0)
LEVELS = [DYNAMIC, Stage(90, 1), Stage(95, 2), Stage(100, 3), Stage(105, 4), Stage(110, 5)]
"""Stages of dynamic chains by level."""


class Closure:
    """Everything that follows from a node: `on` and `off` hold the nodes by candidate, in the order of arrival."""

    def __init__(self, start: State, candidate: int, is_on: bool, stage: Stage) -> None:
        self.start, self.stage, self.is_static = start, stage, stage.level is None
        self.copy = start if self.is_static else start.copy()
        self.on: dict[int, Node] = {}
        self.off: dict[int, Node] = {}
        self.clash: tuple[Node, Node] | None = None
        """An on-node and an off-node of the same candidate, both of which follow."""
        self.pending_on: deque[Node] = deque()
        self.pending_off: deque[Node] = deque()
        self.add(Node(candidate, is_on))
        self.run()
        self.all_on, self.all_off = (sum(1 << each for each in nodes) for nodes in (self.on, self.off))

    def add(self, node: Node) -> None:
        (self.on if node.is_on else self.off)[node.candidate] = node
        (self.pending_on if node.is_on else self.pending_off).append(node)

    def run(self) -> None:
        while self.clash is None:
            if self.pending_on:
                self.turn_off(self.pending_on.popleft())
            elif self.pending_off:
                self.turn_on(self.pending_off.popleft())
            elif not self.apply_rules():
                return

    def turn_off(self, node: Node) -> None:
        if self.is_static:
            effects = self.start.weak[node.candidate]
        else:
            effects = made_off(self.copy, node.candidate, x_only=self.stage.x_only)
        for candidate, kind in effects.items():
            if candidate in self.on:
                self.clash = self.on[candidate], Node(candidate, False, [node], kind)
                return
            if candidate not in self.off:
                self.add(Node(candidate, False, [node], kind))

    def turn_on(self, node: Node) -> None:
        if self.is_static:
            found = self.start.strong[node.candidate]
        else:
            found = made_on(self.copy, node.candidate, x_only=self.stage.x_only)
        effects = [
            Node(candidate, True, [node, *self.hidden_parents(kind, candidate)], kind)
            for candidate, kind in found.items()
            if candidate not in self.on or candidate in self.off
        ]
        if not self.is_static:
            self.copy.remove(node.candidate)
        for effect in effects:
            if effect.candidate in self.off:
                self.clash = effect, self.off[effect.candidate]
                return
            self.add(effect)

    def hidden_parents(self, kind: int, candidate: int) -> list[Node]:
        if self.is_static:
            return []
        return [self.off[gone] for gone in self.copy.gone_from(self.start, kind, candidate)]

    def apply_rules(self) -> bool:
        """Turn off what the first useful rule rules out; return whether there was one."""
        for rule in rules_of(self.stage.level):
            steps = [step for step in rule(self.start, self.copy) if step.candidates and step.parents]
            for step in steps:
                parents = [self.off[parent] for parent in step.parents]
                for candidate in step.candidates:
                    if candidate not in self.off:
                        self.add(Node(candidate, False, parents, nested=step.nested))
            if steps:
                return True
        return False


# Rules of closures: patterns.


def rules_of(level: int | None) -> list[Rule]:
    """Return the rules that prolong the closures of a level, in the order in which they are tried."""
    patterns: list[Rule] = [locked, hidden_pairs, naked_pairs, x_wings]
    dynamic = rule_of_chains(lambda copy: all_hints(copy, DYNAMIC))
    return {
        None: [],
        0: [],
        1: patterns,
        2: [*patterns, static_rule],
        3: [*patterns, static_rule, rule_of_chains(lambda copy: all_hints(copy, MULTIPLE))],
        4: [*patterns, dynamic],
        5: [*patterns, dynamic, rule_of_chains(lambda copy: all_hints(copy, LEVELS[2]))],
    }[level]


CROSSINGS = [
    (unit, other)
    for units, others in ((BOXES, COLUMNS), (BOXES, ROWS), (COLUMNS, BOXES), (ROWS, BOXES))
    for unit in units
    for other in others
    if unit & other
]
"""Pairs of a unit to which a digit may be confined and the unit that loses it, in the order in which they are tried."""


def locked(start: State, copy: State) -> Iterator[Step]:
    for unit, other in CROSSINGS:
        for digit, places in enumerate(copy.places):
            shared = places & unit & other
            if shared & (shared - 1) and shared == places & unit and (rest := places & other & ~unit):
                yield Step(candidates_in(rest, digit), copy.gone_places(start, unit & ~other, digit))


def hidden_pairs(start: State, copy: State) -> Iterator[Step]:
    for unit in (*BOXES, *COLUMNS, *ROWS):
        places = [each & unit for each in copy.places]
        for second in range(9):
            for first in range(second) if is_pair(places[second]) else ():
                if places[first] == places[second] and len(blanks_of(copy, unit)) > 4:
                    pair = 1 << first | 1 << second
                    cells = members(places[first])
                    lost = [9 * cell + digit for cell in cells for digit in members(copy.digits[cell] & ~pair)]
                    gone = [each for digit in (first, second) for each in copy.gone_places(start, unit, digit)]
                    yield Step(lost, sorted(gone))


def naked_pairs(start: State, copy: State) -> Iterator[Step]:
    for unit in (*BOXES, *COLUMNS, *ROWS):
        pairs = [cell for cell in members(unit) if is_pair(copy.digits[cell])]
        for second in pairs:
            for first in pairs[: pairs.index(second)]:
                pair = copy.digits[second]
                if copy.digits[first] == pair and len(blanks_of(copy, unit)) >= 4:
                    rest = [cell for cell in members(unit) if cell not in (first, second)]
                    lost = [9 * cell + digit for cell in rest for digit in members(copy.digits[cell] & pair)]
                    gone = [each for cell in (first, second) for each in copy.gone_from(start, CELL, 9 * cell)]
                    yield Step(lost, gone)


def blanks_of(state: State, unit: int) -> list[int]:
    """Return the cells of a unit that have no digit in the position that a player sees."""
    return [cell for cell in members(unit) if state.real.digits[cell]]


def x_wings(start: State, copy: State) -> Iterator[Step]:
    for lines, crossings in ((COLUMNS, ROWS), (ROWS, COLUMNS)):
        pairs = [[places & line if is_pair(places & line) else 0 for places in copy.places] for line in lines]
        for far in range(9):
            for near in range(far):
                for digit in range(9):
                    if not (pairs[near][digit] and pairs[far][digit]) or missing_count(copy, digit) < 4:
                        continue
                    corners = pairs[near][digit] | pairs[far][digit]
                    covers = [line for line in crossings if line & corners]
                    if len(covers) == 2:
                        outside = copy.places[digit] & (covers[0] | covers[1]) & ~corners
                        gone = [each for line in (near, far) for each in copy.gone_places(start, lines[line], digit)]
                        yield Step(candidates_in(outside, digit), gone)


def missing_count(state: State, digit: int) -> int:
    """Return the number of times that a digit is still to be placed in the position that a player sees."""
    return sum(bool(state.real.places[digit] & row) for row in ROWS)


# Rules of closures: nested chains.


def rule_of_chains(search: Callable[[State], list[Hint]]) -> Rule:
    """Return the rule that applies all hints which a search finds in the reduced copy."""

    def rule(start: State, copy: State) -> Iterator[Step]:
        for hint in search(copy.copy()):
            yield Step(hint.candidates, hint.parents(start, copy), hint)

    return rule


def in_order(hints: Iterable[Hint]) -> list[Hint]:
    """Return the hints in order, and of those with equal removals only the first."""
    found: dict[frozenset[tuple[int, int]], Hint] = {}
    for hint in sorted(hints, key=lambda each: each.order):
        found.setdefault(frozenset(hint.removed.items()), hint)
    return list(found.values())


def all_hints(copy: State, stage: Stage) -> list[Hint]:
    """Return all forcing chains of a stage."""
    return in_order(forcing_chains(copy, stage))


@lru_cache(maxsize=4_000)
def all_static_hints(digits: tuple[int, ...]) -> list[Hint]:
    """Return all cycles and static chains; many closures lead to the same reduced copy."""
    return in_order(static_chains(State(list(digits))))


static_rule = rule_of_chains(lambda copy: all_static_hints(tuple(copy.digits)))


# Static cycles and chains.


Path = tuple[int, int, "Path | None"]
"""A candidate, the kind of the link that leads to it, and the path before; candidates are on and off alternately."""


class Links:
    """The weak and the strong links that one of the three passes follows, by candidate, for candidates with links.

    `weak` holds only links to candidates with strong links of their own, as a chain cannot continue from others.
    """

    def __init__(self, state: State, pass_kind: int) -> None:
        self.state, self.in_cells, self.in_units = state, pass_kind != X_LINKS, pass_kind != Y_LINKS
        self.strong = {
            candidate: found
            for candidate, ends in state.strong.items()
            if (
                found := {
                    end: kind
                    for end, kind in ends.items()
                    if (self.in_cells and kind == CELL) or (self.in_units and kind != CELL)
                }
            )
        }
        self.weak = {
            candidate: found
            for candidate, ends in state.weak.items()
            if (
                found := [
                    (end, kind) for end, kind in ends.items() if end in self.strong and (self.in_cells or kind != CELL)
                ]
            )
        }

    def excludes(self, candidate: int, other: int) -> bool:
        """Return whether a weak link leads from a candidate to another one, with strong links or not."""
        ends = self.state.weak[candidate]
        return other in ends and (self.in_cells or ends[other] != CELL)


def static_chains(state: State) -> Iterator[Hint]:
    """Yield every cycle and forcing chain without branches, in the order in which they are found."""
    for kind in (X_LINKS, Y_LINKS, ALL_LINKS):
        links = Links(state, kind)
        for source in sorted(links.weak.keys() | links.strong.keys()):
            size = state.digits[source // 9].bit_count()
            if size == 1 or (size > 2 and kind == Y_LINKS):
                continue
            for path in cycles(links, source):
                if hint := cycle_hint(state, kind, path):
                    yield hint
            if kind != Y_LINKS:
                for is_on in (True, False):
                    if target := contradiction(links, source, is_on):
                        base = 66 if kind == X_LINKS else 70
                        yield Hint(base, kind, [target], *conclusion(state, source, not is_on))


def conclusion(state: State, candidate: int, is_on: bool) -> tuple[dict[int, int], int | None]:
    """Return the candidates that a true node removes from its cell, and the candidate that it places."""
    cell, digit = divmod(candidate, 9)
    if not is_on:
        return {cell: 1 << digit}, None
    others = state.digits[cell] & ~(1 << digit)
    return ({cell: others} if others else {}), candidate


def cycles(links: Links, source: int) -> Iterator[Path]:
    """Yield the paths that return to their source, which is on, in at least four links.

    An on-node is followed once, but an off-node from every on-node whose path does not contain it.
    """
    seen = {source}
    layer: list[tuple[Path, int]] = [((source, CELL, None), 0)]
    """Paths with the set of off-candidates on them."""
    length = 0
    while layer:
        length += 2
        following = []
        for path, behind in layer:
            for off, weak_kind in links.weak.get(path[0], ()):
                if behind >> off & 1:
                    continue
                longer = off, weak_kind, path
                for on, strong_kind in links.strong[off].items():
                    if on == source and length >= 4:
                        yield on, strong_kind, longer
                    if on not in seen:
                        seen.add(on)
                        following.append(((on, strong_kind, longer), behind | 1 << off))
        layer = following


def cycle_hint(state: State, kind: int, path: Path) -> Hint | None:
    """Return what a cycle removes: candidates that see one of its on-nodes and one of its off-nodes."""
    way: list[tuple[int, int]] = []
    at: Path | None = path
    while at is not None:
        way.append(at[:2])
        at = at[2]
    way.reverse()
    cells = of_cells({candidate // 9 for candidate, _ in way})
    sees: dict[bool, dict[int, int]] = {True: {}, False: {}}
    for index, (candidate, _) in enumerate(way):
        cell, digit = divmod(candidate, 9)
        side = sees[index % 2 == 0]
        side[digit] = side.get(digit, 0) | PEERS[cell]
    removed: dict[int, int] = {}
    for digit in sees[True].keys() & sees[False].keys():
        for cell in members(sees[True][digit] & sees[False][digit] & state.places[digit] & ~cells):
            removed[cell] = removed.get(cell, 0) | 1 << digit
    if not removed:
        return None
    # One way around, from the source on to the source on.
    forth = Node(way[0][0], True)
    for index, (candidate, link) in enumerate(way[1:], start=1):
        forth = Node(candidate, index % 2 == 0, [forth], link)
    # The other way around: every node is opposite, and keeps the kind of its own link.
    back = Node(way[-1][0], False, (), way[-1][1])
    for index in range(len(way) - 2, -1, -1):
        candidate, link = way[index]
        back = Node(candidate, index % 2 == 1, [back], link)
    return Hint(70 if kind == ALL_LINKS else 65, kind, [forth, back], removed)


def contradiction(links: Links, source: int, is_on: bool) -> Node | None:
    """Return the first node found that follows from its opposite, or None."""
    start = source, is_on
    # For each node, a candidate and its state, the kind of the link that leads to it, and the node before.
    reached: dict[tuple[int, bool], tuple[int, tuple[int, bool]] | None] = {start: None}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        candidate, state = node
        effects = links.weak.get(candidate, ()) if state else links.strong.get(candidate, {}).items()
        if is_on and state and links.excludes(candidate, source):
            effects = [(source, CELL)]
        for effect, kind in effects:
            following = effect, not state
            if following not in reached:
                reached[following] = kind, node
                queue.append(following)
            if following == (source, not is_on):
                return chain_to(following, reached)
    return None


def chain_to(end: tuple[int, bool], reached: dict[tuple[int, bool], tuple[int, tuple[int, bool]] | None]) -> Node:
    """Return the node at the end of the chain that a search found."""
    before = reached[end]
    return Node(*end) if before is None else Node(*end, [chain_to(before[1], reached)], before[0])


# Forcing chains with branches.


def forcing_chains(state: State, stage: Stage) -> Iterator[Hint]:
    """Yield every forcing chain of a stage, in the order in which they are found."""
    closures: dict[tuple[int, bool], Closure] = {}

    def closure(candidate: int, is_on: bool) -> Closure:
        if (candidate, is_on) not in closures:
            closures[candidate, is_on] = Closure(state, candidate, is_on, stage)
        return closures[candidate, is_on]

    def meeting(kind: int, tried: list[Closure], from_kind: int | None = None) -> Iterator[Hint]:
        """Yield the common conclusions of all closures."""
        on, off = -1, -1
        for each in tried:
            on &= each.all_on
            off &= each.all_off
        for candidate in tried[0].on if on else ():
            if on >> candidate & 1:
                removed, placed = conclusion(state, candidate, True)
                if removed:
                    targets = [each.on[candidate] for each in tried]
                    yield Hint(stage.base, kind, targets, removed, placed, from_kind)
        for candidate in tried[0].off if off else ():
            if off >> candidate & 1:
                targets = [each.off[candidate] for each in tried]
                yield Hint(stage.base, kind, targets, *conclusion(state, candidate, False), from_kind)

    is_dynamic = stage.level is not None
    for cell in range(81):
        digits = members(state.digits[cell])
        if len(digits) < (2 if is_dynamic else 3):
            continue
        for digit in digits:
            candidate = 9 * cell + digit
            if is_dynamic:
                for is_on in (True, False):
                    if clash := closure(candidate, is_on).clash:
                        yield Hint(stage.base, CONTRADICTION, list(clash), *conclusion(state, candidate, not is_on))
            if stage.x_only:
                continue
            if is_dynamic and len(digits) >= 3:
                yield from meeting(DOUBLE, [closure(candidate, True), closure(candidate, False)])
            for kind in (BOX, ROW, COLUMN):
                places = members(state.places[digit] & UNITS[cell][kind])
                if len(places) >= 2 and places[0] == cell:
                    tried = [closure(9 * place + digit, True) for place in places]
                    yield from meeting(UNIT_CHAINS, tried, kind)
        if not stage.x_only:
            yield from meeting(CELL_CHAINS, [closure(9 * cell + digit, True) for digit in digits], CELL)


def best_of(hints: Iterable[Hint]) -> Hint | None:
    """Return the hint of the lowest weight, then of the fewest nodes, then of the lowest kind, then found first."""
    best = None
    for hint in hints:
        # Nested chains only add nodes, so they need not be counted where the hint's own nodes are too many.
        if best is not None and hint.base == best.base and hint.own_nodes > best.nodes:
            continue
        if best is None or hint.order < best.order:
            best = hint
    return best


class Found(NamedTuple):
    """A deduction: weight in tenths, kind, number of nodes, removed candidates and the placed one; digits from 1."""

    weight: int
    kind: int
    nodes: int
    removed: frozenset[tuple[int, int]]
    placed: tuple[int, int] | None


def next_static(position: Candidates) -> Found | None:
    """Return the deduction of the stage of static chains and cycles."""
    return as_found(best_of(static_chains(state_of(position))))


def next_forcing(position: Candidates, stage: Stage) -> Found | None:
    """Return the deduction of a stage of forcing chains."""
    return as_found(best_of(forcing_chains(state_of(position), stage)))


def as_found(hint: Hint | None) -> Found | None:
    if hint is None:
        return None
    removed = frozenset((cell, digit + 1) for cell, lost in hint.removed.items() for digit in members(lost))
    placed = None if hint.placed is None else (hint.placed // 9, hint.placed % 9 + 1)
    return Found(hint.weight, hint.kind, hint.nodes, removed, placed)
