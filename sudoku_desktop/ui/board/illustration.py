"""Illustration of a deduction on the board: digits and candidates, and the marks around them. Has no Qt.

Vocabulary: the *pattern* consists of the candidates that form a deduction; along a chain a candidate is *on* (its digit
would be placed) or *off*; an *arrow* is a link of the chain, a *branch* the links that follow one assumption. An
*exclusion* is a digit on the board that sees a blank cell, so that the cell cannot hold it.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from enum import Enum, Flag, auto
from functools import cached_property

from sudoku_desktop.board import Grid, UnitKind
from sudoku_desktop.logic import Candidate, Deduction, Explanation, Link
from sudoku_desktop.logic.kernels.opcodes import NAKED_SINGLE

MAX_ARROWS = 28
"""Maximum number of links drawn as arrows; more would hide the candidates."""
MAX_UNITS, MAX_CELLS = 3, 4
"""Maximum number of units or cells named as the place to look; more are not helpful."""

Place = tuple[int, int]
"""A candidate as (cell index, digit from 1)."""


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
class Exclusion:
    """A digit that a blank cell cannot hold, and the cell whose digit rules it out."""

    place: Place
    by: int


class Mark(Enum):
    """Kinds of marks that an illustration draws, in the order of a legend."""

    PLACED = auto()
    PATTERN = auto()
    ON = auto()
    OFF = auto()
    STRONG = auto()
    WEAK = auto()
    FIRST_WAY = auto()
    SECOND_WAY = auto()
    EXCLUDER = auto()
    EXCLUDED = auto()
    COVER = auto()
    REMOVED = auto()


@dataclass(frozen=True)
class Where:
    """Place to look: units; cells if there are no units or too many; digits if there are too many cells."""

    units: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()


def where_to_look(deduction: Deduction) -> Where:
    """Return the narrowest hint to a deduction that does not give the deduction away."""
    explanation = deduction.explanation
    if 1 <= len(explanation.units) <= MAX_UNITS:
        return Where(units=explanation.units)
    pattern = explanation.pattern or deduction.removals
    cells = explanation.cells or tuple(dict.fromkeys(candidate.cell for candidate in pattern))
    if 1 <= len(cells) <= MAX_CELLS:
        return Where(cells=cells)
    return Where(digits=tuple(sorted({candidate.digit for candidate in pattern})))


def as_hint(deduction: Deduction) -> Deduction:
    """Return a deduction of which an illustration shows only where to look."""
    where = where_to_look(deduction)
    explanation = Explanation((), units=where.units, cells=where.cells)
    return replace(deduction, placement=None, removals=(), explanation=explanation)


@dataclass(frozen=True)
class Illustration:
    """A position with a deduction.

    `grid`: the digits. `marks`: for each cell the note mask (bit d − 1 for digit d) of the candidates to show, 0 for
    none. `branch`: index of the branch whose links are shown, or None for the links of all branches. Raises ValueError
    when the sizes differ.
    """

    grid: Grid
    marks: tuple[int, ...]
    deduction: Deduction
    branch: int | None = None

    def __post_init__(self) -> None:
        if len(self.marks) != self.grid.geometry.cell_count:
            raise ValueError(f"marks must be {self.grid.geometry.cell_count} masks, got {len(self.marks)}")

    @property
    def units(self) -> tuple[int, ...]:
        """Indices of the units that are tinted and outlined."""
        return self.deduction.explanation.units

    @property
    def cells(self) -> tuple[int, ...]:
        """Indices of the cells that are tinted and have marked corners."""
        return self.deduction.explanation.cells

    @cached_property
    def cover(self) -> frozenset[int]:
        """Indices of the units that lose candidates because these are confined to other units; outlined with dashes."""
        confined = {unit for unit, _ in self.deduction.explanation.confined}
        return frozenset(self.units) - confined if confined else frozenset()

    @cached_property
    def cells_of_units(self) -> frozenset[int]:
        """Indices of the cells of all tinted units."""
        units = self.grid.geometry.units
        return frozenset(cell for unit in self.units if unit not in self.cover for cell in units[unit].tolist())

    @cached_property
    def lines(self) -> tuple[frozenset[int], frozenset[int]]:
        """The rows and the columns, counted from 0, in which the relevant units and cells lie."""
        rows, columns = set(), set()
        for kind, number in map(self.grid.geometry.unit_name, self.units):
            if kind is UnitKind.ROW:
                rows.add(number - 1)
            elif kind is UnitKind.COLUMN:
                columns.add(number - 1)
        placement = self.deduction.placement
        cells = (*self.cells, placement.cell) if placement is not None else self.cells
        for row, column in (divmod(cell, self.grid.size) for cell in cells):
            rows.add(row)
            columns.add(column)
        return frozenset(rows), frozenset(columns)

    @cached_property
    def _links(self) -> tuple[Link, ...]:
        explanation = self.deduction.explanation
        return explanation.links if self.branch is None else explanation.branches[self.branch]

    @cached_property
    def _pattern(self) -> tuple[Candidate, ...]:
        """The candidates of the pattern; with one branch, the assumptions of all branches."""
        explanation = self.deduction.explanation
        if self.branch is None:
            return explanation.pattern
        return tuple(links[0].cause for links in explanation.branches if links)

    @cached_property
    def roles(self) -> dict[Place, CandidateRole]:
        """The role of each relevant candidate; along a chain the role is on or off, or both in a contradiction."""
        roles: dict[Place, CandidateRole] = defaultdict(lambda: CandidateRole.NONE)
        for link in self._links:
            roles[_place(link.cause)] |= CandidateRole.ON if link.cause_is_on else CandidateRole.OFF
            roles[_place(link.effect)] |= CandidateRole.ON if link.effect_is_on else CandidateRole.OFF
        for candidate in self._pattern:
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
        arrows = dict.fromkeys(
            Arrow(_place(each.cause), _place(each.effect), each.effect_is_on) for each in self._links
        )
        return tuple(arrows) if len(arrows) <= MAX_ARROWS else ()

    @cached_property
    def ways(self) -> tuple[tuple[Place, ...], ...]:
        """Two or three possibilities, each as the places that would hold their digits together; else empty."""
        return tuple(tuple(map(_place, way)) for way in self.deduction.explanation.ways)

    @cached_property
    def exclusions(self) -> tuple[Exclusion, ...]:
        """The digits that the reasons exclude from blank cells, with a digit on the board that shows why.

        As few digits as possible are named.
        """
        digits, peers = self.grid.cells.tolist(), self.grid.geometry.peers.tolist()
        placed = self.deduction.placement.cell if self.deduction.placement is not None else -1
        seen_by = {
            (cell, digit): {peer for peer in peers[cell] if digits[peer] == digit and peer != placed}
            for cell, digit in self._excluded()
        }
        exclusions = []
        while any(seen_by.values()):
            counts = Counter(cell for cells in seen_by.values() for cell in sorted(cells))
            by = counts.most_common(1)[0][0]
            exclusions += [Exclusion(place, by) for place, cells in seen_by.items() if by in cells]
            seen_by = {place: cells for place, cells in seen_by.items() if by not in cells}
        return tuple(exclusions)

    def _excluded(self) -> list[Place]:
        """Return the places, in blank cells, that the reasons call impossible."""
        deduction, size, digits = self.deduction, self.grid.size, self.grid.cells
        if deduction.technique.opcode == NAKED_SINGLE and deduction.placement is not None:
            there = deduction.placement.cell
            return [(there, digit) for digit in range(1, size + 1) if digit != deduction.placement.digit]
        confined = ((self.grid.geometry.units[unit].tolist(), digit) for unit, digit in deduction.explanation.confined)
        places = ((cell, digit) for cells, digit in confined for cell in cells)
        return [
            (cell, digit)
            for cell, digit in places
            if not digits[cell] and (cell, digit) not in self.roles and not self.marks[cell] >> (digit - 1) & 1
        ]

    @property
    def shown_marks(self) -> tuple[Mark, ...]:
        """The kinds of marks that the board shows, for a legend."""
        roles = CandidateRole.NONE
        for role in self.roles.values():
            roles |= role
        arrows = {arrow.is_strong for arrow in self.arrows}
        shown = {
            Mark.PLACED: CandidateRole.PLACED in roles,
            Mark.PATTERN: any(
                role in (CandidateRole.PATTERN, CandidateRole.PATTERN | CandidateRole.REMOVED)
                for role in self.roles.values()
            ),
            Mark.ON: CandidateRole.ON in roles,
            Mark.OFF: CandidateRole.OFF in roles,
            Mark.STRONG: True in arrows,
            Mark.WEAK: False in arrows,
            Mark.FIRST_WAY: bool(self.ways),
            Mark.SECOND_WAY: bool(self.ways),
            Mark.EXCLUDER: bool(self.exclusions),
            Mark.EXCLUDED: bool(self.exclusions),
            Mark.COVER: bool(self.cover),
            Mark.REMOVED: CandidateRole.REMOVED in roles,
        }
        return tuple(mark for mark, is_shown in shown.items() if is_shown)

    @cached_property
    def notes(self) -> tuple[int, ...]:
        """For each cell the mask of its marks and of all candidates that the deduction mentions; 0 for a digit."""
        masks = list(self.marks)
        for cell, digit in self.roles:
            masks[cell] |= 1 << (digit - 1)
        return tuple(0 if digit else mask for digit, mask in zip(self.grid.cells.tolist(), masks, strict=True))


def _place(candidate: Candidate) -> Place:
    return candidate.cell, candidate.digit
