"""XY-wing and XYZ-wing: whichever digit the pivot holds, it or one of its wings holds z."""

from sudoku_desktop.board.terms import Cells, Digits
from sudoku_desktop.logic.candidates import Candidate, Words, digits_of
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.wings import FIRST_WING, PIVOT, SECOND_WING
from sudoku_desktop.logic.position import Position
from sudoku_desktop.sentence import Sentence


def _explain_xy_wing(position: Position, record: Words) -> Explanation:
    _, first, second = _cells(record)
    gist = Sentence(
        "{first} or {second} is {z}, so no cell that sees both can hold it.",
        first=Cells((first,)),
        second=Cells((second,)),
        z=_digits(position, record)[2],
    )
    return _explanation(position, record, gist)


def _explain_xyz_wing(position: Position, record: Words) -> Explanation:
    three, z = Cells(_cells(record)), _digits(position, record)[2]
    gist = Sentence("One of {cells} is {z}, so no cell that sees all three can hold it.", cells=three, z=z)
    return _explanation(position, record, gist)


def _explanation(position: Position, record: Words, gist: Sentence) -> Explanation:
    there = _cells(record)
    pivot, first, second = (Cells((cell,)) for cell in there)
    x, y, z = _digits(position, record)
    cases = Sentence(
        "If {pivot} is {x}, then {first} is {z}; if it is {y}, then {second} is {z}.",
        pivot=pivot,
        x=x,
        first=first,
        z=z,
        y=y,
        second=second,
    )
    pattern = position.candidates_in(there)
    ways = _ways(there, x, y, z)
    if len(position.candidates(there[0])) > 2:
        ways += ((Candidate(there[0], z.digits[0]),),)
    return Explanation((gist, cases), cells=there, pattern=pattern, ways=ways)


def _ways(there: tuple[int, int, int], x: Digits, y: Digits, z: Digits) -> tuple[tuple[Candidate, ...], ...]:
    """Return the candidates that are true together for each digit that the pivot may hold."""
    pivot, first, second = there
    cases = ((x.digits[0], first), (y.digits[0], second))
    return tuple((Candidate(pivot, digit), Candidate(wing, z.digits[0])) for digit, wing in cases)


def _cells(record: Words) -> tuple[int, int, int]:
    """Return the pivot, the first wing and the second wing."""
    return int(record[PIVOT]), int(record[FIRST_WING]), int(record[SECOND_WING])


def _digits(position: Position, record: Words) -> tuple[Digits, Digits, Digits]:
    """Return the digits x and y of the two wings, and the digit z of both."""
    first, second = int(position.marks[record[FIRST_WING]]), int(position.marks[record[SECOND_WING]])
    x, y, z = first & ~second, second & ~first, first & second
    return Digits(digits_of(x)), Digits(digits_of(y)), Digits(digits_of(z))


WINGS = (
    Technique(
        opcodes.XY_WING,
        Sentence("XY-wing"),
        Sentence("Whichever of its two candidates a cell holds, one of two cells it sees holds the same third digit."),
        _explain_xy_wing,
    ),
    Technique(
        opcodes.XYZ_WING,
        Sentence("XYZ-wing"),
        Sentence("A cell with three candidates, or one of two cells it sees, holds the digit that all three share."),
        _explain_xyz_wing,
    ),
)
