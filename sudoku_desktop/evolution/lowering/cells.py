"""Convert a grid to cells, for chromosomes of any shape that are not packed; see `kernels.cells`."""

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Geometry, Grid
from sudoku_desktop.evolution.forced_cells import candidates
from sudoku_desktop.evolution.kernels.moves import NO_LINE
from sudoku_desktop.evolution.kernels.records import CellPuzzle
from sudoku_desktop.evolution.lowering.boxes import refuse_repeats
from sudoku_desktop.evolution.parts.encoding import Encoding
from sudoku_desktop.evolution.parts.fitness import Fitness
from sudoku_desktop.evolution.parts.genes import Genes

MOST_SWAPS = 32
"""Capacity for the swaps of a mutation that may have to be undone; above the bound of `SwapsInOneBlock.swaps`."""


def lower_cells(encoding: Encoding, fitness: Fitness, givens: Grid) -> CellPuzzle:
    """Return the puzzle as cells in blocks, with the digits that each free cell may hold under this encoding.

    Raises ProblemError when blocks are permutations and one holds a given twice.
    """
    shape = givens.geometry
    size = shape.size
    is_rows = encoding.blocks_are_rows
    blocks = shape.rows if is_rows or not shape.regions else shape.boxes
    cells = givens.cells.astype(np.int64)
    if encoding.kind is Genes.BLOCKS:
        refuse_repeats(cells[blocks], blocks_are_rows=is_rows)
    is_free = cells[blocks] == 0
    free_count = is_free.sum(axis=1)
    free_first = np.argsort(~is_free, axis=1, kind="stable")
    admitted = candidates(givens.cells, shape)
    if not encoding.keeps_candidates:
        admitted = np.broadcast_to((cells == 0)[:, None], admitted.shape)
    ascending = np.argsort(~admitted, axis=1, kind="stable") + 1
    candidate_count = admitted.sum(axis=1)
    listed = np.arange(size) < candidate_count[:, None]
    return CellPuzzle(
        size=np.array([size], np.int64),
        givens=givens.cells.copy(),
        is_standard_9x9=np.array([shape.is_standard_9x9], np.int64),
        block_of=(shape.row_of if blocks is shape.rows else shape.box_of).copy(),
        box_of=shape.box_of.copy() if shape.regions else np.zeros(shape.cell_count, np.int64),
        line_of=_other_lines(shape, blocks_are_rows=is_rows),
        first_extra=np.array([shape.extras_from], np.int64),
        box=np.array(shape.box or (0, 0), np.int64),
        kinds=np.array([*(first for _, first in shape.kinds), len(shape.units)], np.int64),
        blocks=blocks.reshape(-1).copy(),
        free=np.take_along_axis(blocks, free_first, axis=1).reshape(-1).copy(),
        free_count=free_count,
        movable=np.flatnonzero(free_count >= 2),
        units=shape.units.reshape(-1).copy(),
        units_of=shape.units_of.copy(),
        free_cells=np.flatnonzero(cells == 0),
        candidates=np.where(listed, ascending, 0).reshape(-1),
        candidate_count=candidate_count,
        shares=fitness.shares(size),
        shown=np.full(len(shape.units), size, np.int64),
        masks=np.zeros(3 * size, np.int64),
        counts=np.zeros(len(shape.units) * (size + 1), np.int64),
        moved=np.zeros(2 * MOST_SWAPS, np.int64),
        own=np.zeros(0, np.int64),
    )


def _other_lines(shape: Geometry, *, blocks_are_rows: bool) -> NDArray[np.int64]:
    """Return the table `CellPuzzle.line_of`."""
    if not blocks_are_rows:
        return shape.row_of.copy()
    return 2 * shape.size + shape.box_of if shape.regions else np.full(shape.cell_count, NO_LINE)
