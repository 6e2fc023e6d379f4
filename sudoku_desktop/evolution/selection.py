"""Selection: which two ranks become parents; rank 0 is the best of the generation."""

from dataclasses import dataclass

from sudoku_desktop.evolution.parameter import number
from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Selection(Part):
    """A way to draw two parents; they may be the same individual."""

    group = "Selection"


@dataclass(frozen=True)
class BetterRanks(Selection):
    """Both parents of the child that takes rank i are drawn uniformly from the better ranks 0…i − 1.

    So rank 0 is the likeliest parent and the last rank is never one. Mantere & Koljonen 2007, sec. II.
    """

    label = "Better ranks"


@dataclass(frozen=True)
class Tournament(Selection):
    """Each parent is the best of `size` individuals drawn with replacement."""

    label = "Tournament"
    size: int = number(7, 1, 64, "Tournament size", "How many individuals compete to become a parent.", "individuals")
