"""Comparison of the propagation kernels with sets of digits."""

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.explanation.building import PartialGrid, propagated
from sudoku_desktop.evolution.kernels.construction import Construction, propagate_givens
from sudoku_desktop.evolution.lowering.construction import lower_construction
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION
from tests.reference.grids import solved_grid, thinned

ORDERS = (2, 3, 4, 5)
orders = st.sampled_from(ORDERS)
randoms = st.integers(0, 2**32).map(Random)


def members(bits: int) -> set[int]:
    return {bit for bit in range(int(bits).bit_length()) if int(bits) >> bit & 1}


def domains_of(built: Construction) -> list[set[int]]:
    """Return the domains of the start state, with digits from 1."""
    return [{digit + 1 for digit in members(bits)} for bits in built.start_domains]


def assert_places_mirror_domains(domains: list[set[int]], places: np.ndarray, order: int) -> None:
    size = order * order
    for unit, cells in enumerate(geometry(order).units):
        for digit in range(1, size + 1):
            expected = {position for position, cell in enumerate(cells) if digit in domains[cell]}
            assert members(places[unit * size + digit - 1]) == expected


@given(orders, randoms, st.floats(0, 1))
def test_that_givens_of_a_solution_are_propagated_as_by_sets(order: int, random: Random, kept: float) -> None:
    givens = thinned(solved_grid(order, random), kept, random)
    built = lower_construction(Grid(givens, geometry(order)))
    naive = propagated(givens, geometry(order))
    assert naive is not None
    assert built.start_genes.tolist() == naive.cells
    assert domains_of(built) == naive.domains
    assert_places_mirror_domains(naive.domains, built.start_places, order)
    assert built.open_cells.tolist() == naive.blanks
    assert built.start_cost.tolist() == [len(naive.blanks)]


@settings(deadline=None)
@given(orders, randoms, st.floats(0, 1))
def test_that_singles_of_a_solution_are_its_own_digits(order: int, random: Random, kept: float) -> None:
    solution = solved_grid(order, random)
    built = lower_construction(Grid(thinned(solution, kept, random), geometry(order)))
    for gene, domain, digit in zip(built.start_genes.tolist(), domains_of(built), solution, strict=True):
        assert gene == digit or (gene == 0 and digit in domain and len(domain) > 1)


@given(orders, randoms, st.floats(0, 0.6))
def test_that_digits_without_a_plan_leave_a_legal_grid_without_singles(
    order: int, random: Random, filled: float
) -> None:
    """Fill a grid at random; as nearly all contradict themselves, dead cells are included."""
    size = order * order
    givens = np.zeros(size * size, np.uint8)
    full = (1 << size) - 1
    start = lower_construction(Grid.blank(geometry(order)))
    cells = np.zeros(size * size, np.uint8)
    domains, places = np.full(size * size, full, np.int64), np.full(3 * size * size, full, np.int64)
    naive = PartialGrid(geometry(order))
    for cell in random.sample(range(size * size), int(filled * size * size)):
        if not naive.domains[cell]:
            continue
        digit = random.choice(sorted(naive.domains[cell]))
        givens[:] = 0
        givens[cell] = digit
        blanks = propagate_givens(
            givens, start.cells_of, start.addresses, start.homes, domains, places, start.queue, cells
        )
        dead_before = len(naive.dead)
        naive.place(cell, digit)
        assert cells.tolist() == naive.cells
        assert (blanks < 0) == (len(naive.dead) > dead_before)
    assert Grid(cells, geometry(order)).conflicts() == ()
    now = [{digit + 1 for digit in members(bits)} for bits in domains]
    assert now == naive.domains
    assert_places_mirror_domains(now, places, order)
    assert all(len(domain) != 1 for domain in now)
    assert all(bits & (bits - 1) or not bits for bits in places.tolist())


def test_that_an_easy_puzzle_is_solved_by_singles_and_a_hard_one_is_not() -> None:
    assert lower_construction(MK_FIG_1).start_genes.tolist() == MK_FIG_1_SOLUTION.cells.tolist()
    assert lower_construction(MK_FIG_1).start_cost.tolist() == [0]
    assert lower_construction(ESCARGOT).open_cells.size > 50


CONTRADICTIONS = {
    "a digit twice in a row": ({0: 5, 8: 5}, 79),
    "a cell without a candidate": ({cell: cell + 1 for cell in range(8)} | {17: 9}, 72),
    "a digit without a place": ({0: 5, 1: 6, 2: 7, 12: 1, 24: 1}, 76),
    "a full grid with a digit twice": (dict(enumerate(MK_FIG_1_SOLUTION.cells.tolist())) | {0: 9}, 1),
}


@pytest.mark.parametrize(("changes", "cost"), CONTRADICTIONS.values(), ids=CONTRADICTIONS.keys())
def test_that_contradictory_givens_open_no_cell(changes: dict[int, int], cost: int) -> None:
    givens = Grid.blank().with_cells(changes.items())
    assert propagated(givens.cells.tolist(), geometry(3)) is None
    built = lower_construction(givens)
    assert built.open_cells.size == 0
    assert built.start_cost.tolist() == [cost]
    assert built.start_genes.tolist() == givens.cells.tolist()


@pytest.mark.parametrize("order", ORDERS)
def test_that_a_blank_grid_leaves_every_digit_to_every_cell(order: int) -> None:
    built = lower_construction(Grid.blank(geometry(order)))
    assert built.open_cells.size == order**4
    assert domains_of(built) == [set(range(1, order * order + 1))] * order**4
