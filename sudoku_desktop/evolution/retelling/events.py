"""What can happen while a child is made: each event with the cells it touches, and why.

Cells are numbered row by row from 0, blocks (boxes or rows) from 0; digits are from 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

Cells = tuple[int, ...]


class Origin(Enum):
    """Where what stands in a cell of a child comes from."""

    BLANK = auto()
    FIXED = auto()
    """A given, or filled in before the evolution began."""
    MOTHER = auto()
    FATHER = auto()
    BOTH = auto()
    """Both parents have it, and it was taken for that."""
    RANDOM = auto()
    FORCED = auto()
    """The only digit, or the only place, that was left."""
    CHANGED = auto()
    """By mutation or improvement."""
    DEAD = auto()
    """A blank that no digit fits any more."""


class Rule(Enum):
    """Why a swap was not made."""

    GIVEN = auto()
    SAME_CELL = auto()
    TOGETHER = auto()
    """Both digits, counted before the swap, stand too often in the lines they would move to."""
    EACH = auto()
    """A moved digit, counted after the swap, stands too often in its lines."""
    CROWDED = auto()
    """A moved digit stands too often in one line."""
    CANDIDATE = auto()
    """A cell does not admit the other's digit."""


class Why(Enum):
    """Why a cell that is built took a random candidate."""

    FOUNDER = auto()
    """There are no parents."""
    MUTATION = auto()
    NEITHER_FITS = auto()


class Whose(Enum):
    """Which grid a step shows."""

    CHILD = auto()
    MOTHERS_COPY = auto()
    FATHERS_COPY = auto()


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    @property
    def touched(self) -> Cells:
        """The cells it is about."""
        return ()


@dataclass(frozen=True)
class OfOneCell(Event):
    """Something happened to a cell."""

    cell: int

    @property
    def touched(self) -> Cells:
        return (self.cell,)


@dataclass(frozen=True)
class OfTwoCells(Event):
    """Two cells were to change places: `digits` are what stood in them before."""

    one: int
    other: int
    digits: tuple[int, int]

    @property
    def touched(self) -> Cells:
        return self.one, self.other


@dataclass(frozen=True)
class OfCells(Event):
    """Something happened to several cells."""

    cells: Cells

    @property
    def touched(self) -> Cells:
        return self.cells


@dataclass(frozen=True)
class Drawn(Event):
    """An individual of a new population was drawn at random."""


@dataclass(frozen=True)
class Seeded(Event):
    """An individual of a new population is one of the best of the run so far."""


@dataclass(frozen=True)
class Selected(Event):
    """The parents were found; by ranks, the best 0."""

    mother: int
    father: int


@dataclass(frozen=True)
class Copied(Event):
    """There was no crossover: the child began as a copy of its mother, or of the parent that it is a copy of."""


@dataclass(frozen=True)
class BlocksCrossed(OfCells):
    """Blocks came from one parent or the other; `point`: the first from the father, where one point was drawn."""

    from_father: tuple[int, ...]
    point: int | None


@dataclass(frozen=True)
class CellsCrossed(OfCells):
    """Single cells came from one parent or the other; `point`: the first from the father, where one was drawn."""

    point: int | None


@dataclass(frozen=True)
class Spared(Event):
    """There was no mutation."""


@dataclass(frozen=True)
class MutatedAgain(Event):
    """The child was a copy of a parent, and so its mutation is made once more."""


@dataclass(frozen=True)
class Swapped(OfTwoCells):
    """Two cells changed places."""


@dataclass(frozen=True)
class SwapRefused(OfTwoCells):
    """Two cells were to change places, and a rule forbade it. `count`: how often digits stood, where that mattered."""

    rule: Rule
    count: int = 0
    most: int = 0


@dataclass(frozen=True)
class DigitTaken(OfOneCell):
    """A cell took another digit."""

    before: int
    digit: int


@dataclass(frozen=True)
class NoOtherDigit(OfOneCell):
    """A cell was to take another candidate and has none."""


@dataclass(frozen=True)
class MutantDiscarded(OfCells):
    """The mutant was worse than the child, and was dropped."""

    before: float
    cost: float


@dataclass(frozen=True)
class Improving(Event):
    """The improvement of the child begins."""


@dataclass(frozen=True)
class Walked(OfOneCell):
    """The building of a child begins at a cell, onwards or backwards."""

    forwards: bool


@dataclass(frozen=True)
class Placed(OfOneCell):
    """A cell took a digit: a parent's, both parents', or a random candidate, and then why."""

    digit: int
    origin: Origin
    why: Why | None = None


@dataclass(frozen=True)
class Forced(OfOneCell):
    """A cell took the only digit it had left (`unit` is None), or the only place a unit had left for it."""

    digit: int
    unit: int | None


@dataclass(frozen=True)
class Died(OfOneCell):
    """A blank lost its last candidate."""


@dataclass(frozen=True)
class GivenUp(Event):
    """So many cells are dead that the child cannot be as good as either parent: the rest is not built."""

    dead: int
    limit: int


@dataclass(frozen=True)
class Costed(Event):
    """The child was evaluated; `before` is what it cost before its mutation, where it can be told."""

    cost: float
    before: float | None


@dataclass(frozen=True)
class Joined(Event):
    """The child takes a place of the next generation."""

    place: int


@dataclass(frozen=True)
class ParentJoined(Event):
    """The better of the two parents' copies joins the next generation beside the child."""

    place: int


@dataclass(frozen=True)
class Discarded(Event):
    """It is there already and so is not let in; `times`: matings in a row that brought nothing new, of `tries`."""

    times: int
    tries: int


@dataclass(frozen=True)
class LetIn(Event):
    """It is there already, but enough matings brought nothing new."""

    place: int


@dataclass(frozen=True)
class Replaced(Event):
    """The child took the place of the parent it is more like, being no worse."""

    is_father: bool
    differing: int
    cost: float


@dataclass(frozen=True)
class NotReplaced(Event):
    """The parent that the child is more like keeps its place; `is_duplicate`: because the child is there already."""

    is_father: bool
    differing: int
    cost: float
    is_duplicate: bool


@dataclass(frozen=True)
class WorstReplaced(Event):
    """The child took the place of the worst that was left, being no worse."""

    cost: float


@dataclass(frozen=True)
class WorstKept(Event):
    """The worst that is left keeps its place; `is_duplicate`: because the child is there already."""

    cost: float
    is_duplicate: bool


Tell = Callable[[Event, Sequence[int]], None]


def silently(_event: Event, _cells: Sequence[int]) -> None:
    """For whoever wants the outcome alone."""
