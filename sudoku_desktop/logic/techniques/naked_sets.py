"""Naked pairs, triples and quads: as many cells of a unit as candidates left in them."""

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import NAKED_PAIR, NAKED_QUAD, NAKED_TRIPLE
from sudoku_desktop.logic.kernels.sets import SET_DIGITS, UNIT
from sudoku_desktop.logic.position import Position, candidates_of, digits_of
from sudoku_desktop.logic.techniques.hidden_sets import cells_of_set
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    unit, cells = int(record[UNIT]), cells_of_set(record)
    why = Sentence(
        "{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.",
        cells=Cells(cells),
        digits=Digits(digits_of(int(record[SET_DIGITS]))),
        unit=Units((unit,)),
    )
    pattern = tuple(each for cell in cells for each in candidates_of(cell, int(position.marks[cell])))
    return Explanation((why,), units=(unit,), cells=cells, pattern=pattern)


NAKED_SETS = (
    Technique(
        NAKED_PAIR,
        "naked-pair",
        Sentence("Naked pair"),
        Sentence("Two cells of a unit have the same two candidates, so no other cell there can hold these digits."),
        _explain,
    ),
    Technique(
        NAKED_TRIPLE,
        "naked-triple",
        Sentence("Naked triple"),
        Sentence("Three cells of a unit have three candidates in all, so no other cell there can hold these digits."),
        _explain,
    ),
    Technique(
        NAKED_QUAD,
        "naked-quad",
        Sentence("Naked quad"),
        Sentence("Four cells of a unit have four candidates in all, so no other cell there can hold these digits."),
        _explain,
    ),
)
