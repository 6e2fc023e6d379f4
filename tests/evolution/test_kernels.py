"""Comparison of the compiled loop with the naive one, generation by generation."""

import dataclasses

import numpy as np
import pytest

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.kernels.packed_boxes import (
    SIZE,
    WORDS,
    cross,
    differing_boxes,
    marks_of,
    missing_and_repeated,
)
from sudoku_desktop.evolution.lowering.boxes import unpack
from sudoku_desktop.evolution.parts.crossover import SinglePointCrossover
from sudoku_desktop.evolution.parts.duplicates import DistinctIndividuals, UnlikeParents
from sudoku_desktop.evolution.parts.escape import Whose
from sudoku_desktop.evolution.parts.mutation import BlocksTried
from sudoku_desktop.evolution.parts.replacement import DeterministicCrowding, MutatedParents
from sudoku_desktop.evolution.parts.selection import Tournament
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007 as PAPER
from sudoku_desktop.evolution.run import Run
from tests.puzzles import ESCARGOT, MK_FIG_1
from tests.reference.naive_evolution import NaiveRun, naive_cost

ALIKE = PAPER.with_texts({"mutation.probability": "0.03"})
"""Algorithm that produces many duplicates."""

VARIANTS = {
    "as published": PAPER,
    "skipping illegal swaps": PAPER.with_texts({"mutation.illegal_swap": "is skipped"}),
    "counting each digit after the swap": PAPER.with_texts({"mutation.slack_of": "each after a swap"}),
    "much slack after the swap": PAPER.with_texts({"mutation.slack_of": "each after a swap", "mutation.slack": "3"}),
    "ageing one individual": PAPER.with_texts({"ageing.whose": "the individual alone"}),
    "mutating one box": PAPER.with_texts({"mutation.blocks": "one random block of the child"}),
    "remembering ages": PAPER.with_settings({"ageing.whose": Whose.REMEMBERED}),
    "remembering great ages": PAPER.with_settings({"ageing.whose": Whose.REMEMBERED, "ageing.penalty": 7}),
    "remembering ages, restarting often": PAPER.with_settings(
        {
            "ageing.whose": Whose.REMEMBERED,
            "restart.after": 9,
            "mutation.blocks": BlocksTried.ONE,
        }
    ),
    "remembering ages of many": PAPER.with_settings(
        {
            "ageing.whose": Whose.REMEMBERED,
            "population": 90,
            "replacement.elite": 3,
            "mutation.blocks": BlocksTried.ONE,
        }
    ),
    "children unlike their parents": dataclasses.replace(PAPER, duplicates=UnlikeParents()),
    "children unlike their parents if they can": dataclasses.replace(
        PAPER.with_settings({"mutation.blocks": BlocksTried.ONE, "mutation.probability": 0.1}),
        duplicates=UnlikeParents(2),
    ),
    "without slack": PAPER.with_texts({"mutation.slack": "0"}),
    "with much slack": PAPER.with_texts({"mutation.slack": "4"}),
    "restarting often": PAPER.with_texts({"restart.after": "9"}),
    "without ageing": PAPER.with_texts({"ageing.penalty": "0"}),
    "large elite": PAPER.with_texts({"replacement.elite": "7"}),
    "without an elite": PAPER.with_texts({"replacement.elite": "0"}),
    "a large population": PAPER.with_texts({"population": "90"}),
    "tournament and single point": dataclasses.replace(
        PAPER, selection=Tournament(3), crossover=SinglePointCrossover()
    ),
    "crowding": dataclasses.replace(ALIKE, replacement=DeterministicCrowding()),
    "mutated parents": dataclasses.replace(ALIKE, replacement=MutatedParents()),
    "distinct": dataclasses.replace(ALIKE, duplicates=DistinctIndividuals()),
    "distinct if soon": dataclasses.replace(ALIKE, duplicates=DistinctIndividuals(1)),
    "distinct in a large population": dataclasses.replace(
        ALIKE, duplicates=DistinctIndividuals(3), selection=Tournament(5), population=90
    ),
    "distinct in a crowd": dataclasses.replace(
        ALIKE, duplicates=DistinctIndividuals(), replacement=DeterministicCrowding()
    ),
    "distinct with mutated parents": dataclasses.replace(
        ALIKE, duplicates=DistinctIndividuals(2), replacement=MutatedParents(3, 0.1), selection=Tournament(4)
    ),
}


@pytest.mark.parametrize("algorithm", VARIANTS.values(), ids=VARIANTS.keys())
def test_that_a_run_is_the_naive_run(algorithm: Algorithm) -> None:
    naive = NaiveRun(algorithm, ESCARGOT, seed=3)
    run = Run(algorithm, ESCARGOT, seed=3)
    for _ in range(24):
        naive.advance()
    snapshot = run.advance(24)
    trace = snapshot.trace
    assert trace.best.tolist() == naive.best
    assert trace.mean.tolist() == pytest.approx(naive.mean)
    assert trace.worst.tolist() == naive.worst
    assert trace.diversity.tolist() == pytest.approx(naive.diversity)
    assert (snapshot.restarts, snapshot.trials) == (naive.restarts, naive.trials)
    lowest = next(each for each in naive.population if each.cost == snapshot.best_cost)
    assert snapshot.best_cost == naive_cost([int(digit) for digit in snapshot.best.cells]) == lowest.cost


def test_that_a_run_finds_the_naive_solution() -> None:
    naive = NaiveRun(PAPER, MK_FIG_1, seed=6)
    run = Run(PAPER, MK_FIG_1, seed=6)
    while not naive.is_solved:
        naive.advance()
    snapshot = run.advance(5000)
    assert snapshot.generation == len(naive.best) - 1
    assert snapshot.solution is not None


def test_that_marks_and_cost_are_those_of_the_unpacked_grid() -> None:
    rng = np.random.default_rng(1)
    for _ in range(50):
        boxes = np.array([rng.permutation(SIZE) for _ in range(SIZE)])
        genes = np.zeros(WORDS, np.int64)
        genes[:SIZE] = (boxes << (4 * np.arange(SIZE))).sum(axis=1)
        genes[SIZE:] = [marks_of(int(digits)) for digits in genes[:SIZE]]
        cells = unpack(genes, Grid.blank())
        assert missing_and_repeated(genes, 0) == naive_cost(cells.tolist())


def test_that_boxes_are_crossed_and_compared_one_by_one() -> None:
    rng = np.random.default_rng(8)
    parents, children = rng.integers(0, 2, (2, 3 * WORDS))
    mother, father = (parents[slot * WORDS : (slot + 1) * WORDS].reshape(2, SIZE) for slot in (0, 2))
    for _ in range(50):
        from_father = int(rng.integers(0, 2**32))
        before = children.copy()
        cross(parents, 0, 2 * WORDS, children, WORDS, from_father)
        is_father = (from_father >> np.arange(SIZE)) & 1 == 1
        assert np.array_equal(children[WORDS : 2 * WORDS].reshape(2, SIZE), np.where(is_father, father, mother))
        assert np.array_equal(np.delete(children, range(WORDS, 2 * WORDS)), np.delete(before, range(WORDS, 2 * WORDS)))
        differs = children[WORDS : WORDS + SIZE] != parents[:SIZE]
        assert differing_boxes(children, WORDS, parents, 0) == int((differs << np.arange(SIZE)).sum())
