"""What one step of a human solver concludes, and why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC, Geometry, UnitKind
from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.kernels.opcodes import HIDDEN_SINGLE_IN_BOX, WEIGHTS
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:  # a position needs the compiler
    from sudoku_desktop.logic.position import Position

Words = NDArray[np.int64]
HIDDEN_SINGLES = {
    UnitKind.REGION: Sentence("Hidden single in a region"),
    UnitKind.WINDOW: Sentence("Hidden single in a window"),
}


@dataclass(frozen=True)
class Candidate:
    """A digit (from 1) that a cell may still take."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Link:
    """One implication of a chain: that `cause` is on (or off) makes `effect` on (or off)."""

    cause: Candidate
    cause_is_on: bool
    effect: Candidate
    effect_is_on: bool


@dataclass(frozen=True)
class Explanation:
    """Why a deduction holds, in words and as what to show on the board.

    `reasons`: sentences, the first of which says the gist. `units`: where to look. `pattern`: the candidates that
    make the deduction, `cells` the cells that matter whatever their candidates. `links`: a chain's implications in
    the order in which to read them.
    """

    reasons: tuple[Sentence, ...]
    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    links: tuple[Link, ...] = ()

    def said_of(self, shape: Geometry) -> Explanation:
        """With cells and units named as they are in grids of this shape; techniques name those of the newspaper's."""
        if shape is CLASSIC:
            return self
        return replace(self, reasons=tuple(_said_of(shape, reason) for reason in self.reasons))


def _said_of(shape: Geometry, sentence: Sentence) -> Sentence:
    placed = {name: replace(term, shape=shape) for name, term in sentence.terms if isinstance(term, Cells | Units)}
    return sentence.with_terms(**placed)


@dataclass(frozen=True)
class Technique:
    """A way of reasoning. `title` is its name for people; `sentence` says what it is. `slug`: see `name`."""

    opcode: int
    title: Sentence
    sentence: Sentence
    explain: Callable[[Position, Words], Explanation]
    slug: str = ""

    @property
    def name(self) -> str:
        """For files and the command line: the title's words, "naked-pair", unless a shorter `slug` is given."""
        return self.slug or self.title.template.lower().replace(" ", "-")

    @property
    def weight(self) -> int:
        """The lowest rating a deduction by it has, in tenths; chains rate higher by their length."""
        return int(WEIGHTS[self.opcode])


@dataclass(frozen=True)
class Deduction:
    """One step: a digit placed, or candidates removed.

    `rating`: on Sudoku Explainer's scale, for example 4.5. `removals` are candidates that were there before; what a
    placement takes from the cells that see it is not among them. `shape`: of the grid.
    """

    technique: Technique
    rating: float
    placement: Candidate | None
    removals: tuple[Candidate, ...]
    explanation: Explanation
    shape: Geometry = CLASSIC

    @property
    def title(self) -> Sentence:
        """The technique's name, and where its box is none, with the word for what it is."""
        title = self.technique.title
        if self.technique.opcode != HIDDEN_SINGLE_IN_BOX:
            return title
        return HIDDEN_SINGLES.get(self.shape.unit_name(self.explanation.units[0])[0], title)

    @property
    def conclusion(self) -> Sentence:
        """What follows: "r5c2 is 7.", "Removed: 5 from r1c2 and r1c7; 6 from r2c2.", or both."""
        placed = {}
        if self.placement is not None:
            placed = {"cell": Cells((self.placement.cell,), self.shape), "digit": Digits((self.placement.digit,))}
        if not self.removals:
            return Sentence("{cell} is {digit}.", **placed)
        return Sentence(
            "{cell} is {digit}. Removed: {removals}." if placed else "Removed: {removals}.",
            **placed,
            removals=reduce(_then, _removals_in_words(self.removals, self.shape)),
        )

    def __str__(self) -> str:
        """The reasons in English."""
        return " ".join(map(str, self.explanation.reasons))


def _removals_in_words(removals: Iterable[Candidate], shape: Geometry) -> Iterator[Sentence]:
    """The removals as few pairs of digits and the cells that lose all of them."""
    digits_of: dict[int, list[int]] = defaultdict(list)
    for candidate in removals:
        digits_of[candidate.cell].append(candidate.digit)
    cells_of: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for cell, digits in digits_of.items():
        cells_of[tuple(digits)].append(cell)
    for together, cells in cells_of.items():
        yield Sentence("{digits} from {cells}", digits=Digits(together), cells=Cells(tuple(cells), shape))


def _then(first: Sentence, next_one: Sentence) -> Sentence:
    return Sentence("{first}; {next}", first=first, next=next_one)
