"""Unique rectangles and loops: a puzzle with one solution leaves no two digits that could be exchanged.

Findings and weights are those of Sudoku Explainer 1.2.1, with one exception: with three or more extra cells that
program overlooks some loops, depending on unrelated cells, and this one does not.
"""

from collections.abc import Mapping

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
from sudoku_desktop.sentence import Sentence, Term


def _explain(position: Position, record: Words) -> Explanation:
    pair, kind, unit = int(record[PAIR]), int(record[TYPE]), int(record[UNIT])
    cells = tuple(facts_of(record)[LOOP - FACTS :][: int(record[LENGTH])])
    extra_cells = tuple(cell for cell in cells if position.marks[cell] != pair)
    extra = 0
    for cell in extra_cells:
        extra |= int(position.marks[cell]) & ~pair
    set_cells, set_digits = position.cells_at(unit, int(record[SET_CELLS])), int(record[SET_DIGITS])
    terms = {"loop": Cells(cells), "pair": _digits(pair), "cells": Cells(extra_cells), "digits": _digits(extra)}
    reasons: tuple[Sentence, ...]
    if kind == 1:
        reasons = (_lone_extra(terms),)
    elif kind == 2:
        reasons = (_shared_extra(terms),)
    elif kind == 4:
        reasons = (_locked_digit(terms, int(record[LOCKED]), pair, unit),)
    else:
        then = _hidden_set if record[IS_HIDDEN] else naked_set
        reasons = (_one_holds_an_extra(terms), then(Cells(set_cells), _digits(set_digits), unit))
    pattern = position.candidates_in(cells, pair) + position.candidates_in(set_cells, set_digits)
    return Explanation(reasons, units=(unit,) if kind > 2 else (), cells=cells, pattern=pattern)


def _lone_extra(terms: Mapping[str, Term]) -> Sentence:
    return Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: so {cell} holds neither.",
        **terms,
        cell=terms["cells"],
    )


def _shared_extra(terms: Mapping[str, Term]) -> Sentence:
    return Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "so one of {cells} holds {digit}, and no cell that sees them all can.",
        **terms,
        digit=terms["digits"],
    )


def _one_holds_an_extra(terms: Mapping[str, Term]) -> Sentence:
    return Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution: "
        "so one of {cells} holds one of the digits {digits}.",
        **terms,
    )


def _locked_digit(terms: Mapping[str, Term], locked: int, pair: int, unit: int) -> Sentence:
    return Sentence(
        "If {loop} held only {pair}, swapping the two would give a second solution. In {unit} the digit {locked} fits "
        "only in {cells}, so one of them holds it; the other must not be {digit}, or only {pair} would be left.",
        **terms,
        unit=Units((unit,)),
        locked=_digits(1 << locked),
        digit=_digits(pair & ~(1 << locked)),
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
