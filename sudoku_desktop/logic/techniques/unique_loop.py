"""Unique rectangles and loops: a puzzle with one solution leaves no two digits that could be swapped.

What is found and what it weighs is Sudoku Explainer 1.2.1's, but for one thing: with three extra cells or more that
program overlooks some loops, depending on the cells beside its way, and ours does not.
"""

from dataclasses import dataclass

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import UNIQUE_LOOP, UNIQUE_RECTANGLE
from sudoku_desktop.logic.kernels.record import FACTS
from sudoku_desktop.logic.kernels.shape import CELLS_OF, SIZE
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
from sudoku_desktop.logic.position import Position, candidates_of, digits_of, facts_of
from sudoku_desktop.logic.reason import Cells, Digits, Reason, digits, reason, units


@dataclass(frozen=True)
class _Loop:
    """What all types have: the loop, its pair, the extra cells, and the extra digits of them all."""

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
    set_cells = tuple(int(CELLS_OF[unit, each]) for each in range(SIZE) if int(record[SET_CELLS]) >> each & 1)
    set_digits = int(record[SET_DIGITS])
    if kind == 1:
        reasons = _lone_extra(loop)
    elif kind == 2:
        reasons = _shared_extra(loop)
    elif kind == 4:
        reasons = _locked_digit(loop, int(record[LOCKED]), _digits(pair & ~(1 << int(record[LOCKED]))), unit)
    elif record[IS_HIDDEN]:
        reasons = _hidden_set(loop, Cells(set_cells), _digits(set_digits), unit)
    else:
        reasons = _naked_set(loop, Cells(set_cells), _digits(set_digits), unit)
    of_loop = tuple(each for cell in cells for each in candidates_of(cell, pair))
    of_set = (each for cell in set_cells for each in candidates_of(cell, int(position.marks[cell]) & set_digits))
    return Explanation(reasons, units=(unit,) if kind > 2 else (), cells=cells, pattern=(*of_loop, *of_set))


def _lone_extra(loop: _Loop) -> tuple[Reason, ...]:
    text = "If {loop} held only {pair}, swapping the two would give a second solution: {cell} takes neither."
    return (reason(text, loop=loop.cells, pair=loop.pair, cell=loop.extra_cells),)


def _shared_extra(loop: _Loop) -> tuple[Reason, ...]:
    text = (
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "one of {cells} takes {digit}, and no cell that sees them all can."
    )
    return (reason(text, loop=loop.cells, pair=loop.pair, cells=loop.extra_cells, digit=loop.extra),)


def _one_takes_an_extra(loop: _Loop) -> Reason:
    text = (
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "one of {cells} takes one of the digits {digits}."
    )
    return reason(text, loop=loop.cells, pair=loop.pair, cells=loop.extra_cells, digits=loop.extra)


def _naked_set(loop: _Loop, cells: Cells, set_digits: Digits, unit: int) -> tuple[Reason, ...]:
    text = "Those and what {cells} can take are {digits}, one for each cell: no other cell of {unit} can take them."
    return (_one_takes_an_extra(loop), reason(text, cells=cells, digits=set_digits, unit=units(unit)))


def _hidden_set(loop: _Loop, cells: Cells, set_digits: Digits, unit: int) -> tuple[Reason, ...]:
    text = (
        "In {unit} the digits {digits} fit only there and {cells}: with one place taken, "
        "there is no room for others in {cells}."
    )
    return (_one_takes_an_extra(loop), reason(text, digits=set_digits, unit=units(unit), cells=cells))


def _locked_digit(loop: _Loop, locked: int, other: Digits, unit: int) -> tuple[Reason, ...]:
    text = (
        "If {loop} held only {pair}, swapping the two would give a second solution. In {unit} one of {cells} "
        "takes {locked}, as no other cell can; the other must not take {digit}, or they would hold only that."
    )
    where, ends = units(unit), loop.extra_cells
    why = reason(text, loop=loop.cells, pair=loop.pair, unit=where, cells=ends, locked=digits(locked), digit=other)
    return (why,)


def _digits(mask: int) -> Digits:
    return Digits(digits_of(mask))


UNIQUE_LOOPS = (
    Technique(
        UNIQUE_RECTANGLE,
        "unique-rectangle",
        "Unique rectangle",
        "Four cells must not all be left with the same two digits: the two could be swapped.",
        _explain,
    ),
    Technique(
        UNIQUE_LOOP,
        "unique-loop",
        "Unique loop",
        "A ring of cells must not all be left with the same two digits: the two could be swapped.",
        _explain,
    ),
)
