"""Crossover: combine the genes of two parents. A crossover point never lies inside a gene (see `genes`)."""

from dataclasses import dataclass

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import CrossoverPlan
from sudoku_desktop.evolution.parts.genes import FULL_GRIDS, PLACEMENTS
from sudoku_desktop.evolution.parts.part import Part, any_value
from sudoku_desktop.parameter import number

_PROBABILITY_HELP = "How likely a child is to have two parents; otherwise it starts as a copy of the first."


@dataclass(frozen=True)
class Crossover(Part):
    """Base class of the ways to combine two parents."""

    group = "Crossover"
    genes = FULL_GRIDS

    def plan(self) -> CrossoverPlan:
        """Return the record for the kernel's loop."""
        raise NotImplementedError


@dataclass(frozen=True)
class UniformCrossover(Crossover):
    """Each gene comes from either parent with equal probability.

    Mantere & Koljonen 2007, sec. II, and Gerges, Zouein & Azar 2018, sec. 3.1.5, between boxes; Sharma & Bhartiya
    2020, sec. 2.2, between rows; Team 209 between cells.
    """

    label = "Uniform"
    packed = any_value("probability")
    probability: float = number(1.0, 0.0, 1.0, "Crossover probability", _PROBABILITY_HELP)

    def plan(self) -> CrossoverPlan:
        return CrossoverPlan(opcodes.CROSS_UNIFORM, self.probability)


@dataclass(frozen=True)
class SinglePointCrossover(Crossover):
    """The genes before a random point come from the first parent, the rest from the second.

    Sharma & Bhartiya 2020, sec. 2.2, between rows. As in their listing the point lies before any block, the first
    included, so that one child in nine is a copy of the second parent, and none of the first. Between cells, which
    nobody describes, it lies anywhere, both ends included.
    """

    label = "Single point"
    packed = any_value("probability")
    probability: float = number(1.0, 0.0, 1.0, "Crossover probability", _PROBABILITY_HELP)

    def plan(self) -> CrossoverPlan:
        return CrossoverPlan(opcodes.CROSS_SINGLE_POINT, self.probability)


@dataclass(frozen=True)
class SharedThenEither(Crossover):
    """A child is built in two passes over the cells: first with genes that both parents share, then with either's.

    A gene that the child's candidates no longer admit is left out; the other parent's, then a random candidate takes
    its place.
    """

    label = "Shared genes first, then either parent’s"
    genes = PLACEMENTS
    probability: float = number(0.6, 0.0, 1.0, "Crossover probability", _PROBABILITY_HELP)
    shared: float = number(
        0.9, 0.0, 1.0, "Shared genes kept", "How likely a placement that both parents share is to be made first."
    )

    def plan(self) -> CrossoverPlan:
        return CrossoverPlan(opcodes.CROSS_SHARED_FIRST, self.probability, self.shared)
