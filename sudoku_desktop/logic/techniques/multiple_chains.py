"""Cell and region forcing chains: every candidate of a cell, or every place of a digit, leads to one conclusion."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import CELL_FORCING_CHAINS, REGION_FORCING_CHAINS
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import chain_of, from_cell, from_unit


def _explain_cell(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    return chain.explanation(*from_cell(chain), cells=(chain.origin, chain.conclusion.candidate.cell))


def _explain_region(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    target = chain.conclusion.candidate.cell
    return chain.explanation(*from_unit(chain), units=(chain.origin,), cells=(target,))


MULTIPLE_CHAINS = (
    Technique(
        CELL_FORCING_CHAINS,
        "cell-forcing-chains",
        "Cell forcing chains",
        "Every candidate of a cell leads by links to the same conclusion.",
        _explain_cell,
    ),
    Technique(
        REGION_FORCING_CHAINS,
        "region-forcing-chains",
        "Region forcing chains",
        "Every place of a digit in a unit leads by links to the same conclusion.",
        _explain_region,
    ),
)
