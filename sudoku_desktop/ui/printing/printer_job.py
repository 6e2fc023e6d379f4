"""Printing on a printer, one page per iteration of the event loop, so that it can be watched and stopped."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrinter

from sudoku_desktop.printing.captions import PROGRAM
from sudoku_desktop.printing.layout import Page, files_of
from sudoku_desktop.printing.painting import page_layout, paint_page
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.services.writing import NewFiles, NotWrittenError
from sudoku_desktop.speaking import error_in_words, tr

MILLIMETRES_PER_INCH = 25.4


@cache
def read_printing_system() -> None:
    """Read the files of the printing system in a thread, so that the operating system caches them.

    Loading CUPS would otherwise block the GUI thread for a third of a second, during which Qt holds the GIL.
    """
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "printsupport").glob("*.so")
    lister = shutil.which("ldd")
    if lister is not None:
        subprocess.run([lister, *plugins], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)


def make_printer(sheet: Sheet) -> QPrinter:
    """Return the system's printer with the sheet's paper; the caller must keep a reference while printing."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(page_layout(sheet.paper))
    printer.setCreator("Sudoku Desktop")
    printer.setDocName(sheet.title or PROGRAM)
    return printer


class PrinterJob(QObject):
    """A print on a printer or to a file; a file is replaced when the print is complete."""

    progressed = Signal(int, int)
    """Emitted with the number of finished pages and of all pages."""
    failed = Signal(str)
    ended = Signal(bool)
    """Emitted at the end, after a possible `failed`, with whether everything was printed."""

    def __init__(self, printer: QPrinter, sheet: Sheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._printer = printer
        self._sheet = sheet
        self._pages = self._wanted_pages()
        self._done = 0
        self._painter = QPainter()
        self._target = Path(printer.outputFileName()) if printer.outputFileName() else None
        self._new = NewFiles()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._print_page)

    def _wanted_pages(self) -> list[Page]:
        """Return the pages chosen in the system's dialog, which counts from 1 and uses 0 for all."""
        pages = [page for file in files_of(self._sheet) for page in file]
        if self._printer.printRange() is QPrinter.PrintRange.PageRange and self._printer.fromPage():
            pages = pages[self._printer.fromPage() - 1 : self._printer.toPage()]
        if self._printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
            pages.reverse()
        copies = 1 if self._printer.supportsMultipleCopies() else self._printer.copyCount()
        return pages * copies

    @property
    def is_busy(self) -> bool:
        return self._painter.isActive()

    def start(self) -> None:
        """Start printing; `ended` is emitted later, or at once if printing is impossible."""
        if not self._pages:
            self.ended.emit(False)
            return
        if self._target is not None and not self._print_beside(self._target):
            return
        if not self._painter.begin(self._printer):
            self._fail(tr("The printer did not accept the job."))
            return
        scale = self._printer.resolution() / MILLIMETRES_PER_INCH
        self._painter.scale(scale, scale)
        self._timer.start(0)

    def _print_beside(self, target: Path) -> bool:
        """Direct the printer to a temporary file, which replaces `target` at the end; return whether that succeeded."""
        try:
            self._printer.setOutputFileName(str(self._new.place_for(target)))
        except NotWrittenError as error:
            self._fail(error_in_words(error))
            return False
        return True

    def stop(self) -> None:
        """Stop printing and discard pending pages."""
        if self.is_busy:
            self._timer.stop()
            self._printer.abort()
            self._painter.end()
            self._new.abandon()
            self.ended.emit(False)

    @Slot()
    def _print_page(self) -> None:
        is_broken = self._printer.printerState() is QPrinter.PrinterState.Error
        if is_broken or (self._done and not self._printer.newPage()):
            self._fail(tr("The printer did not accept the job."))
            return
        paint_page(self._painter, self._pages[self._done], self._sheet)
        self._done += 1
        self.progressed.emit(self._done, len(self._pages))
        if self.is_busy and self._done == len(self._pages):
            self._finish()

    def _finish(self) -> None:
        self._timer.stop()
        if not self._painter.end():
            self._fail(tr("The printer did not accept the job."))
            return
        try:
            self._new.commit()
        except NotWrittenError as error:
            self._fail(error_in_words(error))
            return
        self._new.abandon()
        self.ended.emit(True)

    def _fail(self, sentence: str) -> None:
        self._timer.stop()
        if self._painter.isActive():
            self._printer.abort()
            self._painter.end()
        self._new.abandon()
        self.failed.emit(sentence)
        self.ended.emit(False)
