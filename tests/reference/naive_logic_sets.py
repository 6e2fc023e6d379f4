"""Naked and hidden sets by definition: every choice of cells, every choice of digits."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_desktop.logic import Candidate, Position
from tests.reference.naive_logic_locked import BOXES, LINES, Removals, Unit, candidates_in, places


def naive_naked_sets(position: Position, size: int) -> set[Removals]:
    """Return the removals of all sets of cells with as many digits, in the other cells of the unit."""
    candidates = candidates_in(position)
    found = set()
    for unit in BOXES + LINES:
        for cells in combinations((cell for cell in unit if len(candidates[cell]) > 1), size):
            digits = frozenset().union(*(candidates[cell] for cell in cells))
            if len(digits) == size:
                rest = unit - set(cells)
                found.add(frozenset(Candidate(cell, digit) for cell in rest for digit in digits & candidates[cell]))
    return found - {frozenset()}


def naive_hidden_sets(position: Position, size: int) -> set[Removals]:
    """Return the removals of all sets of digits with as many places, in their cells."""
    return {removals for _, _, _, removals in hidden_sets(position, size)} - {frozenset()}


def naive_direct_hidden_sets(position: Position, size: int) -> set[Candidate]:
    """Return the placements of digits that have one place left outside the cells of a hidden set."""
    candidates = candidates_in(position)
    found = set()
    for unit, digits, cells, _ in hidden_sets(position, size):
        for other in set(range(1, 10)) - digits:
            before = places(candidates, unit, other)
            if len(before) > 1 and len(before - cells) == 1:
                (cell,) = before - cells
                found.add(Candidate(cell, other))
    return found


def hidden_sets(position: Position, size: int) -> Iterator[tuple[Unit, frozenset[int], frozenset[int], Removals]]:
    candidates = candidates_in(position)
    for unit in BOXES + LINES:
        there = {digit: places(candidates, unit, digit) for digit in range(1, 10)}
        for digits in combinations((digit for digit, cells in there.items() if len(cells) > 1), size):
            cells = frozenset().union(*(there[digit] for digit in digits))
            if len(cells) == size:
                gone = frozenset(Candidate(cell, digit) for cell in cells for digit in candidates[cell] - set(digits))
                yield unit, frozenset(digits), cells, gone
