"""Tables declared by their columns; every table of the window is a `TableView` of a `TableModel`.

Rows are sorted in the model and not by a proxy model, because Qt would call the proxy for each comparison of thousands
of rows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.tool_tip import tool_tip

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")

ROW_SPACING = 6
"""Vertical space added to each row, in pixels."""
PADDING, ROOM_FOR_ARROW = 8, 28
"""Space beside a text, and space for the sort arrow beside a title, in pixels."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column of a table whose rows are objects of one type; the functions take a row.

    `name`: identifier in the program. `title`: heading; `tip`: its tool tip. `text`: text of the cell. `key`: sort key,
    by default the text; rows with the key None come last in either order. `more`: tool tip of the cell as plain text.
    `width`: initial width in characters, at least that of the title. `stretches`: whether the column takes the
    remaining width.
    """

    name: str
    title: str
    text: Callable[[Row], str]
    key: Callable[[Row], Any] | None = None
    is_number: bool = False
    tip: str = ""
    more: Callable[[Row], str] = lambda row: ""
    icon: Callable[[Row], QIcon | None] = lambda row: None
    is_bold: Callable[[Row], bool] = lambda row: False
    width: int = 0
    stretches: bool = False


def number(
    name: str,
    title: str,
    value: Callable[[Row], float | None],
    say: Callable[[float], str] = whole,
    unknown: str = "",
    **options: Any,
) -> Column[Row]:
    """Return a column of right-aligned numbers; `value` returns None for an unknown number."""

    def text(row: Row) -> str:
        known = value(row)
        return unknown if known is None else say(known)

    return Column(name, title, text, value, is_number=True, **options)


class TableModel(QAbstractTableModel, Generic[Row]):
    """Table model of rows in the order in which they were added, or sorted by a column."""

    def __init__(self, columns: Sequence[Column[Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: list[Row] = []
        """The rows in the displayed order."""
        self._added: list[Row] = []
        """The rows in the order in which they were added, used for equal sort keys."""
        self._sorting: tuple[int, Qt.SortOrder] | None = None

    def __len__(self) -> int:
        return len(self.rows)

    def row_at(self, line: int) -> Row | None:
        """Return a row, or None if the model has not loaded it yet."""
        return self.rows[line]

    def column(self, name: str) -> int:
        """Return the index of the column with a name."""
        return [each.name for each in self.columns].index(name)

    def clear(self) -> None:
        self.beginResetModel()
        self.rows, self._added = [], []
        self.endResetModel()

    def append(self, rows: Sequence[Row]) -> None:
        """Add rows, at their places in the current sort order."""
        if not rows:
            return
        self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(rows) - 1)
        self._added += rows
        self.rows += rows
        self.endInsertRows()
        if self._sorting is not None:
            self.sort(*self._sorting)

    def remove(self, lines: Collection[int]) -> None:
        gone = {id(self.rows[line]) for line in lines}
        self._added = [row for row in self._added if id(row) not in gone]
        blocks = groupby(enumerate(sorted(lines, reverse=True)), key=sum)
        for block in [[line for _, line in pairs] for _, pairs in blocks]:
            self.beginRemoveRows(QModelIndex(), block[-1], block[0])
            del self.rows[block[-1] : block[0] + 1]
            self.endRemoveRows()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Replace all rows of a table that is not sorted; the selection stays on the same lines."""
        self.remove(range(len(rows), len(self.rows)))
        self.append(rows[len(self.rows) :])
        self.rows, self._added = list(rows), list(rows)
        self.refresh()

    def refresh(self) -> None:
        """Show all rows again, after a change of something that their texts or icons depend on."""
        if len(self):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self) - 1, len(self.columns) - 1))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; the selection stays on the same rows."""
        self._sorting = column, order
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        chosen = [self.rows[index.row()] for index in before]
        key = self.columns[column].key or self.columns[column].text
        keyed = [(key(row), row) for row in self._added]
        known = sorted((pair for pair in keyed if pair[0] is not None), key=lambda pair: pair[0])
        ordered = known if order == Qt.SortOrder.AscendingOrder else known[::-1]
        self.rows = [row for _, row in ordered] + [row for key, row in keyed if key is None]
        lines = {id(row): line for line, row in enumerate(self.rows)}
        after = [self.index(lines[id(row)], index.column()) for row, index in zip(chosen, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.is_number else None
        row = self.row_at(index.row())
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(*column.more(row).split("\n")) or None
            case Qt.ItemDataRole.DecorationRole:
                return column.icon(row)
            case Qt.ItemDataRole.FontRole if column.is_bold(row):
                font = QFont()
                font.setBold(True)
                return font
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if column.is_number else LEFT
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return (column.tip or None) if role == Qt.ItemDataRole.ToolTipRole else None


class TableView(QTableView, Generic[Row]):
    """Shows a TableModel. Whole rows are selected, Ctrl+C copies them, and Enter or a double click chooses a row.

    `name`: accessible name. `copies`: function that returns the clipboard's text for selected rows; by default they are
    copied with tabs between columns, below the titles. `sorted_by`: name of the column by which rows are initially
    sorted; without it the table cannot be sorted, and its columns are as wide as their contents.
    """

    chosen = Signal(object)
    """Emitted with the row that the user chooses by Enter or a double click."""
    delete_wanted = Signal()
    selection_changed = Signal()

    def __init__(
        self,
        name: str,
        model: TableModel[Row],
        copies: Callable[[Sequence[Row]], str] | None = None,
        sorted_by: str | None = None,
        order: Qt.SortOrder = Qt.SortOrder.AscendingOrder,
    ) -> None:
        super().__init__()
        self.rows_model, self._copies = model, copies or self._with_titles
        self.setModel(model)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + ROW_SPACING)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self._stretched = next((place for place, each in enumerate(model.columns) if each.stretches), None)
        self._least_width = 0
        """Minimum width, in pixels, of a stretched column that is not the last, in a sorted table."""
        if sorted_by is None:
            self._fit_contents()
        else:
            self._set_first_widths()
            self.horizontalHeader().setSortIndicator(model.column(sorted_by), order)
            self.setSortingEnabled(True)
        self.doubleClicked.connect(self.choose)
        self.selectionModel().selectionChanged.connect(self.selection_changed)

    def _fit_contents(self) -> None:
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if self._stretched is not None:
            header.setSectionResizeMode(self._stretched, QHeaderView.ResizeMode.Stretch)

    def _set_first_widths(self) -> None:
        header, metrics, columns = self.horizontalHeader(), self.fontMetrics(), self.rows_model.columns
        for place, column in enumerate(columns):
            letter = metrics.horizontalAdvance("0") if column.is_number else metrics.averageCharWidth()
            title = metrics.horizontalAdvance(column.title) + ROOM_FOR_ARROW
            header.resizeSection(place, max(title, column.width * letter + PADDING))
        if self._stretched == len(columns) - 1:
            header.setStretchLastSection(True)
        elif self._stretched is not None:
            self._least_width = header.sectionSize(self._stretched)

    def selected_lines(self) -> list[int]:
        ranges = ((each.top(), each.bottom()) for each in self.selectionModel().selection().toList())
        return sorted({line for top, bottom in ranges for line in range(top, bottom + 1)})

    @property
    def selected_rows(self) -> list[Row]:
        """The selected rows that are loaded, in the order shown."""
        rows = map(self.rows_model.row_at, self.selected_lines())
        return [row for row in rows if row is not None]

    @property
    def current_row(self) -> Row | None:
        index = self.currentIndex()
        return self.rows_model.row_at(index.row()) if index.isValid() else None

    def copy(self) -> None:
        """Copy the selected rows; without a selection the clipboard does not change."""
        if rows := self.selected_rows:
            QGuiApplication.clipboard().setText(self._copies(rows))

    def _with_titles(self, rows: Sequence[Row]) -> str:
        columns = self.rows_model.columns
        lines = [[each.title for each in columns], *([each.text(row) for each in columns] for row in rows)]
        return "".join("\t".join(line) + "\n" for line in lines)

    def choose(self) -> None:
        """Choose the current row, as Enter does."""
        if self.current_row is not None:
            self.chosen.emit(self.current_row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.delete_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the remaining width to the stretched column."""
        super().resizeEvent(event)
        header = self.horizontalHeader()
        if self._stretched is not None and self._least_width:
            width = header.sectionSize(self._stretched) + self.viewport().width() - header.length()
            header.resizeSection(self._stretched, max(width, self._least_width))
