"""Chromosomes of nine boxes, each a permutation with its givens in place, as NumPy arrays.

A chromosome is 81 digits, box after box. The paper's parameters are here too.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid, geometry

POPULATION = 700
TOURNAMENT = 7
CHILD_MUTATION = 0.05
PARENT_MUTATION = 0.5
PURGE_AFTER = 200
"""Number of generations without an improvement of the best after which the population is purged."""
TRIALS_OF_A_MATING = 3
"""Number of trials of a mating, for the costs of a child and of two parents, counted as this program counts them."""

SIZE = 9
_SHAPE = geometry(3)
_CELLS = _SHAPE.boxes.ravel()
_ROW_COUNTERS = _SHAPE.row_of[_CELLS] * SIZE
_COLUMN_COUNTERS = (SIZE + _SHAPE.column_of[_CELLS]) * SIZE
_COUNTERS = np.concatenate([_ROW_COUNTERS, _COLUMN_COUNTERS]) - 1
_COUNTER_COUNT = 2 * SIZE * SIZE

Digits = NDArray[np.int64]


@dataclass(frozen=True)
class BoxPuzzle:
    """The givens of a puzzle, box by box, with 0 for a blank.

    `blanks` and `missing`: of each box the places of its blanks and the digits it lacks. `swappable`: those of `blanks`
    that can be swapped, two or more.
    """

    givens: Digits
    blanks: tuple[Digits, ...]
    missing: tuple[Digits, ...]
    swappable: tuple[Digits, ...]


def read(puzzle: str) -> BoxPuzzle:
    """Read a puzzle from a text; raises ValueError when there is none, or when it has nothing to swap."""
    givens = Grid.from_text(puzzle).cells[_CELLS].astype(np.int64)
    boxes = givens.reshape(SIZE, SIZE)
    blanks = tuple(SIZE * number + np.flatnonzero(box == 0) for number, box in enumerate(boxes))
    missing = tuple(np.setdiff1d(np.arange(1, SIZE + 1), box) for box in boxes)
    swappable = tuple(places for places in blanks if len(places) > 1)
    if not swappable:
        raise ValueError("no box of this puzzle has two blanks")
    return BoxPuzzle(givens, blanks, missing, swappable)


def random_chromosome(puzzle: BoxPuzzle, random: np.random.Generator) -> Digits:
    """Return a chromosome with the missing digits of every box on its blanks, in random order; shape (81,)."""
    chromosome = puzzle.givens.copy()
    for places, digits in zip(puzzle.blanks, puzzle.missing, strict=True):
        chromosome[places] = random.permutation(digits)
    return chromosome


def penalty(chromosome: Digits) -> int:
    """Return the number of equal pairs in rows plus equal pairs in columns."""
    counts = np.bincount(_COUNTERS + np.concatenate([chromosome, chromosome]))
    return int(counts @ (counts - 1)) // 2


def penalties(chromosomes: Digits) -> Digits:
    """Return the penalties of n chromosomes; (n, 81) to (n,)."""
    count = len(chromosomes)
    places = np.arange(count)[:, None] * _COUNTER_COUNT + _COUNTERS + np.tile(chromosomes, 2)
    counts = np.bincount(places.ravel(), minlength=count * _COUNTER_COUNT).reshape(count, _COUNTER_COUNT)
    pairs: Digits = (counts * (counts - 1)).sum(axis=1) // 2
    return pairs


def check(chromosomes: Digits, puzzle: BoxPuzzle) -> None:
    """Raise AssertionError unless all n chromosomes keep the givens and every box is a permutation."""
    fixed = puzzle.givens > 0
    if not np.array_equal(chromosomes[:, fixed], np.tile(puzzle.givens[fixed], (len(chromosomes), 1))):
        raise AssertionError("a chromosome lost a given")
    if not np.all(np.sort(chromosomes.reshape(-1, SIZE), axis=1) == np.arange(1, SIZE + 1)):
        raise AssertionError("a box is no permutation")
