"""X-wing, swordfish and jellyfish: lines whose places of a digit lie in as many crossing lines."""

from sudoku_desktop.logic.deduction import Candidate, Explanation, Technique, Words
from sudoku_desktop.logic.kernels.fish import BASE, COVER, FIRST_BASE, FISH_DIGIT
from sudoku_desktop.logic.kernels.opcodes import JELLYFISH, SWORDFISH, X_WING
from sudoku_desktop.logic.kernels.shape import CELLS_OF, FIRST_COLUMN, SIZE
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.reason import Units, digits, reason


def _explain(position: Position, record: Words) -> Explanation:
    first_base, digit = int(record[FIRST_BASE]), int(record[FISH_DIGIT])
    base = tuple(first_base + line for line in range(SIZE) if int(record[BASE]) >> line & 1)
    cover = tuple(FIRST_COLUMN - first_base + line for line in range(SIZE) if int(record[COVER]) >> line & 1)
    text = "In {base} the digit {digit} fits only {cover}, so no other cell of {cover} can hold it."
    why = reason(text, base=Units(base), digit=digits(digit), cover=Units(cover))
    there = [int(cell) for unit in base for cell in CELLS_OF[unit]]
    pattern = tuple(Candidate(cell, digit + 1) for cell in there if position.marks[cell] >> digit & 1)
    return Explanation((why,), units=(*base, *cover), pattern=pattern)


FISH = (
    Technique(
        X_WING,
        "x-wing",
        "X-wing",
        "Two parallel lines take a digit in the same two crossing lines, which lose it elsewhere.",
        _explain,
    ),
    Technique(
        SWORDFISH,
        "swordfish",
        "Swordfish",
        "Three parallel lines take a digit in the same three crossing lines, which lose it elsewhere.",
        _explain,
    ),
    Technique(
        JELLYFISH,
        "jellyfish",
        "Jellyfish",
        "Four parallel lines take a digit in the same four crossing lines, which lose it elsewhere.",
        _explain,
    ),
)
