"""Why there is no solution, in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.board import UnitKind
from sudoku_desktop.ui.board import describe_conflict
from sudoku_desktop.ui.board.words import describe_cell, symbol_of

if TYPE_CHECKING:
    from sudoku_desktop.exact import Reason


def describe_reason(reason: Reason) -> str:
    """The rest of a sentence that begins "No solution: "."""
    from sudoku_desktop.exact.reasons import Clash, DigitHasNoPlace, NoDigitFits  # loads the compiler

    tr = QCoreApplication.translate
    if isinstance(reason, Clash):
        return describe_conflict(reason.conflicts[0])
    if isinstance(reason, NoDigitFits):
        return tr("Reason", "no digit fits in {cell}").format(cell=describe_cell(reason.cell, reason.order))
    if isinstance(reason, DigitHasNoPlace):
        texts = {
            UnitKind.ROW: tr("Reason", "the digit {digit} fits nowhere in row {unit}"),
            UnitKind.COLUMN: tr("Reason", "the digit {digit} fits nowhere in column {unit}"),
            UnitKind.BOX: tr("Reason", "the digit {digit} fits nowhere in box {unit}"),
        }
        return texts[reason.kind].format(digit=symbol_of(reason.digit), unit=reason.unit)
    return tr("Reason", "every possibility was tried")
