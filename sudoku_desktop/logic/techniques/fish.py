"""X-wing, swordfish and jellyfish: n lines whose places for a digit lie in n crossing lines."""

from sudoku_desktop.board.terms import Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.fish import BASE, COVER, FIRST_BASE, FISH_DIGIT
from sudoku_desktop.logic.position import Position
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    first_base, digit, size = int(record[FIRST_BASE]), int(record[FISH_DIGIT]), position.shape.size
    base = tuple(first_base + line for line in range(size) if int(record[BASE]) >> line & 1)
    cover = tuple(size - first_base + line for line in range(size) if int(record[COVER]) >> line & 1)
    why = Sentence(
        "In {base} the digit {digit} fits only in {cover}, so no other cell of {cover} can hold it.",
        base=Units(base),
        digit=Digits((digit + 1,)),
        cover=Units(cover),
    )
    pattern = position.candidates_in(position.shape.units[[*base]].ravel().tolist(), 1 << digit)
    confined = tuple((unit, digit + 1) for unit in base)
    ways = _two_ways(pattern, size)
    return Explanation((why,), units=(*base, *cover), pattern=pattern, confined=confined, ways=ways)


def _two_ways(pattern: tuple[Candidate, ...], size: int) -> tuple[tuple[Candidate, ...], ...]:
    """Return the two possibilities of a fish with two places in each of its lines, or nothing for other fish.

    The places form a ring, and one of the two alternating halves holds the digit.
    """
    ring, across = [pattern[0]], True
    while len(ring) <= len(pattern):
        here = ring[-1].cell
        line = divmod(here, size)[0 if across else 1]
        others = [each for each in pattern if each.cell != here and divmod(each.cell, size)[0 if across else 1] == line]
        if len(others) != 1:
            return ()
        if others[0] == ring[0]:
            break
        ring.append(others[0])
        across = not across
    return (tuple(ring[::2]), tuple(ring[1::2])) if len(ring) == len(pattern) else ()


FISH = (
    Technique(
        opcodes.X_WING,
        Sentence("X-wing"),
        Sentence("In two parallel lines a digit fits only in the same two crossing lines, which lose it elsewhere."),
        _explain,
    ),
    Technique(
        opcodes.SWORDFISH,
        Sentence("Swordfish"),
        Sentence(
            "In three parallel lines a digit fits only in the same three crossing lines, which lose it elsewhere."
        ),
        _explain,
    ),
    Technique(
        opcodes.JELLYFISH,
        Sentence("Jellyfish"),
        Sentence("In four parallel lines a digit fits only in the same four crossing lines, which lose it elsewhere."),
        _explain,
    ),
)
