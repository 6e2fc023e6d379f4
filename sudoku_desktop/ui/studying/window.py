"""The laboratory's window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.study.archive import Archive
from sudoku_desktop.ui.studying.runs_page import RunsPage
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.tabs import Tabs

SIZE = (1180, 760)


class Laboratory(QWidget):
    """Goes on while it is closed; `close_down` ends what is under way."""

    def __init__(self, archive: Callable[[], Archive], givens: Callable[[], Grid]) -> None:
        super().__init__()
        self.setObjectName("laboratory")
        self.setWindowTitle(self.tr("Laboratory – Sudoku Desktop"))
        self.runs = RunsPage(archive, givens)
        self.tabs = Tabs()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.runs, self.tr("Runs"))
        in_column((self.tabs, 1), inside=self)
        self.resize(*SIZE)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.runs.search.setFocus)

    def close_down(self) -> None:
        self.runs.close_down()
        self.close()
