"""Common settings of tables."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QTableView, QTableWidget

ROW_SPACING = 6
"""Vertical space added to each row, in pixels."""


def show_in_rows(table: QTableView) -> None:
    """Set up a table: whole rows are selected, cells are not edited, Tab leaves it, and headings are elided."""
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
    """Context in which items of existing rows are changed; column widths are computed once at its end.

    Qt would measure all rows of each column after each item, which takes 0.4 s for sixty rows.
    """
    model = table.model()
    with QSignalBlocker(model):
        yield
    last = model.index(model.rowCount() - 1, model.columnCount() - 1)
    if last.isValid():
        model.dataChanged.emit(model.index(0, 0), last)
