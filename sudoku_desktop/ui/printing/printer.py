"""Printing on a printer; like the writing of files, it is work of a worker thread."""

from pathlib import Path
from threading import Event

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from sudoku_desktop.printing.captions import PROGRAM
from sudoku_desktop.printing.files import MILLIMETRES_PER_INCH, Progress
from sudoku_desktop.printing.layout import Page, files_of
from sudoku_desktop.printing.painting import page_layout, paint_page
from sudoku_desktop.printing.sheet import Sheet, SheetError
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.writing import NewFiles


def make_printer(sheet: Sheet) -> QPrinter:
    """Return the system's printer with the sheet's paper."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(sheet.paper))
    printer.setCreator("Sudoku Desktop")
    printer.setDocName(sheet.title or PROGRAM)
    return printer


def print_sheet(sheet: Sheet, printer: QPrinter, progress: Progress, stop: Event) -> bool:
    """Print the pages chosen in the system's dialog; return False when `stop` was set, or when there is no such page.

    Raises SheetError when the printer refuses the job. A file into which the printer writes is replaced at the end.
    """
    pages = _wanted_pages(sheet, printer)
    if not pages:
        return False
    painter = QPainter()
    with NewFiles() as new:
        if name := printer.outputFileName():
            printer.setOutputFileName(str(new.place_for(Path(name))))
        try:
            _check(painter.begin(printer))
            scale = printer.resolution() / MILLIMETRES_PER_INCH
            painter.scale(scale, scale)
            for number, page in enumerate(pages):
                _check(number == 0 or printer.newPage())
                paint_page(painter, page, sheet)
                _check(printer.printerState() is not QPrinter.PrinterState.Error)
                progress(number + 1, len(pages))
                if stop.is_set():
                    return False
            _check(painter.end())
        finally:
            if painter.isActive():
                printer.abort()
                painter.end()
        new.commit()
    return True


def _check(is_accepted: bool) -> None:
    if not is_accepted:
        raise SheetError(Sentence("the printer did not accept the job"))


def _wanted_pages(sheet: Sheet, printer: QPrinter) -> list[Page]:
    """Return the pages chosen in the system's dialog, which counts from 1 and uses 0 for all."""
    pages = [page for file in files_of(sheet) for page in file]
    if printer.printRange() is QPrinter.PrintRange.PageRange and printer.fromPage():
        pages = pages[printer.fromPage() - 1 : printer.toPage()]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        pages.reverse()
    return pages * (1 if printer.supportsMultipleCopies() else printer.copyCount())
