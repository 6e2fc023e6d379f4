"""Puzzles as links, which fit into a QR code: `SUDOKU:` and the cells in reading order, 0 for a blank.

Prefix and symbols are all of a QR code's alphanumeric mode, in which a character takes 5.5 bits.
"""

import re

from sudoku_desktop.board.geometry import shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.parsing import BLANK_SYMBOLS, SIZES, cell_symbols, grid_of_cells

PREFIX = "SUDOKU:"
_LINK = re.compile(rf"\s*{PREFIX}(?://)?([0-9A-P{re.escape(BLANK_SYMBOLS)}]+)\s*", re.IGNORECASE)
_SIZE_OF_COUNT = {size**2: size for size in SIZES}


def to_link(grid: Grid) -> str:
    """For example "SUDOKU:0300…"."""
    return PREFIX + grid.to_text(blank="0")


def from_link(text: str) -> Grid | None:
    """The grid of a text that is a link and nothing else, in capitals or not; None for any other text."""
    found = _LINK.fullmatch(text)
    size = _SIZE_OF_COUNT.get(len(found[1])) if found else None
    if found is None or size is None or not cell_symbols(size).issuperset(found[1]):
        return None
    return grid_of_cells(found[1], shaped(size))
