"""What a lens tells: a generation's matings, and one of them. Needs no compiler."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from sudoku_desktop.evolution.retelling.events import Cells, Origin
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


@dataclass(frozen=True)
class Inherited:
    """A cell of a descendant: the generation and mating, from 0, that gave it its digit, and how.

    `origin` is BOTH where a founder had it already; `mating` is then the founder's place. `founder`: the place of the
    individual that the cell has come down from; None where it was filled on the way.
    """

    cell: int
    since: int
    mating: int
    origin: Origin
    founder: int | None


@dataclass(frozen=True)
class Line:
    """Ancestors one after the other in a lane, between two generations; `founder`: the first of them if it is one."""

    lane: int
    first: int
    last: int
    founder: int | None


@dataclass(frozen=True)
class Joint:
    """In a generation a lane's individual had a part from the individual of another lane."""

    generation: int
    mating: int
    lane: int
    parent: int


@dataclass(frozen=True)
class Ancestry:
    """Of the best of a generation, back to the founders of generation `first`; joints from the earliest on."""

    best: Cells
    generation: int
    first: int
    cells: tuple[Inherited, ...]
    lines: tuple[Line, ...]
    joints: tuple[Joint, ...]

    @property
    def founders(self) -> tuple[int, ...]:
        """The places of the founders of whom something is left."""
        return tuple(sorted({each.founder for each in self.cells if each.founder is not None}))
