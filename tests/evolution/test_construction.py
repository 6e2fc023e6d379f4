"""Children built under propagation are legal whatever the parents are, and equal the naive child draw by draw."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import CLASSIC, Grid, geometry
from sudoku_desktop.evolution.explanation.building import built_child
from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.kernels.construction import NO_LIMIT, NOBODY, build_child
from sudoku_desktop.evolution.lowering.construction import lower_construction
from sudoku_desktop.evolution.lowering.plan import lower_algorithm
from sudoku_desktop.evolution.presets import CONSTRUCTIVE_2026
from tests.puzzles import MK_FIG_1_SOLUTION, SEVERAL
from tests.reference.grids import solved_grid, thinned

ORDERS = (2, 3, 4, 5)
orders = st.sampled_from(ORDERS)
seeds = st.integers(0, 2**64 - 1)
randoms = st.integers(0, 2**32).map(Random)
probabilities = st.sampled_from([0.0, 0.02, 0.5, 0.9, 1.0])

Cells = Sequence[int]


NO_SOURCES = np.zeros(0, np.uint8)
PLAN = lower_algorithm(CONSTRUCTIVE_2026, CLASSIC)


class Nursery:
    """Builds the children of one puzzle, one after another, from one random state."""

    def __init__(self, givens: Grid, seed: int) -> None:
        self.givens = givens
        self.construction = lower_construction(givens)
        self.random = np.array([seed], np.uint64)

    def child(
        self, *parents: Cells, shared: float = 0.9, mutation: float = 0.02, limit: int = NO_LIMIT
    ) -> tuple[list[int], int]:
        """Return the cells of the next child of these parents, and its cost."""
        plan = PLAN._replace(
            crossover=PLAN.crossover._replace(shared=float(shared)),
            mutation=PLAN.mutation._replace(probability=float(mutation)),
        )
        count = len(self.givens.cells)
        genes = np.zeros(2 * count, np.uint8)
        at = [NOBODY, NOBODY]
        for place, parent in enumerate(parents):
            genes[place * count : (place + 1) * count] = parent
            at[place] = place * count
        room = np.full(count + 2, 99, np.uint8)
        with np.errstate(over="ignore"):  # the generator's arithmetic wraps; without the JIT NumPy would complain
            cost = build_child(plan, self.construction, genes, *at, room, 1, limit, self.random, NO_SOURCES, 0)
        assert room[0] == room[-1] == 99
        return room[1:-1].tolist(), int(cost)


def puzzle_and_parents(order: int, random: Random) -> tuple[list[int], list[list[int]]]:
    """Draw givens, and two other fillings of the blanks that may break every rule."""
    solution = solved_grid(order, random)
    givens = thinned(solution, random.choice([0.1, 0.3, 0.5]), random)
    size = order * order

    def parent() -> list[int]:
        share = random.random()
        return [
            given or (digit if random.random() < share else random.randint(0, size))
            for given, digit in zip(givens, solution, strict=True)
        ]

    return givens, [parent(), parent()]


@given(orders, randoms, seeds, st.integers(0, 2), probabilities, probabilities)
def test_that_a_child_is_the_naive_child(
    order: int, random: Random, seed: int, parent_count: int, shared: float, mutation: float
) -> None:
    givens, parents = puzzle_and_parents(order, random)
    parents = parents[:parent_count]
    nursery = Nursery(Grid(givens, geometry(order)), seed)
    naive_random = PlainRandom(seed)
    for _ in range(2):
        cells, cost = nursery.child(*parents, shared=shared, mutation=mutation)
        naive = built_child(givens, geometry(order), parents, shared, mutation, naive_random)
        assert cells == naive
        assert cost == naive.count(0)
        assert int(nursery.random[0]) == naive_random.state


@settings(deadline=None)
@given(orders, randoms, seeds, st.integers(0, 2))
def test_that_a_child_keeps_the_givens_and_holds_no_digit_twice_in_a_unit(
    order: int, random: Random, seed: int, parent_count: int
) -> None:
    givens, parents = puzzle_and_parents(order, random)
    cells, cost = Nursery(Grid(givens, geometry(order)), seed).child(*parents[:parent_count])
    child = Grid(cells, geometry(order))
    assert child.extends(Grid(givens, geometry(order)))
    assert child.conflicts() == ()
    assert cost == cells.count(0)


@settings(deadline=None)
@given(orders, randoms, seeds)
def test_that_two_solved_parents_hand_on_all_that_they_share(order: int, random: Random, seed: int) -> None:
    mother = solved_grid(order, random)
    one, other = random.sample(range(1, order * order + 1), 2)
    father = [{one: other, other: one}.get(digit, digit) for digit in mother]
    cells, _ = Nursery(Grid.blank(geometry(order)), seed).child(mother, father, shared=1.0, mutation=0.0)
    assert [gene for gene, digit in zip(cells, mother, strict=True) if digit not in (one, other)] == [
        digit for digit in mother if digit not in (one, other)
    ]


@pytest.mark.parametrize("order", ORDERS)
def test_that_the_child_of_one_solved_parent_is_that_parent(order: int) -> None:
    parent = solved_grid(order, Random(order))
    nursery = Nursery(Grid.blank(geometry(order)), seed=1)
    for parents in ((parent,), (parent, parent)):
        assert nursery.child(*parents, mutation=0.0) == (parent, 0)


def test_that_mutation_leaves_the_parents() -> None:
    parent = solved_grid(3, Random(5))
    nursery = Nursery(Grid.blank(), seed=2)
    changed = [nursery.child(parent, shared=0.0, mutation=rate)[0] != parent for rate in (0.02, 0.3) for _ in range(40)]
    assert 0 < sum(changed[:40]) < sum(changed[40:]) <= 40


def test_that_random_construction_solves_a_puzzle_after_some_children() -> None:
    nursery = Nursery(SEVERAL, seed=3)
    children = (nursery.child() for _ in range(3000))
    solved = next(cells for cells, cost in children if cost == 0)
    assert Grid(solved).is_solved
    assert Grid(solved).extends(SEVERAL)


@settings(deadline=None)
@given(orders, randoms, seeds, st.integers(0, 8))
def test_that_only_a_child_above_the_limit_is_given_up(order: int, random: Random, seed: int, limit: int) -> None:
    givens, parents = puzzle_and_parents(order, random)
    whole, cost = Nursery(Grid(givens, geometry(order)), seed).child(*parents)
    cells, result = Nursery(Grid(givens, geometry(order)), seed).child(*parents, limit=limit)
    if cost <= limit:
        assert (cells, result) == (whole, cost)
    else:
        assert result > limit
        assert result == cells.count(0)


@pytest.mark.parametrize("changes", [{0: 5, 8: 5}, dict(enumerate(MK_FIG_1_SOLUTION.cells.tolist())) | {0: 9}])
def test_that_contradictory_givens_have_only_themselves_for_children(changes: dict[int, int]) -> None:
    givens = Grid.blank().with_cells(changes.items())
    cells, cost = Nursery(givens, seed=1).child(MK_FIG_1_SOLUTION.cells.tolist())
    assert cells == givens.cells.tolist()
    assert cost >= 1
