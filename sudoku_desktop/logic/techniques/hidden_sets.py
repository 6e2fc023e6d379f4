"""Hidden pairs, triplets and quads: digits that have as many places in a unit as they are; direct ones too."""

from sudoku_desktop.logic.deduction import Candidate, Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import (
    DIRECT_HIDDEN_PAIR,
    DIRECT_HIDDEN_TRIPLE,
    HIDDEN_PAIR,
    HIDDEN_QUAD,
    HIDDEN_TRIPLE,
)
from sudoku_desktop.logic.kernels.record import CELL, DIGIT
from sudoku_desktop.logic.kernels.sets import SET_DIGITS, SET_POSITIONS, UNIT
from sudoku_desktop.logic.kernels.shape import CELLS_OF
from sudoku_desktop.logic.position import Position, candidates_of, digits_of
from sudoku_desktop.logic.reason import Cells, Digits, Reason, cells, digits, reason, units


def cells_of_set(record: Words) -> tuple[int, ...]:
    """The cells of a naked or hidden set."""
    positions = int(record[SET_POSITIONS])
    return tuple(int(cell) for position, cell in enumerate(CELLS_OF[record[UNIT]]) if positions >> position & 1)


def _explain_hidden_set(position: Position, record: Words) -> Explanation:
    return Explanation(
        (_fits_only(record),),
        units=(int(record[UNIT]),),
        cells=cells_of_set(record),
        pattern=_pattern(position, record),
    )


def _explain_direct(position: Position, record: Words) -> Explanation:
    unit, cell, digit = int(record[UNIT]), int(record[CELL]), int(record[DIGIT])
    text = "That leaves {cell} as the only place for {digit} in {unit}."
    then = reason(text, cell=cells(cell), digit=digits(digit), unit=units(unit))
    pattern = (*_pattern(position, record), Candidate(cell, digit + 1))
    return Explanation((_fits_only(record), then), units=(unit,), cells=cells_of_set(record), pattern=pattern)


def _fits_only(record: Words) -> Reason:
    text = "In {unit} the digits {digits} fit only {cells}, so nothing else can stand there."
    set_digits = Digits(digits_of(int(record[SET_DIGITS])))
    return reason(text, unit=units(int(record[UNIT])), digits=set_digits, cells=Cells(cells_of_set(record)))


def _pattern(position: Position, record: Words) -> tuple[Candidate, ...]:
    set_digits = int(record[SET_DIGITS])
    return tuple(
        each for cell in cells_of_set(record) for each in candidates_of(cell, int(position.marks[cell]) & set_digits)
    )


HIDDEN_SETS = (
    Technique(
        DIRECT_HIDDEN_PAIR,
        "direct-hidden-pair",
        "Direct hidden pair",
        "A hidden pair that at once leaves another digit one place in the unit.",
        _explain_direct,
    ),
    Technique(
        DIRECT_HIDDEN_TRIPLE,
        "direct-hidden-triplet",
        "Direct hidden triplet",
        "A hidden triplet that at once leaves another digit one place in the unit.",
        _explain_direct,
    ),
    Technique(
        HIDDEN_PAIR,
        "hidden-pair",
        "Hidden pair",
        "Two digits fit only two cells of a unit, which then hold nothing else.",
        _explain_hidden_set,
    ),
    Technique(
        HIDDEN_TRIPLE,
        "hidden-triplet",
        "Hidden triplet",
        "Three digits fit only three cells of a unit, which then hold nothing else.",
        _explain_hidden_set,
    ),
    Technique(
        HIDDEN_QUAD,
        "hidden-quad",
        "Hidden quad",
        "Four digits fit only four cells of a unit, which then hold nothing else.",
        _explain_hidden_set,
    ),
)
