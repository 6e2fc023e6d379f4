"""Results of reading pictures: the puzzles, the cells that the user should check, and the grids that are no puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from sudoku_desktop.board import Grid
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:
    from sudoku_desktop.reading.lattice import Lattice

Corners = tuple[tuple[float, float], ...]


class ReadingSource(Enum):
    """Origin of a puzzle in a picture."""

    DIGITS = "digits"
    QR = "qr"


@dataclass(frozen=True)
class Change:
    """A change of a cell to `digit`, or to a blank for 0."""

    cell: int
    digit: int


@dataclass(frozen=True)
class CellContents:
    """Contents of the 81 cells of a grid.

    Attributes
    ----------
    puzzle
        The givens as read.
    doubtful
        The cells that the user should check.
    entries
        Digit that was entered in each cell, 0 for none.
    alternatives
        Other digits that a doubtful cell may hold, 0 for a blank, the likeliest first.
    suggestion
        One or two changes after which a puzzle without a single solution would have one, or (); they are not applied.
    unsorted
        The cells that are doubtful only in whether their digits are givens.
    are_typed
        Whether the entries are printed, as in a screenshot.
    unconfirmed
        The cells whose entries look handwritten, each to be confirmed.
    is_unique
        Whether the puzzle as read has exactly one solution.
    note
        A remark about the whole puzzle, or None.
    """

    puzzle: Grid
    doubtful: frozenset[int]
    entries: tuple[int, ...]
    alternatives: Mapping[int, tuple[int, ...]]
    suggestion: tuple[Change, ...] = ()
    unsorted: frozenset[int] = frozenset()
    are_typed: bool = False
    unconfirmed: frozenset[int] = frozenset()
    is_unique: bool = True
    note: Sentence | None = None


@dataclass(frozen=True, kw_only=True)
class PuzzleReading(CellContents):
    """A puzzle that was read from a picture: its cells, and where in the picture it was found.

    Attributes
    ----------
    corners
        Corners of the grid in picture pixels, clockwise from the top left of the digits; those of a QR code that is
        not beside a grid.
    seconds
        Time for finding and reading the puzzle.
    lattice
        The lines of the grid; None for a QR code that is not beside a grid.
    turns
        Number of clockwise quarter turns after which the digits are upright.
    """

    corners: Corners
    source: ReadingSource
    seconds: float
    lattice: Lattice | None = field(default=None, repr=False, compare=False)
    turns: int = field(default=0, repr=False, compare=False)


@dataclass(frozen=True)
class GridRefusal:
    """The reason why a grid with these corners is no puzzle or, without corners, why a picture has none."""

    reason: Sentence
    corners: Corners = ()


@dataclass(frozen=True)
class PageReading:
    """The puzzles of one picture in reading order, and the grids that are no puzzles.

    At least one refusal exists if there is no reading, unless reading was cancelled.
    """

    readings: tuple[PuzzleReading, ...] = ()
    refusals: tuple[GridRefusal, ...] = ()
