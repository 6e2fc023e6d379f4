"""What is told of a run: a generation's matings, one of them, where the best comes from. Needs no compiler."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from sudoku_desktop.evolution.retelling.events import Cells
from sudoku_desktop.evolution.retelling.telling import Step


class Way(Enum):
    """How the individuals of a generation came about."""

    DRAWN = auto()
    """At random: generation 0, or a restart."""
    SEEDED = auto()
    """At random, after the best of the run so far."""
    BRED = auto()
    PURGED = auto()
    """Everyone was crossed with the best."""


@dataclass(frozen=True)
class Summary:
    """A generation's matings. `best`: the mating that made its best, or if that was there before, its best child.

    `best_is_new`: which of the two it is. `elite`: how many lived on unchanged.
    """

    generation: int
    way: Way
    matings: int
    best: int
    best_is_new: bool
    elite: int

    @property
    def is_drawn(self) -> bool:
        """Whether the population is a new one."""
        return self.way in (Way.DRAWN, Way.SEEDED)

    @property
    def is_purge(self) -> bool:
        """Whether everyone was crossed with the best."""
        return self.way is Way.PURGED


@dataclass(frozen=True)
class Individual:
    """A chromosome with its rank (the best 0), its cost, and the age that is added to it for the ranking."""

    rank: int
    cells: Cells
    cost: float
    age: float


@dataclass(frozen=True)
class Mating:
    """One mating retold. `mother`, `father`: None where an individual was drawn at random.

    `steps` end with what became of the child. They are empty for a part that nobody has told how to retell.
    """

    summary: Summary
    number: int
    mother: Individual | None
    father: Individual | None
    steps: tuple[Step, ...]
    child: Cells
    cost: float


class How(Enum):
    """How a cell came to its digit; in the order of the kernels' numbers."""

    FOUNDER = 0
    CHANGED = 1
    """By mutation or improvement."""
    RANDOM = 2
    FORCED = 3


@dataclass(frozen=True)
class Inherited:
    """A cell of a descendant: the generation and mating, from 0, that gave it its digit, and how.

    `mating` is the founder's place where a founder had it already. `founder`: the place of the individual that the
    cell has come down from; None where it was filled on the way. `met`: the last generation and mating in which what
    there was of this founder joined the greater part; None where it has always been that part.
    """

    cell: int
    since: int
    mating: int
    how: How
    founder: int | None
    met: tuple[int, int] | None


@dataclass(frozen=True)
class Ancestry:
    """Of the best of a generation, back to the founders of generation `first`: its free cells that have a digit."""

    best: Cells
    generation: int
    first: int
    cells: tuple[Inherited, ...]

    @property
    def founders(self) -> tuple[int, ...]:
        """The places of the founders of whom something is left."""
        return tuple(sorted({each.founder for each in self.cells if each.founder is not None}))

    @property
    def founders_of_cells(self) -> tuple[int | None, ...]:
        """For each cell of the grid the number, from 1, of its founder; None where there is none."""
        founders: list[int | None] = [None] * len(self.best)
        for each in self.cells:
            founders[each.cell] = None if each.founder is None else each.founder + 1
        return tuple(founders)


@dataclass(frozen=True)
class Takeover:
    """How the founders of a population made way for one, looked at in some generations from `first` on.

    `greatest`: the share of all free cells that has come down from the founder with most of them; `left`: of how many
    founders anything is left. What was filled on the way has come down from nobody.
    """

    first: int
    generations: tuple[int, ...]
    greatest: tuple[float, ...]
    left: tuple[int, ...]
    population: int
