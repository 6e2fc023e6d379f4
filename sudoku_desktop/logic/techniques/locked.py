"""Locked candidates: a digit confined to the intersection of two units, optionally followed by a single."""

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.locked import FIRST, LOCKED_DIGIT, SECOND, THIRD
from sudoku_desktop.logic.kernels.record import CELL, DIGIT
from sudoku_desktop.logic.position import Position
from sudoku_desktop.sentence import Sentence


def _explain_locked(position: Position, record: Words) -> Explanation:
    first, second = int(record[FIRST]), int(record[SECOND])
    confined = ((first, int(record[LOCKED_DIGIT]) + 1),)
    pattern = _locked_places(position, record)
    return Explanation((_locked(record),), units=(first, second), pattern=pattern, confined=confined)


def _explain_direct(position: Position, record: Words) -> Explanation:
    first, second, third = int(record[FIRST]), int(record[SECOND]), int(record[THIRD])
    pattern = (*_locked_places(position, record), Candidate(int(record[CELL]), int(record[DIGIT]) + 1))
    confined = (first, int(record[LOCKED_DIGIT]) + 1), (third, int(record[DIGIT]) + 1)
    reasons = _locked(record), only_place(record, third)
    return Explanation(reasons, units=(first, second, third), pattern=pattern, confined=confined)


def only_place(record: Words, unit: int) -> Sentence:
    """Return the sentence on the placement that follows from a direct technique."""
    return Sentence(
        "That leaves {cell} as the only place for {digit} in {unit}.",
        cell=Cells((int(record[CELL]),)),
        digit=Digits((int(record[DIGIT]) + 1,)),
        unit=Units((unit,)),
    )


def _locked(record: Words) -> Sentence:
    return Sentence(
        "In {first} every place for {digit} lies in {second}, so no other cell of {second} can hold it.",
        first=Units((int(record[FIRST]),)),
        digit=Digits((int(record[LOCKED_DIGIT]) + 1,)),
        second=Units((int(record[SECOND]),)),
    )


def _locked_places(position: Position, record: Words) -> tuple[Candidate, ...]:
    return position.candidates_in(position.shape.units[record[FIRST]].tolist(), 1 << int(record[LOCKED_DIGIT]))


LOCKED = (
    Technique(
        opcodes.DIRECT_POINTING,
        Sentence("Direct pointing"),
        Sentence("Pointing that immediately leaves the digit only one place in another box."),
        _explain_direct,
    ),
    Technique(
        opcodes.DIRECT_CLAIMING,
        Sentence("Direct claiming"),
        Sentence("Claiming that immediately leaves the digit only one place in another line."),
        _explain_direct,
    ),
    Technique(
        opcodes.POINTING,
        Sentence("Pointing"),
        Sentence("All places for a digit in a box lie in one line, so it can go nowhere else in that line."),
        _explain_locked,
    ),
    Technique(
        opcodes.CLAIMING,
        Sentence("Claiming"),
        Sentence("All places for a digit in a line lie in one box, so it can go nowhere else in that box."),
        _explain_locked,
    ),
)
