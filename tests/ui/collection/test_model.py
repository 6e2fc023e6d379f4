"""The table of a rated collection."""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication

from sudoku_desktop.ui.collection.model import CollectionModel
from sudoku_desktop.ui.widgets.table import TableView
from tests.ui.collection.conftest import row_of, unrated_row

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ROWS = [
    row_of(1, 4.2, 500.0, title="b", level="fiendish"),
    row_of(2, 1.2, 9000.0, title="A", level="gentle", steps=40),
    unrated_row(3),
    row_of(4, 1.2, None, level="gentle"),
    row_of(5, 9.0, 70.5, at_least=True, solved=3, level="extreme"),
]


@pytest.fixture
def model(qapp, qtmodeltester):
    model = CollectionModel()
    model.append(ROWS)
    yield model
    qtmodeltester.check(model)


def numbers(model):
    return [row.number for row in model.rows]


def texts_of(model, number):
    return {column.name: column.text(model.row_at(model.line_of(number))) for column in model.columns}


@pytest.mark.parametrize("column", range(10))
@pytest.mark.parametrize("order", [UP, DOWN])
def test_that_every_column_sorts_and_the_unknown_comes_last(model, column, order):
    model.sort(column, order)
    keys = [model.columns[column].key(row) for row in model.rows]
    known = [key for key in keys if key is not None]
    assert keys == known + [None] * (len(keys) - len(known))
    assert known == sorted(known, reverse=order == DOWN)
    assert sorted(numbers(model)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("order", [UP, DOWN])
@pytest.mark.parametrize("at_once", [1, 20])
def test_that_new_rows_come_where_they_belong(qapp, order, at_once):
    rows = [row_of(number, 1.0 + number * 7 % 30 / 10) for number in range(1, 41)]
    grown, sorted_later = CollectionModel(), CollectionModel()
    grown.sort(grown.column("rating"), order)
    for start in range(0, len(rows), at_once):
        grown.append(rows[start : start + at_once])
    sorted_later.append(rows)
    sorted_later.sort(sorted_later.column("rating"), order)
    assert numbers(grown) == numbers(sorted_later)
    assert [grown.row_at(line) for line in range(len(grown))] == grown.rows


def test_that_what_is_selected_stays_selected_when_the_order_changes(model):
    index = QPersistentModelIndex(model.index(model.line_of(2), 0))
    model.sort(model.column("generations"), DOWN)
    assert model.row_at(index.row()).number == 2


def test_that_a_lower_bound_says_so(model):
    texts = texts_of(model, 5)
    assert texts["rating"] == "≥ 9.0"
    assert texts["generations"] == "≥ 70.5"
    assert texts_of(model, 2)["generations"] == "9,000"


def test_that_a_puzzle_that_is_not_unique_says_why(model):
    texts = texts_of(model, 3)
    assert texts["hardest"] == "several solutions"
    assert texts["rating"] == texts["generations"] == ""


def test_that_selected_lines_are_copied_under_the_titles(qtbot, model):
    table = TableView("", model, sorted_by="number")
    qtbot.addWidget(table)
    flag = QItemSelectionModel.SelectionFlag
    for line in (0, 1):
        table.selectionModel().select(model.index(line, 0), flag.Select | flag.Rows)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert [line.split("\t")[0] for line in lines] == ["No.", "1", "2"]
    assert lines[2].split("\t")[model.column("title")] == "A"


def test_that_enter_and_a_double_click_want_the_puzzle(qtbot, model):
    table = TableView("", model, sorted_by="number")
    qtbot.addWidget(table)
    table.show()
    table.sortByColumn(model.column("generations"), DOWN)
    table.setCurrentIndex(model.index(0, 0))
    with qtbot.waitSignal(table.chosen) as by_key:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert by_key.args[0].number == 2
    place = table.visualRect(model.index(1, 1)).center()
    with qtbot.waitSignal(table.chosen) as by_mouse:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert by_mouse.args[0].number == 1
