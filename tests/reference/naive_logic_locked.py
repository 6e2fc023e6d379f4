"""Locked candidates by definition, on sets of cells."""

from collections.abc import Iterator, Sequence

from sudoku_desktop.board import geometry
from sudoku_desktop.logic import Candidate, Position

Unit = frozenset[int]
Removals = frozenset[Candidate]

ROWS, COLUMNS, BOXES = (
    [frozenset(map(int, unit)) for unit in units]
    for units in (geometry(3).rows, geometry(3).columns, geometry(3).boxes)
)
LINES = ROWS + COLUMNS


def candidates_in(position: Position) -> list[frozenset[int]]:
    """Return the candidates of each cell."""
    return [frozenset(position.candidates(cell)) for cell in range(81)]


def places(candidates: Sequence[frozenset[int]], unit: Unit, digit: int) -> frozenset[int]:
    """Return the cells of a unit that may take a digit."""
    return frozenset(cell for cell in unit if digit in candidates[cell])


def locked(position: Position, firsts: list[Unit], seconds: list[Unit]) -> Iterator[tuple[int, Unit, frozenset[int]]]:
    """Yield each digit whose places in one unit all lie in a second unit, with the cells that lose it."""
    candidates = candidates_in(position)
    for digit in range(1, 10):
        for first in firsts:
            confined = places(candidates, first, digit)
            for second in seconds:
                if len(confined) > 1 and confined <= second and places(candidates, second - first, digit):
                    yield digit, first, places(candidates, second - first, digit)


def removals_of(position: Position, firsts: list[Unit], seconds: list[Unit]) -> set[Removals]:
    return {
        frozenset(Candidate(cell, digit) for cell in losers) for digit, _, losers in locked(position, firsts, seconds)
    }


def direct(position: Position, firsts: list[Unit], seconds: list[Unit]) -> set[Candidate]:
    """Return the placement, if the removal leaves another first unit one of several places."""
    candidates = candidates_in(position)
    found = set()
    for digit, first, losers in locked(position, firsts, seconds):
        for third in firsts:
            before = places(candidates, third, digit)
            if third != first and len(before) > 1 and len(before - losers) == 1:
                (cell,) = before - losers
                found.add(Candidate(cell, digit))
    return found


def naive_pointing(position: Position) -> set[Removals]:
    return removals_of(position, BOXES, LINES)


def naive_claiming(position: Position) -> set[Removals]:
    return removals_of(position, LINES, BOXES)


def naive_direct_pointing(position: Position) -> set[Candidate]:
    return direct(position, BOXES, LINES)


def naive_direct_claiming(position: Position) -> set[Candidate]:
    return direct(position, ROWS, BOXES) | direct(position, COLUMNS, BOXES)
