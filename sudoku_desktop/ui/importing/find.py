"""A puzzle that was found in a picture, and how far a person has got with checking it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.ui.board import BoardState, puzzle_state
from sudoku_desktop.ui.board.state import note_bit, without_entries

if TYPE_CHECKING:
    from sudoku_desktop.reading.picture import Picture
    from sudoku_desktop.reading.reading import Reading

PREVIEW, THUMBNAIL = 1400, 192
"""Pixels; a photo has many more, and to paint it would take long."""


@dataclass(frozen=True, eq=False)
class Page:
    """A picture, a smaller one to look at, and the reasons why grids in it are not read.

    Make it in a worker thread: that takes a moment.
    """

    picture: Picture
    reasons: tuple[Sentence, ...] = ()
    preview: QImage = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "preview", _smaller(image_of(self.picture.pixels), PREVIEW))

    @property
    def width(self) -> int:
        """Of the picture, in its own pixels."""
        return int(self.picture.pixels.shape[1])

    @property
    def height(self) -> int:
        return int(self.picture.pixels.shape[0])


class Handwriting(Enum):
    """What becomes of digits that a player put into the puzzle, by hand or not."""

    GIVENS = "givens"
    NOTES = "notes"
    ENTRIES = "entries"
    NOTHING = "nothing"


@dataclass(eq=False)
class Find:
    """`state` and `doubtful` begin as the reading has them, and follow the person; `grid` is the grid straightened.

    Make it beside the interface, as a Page.
    """

    page: Page
    reading: Reading
    grid: QImage
    thumbnail: QImage = field(init=False)
    handwriting: Handwriting = field(init=False)
    state: BoardState = field(init=False)
    doubtful: set[int] = field(init=False)

    def __post_init__(self) -> None:
        self.thumbnail = _smaller(self.grid, THUMBNAIL)
        self.handwriting = Handwriting.ENTRIES if self.reading.are_typed else Handwriting.NOTES
        state = puzzle_state(self.reading.puzzle)
        self.state = with_handwriting(state, self.reading.entries, self.handwriting)
        self.doubtful = set(self.reading.doubtful)

    @property
    def has_handwriting(self) -> bool:
        return any(self.reading.entries)

    @property
    def unsorted(self) -> set[int]:
        """The cells of which nobody has said yet whether their digits are givens."""
        return self.doubtful & self.reading.unsorted

    @property
    def is_certain(self) -> bool:
        """Whether it comes from a code that cannot be misread."""
        return self.reading.source.value == "qr"

    @property
    def has_grid(self) -> bool:
        """Whether a grid was found, not a mere code."""
        return self.reading.lattice is not None

    def suggestion(self, givens: Grid) -> dict[int, int]:
        """The digits, 0 for a blank, that would leave exactly one solution, by cell; none where others were edited."""
        suggested = self.reading.puzzle
        for change in self.reading.suggestion:
            suggested = suggested.with_cell(change.cell, change.digit)
        differing = np.flatnonzero(suggested.cells != givens.cells).tolist()
        if not {change.cell for change in self.reading.suggestion}.issuperset(differing):
            return {}
        return {cell: int(suggested.cells[cell]) for cell in differing}

    def next_doubtful(self, cell: int, step: int = 1) -> int | None:
        """The nearest doubtful cell after this one, or before it with −1; None where there is none."""
        if step > 0:
            return min((each for each in self.doubtful if each > cell), default=None)
        return max((each for each in self.doubtful if each < cell), default=None)


def with_handwriting(state: BoardState, written: Sequence[int], handwriting: Handwriting) -> BoardState:
    """The givens of a state with the digits of a player, 0 for none, where no other given stands."""
    own = np.asarray(written, state.givens.cells.dtype)
    cells = np.where(state.givens.cells == own, BLANK, state.givens.cells)
    entries = np.where(cells == BLANK, own, BLANK)
    is_given = handwriting is Handwriting.GIVENS
    givens = Grid(cells + entries if is_given else cells, state.givens.geometry)
    state = replace(without_entries(state), givens=givens)
    if handwriting is Handwriting.ENTRIES:
        return replace(state, entries=Grid(entries, givens.geometry))
    notes = [note_bit(digit) if digit and handwriting is Handwriting.NOTES else 0 for digit in entries.tolist()]
    return replace(state, notes=tuple(notes))


def image_of(pixels: NDArray[np.uint8]) -> QImage:
    """What Qt can paint of (height, width, 3) red, green and blue."""
    pixels = np.ascontiguousarray(pixels)
    height, width, _ = pixels.shape
    return QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def _smaller(image: QImage, side: int) -> QImage:
    """The image so many pixels wide or high at most."""
    if max(image.width(), image.height()) <= side:
        return image
    return image.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
