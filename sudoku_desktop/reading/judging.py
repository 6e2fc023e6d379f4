"""Decide which digits the cells hold, which digits are doubtful, and which change would give one solution."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.reading.digits import BLANK, CLASSES, OTHER, PRINTED, WRITTEN
from sudoku_desktop.reading.inks import FEWEST_GIVENS, CellAppearance, Grouping, even_cells, groupings, pencilled_cells
from sudoku_desktop.sentence import Sentence

SURE = 0.9
"""Minimum probability of a cell that is not doubtful; from cross-validation on training photos (measurements.md)."""
LIKELY = 0.5
"""Minimum probability of print.

Ink much lower than the printed digits is a pencilled candidate, unless its probability of print reaches SURE; from
LIKELY on, it is marked as doubtful.
"""
MAYBE_PRINT = 0.2
"""Minimum probability of print at which a cell is doubtful although its ink seems to be only a line."""
CONCEIVABLE = 0.005
"""Probability below which a digit is not considered as an alternative."""
SUREST = 0.97
"""Probability above which a digit is not compared with its alternatives."""
BELIEVED = 0.5
"""Minimum probability that all cells are right for accepting a puzzle with several solutions."""
SUGGESTIBLE, SUGGESTIBLE_IN_PAIRS = 0.02, 0.05
"""Minimum probability of a digit that is suggested, alone and together with a second one."""
UNLIKELY_OF_SEVERAL, UNLIKELY_OF_NONE = 0.05, 0.002
"""Likelihood that a printed puzzle has several solutions, and none, relative to exactly one."""
FEWEST_DOUBTS = 3
"""Minimum number of cells marked in a puzzle that does not have exactly one solution."""
MOST_STRANGE_PRINT = 8
"""Maximum number of givens that may look handwritten because the network does not know their typeface."""
LIKENESS_WEIGHT, UNSEEN = 4.0, 0.6
"""Weight of the similarity to other digits (1 for identical), and similarity to a digit that was not read surely.

For 8,863 printed digits in 300 pictures, these values make the true digits likeliest on average.
"""
KINDS = (slice(BLANK, BLANK + 1), PRINTED, WRITTEN, slice(OTHER, OTHER + 1))
"""Classes of each kind of cell content: blank, printed digit, handwritten digit, anything else."""
SURELY_WRITTEN = 0.98
"""Probability above which a digit counts as handwritten although it is as high as the printed ones."""
TRAINED_SHARES = np.array([0.35, 0.35, 0.2, 0.1], np.float32)
"""Share of each kind among the cells that the network was trained on."""
SHARE_ROUNDS = 10
"""Number of iterations in which the shares of a board are estimated."""
MOST_CHANGES, MOST_IN_PAIRS = 120, 12
SEVERAL_SOLUTIONS = Sentence("all cells were read clearly, but the puzzle has several solutions")
FEW_GIVENS = Sentence("a puzzle with fewer than 17 givens has several solutions; some digits may be missing")
NODES = 20_000
"""Maximum number of guesses of the exact solver per reading; newspaper puzzles need a handful."""

Digits = NDArray[np.int64]
Chances = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class Change:
    """A change of a cell to `digit`, or to a blank for 0."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Judgement:
    """Content of the 81 cells; the fields are those of `reading.PuzzleReading`."""

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
    """An interpretation of the cells: `givens` and `entries`, shape (81,), 0 for none, and their grouping, if any.

    `as_given` is the probability that a cell is blank or shows each digit, if it is a given, shape (81, 10). `sureness`
    is the probability of the given that was chosen, shape (81,).
    """

    givens: Digits
    entries: Digits
    as_given: Chances
    sureness: Chances
    grouping: Grouping | None = None


def judged(
    likely: Chances,
    appearance: CellAppearance | None = None,
    shapes: Chances | None = None,
    *,
    is_clear: bool = True,
) -> Judgement:
    """Decide what the 81 cells hold, and which cells the user should check.

    Parameters
    ----------
    likely
        Probability of each class in each cell, shape (81, CLASSES).
    appearance
        Appearance of the cells, or None if unknown: then only digits that look handwritten are entries.
    shapes
        Shape of what each cell shows, as `digits.classified` returns it, or None: then digits are not compared.
    is_clear
        Whether the lines of the grid were clearly visible. Otherwise only a puzzle with one solution is believed.
    """
    # The same cell may be print or handwriting, a digit or a smudge, depending on what the rest of the board holds.
    raw = likely
    likely = _in_context(likely if appearance is None else _by_height(likely, appearance))
    likely = likely if shapes is None else _in_typeface(likely, shapes)
    is_small = is_strange = np.zeros(len(likely), bool)
    if appearance is not None:
        in_print = likely[:, PRINTED].sum(axis=1)
        is_low = pencilled_cells(appearance, in_print >= LIKELY)
        is_small = is_low & (in_print < SURE)
        is_strange = is_low & (in_print >= LIKELY) & (appearance.heights > 0)
        is_bare = is_small & (appearance.heights == 0)  # except the frame of a tile or of the cursor
        is_strange = is_strange | (is_bare & (raw[:, PRINTED].sum(axis=1) >= MAYBE_PRINT))
        likely = np.where(is_bare[:, None], np.eye(CLASSES, dtype=likely.dtype)[BLANK], likely)
    parted = _views_by_appearance(likely, appearance, is_small) if appearance is not None else []
    by_class = [view for chances in (likely, raw) for view in _views_by_class(chances, is_small)]
    # A printed digit that is broken into pieces is low as well.
    views = [*parted, *by_class, *(_views_by_class(likely, is_small & False) if is_strange.any() else [])]
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
            suggestion = suggestion or _suggestion(other.givens, other.as_given)
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
        likeliest = view.grouping or parted[0].grouping
        assert likeliest is not None
        rivals = {id(each.grouping) for each, has in zip(parted, has_one, strict=False) if has} - {id(likeliest)}
        is_sure = has_one.any() and view.grouping is likeliest and (likeliest.is_certain or not rivals)
        unsorted = likeliest.strays if is_sure else likeliest.strays | likeliest.entries | (view.entries > 0)
    written = raw[:, WRITTEN].max(axis=1)
    entered = view.entries > 0
    are_typed = bool(likely[entered, PRINTED].sum() > likely[entered, WRITTEN].sum())
    # A fold of the paper or print shining through may look like handwriting.
    is_phantom = entered & (written < SURE) & (not are_typed)
    # If someone has written correct digits, one of them that is taken for print does not change the solution.
    least_sure = np.where((view.givens > 0) & np.any(entered) & (not are_typed), SUREST, SURE)
    is_unsure = (sureness < least_sure) | is_strange | is_phantom
    puzzle = Grid(view.givens)
    doubtful = set(np.flatnonzero(is_unsure | unsorted).tolist()) | puzzle.clashing_cells()
    has_few = is_believed and puzzle.filled_count < FEWEST_GIVENS
    if not has_one.any() and (has_few or not is_believed):
        weakest = np.argsort(sureness, kind="stable").tolist()
        # If no likely change leads to one solution, every cell may be wrong: the grid is probably misplaced.
        most = FEWEST_DOUBTS if suggestion or has_few else None
        doubtful |= {change.cell for change in suggestion} | set(weakest[:most])
    digits = np.column_stack([view.as_given[:, 0], likely[:, PRINTED] + likely[:, WRITTEN]])
    note = FEW_GIVENS if has_few else SEVERAL_SOLUTIONS if is_believed and not doubtful else None
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
        note,
    )


def _by_height(likely: Chances, appearance: CellAppearance) -> Chances:
    """Convert probabilities of handwriting to print where all digits have the same height, unlike handwriting."""
    written = likely[:, WRITTEN].sum(axis=1)
    is_even = even_cells(appearance, written + likely[:, PRINTED].sum(axis=1) >= LIKELY) & (written < SURELY_WRITTEN)
    likely = likely.copy()
    likely[is_even, PRINTED] += likely[is_even, WRITTEN]
    likely[is_even, WRITTEN] = 0
    return likely


def _in_context(likely: Chances) -> Chances:
    """Adjust probabilities to how common blanks, print, handwriting and other content are on this board.

    The network cannot know that a board has no handwriting. The shares of the four kinds are estimated by expectation
    maximisation from the probabilities of all cells (Saerens, Latinne & Decaestecker 2002), as if one more cell of each
    kind had been seen. The most probable digit of a cell rarely changes.
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


def _in_typeface(likely: Chances, shapes: Chances) -> Chances:
    """Adjust the probabilities of printed digits by their similarity to the surely read digits of the board.

    A board is printed in one typeface, so a digit that the network hardly knows looks like the same digit elsewhere.
    """
    printed = likely[:, PRINTED]
    is_print = printed.sum(axis=1) > LIKELY
    if not is_print.any():
        return likely
    apart = shapes - shapes[is_print].mean(axis=0)
    apart = apart / np.maximum(np.linalg.norm(apart, axis=1, keepdims=True), 1e-9)
    alike = apart @ apart.T
    np.fill_diagonal(alike, 0)
    is_sure = printed > SURE
    others = is_sure.sum(axis=0) - is_sure
    likeness = np.where(others > 0, alike @ is_sure / np.maximum(others, 1), UNSEEN)
    adjusted = printed * np.exp(LIKENESS_WEIGHT * likeness)
    result = likely.copy()
    result[:, PRINTED] = adjusted * (printed.sum(axis=1) / np.maximum(adjusted.sum(axis=1), 1e-9))[:, None]
    return result


def _proved_sureness(view: _View) -> Chances:
    """Return the probability of each cell, given that the puzzle as read has exactly one solution; shape (81,).

    A puzzle with a misread digit would hardly ever have exactly one solution, so an alternative counts only as much as
    the puzzle with it is likely to be printed.
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


def _views_by_appearance(likely: Chances, appearance: CellAppearance, is_small: Mask) -> list[_View]:
    """Return the interpretations by appearance, two for each grouping: with strays as entries and as givens."""
    chances = np.column_stack([likely[:, BLANK] + likely[:, OTHER], likely[:, PRINTED] + likely[:, WRITTEN]])
    kinds = np.column_stack([likely[:, BLANK], chances[:, 1:].sum(axis=1), likely[:, OTHER]])
    kind, digit = kinds.argmax(axis=1), chances[:, 1:].argmax(axis=1) + 1
    digits = np.where((kind == 1) & ~is_small, digit, 0)
    sureness = np.where(kind == 2, 0.0, np.take_along_axis(chances, digits[:, None], axis=1)[:, 0])
    sureness[is_small] = 1
    views = []
    for grouping in groupings(appearance, digits):
        is_grouped = grouping.givens | grouping.entries | grouping.strays
        for givens in (grouping.givens, grouping.givens | grouping.strays):
            both = np.where(givens, digits, 0), np.where(is_grouped & ~givens, digits, 0)
            views.append(_View(*both, chances, np.where(is_grouped | (digits == 0), sureness, 1), grouping))
    return views


def _views_by_class(likely: Chances, is_small: Mask) -> list[_View]:
    """Return the interpretations by the network's classes: print is given and handwriting is entered.

    A second interpretation takes handwriting for givens, if there is little of it or little print.
    """
    kinds = np.column_stack([likely[:, BLANK], likely[:, PRINTED].sum(1), likely[:, WRITTEN].sum(1), likely[:, OTHER]])
    kind = kinds.argmax(axis=1)
    printed, written = likely[:, PRINTED].argmax(axis=1) + 1, likely[:, WRITTEN].argmax(axis=1) + 1
    givens = np.where((kind == 1) & ~is_small, printed, 0)
    entries = np.where(kind == 2, written, 0)
    # As a given, a cell is a printed digit or blank; whether there is handwriting does not matter.
    as_given = np.column_stack([np.maximum(1 - likely[:, PRINTED].sum(axis=1), 0), likely[:, PRINTED]])
    sureness = np.where(kind == 3, 0.0, np.take_along_axis(as_given, givens[:, None], axis=1)[:, 0])
    sureness[is_small] = 1
    views = [_View(givens, entries, as_given, sureness)]
    # A puzzle needs no entries to have one solution: where there are too few givens, or few entries, digits
    # that look handwritten may be print in an unknown typeface.
    if 0 < np.count_nonzero(entries) <= MOST_STRANGE_PRINT or np.count_nonzero(givens) < FEWEST_GIVENS:
        sureness = np.where(entries > 0, 0.0, sureness)
        views.append(_View(np.where(givens == 0, entries, givens), np.zeros_like(entries), as_given, sureness))
    return views


def _suggestion(givens: NDArray[np.int64], as_given: NDArray[np.float32]) -> tuple[Change, ...]:
    """Return the likeliest change, or else two changes, that lead to exactly one solution; () if there are none."""
    now = np.take_along_axis(as_given, givens[:, None], axis=1)
    loss = np.log(now + 1e-9) - np.log(as_given + 1e-9)
    loss[as_given < SUGGESTIBLE] = np.inf
    np.put_along_axis(loss, givens[:, None], np.inf, axis=1)
    nearest = np.argsort(loss, axis=None, kind="stable")[: min(MOST_CHANGES, np.count_nonzero(np.isfinite(loss)))]
    changes = [Change(int(place) // 10, int(place) % 10) for place in nearest]
    likely = [change for change in changes if as_given[change.cell, change.digit] >= SUGGESTIBLE_IN_PAIRS]
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
    """Return the number of solutions of n grids, at most exact.SEVERAL, or exact.UNDECIDED after NODES guesses."""
    return exact.count_solutions_of_many(grids.astype(np.uint8), exact.SEVERAL, node_limit=NODES)
