"""Dynamic forcing chains: conclusions may rest on several earlier ones; at the second rung also on patterns."""

from sudoku_desktop.logic.deduction import Explanation, Technique, Words
from sudoku_desktop.logic.kernels.opcodes import (
    DYNAMIC_CELL_CHAINS,
    DYNAMIC_CONTRADICTION_CHAINS,
    DYNAMIC_DOUBLE_CHAINS,
    DYNAMIC_PLUS_CELL_CHAINS,
    DYNAMIC_PLUS_CONTRADICTION_CHAINS,
    DYNAMIC_PLUS_DOUBLE_CHAINS,
    DYNAMIC_PLUS_REGION_CHAINS,
    DYNAMIC_REGION_CHAINS,
)
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import (
    chain_of,
    contradiction,
    from_cell,
    from_two_states,
    from_unit,
    patterns,
)


def _explain_contradiction(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    return chain.explanation(*contradiction(chain), *patterns(chain), cells=(chain.assumption.candidate.cell,))


def _explain_double(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = chain.assumption.candidate.cell, chain.conclusion.candidate.cell
    return chain.explanation(*from_two_states(chain), *patterns(chain), cells=there)


def _explain_cell(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = chain.origin, chain.conclusion.candidate.cell
    return chain.explanation(*from_cell(chain), *patterns(chain), cells=there)


def _explain_region(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    target = chain.conclusion.candidate.cell
    return chain.explanation(*from_unit(chain), *patterns(chain), units=(chain.origin,), cells=(target,))


DYNAMIC_CHAINS = (
    Technique(
        DYNAMIC_CONTRADICTION_CHAINS,
        "dynamic-contradiction-chains",
        "Dynamic contradiction chains",
        "An assumption leads, by conclusions that build on several others, to a contradiction.",
        _explain_contradiction,
    ),
    Technique(
        DYNAMIC_DOUBLE_CHAINS,
        "dynamic-double-chains",
        "Dynamic double chains",
        "A candidate leads to the same conclusion whether it is true or not.",
        _explain_double,
    ),
    Technique(
        DYNAMIC_CELL_CHAINS,
        "dynamic-cell-chains",
        "Dynamic cell chains",
        "Every candidate of a cell leads, by conclusions that build on several others, to the same.",
        _explain_cell,
    ),
    Technique(
        DYNAMIC_REGION_CHAINS,
        "dynamic-region-chains",
        "Dynamic region chains",
        "Every place of a digit in a unit leads, by conclusions that build on several others, to the same.",
        _explain_region,
    ),
    Technique(
        DYNAMIC_PLUS_CONTRADICTION_CHAINS,
        "dynamic-contradiction-chains-with-patterns",
        "Dynamic contradiction chains with patterns",
        "An assumption leads, with locked candidates, pairs or X-wings on the way, to a contradiction.",
        _explain_contradiction,
    ),
    Technique(
        DYNAMIC_PLUS_DOUBLE_CHAINS,
        "dynamic-double-chains-with-patterns",
        "Dynamic double chains with patterns",
        "A candidate leads to the same whether it is true or not, with locked candidates, pairs or X-wings on the way.",
        _explain_double,
    ),
    Technique(
        DYNAMIC_PLUS_CELL_CHAINS,
        "dynamic-cell-chains-with-patterns",
        "Dynamic cell chains with patterns",
        "Every candidate of a cell leads, with locked candidates, pairs or X-wings on the way, to the same.",
        _explain_cell,
    ),
    Technique(
        DYNAMIC_PLUS_REGION_CHAINS,
        "dynamic-region-chains-with-patterns",
        "Dynamic region chains with patterns",
        "Every place of a digit in a unit leads, with locked candidates, pairs or X-wings on the way, to the same.",
        _explain_region,
    ),
)
