"""Bidirectional cycles: links around a loop that is true in one of two ways, each of which removes the same."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import X_CYCLE, XY_CYCLE, Y_CYCLE
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.reason import Cells, Reason, reason
from sudoku_desktop.logic.techniques.chain import Chain, chain_of


def _explain_x_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = _cells(chain)
    text = "Along the loop of {cells} every other cell is {digit}, so a cell that sees one of each kind is not."
    gist = reason(text, cells=Cells(there), digit=chain.assumption.digit)
    return chain.explanation(gist, _two_ways(chain), cells=there)


def _explain_y_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = _cells(chain)
    text = "The cells {cells} in a loop can be filled in two ways only, and both rule out the same candidates."
    return chain.explanation(reason(text, cells=Cells(there)), _two_ways(chain), cells=there)


def _explain_xy_cycle(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = _cells(chain)
    text = "The loop of links through {cells} can be true in two ways only, and both rule out the same candidates."
    return chain.explanation(reason(text, cells=Cells(there)), _two_ways(chain), cells=there)


def _two_ways(chain: Chain) -> Reason:
    text = "If {cell} is {digit}, all follows along the loop; if it is not, all follows the other way round."
    return reason(text, cell=chain.assumption.cell, digit=chain.assumption.digit)


def _cells(chain: Chain) -> tuple[int, ...]:
    """The cells around the loop."""
    return tuple(dict.fromkeys(node.candidate.cell for node in chain.nodes))


CYCLES = (
    Technique(
        X_CYCLE,
        "x-cycle",
        "X-cycle",
        "Places of one digit in a loop of links: every other one holds it.",
        _explain_x_cycle,
    ),
    Technique(
        Y_CYCLE,
        "y-cycle",
        "Y-cycle",
        "Cells of two candidates in a loop, each of which settles the next.",
        _explain_y_cycle,
    ),
    Technique(
        XY_CYCLE,
        "xy-cycle",
        "XY-cycle",
        "A loop of links between candidates that is true in two ways only.",
        _explain_xy_cycle,
    ),
)
