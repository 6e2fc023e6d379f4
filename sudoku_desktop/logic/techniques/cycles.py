"""Cycles: links around a loop that is true in one of two ways, each of which removes the same."""

from sudoku_desktop.board.terms import Cells
from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import X_CYCLE, XY_CYCLE, Y_CYCLE
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import Chain, chain_of
from sudoku_desktop.sentence import Sentence


def _explain_x_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    gist = Sentence(
        "Around the loop of {cells} every other cell is {digit}, so a cell that sees one of each kind is not.",
        cells=Cells(_cells(chain)),
        digit=chain.assumption.digit,
    )
    return _explanation(chain, gist)


def _explain_y_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    gist = Sentence(
        "The cells {cells} form a loop that can be filled in only two ways, and both rule out the same candidates.",
        cells=Cells(_cells(chain)),
    )
    return _explanation(chain, gist)


def _explain_xy_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    gist = Sentence(
        "The loop of links through {cells} can be true in only two ways, and both rule out the same candidates.",
        cells=Cells(_cells(chain)),
    )
    return _explanation(chain, gist)


def _explanation(chain: Chain, gist: Sentence) -> Explanation:
    two_ways = Sentence(
        "If {cell} is {digit}, everything follows around the loop; if it is not, everything follows the other way.",
        cell=chain.assumption.cell,
        digit=chain.assumption.digit,
    )
    return chain.explanation(gist, two_ways, cells=_cells(chain))


def _cells(chain: Chain) -> tuple[int, ...]:
    """The cells around the loop."""
    return tuple(dict.fromkeys(node.candidate.cell for node in chain.nodes))


CYCLES = (
    Technique(
        X_CYCLE,
        "x-cycle",
        Sentence("X-cycle"),
        Sentence("Places of one digit in a closed loop of links, every other one of which holds it."),
        _explain_x_cycle,
    ),
    Technique(
        Y_CYCLE,
        "y-cycle",
        Sentence("Y-cycle"),
        Sentence("Cells with two candidates in a closed loop, each of which settles the next."),
        _explain_y_cycle,
    ),
    Technique(
        XY_CYCLE,
        "xy-cycle",
        Sentence("XY-cycle"),
        Sentence("A closed loop of links between candidates that can be true in only two ways."),
        _explain_xy_cycle,
    ),
)
