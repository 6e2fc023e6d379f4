"""Why a part cannot work on an encoding, in words; `Part.fits` says whether."""

from sudoku_desktop.evolution.parts.encoding import Encoding, Genes
from sudoku_desktop.evolution.parts.improvement import ColumnAndBoxSearch
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.evolution.problem import ProblemError

BLOCKS, CELLS, PLACEMENTS = (frozenset({kind}) for kind in Genes)

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
    (BLOCKS | CELLS, Genes.PLACEMENTS): "{} cannot work on {}: it works on full grids, and these may have blanks",
    (PLACEMENTS, Genes.BLOCKS): (
        "{} cannot work on {}: it builds grids cell by cell, and here boxes or rows are passed on whole"
    ),
    (PLACEMENTS, Genes.CELLS): (
        "{} cannot work on {}: it builds grids in which nothing clashes, and here cells may clash"
    ),
}
"""By the genes a part works on and those it would have to; the first {} is the part, the second the encoding."""

NEEDS_ROWS = "{} cannot work on {}: it swaps inside rows, and only row permutations keep a row whole"


def misfit(kind: type[Part], encoding: Encoding) -> ProblemError | None:
    """Why this kind of part cannot work on chromosomes of this encoding; None when it can."""
    if kind.fits(encoding):
        return None
    if issubclass(kind, ColumnAndBoxSearch):
        return ProblemError(NEEDS_ROWS, kind, type(encoding))
    return ProblemError(REASONS[kind.genes or frozenset(), encoding.kind], kind, type(encoding))
