"""Print to files: a PDF, or one SVG for each page. A failed or stopped print leaves existing files unchanged."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QBuffer, QFile, QFileDevice, QIODevice, QRectF, QSize
from PySide6.QtGui import QPageLayout, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from sudoku_desktop import __version__
from sudoku_desktop.lazy import import_lock
from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.book_layout import BookPage, BookPages
from sudoku_desktop.printing.book_painting import paint_book_page
from sudoku_desktop.printing.captions import PROGRAM, title_of
from sudoku_desktop.printing.layout import Page, files_of
from sudoku_desktop.printing.painting import layout_of_size, page_layout, paint_page
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.printing.typeface import KIN
from sudoku_desktop.services.writing import NewFiles, NotWrittenError, naming_errors, target_of

MILLIMETRES_PER_INCH = 25.4
PDF_DOTS_PER_INCH = 1200
SVG_DOTS_PER_MILLIMETRE = 10
SOLUTIONS_SUFFIX = "-solutions"

Progress = Callable[[int, int], None]
"""Callback with the number of finished pages and of all pages, called in the printing thread."""


def _unwatched(_done: int, _pages: int) -> None:
    pass


def paths_of(sheet: Sheet, path: Path) -> tuple[Path, ...]:
    """Return the path of the file, and that of `name-solutions` if the solutions are in a separate file."""
    return (path, path.with_stem(path.stem + SOLUTIONS_SUFFIX))[: len(files_of(sheet))]


def write_pdf(
    sheet: Sheet, path: Path, *, progress: Progress = _unwatched, stop: Event | None = None
) -> tuple[Path, ...]:
    """Print to one or two PDF files, see `paths_of`; return the written paths, none if `stop` was set.

    Raises NotWrittenError. A QGuiApplication must exist; any thread may print.
    """
    paths, files = paths_of(sheet, path), files_of(sheet)
    count = _Count(sum(map(len, files)), progress, stop)

    def paint(page: Page, painter: QPainter) -> None:
        paint_page(painter, page, sheet)

    with NewFiles() as new:
        for target, pages in zip(paths, files, strict=True):
            paintings = (partial(paint, page) for page in pages)
            title, layout = title_of(pages[0], sheet) or PROGRAM, page_layout(sheet.paper)
            if not _paint_pdf(new.place_for(target), target, layout, title, paintings, count):
                return ()
        new.commit()
    return paths


def write_book(
    book: Book, path: Path, *, progress: Progress = _unwatched, stop: Event | None = None
) -> tuple[Path, ...]:
    """Print a book to a PDF with an outline and links; otherwise as `write_pdf`."""
    with import_lock():  # takes half a second and 40 MiB, and is needed for books only
        from sudoku_desktop.printing.binding import bind
    pages, bleed = BookPages(book), book.bleed
    # The last page counts as finished when all pages are bound.
    count = _Count(len(pages) + 1, progress, stop)

    def paint(page: BookPage, painter: QPainter) -> None:
        painter.save()
        painter.translate(bleed, bleed)
        paint_book_page(painter, page, book)
        painter.restore()

    with NewFiles() as new:
        place = new.place_for(path)
        loose = place.with_suffix(".loose")
        layout = layout_of_size(book.trim.width + 2 * bleed, book.trim.height + 2 * bleed)
        paintings = (partial(paint, page) for page in pages)
        if not _paint_pdf(loose, path, layout, book.title, paintings, count):
            return ()
        with naming_errors(path):
            bind(loose, place, pages)
        if not count.goes_on():
            return ()
        new.commit()
    return (path,)


def _paint_pdf(
    place: Path,
    target: Path,
    layout: QPageLayout,
    title: str,
    paintings: Iterable[Callable[[QPainter], None]],
    count: _Count,
) -> bool:
    """Paint all pages; return False if stopped, raise NotWrittenError as soon as a page cannot be written."""
    file = QFile(str(place))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise NotWrittenError(target, file.errorString())
    writer = QPdfWriter(file)
    writer.setPageLayout(layout)
    writer.setResolution(PDF_DOTS_PER_INCH)
    writer.setTitle(title)
    writer.setCreator(f"{PROGRAM} {__version__}")
    painter = QPainter(writer)
    try:
        scale = PDF_DOTS_PER_INCH / MILLIMETRES_PER_INCH
        painter.scale(scale, scale)
        for number, paint in enumerate(paintings):
            if number:
                writer.newPage()
            paint(painter)
            if file.error() != QFileDevice.FileError.NoError:
                break
            if not count.goes_on():
                return False
    finally:
        painter.end()
        file.close()  # closing writes the rest and determines the error
    if file.error() != QFileDevice.FileError.NoError:
        raise NotWrittenError(target, file.errorString())
    return True


def write_svg(
    sheet: Sheet, path: Path, *, progress: Progress = _unwatched, stop: Event | None = None
) -> tuple[Path, ...]:
    """Print to SVG files, one for each page, numbered if there are several; otherwise as `write_pdf`."""
    files = files_of(sheet)
    count = _Count(sum(map(len, files)), progress, stop)
    targets = []
    with naming_errors(path), NewFiles() as new:
        target_of(path)
        for part_path, pages in zip(paths_of(sheet, path), files, strict=True):
            for page in pages:
                targets.append(_numbered(part_path, page))
                new.place_for(targets[-1]).write_text(_drawing(page, sheet), encoding="utf-8", newline="\n")
                if not count.goes_on():
                    return ()
        new.commit()
    return tuple(targets)


def _numbered(path: Path, page: Page) -> Path:
    """Return the path of a page's file, with leading zeros for sorting."""
    return path if page.pages == 1 else path.with_stem(f"{path.stem}-{page.number:0{len(str(page.pages))}}")


def _drawing(page: Page, sheet: Sheet) -> str:
    """Return a page as SVG. Digits are shapes; text requests the program's font with a similar one as fallback."""
    buffer = QBuffer()
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    width, height = (round(side * SVG_DOTS_PER_MILLIMETRE) for side in (sheet.paper.width, sheet.paper.height))
    drawing.setSize(QSize(width, height))
    drawing.setViewBox(QRectF(0, 0, width, height))
    drawing.setResolution(round(SVG_DOTS_PER_MILLIMETRE * MILLIMETRES_PER_INCH))
    drawing.setTitle(title_of(page, sheet) or PROGRAM)
    drawing.setDescription(f"Sudoku Desktop {__version__}")
    painter = QPainter(drawing)
    try:
        painter.scale(SVG_DOTS_PER_MILLIMETRE, SVG_DOTS_PER_MILLIMETRE)
        paint_page(painter, page, sheet, as_outlines=True)
    finally:
        painter.end()
    text = bytes(buffer.data().data()).decode()
    return re.sub(r'font-family="([^"]*)"', rf'font-family="\1, {KIN}"', text)


class _Count:
    """Counts the pages of all files of a print."""

    def __init__(self, pages: int, progress: Progress, stop: Event | None) -> None:
        self._done = 0
        self._pages = pages
        self._progress = progress
        self._stop = stop

    def goes_on(self) -> bool:
        """Report one more finished page; return False if the print was stopped."""
        self._done += 1
        self._progress(self._done, self._pages)
        return self._stop is None or not self._stop.is_set()
