"""Common behaviour of all tables."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QTableView, QWidget

from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.table import Column, TableModel, TableView, number
from tests.ui.tables import cells, texts

COLUMNS = (
    Column("name", "Name", lambda row: row[0], stretches=True),
    number("size", "Size", lambda row: row[1], unknown="–", tip="How large it is", is_bold=lambda row: row[1] == 7),
)


@pytest.fixture
def table(qtbot, qtmodeltester):
    """Return a table of two rows above a field."""
    window = QWidget()
    qtbot.addWidget(window)
    table = TableView("Things", TableModel(COLUMNS))
    table.rows_model.append([("one", 7), ("two", None)])
    in_column(table, QLineEdit(), inside=window)
    window.show()
    yield table
    window.close()
    qtmodeltester.check(table.rows_model)


def test_that_a_title_without_room_ends_in_an_ellipsis(table):
    assert table.horizontalHeader().textElideMode() is Qt.TextElideMode.ElideRight  # Qt's own would cut it


def test_that_rows_are_chosen_whole_and_not_edited(table, qtbot):
    place = table.visualRect(table.model().index(1, 0)).center()
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [each.row() for each in table.selectedIndexes()] == [1, 1]
    assert table.state() is QTableView.State.NoState


def test_that_tab_leaves_the_table(table, qtbot):
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert isinstance(table.window().focusWidget(), QLineEdit)


def test_that_a_column_declares_all_that_its_cells_show(table):
    assert cells(table, 0) == {"name": "one", "size": "7"}
    assert cells(table, 1) == {"name": "two", "size": "–"}
    assert cells(table, 0, Qt.ItemDataRole.FontRole)["size"].bold()
    assert cells(table, 1, Qt.ItemDataRole.FontRole)["size"] is None
    alignments = cells(table, 0, Qt.ItemDataRole.TextAlignmentRole)
    assert alignments["name"] is None
    assert alignments["size"] & Qt.AlignmentFlag.AlignRight
    tip = table.rows_model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert tip == "How large it is"
    assert table.accessibleName() == "Things"


def test_that_selected_rows_are_copied_below_the_titles_and_nothing_is_copied_without_any(table, qtbot):
    QGuiApplication.clipboard().setText("before")
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "before"
    table.selectAll()
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Name\tSize\none\t7\ntwo\t–\n"


def test_that_replaced_rows_leave_the_selection_on_its_line(table):
    table.selectRow(1)
    table.rows_model.show_rows([("new", 1), ("newer", 2), ("newest", 3)])
    assert texts(table, "name") == ["new", "newer", "newest"]
    assert table.selected_rows == [("newer", 2)]
    table.rows_model.show_rows([("last", 4)])
    assert texts(table, "name") == ["last"]
    assert table.selected_rows == []


def test_that_sorted_rows_reverse_with_the_unknown_last(qtbot):
    table = TableView("Things", TableModel(COLUMNS), sorted_by="size")
    qtbot.addWidget(table)
    table.rows_model.append([("a", 2), ("b", None), ("c", 1), ("d", 2)])
    assert texts(table, "name") == ["c", "a", "d", "b"]
    table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert texts(table, "name") == ["d", "a", "c", "b"]
    table.rows_model.remove([0, 1, 3])
    assert texts(table, "name") == ["c"]
    table.rows_model.append([("e", 5)])
    assert texts(table, "name") == ["e", "c"]


def test_that_a_title_stands_where_its_column_does(table):
    left, right = (
        table.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        for column in range(2)
    )
    assert left & Qt.AlignmentFlag.AlignLeft
    assert right == table.model().index(0, 1).data(Qt.ItemDataRole.TextAlignmentRole)
