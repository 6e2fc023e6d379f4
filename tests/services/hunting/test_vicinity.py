"""Children are minimal puzzles with exactly one solution, and depend on the generator alone."""

import numpy as np

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.services.hunting.vicinity import crossover_child, minimal, random_puzzle, vicinity_child


def assert_minimal(puzzle: Grid, solution: Grid) -> None:
    assert exact.count_solutions(puzzle, 2) == 1
    assert exact.solve(puzzle) == solution
    assert exact.superfluous_givens(puzzle) == ()


def test_that_children_are_minimal_and_have_one_solution() -> None:
    rng = np.random.default_rng(1)
    puzzle, solution = random_puzzle(rng)
    assert_minimal(puzzle, solution)
    children = [vicinity_child(puzzle, solution, rng) for _ in range(60)]
    made = [child for child in children if child is not None]
    assert len(made) > 30
    for child in made:
        assert_minimal(*child)
    assert {child[1] == solution for child in made} == {True, False}
    assert len({child[0] for child in made}) > 30


def test_that_a_crossover_has_givens_of_its_parents_only() -> None:
    rng = np.random.default_rng(2)
    one, solution = random_puzzle(rng)
    other = minimal(solution, rng)
    child = crossover_child(one, other, solution, rng)
    assert_minimal(child, solution)
    assert not child.cells[(one.cells == 0) & (other.cells == 0)].any()


def test_that_the_same_generator_makes_the_same_children() -> None:
    def children() -> list[object]:
        rng = np.random.default_rng(3)
        puzzle, solution = random_puzzle(rng)
        return [vicinity_child(puzzle, solution, rng) for _ in range(10)]

    assert children() == children()
