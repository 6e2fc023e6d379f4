"""How many guesses a puzzle costs the exact solver, on average over the guises of the puzzle.

What ranks puzzles that no technique of people's solves: the more a search must guess, the less there is to conclude.
A single search may be lucky with the order in which it happens to look at cells and digits, so that the puzzle is
searched in many isomorphic guises.
"""

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import Grid, random_isomorph

ISOMORPHS = 50


def mean_guesses(grid: Grid, isomorphs: int = ISOMORPHS, seed: int = 0) -> float:
    """The mean number of guesses it takes to prove how many solutions the grid has, over random isomorphs.

    The numbers of one order compare with each other alone. Raises ValueError for fewer than one isomorph, and
    `UndecidedError` when a search ends at the node limit of its order.
    """
    if isomorphs < 1:
        raise ValueError(f"isomorphs must be at least 1, got {isomorphs}")
    rng = np.random.default_rng(seed)
    guesses = exact.count_guesses_of_many(np.array([random_isomorph(grid, rng).cells for _ in range(isomorphs)]))
    if exact.UNDECIDED in guesses:
        raise exact.UndecidedError("the node limit ended the search of an isomorph")
    return float(guesses.mean())
