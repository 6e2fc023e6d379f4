"""Nishio: a candidate that, were it true, would leave its own digit with a contradiction."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import NISHIO
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import chain_of, contradiction
from sudoku_desktop.sentence import Sentence


def _explain(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    return chain.explanation(contradiction(chain), cells=(chain.assumption.candidate.cell,))


NISHIO_CHAINS = (
    Technique(
        NISHIO,
        "nishio",
        Sentence("Nishio"),
        Sentence("Within a single digit, the assumption of a candidate leads to a contradiction."),
        _explain,
    ),
)
