"""XY-wing and XYZ-wing: whatever the pivot holds, it or one of its wings holds z."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import XY_WING, XYZ_WING
from sudoku_desktop.logic.kernels.wings import FIRST_WING, PIVOT, SECOND_WING
from sudoku_desktop.logic.position import Position, candidates_of, digits_of
from sudoku_desktop.logic.reason import Cells, Digits, Reason, cells, reason


def _explain_xy_wing(position: Position, record: Words) -> Explanation:
    first, second, z = cells(int(record[FIRST_WING])), cells(int(record[SECOND_WING])), _digits(position, record)[2]
    text = "{first} or {second} is {z}, so no cell that sees both can hold it."
    return _explanation(position, record, reason(text, first=first, second=second, z=z), _cases(position, record))


def _explain_xyz_wing(position: Position, record: Words) -> Explanation:
    three, z = Cells(_cells(record)), _digits(position, record)[2]
    text = "One of {cells} is {z}, so no cell that sees all three can hold it."
    return _explanation(position, record, reason(text, cells=three, z=z), _cases(position, record))


def _cases(position: Position, record: Words) -> Reason:
    pivot, first, second = map(cells, _cells(record))
    x, y, z = _digits(position, record)
    text = "If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}."
    return reason(text, pivot=pivot, x=x, first=first, z=z, y=y, second=second)


def _cells(record: Words) -> tuple[int, int, int]:
    """Pivot, first wing, second wing."""
    return int(record[PIVOT]), int(record[FIRST_WING]), int(record[SECOND_WING])


def _digits(position: Position, record: Words) -> tuple[Digits, Digits, Digits]:
    """The digits x of the first wing, y of the second, z of both."""
    first, second = int(position.marks[record[FIRST_WING]]), int(position.marks[record[SECOND_WING]])
    x, y, z = first & ~second, second & ~first, first & second
    return Digits(digits_of(x)), Digits(digits_of(y)), Digits(digits_of(z))


def _explanation(position: Position, record: Words, *reasons: Reason) -> Explanation:
    there = _cells(record)
    pattern = tuple(each for cell in there for each in candidates_of(cell, int(position.marks[cell])))
    return Explanation(reasons, cells=there, pattern=pattern)


WINGS = (
    Technique(
        XY_WING,
        "xy-wing",
        "XY-wing",
        "Whatever a cell of two candidates holds, one of two cells it sees holds the same third digit.",
        _explain_xy_wing,
    ),
    Technique(
        XYZ_WING,
        "xyz-wing",
        "XYZ-wing",
        "A cell of three candidates, or one of two cells it sees, holds the digit that all three share.",
        _explain_xyz_wing,
    ),
)
