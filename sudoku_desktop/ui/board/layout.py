"""Geometry of a board in whole device pixels, so that every line is sharp. Has no Qt.

All cells have the same size. From the left: frame, cell, cell line, cell, cell line, cell, box line, cell, … , frame;
frame and box lines have the same width. Remaining pixels are distributed evenly around the board. Only square boxes
have box lines; borders of other regions are painted over the edges of the cells.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, floor, isqrt, sqrt

from sudoku_desktop.board import Geometry

BOX_LINE_SHARE = 190
"""Ratio of the board's side to the width of a box line, which has at least two pixels: 3 at 520."""
CELL_LINE_SHARE = 640
"""Ratio of the board's side to the width of a cell line, which has at least one pixel: 1 at 520."""
NOTE_MARGIN_SHARE = 0.06
"""Margin around a cell's notes, in cells, which the cursor's ring needs."""


@dataclass(frozen=True)
class BoardLayout:
    """Layout of a square board; vertical positions equal the horizontal ones.

    `side`: side of the board with its frame; `starts`: first pixel of each column and row, from the board's edge;
    `corners`: left and top of every cell, in rows.
    """

    shape: Geometry
    side: int
    cell: int
    cell_line: int
    box_line: int
    starts: tuple[int, ...]
    corners: tuple[tuple[int, int], ...]
    low_notes_on_top: bool = False

    @property
    def size(self) -> int:
        """Number of rows and of columns."""
        return self.shape.size

    @property
    def block(self) -> int:
        """Number of cells between two box lines."""
        return block_of(self.shape)

    @property
    def note_box(self) -> float:
        """Side of the square of a note, in pixels."""
        return self.cell * (1 - 2 * NOTE_MARGIN_SHARE) / note_columns(self.size)

    @cached_property
    def note_places(self) -> tuple[tuple[float, float], ...]:
        """Left and top of each digit's square within a cell, in pixels; see `keypad_place`."""
        margin, box, columns = self.cell * NOTE_MARGIN_SHARE, self.note_box, note_columns(self.size)
        free = columns - ceil(self.size / columns)  # unused rows of notes
        places = (keypad_place(digit, self.size, self.low_notes_on_top) for digit in range(1, self.size + 1))
        return tuple((margin + column * box, margin + (row + free / 2) * box) for row, column in places)

    def note_corner(self, cell: int, digit: int) -> tuple[float, float]:
        """Return left and top of a note's square, in pixels."""
        (left, top), (right, down) = self.corners[cell], self.note_places[digit - 1]
        return left + right, top + down

    def first_pixel(self, start: float, length: float) -> int:
        """Return the first pixel of a board that is centred in the interval from `start` with this length."""
        return floor(start + (length - self.side) / 2)


def note_columns(size: int) -> int:
    """Return the number of notes side by side in a cell."""
    return ceil(sqrt(size))


def keypad_place(digit: int, size: int, low_on_top: bool) -> tuple[int, int]:
    """Return row and column of a digit in the arrangement of a numeric keypad, highest on top, or of a telephone."""
    columns = note_columns(size)
    row, column = divmod(digit - 1, columns)
    return (row if low_on_top else ceil(size / columns) - 1 - row), column


def block_of(shape: Geometry) -> int:
    """Return the side of the square boxes, or the size of the board when its boxes are not square."""
    side = isqrt(shape.size)
    return side if shape.box == (side, side) else shape.size


@lru_cache(maxsize=16)
def lay_out(space: int, shape: Geometry, low_notes_on_top: bool = False) -> BoardLayout:
    """Return the largest layout that fits into `space` device pixels; cells have at least one pixel."""
    size, block = shape.size, block_of(shape)
    box_line = max(2, round(space / BOX_LINE_SHARE))
    cell_line = max(1, round(space / CELL_LINE_SHARE))
    thick = size // block + 1
    lines = thick * box_line + (size + 1 - thick) * cell_line
    cell = max(1, (space - lines) // size)
    starts = tuple(_starts(size, block, cell, cell_line, box_line))
    corners = tuple((left, top) for top in starts for left in starts)
    side = starts[-1] + cell + box_line
    return BoardLayout(shape, side, cell, cell_line, box_line, starts, corners, low_notes_on_top)


def _starts(size: int, block: int, cell: int, cell_line: int, box_line: int) -> Iterable[int]:
    position = 0
    for number in range(size):
        position += box_line if number % block == 0 else cell_line
        yield position
        position += cell
