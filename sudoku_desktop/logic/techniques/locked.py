"""Locked candidates: a digit confined to where two units cross, at once followed by a single or not."""

from sudoku_desktop.logic.deduction import Candidate, Explanation, Technique, Words
from sudoku_desktop.logic.kernels.locked import FIRST, LOCKED_DIGIT, SECOND, THIRD
from sudoku_desktop.logic.kernels.opcodes import CLAIMING, DIRECT_CLAIMING, DIRECT_POINTING, POINTING
from sudoku_desktop.logic.kernels.record import CELL
from sudoku_desktop.logic.kernels.shape import CELLS_OF
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.reason import Reason, cells, digits, reason, units


def _explain_locked(position: Position, record: Words) -> Explanation:
    first, second = int(record[FIRST]), int(record[SECOND])
    return Explanation((_locked(record),), units=(first, second), pattern=_locked_places(position, record))


def _explain_direct(position: Position, record: Words) -> Explanation:
    first, second, third = int(record[FIRST]), int(record[SECOND]), int(record[THIRD])
    cell, digit = int(record[CELL]), int(record[LOCKED_DIGIT])
    text = "That leaves {cell} as the only place for {digit} in {unit}."
    then = reason(text, cell=cells(cell), digit=digits(digit), unit=units(third))
    pattern = (*_locked_places(position, record), Candidate(cell, digit + 1))
    return Explanation((_locked(record), then), units=(first, second, third), pattern=pattern)


def _locked(record: Words) -> Reason:
    first, second, digit = int(record[FIRST]), int(record[SECOND]), int(record[LOCKED_DIGIT])
    text = "In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it."
    return reason(text, first=units(first), digit=digits(digit), second=units(second))


def _locked_places(position: Position, record: Words) -> tuple[Candidate, ...]:
    digit = int(record[LOCKED_DIGIT])
    there = (int(cell) for cell in CELLS_OF[record[FIRST]])
    return tuple(Candidate(cell, digit + 1) for cell in there if position.marks[cell] >> digit & 1)


LOCKED = (
    Technique(
        DIRECT_POINTING,
        "direct-pointing",
        "Direct pointing",
        "Pointing that at once leaves the digit one place in another box.",
        _explain_direct,
    ),
    Technique(
        DIRECT_CLAIMING,
        "direct-claiming",
        "Direct claiming",
        "Claiming that at once leaves the digit one place in another line.",
        _explain_direct,
    ),
    Technique(
        POINTING,
        "pointing",
        "Pointing",
        "A digit that a box can only take in one line is nowhere else in that line.",
        _explain_locked,
    ),
    Technique(
        CLAIMING,
        "claiming",
        "Claiming",
        "A digit that a line can only take in one box is nowhere else in that box.",
        _explain_locked,
    ),
)
