"""What the preview leafs through: the pages of a sheet, or the spreads of a book, each painted by what prints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPage, BookPages
from sudoku_desktop.printing.book_painting import paint_book_page
from sudoku_desktop.printing.book_texts import description
from sudoku_desktop.printing.captions import caption_of, title_of
from sudoku_desktop.printing.layout import Page, files_of
from sudoku_desktop.printing.painting import paint_page
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.words import pages_in_words
from sudoku_desktop.ui.speaking import in_words


@dataclass(frozen=True, eq=False)
class Leaf:
    """What is seen at once, in millimetres. `work` and `index`: whose it is; `papers`: where there is paper.

    `description`: what a screen reader says.
    """

    work: object
    index: int
    width: float
    height: float
    papers: tuple[QRectF, ...]
    paint: Callable[[QPainter], None]
    description: str


class Leaves(Protocol):
    """All there is to leaf through."""

    def __len__(self) -> int: ...

    def __getitem__(self, index: int) -> Leaf: ...

    @property
    def count_in_words(self) -> str:
        """Of leaves, such as "7 pages"."""

    @property
    def summary(self) -> str:
        """How many puzzles and pages there are."""


def leaves_of(work: Sheet | Book) -> Leaves:
    return SheetLeaves(work) if isinstance(work, Sheet) else BookSpreads(work)


def _summary(puzzles: int, pages: int) -> str:
    text = QCoreApplication.translate("Paper", "{puzzles}, {pages}")
    return text.format(puzzles=puzzles_in_words(puzzles), pages=pages_in_words(pages))


class SheetLeaves:
    """The pages of all files of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.work = self._sheet = sheet
        self._files = files_of(sheet)

    def __len__(self) -> int:
        return sum(map(len, self._files))

    def __getitem__(self, index: int) -> Leaf:
        sheet = self._sheet
        width, height = sheet.paper.width, sheet.paper.height
        page = self._page(index)
        paint = partial(paint_page, page=page, sheet=sheet)
        return Leaf(sheet, index, width, height, (QRectF(0, 0, width, height),), paint, self._description(page))

    def _page(self, index: int) -> Page:
        for pages in self._files:
            if index < len(pages):
                return pages[index]
            index -= len(pages)
        raise IndexError("the sheet has fewer pages")

    def _description(self, page: Page) -> str:
        text = QCoreApplication.translate("Paper", "Page {page} of {pages}")
        place = text.format(page=whole(page.number), pages=whole(page.pages))
        captions = [caption_of(placed, self._sheet).text for placed in page.boards if not placed.is_upside_down]
        return ". ".join(part for part in (place, title_of(page, self._sheet), *captions) if part)

    @property
    def count_in_words(self) -> str:
        return pages_in_words(len(self))

    @property
    def summary(self) -> str:
        return _summary(len(self._sheet.puzzles), len(self))


class BookSpreads:
    """A left and a right page at a time; the first page has nothing on its left."""

    def __init__(self, book: Book) -> None:
        self.work = self._book = book
        self.pages = BookPages(book)

    def __len__(self) -> int:
        return len(self.pages) // 2 + 1

    def __getitem__(self, index: int) -> Leaf:
        trim = self._book.trim
        shown = [self.pages[place] for place in (2 * index - 1, 2 * index) if 0 <= place < len(self.pages)]
        papers = tuple(QRectF(trim.width if page.is_right else 0.0, 0, trim.width, trim.height) for page in shown)
        told = ". ".join(description(page, self._book) for page in shown)
        return Leaf(self._book, index, 2 * trim.width, trim.height, papers, partial(self._paint, shown, papers), told)

    def _paint(self, pages: list[BookPage], papers: tuple[QRectF, ...], painter: QPainter) -> None:
        for page, paper in zip(pages, papers, strict=True):
            painter.save()
            painter.setClipRect(paper)
            painter.translate(paper.topLeft())
            paint_book_page(painter, page, self._book)
            painter.restore()

    @property
    def count_in_words(self) -> str:
        return in_words(Sentence("%n spread(s)", n=len(self)))

    @property
    def summary(self) -> str:
        return _summary(len(self._book.puzzles), len(self.pages))
