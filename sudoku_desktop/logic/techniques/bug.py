"""BUG, the bivalue universal grave: in a puzzle with one solution no position allows every choice to be reversed."""

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words, candidates_of, digits_of
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.bug import BUG_CELLS, BUG_EXTRAS, COUNT, LOCKED, SET_CELLS, SET_DIGITS, TYPE, UNIT
from sudoku_desktop.logic.kernels.record import CELL, FACTS
from sudoku_desktop.logic.position import Position, facts_of
from sudoku_desktop.logic.techniques.unique_loop import naked_set
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    kind, unit, count = int(record[TYPE]), int(record[UNIT]), int(record[COUNT])
    bug_cells = tuple(facts_of(record)[BUG_CELLS - FACTS :][:count])
    extras = facts_of(record)[BUG_EXTRAS - FACTS :][:count]
    extra = 0
    for mask in extras:
        extra |= mask
    all_extras = Digits(digits_of(extra))
    pattern = tuple(each for cell, mask in zip(bug_cells, extras, strict=True) for each in candidates_of(cell, mask))
    reasons: tuple[Sentence, ...]
    if kind == 1:
        reasons = (_lone_cell(Cells(bug_cells), all_extras, is_placed=int(record[CELL]) >= 0),)
    elif kind == 2:
        reasons = (_shared_digit(Cells(bug_cells), all_extras),)
    elif kind == 3:
        set_cells = position.cells_at(unit, int(record[SET_CELLS]))
        set_digits = digits_of(int(record[SET_DIGITS]))
        then = naked_set(Cells(set_cells), Digits(set_digits), unit)
        reasons = (_one_is_true(pattern, Cells(bug_cells)), then)
        pattern += position.candidates_in(set_cells)
    else:
        locked = int(record[LOCKED])
        reasons = (_one_is_true(pattern, Cells(bug_cells)), _locked_digit(Cells(bug_cells), locked, unit))
        pattern += tuple(Candidate(cell, locked + 1) for cell in bug_cells)
    return Explanation(reasons, units=(unit,) if kind > 2 else (), cells=bug_cells, pattern=pattern)


def _lone_cell(cell: Cells, extras: Digits, *, is_placed: bool) -> Sentence:
    return Sentence(
        "Without {digits} in {cell}, every cell would have two candidates and every digit two places in each unit: "
        "any solution would have a twin with every choice reversed. So {cell} is {digits}."
        if is_placed
        else "Without {digits} in {cell}, every cell would have two candidates and every digit two places in each "
        "unit: any solution would have a twin with every choice reversed. So {cell} holds one of these.",
        cell=cell,
        digits=extras,
    )


def _shared_digit(bug_cells: Cells, extra: Digits) -> Sentence:
    return Sentence(
        "Without {digit} in {cells}, every cell would have two candidates and every digit two places in each unit: "
        "any solution would have a twin with every choice reversed. So one of them holds {digit}, "
        "and no cell that sees them all can.",
        digit=extra,
        cells=bug_cells,
    )


def _one_is_true(pattern: tuple[Candidate, ...], bug_cells: Cells) -> Sentence:
    return Sentence(
        "If {cells} too had only two candidates, every digit would have two places in each unit, and any solution "
        "would have a twin with every choice reversed. So one of them holds one of its extra candidates, {digits}.",
        cells=bug_cells,
        digits=Digits(tuple(sorted({each.digit for each in pattern}))),
    )


def _locked_digit(bug_cells: Cells, locked: int, unit: int) -> Sentence:
    return Sentence(
        "In {unit} the digit {digit} fits only in {cells}: one of them holds it, and the other an extra candidate.",
        unit=Units((unit,)),
        digit=Digits((locked + 1,)),
        cells=bug_cells,
    )


BUGS = (
    Technique(
        opcodes.BUG,
        Sentence("BUG (bivalue universal grave)"),
        Sentence("All but a few cells are left with two candidates; if all were, any solution could be reversed."),
        _explain,
        slug="bug",
    ),
)
