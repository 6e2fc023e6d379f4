"""The obvious exact solver, and the obvious meaning of each conclusion that the kernels draw.

Slow, recursive, without a bit trick: what the compiled ones are held to.
"""

from collections.abc import Iterator
from itertools import permutations

from sudoku_desktop.board import Grid


def solutions(grid: Grid, limit: int) -> list[Grid]:
    """Return up to `limit` solutions, by trying every candidate of the blank cell with the fewest."""
    if grid.conflicts():
        return []
    peers = grid.geometry.peers.tolist()
    cells = grid.cells.tolist()
    found: list[Grid] = []

    def candidates(cell: int) -> set[int]:
        return set(range(1, grid.size + 1)) - {cells[peer] for peer in peers[cell]}

    def search() -> None:
        blanks = [cell for cell, digit in enumerate(cells) if digit == 0]
        if not blanks:
            found.append(Grid(cells, grid.geometry))
            return
        cell = min(blanks, key=lambda blank: len(candidates(blank)))
        for digit in sorted(candidates(cell)):
            cells[cell] = digit
            search()
            cells[cell] = 0
            if len(found) == limit:
                return

    search()
    return found


# One digit in one band of a 9×9 grid, as the set of (row, column) where it may stand; rows of the band from 0.

Places = frozenset[tuple[int, int]]


def minirows(places: Places) -> set[tuple[int, int]]:
    """Return the (row, box) pairs that have a place."""
    return {(row, column // 3) for row, column in places}


def with_locked_minirows(places: Places) -> Places:
    """Return the places that belong to some choice of three minirows, one in each row and in each box."""
    there = minirows(places)
    choices = [set(enumerate(boxes)) for boxes in permutations(range(3))]
    kept = set().union(*(choice for choice in choices if choice <= there))
    return frozenset((row, column) for row, column in places if (row, column // 3) in kept)


def with_locked_columns(places: Places, others: tuple[Places, Places]) -> Places:
    """Return the places in a column such that the two other bands can take the other two columns of its box."""

    def columns(band: Places) -> set[int]:
        return {column for _, column in band}

    def fits(column: int) -> bool:
        others_of_box = [other for other in range(9) if other // 3 == column // 3 and other != column]
        return any(
            first in columns(others[0]) and second in columns(others[1])
            for first, second in permutations(others_of_box)
        )

    return frozenset((row, column) for row, column in places if fits(column))


def only_places(places: Places) -> Places:
    """Return the places that are alone in their box."""
    return frozenset(place for place in places if len(in_box(places, place)) == 1)


def in_box(places: Places, place: tuple[int, int]) -> Places:
    """Return the places in the box of one place."""
    return frozenset((row, column) for row, column in places if column // 3 == place[1] // 3)


def with_lone_cells(places: Places, lone: Places) -> Places:
    """Return the places without those that share a box with a lone cell's place, which itself stays."""
    decided = places & lone
    return frozenset(place for place in places if place in decided or not in_box(decided, place))


def all_places() -> Iterator[tuple[int, int]]:
    """Return every place of a band, row by row."""
    return ((row, column) for row in range(3) for column in range(9))
