"""Naked pairs, triplets and quads: cells of a unit that hold only as many digits as they are."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import NAKED_PAIR, NAKED_QUAD, NAKED_TRIPLE
from sudoku_desktop.logic.kernels.sets import SET_DIGITS, UNIT
from sudoku_desktop.logic.position import Position, candidates_of, digits_of
from sudoku_desktop.logic.reason import Cells, Digits, reason, units
from sudoku_desktop.logic.techniques.hidden_sets import cells_of_set


def _explain(position: Position, record: Words) -> Explanation:
    unit, digits, cells = int(record[UNIT]), int(record[SET_DIGITS]), cells_of_set(record)
    text = "{cells} hold only {digits}, so no other cell of {unit} can."
    why = reason(text, cells=Cells(cells), digits=Digits(digits_of(digits)), unit=units(unit))
    pattern = tuple(each for cell in cells for each in candidates_of(cell, int(position.marks[cell])))
    return Explanation((why,), units=(unit,), cells=cells, pattern=pattern)


NAKED_SETS = (
    Technique(
        NAKED_PAIR,
        "naked-pair",
        "Naked pair",
        "Two cells of a unit hold the same two digits, which no other cell there can.",
        _explain,
    ),
    Technique(
        NAKED_TRIPLE,
        "naked-triplet",
        "Naked triplet",
        "Three cells of a unit hold three digits in all, which no other cell there can.",
        _explain,
    ),
    Technique(
        NAKED_QUAD,
        "naked-quad",
        "Naked quad",
        "Four cells of a unit hold four digits in all, which no other cell there can.",
        _explain,
    ),
)
