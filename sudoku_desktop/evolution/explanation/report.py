"""Results of explaining a run: a generation's matings, one mating, and the ancestry of the best. Needs no compiler."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from sudoku_desktop.evolution.explanation.events import Cells
from sudoku_desktop.evolution.explanation.recording import MatingStep


class GenerationKind(Enum):
    """Way in which the individuals of a generation were made."""

    DRAWN = auto()
    """Drawn at random: generation 0, or after a restart."""
    SEEDED = auto()
    """Drawn at random, besides the best of the run so far."""
    BRED = auto()
    PURGED = auto()
    """All individuals crossed with the best."""


@dataclass(frozen=True)
class GenerationSummary:
    """Summary of a generation's matings.

    `best` is the mating that made the generation's best individual or, if `best_is_new` is False, its best child.
    `elite` is the number of individuals that survived unchanged.
    """

    generation: int
    way: GenerationKind
    matings: int
    best: int
    best_is_new: bool
    elite: int

    @property
    def is_drawn(self) -> bool:
        """Whether the population was drawn anew instead of bred from the previous one."""
        return self.way in (GenerationKind.DRAWN, GenerationKind.SEEDED)

    @property
    def is_purge(self) -> bool:
        """Whether all individuals were crossed with the best (a purge)."""
        return self.way is GenerationKind.PURGED


@dataclass(frozen=True)
class Individual:
    """A chromosome with its rank (0 is the best), its cost, and the age that is added for ranking."""

    rank: int
    cells: Cells
    cost: float
    age: float


@dataclass(frozen=True)
class Mating:
    """Explanation of one mating. `mother` and `father` are None for an individual drawn at random.

    The last of the `steps` say what happened to the child; the list is empty for a part without an explanation.
    """

    summary: GenerationSummary
    number: int
    mother: Individual | None
    father: Individual | None
    steps: tuple[MatingStep, ...]
    child: Cells
    cost: float


class DigitSource(Enum):
    """Origin of a cell's digit, in the order of the kernels' numbers."""

    FOUNDER = 0
    CHANGED = 1
    """Set by mutation or improvement."""
    RANDOM = 2
    FORCED = 3


@dataclass(frozen=True)
class InheritedCell:
    """Ancestry of one cell.

    Attributes
    ----------
    since, mating
        Generation and mating, from 0, that set its digit; the founder's place if a founder had it.
    how
        How it got the digit.
    founder
        Place of the founder that it descends from, or None if it was filled later.
    met
        Last generation and mating in which this founder's cells joined the larger part of the grid, or None.
    """

    cell: int
    since: int
    mating: int
    how: DigitSource
    founder: int | None
    met: tuple[int, int] | None


@dataclass(frozen=True)
class Ancestry:
    """Ancestry of the best of a generation, by free cells with a digit, back to the founders of generation `first`."""

    best: Cells
    generation: int
    first: int
    cells: tuple[InheritedCell, ...]

    @property
    def founders(self) -> tuple[int, ...]:
        """Places of the founders from which any cell descends, ascending."""
        return tuple(sorted({each.founder for each in self.cells if each.founder is not None}))

    @property
    def founders_of_cells(self) -> tuple[int | None, ...]:
        """Number of the founder, from 1, that each cell of the grid descends from, or None."""
        founders: list[int | None] = [None] * len(self.best)
        for each in self.cells:
            founders[each.cell] = None if each.founder is None else each.founder + 1
        return tuple(founders)
