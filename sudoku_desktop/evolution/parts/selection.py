"""Selection of two ranks as parents; rank 0 is the best of the generation."""

from dataclasses import dataclass
from enum import Enum

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import SelectionPlan
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import choice, number


class Mates(Enum):
    """Whether one individual can be both parents of a child."""

    ANY = "may be the same"
    DIFFERENT = "must differ"


@dataclass(frozen=True)
class Selection(Part):
    """Base class of the ways to draw two parents."""

    group = "Selection"

    def plan(self) -> SelectionPlan:
        """Return the record for the kernel's loop."""
        raise NotImplementedError

    def can_be_packed(self) -> bool:
        """Return True: all loops use the same kernel to draw ranks."""
        return True


@dataclass(frozen=True)
class BetterRanks(Selection):
    """Each child gets two parents, drawn from the individuals ranked above its place.

    Both parents of the child that takes rank i are drawn uniformly from the ranks 0…i − 1, so that rank 0 is the
    likeliest parent and the last rank is never one. Mantere & Koljonen 2007, sec. II.
    """

    label = "Better ranks"

    def plan(self) -> SelectionPlan:
        return SelectionPlan(opcodes.SELECT_BETTER_RANKS)


@dataclass(frozen=True)
class Tournament(Selection):
    """Each parent is the best of `size` individuals drawn with replacement.

    Gerges, Zouein & Azar 2018, sec. 3.1.4, leave the first winner out of the second tournament.
    """

    label = "Tournament"
    size: int = number(7, 1, 1000, "Tournament size", "How many individuals compete to become a parent.", "individuals")
    parents: Mates = choice(Mates.ANY, "The two parents", "Whether an individual can mate with itself.")

    def plan(self) -> SelectionPlan:
        return SelectionPlan(
            opcodes.SELECT_TOURNAMENT, tournament_size=self.size, parents_differ=self.parents is Mates.DIFFERENT
        )


@dataclass(frozen=True)
class Roulette(Selection):
    """Each parent is drawn with a probability proportional to its fitness, or to a power of it. Team 209, “Selection”.

    For a fitness that is minimised, 1 / (1 + cost) is used instead. The power amplifies the small differences of
    fitness within a population (power-law scaling; Gillies 1985).
    """

    label = "Roulette wheel"
    parents: Mates = choice(Mates.ANY, "The two parents", "Whether an individual can mate with itself.")
    power: float = number(
        1.0, 0.0, 100.0, "Power", "The power of the fitness that the probabilities are proportional to."
    )

    def plan(self) -> SelectionPlan:
        return SelectionPlan(
            opcodes.SELECT_ROULETTE, pressure=self.power, parents_differ=self.parents is Mates.DIFFERENT
        )


@dataclass(frozen=True)
class LinearRanks(Selection):
    """Each parent is drawn with a probability that falls linearly with its rank, from `pressure` times the mean.

    Baker 1985.
    """

    label = "Linear ranking"
    pressure: float = number(
        1.8,
        1.0,
        2.0,
        "Pressure",
        "How many times the mean probability the best individual has; 1 means no selection pressure.",
    )
    parents: Mates = choice(Mates.ANY, "The two parents", "Whether an individual can mate with itself.")

    def plan(self) -> SelectionPlan:
        return SelectionPlan(
            opcodes.SELECT_LINEAR_RANKS, pressure=self.pressure, parents_differ=self.parents is Mates.DIFFERENT
        )
