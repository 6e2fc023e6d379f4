"""The print dialog: which puzzles and how on the left, the pages on the right, the work below."""

import dataclasses
from collections.abc import Callable
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QTimer, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from sudoku_desktop.printing.files import paths_of
from sudoku_desktop.printing.sheet import Sheet
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.background import (
    Composer,
    Composition,
    Exporter,
    FileKind,
    Knowledge,
    Preparer,
    drawings_in_the_way,
)
from sudoku_desktop.ui.printing.choices import Choices
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.page_panel import PagePanel
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.printing.printer_job import PrinterJob, make_printer
from sudoku_desktop.ui.printing.sources_panel import Source, Sources, SourcesPanel
from sudoku_desktop.ui.printing.words import pages_in_words, warning_in_words, working_in_words
from sudoku_desktop.ui.widgets.layouts import FormArea, in_column, in_row
from sudoku_desktop.ui.widgets.notice import Notice
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import confirms
from sudoku_desktop.ui.widgets.section import Section

SIZE = (1180, 750)
CONTROLS_WIDTH = 380
LEARNING_MS = 120
"""Facts come in by the hundred; the preview need not follow each."""


class Purpose(Enum):
    """What somebody has opened the dialog for."""

    PRINT = "print"
    PREVIEW = "preview"
    PDF = "pdf"
    SVG = "svg"


class PrintDialog(QDialog):
    """Shows at once what will be printed. `remember` is given the choices when the dialog closes."""

    def __init__(
        self,
        sources: Sources,
        choices: Choices,
        loader: KernelLoader,
        remember: Callable[[Choices], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Print"))
        self._remember = remember
        self._folder = Path(choices.folder) if choices.folder else Path.home()
        self.loader = loader
        self._task: Callable[[], None] | None = None
        self._asked: tuple[tuple[Material, ...], bool] = (), False
        self._knowledge = Knowledge((), ())
        self._is_overtaken = False
        self._job: PrinterJob | None = None
        self._outcome = ""
        self.preparer = Preparer(self)
        self.exporter = Exporter(self)
        self.composer = Composer(self)
        self.sources = SourcesPanel(sources, choices, loader)
        self.page = PagePanel(choices)
        self.preview = Preview()
        self.notice = Notice("!")
        self.failure = Notice("✗")
        self.state = PlainLabel(wordWrap=True)
        self.progress = QProgressBar()
        self.cancel_button = self._button(self.tr("Cancel"))
        self.print_button = self._button(self.tr("&Print…"))
        self.pdf_button = self._button(self.tr("Export P&DF…"))
        self.svg_button = self._button(self.tr("Export S&VG…"))
        self.close_button = self._button(self.tr("Close"))
        self._learning = QTimer(self, singleShot=True, interval=LEARNING_MS)
        self._lay_out()
        self._connect()
        screen = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(min(SIZE[0], screen.width() - 40), min(SIZE[1], screen.height() - 40))

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        puzzles, page = Section(self.tr("Puzzles"), ruled=False), Section(self.tr("Page"))
        puzzles.rows.addWidget(self.sources)
        page.rows.addWidget(self.page)
        controls, left = QWidget(), QWidget()
        in_column(puzzles, page, 1, margins=(0, 0, 8, 0), inside=controls)
        self._controls = FormArea(controls, CONTROLS_WIDTH, is_fixed=True)
        left.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        work = in_row((self.progress, 1), self.cancel_button)
        in_column((self._controls, 1), self.notice, self.failure, self.state, work, inside=left)
        self.progress.setAccessibleName(self.tr("Progress"))
        buttons = in_row(1, self.print_button, self.pdf_button, self.svg_button, self.close_button)
        in_column((in_row(left, (self.preview, 1)), 1), buttons, margins=None, inside=self)

    def _connect(self) -> None:
        self.loader.ready.connect(self._update)
        self.sources.changed.connect(self._update)
        self.page.changed.connect(self._update)
        self._learning.timeout.connect(self._update)
        self.preparer.learned.connect(self._learn)
        self.preparer.ended.connect(self._update)
        self.preparer.failed.connect(self._fail)
        self.composer.composed.connect(self._show_composition)
        self.composer.failed.connect(self._fail)
        self.composer.ended.connect(self._composer_ended)
        self.exporter.progressed.connect(self._show_progress)
        self.exporter.written.connect(self._say_what_was_written)
        self.exporter.failed.connect(self._fail)
        self.exporter.ended.connect(self._show_state)
        self.cancel_button.clicked.connect(self.cancel)
        self.print_button.clicked.connect(self.choose_printer)
        self.pdf_button.clicked.connect(self._choose_pdf)
        self.svg_button.clicked.connect(self._choose_svg)
        self.close_button.clicked.connect(self.reject)

    def begin(self, source: Source, purpose: Purpose) -> None:
        """Show the pages of this source, the focus where it is wanted."""
        with QSignalBlocker(self.sources):
            self.sources.choose(source)
        self._update()
        default = {Purpose.PDF: self.pdf_button, Purpose.SVG: self.svg_button}.get(purpose, self.print_button)
        default.setDefault(True)
        (self.preview.view if purpose is Purpose.PREVIEW else default).setFocus()

    # What will be printed.

    def choices(self) -> Choices:
        return dataclasses.replace(
            self.page.choices(),
            sections=self.sources.sections,
            symmetry=self.sources.symmetry,
            folder=str(self._folder),
        )

    @property
    def sheet(self) -> Sheet | None:
        return self.preview.sheet

    @property
    def is_busy(self) -> bool:
        """Whether something is being printed or exported, or will be as soon as all is known of it."""
        is_printing = self._job is not None and self._job.is_busy
        return self._task is not None or self.exporter.is_busy or is_printing

    @Slot()
    def _learn(self) -> None:
        if not self._learning.isActive():
            self._learning.start()

    @Slot()
    def _update(self) -> None:
        """Have what is chosen composed, and ask for what is not known of it."""
        materials = self.sources.materials()
        with QSignalBlocker(self.page):
            self.page.set_alone(self.sources.source is Source.BOARD)
            self.page.set_has_own_pencil(any(material.has_own_pencil for material in materials))
        choices = self.page.choices()
        self._knowledge = self.preparer.knowledge(materials)
        self._ask(self._knowledge, with_ratings=choices.shows_ratings)
        if materials and self.composer.is_busy:
            self._is_overtaken = True
        elif materials:
            self.composer.compose(self._knowledge, choices)
        else:
            self.composer.forget()
            self._is_overtaken = False
            self.preview.show_sheet(None, self._why_nothing())
        self._show_state()

    @Slot(object)
    def _show_composition(self, composition: Composition) -> None:
        """Show it, and begin what was waiting for all of it to be known."""
        self.preview.show_sheet(composition.sheet, "")
        if self._task is not None and composition.is_complete and not self._is_overtaken:
            task, self._task = self._task, None
            task()
        self._show_state()

    @Slot()
    def _composer_ended(self) -> None:
        if self._is_overtaken:
            self._is_overtaken = False
            self._update()

    def _ask(self, knowledge: Knowledge, *, with_ratings: bool) -> None:
        asked = knowledge.materials, with_ratings
        if not self.loader.is_ready or asked == self._asked:
            return
        self._asked = asked
        if knowledge.unproved or (with_ratings and knowledge.unrated):
            self.preparer.prepare(knowledge.materials, with_ratings=with_ratings)

    def _why_nothing(self) -> str:
        if self.sources.is_generating:
            return self.tr("Generating …")
        if self.sources.source is Source.NEW and not self.loader.is_ready:
            return self.tr("The generator is getting ready …")
        return self.tr("Choose how many puzzles of each level, and press Generate.")

    # Exporting and printing.

    @Slot()
    def _choose_pdf(self) -> None:
        self._choose_file(FileKind.PDF, self.tr("Export PDF"), self.tr("PDF document (*.pdf)"))

    @Slot()
    def _choose_svg(self) -> None:
        self._choose_file(FileKind.SVG, self.tr("Export SVG"), self.tr("SVG drawings, one per page (*.svg)"))

    def _choose_file(self, kind: FileKind, heading: str, filters: str) -> None:
        title = "".join(letter for letter in self.page.title.text() if letter.isalnum() or letter in " -_").strip()
        start = self._folder / f"{title or self.tr('sudoku')}{kind.value}"
        name, _ = QFileDialog.getSaveFileName(self, heading, str(start), filters)
        if name:
            path = Path(name)
            self.export(path if path.suffix.lower() == kind.value else path.with_name(path.name + kind.value), kind)

    def export(self, path: Path, kind: FileKind) -> None:
        """Write what is shown, as soon as all is known of it; what came of it is said below."""
        self._folder = path.parent
        self._begin(lambda: self._write(path, kind))

    def _write(self, path: Path, kind: FileKind) -> None:
        sheet = self.sheet
        if sheet is None:
            return
        old = [each for each in paths_of(sheet, path)[1:] if each.exists()]
        if kind is FileKind.SVG and self.preview.page_count > 1:
            old += drawings_in_the_way(path)
        if old and not self._may_replace(old[0]):
            return
        self.exporter.export(sheet, path, kind)

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
        if dialog.exec():
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

    def _begin(self, task: Callable[[], None]) -> None:
        if self.is_busy or not self._knowledge.materials:
            return
        self._outcome = ""
        self.failure.say("")
        self.progress.setRange(0, 0)
        self._task = task
        self._update()

    @Slot()
    def cancel(self) -> None:
        """End the print or the export; nothing of it stays behind."""
        if not self.is_busy:
            return
        self._task = None
        self._outcome = self.tr("Cancelled; nothing was written.")
        self.exporter.stop()
        if self._job is not None and self._job.is_busy:
            self._outcome = self.tr("Cancelled.")
            self._job.stop()
        self._show_state()

    # What came of it.

    @Slot(int, int)
    def _show_progress(self, done: int, pages: int) -> None:
        self.progress.setRange(0, pages)
        self.progress.setValue(done)
        self.progress.setFormat(self.tr("{done} of {pages}").format(done=whole(done), pages=pages_in_words(pages)))

    @Slot(object)
    def _say_what_was_written(self, paths: tuple[Path, ...]) -> None:
        names = ", ".join(path.name for path in paths[:2]) + (" …" if len(paths) > 2 else "")
        text = self.tr("Wrote {files} to {folder}.")
        self._outcome = text.format(files=names, folder=str(paths[0].parent))

    @Slot(str)
    def _fail(self, sentence: str) -> None:
        self._task = None
        self._outcome = ""
        self.failure.say(sentence)
        self._show_state()

    @Slot(bool)
    def _print_ended(self, is_complete: bool) -> None:
        if is_complete:
            self._outcome = self.tr("Sent to the printer.")
        self._job = None
        self._show_state()

    @Slot()
    def _show_state(self) -> None:
        busy = self.is_busy
        can_print = not busy and self.sheet is not None and not self.sources.is_generating
        for button in (self.print_button, self.pdf_button, self.svg_button):
            button.setEnabled(can_print)
        self.close_button.setEnabled(not busy)
        self._controls.setEnabled(not busy)
        self.progress.setVisible(busy)
        self.cancel_button.setVisible(busy)
        self.notice.say(warning_in_words(self._knowledge, self.page.choices()))
        self.state.setText(self._sentence())

    def _sentence(self) -> str:
        if self._outcome and not self.is_busy:
            return self._outcome
        knowledge = self._knowledge
        missing = knowledge.missing(self.page.choices())
        if missing and not self.loader.is_ready:
            return self.tr("The solver is getting ready …")
        if missing:
            return working_in_words(knowledge, missing)
        if not knowledge.materials or self.sheet is None:
            return ""
        return self.tr("{puzzles}, {pages}").format(
            puzzles=puzzles_in_words(len(knowledge.materials)), pages=pages_in_words(self.preview.page_count)
        )

    # Ending.

    def reject(self) -> None:
        """Escape ends the work first, and only then the dialog."""
        if self.is_busy:
            self.cancel()
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Keep the choices, and end what is under way."""
        self._remember(self.choices())
        self.close_down()
        super().done(result)

    def close_down(self) -> None:
        self._task = None
        self._learning.stop()
        self.sources.close_down()
        for worker in (self.preparer, self.composer, self.exporter):
            worker.close()
        self.preview.view.close_down()
        if self._job is not None:
            self._job.stop()
