"""Illustration of a deduction on the board: digits and candidates, and the marks around them. Has no Qt.

Vocabulary: the *pattern* consists of the candidates that form a deduction; along a chain a candidate is *on* (its digit
would be placed) or *off*; an *arrow* is a link of the chain. The *detail* selects whether the board shows only where to
look, or the whole deduction.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum, Flag, auto
from functools import cached_property

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Candidate, Deduction

MAX_ARROWS = 28
"""Maximum number of links drawn as arrows; more would hide the candidates."""
MAX_UNITS, MAX_CELLS = 3, 4
"""Maximum number of units or cells named as the place to look; more than these are not helpful."""

Place = tuple[int, int]
"""A candidate as (cell index, digit from 1)."""


class Detail(Enum):
    """Amount of a deduction that is shown: only the place to look, or all of it."""

    WHERE = auto()
    WHOLE = auto()


class CandidateRole(Flag):
    """Roles of a candidate in a deduction."""

    NONE = 0
    PATTERN = auto()
    ON = auto()
    OFF = auto()
    REMOVED = auto()
    PLACED = auto()


@dataclass(frozen=True)
class Arrow:
    """A link from one candidate to the next; a *strong* link turns its end on, a weak link turns its end off."""

    start: Place
    end: Place
    is_strong: bool


@dataclass(frozen=True)
class Where:
    """Place to look: units; cells if there are no or too many units; digits if there are too many cells."""

    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()


def where_to_look(deduction: Deduction) -> Where:
    """Return the narrowest hint at a deduction that does not give the deduction away."""
    explanation = deduction.explanation
    if 1 <= len(explanation.units) <= MAX_UNITS:
        return Where(units=explanation.units)
    pattern = explanation.pattern or deduction.removals
    cells = explanation.cells or tuple(dict.fromkeys(candidate.cell for candidate in pattern))
    if 1 <= len(cells) <= MAX_CELLS:
        return Where(cells=cells)
    return Where(digits=tuple(sorted({candidate.digit for candidate in pattern})))


@dataclass(frozen=True)
class Illustration:
    """A position with a deduction.

    `grid`: the digits. `marks`: for each cell the note mask (bit d − 1 for digit d) of the candidates to show, 0 for
    none. Raises ValueError when the sizes differ.
    """

    grid: Grid
    marks: tuple[int, ...]
    deduction: Deduction
    detail: Detail = Detail.WHOLE

    def __post_init__(self) -> None:
        if len(self.marks) != self.grid.geometry.cell_count:
            raise ValueError(f"marks must be {self.grid.geometry.cell_count} masks, got {len(self.marks)}")

    @cached_property
    def units(self) -> tuple[int, ...]:
        """Indices of the units that are tinted and outlined."""
        return self._where.units if self.detail is Detail.WHERE else self.deduction.explanation.units

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """Indices of the cells that are tinted and have marked corners."""
        return self._where.cells if self.detail is Detail.WHERE else self.deduction.explanation.cells

    @cached_property
    def cells_of_units(self) -> frozenset[int]:
        return frozenset(cell for unit in self.units for cell in self.grid.geometry.units[unit].tolist())

    @cached_property
    def roles(self) -> dict[Place, CandidateRole]:
        """The role of each relevant candidate; along a chain it is on or off, or both in a contradiction."""
        roles: dict[Place, CandidateRole] = defaultdict(lambda: CandidateRole.NONE)
        if self.detail is Detail.WHERE:
            return roles
        explanation = self.deduction.explanation
        for link in explanation.links:
            roles[_place(link.cause)] |= CandidateRole.ON if link.cause_is_on else CandidateRole.OFF
            roles[_place(link.effect)] |= CandidateRole.ON if link.effect_is_on else CandidateRole.OFF
        for candidate in explanation.pattern:
            if not roles[_place(candidate)]:
                roles[_place(candidate)] |= CandidateRole.PATTERN
        for candidate in self.deduction.removals:
            roles[_place(candidate)] |= CandidateRole.REMOVED
        if self.deduction.placement is not None:
            roles[_place(self.deduction.placement)] |= CandidateRole.PLACED
        return roles

    @cached_property
    def arrows(self) -> tuple[Arrow, ...]:
        """The links to draw, without duplicates; empty when there are more than MAX_ARROWS."""
        if self.detail is Detail.WHERE:
            return ()
        links = self.deduction.explanation.links
        arrows = dict.fromkeys(Arrow(_place(each.cause), _place(each.effect), each.effect_is_on) for each in links)
        return tuple(arrows) if len(arrows) <= MAX_ARROWS else ()

    def notes(self, cell: int) -> int:
        """Return the note mask of a cell: its marks and all candidates that the deduction mentions."""
        if self.grid.cells[cell]:
            return 0
        return self.marks[cell] | self._spoken_of.get(cell, 0)

    @cached_property
    def _spoken_of(self) -> dict[int, int]:
        masks: dict[int, int] = defaultdict(int)
        for cell, digit in self.roles:
            masks[cell] |= 1 << (digit - 1)
        return masks

    @cached_property
    def _where(self) -> Where:
        return where_to_look(self.deduction)


def _place(candidate: Candidate) -> Place:
    return candidate.cell, candidate.digit
