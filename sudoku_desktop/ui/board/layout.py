"""Where the lines and cells of a board lie, in whole device pixels, so that every line is sharp. No Qt.

All cells are of one size. From the left: frame, cell, cell line, cell, cell line, cell, box line, cell, … , frame;
frame and box lines are as thick as each other. Pixels left over lie evenly around the board.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import floor

BOX_LINE_SHARE = 190
"""A box line is one 190th of the board's side, and at least two pixels: 3 at 520."""
CELL_LINE_SHARE = 640
"""A cell line is one 640th of the board's side, and at least one pixel: 1 at 520."""
NOTE_MARGIN_SHARE = 0.06
"""Free space around a cell's notes, in cells: the cursor's ring must not touch them."""


@dataclass(frozen=True)
class BoardLayout:
    """A square board; the vertical positions equal the horizontal ones.

    `side`: of the board with its frame; `starts`: the first pixel of each column (and row), from the board's own
    edge; `corners`: left and top of every cell, row by row.
    """

    order: int
    side: int
    cell: int
    cell_line: int
    box_line: int
    starts: tuple[int, ...]
    corners: tuple[tuple[int, int], ...]
    low_notes_on_top: bool = False

    @property
    def size(self) -> int:
        """The number of rows and of columns."""
        return self.order * self.order

    @property
    def note_box(self) -> float:
        """The side of the square that a note has for itself."""
        return self.cell * (1 - 2 * NOTE_MARGIN_SHARE) / self.order

    def note_corner(self, cell: int, digit: int) -> tuple[float, float]:
        """Left and top of a note's square, see `keypad_place`."""
        left, top = self.corners[cell]
        margin = self.cell * NOTE_MARGIN_SHARE
        row, column = keypad_place(digit, self.order, self.low_notes_on_top)
        return left + margin + column * self.note_box, top + margin + row * self.note_box

    def first_pixel(self, start: float, length: float) -> int:
        """Where a board that lies in the middle of an axis' stretch begins."""
        return floor(start + (length - self.side) / 2)


def keypad_place(digit: int, order: int, low_on_top: bool) -> tuple[int, int]:
    """Row and column of a digit among all: like a keypad, the highest on top, or like a telephone."""
    row, column = divmod(digit - 1, order)
    return (row if low_on_top else order - 1 - row), column


@lru_cache(maxsize=16)
def lay_out(space: int, order: int, low_notes_on_top: bool = False) -> BoardLayout:
    """The largest board that fits into `space` device pixels; cells are never smaller than one pixel."""
    size = order * order
    box_line = max(2, round(space / BOX_LINE_SHARE))
    cell_line = max(1, round(space / CELL_LINE_SHARE))
    lines = (order + 1) * box_line + (size - order) * cell_line
    cell = max(1, (space - lines) // size)
    starts = tuple(_starts(size, order, cell, cell_line, box_line))
    corners = tuple((left, top) for top in starts for left in starts)
    side = starts[-1] + cell + box_line
    return BoardLayout(order, side, cell, cell_line, box_line, starts, corners, low_notes_on_top)


def _starts(size: int, order: int, cell: int, cell_line: int, box_line: int) -> Iterable[int]:
    position = 0
    for number in range(size):
        position += box_line if number % order == 0 else cell_line
        yield position
        position += cell
