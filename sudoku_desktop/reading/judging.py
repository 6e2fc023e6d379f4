"""Which digits the network's probabilities come to, which of them are doubtful, and what would mend them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.reading.digits import BLANK, OTHER, PRINTED, WRITTEN
from sudoku_desktop.reading.reading import Change

SURE = 0.9
"""Below it a cell is doubtful; from cross-validation on the training photos (docs/measurements.md)."""
CONCEIVABLE = 0.005
"""What is less likely is no alternative."""
FEWEST_DOUBTS = 3
"""Cells that are marked at least in a puzzle that has not exactly one solution."""
FEWEST_GIVENS = 17
"""A 9×9 puzzle with fewer has several solutions (McGuire, Tugemann & Civario 2012)."""
MOST_STRANGE_PRINT = 8
"""Givens that may look handwritten because the network has not seen their typeface."""
MOST_CHANGES, MOST_IN_PAIRS = 120, 24
NODES = 20_000
"""Guesses of the prover a reading: newspaper puzzles take a handful."""


@dataclass(frozen=True)
class Judgement:
    """As in `reading.Reading`."""

    puzzle: Grid
    doubtful: frozenset[int]
    entries: tuple[int, ...]
    alternatives: Mapping[int, tuple[int, ...]]
    suggestion: tuple[Change, ...]


def judged(likely: NDArray[np.float32]) -> Judgement:
    """What 81 cells hold, from how likely each class is in each, shape (81, classes)."""
    kinds = np.column_stack([likely[:, BLANK], likely[:, PRINTED].sum(1), likely[:, WRITTEN].sum(1), likely[:, OTHER]])
    kind = kinds.argmax(axis=1)
    printed, written = likely[:, PRINTED].argmax(axis=1) + 1, likely[:, WRITTEN].argmax(axis=1) + 1
    givens = np.where(kind == 1, printed, 0)
    entries = np.where(kind == 2, written, 0)
    # As a given, a cell is a digit in print or none; who writes and what matters less.
    as_given = np.column_stack([1 - likely[:, PRINTED].sum(axis=1), likely[:, PRINTED]])
    sureness = np.where(kind == 3, 0.0, np.take_along_axis(as_given, givens[:, None], axis=1)[:, 0])
    is_unique = bool(_have_one_solution(givens[None, :])[0])
    together = np.where(givens == 0, entries, givens)
    if not is_unique and _may_be_strange_print(givens, entries) and _have_one_solution(together[None, :])[0]:
        sureness = np.where(entries > 0, 0.0, sureness)
        givens, entries, is_unique = together, np.zeros_like(entries), True
    puzzle = Grid(givens)
    doubtful = set(np.flatnonzero(sureness < SURE).tolist()) | puzzle.clashing_cells()
    suggestion: tuple[Change, ...] = ()
    if not is_unique:
        suggestion = _mending(givens, as_given)
        weakest = np.argsort(sureness, kind="stable").tolist()
        # Where no likely change would mend it, every cell may be wrong: most often the grid was found amiss.
        doubtful |= {change.cell for change in suggestion} | set(weakest[: FEWEST_DOUBTS if suggestion else None])
    digits = as_given[:, :].copy()
    digits[:, 1:] += likely[:, WRITTEN]
    alternatives = {}
    for cell in sorted(doubtful):
        order = [int(digit) for digit in np.argsort(-digits[cell], kind="stable")]
        others = [digit for digit in order if digit != givens[cell] and digits[cell, digit] > CONCEIVABLE]
        suggested = [change.digit for change in suggestion if change.cell == cell and change.digit not in others]
        alternatives[cell] = (*others, *suggested)
    return Judgement(puzzle, frozenset(doubtful), tuple(entries.tolist()), alternatives, suggestion)


def _may_be_strange_print(givens: NDArray[np.int64], entries: NDArray[np.int64]) -> bool:
    """Whether what looks handwritten may be print in a typeface of its own: there is too little else, or little of it.

    Somebody's entries are not what a puzzle needs to have one solution.
    """
    return bool(0 < np.count_nonzero(entries) <= MOST_STRANGE_PRINT or np.count_nonzero(givens) < FEWEST_GIVENS)


def _mending(givens: NDArray[np.int64], as_given: NDArray[np.float32]) -> tuple[Change, ...]:
    """The likeliest change, or else two, that leave exactly one solution; none where there are none so near."""
    now = np.take_along_axis(as_given, givens[:, None], axis=1)
    loss = np.log(now + 1e-9) - np.log(as_given + 1e-9)
    np.put_along_axis(loss, givens[:, None], np.inf, axis=1)
    nearest = np.argsort(loss, axis=None, kind="stable")[:MOST_CHANGES]
    changes = [Change(int(place) // 10, int(place) % 10) for place in nearest]
    singles = [(change,) for change in changes]
    pairs = [pair for pair in combinations(changes[:MOST_IN_PAIRS], 2) if pair[0].cell != pair[1].cell]
    pairs.sort(key=lambda pair: sum(float(loss[change.cell, change.digit]) for change in pair))
    for attempts in (singles, pairs):
        grids = np.repeat(givens[None, :], len(attempts), axis=0)
        for row, attempt in zip(grids, attempts, strict=True):
            for change in attempt:
                row[change.cell] = change.digit
        for attempt, mends in zip(attempts, _have_one_solution(grids), strict=True):
            if mends:
                return attempt
    return ()


def _have_one_solution(grids: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Whether each of n grids is proved to have exactly one solution."""
    counts = exact.count_solutions_of_many(grids.astype(np.uint8), exact.SEVERAL, node_limit=NODES)
    return np.asarray(counts == 1)
