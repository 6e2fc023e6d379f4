"""What is read in a picture: for each puzzle its givens, and which cells a person should look at.

Whether a cell is doubtful is decided by how sure the network is of it, and by the exact prover: a reading that has no
solution or several is wrong somewhere, so the cells are marked that are likeliest to be. The prover judges and ranks;
it changes no digit that was read. Digits that look handwritten are taken for print where the puzzle has exactly one
solution with them alone; then they are marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.reading.picture import Picture

if TYPE_CHECKING:
    from sudoku_desktop.reading.lattice import Lattice

FEWEST_DIGITS, MOST_GIVENS = 10, 70
"""A grid with fewer digits is a table or an empty form, one with more that nobody has entered is a solution, and so is
one that is full of print, though its givens may be bold."""
SUREST_STRANGERS = 0.5
"""Of the cells that are not blank, the share that may be anything but digits; crosswords have more."""
DARK = 100
"""Grey levels; a picture whose median is darker mostly shows a dark screen."""
GAP = 1 / 80
"""Of the picture's shorter side, how far apart two edges are mostly those of one gap between tiles."""
PLACES = ((1, 1), (0, 1), (2, 1), (1, 0), (1, 2))
"""Where a flat grid is read: in its middle, and a pixel to each side."""
MOST_MISMATCHES = 12
"""Cells in which a grid may differ from the code beside it and still be its puzzle."""

Corners = tuple[tuple[float, float], ...]


class Source(Enum):
    """What a puzzle was read from."""

    DIGITS = "digits"
    QR = "qr"


@dataclass(frozen=True)
class Change:
    """That a cell be read differently: as `digit`, 0 for a blank."""

    cell: int
    digit: int


@dataclass(frozen=True)
class Reading:
    """One puzzle in a picture.

    `puzzle`: the givens as read. `doubtful`: the cells that a person should look at. `entries`: of each cell the digit
    that somebody put into it, 0 for none; each is to be confirmed, unless they `are_typed`, as in a screenshot.
    `unsorted`: the cells that are doubtful only in whether their digits are givens. `alternatives`: what else
    doubtful cells may hold, 0 for a blank, the likeliest first. `corners`: of the grid, or of the code where it stands
    alone, in picture pixels, clockwise from the top left of the digits. `suggestion`: the likeliest change or two after
    which the puzzle has exactly one solution, where it has not and there are such; nobody made them.
    """

    puzzle: Grid
    doubtful: frozenset[int]
    entries: tuple[int, ...]
    alternatives: Mapping[int, tuple[int, ...]]
    corners: Corners
    source: Source
    seconds: float
    suggestion: tuple[Change, ...] = ()
    unsorted: frozenset[int] = frozenset()
    are_typed: bool = False
    lattice: Lattice | None = field(default=None, repr=False, compare=False)
    turns: int = field(default=0, repr=False, compare=False)


def never() -> bool:
    """For readings that nobody gives up."""
    return False


def read_picture(picture: Picture, is_given_up: Callable[[], bool] = never) -> list[Reading]:
    """The puzzles in a picture, in reading order; none where none is found or once it is given up.

    Raises ImportError where a library is missing (`picture.missing_library`).
    """
    import cv2

    from sudoku_desktop.reading.codes import codes_in
    from sudoku_desktop.reading.finding import CLEAR, find_grids

    began = perf_counter()
    codes = codes_in(picture.pixels)
    pixels = picture.pixels.copy() if codes else picture.pixels
    for _, corners in codes:  # in which there are squares enough to make a grid
        cv2.fillConvexPoly(pixels, np.array(corners, np.int32), (255, 255, 255))
    found: list[Reading] = []
    for lines in _lines(pixels):
        lattices = find_grids(lines, is_given_up)
        share = (perf_counter() - began) / max(len(lattices) + len(codes), 1)
        read = [None if is_given_up() else _read_grid(picture, lattice, share) for lattice in lattices]
        if is_given_up():
            return []
        found = [reading for reading in read if reading is not None] or found
        # A clear grid that is no puzzle is a solution or a form: nor will another way make it one.
        is_clear = any(lattice.strength > CLEAR for lattice in lattices)
        if codes or is_clear or any(len(reading.doubtful) < len(reading.entries) for reading in found):
            break
    for grid, corners in codes:
        place = _grid_of_code(grid, corners, found)
        if place is None:
            found.append(Reading(grid, frozenset(), (0,) * len(grid.cells), {}, corners, Source.QR, share))
        else:
            found[place] = _by_code(found[place], grid)
    return found


def _lines(pixels: NDArray[np.uint8]) -> Iterator[NDArray[np.uint8]]:
    """The picture in grey in ways in which the lines of its grids may be dark, the likeliest first.

    Dark lines are so as they are, and coloured ones are darkest in one of the channels. Light lines, and the gaps
    between tiles that may have frames of their own, are told by how much they differ from what is beside them; a gap
    is one broad line once what is between its edges is filled.
    """
    import cv2

    def by_ink() -> NDArray[np.uint8]:
        return np.ascontiguousarray(pixels.min(axis=2))

    def by_edges(gap: int = 1) -> NDArray[np.uint8]:
        edges = cv2.morphologyEx(pixels, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)).max(axis=2)
        return np.asarray(255 - cv2.morphologyEx(edges, cv2.MORPH_CLOSE, np.ones((gap, gap), np.uint8)), np.uint8)

    def by_gaps() -> NDArray[np.uint8]:
        return by_edges(round(GAP * min(pixels.shape[:2])) | 1)

    is_dark = np.median(pixels[::4, ::4].min(axis=2)) < DARK
    for lines in (by_gaps, by_edges, by_ink) if is_dark else (by_ink, by_gaps, by_edges):
        yield lines()


def read_at(picture: Picture, corners: Corners) -> Reading | None:
    """The puzzle in the grid with about these corners, the first the digits' top left; None where no lines are."""
    from sudoku_desktop.reading.finding import WEAKEST
    from sudoku_desktop.reading.lattice import fitted

    began = perf_counter()
    for lines in _lines(picture.pixels):
        lattice = fitted(lines, np.array(corners))
        if lattice.strength >= WEAKEST:
            return _judged(picture, lattice, 0, _likely(_flat(picture, lattice), 0), perf_counter() - began)
    return None


def board_image(picture: Picture, reading: Reading, side: int) -> NDArray[np.uint8]:
    """The grid from above with its digits upright, shape (side, side, 3); of a mere code, the code."""
    import cv2

    from sudoku_desktop.reading.lattice import CELLS, Lattice, laid_flat

    lattice = reading.lattice or Lattice.of_corners(np.array(reading.corners))
    flat: Any = laid_flat(picture.pixels, lattice, -(-side // CELLS), turns=reading.turns)
    return np.asarray(cv2.resize(flat, (side, side), interpolation=cv2.INTER_AREA), np.uint8)


def _flat(picture: Picture, lattice: Lattice) -> NDArray[np.uint8]:
    """The grid as the network takes it, its digits dark, and a pixel more around."""
    from sudoku_desktop.reading.digits import CONTEXT, SIDE, greyed
    from sudoku_desktop.reading.lattice import CELLS, laid_flat

    flat = laid_flat(picture.pixels, lattice, SIDE, (CONTEXT + 1) / SIDE)
    inner = flat[CONTEXT + 1 : -CONTEXT - 1, CONTEXT + 1 : -CONTEXT - 1].reshape(CELLS, SIDE, CELLS, SIDE, 3)
    middles = inner[:, SIDE // 5 : -SIDE // 5, :, SIDE // 5 : -SIDE // 5]
    darkest, paper, lightest = np.percentile(middles, (2, 50, 98), axis=(1, 3))
    is_light = (lightest - paper).max(axis=2).sum() > (paper - darkest).max(axis=2).sum()
    return greyed(255 - flat if is_light else flat)


def _likely(flat: NDArray[np.uint8], turns: int, places: tuple[tuple[int, int], ...] = PLACES) -> NDArray[np.float32]:
    """The mean over some of the places, in which the network is right more often than in one."""
    from sudoku_desktop.reading.digits import patches, probabilities

    turned = np.rot90(flat, -turns)
    side = len(turned) - 2
    seen = [patches(np.ascontiguousarray(turned[y : y + side, x : x + side])) for x, y in places]
    return np.asarray(np.mean([probabilities(cells) for cells in seen], axis=0))


def _read_grid(picture: Picture, lattice: Lattice, seconds: float) -> Reading | None:
    """None for a grid that is no puzzle. `seconds`: what finding it has taken."""
    from sudoku_desktop.reading.digits import BLANK, OTHER, PRINTED, WRITTEN

    began = perf_counter()
    flat = _flat(picture, lattice)
    best: tuple[float, int] | None = None
    for turns in range(4):
        likely = _likely(flat, turns, PLACES[:1])
        kinds = np.column_stack([likely[:, BLANK], likely[:, PRINTED].max(1), likely[:, WRITTEN].max(1)])
        upright = np.log(kinds.max(axis=1) + 1e-4).sum()
        if best is None or upright > best[0]:
            best = float(upright), turns
    assert best is not None
    turns = best[1]
    likely = _likely(flat, turns)
    filled = likely[:, BLANK] < 0.5
    strangers = int((likely[filled][:, OTHER] > 0.5).sum())
    if filled.sum() < FEWEST_DIGITS or strangers > SUREST_STRANGERS * filled.sum():
        return None
    reading = _judged(picture, lattice, turns, likely, seconds + perf_counter() - began)
    givens, entries = (np.count_nonzero(digits) for digits in (reading.puzzle.cells, reading.entries))
    is_solution = givens > MOST_GIVENS or (givens + entries == len(reading.entries) and reading.are_typed)
    return None if is_solution else reading


def _judged(picture: Picture, lattice: Lattice, turns: int, likely: NDArray[np.float32], seconds: float) -> Reading:
    """`likely`: how likely each class is in each cell, (81, classes), at the turn in which the digits stand upright."""
    from sudoku_desktop.reading.inks import SCALE, Looks
    from sudoku_desktop.reading.judging import judged
    from sudoku_desktop.reading.lattice import laid_flat

    began = perf_counter()
    looks = Looks.of(laid_flat(picture.pixels, lattice, SCALE, turns=turns))
    judgement = judged(likely, looks)
    corners = np.roll(lattice.corners, turns, axis=0)
    return Reading(
        judgement.puzzle,
        judgement.doubtful,
        judgement.entries,
        judgement.alternatives,
        tuple((float(x), float(y)) for x, y in corners),
        Source.DIGITS,
        seconds + perf_counter() - began,
        judgement.suggestion,
        judgement.unsorted,
        judgement.are_typed,
        lattice,
        turns,
    )


def _grid_of_code(grid: Grid, corners: Corners, found: list[Reading]) -> int | None:
    """Which of the readings a code belongs to: the nearest that is much the same, or else that could not be read."""
    if grid.size != CLASSIC.size:
        return None  # of other sizes no grids are read
    near = []
    for place, reading in enumerate(found):
        differs = int(np.count_nonzero(reading.puzzle.cells != grid.cells)) > MOST_MISMATCHES
        is_unread = len(reading.doubtful) == len(grid.cells)
        if reading.source is Source.DIGITS and (not differs or is_unread):
            apart = np.mean(reading.corners, axis=0) - np.mean(corners, axis=0)
            near.append((differs, float(np.linalg.norm(apart)), place))
    return min(near)[2] if near else None


def _by_code(reading: Reading, grid: Grid) -> Reading:
    """The same puzzle taken from its code, in which nothing is doubtful."""
    entries = tuple(0 if given else entry for given, entry in zip(grid.cells, reading.entries, strict=True))
    return Reading(
        grid,
        frozenset(),
        entries,
        {},
        reading.corners,
        Source.QR,
        reading.seconds,
        are_typed=reading.are_typed,
        lattice=reading.lattice,
        turns=reading.turns,
    )
