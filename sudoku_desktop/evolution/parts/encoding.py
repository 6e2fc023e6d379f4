"""Encodings: what a chromosome is, and thereby which rules it can never break.

Vocabulary: a *gene* is what crossover passes on whole: a *block* (a box or a row that is always a permutation of
the digits) or a single cell.
"""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from sudoku_desktop.evolution.parts.part import Part


class Genes(Enum):
    """What a chromosome consists of."""

    BLOCKS = "boxes or rows that are permutations"
    CELLS = "single cells"
    PLACEMENTS = "placements that never clash"


@dataclass(frozen=True)
class Encoding(Part):
    """How a filling of the grid is written as genes; the givens always stay in place."""

    group = "Encoding"
    kind: ClassVar[Genes]


@dataclass(frozen=True)
class BoxPermutations(Encoding):
    """Every box is a permutation of the digits with the givens in place; rows and columns are to be optimised.

    Mantere & Koljonen 2007, sec. II; Gerges, Zouein & Azar 2018, sec. 3.1.1.
    """

    label = "Box permutations"
    kind = Genes.BLOCKS


@dataclass(frozen=True)
class RowPermutations(Encoding):
    """Every row is a permutation of the digits with the givens in place; columns and boxes are to be optimised.

    A random row prefers what its cells admit: a cell takes a random digit if the row still needs it and it is a
    candidate there, else the next digit the row needs, cyclically from another random one.
    Sharma & Bhartiya 2020, sec. 2 and the listing.
    """

    label = "Row permutations"
    kind = Genes.BLOCKS


@dataclass(frozen=True)
class CandidateSets(Encoding):
    """Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.

    Team 209, "Initializing the Population".
    """

    label = "Candidate sets"
    kind = Genes.CELLS


@dataclass(frozen=True)
class FreeDigits(Encoding):
    """Each blank cell holds any digit. Gold 2005."""

    label = "Free digits"
    kind = Genes.CELLS


@dataclass(frozen=True)
class PropagatedGrids(Encoding):
    """A partly filled grid in which nothing clashes; it is built cell by cell, and what must follow is filled in.

    After every placement naked and hidden singles are propagated to a fixpoint. There is no search in it: where
    a cell is left without a candidate it stays blank.
    """

    label = "Propagated grids"
    kind = Genes.PLACEMENTS
