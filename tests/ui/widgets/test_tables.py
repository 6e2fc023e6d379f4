"""Common behaviour of all tables."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QTableWidget, QTableWidgetItem, QWidget

from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.tables import show_in_rows


@pytest.fixture
def table(qtbot):
    """Two by two, above a field."""
    window = QWidget()
    qtbot.addWidget(window)
    table = QTableWidget(2, 2)
    show_in_rows(table)
    for place in range(4):
        table.setItem(*divmod(place, 2), QTableWidgetItem(str(place)))
    in_column(table, QLineEdit(), inside=window)
    window.show()
    yield table
    window.close()


def test_that_a_title_without_room_ends_in_an_ellipsis(table):
    assert table.horizontalHeader().textElideMode() is Qt.TextElideMode.ElideRight  # Qt's own would cut it


def test_that_rows_are_chosen_whole_and_not_edited(table, qtbot):
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.visualItemRect(table.item(1, 0)).center())
    assert [each.row() for each in table.selectedIndexes()] == [1, 1]
    assert table.state() is QTableWidget.State.NoState


def test_that_tab_leaves_the_table(table, qtbot):
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Tab)
    assert isinstance(table.window().focusWidget(), QLineEdit)
