"""The 9×9 grid as constants that kernels embed.

Vocabulary: *digits* count from 0 here; a *unit* is a row (0–8), a column (9–17) or a box (18–26); the *position* of a
cell in a unit counts from 0.
"""

import numpy as np

from sudoku_desktop.board.geometry import CLASSIC_ORDER, geometry

_classic = geometry(CLASSIC_ORDER)

ORDER = CLASSIC_ORDER
SIZE = _classic.size
CELL_COUNT = _classic.cell_count
UNIT_COUNT = len(_classic.units)
ALL_DIGITS = (1 << SIZE) - 1
FIRST_COLUMN, FIRST_BOX = SIZE, 2 * SIZE

CELLS_OF = _classic.units
"""Shape (27, 9): the cells of each unit by position."""
UNITS_OF = _classic.units_of
"""Shape (81, 3): the row, the column and the box of each cell."""
POSITIONS_OF = (CELLS_OF[UNITS_OF] == np.arange(CELL_COUNT)[:, None, None]).argmax(axis=2)
"""Shape (81, 3): the position of each cell in its row, its column and its box."""
PEERS = _classic.peers
"""Shape (81, 20): the peers of each cell."""
SEES = np.zeros((CELL_COUNT, CELL_COUNT), np.bool_)
np.put_along_axis(SEES, PEERS, True, axis=1)
"""Shape (81, 81): whether two different cells share a unit."""

WORD_CELLS = 41
"""Number of cells in the first word of a set of cells; the second word has the others."""
IN_WORD, BIT_OF = np.divmod(np.arange(CELL_COUNT), WORD_CELLS)
"""Shape (81,): the word of each cell in a set of cells, and its bit there."""
PEER_WORDS = np.zeros((CELL_COUNT, 2), np.int64)
"""Shape (81, 2): the peers of each cell as a set of cells."""
for _cell in range(CELL_COUNT):
    np.bitwise_or.at(PEER_WORDS[_cell], IN_WORD[PEERS[_cell]], 1 << BIT_OF[PEERS[_cell]])
