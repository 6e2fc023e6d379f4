"""Replacement: who lives on into the next generation."""

from dataclasses import dataclass

from sudoku_desktop.evolution.parameter import number
from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Replacement(Part):
    """A way to make the next generation from parents and children."""

    group = "Replacement"


@dataclass(frozen=True)
class Elitism(Replacement):
    """The best individuals live on unchanged; children take all other places."""

    label = "Elitism"
    elite: int = number(1, 0, 1000, "Elite", "How many of the best live on unchanged.", "individuals")
