"""Singles in small positions."""

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Candidate, Deduction, Position, Search

SOLUTION = Grid.from_text("298354716745691382163872945519723468826149537374586129931267854452918673687435291")

PUZZLE = Grid.from_text("..............1..2..3....45.......6..2..4.....7....1.....2.78..4.......36....5...")


def with_blanks(*cells: int) -> Grid:
    return SOLUTION.with_cells((cell, 0) for cell in cells)


def first(grid: Grid) -> Deduction:
    deduction = Search().next_deduction(Position(grid))
    assert deduction is not None
    return deduction


def test_that_one_blank_is_the_last_cell_of_its_box() -> None:
    deduction = first(with_blanks(40))
    assert (deduction.technique.name, deduction.rating) == ("last-cell", 1.0)
    assert deduction.placement == Candidate(40, 4)
    assert str(deduction) == "Only r5c5 is blank in box 5, and 4 is missing there."


def test_that_a_hidden_single_names_its_unit() -> None:
    deduction = first(PUZZLE)
    assert (deduction.technique.name, deduction.rating) == ("hidden-single-in-box", 1.2)
    assert str(deduction) == "In box 8 the digit 4 fits only in r9c4."


def test_that_a_path_ends_at_the_solution() -> None:
    grid = PUZZLE
    done = grid.with_cells((step.placement.cell, step.placement.digit) for step in logic.path(grid) if step.placement)
    assert done == SOLUTION


def test_that_a_complete_grid_needs_no_step() -> None:
    rating = logic.rate(SOLUTION)
    assert (rating.rating, rating.hardest, rating.steps, rating.reaches_solution) == (0.0, None, 0, True)
