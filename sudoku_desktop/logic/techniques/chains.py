"""Chains of links between candidates: cycles, turbot fish, and forcing chains.

The links of a *cycle* are true in one of two ways, each of which removes the same candidates. A *turbot fish* is two
strong links of one digit joined by a weak one: skyscraper, two-string kite. In a *forcing chain* an assumption leads
link by link to its opposite, so it is false.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

from sudoku_desktop.board.terms import Cells, Units
from sudoku_desktop.logic.candidates import Words
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.kernels.shape import FIRST_BOX, SIZE, UNITS_OF
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import Chain, Node, chain_of
from sudoku_desktop.sentence import Sentence


def _cycle(gist: Sentence) -> Callable[[Position, Words], Explanation]:
    """Return a function that explains a cycle, with `gist` about its cells and the digit of its first node."""

    def explain(position: Position, record: Words) -> Explanation:
        chain = chain_of(record)
        cells, first = _cells(chain), chain.assumption
        two_ways = Sentence(
            "If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.",
            cell=first.cell,
            digit=first.digit,
        )
        return chain.explanation(gist.with_terms(cells=Cells(cells), digit=first.digit), two_ways, cells=cells)

    return explain


def _cells(chain: Chain) -> tuple[int, ...]:
    """Return the cells of a cycle, without repetition."""
    return tuple(dict.fromkeys(node.candidate.cell for node in chain.nodes))


CYCLES = (
    Technique(
        opcodes.X_CYCLE,
        Sentence("X-cycle"),
        Sentence("Places of one digit in a closed loop of links, every other one of which holds it."),
        _cycle(
            Sentence(
                "Around the loop of {cells} every other cell is {digit}, so a cell that sees one of either set is not."
            )
        ),
    ),
    Technique(
        opcodes.Y_CYCLE,
        Sentence("Y-cycle"),
        Sentence("Cells with two candidates in a closed loop, each of which settles the next."),
        _cycle(
            Sentence(
                "The cells {cells} form a loop that can be filled in only two ways, and both rule out the same "
                "candidates."
            )
        ),
    ),
    Technique(
        opcodes.XY_CYCLE,
        Sentence("XY-cycle"),
        Sentence("A closed loop of links between candidates that can be true in only two ways."),
        _cycle(
            Sentence(
                "The loop of links through {cells} can be true in only two ways, and both rule out the same candidates."
            )
        ),
    ),
)


def _explain_turbot(position: Position, record: Words) -> Explanation:
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
    explanation = chain.explanation(gist, why, units=found, cells=(target.candidate.cell,))
    return replace(explanation, confined=tuple((unit, target.candidate.digit) for unit in found))


def _units(position: Position, one: Node, other: Node) -> list[int]:
    """Return the units in which the digit of two nodes fits only their two cells, in ascending order."""
    shared = set(UNITS_OF[one.candidate.cell].tolist()) & set(UNITS_OF[other.candidate.cell].tolist())
    left = position.places[one.candidate.digit - 1]
    return sorted(unit for unit in shared if int(left[unit]).bit_count() == 2)


def _preference(pair: tuple[int, int]) -> tuple[bool, bool, tuple[int, int]]:
    """Return a sort key that puts lines before boxes, and two lines of one kind before mixed pairs."""
    in_box = any(unit >= FIRST_BOX for unit in pair)
    return in_box, pair[0] // SIZE != pair[1] // SIZE, pair


TURBOTS = (
    Technique(
        opcodes.SKYSCRAPER,
        Sentence("Skyscraper"),
        Sentence("Two rows, or two columns, with two places each for a digit, joined by two that see each other."),
        _explain_turbot,
    ),
    Technique(
        opcodes.TWO_STRING_KITE,
        Sentence("Two-string kite"),
        Sentence("A row and a column with two places each for a digit, joined in a box."),
        _explain_turbot,
    ),
    Technique(
        opcodes.TURBOT_FISH,
        Sentence("Turbot fish"),
        Sentence("Two units with two places each for a digit, joined by two that see each other."),
        _explain_turbot,
    ),
)


def _explain_forcing_chain(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    source, first, *_, last, _ = chain.nodes
    cell, digit = source.cell, source.digit
    there = (source.candidate.cell,)
    if not source.is_on:
        gist = Sentence(
            "If {cell} were not {digit}, a chain of links would make it {digit}: so it is {digit}.",
            cell=cell,
            digit=digit,
        )
        return chain.explanation(gist, cells=there)
    ends = {"first": first.cell, "one": first.digit, "last": last.cell, "other": last.digit}
    gist = Sentence(
        "Either {first} is {one} or {last} is {other}; in both cases {cell} is not {digit}.",
        **ends,
        cell=cell,
        digit=digit,
    )
    why = Sentence("If {first} is not {one}, a chain of links leads to {last} being {other}.", **ends)
    return chain.explanation(gist, why, cells=there)


FORCING_CHAINS = (
    Technique(
        opcodes.X_CHAIN,
        Sentence("X-chain"),
        Sentence("A chain of links between places of one digit, one end or the other of which holds it."),
        _explain_forcing_chain,
    ),
    Technique(
        opcodes.XY_CHAIN,
        Sentence("XY-chain"),
        Sentence("A chain through cells with two candidates, one end or the other of which holds its digit."),
        _explain_forcing_chain,
    ),
    Technique(
        opcodes.FORCING_CHAIN,
        Sentence("Forcing chain"),
        Sentence("A chain of links between candidates that leads from an assumption to its opposite."),
        _explain_forcing_chain,
    ),
)
