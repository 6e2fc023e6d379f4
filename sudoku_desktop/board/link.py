"""Puzzles as links, which fit into a QR code: `SUDOKU:` and the cells in reading order, 0 for a blank.

Between them stands in what the grid differs from the usual boxes of its size, each with a colon: `X:`, `WINDOKU:`,
`LATIN:`, or `JIGSAW:` and, as many symbols as cells, their regions. All of it is of a QR code's alphanumeric mode, in
which a character takes 5.5 bits.
"""

import re

from sudoku_desktop.board.geometry import MAX_SIZE, MIN_SIZE, Variant, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.symbols import cell_symbols, grid_of_cells
from sudoku_desktop.sentence import ProblemError

PREFIX = "SUDOKU:"
_LINK = re.compile(rf"{PREFIX}(?://)?[0-9A-Z:.]+", re.IGNORECASE)
_SIZE_OF_COUNT = {size**2: size for size in range(MIN_SIZE, MAX_SIZE + 1)}


def to_link(grid: Grid) -> str:
    """For example "SUDOKU:0300…"."""
    shape = grid.geometry
    names = "".join(f"{variant.value.upper()}:" for variant in shape.variants)
    regions = f"{shape.regions_text}:" if Variant.JIGSAW in shape.variants else ""
    return PREFIX + names + regions + grid.to_text(blank="0")


def find_link(text: str) -> Grid | None:
    """The grid of the first link in a text, between other words; None where there is none."""
    found = (from_link(candidate) for match in _LINK.finditer(text) for candidate in (match[0], match[0].rstrip(".:")))
    return next((grid for grid in found if grid is not None), None)


def from_link(text: str) -> Grid | None:
    """The grid of a text that is a link and nothing else, in capitals or not; None for any other text."""
    head, *names = text.strip().upper().replace("://", ":", 1).split(":")
    cells = names.pop() if names else ""
    size = _SIZE_OF_COUNT.get(len(cells))
    if f"{head}:" != PREFIX or size is None or not cell_symbols(size).issuperset(cells):
        return None
    regions = names.pop() if names and len(names[-1]) == len(cells) else ""
    try:
        return grid_of_cells(cells, shaped(size, [Variant(name.lower()) for name in names], regions))
    except (ValueError, ProblemError):
        return None
