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
from sudoku_desktop.logic.techniques.chain import chain_of, contradiction, from_two_states
from sudoku_desktop.logic.techniques.multiple_chains import explain_cell, explain_region
from sudoku_desktop.sentence import Sentence


def _explain_contradiction(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    return chain.explanation(contradiction(chain), cells=(chain.assumption.candidate.cell,))


def _explain_double(position: Position, record: Words) -> Explanation:
    chain = chain_of(record)
    there = chain.assumption.candidate.cell, chain.conclusion.candidate.cell
    return chain.explanation(from_two_states(chain), cells=there)


DYNAMIC_CHAINS = (
    Technique(
        DYNAMIC_CONTRADICTION_CHAINS,
        "dynamic-contradiction-chains",
        Sentence("Dynamic contradiction chains"),
        Sentence("An assumption leads to a contradiction, by conclusions that build on several earlier ones."),
        _explain_contradiction,
    ),
    Technique(
        DYNAMIC_DOUBLE_CHAINS,
        "dynamic-double-chains",
        Sentence("Dynamic double chains"),
        Sentence("A candidate leads to the same conclusion whether it is true or not."),
        _explain_double,
    ),
    Technique(
        DYNAMIC_CELL_CHAINS,
        "dynamic-cell-chains",
        Sentence("Dynamic cell chains"),
        Sentence(
            "Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones."
        ),
        explain_cell,
    ),
    Technique(
        DYNAMIC_REGION_CHAINS,
        "dynamic-region-chains",
        Sentence("Dynamic region chains"),
        Sentence(
            "Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier "
            "ones."
        ),
        explain_region,
    ),
    Technique(
        DYNAMIC_PLUS_CONTRADICTION_CHAINS,
        "dynamic-contradiction-chains-with-patterns",
        Sentence("Dynamic contradiction chains with patterns"),
        Sentence("An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings."),
        _explain_contradiction,
    ),
    Technique(
        DYNAMIC_PLUS_DOUBLE_CHAINS,
        "dynamic-double-chains-with-patterns",
        Sentence("Dynamic double chains with patterns"),
        Sentence(
            "A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, "
            "pairs or X-wings."
        ),
        _explain_double,
    ),
    Technique(
        DYNAMIC_PLUS_CELL_CHAINS,
        "dynamic-cell-chains-with-patterns",
        Sentence("Dynamic cell chains with patterns"),
        Sentence(
            "Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or "
            "X-wings."
        ),
        explain_cell,
    ),
    Technique(
        DYNAMIC_PLUS_REGION_CHAINS,
        "dynamic-region-chains-with-patterns",
        Sentence("Dynamic region chains with patterns"),
        Sentence(
            "Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs "
            "or X-wings."
        ),
        explain_region,
    ),
)
