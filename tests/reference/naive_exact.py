"""The plain exact solver, and the plain meaning of each conclusion that the kernels draw.

Slow, recursive and without bit tricks: the reference for the compiled search.
"""

from collections.abc import Iterator

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


def all_places() -> Iterator[tuple[int, int]]:
    """Return every place of a band, row by row."""
    return ((row, column) for row in range(3) for column in range(9))
