"""A shape's units as tables that kernels take."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Geometry, UnitKind
from sudoku_desktop.board.geometry import NO_UNIT

Words = NDArray[np.int64]

_KINDS = (UnitKind.BOX, UnitKind.REGION, UnitKind.WINDOW, UnitKind.DIAGONAL, UnitKind.COLUMN, UnitKind.ROW)
"""In the order in which units are looked at; the first three are blocks."""
_BOX_ROW_COLUMN = [2, 0, 1]
"""The newspaper's units of a cell in the order in which Sudoku Explainer's implications look at them."""
BLOCKS = 3
"""Kinds below are blocks."""


class Tables(NamedTuple):
    """Of u units, n positions in each, and c cells.

    `cells_of`: (u, n). `units_of`: (c, most), in the order in which implications look at them, filled up with NO_UNIT;
    `positions_of`: where the cell stands in each. `peers`: (c, most), filled up with the cell itself; `linked`: these
    in the order of implications. `sees`: (c, c), 1 for peers. `common`: (u, u), the positions of the first unit that
    lie in the second too, as a mask. `kind`: (u,) as in the list above. `sequence`: (u,) units in the order in which
    they are looked at; `backwards`: as singles are looked for, the newspaper's last of each kind first. `pointing`,
    `claiming`: (p, 2), blocks and lines, each with another unit that has two of its cells or more.
    """

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
    """The tables of a shape."""
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
