"""What one step of a human solver concludes, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import Grid
from sudoku_desktop.logic.kernels.position import apply, set_up, take_places
from sudoku_desktop.logic.kernels.record import CELL, DIGIT, FACT_COUNT, FACTS, REMOVED, WEIGHT
from sudoku_desktop.logic.kernels.shape import CELL_COUNT, ORDER, SIZE, UNIT_COUNT
from sudoku_desktop.logic.reason import Reason

Words = NDArray[np.int64]


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

    reasons: tuple[Reason, ...]
    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    pattern: tuple[Candidate, ...] = ()
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Technique:
    """A way of reasoning. `name` is for files and the command line, `title` for people; `sentence` says what it is.

    `weight`: the lowest rating a deduction of it has, in tenths; chains rate higher by their length.
    """

    opcode: int
    name: str
    title: str
    weight: int
    sentence: str
    explain: Callable[[Position, Words], Explanation]


@dataclass(frozen=True)
class Deduction:
    """One step: a digit placed, or candidates removed.

    `rating`: on Sudoku Explainer's scale, for example 4.5. `removals` are candidates that were there before; what a
    placement takes from the cells that see it is not among them.
    """

    technique: Technique
    rating: float
    placement: Candidate | None
    removals: tuple[Candidate, ...]
    explanation: Explanation

    def __str__(self) -> str:
        """The reasons in English."""
        return " ".join(map(str, self.explanation.reasons))


class Position:
    """The digits and the candidates left in the middle of a solution; changed by `apply`.

    `digits`: int64[81], from 0, −1 for a blank. `marks`, `places`: as `kernels.record` says.
    """

    def __init__(self, grid: Grid) -> None:
        """The candidates that the rules leave beside the grid's digits; raises ValueError unless it is 9×9."""
        if grid.order != ORDER:
            raise ValueError(f"the human ladder knows 9×9 grids only, got {grid.size}×{grid.size}")
        self.digits: Words = grid.cells.astype(np.int64) - 1
        self.marks: Words = np.zeros(CELL_COUNT, np.int64)
        self.places: Words = np.zeros((SIZE, UNIT_COUNT), np.int64)
        set_up(self.digits, self.marks, self.places)

    @property
    def grid(self) -> Grid:
        """The digits so far."""
        return Grid(self.digits + 1, ORDER)

    @property
    def is_complete(self) -> bool:
        """Whether every cell holds a digit."""
        return bool(np.all(self.digits >= 0))

    def candidates(self, cell: int) -> tuple[int, ...]:
        """The digits (from 1) left in a cell, ascending; none where a digit stands."""
        return digits_of(int(self.marks[cell]))

    def without(self, removed: Iterable[Candidate]) -> Position:
        """A copy in which these candidates are gone."""
        copy = self.copy()
        for candidate in removed:
            copy.marks[candidate.cell] &= ~(1 << (candidate.digit - 1))
        take_places(copy.marks, copy.places)
        return copy

    def copy(self) -> Position:
        """An independent copy."""
        copy = Position.__new__(Position)
        copy.digits, copy.marks, copy.places = self.digits.copy(), self.marks.copy(), self.places.copy()
        return copy

    def do(self, record: Words) -> None:
        """Apply what a search wrote into its record."""
        apply(self.digits, self.marks, self.places, record)


def digits_of(mask: int) -> tuple[int, ...]:
    """The digits, from 1, of a mask of candidates."""
    return tuple(digit + 1 for digit in range(SIZE) if mask >> digit & 1)


def candidates_of(cell: int, mask: int) -> tuple[Candidate, ...]:
    """A cell's candidates of a mask."""
    return tuple(Candidate(cell, digit) for digit in digits_of(mask))


def facts_of(record: Words) -> list[int]:
    """The technique's own numbers as Python's."""
    return [int(fact) for fact in record[FACTS : FACTS + FACT_COUNT]]


def deduction_of(record: Words, position: Position, technique: Technique) -> Deduction:
    """The deduction that a record holds, explained in the position it was found in."""
    removed = record[REMOVED : REMOVED + CELL_COUNT].tolist()
    placed = Candidate(int(record[CELL]), int(record[DIGIT]) + 1) if record[CELL] >= 0 else None
    removals = tuple(each for cell, mask in enumerate(removed) if mask for each in candidates_of(cell, mask))
    return Deduction(technique, int(record[WEIGHT]) / 10, placed, removals, technique.explain(position, record))
