"""Mutation and fitness of Mantere & Koljonen's earlier version, which are functions like operators of one's own."""

import math
from typing import Any

import numpy as np
import pytest

from sudoku_desktop.evolution.explanation.random import PlainRandom
from sudoku_desktop.evolution.parts.fitness import sums_and_products
from sudoku_desktop.evolution.parts.mutation import swaps_or_insertions
from sudoku_desktop.evolution.parts.source import executed

BLOCK = list(range(9))
SORTED = np.arange(1, 10)
SWAP, THREE_SWAP, INSERTION = (1, 0, 0), (0, 1, 0), (0, 0, 1)


def mutants(shares: tuple[int, int, int], start: Any = SORTED, givens: Any = None) -> set[tuple[int, ...]]:
    """Return all results of many mutations of one block."""
    mutate = executed(swaps_or_insertions.declaration.source, "earlier")["swaps_or_insertions"]
    found = set()
    for seed in range(3000):
        cells = start.copy()
        mutate(cells, [BLOCK], np.zeros(9, int) if givens is None else givens, PlainRandom(seed), 1.0, *shares)
        found.add(tuple(cells.tolist()))
    assert all(sorted(each) == sorted(start.tolist()) for each in found)
    return found


def test_that_a_swap_exchanges_two_cells_and_a_three_swap_up_to_three() -> None:
    changed = [{int((np.array(each) != SORTED).sum()) for each in mutants(kind)} for kind in (SWAP, THREE_SWAP)]
    assert changed == [{0, 2}, {0, 2, 3}]
    assert len(mutants(SWAP)) == 1 + 36


def test_that_an_insertion_moves_one_digit_and_keeps_the_order_of_the_others() -> None:
    found = mutants(INSERTION)
    for each in found:
        assert any([other for other in each if other != digit] == sorted({*each} - {digit}) for digit in each)
    assert len(found) == 1 + 8 + 56, "nothing, neighbours exchanged, and all other moves"


def test_that_givens_stay() -> None:
    givens = np.array([0, 0, 5, 0, 0, 0, 7, 0, 0])
    start = np.array([1, 2, 5, 3, 4, 6, 7, 8, 9])
    found = mutants((1, 1, 1), start, givens)
    assert {(each[2], each[6]) for each in found} == {(5, 7)}
    assert len(found) > 40


def test_that_the_earlier_fitness_is_made_of_sums_products_and_missing_digits() -> None:
    cost = executed(sums_and_products.declaration.source, "earlier")["sums_and_products"]
    assert cost(SORTED, [BLOCK], 10.0, 1.0, 50.0) == 0.0
    wrong = np.array([1, 2, 3, 4, 5, 6, 7, 8, 8])
    assert cost(wrong, [BLOCK], 10.0, 1.0, 50.0) == pytest.approx(10 + math.sqrt(362880 / 9) + 50)
    right_sum_and_product = np.array([1, 2, 4, 4, 4, 5, 7, 9, 9])
    assert cost(right_sum_and_product, [BLOCK], 1.0, 1.0, 50.0) == 150.0
