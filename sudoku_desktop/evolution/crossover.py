"""Crossover: how two parents' boxes make a child. A crossover point never lies inside a box."""

from dataclasses import dataclass

from sudoku_desktop.evolution.part import Part


@dataclass(frozen=True)
class Crossover(Part):
    """A way to combine two parents."""

    group = "Crossover"


@dataclass(frozen=True)
class UniformBoxes(Crossover):
    """Each box comes from one parent or the other, with equal chance. Mantere & Koljonen 2007, sec. II."""

    label = "Uniform between boxes"


@dataclass(frozen=True)
class SinglePointBoxes(Crossover):
    """The boxes before a random point come from one parent, the others from the second."""

    label = "Single point between boxes"
