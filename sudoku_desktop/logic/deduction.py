"""One step of the human solver, with its explanation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING

from sudoku_desktop.board import CLASSIC, Geometry, UnitKind
from sudoku_desktop.board.terms import Cells, Digits, Units
from sudoku_desktop.logic.candidates import Candidate, Words
from sudoku_desktop.logic.kernels.opcodes import HIDDEN_SINGLE_IN_BOX, WEIGHTS
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:  # importing it loads the compiler
    from sudoku_desktop.logic.position import Position

HIDDEN_SINGLES = {
    UnitKind.REGION: Sentence("Hidden single in a region"),
    UnitKind.WINDOW: Sentence("Hidden single in a window"),
}


@dataclass(frozen=True)
class Link:
    """One implication of a chain: if `cause` is true (on) or false (off), then `effect` is on or off."""

    cause: Candidate
    cause_is_on: bool
    effect: Candidate
    effect_is_on: bool


@dataclass(frozen=True)
class Explanation:
    """The reasons for a deduction, as sentences and as items to highlight on the board.

    Attributes
    ----------
    reasons
        Sentences, the main point first.
    units
        Units to highlight.
    cells
        Cells to highlight regardless of their candidates.
    pattern
        Candidates that the deduction is based on.
    links
        Implications of a chain, in reading order.
    branches
        The links by assumption, for techniques that follow several assumptions; else empty.
    confined
        Pairs of a unit and a digit, starting at 1, which fits only in the pattern there.
    ways
        Two or three possibilities, one of which is true, each as candidates that are true together; else empty.
    inner
        Chains nested in the chain.
    """

    reasons: tuple[Sentence, ...]
    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    links: tuple[Link, ...] = ()
    branches: tuple[tuple[Link, ...], ...] = ()
    confined: tuple[tuple[int, int], ...] = ()
    ways: tuple[tuple[Candidate, ...], ...] = ()
    inner: tuple[NestedChain, ...] = ()

    def with_shape(self, shape: Geometry) -> Explanation:
        """Return a copy that names cells and units as this shape does, instead of as the standard 9×9."""
        if shape is CLASSIC:
            return self
        return replace(self, reasons=tuple(_with_shape(shape, reason) for reason in self.reasons))


def _with_shape(shape: Geometry, sentence: Sentence) -> Sentence:
    placed = {name: replace(term, shape=shape) for name, term in sentence.terms if isinstance(term, Cells | Units)}
    return sentence.with_terms(**placed)


@dataclass(frozen=True)
class Technique:
    """A solving technique: `title` is its name, `sentence` a one-line description, and `slug` overrides `name`."""

    opcode: int
    title: Sentence
    sentence: Sentence
    explain: Callable[[Position, Words], Explanation]
    slug: str = ""

    @property
    def name(self) -> str:
        """The name in files and on the command line: `slug`, or the title in lower case with hyphens ("naked-pair")."""
        return self.slug or self.title.template.lower().replace(" ", "-")

    @property
    def weight(self) -> int:
        """Lowest rating of this technique's deductions, in tenths; longer chains rate higher."""
        return int(WEIGHTS[self.opcode])


@dataclass(frozen=True)
class Deduction:
    """One step: a placed digit, removed candidates, or both.

    `rating` is on Sudoku Explainer's scale, for example 4.5. `removals` are candidates that existed before the step,
    without those that a placement removes from its peers. `shape` is the grid's.
    """

    technique: Technique
    rating: float
    placement: Candidate | None
    removals: tuple[Candidate, ...]
    explanation: Explanation
    shape: Geometry = CLASSIC

    @property
    def title(self) -> Sentence:
        """The technique's name; a hidden single in a box is named after the actual kind of unit."""
        title = self.technique.title
        if self.technique.opcode != HIDDEN_SINGLE_IN_BOX:
            return title
        return HIDDEN_SINGLES.get(self.shape.unit_name(self.explanation.units[0])[0], title)

    @property
    def conclusion(self) -> Sentence:
        """The result of the step: "r5c2 is 7.", "Removed: 5 from r1c2 and r1c7; 6 from r2c2.", or both."""
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
        """Return the reasons in English."""
        return " ".join(map(str, self.explanation.reasons))


@dataclass(frozen=True)
class NestedChain(Deduction):
    """A deduction nested in a chain, found among the candidates that the chain leaves.

    `marks` holds these candidates: for each cell a mask with bit d − 1 for digit d.
    """

    marks: tuple[int, ...] = ()


def _removals_in_words(removals: Iterable[Candidate], shape: Geometry) -> Iterator[Sentence]:
    """Yield the removals grouped by digits: for each set of digits, the cells that lose all of them."""
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
