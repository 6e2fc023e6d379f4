"""File ▸ Print…, Print Preview…, Export PDF…, Export SVG… and Make Book…, opened with what is at hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Slot
from PySide6.QtWidgets import QDialog

from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.worker import Importer

if TYPE_CHECKING:  # imported when somebody prints
    from sudoku_desktop.ui.printing.book_dialog import BookDialog
    from sudoku_desktop.ui.printing.choices import BookChoices, Choices
    from sudoku_desktop.ui.printing.dialog import PrintDialog
    from sudoku_desktop.ui.printing.sources_panel import Source, Sources

CHOICES, GEOMETRY = "print", "printGeometry"
BOOK_CHOICES, BOOK_GEOMETRY = "book", "bookGeometry"
"""Under these names settings keep what was chosen last, and how large the dialog was."""
BOOK = "book"

DIALOGS = ("sudoku_desktop.ui.printing.dialog", "sudoku_desktop.ui.printing.book_dialog")
"""Imported when somebody prints: few do, and their modules and Qt's take 2 MiB."""


class Printing(Controller):
    """What the File menu's prints do; one dialog at a time."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions = parts.actions
        self.dialog: PrintDialog | BookDialog | None = None
        self._purpose = ""
        self._importer = Importer(self)
        for action, purpose in (
            (actions.print, "print"),
            (actions.print_preview, "preview"),
            (actions.export_pdf, "pdf"),
            (actions.export_svg, "svg"),
            (actions.make_book, BOOK),
        ):
            action.triggered.connect(partial(self.begin, purpose))

    def close_down(self) -> None:
        """The window closes: end what is under way, and the dialog with it."""
        self._importer.forget()
        if self.dialog is not None:
            self.dialog.done(QDialog.DialogCode.Rejected)

    def begin(self, purpose: str) -> None:
        """Open the dialog, unless one is open, for a book, or for what is one of Purpose's values."""
        if self.dialog is not None:
            return
        self._purpose = purpose
        self._importer.then(self._open, *DIALOGS)

    def _open(self) -> None:
        dialog = self.dialog = self._book_dialog() if self._purpose == BOOK else self._print_dialog()
        dialog.restoreGeometry(self._settings.bytes(self._geometry))
        dialog.finished.connect(self._closed)
        dialog.open()

    @property
    def _geometry(self) -> str:
        return BOOK_GEOMETRY if self._purpose == BOOK else GEOMETRY

    def _print_dialog(self) -> PrintDialog:
        from sudoku_desktop.ui.printing.choices import Choices, restored
        from sudoku_desktop.ui.printing.dialog import PrintDialog, Purpose

        sources, choices = self._sources(), restored(self._remembered(CHOICES), Choices())
        dialog = PrintDialog(sources, choices, self._loader, partial(self._remember, CHOICES), self._window)
        dialog.begin(self._source(sources), Purpose(self._purpose))
        return dialog

    def _book_dialog(self) -> BookDialog:
        from sudoku_desktop.ui.printing.book_dialog import BookDialog
        from sudoku_desktop.ui.printing.choices import BookChoices, restored
        from sudoku_desktop.ui.printing.sources_panel import Source

        sources, choices = self._sources(), restored(self._remembered(BOOK_CHOICES), BookChoices(title=""))
        dialog = BookDialog(sources, choices, self._loader, partial(self._remember, BOOK_CHOICES), self._window)
        dialog.begin(Source.LIST if self._generate_page.isVisible() else Source.NEW)
        return dialog

    def _remembered(self, name: str) -> str:
        return bytes(self._settings.bytes(name).data()).decode("utf-8", "replace")

    def _sources(self) -> Sources:
        from sudoku_desktop.ui.printing.material import of_board
        from sudoku_desktop.ui.printing.sources_panel import Sources

        path, panel, title = self._files.path, self._generate_page.content, self._editor.state.title
        return Sources(
            board=of_board(self._editor.state, title),
            file=self._files.puzzles,
            file_name=path.name if path is not None else title,
            generated=panel.list.chosen_puzzles if panel is not None else (),
        )

    def _source(self, sources: Sources) -> Source:
        """What somebody has in mind: the list that is looked at, else the board, else whatever there is."""
        from sudoku_desktop.ui.printing.sources_panel import Source

        is_list_seen = self._generate_page.isVisible()
        order = (Source.LIST, Source.BOARD) if is_list_seen else (Source.BOARD, Source.LIST)
        return next((source for source in (*order, Source.FILE) if sources.has(source)), Source.NEW)

    def _remember(self, name: str, choices: Choices | BookChoices) -> None:
        from sudoku_desktop.ui.printing.choices import text_of

        self._settings.set_bytes(name, QByteArray(text_of(choices).encode()))

    @Slot()
    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            self._settings.set_bytes(self._geometry, dialog.saveGeometry())
            dialog.deleteLater()
