"""Where boards stand on a page: in rows and columns that share their edges with all else on it. No Qt.

Vocabulary: a *slot* is a board with the caption above it and its QR code. The code stands at the right end of the
caption or, where boards become larger that way, beside the board; the column beside it may hold a solution, too.
"""

from dataclasses import dataclass

from sudoku_desktop.printing.codes import QUIET

LEAST_GAP, WIDEST_GAP = 6.0, 16.0
"""Between slots, in millimetres; wider than between a caption and its own board."""
CODE_GAP = QUIET + 0.3
"""Around a code."""
SIDE_GAP = 10.0
"""Between a board and the solution beside it."""
OPTICAL_MIDDLE = 0.42
"""What lies in the middle seems to lie too low: so much of the free height is above the boards."""


@dataclass(frozen=True)
class Rect:
    """In millimetres."""

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
    """`side`: of a board. `caption_width`, `caption_height`: of what is above it. `code`: of the QR code, from the
    board's corner; None for none. `width`: of a slot. `lefts`, `tops`: where the columns and rows of slots begin.
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
        """The edge that title, captions and footer share with the boards."""
        return self.lefts[0]

    @property
    def right(self) -> float:
        """The other edge."""
        return self.lefts[-1] + self.width

    def board(self, slot: int) -> Rect:
        row, column = divmod(slot, len(self.lefts))
        return Rect(self.lefts[column], self.tops[row] + self.caption_height, self.side, self.side)

    def caption(self, slot: int) -> Rect:
        board = self.board(slot)
        return Rect(board.left, board.top - self.caption_height, self.caption_width, self.caption_height)

    def code_of(self, slot: int) -> Rect | None:
        """Where the QR code stands, without its quiet zone."""
        if self.code is None:
            return None
        board = self.board(slot)
        return Rect(board.left + self.code.left, board.top + self.code.top, self.code.width, self.code.height)


def arrange(
    field: Rect, rows: int, columns: int, largest: float, caption: float, *, code: float = 0.0, beside: float = 0.0
) -> Arrangement:
    """So many slots in the field, with boards as large as possible, but no larger than `largest`.

    `caption`: the least height of one; `code`: the side of a QR code, 0 for none; `beside`: the width of what else
    stands beside each board, 0 for nothing.
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
    """The gap between so many things side by side: all the free room, but not too wide."""
    return min(free / max(count - 1, 1), WIDEST_GAP) if count > 1 else 0.0
