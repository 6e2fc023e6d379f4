"""The print dialog: which puzzles and how on the left, the pages on the right, the work below."""

import dataclasses
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.printing.files import paths_of
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.background import FileKind, drawings_in_the_way
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.page_panel import PagePanel
from sudoku_desktop.ui.printing.paper_dialog import PaperDialog
from sudoku_desktop.ui.printing.printer_job import PrinterJob, make_printer, read_printing_system
from sudoku_desktop.ui.printing.sources_panel import Source, Sources, SourcesPanel
from sudoku_desktop.ui.widgets.questions import answer_of, confirms
from sudoku_desktop.ui.worker import Worker


class Purpose(Enum):
    """What somebody has opened the dialog for."""

    PRINT = "print"
    PREVIEW = "preview"
    PDF = "pdf"
    SVG = "svg"


class PrintDialog(PaperDialog):
    """Prints sheets and exports them. `remember` is given the choices when the dialog closes."""

    def __init__(
        self,
        sources: Sources,
        choices: Choices,
        loader: KernelLoader,
        remember: Callable[[Choices], None],
        parent: QWidget | None = None,
    ) -> None:
        self.page = PagePanel(choices)
        super().__init__(SourcesPanel(sources, choices, loader), self.page, loader, choices.folder, parent)
        self.setWindowTitle(self.tr("Print"))
        self._remember = remember
        self._reader = Worker(self)
        self._job: PrinterJob | None = None
        self.print_button = self._button(self.tr("&Print…"))
        self.svg_button = self._button(self.tr("Export S&VG…"))
        self._lay_out(self.tr("Page"), self.print_button, self.pdf_button, self.svg_button)
        self.print_button.clicked.connect(self.choose_printer)
        self.pdf_button.clicked.connect(self._choose_pdf)
        self.svg_button.clicked.connect(self._choose_svg)

    def begin(self, source: Source, purpose: Purpose) -> None:
        """Show the pages of this source, the focus where it is wanted."""
        with QSignalBlocker(self.sources):
            self.sources.choose(source)
        self._update()
        default = {Purpose.PDF: self.pdf_button, Purpose.SVG: self.svg_button}.get(purpose, self.print_button)
        default.setDefault(True)
        self._reader.begin(lambda _stop, _tell: read_printing_system())
        (self.preview.view if purpose is Purpose.PREVIEW else default).setFocus()

    # What will be printed.

    def choices(self) -> Choices:
        return dataclasses.replace(
            self.page.choices(),
            sections=self.sources.sections,
            symmetry=self.sources.symmetry,
            folder=str(self._folder),
        )

    def _choices(self) -> Choices:
        return self.page.choices()

    def _keep(self) -> None:
        self._remember(self.choices())

    @property
    def sheet(self) -> Sheet | None:
        return self.work if isinstance(self.work, Sheet) else None

    @property
    def is_busy(self) -> bool:
        """Whether something is being printed or exported, or will be as soon as all is known of it."""
        return super().is_busy or (self._job is not None and self._job.is_busy)

    def _adapt(self, materials: tuple[Material, ...]) -> None:
        with QSignalBlocker(self.page):
            self.page.set_alone(self.sources.source is Source.BOARD)
            self.page.set_has_own_pencil(any(material.has_own_pencil for material in materials))

    # Exporting and printing.

    @Slot()
    def _choose_pdf(self) -> None:
        path = self._choose_pdf_file(self.page.choices().title)
        if path is not None:
            self.export(path, FileKind.PDF)

    @Slot()
    def _choose_svg(self) -> None:
        heading, filters = self.tr("Export SVG"), self.tr("SVG drawings, one per page (*.svg)")
        path = self._choose_file(self.page.choices().title, heading, filters, FileKind.SVG.value)
        if path is not None:
            self.export(path, FileKind.SVG)

    def export(self, path: Path, kind: FileKind) -> None:
        """Write what is shown, as soon as all is known of it; what came of it is said below."""
        self._folder = path.parent
        self._begin(lambda: self._write_if_free(path, kind))

    def _write_if_free(self, path: Path, kind: FileKind) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        old = [each for each in paths_of(sheet, path)[1:] if each.exists()]
        if kind is FileKind.SVG and self.preview.page_count > 1:
            old += drawings_in_the_way(path)
        if old and not self._may_replace(old[0]):
            return
        self._write(path, kind.write)

    def _may_replace(self, path: Path) -> bool:
        """Of the files that have a number or an ending of their own the file dialog has not asked."""
        text = self.tr("{file} already exists, and perhaps other files of this print. Replace them?").format(
            file=path.name
        )
        return confirms(self, text)

    @Slot()
    def choose_printer(self) -> None:
        """Ask the system which printer, and print."""
        from PySide6.QtPrintSupport import QPrintDialog

        if self.sheet is None:
            return
        printer = make_printer(self.sheet)
        dialog = QPrintDialog(printer, self)
        dialog.setWindowTitle(self.tr("Print"))
        if answer_of(dialog):
            self._begin(lambda: self._print(printer))

    def _print(self, printer: object) -> None:
        from PySide6.QtPrintSupport import QPrinter

        sheet = self.sheet
        if sheet is None or not isinstance(printer, QPrinter):
            return
        self._job = PrinterJob(printer, sheet, self)
        self._job.progressed.connect(self._show_progress)
        self._job.failed.connect(self._fail)
        self._job.ended.connect(self._print_ended)
        self._job.start()

    @Slot()
    def cancel(self) -> None:
        """End the print or the export; nothing of it stays behind."""
        is_printing = self._job is not None and self._job.is_busy
        super().cancel()
        if is_printing and self._job is not None:
            self._outcome = self.tr("Cancelled.")
            self._job.stop()
            self._show_state()

    @Slot(bool)
    def _print_ended(self, is_complete: bool) -> None:
        if is_complete:
            self._outcome = self.tr("Sent to the printer.")
        self._job = None
        self._show_state()

    def close_down(self) -> None:
        super().close_down()
        if self._job is not None:
            self._job.stop()
