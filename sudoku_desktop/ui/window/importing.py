"""File ▸ Read Photo…, and all dropped or pasted data: text, files of puzzles, pictures of puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Slot
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog

from sudoku_desktop.board import Puzzle
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import Document, Place, is_more_than_text
from sudoku_desktop.ui.commands import command
from sudoku_desktop.ui.icons import camera_icon, open_icon
from sudoku_desktop.ui.window.parts import Controller, Parts

if TYPE_CHECKING:  # imported when a picture is read
    from sudoku_desktop.ui.importing.dialog import ImportDialog
    from sudoku_desktop.ui.importing.reader import Source

GEOMETRY = "importGeometry"
"""Name of the setting with the size of the dialog."""
ENCODED = ("image/png", "image/jpeg", "image/bmp")
"""Types of encoded pictures in dropped and pasted data, which are decoded in a worker thread."""


class Importing(Controller):
    """Opens files, drops and pastes by their content; `dialog` shows the current picture, or is None."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self.dialog: ImportDialog | None = None
        self._folder = ""
        self._waiting: tuple[Source, str] | None = None
        self._opens_only = ""
        parts.files.opening_changed.connect(self._report_others)
        parts.board.offered.connect(self.receive)

    def close_down(self) -> None:
        """Close the dialog and cancel reading."""
        if self.dialog is not None:
            self.dialog.done(QDialog.DialogCode.Rejected)

    @command(
        "Read P&hoto…",
        "Read a puzzle from a photo, a scan, a screenshot or a PDF",
        "Ctrl+I",
        camera_icon,
        when=lambda importing: importing.is_idle,
    )
    def choose_picture(self) -> None:
        """Ask for a picture and read it."""
        if not self._files.may_replace():
            return
        from sudoku_desktop.reading.picture import SUFFIXES

        patterns = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        filters = tr("Pictures ({patterns});;All files (*)", patterns=patterns)
        title = tr("Read Photo")
        name, _ = QFileDialog.getOpenFileName(self._window, title, self._folder, filters)
        if name:
            self._folder = str(Path(name).parent)
            self.read(Path(name), Path(name).name)

    @command(
        "&Open…",
        "Open a file with puzzles",
        QKeySequence.StandardKey.Open,
        open_icon,
        when=lambda importing: importing.is_idle,
    )
    def choose_file(self) -> None:
        """Ask for a file and open it."""
        path = self._files.choose()
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a file of puzzles or of pictures; the caller has already called `may_replace`."""
        from sudoku_desktop.reading.picture import SUFFIXES

        if path.suffix.lower() in SUFFIXES:
            self.read(path, path.name)
        else:
            self._files.open(path)

    @Slot(object)
    def receive(self, data: QMimeData) -> None:
        """Read dropped or pasted data: text as one undo step, anything else after asking about unsaved work."""
        if not is_more_than_text(data):
            self._board.paster.paste(data.text())
            return
        # Read the data before asking anything: they may be deleted with their source.
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        picture = None if files else _picture_in(data)
        if not self._files.may_replace():
            return
        if picture is not None:
            self.read(picture, tr("Clipboard"))
            return
        self._opens_only = files[0].name if len(files) > 1 else ""
        self.open(files[0])
        if not self._files.is_opening:  # a picture is read in a dialog of its own
            self._report_others("")

    @Slot(str)
    def _report_others(self, opening: str) -> None:
        """Show which of several dropped files were not opened, after the first one has been."""
        if self._opens_only and not opening:
            self._say_briefly(tr("Only {file} is opened, the other files are not", file=self._opens_only))
            self._opens_only = ""

    def read(self, source: Source, name: str) -> None:
        """Show the puzzles found in a picture, instead of those of an earlier one, once the window is visible."""
        if not self._window.isVisible():
            self._waiting = source, name
            return
        from sudoku_desktop.ui.importing.dialog import ImportDialog

        self.close_down()
        self.dialog = ImportDialog(self._loader, self._window)
        self.dialog.taken.connect(self._take)
        self.dialog.finished.connect(self._closed)
        self.dialog.restoreGeometry(self._settings.bytes(GEOMETRY))
        self.dialog.open()
        self.dialog.begin(source, name)

    def read_waiting(self) -> None:
        """Read the picture named on the command line, when the window has become visible."""
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self.read(*waiting)

    @Slot(object)
    def _take(self, puzzle: Puzzle) -> None:
        place = Place(Document(puzzles=(puzzle,), is_kept=False))
        if self._editor.open_place(place, tr("Import {file}", file=puzzle.source)):
            self._board.setFocus()

    @Slot()
    def _closed(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            self._settings.set_bytes(GEOMETRY, dialog.saveGeometry())
            dialog.deleteLater()


def _picture_in(data: QMimeData) -> Source:
    kind = next(filter(data.hasFormat, ENCODED), None)
    return QImage(data.imageData()) if kind is None else bytes(data.data(kind).data())
