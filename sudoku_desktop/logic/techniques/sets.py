"""Naked and hidden pairs, triples and quads: n cells of a unit and n digits that belong together."""

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words, digits_of
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import CELL, DIGIT
from sudoku_desktop.logic.kernels.sets import SET_DIGITS, SET_POSITIONS, UNIT
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.locked import only_place
from sudoku_desktop.sentence import Sentence


def _cells(position: Position, record: Words) -> tuple[int, ...]:
    """Return the cells of a naked or hidden set."""
    return position.cells_at(int(record[UNIT]), int(record[SET_POSITIONS]))


def _ways(pattern: tuple[Candidate, ...]) -> tuple[tuple[Candidate, ...], ...]:
    """Return the two ways in which a pair's two digits can fill its two cells; nothing for larger sets."""
    if len(pattern) != 4:
        return ()
    first, second, third, fourth = pattern  # by cells, and by digits within a cell
    return (first, fourth), (second, third)


def _explain_naked_set(position: Position, record: Words) -> Explanation:
    unit, cells = int(record[UNIT]), _cells(position, record)
    why = Sentence(
        "{cells} can hold only {digits}, so no other cell of {unit} can hold any of these.",
        cells=Cells(cells),
        digits=Digits(digits_of(int(record[SET_DIGITS]))),
        unit=Units((unit,)),
    )
    pattern = position.candidates_in(cells)
    return Explanation((why,), units=(unit,), cells=cells, pattern=pattern, ways=_ways(pattern))


NAKED_SETS = (
    Technique(
        opcodes.NAKED_PAIR,
        Sentence("Naked pair"),
        Sentence("Two cells of a unit have the same two candidates, so no other cell there can hold these digits."),
        _explain_naked_set,
    ),
    Technique(
        opcodes.NAKED_TRIPLE,
        Sentence("Naked triple"),
        Sentence("Three cells of a unit have three candidates in all, so no other cell there can hold these digits."),
        _explain_naked_set,
    ),
    Technique(
        opcodes.NAKED_QUAD,
        Sentence("Naked quad"),
        Sentence("Four cells of a unit have four candidates in all, so no other cell there can hold these digits."),
        _explain_naked_set,
    ),
)


def _explain_hidden_set(position: Position, record: Words) -> Explanation:
    unit, cells = int(record[UNIT]), _cells(position, record)
    pattern = _pattern(position, record)
    return Explanation(
        (_fits_only(position, record),), (unit,), cells, pattern, confined=_confined(record), ways=_ways(pattern)
    )


def _explain_direct(position: Position, record: Words) -> Explanation:
    unit, cells = int(record[UNIT]), _cells(position, record)
    pattern = (*_pattern(position, record), Candidate(int(record[CELL]), int(record[DIGIT]) + 1))
    reasons = _fits_only(position, record), only_place(record, unit)
    confined = *_confined(record), (unit, int(record[DIGIT]) + 1)
    return Explanation(reasons, units=(unit,), cells=cells, pattern=pattern, confined=confined)


def _confined(record: Words) -> tuple[tuple[int, int], ...]:
    return tuple((int(record[UNIT]), digit) for digit in digits_of(int(record[SET_DIGITS])))


def _fits_only(position: Position, record: Words) -> Sentence:
    return Sentence(
        "In {unit} the digits {digits} fit only in {cells}, so nothing else can go there.",
        unit=Units((int(record[UNIT]),)),
        digits=Digits(digits_of(int(record[SET_DIGITS]))),
        cells=Cells(_cells(position, record)),
    )


def _pattern(position: Position, record: Words) -> tuple[Candidate, ...]:
    return position.candidates_in(_cells(position, record), int(record[SET_DIGITS]))


HIDDEN_SETS = (
    Technique(
        opcodes.DIRECT_HIDDEN_PAIR,
        Sentence("Direct hidden pair"),
        Sentence("A hidden pair that immediately leaves another digit only one place in the unit."),
        _explain_direct,
    ),
    Technique(
        opcodes.DIRECT_HIDDEN_TRIPLE,
        Sentence("Direct hidden triple"),
        Sentence("A hidden triple that immediately leaves another digit only one place in the unit."),
        _explain_direct,
    ),
    Technique(
        opcodes.HIDDEN_PAIR,
        Sentence("Hidden pair"),
        Sentence("Two digits fit in only two cells of a unit, so nothing else can go there."),
        _explain_hidden_set,
    ),
    Technique(
        opcodes.HIDDEN_TRIPLE,
        Sentence("Hidden triple"),
        Sentence("Three digits fit in only three cells of a unit, so nothing else can go there."),
        _explain_hidden_set,
    ),
    Technique(
        opcodes.HIDDEN_QUAD,
        Sentence("Hidden quad"),
        Sentence("Four digits fit in only four cells of a unit, so nothing else can go there."),
        _explain_hidden_set,
    ),
)
