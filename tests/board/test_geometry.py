"""The tables of an order, held to their definitions."""

from collections import Counter

import numpy as np
import pytest

from sudoku_desktop.board import UnitKind, geometry

ORDERS = (2, 3, 4, 5)
TABLES = ("rows", "columns", "boxes", "row_of", "column_of", "box_of", "units", "units_of", "peers")


@pytest.mark.parametrize("order", ORDERS)
def test_that_each_kind_of_unit_parts_the_cells(order: int) -> None:
    shape = geometry(order)
    assert (shape.size, shape.cell_count) == (order**2, order**4)
    for units in (shape.rows, shape.columns, shape.boxes):
        assert units.shape == (shape.size, shape.size)
        assert sorted(units.ravel()) == list(range(shape.cell_count))


@pytest.mark.parametrize("order", ORDERS)
def test_that_cells_know_their_units(order: int) -> None:
    shape = geometry(order)
    for cell in range(shape.cell_count):
        row, column = divmod(cell, shape.size)
        assert (shape.row_of[cell], shape.column_of[cell]) == (row, column)
        assert cell in shape.rows[row]
        assert cell in shape.columns[column]
        assert cell in shape.boxes[shape.box_of[cell]]


def test_that_boxes_are_numbered_from_left_to_right_and_top_to_bottom() -> None:
    boxes = geometry(3).boxes
    assert boxes[0].tolist() == [0, 1, 2, 9, 10, 11, 18, 19, 20]
    assert boxes[1][0] == 3
    assert boxes[3][0] == 27
    assert boxes[8].tolist() == [60, 61, 62, 69, 70, 71, 78, 79, 80]


@pytest.mark.parametrize("order", ORDERS)
def test_that_peers_are_the_other_cells_of_a_cells_units(order: int) -> None:
    shape = geometry(order)
    for cell in range(shape.cell_count):
        units = (shape.rows[shape.row_of[cell]], shape.columns[shape.column_of[cell]], shape.boxes[shape.box_of[cell]])
        assert shape.peers[cell].tolist() == sorted({int(other) for unit in units for other in unit} - {cell})


def test_that_a_cell_of_a_newspaper_puzzle_has_twenty_peers() -> None:
    assert geometry(3).peers.shape == (81, 20)


@pytest.mark.parametrize("order", ORDERS)
def test_that_units_are_rows_then_columns_then_boxes(order: int) -> None:
    shape = geometry(order)
    assert np.array_equal(shape.units, np.vstack([shape.rows, shape.columns, shape.boxes]))
    names = [shape.unit_name(unit) for unit in range(3 * shape.size)]
    assert names[0] == (UnitKind.ROW, 1)
    assert names[shape.size] == (UnitKind.COLUMN, 1)
    assert names[-1] == (UnitKind.BOX, shape.size)
    assert Counter(kind for kind, _ in names) == dict.fromkeys(list(UnitKind)[:3], shape.size)


def test_that_cells_are_named_as_players_name_them() -> None:
    assert [geometry(3).cell_name(cell) for cell in (0, 8, 22, 80)] == ["r1c1", "r1c9", "r3c5", "r9c9"]


def test_that_an_orders_tables_are_made_once() -> None:
    assert geometry(3) is geometry(3)


@pytest.mark.parametrize("name", TABLES)
def test_that_no_table_can_be_written_to(name: str) -> None:
    with pytest.raises(ValueError, match="read-only"):
        getattr(geometry(2), name)[0] = 1


@pytest.mark.parametrize("order", [-3, 0, 1, 6])
def test_that_other_orders_are_refused(order: int) -> None:
    with pytest.raises(ValueError, match=rf"order must be in \[2, 5\], got {order}"):
        geometry(order)
