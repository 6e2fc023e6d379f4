"""Where everything lies on each page of a sheet, in millimetres from the paper's top left corner. No Qt.

Vocabulary: a page is divided, from top to bottom, into the *head* (the title), the *field* with the boards, where
solutions are printed upside down the *strip* with them, and the footer: its *lines* are the puzzles as text, its last
line program, date and page number. A board's *slot* is the board with the caption above it; a page that is not full
leaves its last slots empty, so that no board moves or grows. All lies within the margins, lines included.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import overload

from sudoku_desktop.board import geometry
from sudoku_desktop.printing.sheet import Sheet, Solutions

MARGIN = 15.0
POINT = 25.4 / 72
BOX_LINE, CELL_LINE = 1.2 * POINT, 0.4 * POINT

NEWSPAPER_SIZE = geometry(3).size
CELLS = {1: 20.0, 2: 12.7, 4: 9.4, 6: 7.9}
"""By puzzles a page, the side of a 9×9 board's cell on A4, and of a smaller paper's where it fits. The boards of other
orders are as large as those."""
ARRANGEMENTS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2)}
"""Rows and columns of slots."""
SOLUTION_ROWS, SOLUTION_COLUMNS = 4, 3
SOLUTION_CELL = 6.0
UPSIDE_DOWN_CELL = 4.4

HEAD = 11.0
CAPTIONS = {1: 8.0, 2: 7.0, 4: 6.2, 6: 5.4}
SOLUTION_CAPTION = 5.0
FOOTER_LINE = 2.9
FOOTER_GAP = 2.0
"""Between the field and the footer."""
LINES_GAP = 0.8
"""Between the puzzles as text and the last line."""
LINE_SYMBOLS = 90
"""How many cells of a puzzle fit on a line of the footer, beside its number and its seed."""
BOARD_GAP = 6.0
"""The least space between boards side by side."""
WIDEST_BOARD_GAP = 14.0
STRIP_GAP = 4.0


class PageKind(Enum):
    """What a page is for."""

    PUZZLES = "puzzles"
    SOLUTIONS = "solutions"


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
class PlacedBoard:
    """A board and its caption. `index`: of the puzzle in the sheet, whose number is one more.

    `place`: on the page of its puzzle, from 1, and `page` the number of that page. An `is_upside_down` board lies
    turned by half a turn within its `board` and `caption`, the caption below.
    """

    index: int
    page: int
    place: int
    board: Rect
    caption: Rect
    is_solution: bool = False
    is_upside_down: bool = False


@dataclass(frozen=True)
class FooterLine:
    """One line of a puzzle as text: the cells from `start` to before `end`. The first has the number and the seed."""

    index: int
    start: int
    end: int
    rect: Rect

    @property
    def is_first(self) -> bool:
        """Whether the puzzle begins here."""
        return self.start == 0


@dataclass(frozen=True)
class Page:
    """One page; `number` counts from 1 up to `pages` in its file. `title` is None where the sheet has none."""

    number: int
    pages: int
    part: PageKind
    title: Rect | None
    boards: tuple[PlacedBoard, ...]
    lines: tuple[FooterLine, ...]
    footer: Rect


class Pages(Sequence[Page]):
    """The pages of one file of a sheet, each laid out when it is asked for."""

    def __init__(self, sheet: Sheet, parts: tuple[PageKind, ...]) -> None:
        self._plan = _Plan(sheet)
        self._parts = parts

    def __len__(self) -> int:
        return sum(self._plan.page_count(part) for part in self._parts)

    @overload
    def __getitem__(self, index: int) -> Page: ...

    @overload
    def __getitem__(self, index: slice) -> list[Page]: ...

    def __getitem__(self, index: int | slice) -> Page | list[Page]:
        """A page, counted from 0, or a list of them."""
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        number = range(len(self))[index]
        within = number
        for part in self._parts:
            if within < self._plan.page_count(part):
                break
            within -= self._plan.page_count(part)
        return self._plan.page(part, within, number + 1, len(self))

    def __iter__(self) -> Iterator[Page]:
        return (self[index] for index in range(len(self)))


def pages_of(sheet: Sheet) -> Pages:
    """The pages of the print itself, with the solutions where they come at its end."""
    at_end = sheet.solutions is Solutions.AT_END
    return Pages(sheet, (PageKind.PUZZLES, PageKind.SOLUTIONS) if at_end else (PageKind.PUZZLES,))


def solution_pages_of(sheet: Sheet) -> Pages:
    """The pages of the separate file with the solutions."""
    return Pages(sheet, (PageKind.SOLUTIONS,))


def files_of(sheet: Sheet) -> tuple[Pages, ...]:
    """The pages of each file: one file, or two if the solutions are to be in one of their own."""
    if sheet.solutions is Solutions.SEPARATE_FILE:
        return pages_of(sheet), solution_pages_of(sheet)
    return (pages_of(sheet),)


@dataclass(frozen=True)
class _Grid:
    """Slots in rows and columns: the side of their boards, the height of a caption, and where each slot begins."""

    side: float
    caption: float
    lefts: tuple[float, ...]
    tops: tuple[float, ...]

    @property
    def slots(self) -> int:
        return len(self.lefts) * len(self.tops)

    def rects(self, slot: int) -> tuple[Rect, Rect]:
        """Board and caption."""
        row, column = divmod(slot, len(self.lefts))
        left, top = self.lefts[column], self.tops[row]
        return Rect(left, top + self.caption, self.side, self.side), Rect(left, top, self.side, self.caption)


class _Plan:
    """What the pages of a sheet have in common."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._width = sheet.paper.width - 2 * MARGIN
        self._bottom = sheet.paper.height - MARGIN
        self._is_beside = sheet.solutions is Solutions.UPSIDE_DOWN and sheet.per_page == 2
        """Two boards a page leave no room below them, but beside them."""
        longest = max(puzzle.givens.geometry.cell_count for puzzle in sheet.puzzles)
        self._lines_each = -(-longest // LINE_SYMBOLS)

    def page_count(self, part: PageKind) -> int:
        slots = self._sheet.per_page if part is PageKind.PUZZLES else SOLUTION_ROWS * SOLUTION_COLUMNS
        return -(-len(self._sheet.puzzles) // slots)

    def page(self, part: PageKind, index: int, number: int, pages: int) -> Page:
        is_titled = bool(self._sheet.title) or part is PageKind.SOLUTIONS
        title = Rect(MARGIN, MARGIN, self._width, HEAD) if is_titled else None
        footer = Rect(MARGIN, self._bottom - FOOTER_LINE, self._width, FOOTER_LINE)
        if part is PageKind.SOLUTIONS:
            return Page(number, pages, part, title, tuple(self._solutions(index)), (), footer)
        first = index * self._sheet.per_page
        indices = range(first, min(first + self._sheet.per_page, len(self._sheet.puzzles)))
        boards = tuple(self._puzzles(indices, index + 1))
        return Page(number, pages, part, title, boards, tuple(self._footer_lines(indices)), footer)

    # The boards.

    def _puzzles(self, indices: range, page: int) -> Iterator[PlacedBoard]:
        for slot, index in enumerate(indices):
            board, caption = self._puzzle_grid.rects(slot)
            yield PlacedBoard(index, page, slot + 1, board, caption)
        if self._sheet.solutions is Solutions.UPSIDE_DOWN:
            for slot, index in enumerate(indices):
                board, caption = self._upside_down(slot)
                yield PlacedBoard(index, page, slot + 1, board, caption, is_solution=True, is_upside_down=True)

    def _solutions(self, solution_page: int) -> Iterator[PlacedBoard]:
        first = solution_page * self._solution_grid.slots
        for slot, index in enumerate(range(first, min(first + self._solution_grid.slots, len(self._sheet.puzzles)))):
            board, caption = self._solution_grid.rects(slot)
            page, place = divmod(index, self._sheet.per_page)
            yield PlacedBoard(index, page + 1, place + 1, board, caption, is_solution=True)

    def _upside_down(self, slot: int) -> tuple[Rect, Rect]:
        """A solution that is read when the page is turned; then the first is the leftmost."""
        side = self._upside_down_side
        if self._is_beside:
            beside, _ = self._puzzle_grid.rects(slot)
            left, bottom = beside.right + WIDEST_BOARD_GAP, beside.bottom
        else:
            pitch = self._width / self._sheet.per_page
            left = MARGIN + self._width - (slot + 0.5) * pitch - side / 2
            bottom = self._field_bottom + STRIP_GAP + side + SOLUTION_CAPTION
        top = bottom - side - SOLUTION_CAPTION
        return Rect(left, top, side, side), Rect(left, top + side, side, SOLUTION_CAPTION)

    @cached_property
    def _puzzle_grid(self) -> _Grid:
        rows, columns = ARRANGEMENTS[self._sheet.per_page]
        caption = CAPTIONS[self._sheet.per_page]
        beside = self._upside_down_side + WIDEST_BOARD_GAP if self._is_beside else 0.0
        top = MARGIN + (HEAD if self._sheet.title else 0.0)
        # The title takes its room even where there is none: it must not decide how large the boards are.
        height = self._field_bottom - MARGIN - HEAD
        side = min(
            CELLS[self._sheet.per_page] * NEWSPAPER_SIZE + BOX_LINE,
            (self._width - beside - (columns - 1) * BOARD_GAP) / columns,
            height / rows - caption,
        )
        return _Grid(
            side,
            caption,
            _across(side, columns, self._width - beside),
            _down(side + caption, rows, top, self._field_bottom),
        )

    @cached_property
    def _solution_grid(self) -> _Grid:
        top, bottom = MARGIN + HEAD, self._bottom - FOOTER_LINE - FOOTER_GAP
        side = min(
            SOLUTION_CELL * NEWSPAPER_SIZE + BOX_LINE,
            (self._width - (SOLUTION_COLUMNS - 1) * BOARD_GAP) / SOLUTION_COLUMNS,
            (bottom - top) / SOLUTION_ROWS - SOLUTION_CAPTION,
        )
        lefts = _across(side, SOLUTION_COLUMNS, self._width)
        return _Grid(side, SOLUTION_CAPTION, lefts, _down(side + SOLUTION_CAPTION, SOLUTION_ROWS, top, bottom))

    @cached_property
    def _upside_down_side(self) -> float:
        in_a_row = 1 if self._is_beside else self._sheet.per_page
        return min(UPSIDE_DOWN_CELL * NEWSPAPER_SIZE + BOX_LINE, self._width / in_a_row - STRIP_GAP)

    # The footer.

    @property
    def _lines_top(self) -> float:
        return self._bottom - FOOTER_LINE - LINES_GAP - self._sheet.per_page * self._lines_each * FOOTER_LINE

    @cached_property
    def _field_bottom(self) -> float:
        bottom = self._lines_top - FOOTER_GAP
        if self._sheet.solutions is Solutions.UPSIDE_DOWN and not self._is_beside:
            bottom -= STRIP_GAP + self._upside_down_side + SOLUTION_CAPTION
        return bottom

    def _footer_lines(self, indices: range) -> Iterator[FooterLine]:
        top = self._lines_top
        for index in indices:
            count = self._sheet.puzzles[index].givens.geometry.cell_count
            for start in range(0, count, LINE_SYMBOLS):
                rect = Rect(MARGIN, top, self._width, FOOTER_LINE)
                yield FooterLine(index, start, min(start + LINE_SYMBOLS, count), rect)
                top += FOOTER_LINE


def _across(side: float, columns: int, width: float) -> tuple[float, ...]:
    """Where each column of boards begins: in the middle of the width, not too far from each other."""
    free = width - columns * side
    gap = min(free / max(columns - 1, 1), WIDEST_BOARD_GAP)
    first = MARGIN + (free - (columns - 1) * gap) / 2
    return tuple(first + column * (side + gap) for column in range(columns))


def _down(height: float, rows: int, top: float, bottom: float) -> tuple[float, ...]:
    """Where each row of slots begins: evenly spread."""
    gap = (bottom - top - rows * height) / (rows + 1)
    return tuple(top + gap + row * (height + gap) for row in range(rows))
