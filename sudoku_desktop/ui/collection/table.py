"""The view of a rated collection's table: sorted by its headers, copied, and the way to a puzzle."""

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QTableView, QWidget

from sudoku_desktop.ui.collection.model import CollectionModel, Column
from sudoku_desktop.ui.widgets.tables import show_in_rows


class CollectionTable(QTableView):
    """The table; Enter and a double click choose a puzzle, Ctrl+C copies the selected lines."""

    puzzle_wanted = Signal(int)
    """The number of a puzzle that shall go on the board."""

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Rated puzzles"))
        show_in_rows(self)
        header = self.horizontalHeader()
        for column in Column:
            header.resizeSection(column, self._first_width(column))
        header.setStretchLastSection(True)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.NUMBER, Qt.SortOrder.AscendingOrder)
        self.doubleClicked.connect(self._want)

    def _first_width(self, column: Column) -> int:
        """As much as its title needs, and names a little more."""
        title = self.fontMetrics().horizontalAdvance(self._rows.titles[column]) + 24
        return max(title, {Column.TITLE: 70, Column.HARDEST: 150, Column.LEVEL: 80}.get(column, 0))

    def copy(self) -> None:
        """Put the selected lines on the clipboard, tabs between columns, under the titles."""
        lines = sorted(index.row() for index in self.selectionModel().selectedRows())
        text = "\n".join("\t".join(line) for line in (self._rows.titles, *map(self._rows.texts, lines)))
        QGuiApplication.clipboard().setText(text + "\n")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._want(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _want(self, index: QModelIndex) -> None:
        self.puzzle_wanted.emit(self._rows.row_at(index.row()).number)
