"""Fish by definition: every choice of parallel lines and of as many crossing lines."""

from itertools import combinations

from sudoku_desktop.logic import Candidate, Position
from tests.reference.naive_logic_locked import COLUMNS, ROWS, Removals, candidates_in, places


def naive_fish(position: Position, size: int) -> set[Removals]:
    """Return the removals of all choices of base lines with as many cover lines."""
    candidates = candidates_in(position)
    found = set()
    for bases, covers in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        for digit in range(1, 10):
            in_line = {line: places(candidates, line, digit) for line in bases}
            able = [line for line in bases if 2 <= len(in_line[line]) <= size]
            for base in combinations(able, size):
                spots = frozenset().union(*(in_line[line] for line in base))
                cover = [line for line in covers if line & spots]
                if len(cover) == size:
                    rest = frozenset().union(*cover) - frozenset().union(*base)
                    found.add(frozenset(Candidate(cell, digit) for cell in places(candidates, rest, digit)))
    return found - {frozenset()}
