"""The dialog that makes books."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.printing.book import Book
from sudoku_desktop.printing.files import write_book
from sudoku_desktop.ui.kernel_loader import KernelLoader
from sudoku_desktop.ui.printing.choices import BookChoices
from sudoku_desktop.ui.printing.paper_dialog import PaperDialog
from sudoku_desktop.ui.printing.sources_panel import Source, Sources, SourcesPanel
from sudoku_desktop.ui.widgets.option_fields import OptionsForm


class BookDialog(PaperDialog):
    """Shows the spreads of a book, and writes it. `remember` is given the choices when the dialog closes."""

    def __init__(
        self,
        sources: Sources,
        choices: BookChoices,
        loader: KernelLoader,
        remember: Callable[[BookChoices], None],
        parent: QWidget | None = None,
    ) -> None:
        titled = choices if choices.title else dataclasses.replace(choices, title=self.tr("Sudoku"))
        self.page = OptionsForm(titled)
        super().__init__(SourcesPanel(sources, choices, loader), self.page, loader, choices.folder, parent)
        self.sources.hide_board()
        self.setWindowTitle(self.tr("Make a Book"))
        self._remember = remember
        self._lay_out(self.tr("Book"), self.pdf_button)
        self.pdf_button.clicked.connect(self._choose)

    def begin(self, source: Source) -> None:
        """Show the book of this source."""
        with QSignalBlocker(self.sources):
            self.sources.choose(source)
        self._update()
        self.pdf_button.setDefault(True)
        self.page.fields["title"].widget.setFocus()

    @property
    def book(self) -> Book | None:
        return self.work if isinstance(self.work, Book) else None

    def choices(self) -> BookChoices:
        return dataclasses.replace(
            self.page.options(),
            sections=self.sources.sections,
            symmetry=self.sources.symmetry,
            folder=str(self._folder),
        )

    def _choices(self) -> BookChoices:
        return dataclasses.replace(self.page.options(), recipe=self.sources.recipe)

    def _keep(self) -> None:
        self._remember(self.choices())

    @Slot()
    def _choose(self) -> None:
        path = self._choose_pdf_file(self.page.options().title)
        if path is not None:
            self.export(path)

    def export(self, path: Path) -> None:
        """Write the book that is shown; what came of it is said below."""
        self._folder = path.parent
        self._begin(lambda: self._write(path, write_book))
