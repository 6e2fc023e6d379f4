"""BUG, the bivalue universal grave: a puzzle with one solution leaves no position whose choices can all be reversed."""

from sudoku_desktop.logic.deduction import Candidate, Explanation, Technique, Words
from sudoku_desktop.logic.kernels.bug import (
    BUG_CELLS,
    BUG_EXTRAS,
    COUNT,
    LOCKED,
    SET_CELLS,
    SET_DIGITS,
    TYPE,
    UNIT,
)
from sudoku_desktop.logic.kernels.opcodes import BUG
from sudoku_desktop.logic.kernels.record import CELL, FACTS
from sudoku_desktop.logic.kernels.shape import CELLS_OF, SIZE
from sudoku_desktop.logic.position import Position, candidates_of, digits_of, facts_of
from sudoku_desktop.logic.reason import Cells, Digits, Reason, digits, reason, units


def _explain(position: Position, record: Words) -> Explanation:
    kind, unit, count = int(record[TYPE]), int(record[UNIT]), int(record[COUNT])
    bug_cells = tuple(facts_of(record)[BUG_CELLS - FACTS :][:count])
    extras = facts_of(record)[BUG_EXTRAS - FACTS :][:count]
    extra = 0
    for mask in extras:
        extra |= mask
    all_extras = Digits(digits_of(extra))
    pattern = tuple(each for cell, mask in zip(bug_cells, extras, strict=True) for each in candidates_of(cell, mask))
    reasons: tuple[Reason, ...]
    if kind == 1:
        reasons = (_lone_cell(Cells(bug_cells), all_extras, is_placed=int(record[CELL]) >= 0),)
    elif kind == 2:
        reasons = (_shared_digit(Cells(bug_cells), all_extras),)
    elif kind == 3:
        set_cells = tuple(int(CELLS_OF[unit, each]) for each in range(SIZE) if int(record[SET_CELLS]) >> each & 1)
        set_digits = digits_of(int(record[SET_DIGITS]))
        then = _naked_set(Cells(set_cells), Digits(set_digits), unit)
        reasons = (_one_is_true(pattern, Cells(bug_cells)), then)
        pattern += tuple(each for cell in set_cells for each in candidates_of(cell, int(position.marks[cell])))
    else:
        locked = int(record[LOCKED])
        reasons = (_one_is_true(pattern, Cells(bug_cells)), _locked_digit(Cells(bug_cells), locked, unit))
        pattern += tuple(Candidate(cell, locked + 1) for cell in bug_cells)
    return Explanation(reasons, units=(unit,) if kind > 2 else (), cells=bug_cells, pattern=pattern)


def _lone_cell(cell: Cells, extras: Digits, *, is_placed: bool) -> Reason:
    text = (
        "Without {digit} in {cell} every cell would have two candidates and every digit two places in each unit: "
        "any solution would have a twin with every choice reversed. So {cell} takes {digit}."
    )
    if is_placed:
        return reason(text, cell=cell, digit=extras)
    text = (
        "Without {digits} in {cell} every cell would have two candidates and every digit two places in each unit: "
        "any solution would have a twin with every choice reversed. So {cell} takes one of these."
    )
    return reason(text, cell=cell, digits=extras)


def _shared_digit(bug_cells: Cells, extra: Digits) -> Reason:
    text = (
        "Without {digit} in {cells} every cell would have two candidates and every digit two places in each unit: "
        "any solution would have a twin with every choice reversed. So one of them takes {digit}, "
        "and no cell that sees them all can."
    )
    return reason(text, digit=extra, cells=bug_cells)


def _one_is_true(pattern: tuple[Candidate, ...], bug_cells: Cells) -> Reason:
    text = (
        "If {cells} too had only two candidates, every digit would have two places in each unit, and any solution "
        "a twin with every choice reversed. So one of them takes one of its surplus digits, {digits}."
    )
    return reason(text, cells=bug_cells, digits=Digits(tuple(sorted({each.digit for each in pattern}))))


def _naked_set(set_cells: Cells, set_digits: Digits, unit: int) -> Reason:
    text = "Those and what {cells} can take are {digits}, one for each cell: no other cell of {unit} can take them."
    return reason(text, cells=set_cells, digits=set_digits, unit=units(unit))


def _locked_digit(bug_cells: Cells, locked: int, unit: int) -> Reason:
    text = "In {unit} the digit {digit} fits only {cells}: one of them takes it, and the other a surplus digit."
    return reason(text, unit=units(unit), digit=digits(locked), cells=bug_cells)


BUGS = (
    Technique(
        BUG,
        "bug",
        "BUG (bivalue universal grave)",
        "All but a few candidates are left in pairs; if all were, any solution could be reversed.",
        _explain,
    ),
)
