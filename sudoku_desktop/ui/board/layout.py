"""Where the lines and cells of a board lie, in whole device pixels, so that every line is sharp. No Qt.

All cells are of one size. From the left: frame, cell, cell line, cell, cell line, cell, box line, cell, … , frame;
frame and box lines are as thick as each other. Pixels left over lie evenly around the board. Only square boxes have
such lines; the *borders* of other regions are painted over the edges of the cells.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, floor, isqrt, sqrt

from sudoku_desktop.board import Geometry

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
        """The number of rows and of columns."""
        return self.shape.size

    @property
    def block(self) -> int:
        """How many cells lie between one thick line and the next."""
        return block_of(self.shape)

    @property
    def note_box(self) -> float:
        """The side of the square that a note has for itself."""
        return self.cell * (1 - 2 * NOTE_MARGIN_SHARE) / note_columns(self.size)

    @cached_property
    def note_places(self) -> tuple[tuple[float, float], ...]:
        """Left and top of each digit's square within a cell, see `keypad_place`."""
        margin, box, columns = self.cell * NOTE_MARGIN_SHARE, self.note_box, note_columns(self.size)
        free = columns - ceil(self.size / columns)  # rows that are not needed
        places = (keypad_place(digit, self.size, self.low_notes_on_top) for digit in range(1, self.size + 1))
        return tuple((margin + column * box, margin + (row + free / 2) * box) for row, column in places)

    def note_corner(self, cell: int, digit: int) -> tuple[float, float]:
        """Left and top of a note's square."""
        (left, top), (right, down) = self.corners[cell], self.note_places[digit - 1]
        return left + right, top + down

    def first_pixel(self, start: float, length: float) -> int:
        """Where a board that lies in the middle of an axis' stretch begins."""
        return floor(start + (length - self.side) / 2)


def note_columns(size: int) -> int:
    """How many notes lie side by side."""
    return ceil(sqrt(size))


def keypad_place(digit: int, size: int, low_on_top: bool) -> tuple[int, int]:
    """Row and column of a digit among all: like a keypad, the highest on top, or like a telephone."""
    columns = note_columns(size)
    row, column = divmod(digit - 1, columns)
    return (row if low_on_top else ceil(size / columns) - 1 - row), column


def block_of(shape: Geometry) -> int:
    """The side of the square boxes; of what has none, the whole board's."""
    side = isqrt(shape.size)
    return side if shape.box == (side, side) else shape.size


@lru_cache(maxsize=16)
def lay_out(space: int, shape: Geometry, low_notes_on_top: bool = False) -> BoardLayout:
    """The largest board that fits into `space` device pixels; cells are never smaller than one pixel."""
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
