"""Shapes are values, and their tables agree with their definitions."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given

from sudoku_desktop.board import Geometry, UnitKind, Variant, geometry, shaped
from sudoku_desktop.board.geometry import NO_UNIT
from sudoku_desktop.sentence import ProblemError
from tests.board.shapes import shapes

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


@given(shapes())
def test_that_the_tables_of_any_shape_are_what_its_units_say(shape: Geometry) -> None:
    units = [set(unit) for unit in shape.units.tolist()]
    assert all(len(unit) == shape.size for unit in units)
    for cell in range(shape.cell_count):
        own = [number for number, unit in enumerate(units) if cell in unit]
        assert [unit for unit in shape.units_of[cell].tolist() if unit != NO_UNIT] == own
        peers = set().union(*(units[number] for number in own)) - {cell}
        assert {peer for peer in shape.peers[cell].tolist() if peer != cell} == peers
    names = [shape.unit_name(unit) for unit in range(len(units))]
    assert len(set(names)) == len(names)
    assert all(first.value and number >= 1 for first, number in names)


@given(shapes())
def test_that_a_shape_is_made_again_from_what_it_says_of_itself(shape: Geometry) -> None:
    again = shaped(shape.size, shape.variants, shape.regions if Variant.JIGSAW in shape.variants else ())
    assert again == shape
    assert hash(again) == hash(shape)
    assert again == Geometry(shape.size, shape.regions, shape.extras)


def test_that_diagonals_and_windows_lie_where_they_are_drawn() -> None:
    shape = shaped(9, [Variant.WINDOKU, Variant.X])
    assert shape.units[27].tolist() == [0, 10, 20, 30, 40, 50, 60, 70, 80]
    assert shape.units[28].tolist() == [8, 16, 24, 32, 40, 48, 56, 64, 72]
    assert shape.units[29].tolist() == [10, 11, 12, 19, 20, 21, 28, 29, 30]
    assert len(shape.units) == 27 + 2 + 4
    assert [shape.unit_name(unit) for unit in (28, 32)] == [(UnitKind.DIAGONAL, 2), (UnitKind.WINDOW, 4)]


@pytest.mark.parametrize(("size", "box"), [(4, (2, 2)), (6, (2, 3)), (8, (2, 4)), (10, (2, 5)), (12, (3, 4))])
def test_that_boxes_are_as_they_are_usual(size: int, box: tuple[int, int]) -> None:
    shape = shaped(size)
    assert (shape.box, shape.variants) == (box, ())
    upright = shaped(size, regions=shape.box_of.reshape(size, size).T.reshape(-1).tolist())
    assert (upright.box, upright == shape) == (box[::-1], box[0] == box[1])
    assert upright.variants == (() if box[0] == box[1] else (Variant.JIGSAW,))


@pytest.mark.parametrize(
    ("size", "variants", "regions", "says"),
    [
        (3, (), (), "the size must lie between 4 and 25, got 3"),
        (26, (), (), "the size must lie between 4 and 25, got 26"),
        (7, (), (), "a 7×7 grid has no boxes; it can be a jigsaw or Latin"),
        (6, (Variant.WINDOKU,), (), "only grids with square boxes have windows, such as 9×9"),
        (9, (Variant.LATIN, Variant.JIGSAW), (), "a Latin square has no regions"),
        (9, (Variant.JIGSAW,), (), "a jigsaw needs its regions"),
        (4, (), "1111222233334444"[:15], "found 15 cells, need 16"),
        (4, (), "1111222233334445", "found 5 regions, need 4"),
        (4, (), "1111222233334443", "region 3 has 5 cells, need 4"),
    ],
)
def test_that_what_is_no_shape_is_refused_in_a_sentence(
    size: int, variants: tuple[Variant, ...], regions: str, says: str
) -> None:
    with pytest.raises(ProblemError) as error:
        shaped(size, variants, regions)
    assert str(error.value) == says
