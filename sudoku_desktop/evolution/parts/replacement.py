"""Replacement: which individuals form the next generation."""

from dataclasses import dataclass

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import ReplacementPlan
from sudoku_desktop.evolution.parts.genes import FULL_GRIDS
from sudoku_desktop.evolution.parts.part import Part, any_value
from sudoku_desktop.parameter import number

_ELITE_HELP = "How many of the best survive unchanged."


@dataclass(frozen=True)
class Replacement(Part):
    """Base class of the ways to form the next generation from parents and children."""

    group = "Replacement"

    def plan(self) -> ReplacementPlan:
        """Return the record for the kernel's loop."""
        raise NotImplementedError


@dataclass(frozen=True)
class Elitism(Replacement):
    """The best individuals survive unchanged; children take all other places."""

    label = "Elitism"
    packed = any_value("elite")
    elite: int = number(1, 0, 1000, "Elite", _ELITE_HELP, "individuals")

    def plan(self) -> ReplacementPlan:
        return ReplacementPlan(opcodes.REPLACE_ELITISM, self.elite)


@dataclass(frozen=True)
class MutatedParents(Replacement):
    """Alongside each child, the better of its parents joins the next generation, after both had a chance to mutate.

    The elite survives unchanged. Gerges, Zouein & Azar 2018, sec. 3.1.6 and fig. 3.
    """

    label = "Mutated parents"
    genes = FULL_GRIDS
    packed = any_value("elite", "probability")
    elite: int = number(1, 0, 1000, "Elite", _ELITE_HELP, "individuals")
    probability: float = number(0.5, 0.0, 1.0, "Parents’ mutation", "How likely a parent is to be mutated.")

    def plan(self) -> ReplacementPlan:
        return ReplacementPlan(opcodes.REPLACE_MUTATED_PARENTS, self.elite, self.probability)


@dataclass(frozen=True)
class DeterministicCrowding(Replacement):
    """A child replaces the parent it resembles more, if it is no worse. Mahfoud 1995.

    As every individual is replaced by a similar one, the population stays diverse.
    """

    label = "Deterministic crowding"
    packed = {}

    def plan(self) -> ReplacementPlan:
        return ReplacementPlan(opcodes.REPLACE_CROWDING)


@dataclass(frozen=True)
class SteadyState(Replacement):
    """A child replaces the worst individual left of the previous generation, if it is no worse. After Whitley 1989.

    A generation ends when as many children have been made as it has individuals. Good genes spread fast: the population
    becomes uniform within about ten generations.
    """

    label = "Steady state"

    def plan(self) -> ReplacementPlan:
        return ReplacementPlan(opcodes.REPLACE_WORST)
