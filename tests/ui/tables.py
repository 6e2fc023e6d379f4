"""Read the cells of tables."""

from PySide6.QtCore import Qt

from sudoku_desktop.ui.widgets.table import TableView


def cells(table: TableView, line: int, role: Qt.ItemDataRole = Qt.ItemDataRole.DisplayRole) -> dict[str, object]:
    """Return the texts of a line, or its data of another role, by the names of the columns."""
    model = table.rows_model
    return {each.name: model.index(line, place).data(role) for place, each in enumerate(model.columns)}


def texts(table: TableView, column: str) -> list[str]:
    """Return the texts of a column from top to bottom."""
    return [cells(table, line)[column] for line in range(table.model().rowCount())]
