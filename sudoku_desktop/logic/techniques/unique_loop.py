"""Unique rectangles and loops: a puzzle with one solution leaves no two digits that could be exchanged.

Findings and weights are those of Sudoku Explainer 1.2.1, with one exception: with three or more extra cells that
program overlooks some loops, depending on unrelated cells, and this one does not.
"""

from dataclasses import dataclass

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Words, digits_of
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import FACTS
from sudoku_desktop.logic.kernels.unique_loops import (
    IS_HIDDEN,
    LENGTH,
    LOCKED,
    LOOP,
    PAIR,
    SET_CELLS,
    SET_DIGITS,
    TYPE,
    UNIT,
)
from sudoku_desktop.logic.position import Position, facts_of
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class _Loop:
    """Terms that the sentences of all types use: the loop's cells, its pair, the extra cells and their extra digits."""

    cells: Cells
    pair: Digits
    extra_cells: Cells
    extra: Digits


def _explain(position: Position, record: Words) -> Explanation:
    pair, kind, unit = int(record[PAIR]), int(record[TYPE]), int(record[UNIT])
    cells = tuple(facts_of(record)[LOOP - FACTS :][: int(record[LENGTH])])
    extra_cells = tuple(cell for cell in cells if position.marks[cell] != pair)
    extra = 0
    for cell in extra_cells:
        extra |= int(position.marks[cell]) & ~pair
    loop = _Loop(Cells(cells), _digits(pair), Cells(extra_cells), _digits(extra))
    set_cells = position.cells_at(unit, int(record[SET_CELLS]))
    set_digits = int(record[SET_DIGITS])
    if kind == 1:
        reasons = _lone_extra(loop)
    elif kind == 2:
        reasons = _shared_extra(loop)
    elif kind == 4:
        locked = int(record[LOCKED])
        reasons = _locked_digit(loop, _digits(1 << locked), _digits(pair & ~(1 << locked)), unit)
    elif record[IS_HIDDEN]:
        reasons = (_one_holds_an_extra(loop), _hidden_set(Cells(set_cells), _digits(set_digits), unit))
    else:
        reasons = (_one_holds_an_extra(loop), naked_set(Cells(set_cells), _digits(set_digits), unit))
    pattern = position.candidates_in(cells, pair) + position.candidates_in(set_cells, set_digits)
    return Explanation(reasons, units=(unit,) if kind > 2 else (), cells=cells, pattern=pattern)


def _lone_extra(loop: _Loop) -> tuple[Sentence, ...]:
    why = Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.",
        loop=loop.cells,
        pair=loop.pair,
        cell=loop.extra_cells,
    )
    return (why,)


def _shared_extra(loop: _Loop) -> tuple[Sentence, ...]:
    why = Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "so one of {cells} holds {digit}, and no cell that sees them all can.",
        loop=loop.cells,
        pair=loop.pair,
        cells=loop.extra_cells,
        digit=loop.extra,
    )
    return (why,)


def _one_holds_an_extra(loop: _Loop) -> Sentence:
    return Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "so one of {cells} holds one of the digits {digits}.",
        loop=loop.cells,
        pair=loop.pair,
        cells=loop.extra_cells,
        digits=loop.extra,
    )


def naked_set(cells: Cells, set_digits: Digits, unit: int) -> Sentence:
    """Return the sentence on the naked set that one of the extra candidates completes."""
    return Sentence(
        "That cell and {cells} hold {digits} between them: no other cell of {unit} can hold any of these.",
        cells=cells,
        digits=set_digits,
        unit=Units((unit,)),
    )


def _hidden_set(cells: Cells, set_digits: Digits, unit: int) -> Sentence:
    return Sentence(
        "In {unit} the digits {digits} fit only there and in {cells}: with one of these places taken, "
        "{cells} can hold nothing else.",
        digits=set_digits,
        unit=Units((unit,)),
        cells=cells,
    )


def _locked_digit(loop: _Loop, locked: Digits, other: Digits, unit: int) -> tuple[Sentence, ...]:
    why = Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits "
        "only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.",
        loop=loop.cells,
        pair=loop.pair,
        unit=Units((unit,)),
        cells=loop.extra_cells,
        locked=locked,
        digit=other,
    )
    return (why,)


def _digits(mask: int) -> Digits:
    return Digits(digits_of(mask))


UNIQUE_LOOPS = (
    Technique(
        opcodes.UNIQUE_RECTANGLE,
        Sentence("Unique rectangle"),
        Sentence("Four cells must not all be left with the same two digits, or the two could be swapped."),
        _explain,
    ),
    Technique(
        opcodes.UNIQUE_LOOP,
        Sentence("Unique loop"),
        Sentence("A ring of cells must not all be left with the same two digits, or the two could be swapped."),
        _explain,
    ),
)
