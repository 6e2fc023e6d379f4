"""Leaves of the preview: the pages of a sheet or the spreads of a book, painted by the functions that print them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPages
from sudoku_desktop.printing.book_painting import paint_book_page
from sudoku_desktop.printing.book_texts import description
from sudoku_desktop.printing.captions import caption_of, title_of
from sudoku_desktop.printing.layout import Pages, files_of
from sudoku_desktop.printing.painting import paint_page
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.printing.words import pages_in_words


@dataclass(frozen=True, eq=False)
class Leaf:
    """Page or spread that the preview shows, with lengths in millimetres.

    `work` and `index`: sheet or book, and number of the leaf in it. `papers`: rectangles of the pages. `description`:
    text for screen readers. `boards`: rectangles of the puzzles with their captions, by the index of the puzzle in the
    sheet.
    """

    work: Sheet | Book
    index: int
    width: float
    height: float
    papers: tuple[QRectF, ...]
    paint: Callable[[QPainter], None]
    description: str
    boards: dict[int, QRectF] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Leaves:
    """All leaves of a sheet or book.

    `count`: their number in words, such as "7 pages". `summary`: numbers of puzzles and pages in words. `per_leaf`:
    number of puzzles on a page of a sheet.
    """

    count: int
    count_in_words: str
    summary: str
    leaf: Callable[[int], Leaf]
    per_leaf: int = 1


def leaves_of(work: Sheet | Book) -> Leaves:
    """Return the pages of a sheet, or the spreads of a book, whose first page is alone."""
    if isinstance(work, Sheet):
        files = files_of(work)
        count = sum(map(len, files))
        in_pages = pages_in_words(count)
        return Leaves(count, in_pages, _summary(work, in_pages), partial(_page_of_sheet, work, files), work.per_page)
    book_pages = BookPages(work)
    count = len(book_pages) // 2 + 1
    summary = _summary(work, pages_in_words(len(book_pages)))
    return Leaves(count, tr("%n spread(s)", n=count), summary, partial(_spread_of_book, book_pages))


def _summary(work: Sheet | Book, pages: str) -> str:
    return tr("{puzzles}, {pages}", puzzles=puzzles_in_words(len(work.puzzles)), pages=pages)


def _page_of_sheet(sheet: Sheet, files: tuple[Pages, ...], index: int) -> Leaf:
    first = len(files[0])
    page = files[0][index] if index < first else files[1][index - first]
    place = tr("Page {page} of {pages}", page=page.number, pages=page.pages)
    captions = [caption_of(placed, sheet).text for placed in page.boards if not placed.is_upside_down]
    spoken = ". ".join(part for part in (place, title_of(page, sheet), *captions) if part)
    width, height = sheet.paper.width, sheet.paper.height
    paint = partial(paint_page, page=page, sheet=sheet)
    boards = {
        placed.index: _area(placed.board).united(_area(placed.caption))
        for placed in page.boards
        if not placed.is_solution
    }
    return Leaf(sheet, index, width, height, (QRectF(0, 0, width, height),), paint, spoken, boards)


def _area(rect: Rect) -> QRectF:
    return QRectF(rect.left, rect.top, rect.width, rect.height)


def _spread_of_book(pages: BookPages, index: int) -> Leaf:
    book, trim = pages.book, pages.book.trim
    shown = [pages[place] for place in (2 * index - 1, 2 * index) if 0 <= place < len(pages)]
    papers = tuple(QRectF(trim.width if page.is_right else 0.0, 0, trim.width, trim.height) for page in shown)

    def paint(painter: QPainter) -> None:
        for page, paper in zip(shown, papers, strict=True):
            painter.save()
            painter.setClipRect(paper)
            painter.translate(paper.topLeft())
            paint_book_page(painter, page, book)
            painter.restore()

    spoken = ". ".join(description(page, book) for page in shown)
    return Leaf(book, index, 2 * trim.width, trim.height, papers, paint, spoken)
