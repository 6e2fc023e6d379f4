"""Convert a grid to the arrays from which children are built; see `kernels.construction`."""

import numpy as np

from sudoku_desktop.board import Geometry, Grid
from sudoku_desktop.evolution.kernels.construction import Construction, Genes, propagate_givens
from sudoku_desktop.evolution.kernels.propagation import COLUMN_HALF, POSITION_BITS, Words, address


def lower_construction(givens: Grid) -> Construction:
    """Return the state from which every child starts: the givens, and the singles that follow from them.

    If the givens contradict each other (a repeated digit in a unit, or after filling singles a cell without a candidate
    or a digit without a place), no cell is open: every child is the givens alone, and its cost is at least 1.
    """
    shape = givens.geometry
    size, cells = shape.size, shape.cell_count
    cells_of = shape.units.reshape(-1).copy()
    if shape.regions and not shape.extras and size <= COLUMN_HALF:
        in_box = np.zeros(cells, np.int64)
        in_box[shape.boxes] = np.arange(size)
        addresses = address(shape.row_of, shape.column_of, shape.box_of, in_box, size)
        homes = np.zeros((0, 1), np.int64)
    else:
        addresses, homes = np.zeros(cells, np.int64), _homes(shape)
    full = (1 << size) - 1
    domains = np.full(cells, full, np.int64)
    places = np.full(len(cells_of), full, np.int64)
    queue = np.zeros(cells + len(cells_of) + 1, np.int64)
    genes = np.zeros(cells, np.uint8)
    cost = propagate_givens(givens.cells.copy(), cells_of, addresses, homes, domains, places, queue, genes)
    if cost < 0 or _misses_a_place(genes, places, shape.units):
        genes = givens.cells.copy()
        domains[:] = 0
        places[:] = 0
        cost = max(1, int(np.count_nonzero(genes == 0)))
    return Construction(
        cells_of=cells_of,
        addresses=addresses,
        homes=homes,
        open_cells=np.flatnonzero(domains),
        start_domains=domains,
        start_places=places,
        start_genes=genes,
        start_cost=np.array([cost], np.int64),
        domains=np.zeros_like(domains),
        places=np.zeros_like(places),
        queue=queue,
    )


def _homes(shape: Geometry) -> Words:
    """Return the table of units and positions of each cell; see `kernels.propagation`."""
    homes = np.full(shape.units_of.shape, -1, np.int64)
    known = np.zeros(shape.cell_count, np.int64)
    for unit, cells in enumerate(shape.units):
        homes[cells, known[cells]] = unit * shape.size << POSITION_BITS | np.arange(shape.size)
        known[cells] += 1
    return homes


def _misses_a_place(genes: Genes, places: Words, units: Words) -> bool:
    """Return whether some unit lacks a digit that none of its cells can take."""
    size = units.shape[1]
    placed = np.count_nonzero(genes[units], axis=1)
    placeable = np.count_nonzero(places.reshape(-1, size), axis=1)
    return bool(np.any(placed + placeable < size))
