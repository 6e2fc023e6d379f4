"""Common settings of tables."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QTableWidget, QTableWidgetItem

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


class FiguresTable(QTableWidget):
    """A table of texts that are shown all at once."""

    def set_columns(self, name: str, columns: Sequence[tuple[str, str]], words: Collection[int] = (0,)) -> None:
        """Set the name of the table, and titles and tool tips of its columns, which hold numbers except for `words`."""
        self.setColumnCount(len(columns))
        self.setHorizontalHeaderLabels([title for title, _ in columns])
        for column, (_, tip) in enumerate(columns):
            self.model().setHeaderData(column, Qt.Orientation.Horizontal, tip, Qt.ItemDataRole.ToolTipRole)
        self.setAccessibleName(name)
        self._words = words
        show_in_rows(self)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def show_rows(self, rows: Sequence[Sequence[str]]) -> None:
        """Show these texts, and change only the cells that differ from what is shown."""
        self.setRowCount(len(rows))
        with filled_at_once(self):
            for row, texts in enumerate(rows):
                for column, text in enumerate(texts):
                    item = self.item(row, column)
                    if item is None:
                        item = QTableWidgetItem()
                        self.setItem(row, column, item)
                        if column not in self._words:
                            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                    if item.text() != text:
                        item.setText(text)
