"""How many guesses a puzzle costs the exact solver, on average over the guises of the puzzle.

What ranks puzzles that no technique of people's solves: the more a search must guess, the less there is to conclude.
A single search may be lucky with the order in which it happens to look at cells and digits, so that the puzzle is
searched in many isomorphic guises; of shapes whose lines cannot change places only the digits do.
"""

from collections.abc import Callable

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import BLANK, Grid, random_isomorph
from sudoku_desktop.exact.limits import NODE_LIMITS

ISOMORPHS = 50


def mean_guesses(
    grid: Grid, isomorphs: int = ISOMORPHS, seed: int = 0, is_stopped: Callable[[], bool] = lambda: False
) -> float:
    """The mean number of guesses it takes to prove how many solutions the grid has, over random isomorphs.

    The numbers of one shape compare with each other alone. Raises ValueError for fewer than one isomorph, and
    `UndecidedError` when it was stopped between two of them, or when a search ends at its node limit: the size's, of
    which the isomorphs of another shape than the newspaper's have their share, so that all take about a second at most.
    """
    if isomorphs < 1:
        raise ValueError(f"isomorphs must be at least 1, got {isomorphs}")
    rng = np.random.default_rng(seed)
    shape = grid.geometry
    can_change_places = shape.box is not None and not shape.extras
    limit = None if shape.is_standard_9x9 else NODE_LIMITS[shape.size] // isomorphs
    total = 0
    for _ in range(isomorphs):
        if is_stopped():
            raise exact.UndecidedError("counting was stopped")
        guise = random_isomorph(grid, rng) if can_change_places else _renamed(grid, rng)
        guesses = exact.count_guesses_of_many(guise.cells[np.newaxis], shape, node_limit=limit)
        if exact.UNDECIDED in guesses:
            raise exact.UndecidedError("the node limit ended the search of an isomorph")
        total += int(guesses[0])
    return total / isomorphs


def _renamed(grid: Grid, rng: np.random.Generator) -> Grid:
    """The same puzzle with its digits named anew."""
    names = np.concatenate([[BLANK], 1 + rng.permutation(grid.size)])
    return Grid(names[grid.cells], grid.geometry)
