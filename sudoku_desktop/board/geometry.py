"""The fixed shape of a grid of a given order: which cells make a unit, and which see each other.

Cells are numbered row by row from 0; rows, columns and boxes from 0, boxes left to right and top to bottom.
What a person reads counts from 1.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache

import numpy as np
from numpy.typing import NDArray

MIN_ORDER = 2
CLASSIC_ORDER = 3
"""The newspaper's 9×9; the human techniques and the papers' rating scales are for grids of this order."""
MAX_ORDER = 5
SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""The symbol of digit d is `SYMBOLS[d - 1]`; enough for order 5."""

CellTable = NDArray[np.int64]


class UnitKind(Enum):
    """The three kinds of unit; the value is the English word."""

    ROW = "row"
    COLUMN = "column"
    BOX = "box"

    @property
    def plural(self) -> str:
        """The English word for several."""
        return "boxes" if self is UnitKind.BOX else f"{self.value}s"


@dataclass(frozen=True)
class Geometry:
    """Index tables of one order. All arrays are read-only int64.

    `rows`, `columns`, `boxes`: shape (size, size), the cells of each unit.
    `units`: shape (3·size, size), rows then columns then boxes.
    `row_of`, `column_of`, `box_of`: shape (size²,), the unit each cell lies in.
    `units_of`: shape (size², 3), for each cell its row, column and box as rows of `units`.
    `peers`: shape (size², 3·size − 2·order − 1), for each cell the other cells of its three units.
    """

    order: int
    size: int
    cell_count: int
    rows: CellTable
    columns: CellTable
    boxes: CellTable
    units: CellTable
    row_of: CellTable
    column_of: CellTable
    box_of: CellTable
    units_of: CellTable
    peers: CellTable

    def unit_name(self, unit: int) -> tuple[UnitKind, int]:
        """Kind and number (from 1) of row `unit` of `units`."""
        kind = (UnitKind.ROW, UnitKind.COLUMN, UnitKind.BOX)[unit // self.size]
        return kind, unit % self.size + 1

    def cell_name(self, cell: int) -> str:
        """The name players use: "r3c5" is row 3, column 5."""
        return f"r{self.row_of[cell] + 1}c{self.column_of[cell] + 1}"


@cache
def geometry(order: int) -> Geometry:
    """The tables of grids of this order; raises ValueError outside 2…5."""
    if not MIN_ORDER <= order <= MAX_ORDER:
        raise ValueError(f"order must be in [{MIN_ORDER}, {MAX_ORDER}], got {order}")
    size = order * order
    cells = np.arange(size * size)
    row_of, column_of = cells // size, cells % size
    box_of = row_of // order * order + column_of // order
    rows = cells.reshape(size, size)
    columns = np.ascontiguousarray(rows.T)
    boxes = np.argsort(box_of, kind="stable").reshape(size, size)
    sees = ((row_of[:, None] == row_of) | (column_of[:, None] == column_of) | (box_of[:, None] == box_of)) & ~np.eye(
        size * size, dtype=bool
    )
    peers = np.ascontiguousarray(np.nonzero(sees)[1]).reshape(size * size, -1)
    tables = {
        "rows": rows,
        "columns": columns,
        "boxes": boxes,
        "units": np.vstack([rows, columns, boxes]),
        "row_of": row_of,
        "column_of": column_of,
        "box_of": box_of,
        "units_of": np.stack([row_of, size + column_of, 2 * size + box_of], axis=1),
        "peers": peers,
    }
    for table in tables.values():
        table.setflags(write=False)
    return Geometry(order=order, size=size, cell_count=size * size, **tables)
