"""Fill in naked and hidden singles repeatedly, without any search."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.board.geometry import NO_UNIT, CellTable, Geometry


def fill_forced_cells(givens: Grid, passes: int) -> Grid:
    """Return a copy of `givens` with the cells that at most `passes` passes fill, stopping before any conflict.

    A pass fills all naked singles, then the hidden singles of all units, one kind of unit after another.
    """
    grid = givens
    shape = givens.geometry
    for _ in range(passes):
        before = grid
        for units in (None, *np.split(shape.units, [first for _, first in shape.kinds[1:]])):
            cells = grid.cells.copy()
            admitted = candidates(cells, shape)
            if units is None:
                _fill_naked_singles(cells, admitted)
            else:
                _fill_hidden_singles(cells, admitted, units)
            filled = Grid(cells, shape)
            if filled.conflicts():
                return grid
            grid = filled
        if grid == before:
            break
    return grid


def candidates(cells: NDArray[np.uint8], shape: Geometry) -> NDArray[np.bool_]:
    """Return a mask of the digits that each blank cell may take, shape (cells, size); column d − 1 is for digit d."""
    held = np.zeros((len(shape.units) + 1, shape.size + 1), bool)  # the last row is for NO_UNIT
    for unit in shape.units_of.T:
        held[unit, cells] = True
    held[NO_UNIT] = False
    admitted: NDArray[np.bool_] = ~np.logical_or.reduce(held[shape.units_of], axis=1)[:, 1:]
    admitted[cells > 0] = False
    return admitted


def _fill_naked_singles(cells: NDArray[np.uint8], admitted: NDArray[np.bool_]) -> None:
    forced = admitted.sum(axis=1) == 1
    cells[forced] = admitted[forced].argmax(axis=1) + 1


def _fill_hidden_singles(cells: NDArray[np.uint8], admitted: NDArray[np.bool_], units: CellTable) -> None:
    in_units = admitted[units]  # (units, places, digits)
    unit, digit = np.nonzero(in_units.sum(axis=1) == 1)
    place = in_units[unit, :, digit].argmax(axis=1)
    cells[units[unit, place]] = digit + 1
