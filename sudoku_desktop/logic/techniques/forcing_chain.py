"""Forcing chains: an assumption leads link by link to its opposite, so it is false."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import FORCING_CHAIN, X_CHAIN, XY_CHAIN
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.reason import reason
from sudoku_desktop.logic.techniques.chain import chain_of


def _explain(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    source, first, *_, last, _ = chain.nodes
    there = (source.candidate.cell,)
    if not source.is_on:
        text = "If {cell} were not {digit}, links would lead to its being {digit}: so it is {digit}."
        return chain.explanation(reason(text, cell=source.cell, digit=source.digit), cells=there)
    gist = "{first} is {one}, or {last} is {other}; either way {cell} is not {digit}."
    why = "If {first} is not {one}, links lead to {last} being {other}."
    first_place, one, last_place, other = first.cell, first.digit, last.cell, last.digit
    return chain.explanation(
        reason(gist, first=first_place, one=one, last=last_place, other=other, cell=source.cell, digit=source.digit),
        reason(why, first=first_place, one=one, last=last_place, other=other),
        cells=there,
    )


FORCING_CHAINS = (
    Technique(
        X_CHAIN,
        "x-chain",
        "X-chain",
        "A chain of links between places of one digit, of which one end or the other holds it.",
        _explain,
    ),
    Technique(
        XY_CHAIN,
        "xy-chain",
        "XY-chain",
        "A chain through cells of two candidates, of which one end or the other holds its digit.",
        _explain,
    ),
    Technique(
        FORCING_CHAIN,
        "forcing-chain",
        "Forcing chain",
        "A chain of links between candidates that leads from an assumption to its opposite.",
        _explain,
    ),
)
