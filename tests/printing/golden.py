"""Reference pictures of pages, which reveal changes of layout or lettering.

    make golden-pages       paints them again; look at the differences before committing

They are small (48 dots per inch): enough to show that something moved, and less than a megabyte in total.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_desktop.printing.application import ensure_application
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPage, BookPageKind, BookPages
from sudoku_desktop.printing.book_painting import paint_book_page
from sudoku_desktop.printing.layout import Page, files_of
from sudoku_desktop.printing.painting import paint_page
from sudoku_desktop.printing.sheet import (
    PUZZLES_PER_PAGE,
    SHEET_PAPERS,
    Difficulty,
    Look,
    Paper,
    Sheet,
    Solutions,
)
from tests.printing.books import book
from tests.printing.sheets import sheet

FOLDER = Path(__file__).parent / "golden"
SCALE = 48 / 25.4
"""Pixels per millimetre."""


def golden_pages() -> Iterator[tuple[str, Sheet, Page]]:
    """Yield sheets with the names of their pictures: all layouts, papers, places of solutions and looks."""
    for paper in SHEET_PAPERS:
        for per_page in PUZZLES_PER_PAGE:
            of = sheet(per_page, per_page=per_page, paper=paper, title="Sunday")
            yield f"{paper.value}-{per_page}", of, files_of(of)[0][0]
            of = replace(of, solutions=Solutions.UPSIDE_DOWN)
            page = files_of(of)[0][0]
            if any(placed.is_upside_down for placed in page.boards):
                yield f"{paper.value}-{per_page}-upside-down", of, page
        of = sheet(12, paper=paper, title="Sunday")
        yield f"{paper.value}-solutions", of, files_of(of)[0][-1]
    of = sheet(9, per_page=6, difficulty=Difficulty.STARS, shows_ratings=True, shows_lines=True, shows_codes=False)
    yield "half-full-with-stars-and-lines", of, files_of(of)[0][1]
    of = sheet(1, per_page=1, look=Look.LARGE)
    yield "large", of, files_of(of)[0][0]
    noted = tuple(replace(each, notes=each.givens.candidate_masks()) for each in sheet(2).puzzles)
    of = replace(sheet(2, per_page=2, look=Look.SAVING, black_only=True, shows_entries=True), puzzles=noted)
    yield "ink-saving-with-candidates", of, files_of(of)[0][0]


def golden_book_pages() -> Iterator[tuple[str, Book, BookPage]]:
    """Yield each kind of book page except the imprint, which contains the version, and some layouts."""
    of = book(subtitle="Puzzles that become harder", author="A. Author")
    first: dict[str, BookPage] = {}
    for page in BookPages(of):
        first.setdefault(f"{page.kind.value}-right" if page.is_right else page.kind.value, page)
    for name, page in first.items():
        if page.kind not in (BookPageKind.BLANK, BookPageKind.IMPRINT):
            yield f"book-{name}", of, page
    for trim, per_page in ((Paper.A5, 4), (Paper.A4, 6), (Paper.EIGHT_BY_TEN, 1)):
        of = book(trim=trim, per_page=per_page, shows_codes=True)
        yield f"book-{trim.value}-{per_page}", of, BookPages(of)[7]


def picture_of(page: Page | BookPage, of: Sheet | Book, scale: float = SCALE) -> QImage:
    """Return the printed page in grey levels."""
    paper = of.trim if isinstance(of, Book) else of.paper
    image = QImage(round(paper.width * scale), round(paper.height * scale), QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    if isinstance(of, Book):
        assert isinstance(page, BookPage)
        paint_book_page(painter, page, of)
    else:
        assert isinstance(page, Page)
        paint_page(painter, page, of)
    painter.end()
    return image


def main() -> None:
    """Paint all pictures again."""
    ensure_application()
    for old in FOLDER.glob("*.png"):
        old.unlink()
    FOLDER.mkdir(exist_ok=True)
    for name, of, page in chain(golden_pages(), golden_book_pages()):
        assert picture_of(page, of).save(str(FOLDER / f"{name}.png"), None, 0)


if __name__ == "__main__":
    main()
