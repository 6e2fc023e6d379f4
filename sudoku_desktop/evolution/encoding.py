"""Encodings: what a chromosome is, and thereby which rules it can never break."""

from dataclasses import dataclass

from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Encoding(Part):
    """How a filling of the grid is written as genes."""

    group = "Encoding"


@dataclass(frozen=True)
class BoxPermutations(Encoding):
    """Every box is a permutation of the digits with the givens in place; rows and columns are to be optimised.

    Mantere & Koljonen 2007, sec. II; Gerges, Zouein & Azar 2018.
    """

    label = "Box permutations"
