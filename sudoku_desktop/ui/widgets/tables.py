"""What the tables of the program have in common."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QTableView, QTableWidget

ROW_SPACING = 6
"""Pixels between the lines of two rows."""


def show_in_rows(table: QTableView) -> None:
    """Rows are chosen whole, not edited, and left by Tab; a title without room ends in an ellipsis."""
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + ROW_SPACING)
    table.horizontalHeader().setHighlightSections(False)
    table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)


@contextmanager
def filled_at_once(table: QTableWidget) -> Iterator[None]:
    """Entered to change items of the rows there are: columns as wide as their contents are measured once, afterwards.

    Qt measures every row of every column after each item, which of sixty rows takes four tenths of a second.
    """
    model = table.model()
    with QSignalBlocker(model):
        yield
    last = model.index(model.rowCount() - 1, model.columnCount() - 1)
    if last.isValid():
        model.dataChanged.emit(model.index(0, 0), last)
