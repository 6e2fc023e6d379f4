"""Escapes from local optima. An algorithm may have any number of them, at most one of each kind."""

from dataclasses import dataclass
from enum import Enum

from sudoku_desktop.evolution.kernels.plan import EscapePlan
from sudoku_desktop.evolution.parts.genes import FULL_GRIDS
from sudoku_desktop.evolution.parts.part import Part, any_value
from sudoku_desktop.parameter import choice, number


class Counted(Enum):
    """Start of an escape's count of generations."""

    SINCE_THE_START = "since the population began"
    WITHOUT_IMPROVEMENT = "without improvement"


class Whose(Enum):
    """Owner of the age while the same solution stays best: one individual, or the solution with all its copies."""

    SOLUTION = "the solution, copies included"
    INDIVIDUAL = "the individual alone"
    REMEMBERED = "the solution, remembered until a restart"


@dataclass(frozen=True)
class Escape(Part):
    """Base class of the ways out of a local optimum."""

    group = "Escapes"

    def joined(self, plan: EscapePlan) -> EscapePlan:
        """Return the escape plan with the fields of this escape filled in."""
        raise NotImplementedError


@dataclass(frozen=True)
class Ageing(Escape):
    """Each generation in which the same solution stays best adds to the value it is ranked by.

    Mantere & Koljonen 2007, sec. II-B, eq. (2). Where only one individual ages, a young copy of it takes its place at
    once, and ageing has little effect. Where ages are remembered, a displaced solution keeps its age until it is found
    again, and an individual that has aged is ranked again before the next generation is bred.
    """

    label = "Ageing"
    packed = any_value("penalty", "whose")
    penalty: int = number(
        1, 0, 100, "Ageing penalty", "Added to the best solution’s value for each generation it stays best."
    )
    whose: Whose = choice(Whose.SOLUTION, "Age of", "Who shares the age of the best, and whether it lasts.")

    def joined(self, plan: EscapePlan) -> EscapePlan:
        return plan._replace(
            ageing_penalty=self.penalty,
            copies_age=self.whose is Whose.SOLUTION,
            ages_last=self.whose is Whose.REMEMBERED,
        )


@dataclass(frozen=True)
class Restart(Escape):
    """After a number of generations the whole population is drawn anew at random.

    Mantere & Koljonen 2007, sec. II-A, tried 500 to 50 000 generations without a solution and found 2000 best. Team 209
    restart after every 20.
    """

    label = "Restart"
    packed = any_value("after", "counted")
    after: int = number(
        2000,
        1,
        1_000_000_000,
        "Restart after",
        "A new random population starts after this many generations.",
        "generations",
        qualifier="counted",
    )
    counted: Counted = choice(Counted.SINCE_THE_START, "Counted", "Where the count of generations starts.")

    def joined(self, plan: EscapePlan) -> EscapePlan:
        return plan._replace(
            restart_after=self.after,
            restart_counts_better=self.counted is Counted.WITHOUT_IMPROVEMENT,
        )


@dataclass(frozen=True)
class SeededRestart(Escape):
    """After a number of generations the population is drawn anew, but every best chromosome of the run so far lives on.

    Sharma & Bhartiya 2020, sec. 2.
    """

    label = "Seeded restart"
    packed = any_value("after", "counted")
    after: int = number(
        2000,
        1,
        1_000_000_000,
        "Restart after",
        "A new population, seeded with the best so far, starts after this many generations.",
        "generations",
        qualifier="counted",
    )
    counted: Counted = choice(Counted.SINCE_THE_START, "Counted", "Where the count of generations starts.")

    def joined(self, plan: EscapePlan) -> EscapePlan:
        return plan._replace(
            restart_after=self.after,
            restart_counts_better=self.counted is Counted.WITHOUT_IMPROVEMENT,
            restart_is_seeded=True,
        )


@dataclass(frozen=True)
class Purge(Escape):
    """After a number of generations without improvement, everyone is crossed with the best, which is then mutated.

    Gerges, Zouein & Azar 2018, sec. 3.1.8.
    """

    label = "Purge"
    genes = FULL_GRIDS
    packed = any_value("after")
    after: int = number(
        200, 1, 1_000_000_000, "Purge after", "Purge after this many generations without improvement.", "generations"
    )

    def joined(self, plan: EscapePlan) -> EscapePlan:
        return plan._replace(purge_after=self.after)
