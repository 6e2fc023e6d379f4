"""Puzzles as links, which fit into a QR code: `SUDOKU:` and the cells in reading order, 0 for a blank.

If the grid differs from the usual one of its size, the parts between them name the differences, each with a colon:
`X:`, `WINDOKU:`, `LATIN:`, or `JIGSAW:` followed by the regions, one symbol for each cell, and a colon. All characters
belong to the alphanumeric mode of QR codes, in which a character takes 5.5 bits.
"""

import re

from sudoku_desktop.board.geometry import Variant, shaped
from sudoku_desktop.board.grid import Grid
from sudoku_desktop.board.symbols import SIZE_OF_COUNT, cell_symbols, grid_of_cells
from sudoku_desktop.sentence import ProblemError

PREFIX = "SUDOKU:"
_LINK = re.compile(rf"{PREFIX}(?://)?[0-9A-Z:.]+", re.IGNORECASE)


def to_link(grid: Grid) -> str:
    """Return the link of a grid, for example "SUDOKU:0300…"."""
    shape = grid.geometry
    names = "".join(f"{variant.value.upper()}:" for variant in shape.variants)
    regions = f"{shape.regions_text}:" if Variant.JIGSAW in shape.variants else ""
    return PREFIX + names + regions + grid.to_text(blank="0")


def find_link(text: str) -> Grid | None:
    """Return the grid of the first link in a text, or None if there is none."""
    found = (from_link(candidate) for match in _LINK.finditer(text) for candidate in (match[0], match[0].rstrip(".:")))
    return next((grid for grid in found if grid is not None), None)


def from_link(text: str) -> Grid | None:
    """Return the grid of a text that consists of a link, in upper or lower case; None for any other text."""
    head, *names = text.strip().upper().replace("://", ":", 1).split(":")
    cells = names.pop() if names else ""
    size = SIZE_OF_COUNT.get(len(cells))
    if f"{head}:" != PREFIX or size is None or not cell_symbols(size).issuperset(cells):
        return None
    regions = names.pop() if names and len(names[-1]) == len(cells) else ""
    try:
        return grid_of_cells(cells, shaped(size, [Variant(name.lower()) for name in names], regions))
    except (ValueError, ProblemError):
        return None
