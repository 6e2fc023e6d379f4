"""Forced cells are those that naked and hidden singles alone fill, and nothing else."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.explanation.building import propagated
from sudoku_desktop.evolution.forced_cells import fill_forced_cells
from sudoku_desktop.evolution.parts.preparation import AsGiven, ForcedCells
from sudoku_desktop.evolution.presets import SHARMA_BHARTIYA_2020, TEAM_209
from sudoku_desktop.evolution.run import Run
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION
from tests.reference.grids import solved_grid, thinned

UNTIL_NOTHING_CHANGES = 1000
orders = st.sampled_from([2, 3, 4, 5])
randoms = st.integers(0, 2**32).map(Random)
shares = st.sampled_from([0.15, 0.3, 0.45, 0.6, 0.9])


def may(cells: list[int], order: int, cell: int) -> set[int]:
    """Return the digits that a blank allows beside its peers."""
    if cells[cell]:
        return set()
    return set(range(1, order * order + 1)) - {cells[peer] for peer in geometry(order).peers[cell]}


def naive_pass(cells: list[int], order: int) -> list[int]:
    """Fill all naked singles at once, then the hidden ones of rows, columns and boxes."""
    shape = geometry(order)
    domains = [may(cells, order, cell) for cell in range(len(cells))]
    cells = [min(domain) if len(domain) == 1 else digit for digit, domain in zip(cells, domains, strict=True)]
    for units in (shape.rows, shape.columns, shape.boxes):
        domains = [may(cells, order, cell) for cell in range(len(cells))]
        for unit in units.tolist():
            for digit in range(1, shape.size + 1):
                places = [cell for cell in unit if digit in domains[cell]]
                if len(places) == 1:
                    cells[places[0]] = digit
    return cells


@given(orders, randoms, shares)
def test_that_every_pass_fills_what_the_naive_pass_fills(order: int, random: Random, kept: float) -> None:
    solution = solved_grid(order, random)
    givens = thinned(solution, kept, random)
    naive = givens
    for passes in range(4):
        filled = fill_forced_cells(Grid(givens, geometry(order)), passes).cells.tolist()
        assert filled == naive
        assert all(digit in (0, right) for digit, right in zip(filled, solution, strict=True))
        naive = naive_pass(naive, order)


@settings(max_examples=15)
@given(orders, randoms, shares)
def test_that_in_the_end_all_singles_are_filled(order: int, random: Random, kept: float) -> None:
    givens = thinned(solved_grid(order, random), kept, random)
    fixpoint = propagated(givens, geometry(order))
    assert fixpoint is not None
    assert fill_forced_cells(Grid(givens, geometry(order)), UNTIL_NOTHING_CHANGES).cells.tolist() == fixpoint.cells


@given(orders, randoms, st.sampled_from([0.3, 0.45, 0.6]))
def test_that_an_unsolvable_puzzle_is_left_without_a_clash(order: int, random: Random, kept: float) -> None:
    givens = thinned(solved_grid(order, random), kept, random)
    for cell in random.sample(range(len(givens)), 3):
        admitted = may(givens, order, cell)
        givens[cell] = random.choice(sorted(admitted)) if admitted else givens[cell]
    grid = Grid(givens, geometry(order))
    filled = fill_forced_cells(grid, UNTIL_NOTHING_CHANGES)
    assert filled.extends(grid)
    assert filled.conflicts() == ()


def test_that_givens_that_clash_are_left_as_they_are() -> None:
    clashing = MK_FIG_1.with_cell(1, 8)
    assert clashing.conflicts()
    assert fill_forced_cells(clashing, UNTIL_NOTHING_CHANGES) == clashing


def test_that_a_puzzle_may_be_solved_by_its_forced_cells_alone() -> None:
    assert ForcedCells().prepare(MK_FIG_1) == MK_FIG_1_SOLUTION
    assert AsGiven().prepare(MK_FIG_1) == MK_FIG_1
    for preset in (SHARMA_BHARTIYA_2020, TEAM_209):
        snapshot = Run(preset.with_settings({"population": 300}), MK_FIG_1, 1).advance(5)
        assert (snapshot.generation, snapshot.solution) == (0, MK_FIG_1_SOLUTION)
        assert snapshot.prepared == MK_FIG_1_SOLUTION


@pytest.mark.parametrize("passes", [1, 10])
def test_that_the_evolution_takes_forced_cells_for_givens(passes: int) -> None:
    algorithm = TEAM_209.with_settings({"preparation.passes": passes, "population": 50})
    givens = MK_FIG_1_SOLUTION.with_cells((cell, 0) for cell in range(81) if cell % 2 or cell < 27)
    run = Run(algorithm, givens, 1)
    assert run.prepared == fill_forced_cells(givens, passes)
    assert run.prepared.filled_count > givens.filled_count
    assert run.advance(3).best.extends(run.prepared)
    assert Run(algorithm, ESCARGOT, 1).prepared == ESCARGOT.with_cell(65, 1), "one hidden single, and that is all"
