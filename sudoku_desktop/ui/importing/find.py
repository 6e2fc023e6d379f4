"""A puzzle found in a picture, and the state of its correction."""

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
    from sudoku_desktop.reading.result import PuzzleReading

PREVIEW, THUMBNAIL = 1400, 192
"""Maximum side of a preview and of a thumbnail, in pixels; painting a whole photo would take long."""


@dataclass(frozen=True, eq=False)
class ScannedPage:
    """A picture with a smaller preview, and the reasons why grids in it were not read.

    Create it in a worker thread, because scaling takes a moment.
    """

    picture: Picture
    reasons: tuple[Sentence, ...] = ()
    preview: QImage = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "preview", _smaller(image_of(self.picture.pixels), PREVIEW))

    @property
    def width(self) -> int:
        """Width of the picture in its own pixels."""
        return int(self.picture.pixels.shape[1])

    @property
    def height(self) -> int:
        return int(self.picture.pixels.shape[0])


class Handwriting(Enum):
    """Treatment of digits that a player has entered in the puzzle, by hand or typed."""

    GIVENS = "givens"
    NOTES = "notes"
    ENTRIES = "entries"
    NOTHING = "nothing"


@dataclass(eq=False)
class FoundPuzzle:
    """A puzzle found in a picture; `state` and `doubtful` start with the reading and change by correction.

    `grid`: the rectified grid. Create it in a worker thread, like a Page.
    """

    page: ScannedPage
    reading: PuzzleReading
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
        """Cells whose digits have not been classified as givens or entries yet."""
        return self.doubtful & self.reading.unsorted

    @property
    def is_certain(self) -> bool:
        """Whether the puzzle was read from a QR code, which cannot be misread."""
        return self.reading.source.value == "qr"

    @property
    def has_grid(self) -> bool:
        """Whether a grid was found, not only a code."""
        return self.reading.lattice is not None

    def suggestion(self, givens: Grid) -> dict[int, int]:
        """Return the digits by cell (0 for a blank) that would leave exactly one solution.

        Returns an empty dict if other cells were edited.
        """
        suggested = self.reading.puzzle
        for change in self.reading.suggestion:
            suggested = suggested.with_cell(change.cell, change.digit)
        differing = np.flatnonzero(suggested.cells != givens.cells).tolist()
        if not {change.cell for change in self.reading.suggestion}.issuperset(differing):
            return {}
        return {cell: int(suggested.cells[cell]) for cell in differing}

    def next_doubtful(self, cell: int, step: int = 1) -> int | None:
        """Return the nearest doubtful cell after this one, or before it if `step` is −1; None if there is none."""
        if step > 0:
            return min((each for each in self.doubtful if each > cell), default=None)
        return max((each for each in self.doubtful if each < cell), default=None)


def with_handwriting(state: BoardState, written: Sequence[int], handwriting: Handwriting) -> BoardState:
    """Return the state with a player's digits (0 for none) treated as `handwriting`, except where a given is."""
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
    """Return a QImage of an RGB array of shape (height, width, 3)."""
    pixels = np.ascontiguousarray(pixels)
    height, width, _ = pixels.shape
    return QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888).copy()


def _smaller(image: QImage, side: int) -> QImage:
    """Return the image, scaled down if its width or height exceeds `side` pixels."""
    if max(image.width(), image.height()) <= side:
        return image
    return image.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
