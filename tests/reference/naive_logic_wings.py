"""XY- and XYZ-wings by trying every three cells."""

from itertools import combinations

from sudoku_desktop.board import geometry
from sudoku_desktop.logic import Candidate, Position
from tests.reference.naive_logic_locked import Removals, candidates_in

SEEN = [frozenset(map(int, peers)) for peers in geometry(3).peers]


def naive_xy_wings(position: Position) -> set[Removals]:
    """Return the removals of XY-wings: the pivot xy sees xz and yz, and z is removed where both are seen."""
    candidates = candidates_in(position)
    found = set()
    for pivot, first, second in wings(candidates):
        z = candidates[first] & candidates[second]
        if len(z) == 1 and candidates[pivot] == (candidates[first] | candidates[second]) - z:
            losers = {cell for cell in SEEN[first] & SEEN[second] if z <= candidates[cell]}
            found.add(frozenset(Candidate(cell, *z) for cell in losers))
    return found - {frozenset()}


def naive_xyz_wings(position: Position) -> set[Removals]:
    """Return the removals of XYZ-wings: the pivot xyz sees xz and yz, and z is removed where all three are seen."""
    candidates = candidates_in(position)
    found = set()
    for pivot, first, second in wings(candidates):
        z = candidates[first] & candidates[second]
        if len(z) == 1 and candidates[pivot] == candidates[first] | candidates[second]:
            losers = {cell for cell in SEEN[pivot] & SEEN[first] & SEEN[second] if z <= candidates[cell]}
            found.add(frozenset(Candidate(cell, *z) for cell in losers))
    return found - {frozenset()}


def wings(candidates: list[frozenset[int]]) -> list[tuple[int, int, int]]:
    """Return each blank cell with two others that it sees and that have two candidates each."""
    return [
        (pivot, first, second)
        for pivot in range(81)
        if candidates[pivot]
        for first, second in combinations((cell for cell in SEEN[pivot] if len(candidates[cell]) == 2), 2)
    ]
