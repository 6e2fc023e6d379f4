"""The laboratory's window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.trials.archive import Archive
from sudoku_desktop.ui.studying.runs_page import RunsPage
from sudoku_desktop.ui.studying.studies_page import StudiesPage
from sudoku_desktop.ui.widgets.layouts import in_column, resize_on_screen
from sudoku_desktop.ui.widgets.tabs import Tabs

SIZE = (1180, 760)


class Laboratory(QWidget):
    """A study goes on while it is closed; `close_down` ends what is under way.

    `archive`: of the window's runs; `lasting`: the one on the disk, of studies; `folder`: of the person's own studies.
    """

    def __init__(
        self, archive: Callable[[], Archive], lasting: Callable[[], Archive], givens: Callable[[], Grid], folder: Path
    ) -> None:
        super().__init__()
        self.setObjectName("laboratory")
        self.setWindowTitle(self.tr("Laboratory – Sudoku Desktop"))
        self.runs = RunsPage(archive, givens)
        self.studies = StudiesPage(lasting, givens, folder)
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.runs, self.tr("Runs"))
        self.tabs.addTab(self.studies, self.tr("Studies"))
        in_column((self.tabs, 1), inside=self)
        resize_on_screen(self, *SIZE)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.runs.search.setFocus)

    def close_down(self) -> None:
        self.runs.close_down()
        self.studies.close_down()
        self.close()
