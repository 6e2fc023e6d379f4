"""Arrangement of boards on a page in rows and columns, aligned with everything else. Does not use Qt.

Vocabulary: a *slot* is a board with the caption above it and its QR code. The code is at the right end of the caption
or, where that makes boards larger, beside the board; the column beside a board may also hold a solution.
"""

from dataclasses import dataclass

from sudoku_desktop.printing.codes import QUIET

LEAST_GAP, WIDEST_GAP = 6.0, 16.0
"""Range of the gap between slots, in millimetres; wider than between a caption and its board."""
CODE_GAP = QUIET + 0.3
"""Gap around a QR code, in millimetres."""
SIDE_GAP = 10.0
"""Gap between a board and the solution beside it, in millimetres."""
OPTICAL_MIDDLE = 0.42
"""Fraction of the free height above the boards; below one half, because exactly centred content appears too low."""


@dataclass(frozen=True)
class Rect:
    """A rectangle in millimetres."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height


@dataclass(frozen=True)
class Arrangement:
    """Positions of all slots of a page, in millimetres.

    Attributes
    ----------
    side
        Side of a board.
    caption_width, caption_height
        Size of the space for a caption.
    code
        Area of the QR code relative to the board's corner, or None.
    width
        Width of a slot.
    lefts, tops
        Starts of the columns and rows of slots.
    """

    side: float
    caption_width: float
    caption_height: float
    code: Rect | None
    width: float
    lefts: tuple[float, ...]
    tops: tuple[float, ...]

    @property
    def left(self) -> float:
        """The left edge that title, captions and footer share with the boards."""
        return self.lefts[0]

    @property
    def right(self) -> float:
        """The right edge that title, captions and footer share with the boards."""
        return self.lefts[-1] + self.width

    def board(self, slot: int) -> Rect:
        row, column = divmod(slot, len(self.lefts))
        return Rect(self.lefts[column], self.tops[row] + self.caption_height, self.side, self.side)

    def caption(self, slot: int) -> Rect:
        board = self.board(slot)
        return Rect(board.left, board.top - self.caption_height, self.caption_width, self.caption_height)

    def code_of(self, slot: int) -> Rect | None:
        """Return the rectangle of the QR code without its quiet zone, or None."""
        if self.code is None:
            return None
        board = self.board(slot)
        return Rect(board.left + self.code.left, board.top + self.code.top, self.code.width, self.code.height)


def arrange(
    field: Rect, rows: int, columns: int, largest: float, caption: float, *, code: float = 0.0, beside: float = 0.0
) -> Arrangement:
    """Arrange rows and columns of slots in a field, with boards as large as possible up to `largest`.

    `caption` is the minimum height of a caption, `code` the side of a QR code (0 for none), and `beside` the width of
    other content beside each board (0 for none). All lengths are in millimetres.
    """

    def fitted(*, is_code_above: bool) -> Arrangement:
        extra = SIDE_GAP + beside if beside else 0.0
        head = max(caption, code + CODE_GAP) if is_code_above else caption
        if code and not is_code_above:
            extra = max(extra, CODE_GAP + code)
        side = min(
            largest,
            (field.width - (columns - 1) * LEAST_GAP) / columns - extra,
            (field.height - (rows - 1) * LEAST_GAP) / rows - head,
        )
        width = side + extra
        free, high = field.width - columns * width, field.height - rows * (side + head)
        across = spread(free, columns)
        down = max(min(high / rows, WIDEST_GAP), LEAST_GAP) if rows > 1 else 0.0
        left = field.left + (free - (columns - 1) * across) / 2
        top = field.top + (high - (rows - 1) * down) * OPTICAL_MIDDLE
        above, at_side = Rect(side - code, -code - CODE_GAP, code, code), Rect(width - max(beside, code), 0, code, code)
        return Arrangement(
            side,
            side - code - CODE_GAP if is_code_above else side,
            head,
            (above if is_code_above else at_side) if code else None,
            width,
            tuple(left + column * (width + across) for column in range(columns)),
            tuple(top + row * (side + head + down) for row in range(rows)),
        )

    ways = (True, False) if code else (False,)
    return max((fitted(is_code_above=way) for way in ways), key=lambda each: each.side)


def spread(free: float, count: int) -> float:
    """Return the gap between `count` items side by side: their share of the free space, with an upper limit."""
    return min(free / max(count - 1, 1), WIDEST_GAP) if count > 1 else 0.0
