"""The canonical form of a 9×9 puzzle, by which isomorphic puzzles are recognised."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations, product
from threading import Event

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.services.hunting.kernels.canonical import canonical_form


@cache
def column_permutations() -> NDArray[np.int64]:
    """Return the 1296 permutations of nine columns that keep stacks together, shape (1296, 9)."""
    triples = list(permutations(range(3)))
    return np.array(
        [
            [3 * stacks[place] + column for place in range(3) for column in columns[place]]
            for stacks in triples
            for columns in product(triples, repeat=3)
        ],
        np.int64,
    )


def canonical(puzzle: Grid, solution: Grid) -> tuple[Grid, Grid]:
    """Return the canonical forms of a 9×9 puzzle and of its only solution.

    Two puzzles have the same canonical form exactly if one of the 3,359,232 permutations of rows and columns and one of
    the 9! renamings of digits turn one into the other.
    """
    best, pattern = np.zeros(81, np.uint8), np.zeros(81, np.uint8)
    canonical_form(puzzle.cells.copy(), solution.cells.copy(), column_permutations(), best, pattern)
    return Grid(best * pattern), Grid(best)


def canonical_if_proper(puzzle: Grid) -> Grid | None:
    """Return the canonical form of a puzzle, or None unless it is 9×9 with exactly one solution."""
    if not puzzle.geometry.is_standard_9x9:
        return None
    verdict = exact.prove(puzzle)
    if not (verdict.decided and verdict.solutions == 1):
        return None
    return canonical(puzzle, verdict.examples[0])[0]


def known_forms(puzzles: Iterable[Grid], stop: Event | None = None) -> tuple[frozenset[str], int]:
    """Return the canonical forms of puzzles as texts, and how many puzzles have none.

    Ends early with an incomplete result once `stop` is set.
    """
    forms, improper = set[str](), 0
    for puzzle in puzzles:
        if stop is not None and stop.is_set():
            break
        form = canonical_if_proper(puzzle)
        if form is None:
            improper += 1
        else:
            forms.add(form.to_text())
    return frozenset(forms), improper
