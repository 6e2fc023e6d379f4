"""The 9×9 grid as constants that kernels freeze. The human ladder knows this order only, as the ratings it follows do.

Vocabulary: *digits* count from 0 here; a *unit* is a row (0–8), a column (9–17) or a box (18–26); the *position* of a
cell in a unit counts from 0.
"""

import numpy as np

ORDER = 3
SIZE = ORDER * ORDER
CELL_COUNT = SIZE * SIZE
UNIT_COUNT = 3 * SIZE
ALL_DIGITS = (1 << SIZE) - 1
FIRST_COLUMN, FIRST_BOX = SIZE, 2 * SIZE
PEER_COUNT = 3 * (SIZE - 1) - 2 * (ORDER - 1)

_cells = np.arange(CELL_COUNT)
_rows, _columns = _cells // SIZE, _cells % SIZE
_boxes = _rows // ORDER * ORDER + _columns // ORDER

UNITS_OF = np.stack([_rows, FIRST_COLUMN + _columns, FIRST_BOX + _boxes], axis=1).astype(np.int64)
"""Shape (81, 3): the row, the column and the box of each cell."""
POSITIONS_OF = np.stack([_columns, _rows, _rows % ORDER * ORDER + _columns % ORDER], axis=1).astype(np.int64)
"""Shape (81, 3): where the cell stands in its row, its column and its box."""
CELLS_OF = np.empty((UNIT_COUNT, SIZE), np.int64)
"""Shape (27, 9): the cells of each unit by position."""
CELLS_OF[UNITS_OF, POSITIONS_OF] = _cells[:, None]
SEES = np.zeros((CELL_COUNT, CELL_COUNT), np.bool_)
"""Shape (81, 81): whether two different cells share a unit."""
for _kind in range(3):
    SEES |= UNITS_OF[:, None, _kind] == UNITS_OF[None, :, _kind]
SEES &= ~np.eye(CELL_COUNT, dtype=np.bool_)
PEERS = np.nonzero(SEES)[1].reshape(CELL_COUNT, PEER_COUNT).astype(np.int64)
"""Shape (81, 20): the cells each cell sees."""
