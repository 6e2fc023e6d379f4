"""Mean number of guesses of the exact solver, over isomorphs of a puzzle.

Ranks the puzzles that no human technique solves: the more guesses a search needs, the less can be deduced. A single
search depends on the order of cells and digits, so the mean is taken over many random isomorphs. For shapes whose rows
and columns cannot be permuted, only digits are permuted.
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
    """Return the mean number of guesses to prove how many solutions a grid has, over random isomorphs.

    The results are comparable only within one shape. Raises ValueError for fewer than one isomorph, and
    `UndecidedError` when stopped between two isomorphs or when a search reaches its node limit. For shapes other than
    9×9 with boxes the isomorphs share the node limit of the size, so that all searches together take about a second at
    most.
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
        isomorph = random_isomorph(grid, rng) if can_change_places else _renamed(grid, rng)
        guesses = exact.count_guesses_of_many(isomorph.cells[np.newaxis], shape, node_limit=limit)
        if exact.UNDECIDED in guesses:
            raise exact.UndecidedError("the node limit ended the search of an isomorph")
        total += int(guesses[0])
    return total / isomorphs


def _renamed(grid: Grid, rng: np.random.Generator) -> Grid:
    """Return the same puzzle with its digits permuted."""
    names = np.concatenate([[BLANK], 1 + rng.permutation(grid.size)])
    return Grid(names[grid.cells], grid.geometry)
