"""Chains from several assumptions at once: Nishio, cell and region forcing chains, and dynamic ones.

The conclusions of dynamic chains may be based on several earlier ones; those of the second dynamic stage also on
patterns, and those of the later stages also on chains in the candidates that are left.
"""

from collections.abc import Iterator

from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Words
from sudoku_desktop.logic.deduction import Explanation, Technique
from sudoku_desktop.logic.kernels import opcodes
from sudoku_desktop.logic.position import Position
from sudoku_desktop.logic.techniques.chain import chain_of
from sudoku_desktop.sentence import Sentence


def _explain_contradiction(position: Position, record: Words) -> Explanation:
    """Explain that an assumption makes a candidate both true and false."""
    chain = chain_of(record)
    source, clash = chain.assumption, chain.conclusion
    gist = Sentence(
        "If {cell} were {digit}, then {other} would be {clash} and would not: so {cell} is not {digit}."
        if source.is_on
        else "If {cell} were not {digit}, then {other} would be {clash} and would not: so {cell} is {digit}.",
        cell=source.cell,
        digit=source.digit,
        other=clash.cell,
        clash=clash.digit,
    )
    return chain.explanation(gist, cells=(source.candidate.cell,))


def _explain_double(position: Position, record: Words) -> Explanation:
    """Explain that a candidate leads to the conclusion whether it is true or false."""
    chain = chain_of(record)
    source, target = chain.assumption, chain.conclusion
    gist = Sentence(
        "Whether or not {cell} is {digit}, {target} must be {result}."
        if target.is_on
        else "Whether or not {cell} is {digit}, {target} cannot be {result}.",
        cell=source.cell,
        digit=source.digit,
        target=target.cell,
        result=target.digit,
    )
    return chain.explanation(gist, cells=(source.candidate.cell, target.candidate.cell))


def _explain_cell(position: Position, record: Words) -> Explanation:
    """Explain that every candidate of a cell leads to the conclusion."""
    chain = chain_of(record)
    target = chain.conclusion
    gist = Sentence(
        "Whatever {cell} holds, {target} must be {result}."
        if target.is_on
        else "Whatever {cell} holds, {target} cannot be {result}.",
        cell=Cells((chain.origin,)),
        target=target.cell,
        result=target.digit,
    )
    tried = Digits(tuple(source.candidate.digit for source, _ in chain.ends))
    why = Sentence("Each of its candidates {digits} leads there by a chain of its own.", digits=tried)
    return chain.explanation(gist, why, cells=(chain.origin, target.candidate.cell))


def _explain_region(position: Position, record: Words) -> Explanation:
    """Explain that every place of a digit in a unit leads to the conclusion."""
    chain = chain_of(record)
    target = chain.conclusion
    gist = Sentence(
        "Wherever {digit} goes in {unit}, {target} must be {result}."
        if target.is_on
        else "Wherever {digit} goes in {unit}, {target} cannot be {result}.",
        digit=chain.assumption.digit,
        unit=Units((chain.origin,)),
        target=target.cell,
        result=target.digit,
    )
    tried = Cells(tuple(source.candidate.cell for source, _ in chain.ends))
    why = Sentence("Each of its places {cells} leads there by a chain of its own.", cells=tried)
    return chain.explanation(gist, why, units=(chain.origin,), cells=(target.candidate.cell,))


NISHIO_CHAINS = (
    Technique(
        opcodes.NISHIO,
        Sentence("Nishio"),
        Sentence("Within a single digit, the assumption of a candidate leads to a contradiction."),
        _explain_contradiction,
    ),
)


MULTIPLE_CHAINS = (
    Technique(
        opcodes.CELL_FORCING_CHAINS,
        Sentence("Cell forcing chains"),
        Sentence("Every candidate of a cell leads by a chain of links to the same conclusion."),
        _explain_cell,
    ),
    Technique(
        opcodes.REGION_FORCING_CHAINS,
        Sentence("Region forcing chains"),
        Sentence("Every place for a digit in a unit leads by a chain of links to the same conclusion."),
        _explain_region,
    ),
)


DYNAMIC_CHAINS = (
    Technique(
        opcodes.DYNAMIC_CONTRADICTION_CHAINS,
        Sentence("Dynamic contradiction chains"),
        Sentence("An assumption leads to a contradiction, by conclusions that build on several earlier ones."),
        _explain_contradiction,
    ),
    Technique(
        opcodes.DYNAMIC_DOUBLE_CHAINS,
        Sentence("Dynamic double chains"),
        Sentence("A candidate leads to the same conclusion whether it is true or not."),
        _explain_double,
    ),
    Technique(
        opcodes.DYNAMIC_CELL_CHAINS,
        Sentence("Dynamic cell chains"),
        Sentence(
            "Every candidate of a cell leads to the same conclusion, by others that build on several earlier ones."
        ),
        _explain_cell,
    ),
    Technique(
        opcodes.DYNAMIC_REGION_CHAINS,
        Sentence("Dynamic region chains"),
        Sentence(
            "Every place for a digit in a unit leads to the same conclusion, by others that build on several earlier "
            "ones."
        ),
        _explain_region,
    ),
    Technique(
        opcodes.DYNAMIC_PLUS_CONTRADICTION_CHAINS,
        Sentence("Dynamic contradiction chains with patterns"),
        Sentence("An assumption leads to a contradiction, with the help of locked candidates, pairs or X-wings."),
        _explain_contradiction,
    ),
    Technique(
        opcodes.DYNAMIC_PLUS_DOUBLE_CHAINS,
        Sentence("Dynamic double chains with patterns"),
        Sentence(
            "A candidate leads to the same conclusion whether it is true or not, with the help of locked candidates, "
            "pairs or X-wings."
        ),
        _explain_double,
    ),
    Technique(
        opcodes.DYNAMIC_PLUS_CELL_CHAINS,
        Sentence("Dynamic cell chains with patterns"),
        Sentence(
            "Every candidate of a cell leads to the same conclusion, with the help of locked candidates, pairs or "
            "X-wings."
        ),
        _explain_cell,
    ),
    Technique(
        opcodes.DYNAMIC_PLUS_REGION_CHAINS,
        Sentence("Dynamic region chains with patterns"),
        Sentence(
            "Every place for a digit in a unit leads to the same conclusion, with the help of locked candidates, pairs "
            "or X-wings."
        ),
        _explain_region,
    ),
)


def _nested(first: int, title: Sentence, sentence: Sentence, slug: str) -> Iterator[Technique]:
    """Yield the techniques of one level of nested chains, four with consecutive opcodes from `first`."""
    for index, chains in enumerate(DYNAMIC_CHAINS[:4]):
        yield Technique(
            first + index,
            title.with_terms(chains=chains.title),
            sentence.with_terms(chains=chains.sentence),
            chains.explain,
            slug=f"{chains.name}-with-{slug}",
        )


NESTED_CHAINS = (
    *_nested(
        opcodes.NESTED_CONTRADICTION_CHAINS,
        Sentence("{chains} with forcing chains"),
        Sentence("{chains} On the way, patterns and forcing chains rule out candidates."),
        "forcing-chains",
    ),
    *_nested(
        opcodes.NESTED_MULTIPLE_CONTRADICTION_CHAINS,
        Sentence("{chains} with multiple forcing chains"),
        Sentence("{chains} On the way, patterns and cell or region forcing chains rule out candidates."),
        "multiple-forcing-chains",
    ),
    *_nested(
        opcodes.NESTED_DYNAMIC_CONTRADICTION_CHAINS,
        Sentence("{chains} with dynamic forcing chains"),
        Sentence("{chains} On the way, patterns and dynamic forcing chains rule out candidates."),
        "dynamic-forcing-chains",
    ),
    *_nested(
        opcodes.NESTED_TWICE_CONTRADICTION_CHAINS,
        Sentence("{chains} with nested forcing chains"),
        Sentence("{chains} On the way, dynamic forcing chains with chains inside them rule out candidates."),
        "nested-forcing-chains",
    ),
)
