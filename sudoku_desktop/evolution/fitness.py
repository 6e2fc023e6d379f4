"""Fitness: how far a chromosome is from a solution, as a cost with 0 solved."""

from dataclasses import dataclass

from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Fitness(Part):
    """A measure of a chromosome."""

    group = "Fitness"


@dataclass(frozen=True)
class MissingAndRepeated(Fitness):
    """Over all rows and columns: 1 for each missing digit, and n − 1 for each digit that stands n > 1 times.

    Two 7s in a row cost 2: the second 7, and the digit it keeps out. So the smallest fault is 2.
    Mantere & Koljonen 2007, sec. II-B, eq. (1).
    """

    label = "Missing and repeated digits"
