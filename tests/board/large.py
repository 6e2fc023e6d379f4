"""Grids of every size with the usual boxes, full and sparse."""

import numpy as np

from sudoku_desktop.board import Grid, shaped


def pattern(size: int) -> Grid:
    """Return a solved grid whose rows are rotations of the first one."""
    shape = shaped(size)
    height, width = shape.box or (1, 1)
    shifts = [width * (row % height) + row // height for row in range(size)]
    return Grid([(shift + column) % size + 1 for shift in shifts for column in range(size)], shape)


def sparse(size: int, share: float, seed: int = 0) -> Grid:
    """Return a grid with about this share of the cells of `pattern`."""
    full = pattern(size)
    kept = np.random.default_rng(seed).random(full.cells.size) < share
    return Grid(full.cells * kept, full.geometry)


def lines(grid: Grid, gap: str = "", blank: str = ".") -> str:
    """Return the rows of a grid as lines."""
    return "\n".join(map(gap.join, grid.to_rows(blank)))
