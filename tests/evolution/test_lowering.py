"""The bridge from declarations to kernels: what it writes, and what it refuses."""

import dataclasses

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_desktop.board import Grid, geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.escape import Restart
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.packed_boxes import SIZE, WORDS
from sudoku_desktop.evolution.lowering import lower_algorithm, lower_puzzle, new_state, unpack
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.presets import PRESETS
from sudoku_desktop.evolution.run import Run
from sudoku_desktop.evolution.selection import Tournament
from tests.puzzles import ESCARGOT, MK_FIG_1, MK_FIG_1_SOLUTION

SHAPE = geometry(3)
PUZZLES = [MK_FIG_1, ESCARGOT, MK_FIG_1_SOLUTION, Grid.blank()]


def nibbles(word: int, count: int) -> list[int]:
    return [int(word) >> (4 * place) & 15 for place in range(count)]


@pytest.mark.parametrize("givens", PUZZLES)
def test_that_a_puzzle_is_written_box_by_box(givens: Grid) -> None:
    boxes = lower_puzzle(PAPER, givens)
    for box, cells in enumerate(SHAPE.boxes):
        digits = givens.cells[cells].tolist()
        assert nibbles(boxes.givens[box], 9) == [max(digit - 1, 0) for digit in digits]
        free = [place for place, digit in enumerate(digits) if digit == 0]
        assert nibbles(boxes.free[box], int(boxes.free_count[box])) == free


def test_that_neighbours_are_the_boxes_beside_then_those_above_and_below() -> None:
    neighbours = lower_puzzle(PAPER, MK_FIG_1).neighbours
    assert neighbours[0].tolist() == [1, 2, 3, 6]
    assert neighbours[4].tolist() == [3, 5, 1, 7]
    assert neighbours[8].tolist() == [6, 7, 2, 5]


@pytest.mark.parametrize("cells", [(0, 20), (40, 41)])
def test_that_a_box_that_holds_a_given_twice_is_refused(cells: tuple[int, int]) -> None:
    givens = Grid.blank().with_cells((cell, 7) for cell in cells)
    box = SHAPE.box_of[cells[0]] + 1
    with pytest.raises(ValueError, match=rf"^box {box} holds a given twice; box permutations cannot write it$"):
        lower_puzzle(PAPER, givens)
    with pytest.raises(ValueError, match="holds a given twice"):
        Run(PAPER, givens, seed=0)


def test_that_a_given_twice_in_a_row_can_be_written() -> None:
    lower_puzzle(PAPER, Grid.blank().with_cells([(0, 7), (8, 7)]))


@pytest.mark.parametrize("order", [2, 4, 5])
def test_that_other_orders_are_refused(order: int) -> None:
    with pytest.raises(ValueError, match=f"packed boxes hold grids of order 3, got order {order}"):
        lower_puzzle(PAPER, Grid.blank(order))


def test_that_a_plan_names_operators_by_their_opcodes() -> None:
    plan = lower_algorithm(PAPER)
    assert (plan.selection, plan.crossover) == (opcodes.SELECT_BETTER_RANKS, opcodes.CROSS_UNIFORM)
    assert (plan.population, plan.elite, plan.slack, plan.ageing_penalty, plan.restart_after) == (21, 1, 1, 1.0, 2000)
    plan = lower_algorithm(dataclasses.replace(PAPER, selection=Tournament(3), escapes=()))
    assert (plan.selection, plan.tournament_size) == (opcodes.SELECT_TOURNAMENT, 3)
    assert (plan.ageing_penalty, plan.restart_after) == (0.0, opcodes.NEVER)


VARIANTS = (
    *PRESETS,
    PAPER.with_texts({"mutation.probability": "1", "mutation.longest": "20", "ageing.penalty": "100"}),
    dataclasses.replace(PAPER, population=100, escapes=(Restart(7),), selection=Tournament(64)),
)


@pytest.mark.parametrize("algorithm", VARIANTS)
def test_that_every_algorithm_and_puzzle_lowers_to_the_same_types(algorithm: Algorithm) -> None:
    def types(record: object) -> list[object]:
        values = record._asdict().values()  # type: ignore[attr-defined]
        return [(value.dtype, value.ndim, value.flags.writeable) if hasattr(value, "ndim") else type(value)
                for value in values]  # fmt: skip

    assert types(lower_algorithm(algorithm)) == types(lower_algorithm(PAPER))
    assert types(new_state(algorithm, 3)) == types(new_state(PAPER, 2**63))
    for givens in PUZZLES:
        assert types(lower_puzzle(algorithm, givens)) == types(lower_puzzle(PAPER, MK_FIG_1))


def test_that_a_seed_says_which_words_are_drawn() -> None:
    words = [int(new_state(PAPER, seed).random[0]) for seed in (0, 0, 1, 2**32, 2**64 + 1)]
    assert words[0] == words[1]
    assert len(set(words)) == 4


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_that_unpacking_undoes_packing(seed: int) -> None:
    rng = np.random.default_rng(seed)
    boxes = rng.permuted(np.tile(np.arange(SIZE), (2, SIZE, 1)), axis=2)
    words = np.zeros((2, WORDS), np.int64)
    words[:, :SIZE] = (boxes << (4 * np.arange(SIZE))).sum(axis=2)
    cells = unpack(words, Grid.blank())
    assert cells.shape == (2, 81)
    assert np.array_equal(cells[:, SHAPE.boxes], boxes + 1)
