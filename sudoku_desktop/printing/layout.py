"""What lies where on each page of a sheet, in millimetres from the paper's top left corner. No Qt.

Vocabulary: a page is divided, from top to bottom, into the *head* (the title), the *field* with the boards, where
solutions are printed upside down the *strip* with them, and the footer: its *lines* are the puzzles as text, if they
are wanted, its last line program, date and page number. A page that is not full leaves its last slots empty, so that
no board moves or grows. All lies within the margins, and shares its edges with the boards.
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
"""On large paper, and on paper less than SMALL_PAPER wide."""
SMALL_PAPER = 180.0
POINT = 25.4 / 72
BOX_LINE, CELL_LINE = 1.2 * POINT, 0.4 * POINT

NEWSPAPER_SIZE = geometry(3).size
CELLS = {1: 20.0, 2: 12.7, 4: 9.4, 6: 7.9, 9: 5.9}
"""By puzzles a page, the side of a 9×9 board's cell on A4, and of a smaller paper's where it fits. The boards of other
orders are as large as those."""
ARRANGEMENTS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 6: (3, 2), 9: (3, 3)}
"""Rows and columns of slots."""
SOLUTION_ROWS, SOLUTION_COLUMNS = 4, 3
SOLUTION_CELL = 6.0
UPSIDE_DOWN_CELL = 4.4
LEGIBLE_CELL = 3.4
"""Smaller solutions are not printed upside down, but at the end."""

HEAD = 11.0
CAPTIONS = {1: 8.0, 2: 7.0, 4: 6.2, 6: 5.4, 9: 5.4}
"""The least height of one, by puzzles a page."""
SOLUTION_CAPTION = 5.0
FOOTER_LINE = 2.9
FOOTER_GAP = 3.0
"""Between the field and the footer."""
LINES_GAP = 0.8
"""Between the puzzles as text and the last line."""
LINE_SYMBOLS = 90
"""How many cells of a puzzle fit on a line of the footer, beside its number and its seed."""
STRIP_GAP, STRIP_LIFT = 4.0, 7.0
"""Between solutions upside down, and between them and the boards."""


class PageKind(Enum):
    """What a page is for."""

    PUZZLES = "puzzles"
    SOLUTIONS = "solutions"


@dataclass(frozen=True)
class PlacedBoard:
    """A board and its caption. `index`: of the puzzle in the sheet, whose number is one more.

    `place`: on the page of its puzzle, from 1, and `page` the number of that page. An `is_upside_down` board lies
    turned by half a turn within its `board` and `caption`, the caption below. `code`: where the puzzle's QR code
    stands, without its quiet zone.
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
    """One page; `number` counts from 1 up to `pages` in its file. `title` is None where the sheet has none.

    `solutions`: on which page of the file they begin, 0 where they do not follow.
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


def margin_of(paper: Paper) -> float:
    return MARGIN if paper.width >= SMALL_PAPER else SMALL_MARGIN


def solutions_of(sheet: Sheet) -> Solutions:
    """Where they are printed: what would be too small to be read upside down comes at the end."""
    is_moved = sheet.solutions is Solutions.UPSIDE_DOWN and not _Plan(sheet).is_legible_upside_down
    return Solutions.AT_END if is_moved else sheet.solutions


def pages_of(sheet: Sheet) -> Pages:
    """The pages of the print itself, with the solutions where they come at its end."""
    at_end = solutions_of(sheet) is Solutions.AT_END
    return Pages(sheet, (PageKind.PUZZLES, PageKind.SOLUTIONS) if at_end else (PageKind.PUZZLES,))


def solution_pages_of(sheet: Sheet) -> Pages:
    """The pages of the separate file with the solutions."""
    return Pages(sheet, (PageKind.SOLUTIONS,))


def files_of(sheet: Sheet) -> tuple[Pages, ...]:
    """The pages of each file: one file, or two if the solutions are to be in one of their own."""
    if sheet.solutions is Solutions.SEPARATE_FILE:
        return pages_of(sheet), solution_pages_of(sheet)
    return (pages_of(sheet),)


class _Plan:
    """What the pages of a sheet have in common."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        margin = margin_of(sheet.paper)
        self._area = Rect(margin, margin, sheet.paper.width - 2 * margin, sheet.paper.height - 2 * margin)
        self._size = max(puzzle.givens.size for puzzle in sheet.puzzles)
        self._is_beside = sheet.per_page == 2
        """Two boards a page leave no room for solutions below them, but beside them."""
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
        """A solution that is read when the page is turned; then the first is the leftmost."""
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
        # The title takes its room even where there is none: it must not decide how large the boards are.
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
