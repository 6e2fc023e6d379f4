"""Variation of minimal puzzles: exchange a few givens, or join two puzzles of one solution.

Vocabulary: the *vicinity* of a puzzle is what results when some givens are removed and as many others added, written
{−1+1}, {−2+2} and so on. What is left after removing givens usually has many solutions; the added givens select one of
them, so that the solution may change as well. Afterwards superfluous givens are removed in random order, so that every
child is minimal and has exactly one solution.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.exact.search import search
from sudoku_desktop.services.hunting.kernels.vicinity import BAND, COUNT, DIGIT, DRAWS, make_child

SOLUTIONS_DRAWN = 64
EXCHANGES = ((COUNT, 1, 0.4), (COUNT, 2, 0.7), (COUNT, 3, 0.8), (DIGIT, 0, 0.9), (BAND, 0, 1.0))
"""Kinds of removal, each with a number of givens if it needs one and the cumulative share of children."""


def random_solution(rng: np.random.Generator) -> Grid:
    """Return a random solved grid: three random boxes on the diagonal, completed by the exact solver and shuffled."""
    cells = np.zeros((9, 9), np.uint8)
    for box in range(3):
        cells[3 * box : 3 * box + 3, 3 * box : 3 * box + 3] = 1 + rng.permutation(9).reshape(3, 3)
    found = search(cells.reshape(1, 81), CLASSIC, SOLUTIONS_DRAWN, keep=SOLUTIONS_DRAWN)
    return Grid(found.solutions[0, int(rng.integers(int(found.counts[0])))])


def random_puzzle(rng: np.random.Generator) -> tuple[Grid, Grid]:
    """Return a random minimal puzzle and its solution."""
    solution = random_solution(rng)
    return minimal(solution, rng), solution


def minimal(puzzle: Grid, rng: np.random.Generator) -> Grid:
    """Remove givens of a puzzle with one solution in random order until none can be removed."""
    return _digger().dig(puzzle, rng.permutation(81))


def vicinity_child(puzzle: Grid, solution: Grid, rng: np.random.Generator) -> tuple[Grid, Grid] | None:
    """Return a minimal puzzle in the vicinity of another and its solution, or None when the attempt failed."""
    share, which = rng.random(), rng.random()
    kind, count = next((kind, count) for kind, count, until in EXCHANGES if share < until)
    if kind == DIGIT:
        count = int(which * 9)
    elif kind == BAND:
        kind, count = BAND + int(which * 6) // 3, int(which * 6) % 3
    child, new_solution = np.zeros(81, np.uint8), np.zeros(81, np.uint8)
    if not make_child(puzzle.cells.copy(), solution.cells.copy(), kind, count, rng.random(DRAWS), child, new_solution):
        return None
    return Grid(child), Grid(new_solution)


def crossover_child(one: Grid, other: Grid, solution: Grid, rng: np.random.Generator) -> Grid:
    """Return a minimal puzzle with givens of two puzzles that have the same solution."""
    return minimal(Grid(np.where(one.cells > 0, one.cells, other.cells)), rng)


@cache
def _digger() -> exact.Digger:
    return exact.Digger([[cell] for cell in range(81)])
