"""Interpretation of the 81 cells: which digits they hold, which are doubtful, and which change gives one solution."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop import exact
from sudoku_desktop.board import Grid
from sudoku_desktop.reading.digits import BLANK, CLASSES, OTHER, PRINTED, WRITTEN
from sudoku_desktop.reading.inks import (
    FEWEST_GIVENS,
    MOST_GIVENS,
    CellAppearance,
    Grouping,
    even_cells,
    groupings,
    looks_vary,
    pencilled_cells,
)
from sudoku_desktop.reading.result import CellContents, Change
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
LEAST_ALTERNATIVE = 0.005
"""Minimum probability of a digit that is offered as an alternative."""
SUREST = 0.97
"""Probability above which a digit is not compared with its alternatives."""
LEAST_JOINT_CONFIDENCE = 0.5
"""Minimum probability that all cells of a puzzle with several solutions are right, for accepting it."""
LEAST_SUGGESTED, LEAST_SUGGESTED_IN_PAIRS = 0.02, 0.05
"""Minimum probability of a digit that is suggested, alone and together with a second one."""
LIKELIHOOD_OF_SEVERAL, LIKELIHOOD_OF_NONE = 0.05, 0.002
"""Likelihood that a printed puzzle has several solutions, and none, relative to exactly one."""
FEWEST_DOUBTS = 3
"""Minimum number of cells marked in a puzzle that does not have exactly one solution."""
MOST_PRINT_LIKE_HANDWRITING = 8
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
MANY_GIVENS = Sentence("there are more digits than puzzles usually have; some of them may be entries")
FEW_GIVENS = Sentence("a puzzle with fewer than 17 givens has several solutions; some digits may be missing")
NODES = 20_000
"""Maximum number of guesses of the exact solver per reading; newspaper puzzles need a handful."""

Digits = NDArray[np.int64]
Probabilities = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True)
class _Interpretation:
    """An interpretation of the cells: `givens` and `entries`, shape (81,), 0 for none, and their grouping, if any.

    `as_given` is the probability that a cell is blank or shows each digit, if it is a given, shape (81, 10).
    `confidence` is the probability of the given that was chosen, shape (81,).
    """

    givens: Digits
    entries: Digits
    as_given: Probabilities
    confidence: Probabilities
    grouping: Grouping | None = None


def interpreted(
    likely: Probabilities,
    appearance: CellAppearance | None = None,
    shapes: Probabilities | None = None,
    *,
    is_clear: bool = True,
) -> CellContents:
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
        Whether the lines of the grid were clearly visible. Otherwise only a puzzle with one solution is accepted.
    """
    # The same cell may be print or handwriting, a digit or a smudge, depending on what the rest of the board holds.
    raw = likely
    likely = _in_context(likely if appearance is None else _by_height(likely, appearance))
    likely = likely if shapes is None else _in_typeface(likely, shapes)
    is_small = is_small_print = np.zeros(len(likely), bool)
    if appearance is not None:
        in_print = likely[:, PRINTED].sum(axis=1)
        is_low = pencilled_cells(appearance, in_print >= LIKELY)
        is_small = is_low & (in_print < SURE)
        is_small_print = is_low & (in_print >= LIKELY) & (appearance.heights > 0)
        is_bare = is_small & (appearance.heights == 0)  # except the frame of a tile or of the cursor
        is_small_print = is_small_print | (is_bare & (raw[:, PRINTED].sum(axis=1) >= MAYBE_PRINT))
        likely = np.where(is_bare[:, None], np.eye(CLASSES, dtype=likely.dtype)[BLANK], likely)
    by_appearance = _by_appearance(likely, appearance, is_small) if appearance is not None else []
    by_class = _by_class(likely, is_small) + _by_class(raw, is_small)
    # A printed digit that is broken into pieces is low as well.
    with_low = _by_class(likely, np.zeros_like(is_small)) if is_small_print.any() else []
    possible = [*by_appearance, *by_class, *with_low]
    has_one = _solution_counts(np.array([each.givens for each in possible])) == 1
    best = possible[int(has_one.argmax())]
    suggestion: tuple[Change, ...] = ()
    is_accepted = False
    if has_one.any():
        confidence = _proved_confidence(best)
    else:
        for each in (*by_appearance[:1], by_class[0]):
            suggestion = suggestion or _suggestion(each.givens, each.as_given)
        best = by_class[0] if suggestion else best
        confidence = best.confidence
        is_accepted = bool(
            is_clear
            and not suggestion
            and not is_small_print.any()
            and bool(np.all(_solution_counts(best.givens[None, :]) > 1))
            and float(np.prod(confidence)) >= LEAST_JOINT_CONFIDENCE
            and np.count_nonzero(best.givens) > 0
        )
    unsorted = np.zeros(len(likely), bool)
    if by_appearance:
        grouping = best.grouping or by_appearance[0].grouping
        assert grouping is not None
        with_one = {id(each.grouping) for each, has in zip(by_appearance, has_one, strict=False) if has}
        has_other_grouping = bool(with_one - {id(grouping)})
        is_sure = has_one.any() and best.grouping is grouping and (grouping.is_certain or not has_other_grouping)
        unsorted = grouping.ungrouped if is_sure else grouping.ungrouped | grouping.entries | (best.entries > 0)
    is_given = best.givens > 0
    has_many = np.count_nonzero(is_given) > MOST_GIVENS and appearance is not None and looks_vary(appearance, is_given)
    if has_many:  # the inks of givens and entries cannot be told apart
        unsorted = unsorted | is_given
    written = raw[:, WRITTEN].max(axis=1)
    entered = best.entries > 0
    are_typed = bool(likely[entered, PRINTED].sum() > likely[entered, WRITTEN].sum())
    # A fold of the paper or print shining through may look like handwriting.
    may_be_artefact = entered & (written < SURE) & (not are_typed)
    # If someone has written correct digits, one of them that is taken for print does not change the solution.
    least_sure = np.where((best.givens > 0) & np.any(entered) & (not are_typed), SUREST, SURE)
    is_unsure = (confidence < least_sure) | is_small_print | may_be_artefact
    puzzle = Grid(best.givens)
    doubtful = set(np.flatnonzero(is_unsure | unsorted).tolist()) | puzzle.clashing_cells()
    has_few = is_accepted and puzzle.filled_count < FEWEST_GIVENS
    if not has_one.any() and (has_few or not is_accepted):
        weakest = np.argsort(confidence, kind="stable").tolist()
        # If no likely change leads to one solution, every cell may be wrong: the grid is probably misplaced.
        most = FEWEST_DOUBTS if suggestion or has_few else None
        doubtful |= {change.cell for change in suggestion} | set(weakest[:most])
    digits = np.column_stack([best.as_given[:, 0], likely[:, PRINTED] + likely[:, WRITTEN]])
    note = FEW_GIVENS if has_few else SEVERAL_SOLUTIONS if is_accepted and not doubtful else None
    alternatives = {}
    for cell in sorted(doubtful):
        order = np.argsort(-digits[cell], kind="stable").tolist()
        others = [each for each in order if each != best.givens[cell] and digits[cell, each] > LEAST_ALTERNATIVE]
        suggested = [change.digit for change in suggestion if change.cell == cell and change.digit not in others]
        alternatives[cell] = (*others, *suggested)
    return CellContents(
        puzzle,
        frozenset(doubtful),
        tuple(best.entries.tolist()),
        alternatives,
        suggestion,
        frozenset(np.flatnonzero(unsorted & ~is_unsure).tolist()),
        are_typed,
        frozenset() if are_typed else frozenset(np.flatnonzero(entered).tolist()),
        bool(has_one.any()),
        MANY_GIVENS if has_many else note,
    )


def _by_height(likely: Probabilities, appearance: CellAppearance) -> Probabilities:
    """Convert probabilities of handwriting to print where all digits have the same height, unlike handwriting."""
    written = likely[:, WRITTEN].sum(axis=1)
    is_even = even_cells(appearance, written + likely[:, PRINTED].sum(axis=1) >= LIKELY) & (written < SURELY_WRITTEN)
    likely = likely.copy()
    likely[is_even, PRINTED] += likely[is_even, WRITTEN]
    likely[is_even, WRITTEN] = 0
    return likely


def _in_context(likely: Probabilities) -> Probabilities:
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


def _in_typeface(likely: Probabilities, shapes: Probabilities) -> Probabilities:
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


def _proved_confidence(chosen: _Interpretation) -> Probabilities:
    """Return the probability of each cell, given that the puzzle as read has exactly one solution; shape (81,).

    A puzzle with a misread digit would hardly ever have exactly one solution, so an alternative counts only as much as
    the puzzle with it is likely to be printed.
    """
    as_read = np.take_along_axis(chosen.as_given, chosen.givens[:, None], axis=1)[:, 0]
    may_be = (chosen.as_given > LEAST_ALTERNATIVE) & ((chosen.confidence < SUREST) & (chosen.confidence > 0))[:, None]
    np.put_along_axis(may_be, chosen.givens[:, None], values=False, axis=1)
    cells, digits = np.nonzero(may_be)
    if not len(cells):
        return chosen.confidence
    grids = np.repeat(chosen.givens[None, :], len(cells), axis=0)
    grids[np.arange(len(cells)), cells] = digits
    counts = _solution_counts(grids)
    weights = np.select([counts == 0, counts > 1], [LIKELIHOOD_OF_NONE, LIKELIHOOD_OF_SEVERAL], 1.0)
    against = np.bincount(cells, weights * chosen.as_given[cells, digits], minlength=len(as_read))
    proved = as_read / np.maximum(as_read + against, 1e-9)
    return np.asarray(
        np.where(may_be.any(axis=1), np.maximum(proved, chosen.confidence), chosen.confidence),
        np.float32,
    )


def _by_appearance(likely: Probabilities, appearance: CellAppearance, is_small: Mask) -> list[_Interpretation]:
    """Return the interpretations by appearance, two for each grouping: with ungrouped as entries and as givens."""
    as_digits = np.column_stack([likely[:, BLANK] + likely[:, OTHER], likely[:, PRINTED] + likely[:, WRITTEN]])
    kinds = np.column_stack([likely[:, BLANK], as_digits[:, 1:].sum(axis=1), likely[:, OTHER]])
    kind, digit = kinds.argmax(axis=1), as_digits[:, 1:].argmax(axis=1) + 1
    digits = np.where((kind == 1) & ~is_small, digit, 0)
    confidence = np.where(kind == 2, 0.0, np.take_along_axis(as_digits, digits[:, None], axis=1)[:, 0])
    confidence[is_small] = 1
    found = []
    for grouping in groupings(appearance, digits):
        is_grouped = grouping.givens | grouping.entries | grouping.ungrouped
        for givens in (grouping.givens, grouping.givens | grouping.ungrouped):
            both = np.where(givens, digits, 0), np.where(is_grouped & ~givens, digits, 0)
            found.append(
                _Interpretation(*both, as_digits, np.where(is_grouped | (digits == 0), confidence, 1), grouping)
            )
    return found


def _by_class(likely: Probabilities, is_small: Mask) -> list[_Interpretation]:
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
    confidence = np.where(kind == 3, 0.0, np.take_along_axis(as_given, givens[:, None], axis=1)[:, 0])
    confidence[is_small] = 1
    found = [_Interpretation(givens, entries, as_given, confidence)]
    # A puzzle needs no entries to have one solution: where there are too few givens, or few entries, digits
    # that look handwritten may be print in an unknown typeface.
    if 0 < np.count_nonzero(entries) <= MOST_PRINT_LIKE_HANDWRITING or np.count_nonzero(givens) < FEWEST_GIVENS:
        confidence = np.where(entries > 0, 0.0, confidence)
        found.append(
            _Interpretation(np.where(givens == 0, entries, givens), np.zeros_like(entries), as_given, confidence)
        )
    return found


def _suggestion(givens: NDArray[np.int64], as_given: NDArray[np.float32]) -> tuple[Change, ...]:
    """Return the likeliest change, or else two changes, that lead to exactly one solution; () if there are none."""
    now = np.take_along_axis(as_given, givens[:, None], axis=1)
    loss = np.log(now + 1e-9) - np.log(as_given + 1e-9)
    loss[as_given < LEAST_SUGGESTED] = np.inf
    np.put_along_axis(loss, givens[:, None], np.inf, axis=1)
    nearest = np.argsort(loss, axis=None, kind="stable")[: min(MOST_CHANGES, np.count_nonzero(np.isfinite(loss)))]
    changes = [Change(int(place) // 10, int(place) % 10) for place in nearest]
    likely = [change for change in changes if as_given[change.cell, change.digit] >= LEAST_SUGGESTED_IN_PAIRS]
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
