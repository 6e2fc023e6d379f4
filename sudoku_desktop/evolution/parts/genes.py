"""What a chromosome consists of, and why a part that is made for one kind of it cannot work on another.

Vocabulary: a *gene* is what crossover passes on whole: a *block* (a box or a row that is always a permutation of
the digits) or a single cell.
"""

from enum import Enum


class Genes(Enum):
    """What a chromosome consists of."""

    BLOCKS = "boxes or rows that are permutations"
    CELLS = "single cells"
    PLACEMENTS = "placements that never clash"


BLOCKS, CELLS, PLACEMENTS = (frozenset({kind}) for kind in Genes)
FULL_GRIDS = BLOCKS | CELLS

REASONS: dict[tuple[frozenset[Genes], Genes], str] = {
    (CELLS, Genes.BLOCKS): (
        "{} cannot work on {}: it changes single cells, and a box or row would no longer be a permutation"
    ),
    (CELLS, Genes.PLACEMENTS): "{} cannot work on {}: it changes single cells, and placements would clash",
    (BLOCKS, Genes.CELLS): (
        "{} cannot work on {}: it works inside boxes or rows that are permutations, and here each cell is by itself"
    ),
    (BLOCKS, Genes.PLACEMENTS): (
        "{} cannot work on {}: it works inside boxes or rows that are permutations, and these may have blanks"
    ),
    (FULL_GRIDS, Genes.PLACEMENTS): "{} cannot work on {}: it works on full grids, and these may have blanks",
    (PLACEMENTS, Genes.BLOCKS): (
        "{} cannot work on {}: it builds grids cell by cell, and here boxes or rows are passed on whole"
    ),
    (PLACEMENTS, Genes.CELLS): (
        "{} cannot work on {}: it builds grids in which nothing clashes, and here cells may clash"
    ),
}
"""By the genes a part works on and those it would have to; the first {} is the part, the second the encoding."""

OTHER_GENES = "{} cannot work on {}: it is made for other genes"


def reason(works_on: frozenset[Genes], genes: Genes) -> str:
    """The sentence for a part that works on some genes and would have to on others."""
    return REASONS.get((works_on, genes), OTHER_GENES)
