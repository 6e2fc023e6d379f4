"""Singles: the last blank cell of a unit, a digit's only place in a unit, a cell's only candidate."""

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.record import CELL, DIGIT
from sudoku_desktop.logic.position import Position, facts_of
from sudoku_desktop.sentence import Sentence


def _explain_last_cell(position: Position, record: Words) -> Explanation:
    unit, cell, digit = facts_of(record)[0], int(record[CELL]), int(record[DIGIT]) + 1
    why = Sentence(
        "Only {cell} is blank in {unit}, and {digit} is missing there.",
        cell=Cells((cell,)),
        unit=Units((unit,)),
        digit=Digits((digit,)),
    )
    return Explanation((why,), units=(unit,), pattern=(Candidate(cell, digit),))


def _explain_hidden_single(position: Position, record: Words) -> Explanation:
    unit, cell, digit = facts_of(record)[0], int(record[CELL]), int(record[DIGIT]) + 1
    why = Sentence(
        "In {unit} the digit {digit} fits only in {cell}.",
        unit=Units((unit,)),
        digit=Digits((digit,)),
        cell=Cells((cell,)),
    )
    return Explanation((why,), units=(unit,), pattern=(Candidate(cell, digit),), confined=((unit, digit),))


def _explain_naked_single(position: Position, record: Words) -> Explanation:
    cell, digit = int(record[CELL]), int(record[DIGIT]) + 1
    why = Sentence(
        "In {cell} only {digit} is left: every other digit is ruled out.", cell=Cells((cell,)), digit=Digits((digit,))
    )
    return Explanation((why,), cells=(cell,), pattern=(Candidate(cell, digit),))


SINGLES = (
    Technique(
        opcodes.LAST_CELL,
        Sentence("Last cell"),
        Sentence("A unit has one blank cell left."),
        _explain_last_cell,
    ),
    Technique(
        opcodes.HIDDEN_SINGLE_IN_BOX,
        Sentence("Hidden single in a box"),
        Sentence("A digit has only one place left there."),
        _explain_hidden_single,
        slug="hidden-single-in-box",
    ),
    Technique(
        opcodes.HIDDEN_SINGLE_IN_LINE,
        Sentence("Hidden single in a line"),
        Sentence("A digit has only one place left there."),
        _explain_hidden_single,
        slug="hidden-single-in-line",
    ),
    Technique(
        opcodes.NAKED_SINGLE,
        Sentence("Naked single"),
        Sentence("A cell has one candidate left."),
        _explain_naked_single,
    ),
)
