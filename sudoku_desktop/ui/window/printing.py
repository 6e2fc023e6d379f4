"""File ▸ Print…, Print Preview…, Export PDF… and Export SVG…: one dialog, opened with what is at hand."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Slot
from PySide6.QtWidgets import QDialog

from sudoku_desktop.lazy import heavy_imports
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.ui.window.parts import Controller, Parts
from sudoku_desktop.ui.worker import Tell, Worker

if TYPE_CHECKING:  # imported when somebody prints
    from sudoku_desktop.ui.printing.choices import Choices
    from sudoku_desktop.ui.printing.dialog import PrintDialog
    from sudoku_desktop.ui.printing.sources_panel import Source, Sources

CHOICES, GEOMETRY = "print", "printGeometry"
"""Under these names settings keep what was chosen last, and how large the dialog was."""


DIALOG = "sudoku_desktop.ui.printing.dialog"
"""Imported when somebody prints: few do, and its modules and Qt's take 2 MiB."""


def _import_dialog(_stop: Stop, _tell: Tell) -> None:
    with heavy_imports():
        import_module(DIALOG)


class Printing(Controller):
    """What the File menu's prints do; one dialog at a time."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions = parts.actions
        self.dialog: PrintDialog | None = None
        self._purpose = ""
        self._importer = Worker(self)
        self._importer.ended.connect(self._open)
        for action, purpose in (
            (actions.print, "print"),
            (actions.print_preview, "preview"),
            (actions.export_pdf, "pdf"),
            (actions.export_svg, "svg"),
        ):
            action.triggered.connect(partial(self.begin, purpose))

    def close_down(self) -> None:
        """The window closes: end what is under way, and the dialog with it."""
        self._importer.forget()
        if self.dialog is not None:
            self.dialog.done(QDialog.DialogCode.Rejected)

    def begin(self, purpose: str) -> None:
        """Open the dialog, unless it is open, for what is one of Purpose's values."""
        self._purpose = purpose
        if self.dialog is None and DIALOG in sys.modules:
            self._open()
        elif self.dialog is None:
            self._importer.begin(_import_dialog)

    @Slot()
    def _open(self) -> None:
        from sudoku_desktop.ui.printing.choices import choices_from_text
        from sudoku_desktop.ui.printing.dialog import PrintDialog, Purpose

        choices = choices_from_text(bytes(self._settings.bytes(CHOICES).data()).decode("utf-8", "replace"))
        sources = self._sources()
        self.dialog = PrintDialog(sources, choices, self._loader, self._remember, self._window)
        self.dialog.restoreGeometry(self._settings.bytes(GEOMETRY))
        self.dialog.finished.connect(self._closed)
        self.dialog.begin(self._source(sources), Purpose(self._purpose))
        self.dialog.open()

    def _sources(self) -> Sources:
        from sudoku_desktop.ui.printing.material import of_board
        from sudoku_desktop.ui.printing.sources_panel import Sources

        puzzle, path, panel = self._files.puzzle, self._files.path, self._generate_page.content
        title = puzzle.title if puzzle is not None else ""
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

    def _remember(self, choices: Choices) -> None:
        self._settings.set_bytes(CHOICES, QByteArray(choices.to_text().encode()))

    @Slot()
    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            self._settings.set_bytes(GEOMETRY, dialog.saveGeometry())
            dialog.deleteLater()
