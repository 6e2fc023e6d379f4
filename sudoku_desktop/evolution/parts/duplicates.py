"""Duplicates: what becomes of a child that has the same digit in every cell as an individual that is there already."""

from dataclasses import dataclass

from sudoku_desktop.evolution.kernels import opcodes
from sudoku_desktop.evolution.kernels.plan import DuplicatesPlan
from sudoku_desktop.evolution.parts.part import Part


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
