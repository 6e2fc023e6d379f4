"""Grids of every order, full and sparse."""

import numpy as np

from sudoku_desktop.board import Grid, geometry


def pattern(order: int) -> Grid:
    """The solved grid whose rows are the first one, shifted."""
    size = order * order
    shifts = [order * (row % order) + row // order for row in range(size)]
    return Grid([(shift + column) % size + 1 for shift in shifts for column in range(size)], order)


def sparse(order: int, share: float, seed: int = 0) -> Grid:
    """The pattern with about this share of its cells."""
    kept = np.random.default_rng(seed).random(geometry(order).cell_count) < share
    return Grid(pattern(order).cells * kept, order)


def lines(grid: Grid, gap: str = "", blank: str = ".") -> str:
    """A row a line."""
    text = grid.to_text(blank)
    return "\n".join(gap.join(text[start : start + grid.size]) for start in range(0, len(text), grid.size))
