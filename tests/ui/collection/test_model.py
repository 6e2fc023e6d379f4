"""The table of a rated collection."""

import pytest
from PySide6.QtCore import QItemSelectionModel, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication

from sudoku_desktop.ui.collection.model import CollectionModel, Column
from sudoku_desktop.ui.collection.table import CollectionTable
from sudoku_desktop.ui.widgets.sorted_model import MANY
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


@pytest.mark.parametrize("column", Column)
@pytest.mark.parametrize("order", [UP, DOWN])
def test_that_every_column_sorts_and_the_unknown_comes_last(model, column, order):
    model.sort(column, order)
    keys = [model.columns[column].key(row) for row in model.rows]
    known = [key for key in keys if key is not None]
    assert keys == known + [None] * (len(keys) - len(known))
    assert known == sorted(known, reverse=order == DOWN)
    assert sorted(numbers(model)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("order", [UP, DOWN])
@pytest.mark.parametrize("at_once", [1, MANY])
def test_that_new_rows_come_where_they_belong(qapp, order, at_once):
    rows = [row_of(number, 1.0 + number * 7 % 30 / 10) for number in range(1, 2 * MANY + 1)]
    grown, sorted_later = CollectionModel(), CollectionModel()
    grown.sort(Column.RATING, order)
    for start in range(0, len(rows), at_once):
        grown.append(rows[start : start + at_once])
    sorted_later.append(rows)
    sorted_later.sort(Column.RATING, order)
    assert numbers(grown) == numbers(sorted_later)
    assert [grown.row_at(line) for line in range(len(grown))] == grown.rows


def test_that_what_is_selected_stays_selected_when_the_order_changes(model):
    index = QPersistentModelIndex(model.index(model.line_of(2), 0))
    model.sort(Column.MEAN, DOWN)
    assert model.row_at(index.row()).number == 2


def test_that_a_lower_bound_says_so(model):
    texts = model.texts(model.line_of(5))
    assert texts[Column.RATING] == "≥ 9.0"
    assert texts[Column.MEAN] == "≥ 70.5"
    assert model.texts(model.line_of(2))[Column.MEAN] == "9,000"


def test_that_a_puzzle_that_is_not_unique_says_why(model):
    texts = model.texts(model.line_of(3))
    assert texts[Column.HARDEST] == "several solutions"
    assert texts[Column.RATING] == texts[Column.MEAN] == ""


def test_that_selected_lines_are_copied_under_the_titles(qtbot, model):
    table = CollectionTable(model)
    qtbot.addWidget(table)
    flag = QItemSelectionModel.SelectionFlag
    for line in (0, 1):
        table.selectionModel().select(model.index(line, 0), flag.Select | flag.Rows)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QApplication.clipboard().text().splitlines()
    assert len(lines) == 3
    assert [line.split("\t")[0] for line in lines] == ["No.", "1", "2"]
    assert lines[2].split("\t")[Column.TITLE] == "A"


def test_that_enter_and_a_double_click_want_the_puzzle(qtbot, model):
    table = CollectionTable(model)
    qtbot.addWidget(table)
    table.show()
    table.sortByColumn(Column.MEAN, DOWN)
    table.setCurrentIndex(model.index(0, 0))
    with qtbot.waitSignal(table.puzzle_wanted) as by_key:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert by_key.args == [2]
    place = table.visualRect(model.index(1, 1)).center()
    with qtbot.waitSignal(table.puzzle_wanted) as by_mouse:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert by_mouse.args == [1]
