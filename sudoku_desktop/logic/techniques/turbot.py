"""Two strong links of one digit joined by a weak one: skyscraper, two-string kite, turbot fish."""

from itertools import product

from sudoku_desktop.board.terms import Units
from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import SKYSCRAPER, TURBOT_FISH, TWO_STRING_KITE
from sudoku_desktop.logic.kernels.shape import FIRST_BOX, SIZE, UNITS_OF
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import Node, chain_of
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    target, first, near, far, last, _ = chain.nodes
    pairs = product(_units(position, first, near), _units(position, far, last))
    found = min(pairs, key=_preference)
    gist = Sentence(
        "{first} or {last} is {digit}, so {cell}, which sees both, is not.",
        first=first.cell,
        last=last.cell,
        digit=target.digit,
        cell=target.cell,
    )
    why = Sentence(
        "In each of {units} the digit {digit} fits in only two cells, and {near} and {far} cannot both hold it.",
        units=Units(found),
        digit=target.digit,
        near=near.cell,
        far=far.cell,
    )
    return chain.explanation(gist, why, units=found, cells=(target.candidate.cell,))


def _units(position: Position, one: Node, other: Node) -> list[int]:
    """The units in which the digit fits only in these two cells."""
    shared = set(UNITS_OF[one.candidate.cell].tolist()) & set(UNITS_OF[other.candidate.cell].tolist())
    left = position.places[one.candidate.digit - 1]
    return sorted(unit for unit in shared if int(left[unit]).bit_count() == 2)


def _preference(pair: tuple[int, int]) -> tuple[bool, bool, tuple[int, int]]:
    """Lines rather than boxes, and lines of one kind rather than two, as the name of the pattern says."""
    in_box = any(unit >= FIRST_BOX for unit in pair)
    return in_box, pair[0] // SIZE != pair[1] // SIZE, pair


TURBOTS = (
    Technique(
        SKYSCRAPER,
        "skyscraper",
        Sentence("Skyscraper"),
        Sentence("Two rows, or two columns, with two places each for a digit, joined by two that see each other."),
        _explain,
    ),
    Technique(
        TWO_STRING_KITE,
        "two-string-kite",
        Sentence("Two-string kite"),
        Sentence("A row and a column with two places each for a digit, joined in a box."),
        _explain,
    ),
    Technique(
        TURBOT_FISH,
        "turbot-fish",
        Sentence("Turbot fish"),
        Sentence("Two units with two places each for a digit, joined by two that see each other."),
        _explain,
    ),
)
