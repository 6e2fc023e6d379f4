"""Aligned pair and triplet exclusion by definition: every combination of candidates of two or three cells is tried.

Positions as in `naive_logic_nested`: for each blank cell the set of its candidates, digits from 1.
"""

from collections.abc import Iterator
from itertools import combinations, product

from tests.reference.naive_logic_nested import LINKED, Candidates

Removed = frozenset[tuple[int, int]]

HOUSES = [[*dict.fromkeys(peer for peer, _ in linked)] for linked in LINKED]
"""Cells that each cell sees, in the order of box, row, column."""


def aligned_exclusion(position: Candidates, degree: int) -> Removed | None:
    """Return what the first set of `degree` cells (2 or 3) that excludes anything removes, or None."""
    seen = {cell: excluders(position, cell, degree) for cell in sorted(position) if len(position[cell]) >= 2}
    bases = {cell: cells for cell, cells in seen.items() if cells}
    for cells in sets_of(bases, degree):
        common = set.intersection(*(set(bases[cell]) for cell in cells))
        if len(common) >= 2 and (removed := excluded(position, cells, common)):
            return removed
    return None


def excluders(position: Candidates, cell: int, degree: int) -> list[int]:
    """Return the cells with 2 to `degree` candidates that a cell sees; none if it sees one with a single candidate."""
    sizes = {seen: len(position[seen]) for seen in HOUSES[cell] if seen in position}
    return [] if 1 in sizes.values() else [seen for seen, size in sizes.items() if size <= degree]


def sets_of(bases: dict[int, list[int]], degree: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of base cells in the order in which they are tried; `bases` holds their excluders."""
    for index, second in enumerate(bases):
        for first in list(bases)[:index]:
            if degree == 2:
                yield first, second
                continue
            for third in dict.fromkeys(bases[first] + bases[second]):
                if third in bases and third not in (first, second):
                    yield first, second, third


def excluded(position: Candidates, cells: tuple[int, ...], common: set[int]) -> Removed:
    """Return the candidates of these cells that no allowed combination contains; `common` are their excluders."""
    allowed = [
        digits
        for digits in product(*(position[cell] for cell in cells))
        if not any(
            digits[one] == digits[other] and cells[one] in HOUSES[cells[other]]
            for one, other in combinations(range(len(cells)), 2)
        )
        and not any(position[cell] <= set(digits) for cell in common)
    ]
    return frozenset(
        (cell, digit)
        for index, cell in enumerate(cells)
        for digit in position[cell]
        if all(digits[index] != digit for digits in allowed)
    )
