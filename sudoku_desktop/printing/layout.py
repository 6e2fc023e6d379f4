"""Layout of each page of a sheet, in millimetres from the paper's top left corner. Does not use Qt.

Vocabulary: a page is divided, from top to bottom, into the *head* (the title), the *field* with the boards, the *strip*
with solutions if they are printed upside down, and the footer: its *lines* are the puzzles as text, if requested, its
last line program, date and page number. A page that is not full leaves its last slots empty, so that no board moves or
grows. Everything is within the margins and aligned with the boards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import overload

from sudoku_desktop.board import geometry
from sudoku_desktop.printing.arranging import Arrangement, Rect, arrange, spread
from sudoku_desktop.printing.codes import code_side
from sudoku_desktop.printing.sheet import Paper, Sheet, Solutions

MARGIN, SMALL_MARGIN = 15.0, 10.0
"""Margins in millimetres, on large paper and on paper narrower than SMALL_PAPER."""
SMALL_PAPER = 180.0
POINT = 25.4 / 72
BOX_LINE, CELL_LINE = 1.2 * POINT, 0.4 * POINT

NEWSPAPER_SIZE = geometry(3).size
CELLS = {1: 20.0, 2: 12.7, 4: 9.4, 6: 7.9, 9: 5.9}
"""Side of a 9×9 board's cell on A4, in millimetres, by puzzles on a page; an upper limit on smaller paper.

Boards of other sizes have the same total size.
"""
ARRANGEMENTS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2), 9: (3, 3)}
"""Rows and columns of slots, by number of puzzles on a page."""
SOLUTION_ROWS, SOLUTION_COLUMNS = 4, 3
SOLUTION_CELL = 6.0
UPSIDE_DOWN_CELL = 4.4
LEGIBLE_CELL = 3.4
"""Minimum size of a cell, in millimetres, for printing solutions upside down; smaller ones are printed at the end."""

HEAD = 11.0
CAPTIONS = {1: 8.0, 2: 7.0, 4: 6.2, 6: 5.4, 9: 5.4}
"""Minimum height of a caption, in millimetres, by number of puzzles on a page."""
SOLUTION_CAPTION = 5.0
FOOTER_LINE = 2.9
FOOTER_GAP = 3.0
"""Gap between the field and the footer, in millimetres."""
LINES_GAP = 0.8
"""Gap between the puzzles as text and the last line, in millimetres."""
LINE_SYMBOLS = 90
"""Maximum number of a puzzle's cells in a line of the footer, beside its number and seed."""
STRIP_GAP, STRIP_LIFT = 4.0, 7.0
"""Gaps between solutions printed upside down, and between them and the boards, in millimetres."""


class PageKind(Enum):
    """Purpose of a page."""

    PUZZLES = "puzzles"
    SOLUTIONS = "solutions"


@dataclass(frozen=True)
class PlacedBoard:
    """A board with its caption.

    Attributes
    ----------
    index
        Index of the puzzle in the sheet; its number is one more.
    page, place
        Page of the puzzle and position on it, from 1.
    board, caption
        Areas of the board and of its caption.
    is_upside_down
        True for a board rotated by 180° within its areas, with the caption below.
    code
        Area of the puzzle's QR code without its quiet zone.
    """

    index: int
    page: int
    place: int
    board: Rect
    caption: Rect
    is_solution: bool = False
    is_upside_down: bool = False
    code: Rect | None = None


@dataclass(frozen=True)
class FooterLine:
    """A line of a puzzle as text: its cells from `start` to `end` (exclusive).

    The first line of a puzzle has its number and seed.
    """

    index: int
    start: int
    end: int
    rect: Rect

    @property
    def is_first(self) -> bool:
        """Whether this is the first line of the puzzle."""
        return self.start == 0


@dataclass(frozen=True)
class Page:
    """A page; `number` counts from 1 to `pages` in its file. `title` is None if there is none.

    `solutions` is the page of the file where the solutions begin, or 0 if they do not follow.
    """

    number: int
    pages: int
    part: PageKind
    title: Rect | None
    boards: tuple[PlacedBoard, ...]
    lines: tuple[FooterLine, ...]
    footer: Rect
    solutions: int = 0


class Pages(Sequence[Page]):
    """The pages of one file of a sheet, each laid out on access."""

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
        """Return a page, indexed from 0, or a list of pages."""
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


def margin_of(paper: Paper) -> float:
    return MARGIN if paper.width >= SMALL_PAPER else SMALL_MARGIN


def solutions_of(sheet: Sheet) -> Solutions:
    """Return where the solutions are printed: at the end if they would be too small when printed upside down."""
    is_moved = sheet.solutions is Solutions.UPSIDE_DOWN and not _Plan(sheet).is_legible_upside_down
    return Solutions.AT_END if is_moved else sheet.solutions


def pages_of(sheet: Sheet) -> Pages:
    """Return the pages of the main file, including solutions at its end."""
    at_end = solutions_of(sheet) is Solutions.AT_END
    return Pages(sheet, (PageKind.PUZZLES, PageKind.SOLUTIONS) if at_end else (PageKind.PUZZLES,))


def solution_pages_of(sheet: Sheet) -> Pages:
    """Return the pages of the separate file with the solutions."""
    return Pages(sheet, (PageKind.SOLUTIONS,))


def files_of(sheet: Sheet) -> tuple[Pages, ...]:
    """Return the pages of each file: one file, or two with separate solutions."""
    if sheet.solutions is Solutions.SEPARATE_FILE:
        return pages_of(sheet), solution_pages_of(sheet)
    return (pages_of(sheet),)


class _Plan:
    """Layout common to the pages of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        margin = margin_of(sheet.paper)
        self._area = Rect(margin, margin, sheet.paper.width - 2 * margin, sheet.paper.height - 2 * margin)
        self._size = max(puzzle.givens.size for puzzle in sheet.puzzles)
        self._is_beside = sheet.per_page == 2
        """Whether solutions printed upside down are beside the boards, as two boards a page leave no space below."""
        self._lines_each = -(-(self._size**2) // LINE_SYMBOLS) if sheet.shows_lines else 0

    def page_count(self, part: PageKind) -> int:
        slots = self._sheet.per_page if part is PageKind.PUZZLES else SOLUTION_ROWS * SOLUTION_COLUMNS
        return -(-len(self._sheet.puzzles) // slots)

    def page(self, part: PageKind, index: int, number: int, pages: int) -> Page:
        is_titled = bool(self._sheet.title) or part is PageKind.SOLUTIONS
        slots = self._puzzle_slots if part is PageKind.PUZZLES else self._solution_slots
        left, width = slots.left, slots.right - slots.left
        title = Rect(left, self._area.top, width, HEAD) if is_titled else None
        footer = Rect(left, self._area.bottom - FOOTER_LINE, width, FOOTER_LINE)
        if part is PageKind.SOLUTIONS:
            return Page(number, pages, part, title, tuple(self._solutions(index)), (), footer)
        first = index * self._sheet.per_page
        indices = range(first, min(first + self._sheet.per_page, len(self._sheet.puzzles)))
        boards = tuple(self._puzzles(indices, index + 1))
        puzzle_pages = self.page_count(PageKind.PUZZLES)
        solutions = puzzle_pages + 1 if pages > puzzle_pages else 0
        return Page(number, pages, part, title, boards, tuple(self._footer_lines(indices)), footer, solutions)

    # The boards.

    def _puzzles(self, indices: range, page: int) -> Iterator[PlacedBoard]:
        slots = self._puzzle_slots
        for slot, index in enumerate(indices):
            board, caption, code = slots.board(slot), slots.caption(slot), slots.code_of(slot)
            yield PlacedBoard(index, page, slot + 1, board, caption, code=code)
        if self.has_solutions_upside_down:
            for slot, index in enumerate(indices):
                board, caption = self._upside_down(slot)
                yield PlacedBoard(index, page, slot + 1, board, caption, is_solution=True, is_upside_down=True)

    def _solutions(self, solution_page: int) -> Iterator[PlacedBoard]:
        slots, count = self._solution_slots, SOLUTION_ROWS * SOLUTION_COLUMNS
        first = solution_page * count
        for slot, index in enumerate(range(first, min(first + count, len(self._sheet.puzzles)))):
            page, place = divmod(index, self._sheet.per_page)
            yield PlacedBoard(index, page + 1, place + 1, slots.board(slot), slots.caption(slot), is_solution=True)

    def _upside_down(self, slot: int) -> tuple[Rect, Rect]:
        """Return board and caption of a solution upside down; the first is the leftmost when the page is turned."""
        side, slots = self._upside_down_side, self._puzzle_slots
        if self._is_beside:
            beside = slots.board(slot)
            right, bottom = beside.left + slots.width, beside.bottom
        else:
            count = self._sheet.per_page
            gap = max(spread(slots.right - slots.left - count * side, count), STRIP_GAP)
            right = slots.right - slot * (side + gap)
            bottom = self._field_bottom + STRIP_LIFT + side + SOLUTION_CAPTION
        left, top = right - side, bottom - side - SOLUTION_CAPTION
        return Rect(left, top, side, side), Rect(left, top + side, side, SOLUTION_CAPTION)

    @cached_property
    def _puzzle_slots(self) -> Arrangement:
        rows, columns, puzzles = *ARRANGEMENTS[self._sheet.per_page], self._sheet.puzzles
        # Space for a title is reserved even if there is none, so that it does not affect the size of the boards.
        height = self._field_bottom - self._area.top - HEAD
        top = self._area.top + (HEAD if self._sheet.title else HEAD / 2)
        return arrange(
            Rect(self._area.left, top, self._area.width, height),
            rows,
            columns,
            CELLS[self._sheet.per_page] * NEWSPAPER_SIZE + BOX_LINE,
            CAPTIONS[self._sheet.per_page],
            code=code_side({puzzle.givens.geometry for puzzle in puzzles}) if self._sheet.shows_codes else 0.0,
            beside=self._upside_down_side if self.has_solutions_upside_down and self._is_beside else 0.0,
        )

    @cached_property
    def _solution_slots(self) -> Arrangement:
        top, bottom = self._area.top + HEAD, self._area.bottom - FOOTER_LINE - FOOTER_GAP
        field = Rect(self._area.left, top, self._area.width, bottom - top)
        largest = SOLUTION_CELL * NEWSPAPER_SIZE + BOX_LINE
        return arrange(field, SOLUTION_ROWS, SOLUTION_COLUMNS, largest, SOLUTION_CAPTION)

    @property
    def has_solutions_upside_down(self) -> bool:
        return self._sheet.solutions is Solutions.UPSIDE_DOWN and self.is_legible_upside_down

    @property
    def is_legible_upside_down(self) -> bool:
        return (self._upside_down_side - BOX_LINE) / self._size >= LEGIBLE_CELL

    @cached_property
    def _upside_down_side(self) -> float:
        in_a_row = 1 if self._is_beside else self._sheet.per_page
        room = (self._area.width - (in_a_row - 1) * STRIP_GAP) / in_a_row
        return min(UPSIDE_DOWN_CELL * NEWSPAPER_SIZE + BOX_LINE, room)

    # The footer.

    @property
    def _lines_top(self) -> float:
        lines = self._sheet.per_page * self._lines_each
        return self._area.bottom - FOOTER_LINE - (LINES_GAP + lines * FOOTER_LINE if lines else 0.0)

    @cached_property
    def _field_bottom(self) -> float:
        bottom = self._lines_top - FOOTER_GAP
        if self.has_solutions_upside_down and not self._is_beside:
            bottom -= STRIP_LIFT + self._upside_down_side + SOLUTION_CAPTION
        return bottom

    def _footer_lines(self, indices: range) -> Iterator[FooterLine]:
        if not self._lines_each:
            return
        top, slots = self._lines_top, self._puzzle_slots
        for index in indices:
            count = self._sheet.puzzles[index].givens.geometry.cell_count
            for start in range(0, count, LINE_SYMBOLS):
                rect = Rect(slots.left, top, slots.right - slots.left, FOOTER_LINE)
                yield FooterLine(index, start, min(start + LINE_SYMBOLS, count), rect)
                top += FOOTER_LINE
