"""Preparation of a puzzle before the evolution begins."""

from dataclasses import dataclass

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.forced_cells import fill_forced_cells
from sudoku_desktop.evolution.parts.part import Part
from sudoku_desktop.parameter import number


@dataclass(frozen=True)
class Preparation(Part):
    """Base class of the ways to prepare a puzzle."""

    group = "Preparation"

    def prepare(self, givens: Grid) -> Grid:
        """Return the grid that the evolution takes as given; it extends `givens`."""
        return givens

    def can_be_packed(self) -> bool:
        """Return True: preparation finishes before the main loop starts, so that every loop supports it."""
        return True


@dataclass(frozen=True)
class AsGiven(Preparation):
    """The puzzle is evolved as it is."""

    label = "None"


@dataclass(frozen=True)
class ForcedCells(Preparation):
    """Naked singles, then hidden singles of rows, columns and boxes are filled in, pass after pass.

    The last pass is the first that fills nothing. Sharma & Bhartiya 2020, the listing, make 10 passes; Team 209, "The
    Process of Elimination", go on until nothing changes.
    """

    label = "Forced cells first"
    passes: int = number(10, 1, 1000, "Passes", "How many times, at most, all cells and units are searched.", "passes")

    def prepare(self, givens: Grid) -> Grid:
        """Return the grid with forced cells, stopping before a conflict, which only an unsolvable puzzle causes."""
        return fill_forced_cells(givens, self.passes)
