"""Which digits the network's probabilities come to, which of them are doubtful, and what would mend them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.reading.digits import BLANK, CLASSES, OTHER, PRINTED, WRITTEN
from sudoku_desktop.reading.inks import FEWEST_GIVENS, Looks, Parting, partings, pencilled, strangers
from sudoku_desktop.reading.reading import Change

SURE = 0.9
"""Below it a cell is doubtful; from cross-validation on the training photos (docs/measurements.md)."""
LIKELY = 0.5
"""Of being in print. What is much smaller than what is so is a candidate that somebody has pencilled, unless SURE to be
in print; where it may be in print, it is asked."""
CONCEIVABLE = 0.005
"""What is less likely is no alternative."""
FEWEST_DOUBTS = 3
"""Cells that are marked at least in a puzzle that has not exactly one solution."""
MOST_STRANGE_PRINT = 8
"""Givens that may look handwritten because the network has not seen their typeface."""
MOST_CHANGES, MOST_IN_PAIRS = 120, 24
NODES = 20_000
"""Guesses of the prover a reading: newspaper puzzles take a handful."""

Digits = NDArray[np.int64]
Chances = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Judgement:
    """As in `reading.Reading`."""

    puzzle: Grid
    doubtful: frozenset[int]
    entries: tuple[int, ...]
    alternatives: Mapping[int, tuple[int, ...]]
    suggestion: tuple[Change, ...]
    unsorted: frozenset[int]
    are_typed: bool


@dataclass(frozen=True)
class _View:
    """One way to see the cells: `givens` and `entries` (81,), 0 for none, and how they were parted, if they were.

    `as_given`: (81, 10), how likely a cell is blank, or shows each digit, if it is a given. `sureness`: (81,).
    """

    givens: Digits
    entries: Digits
    as_given: Chances
    sureness: Chances
    parting: Parting | None = None


def judged(likely: Chances, looks: Looks | None = None) -> Judgement:
    """What 81 cells hold, from how likely each class is in each, shape (81, classes), and from how they look.

    If that is not told, no digit is an entry but what looks handwritten.
    """
    is_small = is_strange = np.zeros(len(likely), bool)
    if looks is not None:
        in_print = likely[:, PRINTED].sum(axis=1)
        is_low = pencilled(looks, in_print >= LIKELY)
        is_small = is_low & (in_print < SURE)
        is_strange = is_low & (in_print >= LIKELY)
        bare = is_small & (looks.heights == 0)  # but for the frame of a tile or of the cursor
        likely = np.where(bare[:, None], np.eye(CLASSES, dtype=likely.dtype)[BLANK], likely)
    parted = _parted(likely, looks, is_small) if looks is not None else []
    views = [*parted, *_unparted(likely, is_small)]
    has_one = _have_one_solution(np.array([view.givens for view in views]))
    view = views[int(has_one.argmax())]
    suggestion: tuple[Change, ...] = ()
    if not has_one.any():
        for other in [views[0], views[len(parted)]][: 1 + bool(parted)]:
            suggestion = suggestion or _mending(other.givens, other.as_given)
            view = other if suggestion else view
    unsorted = np.zeros(len(likely), bool)
    if looks is not None and not parted:
        unsorted = strangers(looks, view.givens)
    elif looks is not None:
        likeliest = view.parting or parted[0].parting
        assert likeliest is not None
        rivals = {id(each.parting) for each, has in zip(parted, has_one, strict=False) if has} - {id(likeliest)}
        is_sure = has_one.any() and view.parting is likeliest and (likeliest.is_certain or not rivals)
        unsorted = likeliest.strays if is_sure else likeliest.strays | likeliest.entries | (view.entries > 0)
    is_unsure = (view.sureness < SURE) | is_strange
    puzzle = Grid(view.givens)
    doubtful = set(np.flatnonzero(is_unsure | unsorted).tolist()) | puzzle.clashing_cells()
    if not has_one.any():
        weakest = np.argsort(view.sureness, kind="stable").tolist()
        # Where no likely change would mend it, every cell may be wrong: most often the grid was found amiss.
        doubtful |= {change.cell for change in suggestion} | set(weakest[: FEWEST_DOUBTS if suggestion else None])
    digits = np.column_stack([view.as_given[:, 0], likely[:, PRINTED] + likely[:, WRITTEN]])
    alternatives = {}
    for cell in sorted(doubtful):
        order = [int(digit) for digit in np.argsort(-digits[cell], kind="stable")]
        others = [digit for digit in order if digit != view.givens[cell] and digits[cell, digit] > CONCEIVABLE]
        suggested = [change.digit for change in suggestion if change.cell == cell and change.digit not in others]
        alternatives[cell] = (*others, *suggested)
    entered = view.entries > 0
    are_typed = bool(likely[entered, PRINTED].sum() > likely[entered, WRITTEN].sum())
    return Judgement(
        puzzle,
        frozenset(doubtful),
        tuple(view.entries.tolist()),
        alternatives,
        suggestion,
        frozenset(np.flatnonzero(unsorted & ~is_unsure).tolist()),
        are_typed,
    )


def _parted(likely: Chances, looks: Looks, is_small: Mask) -> list[_View]:
    """Where the digits differ in their looks, each way to part them: what the strays are, the prover may say."""
    chances = np.column_stack([likely[:, BLANK] + likely[:, OTHER], likely[:, PRINTED] + likely[:, WRITTEN]])
    kinds = np.column_stack([likely[:, BLANK], chances[:, 1:].sum(axis=1), likely[:, OTHER]])
    kind, digit = kinds.argmax(axis=1), chances[:, 1:].argmax(axis=1) + 1
    digits = np.where((kind == 1) & ~is_small, digit, 0)
    sureness = np.where(kind == 2, 0.0, np.take_along_axis(chances, digits[:, None], axis=1)[:, 0])
    sureness[is_small] = 1
    views = []
    for parting in partings(looks, digits):
        for givens in (parting.givens, parting.givens | parting.strays):
            both = np.where(givens, digits, 0), np.where(givens, 0, digits)
            views.append(_View(*both, chances, sureness, parting))
    return views


def _unparted(likely: Chances, is_small: Mask) -> list[_View]:
    """Print is given, handwriting is not, or is if it may be print all the same."""
    kinds = np.column_stack([likely[:, BLANK], likely[:, PRINTED].sum(1), likely[:, WRITTEN].sum(1), likely[:, OTHER]])
    kind = kinds.argmax(axis=1)
    printed, written = likely[:, PRINTED].argmax(axis=1) + 1, likely[:, WRITTEN].argmax(axis=1) + 1
    givens = np.where(kind == 1, printed, 0)
    entries = np.where(kind == 2, written, 0)
    # As a given, a cell is a digit in print or none; who writes and what matters less.
    as_given = np.column_stack([1 - likely[:, PRINTED].sum(axis=1), likely[:, PRINTED]])
    sureness = np.where(kind == 3, 0.0, np.take_along_axis(as_given, givens[:, None], axis=1)[:, 0])
    sureness[is_small] = 1
    views = [_View(givens, entries, as_given, sureness)]
    # Somebody's entries are not what a puzzle needs to have one solution: where there is too little else, or little of
    # it, what looks handwritten may be print in a typeface of its own.
    if 0 < np.count_nonzero(entries) <= MOST_STRANGE_PRINT or np.count_nonzero(givens) < FEWEST_GIVENS:
        sureness = np.where(entries > 0, 0.0, sureness)
        views.append(_View(np.where(givens == 0, entries, givens), np.zeros_like(entries), as_given, sureness))
    return views


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
