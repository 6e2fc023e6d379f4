"""Encodings: how a chromosome represents a grid, and so which rules it cannot break; for the vocabulary see `genes`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.parts.genes import Genes
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.sentence import Sentence


@dataclass(frozen=True)
class Encoding(Part):
    """Base class of the ways to represent a grid by genes; the givens always stay in place.

    `representation` is the opcode of chromosomes that are not packed. `blocks_are_rows`: whether blocks are rows, not
    boxes. `keeps_candidates`: whether the cells of a random chromosome take candidates that the givens leave, where
    possible.
    """

    group = "Encoding"
    kind: ClassVar[Genes]
    representation: ClassVar[int]
    blocks_are_rows: ClassVar[bool] = False
    keeps_candidates: ClassVar[bool] = False


@dataclass(frozen=True)
class BoxPermutations(Encoding):
    """Every box is a permutation of the digits with the givens in place; rows and columns remain to be optimised.

    The regions of a jigsaw are its boxes. Mantere & Koljonen 2007, sec. II; Gerges, Zouein & Azar 2018, sec. 3.1.1.
    """

    label = "Box permutations"
    kind = Genes.BLOCKS
    representation = opcodes.BOXES
    packed = {}

    def misfit_on(self, shape: Geometry) -> Sentence | None:
        if shape.regions:
            return None
        return Sentence("{part} cannot represent a Latin square, which has no boxes", part=self.named())


@dataclass(frozen=True)
class RowPermutations(Encoding):
    """Every row is a permutation of the digits with the givens in place; columns and boxes remain to be optimised.

    A random row prefers what its cells admit: a cell takes a random digit if the row still needs it and it is a
    candidate there, else the next digit the row needs, cyclically from another random one.
    Sharma & Bhartiya 2020, sec. 2 and the listing.
    """

    label = "Row permutations"
    kind = Genes.BLOCKS
    representation = opcodes.ROWS
    blocks_are_rows = True
    keeps_candidates = True


@dataclass(frozen=True)
class CandidateSets(Encoding):
    """Each blank cell holds one of its own candidates, the digits that no given of its row, column or box holds.

    Team 209, "Initializing the Population".
    """

    label = "Candidate sets"
    kind = Genes.CELLS
    representation = opcodes.CANDIDATES
    keeps_candidates = True


@dataclass(frozen=True)
class FreeDigits(Encoding):
    """Each blank cell may hold any digit. Gold 2005."""

    label = "Free digits"
    kind = Genes.CELLS
    representation = opcodes.FREE


@dataclass(frozen=True)
class PropagatedGrids(Encoding):
    """A grid without conflicts, possibly with blanks; it is built cell by cell, and forced digits are filled in.

    After every placement naked and hidden singles are propagated to a fixpoint, without any search: a cell without
    candidates stays blank.
    """

    label = "Propagated grids"
    kind = Genes.PLACEMENTS
    representation = opcodes.PLACEMENTS
