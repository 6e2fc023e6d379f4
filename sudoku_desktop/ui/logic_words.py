"""What the logic layer says, in the reader's language: reasons, techniques, ratings, and what a deduction does.

The sentences themselves stand in `sudoku_desktop.logic`, in English; tools/translations.py collects them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_desktop.board import UnitKind, geometry
from sudoku_desktop.ui.speaking import cell_name, listed, symbol_of

if TYPE_CHECKING:  # the logic loads the compiler
    from sudoku_desktop.logic import Candidate, Deduction, Explanation, Level, Rating, Reason, Technique
    from sudoku_desktop.logic.reason import Term

ORDER = 3
"""The human ladder knows 9×9 grids only."""


def reason_in_words(reason: Reason) -> str:
    """One sentence."""
    text = QCoreApplication.translate("Reason", reason.text)
    return text.format(**{name: _term_in_words(term) for name, term in reason.terms})


def explanation_in_words(explanation: Explanation) -> str:
    """All reasons, one after the other."""
    return " ".join(map(reason_in_words, explanation.reasons))


def conclusion_in_words(deduction: Deduction) -> str:
    """What follows: "r5c2 is 7.", "Removed: 5 from r1c2 and r1c7; 6 from r2c2.", or both."""
    translate = QCoreApplication.translate
    sentences = []
    if deduction.placement is not None:
        text = translate("Deduction", "{cell} is {digit}.")
        cell, digit = deduction.placement.cell, deduction.placement.digit
        sentences.append(text.format(cell=cell_name(cell, ORDER), digit=symbol_of(digit)))
    if deduction.removals:
        text = translate("Deduction", "{digits} from {cells}")
        removed = [
            text.format(digits=digits_in_words(digits), cells=cells_in_words(cells))
            for digits, cells in _removed_together(deduction.removals)
        ]
        sentences.append(translate("Deduction", "Removed: {removals}.").format(removals="; ".join(removed)))
    return " ".join(sentences)


def technique_in_words(technique: Technique) -> str:
    """Its title."""
    return title_in_words(technique.title)


def title_in_words(title: str) -> str:
    """A technique's title, where there is no more of it than that."""
    return QCoreApplication.translate("Technique", title)


def technique_sentence_in_words(technique: Technique) -> str:
    """What it is, in a sentence."""
    return QCoreApplication.translate("Technique", technique.sentence)


def level_in_words(level: Level) -> str:
    """A rating in a word, as a heading begins: "Tough"."""
    translate = QCoreApplication.translate
    return {
        "gentle": translate("Level", "Gentle"),
        "easy": translate("Level", "Easy"),
        "moderate": translate("Level", "Moderate"),
        "tough": translate("Level", "Tough"),
        "fiendish": translate("Level", "Fiendish"),
        "diabolical": translate("Level", "Diabolical"),
        "extreme": translate("Level", "Extreme"),
    }[level.value]


def figure_in_words(rating: Rating) -> str:
    """The number alone: "3.4", or "at least 9.1" where the ladder ended."""
    number = QLocale().toString(rating.rating, "f", 1)
    if rating.reaches_solution:
        return number
    return QCoreApplication.translate("Level", "at least {number}").format(number=number)


def rating_in_words(rating: Rating) -> str:
    """Such as "Tough, 3.4: Hidden pair", or "Extreme, at least 9.1: …"; a level alone where nothing was to be done."""
    level = level_in_words(rating.level)
    if rating.hardest is None:
        return level
    text = QCoreApplication.translate("Level", "{level}, {rating}: {technique}")
    return text.format(level=level, rating=figure_in_words(rating), technique=technique_in_words(rating.hardest))


def cells_in_words(cells: Sequence[int]) -> str:
    """Such as "r3c5, r4c5 and r6c5"."""
    return listed(*[cell_name(cell, ORDER) for cell in cells])


def digits_in_words(digits: Sequence[int]) -> str:
    """Digits from 1: "2, 5 and 7"."""
    return listed(*[symbol_of(digit) for digit in digits])


def units_in_words(units: Sequence[int]) -> str:
    """In the middle of a sentence: "row 3", "columns 2 and 5", "row 3 and box 1"."""
    translate = QCoreApplication.translate
    names = [geometry(ORDER).unit_name(unit) for unit in units]
    kinds = {kind for kind, _ in names}
    if len(kinds) == 1 and len(names) > 1:
        several = {
            UnitKind.ROW: translate("BoardWords", "rows {numbers}"),
            UnitKind.COLUMN: translate("BoardWords", "columns {numbers}"),
            UnitKind.BOX: translate("BoardWords", "boxes {numbers}"),
        }
        return several[kinds.pop()].format(numbers=listed(*[str(number) for _, number in names]))
    one = {
        UnitKind.ROW: translate("BoardWords", "row {number}"),
        UnitKind.COLUMN: translate("BoardWords", "column {number}"),
        UnitKind.BOX: translate("BoardWords", "box {number}"),
    }
    return listed(*[one[kind].format(number=number) for kind, number in names])


def _term_in_words(term: Term) -> str:
    from sudoku_desktop.logic.reason import Cells, Digits  # whoever has a term has loaded it

    if isinstance(term, Cells):
        return cells_in_words(term.cells)
    return digits_in_words(term.digits) if isinstance(term, Digits) else units_in_words(term.units)


def _removed_together(removals: Iterable[Candidate]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The removals as few pairs of digits and the cells that all of them leave."""
    digits_of: dict[int, list[int]] = defaultdict(list)
    for candidate in removals:
        digits_of[candidate.cell].append(candidate.digit)
    cells_of: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for cell, digits in digits_of.items():
        cells_of[tuple(digits)].append(cell)
    return [(digits, tuple(cells)) for digits, cells in cells_of.items()]
