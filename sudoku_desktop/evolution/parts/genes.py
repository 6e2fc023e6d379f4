"""Kinds of genes, and reasons why a part made for one kind does not support another.

Vocabulary: a *gene* is the unit that crossover passes on: a *block* (a box or a row that is always a permutation of the
digits) or a single cell.
"""

from enum import Enum

from sudoku_desktop.sentence import Sentence


class Genes(Enum):
    """Kind of genes in a chromosome."""

    BLOCKS = "boxes or rows that are permutations"
    CELLS = "single cells"
    PLACEMENTS = "placements that never clash"


BLOCKS, CELLS, PLACEMENTS = (frozenset({kind}) for kind in Genes)
FULL_GRIDS = BLOCKS | CELLS

REASONS: dict[tuple[frozenset[Genes], Genes], Sentence] = {
    (CELLS, Genes.BLOCKS): Sentence(
        "{part} cannot work on {encoding}: it changes single cells, and a box or row would no longer be a permutation"
    ),
    (CELLS, Genes.PLACEMENTS): Sentence(
        "{part} cannot work on {encoding}: it changes single cells, and placements would clash"
    ),
    (BLOCKS, Genes.CELLS): Sentence(
        "{part} cannot work on {encoding}: "
        "it works inside boxes or rows that are permutations, and here each cell is by itself"
    ),
    (BLOCKS, Genes.PLACEMENTS): Sentence(
        "{part} cannot work on {encoding}: "
        "it works inside boxes or rows that are permutations, and these may have blanks"
    ),
    (FULL_GRIDS, Genes.PLACEMENTS): Sentence(
        "{part} cannot work on {encoding}: it works on full grids, and these may have blanks"
    ),
    (PLACEMENTS, Genes.BLOCKS): Sentence(
        "{part} cannot work on {encoding}: it builds grids cell by cell, and here boxes or rows are passed on whole"
    ),
    (PLACEMENTS, Genes.CELLS): Sentence(
        "{part} cannot work on {encoding}: it builds grids in which nothing clashes, and here cells may clash"
    ),
}
"""Error messages by the genes that a part supports and the genes of the encoding."""

OTHER_GENES = Sentence("{part} cannot work on {encoding}: it is made for other genes")
