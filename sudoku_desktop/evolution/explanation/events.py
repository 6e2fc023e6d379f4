"""Events during the making of a child, each with the cells that it concerns and its reason.

Cells are numbered row by row from 0, blocks (boxes or rows) from 0; digits start at 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

Cells = tuple[int, ...]


class Origin(Enum):
    """Origin of a cell's digit in a child."""

    BLANK = auto()
    FIXED = auto()
    """A given, or filled in before the evolution began."""
    MOTHER = auto()
    FATHER = auto()
    BOTH = auto()
    """Taken because both parents have it."""
    RANDOM = auto()
    FORCED = auto()
    """The only digit left for the cell, or the only cell left for the digit."""
    CHANGED = auto()
    """Set by mutation or improvement."""
    DEAD = auto()
    """A blank without a candidate."""


class Rule(Enum):
    """Reason for refusing a swap."""

    GIVEN = auto()
    SAME_CELL = auto()
    TOGETHER = auto()
    """Both digits, counted before the swap, appear too often in the lines they would move to."""
    EACH = auto()
    """Each moved digit, counted after the swap, appears too often in its new lines."""
    CROWDED = auto()
    """A moved digit appears too often in one of its new lines."""
    CANDIDATE = auto()
    """A cell does not allow the other cell's digit."""


class RandomReason(Enum):
    """Reason why a built cell took a random candidate."""

    FOUNDER = auto()
    """There are no parents."""
    MUTATION = auto()
    NEITHER_FITS = auto()


class ShownGrid(Enum):
    """The grid that a step changes: the child, or a copy of a parent."""

    CHILD = auto()
    MOTHERS_COPY = auto()
    FATHERS_COPY = auto()


@dataclass(frozen=True)
class Event:
    """Base class of events."""

    @property
    def touched(self) -> Cells:
        """The cells that the event concerns."""
        return ()


@dataclass(frozen=True)
class OfOneCell(Event):
    """Base class of events that concern one cell."""

    cell: int

    @property
    def touched(self) -> Cells:
        return (self.cell,)


@dataclass(frozen=True)
class OfTwoCells(Event):
    """Base class of exchanges of two cells; `digits` are their digits before."""

    one: int
    other: int
    digits: tuple[int, int]

    @property
    def touched(self) -> Cells:
        return self.one, self.other


@dataclass(frozen=True)
class OfCells(Event):
    """Base class of events that concern several cells."""

    cells: Cells

    @property
    def touched(self) -> Cells:
        return self.cells


@dataclass(frozen=True)
class Drawn(Event):
    """An individual of a new population was created at random."""


@dataclass(frozen=True)
class Seeded(Event):
    """An individual of a new population was copied from the best of the run so far."""


@dataclass(frozen=True)
class Selected(Event):
    """The parents were selected, identified by rank; 0 is the best."""

    mother: int
    father: int


@dataclass(frozen=True)
class Copied(Event):
    """Without crossover, the child began as a copy of its mother, or a mutated copy of a parent was begun."""


@dataclass(frozen=True)
class BlocksCrossed(OfCells):
    """Blocks were taken from both parents; `point` is the first from the father in single-point crossover."""

    from_father: tuple[int, ...]
    point: int | None


@dataclass(frozen=True)
class CellsCrossed(OfCells):
    """Cells were taken from both parents; `point` is the first from the father in single-point crossover."""

    point: int | None


@dataclass(frozen=True)
class Spared(Event):
    """No mutation took place."""


@dataclass(frozen=True)
class MutatedAgain(Event):
    """The child equalled a parent and is mutated again."""


@dataclass(frozen=True)
class Swapped(OfTwoCells):
    """Two cells were exchanged."""


@dataclass(frozen=True)
class SwapRefused(OfTwoCells):
    """A rule refused the exchange of two cells. `count`: number of occurrences, for rules that count, of at most
    `most`.
    """

    rule: Rule
    count: int = 0
    most: int = 0


@dataclass(frozen=True)
class DigitTaken(OfOneCell):
    """A cell took another digit."""

    before: int
    digit: int


@dataclass(frozen=True)
class FunctionApplied(OfCells):
    """An operator written by the user, with this label, changed cells; holds their digits before and after."""

    operator: str
    before: Cells
    after: Cells


@dataclass(frozen=True)
class NoOtherDigit(OfOneCell):
    """A cell should have taken another candidate but has none."""


@dataclass(frozen=True)
class MutantDiscarded(OfCells):
    """The mutant was worse than the child and was discarded."""

    before: float
    cost: float


@dataclass(frozen=True)
class Improving(Event):
    """The improvement of the child begins."""


@dataclass(frozen=True)
class Walked(OfOneCell):
    """Building a child begins at this cell, forwards or backwards."""

    forwards: bool


@dataclass(frozen=True)
class Placed(OfOneCell):
    """A cell took the digit of one or both parents, or a random candidate for the reason `why`."""

    digit: int
    origin: Origin
    why: RandomReason | None = None


@dataclass(frozen=True)
class Forced(OfOneCell):
    """A cell took its only candidate (`unit` is None), or the digit whose only place in `unit` it was."""

    digit: int
    unit: int | None


@dataclass(frozen=True)
class Died(OfOneCell):
    """A blank lost its last candidate."""


@dataclass(frozen=True)
class GivenUp(Event):
    """Building stopped because too many cells are dead for the child to be as good as a parent."""

    dead: int
    limit: int


@dataclass(frozen=True)
class Costed(Event):
    """The child was evaluated; `before` is its cost before mutation, or None if unknown."""

    cost: float
    before: float | None


@dataclass(frozen=True)
class Joined(Event):
    """The child takes a place in the next generation."""

    place: int


@dataclass(frozen=True)
class ParentJoined(Event):
    """The better copy of a parent takes a place in the next generation beside the child."""

    place: int


@dataclass(frozen=True)
class Discarded(Event):
    """A duplicate was rejected.

    `times`: the number of consecutive matings without a new individual; `tries`: the maximum of this number.
    """

    times: int
    tries: int


@dataclass(frozen=True)
class LetIn(Event):
    """A duplicate was accepted after enough matings without a new individual."""

    place: int


@dataclass(frozen=True)
class Replaced(Event):
    """The child, being no worse, replaced the parent that it resembles more."""

    is_father: bool
    differing: int
    cost: float


@dataclass(frozen=True)
class NotReplaced(Event):
    """The parent that the child resembles more stays: it is better or, if `is_duplicate`, the child is not new."""

    is_father: bool
    differing: int
    cost: float
    is_duplicate: bool


@dataclass(frozen=True)
class WorstReplaced(Event):
    """The child, being no worse, replaced the worst remaining individual."""

    cost: float


@dataclass(frozen=True)
class WorstKept(Event):
    """The worst remaining individual stays, because it is better or, if `is_duplicate`, the child is not new."""

    cost: float
    is_duplicate: bool


@dataclass(frozen=True)
class PlaceTaken(Event):
    """The child replaced the individual at a rank, as decided by a replacement that the user wrote."""

    operator: str
    rank: int
    cost: float


@dataclass(frozen=True)
class PlaceRefused(Event):
    """A replacement written by the user discarded the child, or its child is not new (`is_duplicate`)."""

    operator: str
    is_duplicate: bool


Emit = Callable[[Event, Sequence[int]], None]


def ignore(_event: Event, _cells: Sequence[int]) -> None:
    """Discard an event; the default receiver when only the result is needed."""
