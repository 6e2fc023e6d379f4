"""A grid is immutable, compared by content, and names the digits that break the rules."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_desktop.board import Geometry, Grid, geometry
from tests.board.shapes import shapes
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

BLANK = Grid.blank()


def conflict_texts(*changes: tuple[int, int]) -> list[str]:
    """Return the conflicts of a blank grid after these (cell, digit) changes."""
    return [str(conflict) for conflict in BLANK.with_cells(changes).conflicts()]


def at(row: int, column: int) -> int:
    """Return the index of the cell in a row and column, both counted from 1."""
    return (row - 1) * 9 + column - 1


def test_that_a_grid_copies_what_it_is_made_of() -> None:
    cells = np.zeros(81, np.uint8)
    grid = Grid(cells)
    cells[0] = 5
    assert grid == BLANK


def test_that_the_cells_of_a_grid_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        MK_FIG_1.cells[0] = 1


def test_that_a_grid_has_no_other_attributes_to_set() -> None:
    with pytest.raises(AttributeError):
        MK_FIG_1.size = 4  # type: ignore[misc]
    with pytest.raises(AttributeError):
        MK_FIG_1.title = "mine"  # type: ignore[attr-defined]


def test_that_flat_and_square_arrays_make_the_same_grid() -> None:
    assert Grid(MK_FIG_1.cells.reshape(9, 9)) == Grid(MK_FIG_1.cells.tolist()) == MK_FIG_1


@pytest.mark.parametrize(("order", "count"), [(2, 15), (3, 80), (3, 82), (3, 0), (4, 81)])
def test_that_another_number_of_cells_is_refused(order: int, count: int) -> None:
    with pytest.raises(ValueError, match=f"a {order**2}×{order**2} grid has {order**4} cells, got {count}"):
        Grid([0] * count, geometry(order))


@pytest.mark.parametrize("digit", [-1, 10, 300])
def test_that_digits_out_of_range_are_refused(digit: int) -> None:
    message = r"digits must be in \[0, 9\]"
    with pytest.raises(ValueError, match=message):
        Grid([digit] + [0] * 80)
    with pytest.raises(ValueError, match=message):
        BLANK.with_cell(0, digit)


def test_that_equal_grids_hash_alike() -> None:
    again = Grid(MK_FIG_1.cells)
    assert again == MK_FIG_1
    assert len({again, MK_FIG_1, BLANK, Grid.blank(geometry(2))}) == 3
    assert MK_FIG_1.with_cell(1, 1) != MK_FIG_1
    assert MK_FIG_1.to_text() != MK_FIG_1


def test_that_setting_cells_makes_another_grid() -> None:
    changed = MK_FIG_1.with_cells([(1, 9), (0, 0)])
    assert changed.to_text()[:3] == ".92"
    assert MK_FIG_1.to_text()[:3] == "8.2"


@given(cells=st.lists(st.integers(0, 9), min_size=81, max_size=81), cell=st.integers(0, 80), digit=st.integers(0, 9))
def test_that_setting_a_cell_changes_that_cell_alone(cells: list[int], cell: int, digit: int) -> None:
    expected = [*cells[:cell], digit, *cells[cell + 1 :]]
    assert Grid(cells).with_cell(cell, digit).cells.tolist() == expected


def test_that_a_solution_extends_its_puzzle() -> None:
    assert MK_FIG_1_SOLUTION.extends(MK_FIG_1)
    assert MK_FIG_1.extends(MK_FIG_1)
    assert MK_FIG_1.extends(BLANK)
    assert not MK_FIG_1.extends(MK_FIG_1_SOLUTION)
    assert not MK_FIG_1_SOLUTION.extends(ESCARGOT)
    assert not BLANK.extends(Grid.blank(geometry(2)))


def test_that_filled_complete_and_solved_are_different_things() -> None:
    assert (MK_FIG_1.filled_count, MK_FIG_1.is_complete, MK_FIG_1.is_solved) == (38, False, False)
    assert (MK_FIG_1_SOLUTION.filled_count, MK_FIG_1_SOLUTION.is_solved) == (81, True)
    wrong = Grid([1] * 81)
    assert wrong.is_complete
    assert not wrong.is_solved
    assert not BLANK.is_solved


def test_that_a_row_that_holds_a_digit_twice_is_told_by_its_columns() -> None:
    assert conflict_texts((at(3, 2), 5), (at(3, 7), 5)) == ["two 5s in row 3: columns 2 and 7"]


def test_that_a_column_that_holds_a_digit_twice_is_told_by_its_rows() -> None:
    assert conflict_texts((at(1, 4), 9), (at(8, 4), 9)) == ["two 9s in column 4: rows 1 and 8"]


def test_that_a_box_that_holds_a_digit_twice_is_told_by_its_cells() -> None:
    assert conflict_texts((at(4, 7), 1), (at(6, 8), 1)) == ["two 1s in box 6: r4c7 and r6c8"]


def test_that_a_conflict_counts_in_words() -> None:
    three = [(at(1, column), 2) for column in (1, 4, 9)]
    assert conflict_texts(*three) == ["three 2s in row 1: columns 1, 4 and 9"]
    all_nine = str(BLANK.with_cells((at(1, column), 7) for column in range(1, 10)).conflicts()[0])
    assert all_nine == "nine 7s in row 1: columns 1, 2, 3, 4, 5, 6, 7, 8 and 9"


def test_that_conflicts_come_rows_first_then_columns_then_boxes() -> None:
    assert conflict_texts((at(1, 1), 4), (at(1, 2), 4), (at(2, 1), 4)) == [
        "two 4s in row 1: columns 1 and 2",
        "two 4s in column 1: rows 1 and 2",
        "three 4s in box 1: r1c1, r1c2 and r2c1",
    ]


def test_that_conflicts_of_larger_grids_use_their_symbols() -> None:
    grid = Grid.blank(geometry(4)).with_cells([(0, 16), (11, 16)])
    (conflict,) = grid.conflicts()
    assert str(conflict) == "two Gs in row 1: columns 1 and 12"
    assert (conflict.unit, conflict.cells) == (0, (0, 11))


def test_that_clashing_cells_are_those_of_all_conflicts() -> None:
    grid = BLANK.with_cells([(at(1, 1), 4), (at(1, 9), 4), (at(5, 5), 4), (at(6, 6), 3), (at(4, 4), 3)])
    assert grid.clashing_cells() == {at(1, 1), at(1, 9), at(6, 6), at(4, 4)}


@given(shape=shapes(), share=st.floats(0, 0.6), seed=st.integers(0, 2**32))
def test_that_conflicts_are_exactly_the_repetitions_and_candidates_what_no_peer_holds(
    shape: Geometry, share: float, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    filled = rng.random(shape.cell_count) < share
    grid = Grid(rng.integers(1, shape.size + 1, shape.cell_count) * filled, shape)
    digits, units = grid.cells.tolist(), shape.units.tolist()
    repeated = {
        (unit, digit)
        for unit, cells in enumerate(units)
        for digit in {*range(1, shape.size + 1)}
        if [digits[cell] for cell in cells].count(digit) > 1
    }
    assert len(grid.conflicts()) == len(repeated)
    assert grid.clashing_cells() == {cell for unit, digit in repeated for cell in units[unit] if digits[cell] == digit}
    for cell, mask in enumerate(grid.candidate_masks()):
        possible = {digit for digit in range(1, shape.size + 1) if mask >> (digit - 1) & 1}
        seen = {digits[other] for cells in units if cell in cells for other in cells}
        assert possible == (set() if digits[cell] else {*range(1, shape.size + 1)} - seen)


def test_that_a_grid_writes_itself_on_one_line() -> None:
    assert Grid.blank(geometry(2)).with_cell(3, 4).to_text() == "...4............"
    assert Grid.blank(geometry(2)).with_cell(3, 4).to_text(blank="0") == "0004000000000000"
    assert repr(Grid.blank(geometry(2))) == "Grid('................', <Geometry 4×4>)"
    assert Grid([25] * 625, geometry(5)).to_text() == "P" * 625
