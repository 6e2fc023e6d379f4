"""A table model sorted by any column.

Rows are sorted here and not by a proxy model, because Qt would call the proxy for each comparison of thousands of rows.
Unknown values come last in either order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_desktop.ui.widgets.tool_tip import tool_tip

Index = QModelIndex | QPersistentModelIndex
Key = tuple[Any, ...]
Row = TypeVar("Row")

MANY = 20
"""Number of rows from which a change resets the model, which is faster than notifying Qt of each row."""


@dataclass(frozen=True)
class ColumnOf(Generic[Row]):
    """A column of a table.

    `title`: heading; `text`: function that returns a row's text; `more`: function that returns its tool tip as plain
    text. `key`: function that returns the sort key, or None for an unknown value. `tip`: tool tip of the heading.
    """

    title: str
    text: Callable[[Row], str]
    key: Callable[[Row], Any]
    is_number: bool = False
    tip: str = ""
    more: Callable[[Row], str] = lambda row: ""


class SortedModel(QAbstractTableModel, Generic[Row]):
    """Table model that keeps its rows sorted by a column, then by `number`; `append` inserts rows in order.

    Rows with a known sort key are stored in ascending order, also while they are shown in descending order.
    """

    def __init__(
        self, columns: Sequence[ColumnOf[Row]], number: Callable[[Row], int], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.columns, self._number = tuple(columns), number
        self._known: list[tuple[Key, Row]] = []
        self._unknown: list[Row] = []
        self._column, self._is_descending = 0, False

    def _key(self, row: Row) -> Key | None:
        """Return the sort key of a row, ending with its number; None when the value is unknown."""
        key = self.columns[self._column].key(row)
        return None if key is None else (key, self._number(row))

    def __len__(self) -> int:
        return len(self._known) + len(self._unknown)

    @property
    def rows(self) -> list[Row]:
        """The rows in the order shown."""
        known = [row for _, row in self._known]
        return (known[::-1] if self._is_descending else known) + self._unknown

    def row_at(self, line: int) -> Row:
        place = self._place(line)
        return self._unknown[line - len(self._known)] if place is None else self._known[place][1]

    def _place(self, line: int) -> int | None:
        """Return the index of a line's row among the rows with known keys, or None."""
        if line >= len(self._known):
            return None
        return len(self._known) - 1 - line if self._is_descending else line

    def clear(self) -> None:
        self.beginResetModel()
        self._known, self._unknown = [], []
        self.endResetModel()

    def append(self, rows: Sequence[Row]) -> None:
        """Insert rows at their places in the current order."""
        if len(rows) >= MANY:
            self._rearrange([*self.rows, *rows])
            return
        for row in rows:
            key = self._key(row)
            if key is None:
                self.beginInsertRows(QModelIndex(), len(self), len(self))
                self._unknown.append(row)
            else:
                place = bisect_right(self._known, key, key=itemgetter(0))
                line = len(self._known) - place if self._is_descending else place
                self.beginInsertRows(QModelIndex(), line, line)
                self._known.insert(place, (key, row))
            self.endInsertRows()

    def remove(self, lines: Collection[int]) -> None:
        if len(lines) >= MANY:
            self.beginResetModel()
            self._set([row for line, row in enumerate(self.rows) if line not in lines])
            self.endResetModel()
            return
        for line in sorted(lines, reverse=True):
            self.beginRemoveRows(QModelIndex(), line, line)
            place = self._place(line)
            if place is None:
                del self._unknown[line - len(self._known)]
            else:
                del self._known[place]
            self.endRemoveRows()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; the selection stays on the same rows."""
        self._column = column
        self._rearrange(self.rows, order == Qt.SortOrder.DescendingOrder)

    def _rearrange(self, rows: Sequence[Row], is_descending: bool | None = None) -> None:
        """Sort old and new rows together, keeping persistent indexes."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        chosen = [self.row_at(index.row()) for index in before]
        if is_descending is not None:
            self._is_descending = is_descending
        self._set(rows)
        lines = {id(row): line for line, row in enumerate(self.rows)}
        after = [self.index(lines[id(row)], index.column()) for row, index in zip(chosen, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def _set(self, rows: Sequence[Row]) -> None:
        keyed = [(self._key(row), row) for row in rows]
        self._known = sorted(((key, row) for key, row in keyed if key is not None), key=itemgetter(0))
        self._unknown = [row for key, row in keyed if key is None]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.row_at(index.row()), self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.ToolTipRole:
                return tool_tip(*column.more(row).split("\n")) or None
            case Qt.ItemDataRole.TextAlignmentRole if column.is_number:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.title
        return (column.tip or None) if role == Qt.ItemDataRole.ToolTipRole else None
