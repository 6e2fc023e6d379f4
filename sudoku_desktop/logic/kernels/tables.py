"""The units of a shape as tables for kernels."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board.geometry import NO_UNIT, Geometry, UnitKind

Words = NDArray[np.int64]

_KINDS = (UnitKind.BOX, UnitKind.REGION, UnitKind.WINDOW, UnitKind.DIAGONAL, UnitKind.COLUMN, UnitKind.ROW)
"""Kinds of unit in the order in which they are examined; the first three are blocks."""
_BOX_ROW_COLUMN = [2, 0, 1]
"""Columns of `units_of` of a 9×9 cell, in the order in which Sudoku Explainer's implications examine them."""
BLOCKS = 3
"""Number of unit kinds that are blocks, which come first in the list above."""


class Tables(NamedTuple):
    """Tables of a shape with u units of n positions and c cells.

    `is_standard`: whether the shape is the standard 9×9. `cells_of`: (u, n). `units_of`: (c, most), in the order in
    which implications examine them, padded with NO_UNIT; `positions_of`: the cell's position in each. `peers`: (c,
    most), padded with the cell itself; `linked`: the peers in the order of implications. `sees`: (c, c), 1 for
    peers. `common`: (u, u), the positions of the first unit that also lie in the second, as a mask. `kind`: (u,) as
    in the list above. `sequence`: (u,) units in the order in which they are examined; `backwards`: as singles are
    searched, for 9×9 the last of each kind first. `pointing`, `claiming`: (p, 2), blocks and lines, each with
    another unit that shares at least two cells.
    """

    is_standard: bool
    cells_of: Words
    units_of: Words
    positions_of: Words
    peers: Words
    linked: Words
    sees: NDArray[np.int8]
    common: Words
    kind: Words
    sequence: Words
    backwards: Words
    pointing: Words
    claiming: Words


@lru_cache(maxsize=16)
def tables_of(shape: Geometry) -> Tables:
    """Return the tables of a shape."""
    cells_of, units_of, cells = shape.units, shape.units_of.copy(), np.arange(shape.cell_count)
    linked = shape.peers.copy()
    if shape.is_standard_9x9:
        units_of = np.ascontiguousarray(units_of[:, _BOX_ROW_COLUMN])
        for cell, units in enumerate(units_of):
            linked[cell] = [each for each in dict.fromkeys(cells_of[units].ravel().tolist()) if each != cell]
    positions_of = (cells_of[units_of] == cells[:, None, None]).argmax(axis=2)
    sees = np.zeros((len(cells), len(cells)), np.int8)
    np.put_along_axis(sees, shape.peers, 1, axis=1)
    np.fill_diagonal(sees, 0)
    members = np.zeros((len(cells_of), len(cells)), bool)
    np.put_along_axis(members, cells_of, True, axis=1)
    common = (members[:, cells_of] << np.arange(shape.size)).sum(axis=2).T
    kind = np.array([_KINDS.index(shape.unit_name(unit)[0]) for unit in range(len(cells_of))])
    assert NO_UNIT < 0, "kernels stop at it"
    sequence = np.argsort(kind, kind="stable")
    turn = sequence.argsort()
    shared = members.astype(np.int64) @ members.T
    np.fill_diagonal(shared, 0)
    first, second = np.nonzero(shared > 1)
    order = np.lexsort((turn[second], turn[first], kind[second]))
    pairs = np.stack((first, second), axis=1)[order]
    is_block = kind[pairs[:, 0]] < BLOCKS
    return Tables(
        shape.is_standard_9x9,
        cells_of.copy(),
        units_of,
        positions_of,
        shape.peers.copy(),
        linked,
        sees,
        np.ascontiguousarray(common),
        kind,
        sequence,
        np.lexsort((-np.arange(len(kind)), kind)) if shape.is_standard_9x9 else sequence,
        pairs[is_block],
        pairs[~is_block],
    )
