"""Build a child on sets of digits, as `kernels.construction` does on bits.

Singles are queued in the order in which they arise; of several that arise at once the order is that of the loops below.
When the givens contradict each other the result depends on that order, so the kernels use it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

from sudoku_desktop.board import Geometry
from sudoku_desktop.board.geometry import NO_UNIT
from sudoku_desktop.evolution.explanation.events import (
    Died,
    Emit,
    Event,
    Forced,
    GivenUp,
    Origin,
    Placed,
    RandomReason,
    Walked,
    ignore,
)
from sudoku_desktop.evolution.explanation.random import PlainRandom, scaled

NAKED, HIDDEN = "naked", "hidden"


class PartialGrid:
    """A partial grid with the candidates of its blanks; `cells` and `domains` hold digits from 1.

    `left` is the number of cells that may take a digit, by unit and digit; `placed` holds the digits of each unit.
    """

    def __init__(self, shape: Geometry) -> None:
        self.units: list[list[int]] = shape.units.tolist()
        self.units_of = [[unit for unit in units if unit != NO_UNIT] for units in shape.units_of.tolist()]
        self.cells = [0] * shape.cell_count
        self.domains = [set(range(1, shape.size + 1)) for _ in self.cells]
        self.left = [[len(cells)] * (shape.size + 1) for cells in self.units]
        self.placed: list[set[int]] = [set() for _ in self.units]
        self.waiting: list[tuple[str, int, int]] = []
        self.emit: Emit = ignore

    def copy(self, emit: Emit) -> PartialGrid:
        """Return a copy that emits its events to another receiver."""
        other = copy(self)
        other.cells = list(self.cells)
        other.domains = [set(domain) for domain in self.domains]
        other.left = [list(left) for left in self.left]
        other.placed = [set(placed) for placed in self.placed]
        other.waiting = list(self.waiting)
        other.emit = emit
        return other

    def places(self, unit: int, digit: int) -> list[int]:
        """Return the cells of a unit that may take a digit."""
        return [cell for cell in self.units[unit] if digit in self.domains[cell]]

    def remove(self, cell: int, digit: int) -> None:
        """Remove a digit from a domain, and queue a resulting single."""
        self.domains[cell].remove(digit)
        for unit in self.units_of[cell]:
            self.left[unit][digit] -= 1
        if len(self.domains[cell]) == 1:
            self.waiting.append((NAKED, cell, 0))
        elif not self.domains[cell]:
            self.emit(Died(cell), self.cells)
        self.take_place(cell, digit)

    def take_place(self, cell: int, digit: int) -> None:
        """Queue the hidden singles that arise in the units of a cell that has lost a digit."""
        for unit in self.units_of[cell]:
            if self.left[unit][digit] == 1 and digit not in self.placed[unit]:
                self.waiting.append((HIDDEN, unit, digit))

    def fill(self, cell: int, digit: int, event: Event) -> None:
        """Fill one cell, and remove its digit from the peers in the row, in the column and in the box."""
        others = sorted(self.domains[cell] - {digit})
        for unit in self.units_of[cell]:
            self.placed[unit].add(digit)
            for each in self.domains[cell]:
                self.left[unit][each] -= 1
        self.cells[cell] = digit
        self.domains[cell] = set()
        self.emit(event, self.cells)
        for other in others:
            self.take_place(cell, other)
        for unit in self.units_of[cell]:
            for peer in self.places(unit, digit):
                self.remove(peer, digit)

    def place(self, cell: int, digit: int, event: Event | None = None) -> None:
        """Fill a cell whose domain has the digit, and then all resulting singles."""
        self.fill(cell, digit, event or Event())
        while self.waiting:
            kind, index, digit = self.waiting.pop(0)
            if kind == NAKED and self.domains[index]:
                (only,) = self.domains[index]
                self.fill(index, only, Forced(index, only, None))
            elif kind == HIDDEN and self.places(index, digit):
                (place,) = self.places(index, digit)
                self.fill(place, digit, Forced(place, digit, index))

    @property
    def blanks(self) -> list[int]:
        return [cell for cell, digit in enumerate(self.cells) if digit == 0]

    @property
    def dead(self) -> list[int]:
        """The blanks without candidates."""
        return [cell for cell in self.blanks if not self.domains[cell]]


def propagated(givens: Sequence[int], shape: Geometry) -> PartialGrid | None:
    """Return a grid with all givens and the singles that follow from them, or None for contradictory givens."""
    grid = PartialGrid(shape)
    for cell, digit in enumerate(givens):
        if digit and grid.cells[cell] != digit:
            if digit not in grid.domains[cell]:
                return None
            grid.place(cell, digit)
    for cells, left, placed in zip(grid.units, grid.left, grid.placed, strict=True):
        if any(not left[digit] for digit in range(1, len(cells) + 1) if digit not in placed):
            return None
    return None if grid.dead else grid


@lru_cache(maxsize=2)
def _start(givens: tuple[int, ...], shape: Geometry) -> PartialGrid | None:
    """Return the cached grid from which every child starts, to be copied."""
    return propagated(givens, shape)


def built_child(
    givens: Sequence[int],
    shape: Geometry,
    parents: Sequence[Sequence[int]],
    shared: float,
    mutation: float,
    random: PlainRandom,
    limit: int | None = None,
    emit: Emit = ignore,
) -> list[int]:
    """Build a child of two parents, or of none, and return its cells.

    Building stops when more than `limit` cells are dead. If the givens contradict each other, every child is the givens
    alone.
    """
    start = _start(tuple(givens), shape)
    high, low = random.halves()
    if start is None:
        return list(givens)
    child = start.copy(emit)
    walk = child.blanks
    if not walk:
        return child.cells
    first = scaled(high, len(walk))
    emit(Walked(walk[first], bool(low & 1)), child.cells)
    walk = walk[first:] + walk[:first] if low & 1 else walk[first::-1] + walk[:first:-1]

    def is_hopeless() -> bool:
        if limit is None or len(child.dead) <= limit:
            return False
        emit(GivenUp(len(child.dead), limit), child.cells)
        return True

    if len(parents) == 2:
        for cell in walk:
            gene, other = (parent[cell] for parent in parents)
            if gene == other and gene in child.domains[cell] and random.halves()[0] / 2**32 < shared:
                child.place(cell, gene, Placed(cell, gene, Origin.BOTH))
                if is_hopeless():
                    return child.cells
    for cell in walk:
        if not child.domains[cell]:
            continue
        high, low = random.halves()
        genes = [
            (parent[cell], origin) for parent, origin in zip(parents, (Origin.MOTHER, Origin.FATHER), strict=False)
        ]
        admitted = [each for each in (genes[::-1] if low & 1 else genes) if each[0] in child.domains[cell]]
        if not admitted or high / 2**32 < mutation:
            domain = sorted(child.domains[cell])
            digit = domain[random.index(len(domain))]
            why = (
                (RandomReason.MUTATION if admitted else RandomReason.NEITHER_FITS) if parents else RandomReason.FOUNDER
            )
            child.place(cell, digit, Placed(cell, digit, Origin.RANDOM, why))
        else:
            digit, origin = admitted[0]
            child.place(cell, digit, Placed(cell, digit, origin))
        if is_hopeless():
            return child.cells
    return child.cells
