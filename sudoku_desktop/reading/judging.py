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
from sudoku_desktop.reading.inks import FEWEST_GIVENS, Looks, Parting, even, partings, pencilled
from sudoku_desktop.sentence import Sentence

SURE = 0.9
"""Below it a cell is doubtful; from cross-validation on the training photos (docs/measurements.md)."""
LIKELY = 0.5
"""Of being in print. What is much smaller than what is so is a candidate that somebody has pencilled, unless SURE to be
in print; where it may be in print, it is asked."""
MAYBE_PRINT = 0.2
"""Probability of print from which a cell is asked although its ink seems to be that of a line alone."""
CONCEIVABLE = 0.005
"""Probability below which a digit is no alternative."""
SUREST = 0.97
"""Probability from which a digit is not compared with its alternatives."""
BELIEVED = 0.5
"""Least probability that every cell is right of a puzzle with several solutions that is believed to have them."""
MENDABLE, MENDABLE_IN_PAIRS = 0.02, 0.05
"""Probability that a digit must have to be suggested, alone and together with a second one."""
UNLIKELY_OF_SEVERAL, UNLIKELY_OF_NONE = 0.05, 0.002
"""How likely it is, compared with one solution, that a printed puzzle has several solutions, and none."""
FEWEST_DOUBTS = 3
"""Cells that are marked at least in a puzzle that has not exactly one solution."""
MOST_STRANGE_PRINT = 8
"""Givens that may look handwritten because the network has not seen their typeface."""
KINDS = (slice(BLANK, BLANK + 1), PRINTED, WRITTEN, slice(OTHER, OTHER + 1))
"""Classes of each kind of cell content: blank, printed digit, handwritten digit, anything else."""
SURELY_WRITTEN = 0.98
"""Probability of handwriting from which a digit that is as high as the printed ones is handwritten all the same."""
TRAINED_SHARES = np.array([0.35, 0.35, 0.2, 0.1], np.float32)
"""Share of each kind among the cells that the network was trained on."""
SHARE_ROUNDS = 10
"""Rounds in which the shares of a board are estimated."""
MOST_CHANGES, MOST_IN_PAIRS = 120, 12
NODES = 20_000
"""Guesses of the prover a reading: newspaper puzzles take a handful."""

Digits = NDArray[np.int64]
Chances = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Change:
    """Another reading of a cell: `digit`, or 0 for a blank."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Judgement:
    """What 81 cells hold; the fields are those of `reading.Reading`."""

    puzzle: Grid
    doubtful: frozenset[int]
    entries: tuple[int, ...]
    alternatives: Mapping[int, tuple[int, ...]]
    suggestion: tuple[Change, ...]
    unsorted: frozenset[int]
    are_typed: bool
    unconfirmed: frozenset[int]
    is_unique: bool
    note: Sentence | None


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


def judged(likely: Chances, looks: Looks | None = None, *, is_clear: bool = True) -> Judgement:
    """Decide what 81 cells hold, and which of them a person should look at.

    Parameters
    ----------
    likely
        Probability of each class in each cell, shape (81, CLASSES).
    looks
        How the cells look; None where that is unknown: then no digit is an entry but what looks handwritten.
    is_clear
        Whether the lines of the grid were seen clearly. Where not, a puzzle must have one solution to be believed.
    """
    # The same cell may be print or handwriting, a digit or a smudge, depending on what the rest of the board holds.
    raw = likely
    likely = _in_context(likely if looks is None else _by_height(likely, looks))
    is_small = is_strange = np.zeros(len(likely), bool)
    if looks is not None:
        in_print = likely[:, PRINTED].sum(axis=1)
        is_low = pencilled(looks, in_print >= LIKELY)
        is_small = is_low & (in_print < SURE)
        is_strange = is_low & (in_print >= LIKELY) & (looks.heights > 0)
        is_bare = is_small & (looks.heights == 0)  # but for the frame of a tile or of the cursor
        is_strange = is_strange | (is_bare & (raw[:, PRINTED].sum(axis=1) >= MAYBE_PRINT))
        likely = np.where(is_bare[:, None], np.eye(CLASSES, dtype=likely.dtype)[BLANK], likely)
    parted = _parted(likely, looks, is_small) if looks is not None else []
    views = [*parted, *_unparted(likely, is_small), *_unparted(raw, is_small)]
    counts = _solution_counts(np.array([view.givens for view in views]))
    has_one = counts == 1
    chosen = int(has_one.argmax())
    view = views[chosen]
    suggestion: tuple[Change, ...] = ()
    is_believed = False
    sureness = view.sureness
    if has_one.any():
        sureness = _proved_sureness(view)
    else:
        for other in [views[0], views[len(parted)]][: 1 + bool(parted)]:
            suggestion = suggestion or _mending(other.givens, other.as_given)
            view = other if suggestion else view
        sureness = view.sureness
        is_believed = bool(
            is_clear
            and not suggestion
            and not is_strange.any()
            and bool(np.all(_solution_counts(view.givens[None, :]) > 1))
            and float(np.prod(sureness)) >= BELIEVED
            and np.count_nonzero(view.givens) > 0
        )
    unsorted = np.zeros(len(likely), bool)
    if parted:
        likeliest = view.parting or parted[0].parting
        assert likeliest is not None
        rivals = {id(each.parting) for each, has in zip(parted, has_one, strict=False) if has} - {id(likeliest)}
        is_sure = has_one.any() and view.parting is likeliest and (likeliest.is_certain or not rivals)
        unsorted = likeliest.strays if is_sure else likeliest.strays | likeliest.entries | (view.entries > 0)
    written = raw[:, WRITTEN].max(axis=1)
    entered = view.entries > 0
    are_typed = bool(likely[entered, PRINTED].sum() > likely[entered, WRITTEN].sum())
    # A fold or the print of the other side of the paper may look like a digit that somebody has written.
    is_phantom = entered & (written < SURE) & (not are_typed)
    is_unsure = (sureness < SURE) | is_strange | is_phantom
    puzzle = Grid(view.givens)
    doubtful = set(np.flatnonzero(is_unsure | unsorted).tolist()) | puzzle.clashing_cells()
    if not has_one.any() and not is_believed:
        weakest = np.argsort(sureness, kind="stable").tolist()
        # Where no likely change would mend it, every cell may be wrong: most often the grid was found amiss.
        doubtful |= {change.cell for change in suggestion} | set(weakest[: FEWEST_DOUBTS if suggestion else None])
    digits = np.column_stack([view.as_given[:, 0], likely[:, PRINTED] + likely[:, WRITTEN]])
    is_noted = is_believed and not doubtful
    alternatives = {}
    for cell in sorted(doubtful):
        order = [int(digit) for digit in np.argsort(-digits[cell], kind="stable")]
        others = [digit for digit in order if digit != view.givens[cell] and digits[cell, digit] > CONCEIVABLE]
        suggested = [change.digit for change in suggestion if change.cell == cell and change.digit not in others]
        alternatives[cell] = (*others, *suggested)
    return Judgement(
        puzzle,
        frozenset(doubtful),
        tuple(view.entries.tolist()),
        alternatives,
        suggestion,
        frozenset(np.flatnonzero(unsorted & ~is_unsure).tolist()),
        are_typed,
        frozenset() if are_typed else frozenset(np.flatnonzero(entered).tolist()),
        bool(has_one.any()),
        Sentence("all cells were read clearly, but the puzzle has several solutions") if is_noted else None,
    )


def _by_height(likely: Chances, looks: Looks) -> Chances:
    """Take for print what may be so where all digits are equally high, as no hand writes them."""
    written = likely[:, WRITTEN].sum(axis=1)
    is_even = even(looks, written + likely[:, PRINTED].sum(axis=1) >= LIKELY) & (written < SURELY_WRITTEN)
    likely = likely.copy()
    likely[is_even, PRINTED] += likely[is_even, WRITTEN]
    likely[is_even, WRITTEN] = 0
    return likely


def _in_context(likely: Chances) -> Chances:
    """Adjust probabilities to how common blanks, print, handwriting and anything else are on this board.

    The network cannot know that a board has no handwriting. The shares of the four kinds are estimated by expectation
    maximisation from the probabilities of all cells (Saerens, Latinne & Decaestecker 2002), as if one more cell of each
    kind had been seen. Which digit a cell shows changes little by it.
    """
    kinds = np.column_stack([likely[:, classes].sum(axis=1) for classes in KINDS])
    shares = TRAINED_SHARES
    for _ in range(SHARE_ROUNDS):
        weighted = kinds * (shares / TRAINED_SHARES)
        weighted /= weighted.sum(axis=1, keepdims=True)
        shares = (weighted.sum(axis=0) + 1) / (len(likely) + len(KINDS))
    adjusted = likely.copy()
    for classes, factor in zip(KINDS, shares / TRAINED_SHARES, strict=True):
        adjusted[:, classes] *= factor
    return np.asarray(adjusted / adjusted.sum(axis=1, keepdims=True), np.float32)


def _proved_sureness(view: _View) -> Chances:
    """How sure each cell is, given that the puzzle has exactly one solution as it was read: shape (81,).

    Of a digit that was misread a puzzle would hardly ever have exactly one solution. So an alternative counts only as
    much as the puzzle with it is likely to be printed.
    """
    as_read = np.take_along_axis(view.as_given, view.givens[:, None], axis=1)[:, 0]
    may_be = (view.as_given > CONCEIVABLE) & ((view.sureness < SUREST) & (view.sureness > 0))[:, None]
    np.put_along_axis(may_be, view.givens[:, None], values=False, axis=1)
    cells, digits = np.nonzero(may_be)
    if not len(cells):
        return view.sureness
    grids = np.repeat(view.givens[None, :], len(cells), axis=0)
    grids[np.arange(len(cells)), cells] = digits
    counts = _solution_counts(grids)
    weights = np.select([counts == 0, counts > 1], [UNLIKELY_OF_NONE, UNLIKELY_OF_SEVERAL], 1.0)
    against = np.bincount(cells, weights * view.as_given[cells, digits], minlength=len(as_read))
    proved = as_read / np.maximum(as_read + against, 1e-9)
    return np.asarray(np.where(may_be.any(axis=1), np.maximum(proved, view.sureness), view.sureness), np.float32)


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
        is_told = parting.givens | parting.entries | parting.strays
        for givens in (parting.givens, parting.givens | parting.strays):
            both = np.where(givens, digits, 0), np.where(is_told & ~givens, digits, 0)
            views.append(_View(*both, chances, np.where(is_told | (digits == 0), sureness, 1), parting))
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
    """The likeliest conceivable change, or else two, that leave exactly one solution; empty where there are none."""
    now = np.take_along_axis(as_given, givens[:, None], axis=1)
    loss = np.log(now + 1e-9) - np.log(as_given + 1e-9)
    loss[as_given < MENDABLE] = np.inf
    np.put_along_axis(loss, givens[:, None], np.inf, axis=1)
    nearest = np.argsort(loss, axis=None, kind="stable")[: min(MOST_CHANGES, np.count_nonzero(np.isfinite(loss)))]
    changes = [Change(int(place) // 10, int(place) % 10) for place in nearest]
    likely = [change for change in changes if as_given[change.cell, change.digit] >= MENDABLE_IN_PAIRS]
    pairs = [pair for pair in combinations(likely[:MOST_IN_PAIRS], 2) if pair[0].cell != pair[1].cell]
    pairs.sort(key=lambda pair: sum(float(loss[change.cell, change.digit]) for change in pair))
    for attempts in ([(change,) for change in changes], pairs):
        if attempts:
            grids = np.repeat(givens[None, :], len(attempts), axis=0)
            for row, attempt in zip(grids, attempts, strict=True):
                for change in attempt:
                    row[change.cell] = change.digit
            for attempt, count in zip(attempts, _solution_counts(grids).tolist(), strict=True):
                if count == 1:
                    return attempt
    return ()


def _solution_counts(grids: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many solutions each of n grids has, up to exact.SEVERAL; exact.UNDECIDED where that takes too long."""
    return exact.count_solutions_of_many(grids.astype(np.uint8), exact.SEVERAL, node_limit=NODES)
