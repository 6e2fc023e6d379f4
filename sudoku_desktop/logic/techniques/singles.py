"""Singles: the last blank cell of a unit, a digit's only place in a unit, a cell's only candidate."""

from sudoku_desktop.logic.deduction import Candidate, Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import (
    HIDDEN_SINGLE_IN_BOX,
    HIDDEN_SINGLE_IN_LINE,
    LAST_CELL,
    NAKED_SINGLE,
)
from sudoku_desktop.logic.kernels.record import CELL, DIGIT
from sudoku_desktop.logic.position import Position, facts_of
from sudoku_desktop.logic.reason import cells, digits, reason, units


def _explain_last_cell(position: Position, record: Words) -> Explanation:
    unit, cell, digit = facts_of(record)[0], int(record[CELL]), int(record[DIGIT])
    text = "Only {cell} is blank in {unit}, and {digit} is missing there."
    why = reason(text, cell=cells(cell), unit=units(unit), digit=digits(digit))
    return Explanation((why,), units=(unit,), pattern=(Candidate(cell, digit + 1),))


def _explain_hidden_single(position: Position, record: Words) -> Explanation:
    unit, cell, digit = facts_of(record)[0], int(record[CELL]), int(record[DIGIT])
    text = "In {unit} the digit {digit} fits only {cell}."
    why = reason(text, unit=units(unit), digit=digits(digit), cell=cells(cell))
    return Explanation((why,), units=(unit,), pattern=(Candidate(cell, digit + 1),))


def _explain_naked_single(position: Position, record: Words) -> Explanation:
    cell, digit = int(record[CELL]), int(record[DIGIT])
    text = "In {cell} only {digit} is left: every other digit is ruled out."
    why = reason(text, cell=cells(cell), digit=digits(digit))
    return Explanation((why,), cells=(cell,), pattern=(Candidate(cell, digit + 1),))


SINGLES = (
    Technique(LAST_CELL, "last-cell", "Last cell", "A unit has one blank cell left.", _explain_last_cell),
    Technique(
        HIDDEN_SINGLE_IN_BOX,
        "hidden-single-in-box",
        "Hidden single in a box",
        "A digit has one place left in a box.",
        _explain_hidden_single,
    ),
    Technique(
        HIDDEN_SINGLE_IN_LINE,
        "hidden-single-in-line",
        "Hidden single in a line",
        "A digit has one place left in a row or a column.",
        _explain_hidden_single,
    ),
    Technique(
        NAKED_SINGLE,
        "naked-single",
        "Naked single",
        "A cell has one candidate left.",
        _explain_naked_single,
    ),
)
