"""The slow, obvious version of building a child, on sets of digits.

Singles wait in the order in which they arise; of several that arise at once the order is that of the loops below.
Where the givens contradict each other the outcome depends on that order, so the kernels keep to it too.
"""

from collections.abc import Sequence
from random import Random

from sudoku_desktop.board import geometry
from tests.reference.naive_evolution import NaiveRandom, scaled


class NaiveCandidates:
    """A partial grid and what its blanks may still take: `cells` and `domains` hold digits from 1."""

    def __init__(self, order: int) -> None:
        shape = geometry(order)
        self.units = [[int(cell) for cell in unit] for unit in shape.units]
        self.units_of = [
            [int(shape.row_of[cell]), int(shape.size + shape.column_of[cell]), int(2 * shape.size + shape.box_of[cell])]
            for cell in range(shape.cell_count)
        ]
        self.cells = [0] * shape.cell_count
        self.domains = [set(range(1, shape.size + 1)) for _ in self.cells]
        self.waiting: list[tuple[str, int, int]] = []

    def places(self, unit: int, digit: int) -> list[int]:
        return [cell for cell in self.units[unit] if digit in self.domains[cell]]

    def remove(self, cell: int, digit: int) -> None:
        """Take a digit from a domain; what has become single waits."""
        self.domains[cell].remove(digit)
        if len(self.domains[cell]) == 1:
            self.waiting.append(("naked", cell, 0))
        self.take_place(cell, digit)

    def take_place(self, cell: int, digit: int) -> None:
        """Look where else the digit can stand in the units of a cell that has just lost it."""
        for unit in self.units_of[cell]:
            is_placed = any(self.cells[other] == digit for other in self.units[unit])
            if not is_placed and len(self.places(unit, digit)) == 1:
                self.waiting.append(("hidden", unit, digit))

    def fill(self, cell: int, digit: int) -> None:
        """Fill one cell, and take its digit from the peers along the row, along the column and in the box."""
        others = sorted(self.domains[cell] - {digit})
        self.cells[cell] = digit
        self.domains[cell] = set()
        for other in others:
            self.take_place(cell, other)
        for unit in self.units_of[cell]:
            for peer in self.places(unit, digit):
                self.remove(peer, digit)

    def place(self, cell: int, digit: int) -> None:
        """Fill a cell that admits the digit, and then all that is single."""
        self.fill(cell, digit)
        while self.waiting:
            kind, index, digit = self.waiting.pop(0)
            if kind == "naked" and self.domains[index]:
                (only,) = self.domains[index]
                self.fill(index, only)
            elif kind == "hidden" and self.places(index, digit):
                (place,) = self.places(index, digit)
                self.fill(place, digit)

    @property
    def blanks(self) -> list[int]:
        return [cell for cell, digit in enumerate(self.cells) if digit == 0]

    @property
    def dead(self) -> list[int]:
        """The blanks that can take no digit any more."""
        return [cell for cell in self.blanks if not self.domains[cell]]


def propagated(givens: Sequence[int], order: int) -> NaiveCandidates | None:
    """All givens and the singles that follow; None when they contradict each other."""
    naive = NaiveCandidates(order)
    for cell, digit in enumerate(givens):
        if digit and naive.cells[cell] != digit:
            if digit not in naive.domains[cell]:
                return None
            naive.place(cell, digit)
    for unit, cells in enumerate(naive.units):
        placed = {naive.cells[cell] for cell in cells}
        if any(not naive.places(unit, digit) for digit in range(1, len(cells) + 1) if digit not in placed):
            return None
    return None if naive.dead else naive


def built_child(
    givens: Sequence[int],
    order: int,
    parents: Sequence[Sequence[int]],
    shared: float,
    mutation: float,
    random: NaiveRandom,
) -> NaiveCandidates:
    """The child of no, one or two parents; the givens must not contradict each other."""
    child = propagated(givens, order)
    assert child is not None
    walk = child.blanks
    high, low = random.halves()
    first = scaled(high, len(walk))
    walk = walk[first:] + walk[:first] if low & 1 else walk[first::-1] + walk[:first:-1]
    if len(parents) == 2:
        for cell in walk:
            gene, other = (parent[cell] for parent in parents)
            if gene == other and gene in child.domains[cell] and random.halves()[0] / 2**32 < shared:
                child.place(cell, gene)
    for cell in walk:
        if not child.domains[cell]:
            continue
        high, low = random.halves()
        genes = [parent[cell] for parent in parents]
        admitted = [gene for gene in (genes[::-1] if low & 1 else genes) if gene in child.domains[cell]]
        if not admitted or high / 2**32 < mutation:
            domain = sorted(child.domains[cell])
            admitted = [domain[scaled(random.halves()[0], len(domain))]]
        child.place(cell, admitted[0])
    return child


def solved_grid(order: int, random: Random) -> list[int]:
    """A solved grid: rows shifted against each other, then digits, bands and stacks, and their lines shuffled."""
    size = order * order
    digits = random.sample(range(1, size + 1), size)

    def lines() -> list[int]:
        """The lines in an order that keeps those of a band or stack together."""
        bands = random.sample(range(order), order)
        return [band * order + line for band in bands for line in random.sample(range(order), order)]

    rows, columns = lines(), lines()
    return [digits[(row % order * order + row // order + column) % size] for row in rows for column in columns]


def thinned(solution: Sequence[int], kept: float, random: Random) -> list[int]:
    """Each digit stays with this probability; the others become blanks."""
    return [digit if random.random() < kept else 0 for digit in solution]
