"""Duplicates: what becomes of a child that has the same digit in every cell as an individual that is there already."""

from dataclasses import dataclass

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import DuplicatesPlan
from sudoku_desktop.evolution.parameter import number
from sudoku_desktop.evolution.parts.part import Part, any_value


@dataclass(frozen=True)
class Duplicates(Part):
    """A way to deal with children that are not new."""

    group = "Duplicates"

    def plan(self) -> DuplicatesPlan:
        """What the loop is told of it."""
        raise NotImplementedError


@dataclass(frozen=True)
class DuplicatesAllowed(Duplicates):
    """Any number of individuals may hold the same digits in all cells."""

    label = "Duplicates allowed"
    packed = {}

    def plan(self) -> DuplicatesPlan:
        return DuplicatesPlan(opcodes.DUPLICATES_ALLOWED)


@dataclass(frozen=True)
class DistinctIndividuals(Duplicates):
    """No two individuals of a generation hold the same digits in all cells: duplicates are discarded, mating goes on.

    Inferred from Gerges, Zouein & Azar 2018, fig. 3, whose generations are written as sets. What is discarded counts as
    a trial, for it took as long as any other. In crowding a duplicate replaces nobody, and there are no tries. A random
    population is drawn blindly, and the elite lives on whatever it is.
    """

    label = "Distinct individuals"
    packed = any_value("tries")
    tries: int = number(
        60,
        1,
        10_000,
        "Tries",
        "How many matings in a row may bring nothing new before a duplicate is let in.",
        "matings",
    )

    def plan(self) -> DuplicatesPlan:
        return DuplicatesPlan(opcodes.DUPLICATES_REFUSED, self.tries)
