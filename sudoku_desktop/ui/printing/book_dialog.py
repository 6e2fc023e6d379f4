"""The dialog that makes books."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QDialog, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.files import write_book
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import BookChoices
from sudoku_desktop.ui.printing.material import Material
from sudoku_desktop.ui.printing.paper_work import PaperWork
from sudoku_desktop.ui.printing.preview import Preview
from sudoku_desktop.ui.printing.sources_panel import Source, SourcesPanel
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row, resize_on_screen
from sudoku_desktop.ui.widgets.option_fields import OptionsForm
from sudoku_desktop.ui.widgets.section import Section
from sudoku_desktop.ui.worker import end_work

SIZE = (1180, 750)
CONTROLS_WIDTH = 380


class BookDialog(QDialog):
    """Dialog that makes and writes a book of the `given` puzzles, called `name`, or of new ones.

    `remember` is called with the choices when the dialog closes.
    """

    def __init__(
        self,
        given: tuple[Material, ...],
        name: str,
        choices: BookChoices,
        loader: KernelLoader,
        remember: Callable[[BookChoices], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make a Book"))
        titled = choices if choices.title else dataclasses.replace(choices, title=tr("Sudoku"))
        self.page = OptionsForm(titled)
        self.sources = SourcesPanel(given, name, choices, loader)
        self.loader = loader
        self._remember = remember
        self.preview = Preview()
        self.paper = PaperWork(self, self.preview, loader, choices.folder)
        self.pdf_button, self.close_button = (QPushButton(text, self) for text in (tr("Export P&DF…"), tr("Close")))
        for button in (self.pdf_button, self.close_button):
            button.setAutoDefault(False)
        self._lay_out()
        for signal in (self.sources.changed, self.page.changed):
            signal.connect(self.paper.update_pages)
        self.paper.changed.connect(self._show_state)
        self.pdf_button.clicked.connect(self._choose)
        self.close_button.clicked.connect(self.reject)

    def _lay_out(self) -> None:
        puzzles, page = Section(tr("Puzzles"), ruled=False), Section(tr("Book"))
        puzzles.rows.addWidget(self.sources)
        page.rows.addWidget(self.page)
        controls, left = QWidget(), QWidget()
        in_column(puzzles, page, 1, margins=(0, 0, 8, 0), inside=controls)
        self._controls = PageArea(controls, CONTROLS_WIDTH, is_fixed=True)
        left.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        in_column((self._controls, 1), self.paper, inside=left)
        buttons = in_row(1, self.pdf_button, self.close_button)
        in_column((in_row(left, (self.preview, 1)), 1), buttons, margins=None, inside=self)
        resize_on_screen(self, *SIZE)

    def begin(self, source: Source) -> None:
        """Show a book of the puzzles of this source."""
        with QSignalBlocker(self.sources):
            self.sources.choose(source)
        self.paper.update_pages()
        self.pdf_button.setDefault(True)
        self.page.fields["title"].widget.setFocus()

    @property
    def book(self) -> Book | None:
        return self.paper.work if isinstance(self.paper.work, Book) else None

    def materials(self) -> tuple[Material, ...]:
        return self.sources.materials()

    def choices(self) -> BookChoices:
        return dataclasses.replace(
            self.page.options(),
            sections=self.sources.form.sections,
            symmetry=self.sources.form.symmetry.member().value,
            folder=str(self.paper.folder),
            recipe=self.sources.recipe,
        )

    def why_nothing(self) -> str:
        if self.sources.form.is_busy:
            return tr("Generating …")
        if self.sources.source is Source.NEW and not self.loader.is_ready:
            return tr("The generator is getting ready …")
        return tr("Choose how many puzzles of each level, and press Generate.")

    def summary(self) -> str:
        return ""

    @Slot()
    def _choose(self) -> None:
        path = self.paper.choose_pdf(self.page.options().title)
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the displayed book, and show the outcome below it."""
        self.paper.begin(lambda: self.paper.write(path, write_book))

    @Slot()
    def _show_state(self) -> None:
        busy = self.paper.is_busy
        self.pdf_button.setEnabled(self.paper.can_write and not self.sources.form.is_busy)
        self.close_button.setEnabled(not busy)
        self._controls.setEnabled(not busy)

    def reject(self) -> None:
        """Cancel the export, or close the dialog if no export is active."""
        if self.paper.is_busy:
            self.paper.cancel()
        else:
            super().reject()

    def done(self, result: int) -> None:
        self._remember(dataclasses.replace(self.choices(), recipe=""))
        end_work(self)
        super().done(result)
