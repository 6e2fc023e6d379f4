"""Call the compiled search kernels with grids of any shape, and return counts and solutions."""

from dataclasses import dataclass
from functools import lru_cache
from math import isqrt

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import Geometry, shaped
from sudoku_desktop.exact.kernels.bands import search_bands
from sudoku_desktop.exact.kernels.cells import search_cells
from sudoku_desktop.exact.limits import NODE_LIMITS, SEVERAL, UNDECIDED

Cells = NDArray[np.uint8]
Table = NDArray[np.int64]


@dataclass(frozen=True)
class Findings:
    """Results of searching n grids.

    Attributes
    ----------
    counts
        Int64, shape (n,). Number of solutions, up to the limit.
    final
        Bool, shape (n,). False where the search ended at the node limit and there may be more solutions.
    guesses
        Int64, shape (n,). Number of guesses. Standard 9×9 grids and other grids use different searches, whose guesses
        cannot be compared.
    solutions
        Uint8, shape (n, kept, cells). Rows beyond a grid's count are undefined.
    """

    counts: NDArray[np.int64]
    final: NDArray[np.bool_]
    guesses: NDArray[np.int64]
    solutions: Cells


def search(cells: Cells, shape: Geometry, limit: int, *, node_limit: int | None = None, keep: int = 0) -> Findings:
    """Count the solutions of n grids of one shape up to `limit`, and keep the first `keep` solutions of each.

    `cells` has shape (n, size²), 0 for a blank; a grid that breaks the rules has no solution. `node_limit` is the
    largest number of guesses a grid; None means NODE_LIMITS of the size. Raises ValueError for arguments out of range.
    """
    if limit < 1:
        raise ValueError(f"limit must be at least 1, got {limit}")
    if node_limit is None:
        node_limit = NODE_LIMITS[shape.size]
    if node_limit < 0:
        raise ValueError(f"node_limit must not be negative, got {node_limit}")
    if cells.ndim != 2 or cells.shape[1] != shape.cell_count:
        raise ValueError(f"cells must have shape (n, {shape.cell_count}), got {cells.shape}")
    if cells.size and (cells.min() < 0 or cells.max() > shape.size):
        raise ValueError(f"digits must be in [0, {shape.size}]")
    # Writable and contiguous arrays only: numba would compile the kernel again for other kinds.
    grids = np.require(cells, np.uint8, ["C", "W"])
    counts = np.zeros(len(grids), np.int64)
    final = np.zeros(len(grids), np.bool_)
    guesses = np.zeros(len(grids), np.int64)
    solutions = np.zeros((len(grids), min(keep, limit), shape.cell_count), np.uint8)
    if shape.is_standard_9x9:
        search_bands(grids, int(limit), int(node_limit), counts, final, guesses, solutions)
    else:
        search_cells(grids, *tables_of(shape), int(limit), int(node_limit), counts, final, guesses, solutions)
    return Findings(counts, final, guesses, solutions)


@lru_cache(maxsize=16)
def tables_of(shape: Geometry) -> tuple[Table, Table, Table, Table, Table]:
    """Return the tables of a shape for the kernel `search_cells`."""
    units = [set(unit) for unit in shape.units.tolist()]
    shared: list[list[int]] = []
    apart: list[tuple[list[int], list[int]]] = []
    first_shared = [0]
    for one in units:
        for other in units:
            if one is not other and len(one & other) > 1:
                shared.append(sorted(one & other))
                apart.append((sorted(one - other), sorted(other - one)))
        first_shared.append(len(shared))
    rows = np.full((len(shared), shape.size), -1, np.int64)
    sides = np.full((len(shared), 2, shape.size), -1, np.int64)
    for number, (both, alone) in enumerate(zip(shared, apart, strict=True)):
        rows[number, : len(both)] = both
        for side in range(2):
            sides[number, side, : len(alone[side])] = alone[side]
    return shape.units.copy(), shape.units_of.copy(), rows, sides, np.array(first_shared)


def count_solutions_of_many(cells: Cells, limit: int, *, node_limit: int | None = None) -> NDArray[np.int64]:
    """Count the solutions of n grids up to `limit`, in one kernel call that releases the GIL.

    `cells` has shape (n, size²) and dtype uint8, 0 for a blank. Returns int64 of shape (n,), with UNDECIDED where
    `node_limit` guesses (None: NODE_LIMITS of the size) were not enough. Raises ValueError when the array's width is
    not a grid's or a digit is out of range.
    """
    findings = search(cells, _shape_of(cells), limit, node_limit=node_limit)
    return np.where(findings.final, findings.counts, UNDECIDED)


def count_guesses_of_many(
    cells: Cells, shape: Geometry | None = None, *, node_limit: int | None = None
) -> NDArray[np.int64]:
    """Count the guesses needed to prove whether each of n grids has no solution, one or several.

    Arguments, errors and UNDECIDED are as in `count_solutions_of_many`; `shape` None means the usual boxes. Counts can
    only be compared between grids of one shape.
    """
    findings = search(cells, shape or _shape_of(cells), SEVERAL, node_limit=node_limit)
    return np.where(findings.final, findings.guesses, UNDECIDED)


def _shape_of(cells: Cells) -> Geometry:
    """Return the geometry with the usual boxes for an array of this width; raise ValueError when there is none."""
    size = isqrt(cells.shape[-1])
    if cells.ndim != 2 or size not in NODE_LIMITS or size**2 != cells.shape[1]:
        raise ValueError(f"cells must have shape (n, size²) for a size that grids have, got {cells.shape}")
    return shaped(size)
