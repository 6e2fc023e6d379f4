"""Cell and region forcing chains: every candidate of a cell, or every place for a digit, leads to one conclusion."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import CELL_FORCING_CHAINS, REGION_FORCING_CHAINS
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import chain_of, from_cell, from_unit
from sudoku_desktop.sentence import Sentence


def explain_cell(position: Position, record: Words) -> Explanation:
    """Whatever a cell holds, the conclusion follows."""
    chain = chain_of(record)
    return chain.explanation(*from_cell(chain), cells=(chain.origin, chain.conclusion.candidate.cell))


def explain_region(position: Position, record: Words) -> Explanation:
    """Wherever a digit goes in a unit, the conclusion follows."""
    chain = chain_of(record)
    return chain.explanation(*from_unit(chain), units=(chain.origin,), cells=(chain.conclusion.candidate.cell,))


MULTIPLE_CHAINS = (
    Technique(
        CELL_FORCING_CHAINS,
        "cell-forcing-chains",
        Sentence("Cell forcing chains"),
        Sentence("Every candidate of a cell leads by a chain of links to the same conclusion."),
        explain_cell,
    ),
    Technique(
        REGION_FORCING_CHAINS,
        "region-forcing-chains",
        Sentence("Region forcing chains"),
        Sentence("Every place for a digit in a unit leads by a chain of links to the same conclusion."),
        explain_region,
    ),
)
