"""Forcing chains: an assumption leads link by link to its opposite, so it is false."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import FORCING_CHAIN, X_CHAIN, XY_CHAIN
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import chain_of
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
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
        X_CHAIN,
        "x-chain",
        Sentence("X-chain"),
        Sentence("A chain of links between places of one digit, one end or the other of which holds it."),
        _explain,
    ),
    Technique(
        XY_CHAIN,
        "xy-chain",
        Sentence("XY-chain"),
        Sentence("A chain through cells with two candidates, one end or the other of which holds its digit."),
        _explain,
    ),
    Technique(
        FORCING_CHAIN,
        "forcing-chain",
        Sentence("Forcing chain"),
        Sentence("A chain of links between candidates that leads from an assumption to its opposite."),
        _explain,
    ),
)
