"""Layout of each page of a book, in millimetres from the trimmed page's top left corner. Does not use Qt.

Vocabulary: odd pages are *right* ones; the *inner* margin is at the spine, and wider in thicker books. The *frame* is
the area within the margins. Puzzle pages have a *header* and a *folio* (the page number, at the outer edge), other
pages depending on their kind; the *field* is the frame without them. The *tab* at the outer edge shows the chapter when
leafing through the book. A *link* leads from an area of a page to another page.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import overload

from sudoku_desktop.printing.arranging import Arrangement, Rect, arrange
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.codes import code_side
from sudoku_desktop.printing.layout import (
    ARRANGEMENTS,
    BOX_LINE,
    CAPTIONS,
    CELLS,
    NEWSPAPER_SIZE,
    SOLUTION_CAPTION,
    SOLUTION_CELL,
    SOLUTION_COLUMNS,
    SOLUTION_ROWS,
)

OUTER_SHARE = 0.085
"""Outer margin, as a fraction of the page width."""
GUTTERS = ((150, 4.5), (300, 6.5), (500, 9.0), (700, 12.0), (10**9, 15.0))
"""Additional inner margin, in millimetres, for books of up to a number of pages."""
HEADER, HEADER_GAP = 4.0, 5.0
FOLIO, FOLIO_GAP = 4.0, 4.0
SOLUTION_HEAD = 12.0
"""Height of the heading "Solutions" on the first such page, in millimetres."""
TAB_WIDTH, TALLEST_TAB, TAB_SHARE = 5.0, 22.0, 0.8
CONTENTS_HEAD, TALLEST_ROW = 26.0, 12.0
FIRST_CHAPTER_LEAF = 7


class BookPageKind(Enum):
    """Purpose of a page."""

    TITLE = "title"
    IMPRINT = "imprint"
    CONTENTS = "contents"
    RULES = "rules"
    LEVELS = "levels"
    OPENING = "opening"
    PUZZLES = "puzzles"
    SOLUTIONS = "solutions"
    BLANK = "blank"


@dataclass(frozen=True)
class BookBoard:
    """A puzzle or a solution on a page.

    `index` is its position in the book, from 0; `other_page` the page of its solution, or of its puzzle. `code` is the
    area of the QR code without its quiet zone.
    """

    index: int
    other_page: int
    board: Rect
    caption: Rect
    code: Rect | None = None

    @property
    def area(self) -> Rect:
        """The area of board and caption together."""
        return Rect(self.board.left, self.caption.top, self.board.width, self.board.bottom - self.caption.top)


@dataclass(frozen=True)
class ContentsRow:
    """A line of the table of contents, which refers to `page`. `chapter` is an index, or None for other sections."""

    page: int
    rect: Rect
    kind: BookPageKind
    chapter: int | None = None


@dataclass(frozen=True)
class BookPage:
    """A page of a book.

    `chapter`: index of its chapter, or None. `is_first`: whether the page is the first of its kind in the chapter.
    """

    number: int
    kind: BookPageKind
    frame: Rect
    field: Rect
    chapter: int | None = None
    boards: tuple[BookBoard, ...] = ()
    rows: tuple[ContentsRow, ...] = ()
    tab: Rect | None = None
    is_first: bool = False

    @property
    def is_right(self) -> bool:
        return self.number % 2 == 1

    @property
    def is_plain(self) -> bool:
        """Whether the page has neither header nor folio."""
        return self.kind in (BookPageKind.TITLE, BookPageKind.IMPRINT, BookPageKind.OPENING, BookPageKind.BLANK)

    @property
    def has_heading(self) -> bool:
        """Whether the page has a heading instead of a header."""
        is_front = self.kind in (BookPageKind.CONTENTS, BookPageKind.RULES, BookPageKind.LEVELS)
        return is_front or (self.kind is BookPageKind.SOLUTIONS and self.is_first)

    @property
    def links(self) -> Iterator[tuple[Rect, int]]:
        """Yield the links as pairs of an area and a target page."""
        for placed in self.boards:
            yield (placed.area if self.kind is BookPageKind.SOLUTIONS else placed.caption), placed.other_page
        for row in self.rows:
            yield row.rect, row.page


@dataclass(frozen=True)
class _Part:
    """Consecutive pages of one kind, starting with page `first`; `start` is the index of the first puzzle."""

    kind: BookPageKind
    first: int
    pages: int
    start: int = 0
    puzzles: int = 0
    chapter: int | None = None


class BookPages(Sequence[BookPage]):
    """All pages of a book, each laid out on access."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._parts = tuple(self._divide())
        last = self._parts[-1]
        self._count = last.first + last.pages - 1

    def _divide(self) -> Iterator[_Part]:
        levels = BookPageKind.LEVELS if self.book.has_levels else BookPageKind.BLANK
        kinds = (
            BookPageKind.TITLE,
            BookPageKind.IMPRINT,
            BookPageKind.CONTENTS,
            BookPageKind.RULES,
            levels,
            BookPageKind.BLANK,
        )
        for number, kind in enumerate(kinds, 1):
            yield _Part(kind, number, 1)
        page = FIRST_CHAPTER_LEAF
        for chapter, of in enumerate(self.book.chapters):
            yield _Part(BookPageKind.OPENING, page, 1, of.first - 1, len(of.puzzles), chapter)
            pages = -(-len(of.puzzles) // self.book.per_page)
            yield _Part(BookPageKind.PUZZLES, page + 1, pages, of.first - 1, len(of.puzzles), chapter)
            page += 1 + pages
            if page % 2 == 0:
                yield _Part(BookPageKind.BLANK, page, 1)
                page += 1
        count = len(self.book.ordered)
        yield _Part(BookPageKind.SOLUTIONS, page, -(-count // (SOLUTION_ROWS * SOLUTION_COLUMNS)), 0, count)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> BookPage: ...

    @overload
    def __getitem__(self, index: slice) -> list[BookPage]: ...

    def __getitem__(self, index: int | slice) -> BookPage | list[BookPage]:
        """Return a page, indexed from 0, or a list of pages."""
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(len(self)))]
        return self._page(range(len(self))[index] + 1)

    def _page(self, number: int) -> BookPage:
        part = next(part for part in self._parts if part.first <= number < part.first + part.pages)
        frame = self._frame(number)
        field = Rect(
            frame.left,
            frame.top + HEADER + HEADER_GAP,
            frame.width,
            frame.height - HEADER - HEADER_GAP - FOLIO - FOLIO_GAP,
        )
        is_first = number == part.first
        boards: tuple[BookBoard, ...] = ()
        rows: tuple[ContentsRow, ...] = ()
        if part.kind is BookPageKind.PUZZLES:
            boards = tuple(self._boards(part, number, self._puzzle_slots(field)))
        elif part.kind is BookPageKind.SOLUTIONS:
            # All pages reserve the space of the first page's heading, so that all boards have the same size.
            below = Rect(field.left, field.top + SOLUTION_HEAD, field.width, field.height - SOLUTION_HEAD)
            boards = tuple(self._boards(part, number, _solution_slots(below)))
        elif part.kind is BookPageKind.CONTENTS:
            rows = tuple(self._rows(field))
        tab = self._tab(part.chapter, number) if part.chapter is not None else None
        return BookPage(number, part.kind, frame, field, part.chapter, boards, rows, tab, is_first)

    def _frame(self, number: int) -> Rect:
        trim = self.book.trim
        outer = OUTER_SHARE * trim.width
        inner = outer + next(gutter for pages, gutter in GUTTERS if self._count <= pages)
        left = inner if number % 2 else outer
        return Rect(left, outer, trim.width - inner - outer, trim.height - 2 * outer)

    def _tab(self, chapter: int, number: int) -> Rect:
        """Return the area of a chapter's tab, which extends into the bleed."""
        trim, bleed = self.book.trim, self.book.bleed
        pitch = min(TALLEST_TAB, TAB_SHARE * trim.height / len(self.book.chapters))
        top = (trim.height - len(self.book.chapters) * pitch) / 2 + chapter * pitch
        left = trim.width - TAB_WIDTH if number % 2 else -bleed
        return Rect(left, top, TAB_WIDTH + bleed, pitch)

    # Boards.

    def _puzzle_slots(self, field: Rect) -> Arrangement:
        per_page, code = self.book.per_page, 0.0
        if self.book.shows_codes:
            code = code_side({puzzle.givens.geometry for puzzle in self.book.puzzles})
        largest = CELLS[per_page] * NEWSPAPER_SIZE + BOX_LINE
        return arrange(field, *ARRANGEMENTS[per_page], largest, CAPTIONS[per_page], code=code)

    def _boards(self, part: _Part, number: int, slots: Arrangement) -> Iterator[BookBoard]:
        count = self.book.per_page if part.kind is BookPageKind.PUZZLES else SOLUTION_ROWS * SOLUTION_COLUMNS
        start = (number - part.first) * count
        for slot, index in enumerate(range(start, min(start + count, part.puzzles))):
            other = (
                self._solution_page(part.start + index)
                if part.kind is BookPageKind.PUZZLES
                else self._puzzle_page(index)
            )
            board, caption, code = slots.board(slot), slots.caption(slot), slots.code_of(slot)
            yield BookBoard(part.start + index, other, board, caption, code)

    def _solution_page(self, index: int) -> int:
        return self._parts[-1].first + index // (SOLUTION_ROWS * SOLUTION_COLUMNS)

    def _puzzle_page(self, index: int) -> int:
        parts = (part for part in self._parts if part.kind is BookPageKind.PUZZLES)
        part = next(part for part in parts if index < part.start + part.puzzles)
        return part.first + (index - part.start) // self.book.per_page

    # Contents.

    @cached_property
    def sections(self) -> tuple[tuple[BookPageKind, int | None, int], ...]:
        """The entries of the table of contents: kind, index of the chapter, and first page."""
        openings = [(part.kind, part.chapter, part.first) for part in self._parts if part.kind is BookPageKind.OPENING]
        front = [
            (part.kind, None, part.first)
            for part in self._parts
            if part.kind in (BookPageKind.RULES, BookPageKind.LEVELS)
        ]
        return (*front, *openings, (BookPageKind.SOLUTIONS, None, self._parts[-1].first))

    def _rows(self, field: Rect) -> Iterator[ContentsRow]:
        pitch = min(TALLEST_ROW, (field.height - CONTENTS_HEAD) / len(self.sections))
        for place, (kind, chapter, page) in enumerate(self.sections):
            yield ContentsRow(
                page, Rect(field.left, field.top + CONTENTS_HEAD + place * pitch, field.width, pitch), kind, chapter
            )


def _solution_slots(field: Rect) -> Arrangement:
    largest = SOLUTION_CELL * NEWSPAPER_SIZE + BOX_LINE
    return arrange(field, SOLUTION_ROWS, SOLUTION_COLUMNS, largest, SOLUTION_CAPTION)
