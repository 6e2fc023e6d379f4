"""How many guesses a puzzle costs the exact solver, on average over the guises of the puzzle.

What ranks puzzles that no technique of people's solves: the more a search must guess, the less there is to conclude.
A single search may be lucky with the order in which it happens to look at cells and digits, so that the puzzle is
searched in many isomorphic guises; of shapes whose lines cannot change places only the digits do.
"""

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import BLANK, Grid, random_isomorph
from sudoku_desktop.exact.limits import NODE_LIMITS

ISOMORPHS = 50


def mean_guesses(grid: Grid, isomorphs: int = ISOMORPHS, seed: int = 0) -> float:
    """The mean number of guesses it takes to prove how many solutions the grid has, over random isomorphs.

    The numbers of one shape compare with each other alone. Raises ValueError for fewer than one isomorph, and
    `UndecidedError` when a search ends at its node limit: the size's, of which the isomorphs of another shape than
    the newspaper's have their share, so that it takes about a second at most.
    """
    if isomorphs < 1:
        raise ValueError(f"isomorphs must be at least 1, got {isomorphs}")
    rng = np.random.default_rng(seed)
    shape = grid.geometry
    can_change_places = shape.box is not None and not shape.extras
    guises = [random_isomorph(grid, rng) if can_change_places else _renamed(grid, rng) for _ in range(isomorphs)]
    limit = None if shape.is_newspaper else NODE_LIMITS[shape.size] // isomorphs
    guesses = exact.count_guesses_of_many(np.array([guise.cells for guise in guises]), shape, node_limit=limit)
    if exact.UNDECIDED in guesses:
        raise exact.UndecidedError("the node limit ended the search of an isomorph")
    return float(guesses.mean())


def _renamed(grid: Grid, rng: np.random.Generator) -> Grid:
    """The same puzzle with its digits named anew."""
    names = np.concatenate([[BLANK], 1 + rng.permutation(grid.size)])
    return Grid(names[grid.cells], grid.geometry)
