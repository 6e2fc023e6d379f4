"""Reading of puzzles from pictures: the givens of each puzzle, and the cells that the user should check.

A cell is doubtful if the network is not sure of it, and the exact solver adds to that: a puzzle as read without a
solution or with several must be wrong somewhere, so the least certain cells are marked. The solver decides between
interpretations but changes no digit. Digits that look handwritten count as print if the puzzle has exactly one solution
only with them; then they are marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from sudoku_desktop.board import CLASSIC, Grid
from sudoku_desktop.board.link import from_link
from sudoku_desktop.reading.picture import Picture
from sudoku_desktop.reading.result import Corners, GridRefusal, PageReading, PuzzleReading, ReadingSource
from sudoku_desktop.sentence import Sentence

if TYPE_CHECKING:
    from sudoku_desktop.reading.lattice import Lattice
    from sudoku_desktop.reading.tables import Table

FEWEST_DIGITS, FEWEST_CLEAR_DIGITS = 10, 4
"""Minimum number of digits of a puzzle, in general and where lines and digits are clear; others are blank forms."""
MOST_GIVENS, FEWEST_FULL = 70, 79
"""Maximum number of givens of a puzzle, and minimum number of digits in a solution of which most seem to be givens."""
SURE_OF_DIGIT = 0.9
"""Probability above which digits are not misread; where such digits clash, the grid is another kind of puzzle."""
LEAST_LIKE_DIGITS = 0.6
"""Minimum mean probability of the digits of an unproved puzzle; of letters and numbers it is 0.3 to 0.6."""
SETTLED_DOUBTS, CLEAREST = 5, 0.97
"""Maximum number of doubtful cells, and minimum strength of a grid without a puzzle, to try no other way to find it."""
FEWEST_PROVING = 17
"""Minimum number of givens with which a single solution proves that a grid with faint lines is real."""
MOST_UNPROVED = 20
"""Maximum number of doubtful cells in a puzzle whose grid is proved by its single solution."""
MOST_CELLS_OF_NINE = 120
"""Maximum number of cells of a table that may be a 9×9 grid with a bar beside it."""
FEWEST_TABLE, TABLE_COVER = 4, 0.8
"""Minimum number of rows and columns, and share of visible cells, of a table that is reported as another size."""
MOST_OTHERS = 0.5
"""Maximum share of filled cells that hold something other than digits; crosswords have more."""
DARK = 100
"""Median grey level below which a picture probably shows a dark screen."""
GAP = 1 / 80
"""Maximum width of a gap between tiles, relative to the picture's shorter side."""
PLACES = ((1, 1), (0, 1), (2, 1), (1, 0), (1, 2))
"""Offsets in pixels at which a rectified grid is classified: its middle, and a pixel to each side."""
MOST_MISMATCHES = 12
"""Maximum number of cells in which a grid may differ from the QR code beside it and still be its puzzle."""

Classified = tuple[NDArray[np.float32], NDArray[np.float32]]
CLASSIC_SIZES = (CLASSIC.size, CLASSIC.size)

NO_GRID = Sentence("no grid was found; try a sharp picture from directly above, with the whole grid in it")
OTHER_SIZE = Sentence("{columns}×{rows} grids cannot be read from pictures, only 9×9")
SOLVED = Sentence("this is a solved grid")
JIGSAW = Sentence(
    "the grid has irregular regions, as in a jigsaw Sudoku, which cannot be read from pictures; write its digits and "
    "its regions as two grids of text, and paste them"
)
KILLER = Sentence("this looks like a killer Sudoku, which cannot be read from pictures")
FEW_DIGITS = Sentence("a 9×9 grid was found, but hardly any digits in it")
NO_DIGITS = Sentence("a 9×9 grid was found, but most of its cells hold something else than digits")
CLASHES = Sentence("clearly read digits in the 9×9 grid clash, so it is another kind of puzzle")


def never() -> bool:
    """Return False; the default `is_cancelled`, for readings that are never cancelled."""
    return False


def read_picture(picture: Picture, is_cancelled: Callable[[], bool] = never) -> list[PuzzleReading]:
    """Return the puzzles that `read_page` finds, in reading order."""
    return list(read_page(picture, is_cancelled).readings)


def _codes_in(pixels: NDArray[np.uint8]) -> list[tuple[Grid, tuple[tuple[float, float], ...]]]:
    """Return the puzzles in QR codes, each with the corners of its code in pixels, clockwise from top left."""
    import zxingcpp

    found = []
    for code in zxingcpp.read_barcodes(pixels, formats=zxingcpp.BarcodeFormat.QRCode):
        grid = from_link(code.text)
        if grid is not None:
            place = code.position
            corners = (place.top_left, place.top_right, place.bottom_right, place.bottom_left)
            found.append((grid, tuple((float(corner.x), float(corner.y)) for corner in corners)))
    return found


def read_page(picture: Picture, is_cancelled: Callable[[], bool] = never) -> PageReading:
    """Return the puzzles in a picture, and why other grids in the picture are not read.

    Grids are searched in several ways, until one shows them clearly; of different readings of the same place the
    likeliest is returned. Returns nothing once `is_cancelled` returns True. Raises ImportError if a library is missing
    (`picture.missing_library`).
    """
    import cv2

    from sudoku_desktop.reading.finding import CLEAR, find_grids

    began = perf_counter()
    codes = _codes_in(picture.pixels)
    pixels = picture.pixels.copy() if codes else picture.pixels
    for _, corners in codes:  # in which there are squares enough to make a grid
        cv2.fillConvexPoly(pixels, np.array(corners, np.int32), (255, 255, 255))
    tried: list[_Attempt] = []
    tables: list[Table] = []
    for lines in _lines(pixels):
        found = find_grids(lines, is_cancelled)
        tables += found.tables
        share = (perf_counter() - began) / max(len(found.grids) + len(codes), 1)
        for lattice in found.grids:
            if is_cancelled():
                return PageReading()
            if not any(each.is_settled and each.covers(lattice) for each in tried):
                tried.append(_Attempt(lattice, _read_grid(picture, lattice, share, has_code=bool(codes))))
        if is_cancelled():
            return PageReading()
        tried = _best(tried)
        if codes or (tried and all(each.is_settled for each in tried)):
            break
        began = perf_counter()
    readings = [each.outcome for each in tried if isinstance(each.outcome, PuzzleReading)]
    refusals = [each.outcome for each in tried if isinstance(each.outcome, GridRefusal)]
    for grid, corners in codes:
        place = _grid_of_code(grid, corners, readings)
        if place is None:
            readings.append(
                PuzzleReading(
                    grid,
                    frozenset(),
                    (0,) * len(grid.cells),
                    {},
                    corners=corners,
                    source=ReadingSource.QR,
                    seconds=share,
                )
            )
        else:
            readings[place] = _by_code(readings[place], grid)
    is_larger = any(table.cells > MOST_CELLS_OF_NINE and table.cover >= TABLE_COVER for table in tables)
    is_known = any(refusal.reason in (SOLVED, JIGSAW) for refusal in refusals)
    if codes:  # whose grids may be of any variant
        refusals = []
    elif is_larger and not is_known and not any(reading.is_unique for reading in readings):
        readings, refusals = [], [_refusal_of_tables(tables)]
    elif not readings and not is_known and not any(attempt.lattice.strength > CLEAR for attempt in tried):
        refusals = [_refusal_of_tables(tables)]
    return PageReading(tuple(readings), tuple(refusals))


@dataclass(frozen=True)
class _Attempt:
    """A grid and the result of reading it."""

    lattice: Lattice
    outcome: PuzzleReading | GridRefusal

    @property
    def is_settled(self) -> bool:
        """Whether other ways to find the lines cannot improve the result."""
        from sudoku_desktop.reading.finding import CLEAR, CLEARLY_FRAMED, is_in_place

        if isinstance(self.outcome, GridRefusal):
            return self.lattice.strength > CLEAREST
        is_framed = self.lattice.box_strength > CLEARLY_FRAMED and self.outcome.is_unique
        is_clear = self.lattice.strength > CLEAR and (self.outcome.is_unique or is_in_place(self.lattice))
        return (is_framed or is_clear) and len(self.outcome.doubtful) <= SETTLED_DOUBTS

    @property
    def merit(self) -> tuple[bool, int, float]:
        """Sort key for readings of the same place: one solution first, then few doubtful cells, then strength."""
        if isinstance(self.outcome, GridRefusal):
            return False, -CLASSIC.cell_count - 1, self.lattice.strength
        return self.outcome.is_unique, -len(self.outcome.doubtful), self.lattice.strength

    def covers(self, lattice: Lattice) -> bool:
        """Return whether this grid and a lattice overlap."""
        from sudoku_desktop.reading.finding import overlap

        return overlap(self.lattice.corners, lattice.corners)


def _best(tried: list[_Attempt]) -> list[_Attempt]:
    """Return the best attempt at each place, in reading order, without faint grids that no unique solution proves."""
    from sudoku_desktop.reading.finding import WEAKEST, in_reading_order

    best: list[_Attempt] = []
    for attempt in sorted(tried, key=lambda each: each.merit, reverse=True):
        is_proved = (
            isinstance(attempt.outcome, PuzzleReading)
            and attempt.outcome.is_unique
            and attempt.outcome.puzzle.filled_count >= FEWEST_PROVING
            and not any(attempt.outcome.entries)  # or one of several ways to part them may prove it by accident
            and len(attempt.outcome.doubtful) <= MOST_UNPROVED
        )
        if (is_proved or attempt.lattice.strength >= WEAKEST) and not any(
            other.covers(attempt.lattice) for other in best
        ):
            best.append(attempt)
    order = [id(lattice) for lattice in in_reading_order([each.lattice for each in best])]
    return sorted(best, key=lambda each: order.index(id(each.lattice)))


def _refusal_of_tables(tables: list[Table]) -> GridRefusal:
    """Return the reason why there is no puzzle: the largest table has another size, or there is no table."""
    for table in sorted(tables, key=lambda each: -each.cells):
        columns, rows = table.size
        if min(columns, rows) >= FEWEST_TABLE and table.cover >= TABLE_COVER and (columns, rows) != CLASSIC_SIZES:
            ends = table.corners(0, 0, columns, rows)
            corners = () if ends is None else _as_corners(ends)
            return GridRefusal(OTHER_SIZE.with_terms(columns=columns, rows=rows), corners)
    return GridRefusal(NO_GRID)


def _lines(pixels: NDArray[np.uint8]) -> Iterator[NDArray[np.uint8]]:
    """Yield grey pictures in which the lines of grids may be dark, the likeliest first.

    Dark lines are dark in the original, and coloured ones in one of the channels. Light lines, and gaps between tiles
    with frames, differ from their surroundings; a gap becomes one broad line when the area between its edges is filled.
    """
    import cv2

    def by_ink() -> NDArray[np.uint8]:
        return np.ascontiguousarray(pixels.min(axis=2))

    def by_light_ink() -> NDArray[np.uint8]:
        return np.ascontiguousarray(255 - pixels.max(axis=2))

    def by_edges(gap: int = 1) -> NDArray[np.uint8]:
        edges = cv2.morphologyEx(pixels, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)).max(axis=2)
        return np.asarray(255 - cv2.morphologyEx(edges, cv2.MORPH_CLOSE, np.ones((gap, gap), np.uint8)), np.uint8)

    def by_gaps() -> NDArray[np.uint8]:
        return by_edges(round(GAP * min(pixels.shape[:2])) | 1)

    is_dark = np.median(pixels[::4, ::4].min(axis=2)) < DARK
    for lines in (by_gaps, by_edges, by_light_ink, by_ink) if is_dark else (by_ink, by_gaps, by_edges):
        yield lines()


def read_at(picture: Picture, corners: Corners) -> PuzzleReading | None:
    """Return the puzzle in the grid with approximately these corners, the first one at the top left of the digits.

    Several ways to find the lines are tried, of which the likeliest reading is returned; None if no lines are found.
    """
    from sudoku_desktop.reading.finding import FAINTEST, FRAMED
    from sudoku_desktop.reading.lattice import fitted

    began = perf_counter()
    tried = []
    for lines in _lines(picture.pixels):
        lattice = fitted(lines, np.array(corners))
        if lattice.strength >= FAINTEST or lattice.box_strength >= FRAMED:
            cells = _classified(_flat(picture, lattice), 0)
            tried.append(_Attempt(lattice, _read_cells(picture, lattice, 0, cells, perf_counter() - began)))
            if tried[-1].is_settled:
                break
    best = max(tried, key=lambda each: each.merit, default=None)
    return best.outcome if best is not None and isinstance(best.outcome, PuzzleReading) else None


def board_image(picture: Picture, reading: PuzzleReading, side: int) -> NDArray[np.uint8]:
    """Return the rectified grid with upright digits, or the QR code of a puzzle without grid, shape (side, side, 3)."""
    import cv2

    from sudoku_desktop.reading.lattice import CELLS, Lattice, laid_flat

    lattice = reading.lattice or Lattice.of_corners(np.array(reading.corners))
    flat: Any = laid_flat(picture.pixels, lattice, -(-side // CELLS), turns=reading.turns)
    return np.asarray(cv2.resize(flat, (side, side), interpolation=cv2.INTER_AREA), np.uint8)


def _flat(picture: Picture, lattice: Lattice) -> NDArray[np.uint8]:
    """Return the rectified grey grid that the network takes, digits dark, with one more pixel of margin."""
    from sudoku_desktop.reading.digits import CONTEXT, SIDE, greyed, zoomed_side
    from sudoku_desktop.reading.lattice import CELLS, laid_flat

    flat = laid_flat(picture.pixels, lattice, SIDE, (CONTEXT + 1) / SIDE)
    inner = flat[CONTEXT + 1 : -CONTEXT - 1, CONTEXT + 1 : -CONTEXT - 1].reshape(CELLS, SIDE, CELLS, SIDE, 3)
    middles = inner[:, SIDE // 5 : -SIDE // 5, :, SIDE // 5 : -SIDE // 5]
    darkest, paper, lightest = np.percentile(middles, (2, 50, 98), axis=(1, 3))
    is_light = (lightest - paper).max(axis=2).sum() > (paper - darkest).max(axis=2).sum()
    grey = greyed(255 - flat if is_light else flat)
    size = zoomed_side(grey)
    if size == SIDE:
        return grey
    flat = laid_flat(picture.pixels, lattice, size, (CONTEXT + 1) / size)
    return greyed(255 - flat if is_light else flat)


def _classified(flat: NDArray[np.uint8], turns: int, places: tuple[tuple[int, int], ...] = PLACES) -> Classified:
    """Return the results of `digits.classified`, averaged over several offsets, because averages are more reliable."""
    from sudoku_desktop.reading.digits import classified, patches

    turned = np.rot90(flat, -turns)
    side = len(turned) - 2
    seen = [patches(np.ascontiguousarray(turned[y : y + side, x : x + side])) for x, y in places]
    likely, shapes = zip(*map(classified, seen), strict=True)
    return np.mean(likely, axis=0), np.mean(shapes, axis=0)


def _read_grid(
    picture: Picture, lattice: Lattice, seconds: float, *, has_code: bool = False
) -> PuzzleReading | GridRefusal:
    """Return the puzzle in a grid, or the reason why it contains none.

    `seconds` is the time for finding the grid. `has_code` is whether the picture has QR codes, which can hold variants.
    """
    from sudoku_desktop.reading.digits import BLANK, OTHER, PRINTED, WRITTEN
    from sudoku_desktop.reading.finding import CLEAR
    from sudoku_desktop.reading.inks import MOST_GIVENS as USUAL_GIVENS
    from sudoku_desktop.reading.variants import is_jigsaw, is_killer

    began = perf_counter()
    flat = _flat(picture, lattice)
    best: tuple[float, int] | None = None
    for turns in range(4):
        likely, _ = _classified(flat, turns, PLACES[:1])
        kinds = np.column_stack([likely[:, BLANK], likely[:, PRINTED].max(1), likely[:, WRITTEN].max(1)])
        upright = np.log(kinds.max(axis=1) + 1e-4).sum()
        if best is None or upright > best[0]:
            best = float(upright), turns
    assert best is not None
    turns = best[1]
    likely, shapes = _classified(flat, turns)
    corners = _as_corners(np.roll(lattice.corners, turns, axis=0))
    filled = likely[:, BLANK] < 0.5
    digits = (likely[:, PRINTED] + likely[:, WRITTEN]).max(axis=1)
    others = int((likely[filled][:, OTHER] > 0.5).sum())
    is_sure = digits > SURE_OF_DIGIT
    if filled.sum() < FEWEST_DIGITS and is_killer(np.rot90(flat, -turns)):
        return GridRefusal(KILLER, corners)
    if others > MOST_OTHERS * filled.sum():
        return GridRefusal(NO_DIGITS, corners)
    if filled.sum() < FEWEST_DIGITS and (lattice.strength <= CLEAR or np.count_nonzero(is_sure) < FEWEST_CLEAR_DIGITS):
        return GridRefusal(FEW_DIGITS, corners)
    reading = _read_cells(picture, lattice, turns, (likely, shapes), seconds + perf_counter() - began)
    givens, entries = (np.count_nonzero(cells) for cells in (reading.puzzle.cells, reading.entries))
    is_full = reading.are_typed and givens + entries >= (FEWEST_FULL if givens > USUAL_GIVENS else CLASSIC.cell_count)
    if givens > MOST_GIVENS or is_full or (givens < FEWEST_PROVING and filled.sum() > MOST_GIVENS):
        return GridRefusal(SOLVED, corners)
    if givens == 0:
        return GridRefusal(FEW_DIGITS, corners)
    if not reading.is_unique and not has_code:
        if is_jigsaw(picture.pixels, lattice):
            return GridRefusal(JIGSAW, corners)
        if givens < FEWEST_PROVING and is_killer(np.rot90(flat, -turns)):
            return GridRefusal(KILLER, corners)
        if givens < FEWEST_PROVING and lattice.strength <= CLEAR:
            return GridRefusal(FEW_DIGITS, corners)
        if not reading.suggestion:
            if Grid(np.where(is_sure, reading.puzzle.cells, 0)).clashing_cells():
                return GridRefusal(CLASHES, corners)
            if digits[filled].mean() < LEAST_LIKE_DIGITS:
                return GridRefusal(NO_DIGITS, corners)
    return reading


def _as_corners(points: NDArray[np.float64]) -> Corners:
    return tuple((float(x), float(y)) for x, y in points)


def _read_cells(picture: Picture, lattice: Lattice, turns: int, cells: Classified, seconds: float) -> PuzzleReading:
    """Return the reading of a grid, given the classification of its cells.

    `turns` is the number of clockwise quarter turns after which the digits are upright.
    """
    from sudoku_desktop.reading.finding import is_in_place
    from sudoku_desktop.reading.inks import SCALE, CellAppearance
    from sudoku_desktop.reading.interpretation import interpreted
    from sudoku_desktop.reading.lattice import laid_flat

    began = perf_counter()
    appearance = CellAppearance.of(laid_flat(picture.pixels, lattice, SCALE, turns=turns))
    likely, shapes = cells
    contents = interpreted(likely, appearance, shapes, is_clear=is_in_place(lattice))
    return PuzzleReading(
        **vars(contents),
        corners=_as_corners(np.roll(lattice.corners, turns, axis=0)),
        source=ReadingSource.DIGITS,
        seconds=seconds + perf_counter() - began,
        lattice=lattice,
        turns=turns,
    )


def _grid_of_code(grid: Grid, corners: Corners, found: list[PuzzleReading]) -> int | None:
    """Return the index of the reading to which a QR code belongs, or None.

    This is the nearest reading that differs in few cells, or else the nearest grid that could not be read.
    """
    if grid.size != CLASSIC.size:
        return None  # of other sizes no grids are read
    near = []
    for place, reading in enumerate(found):
        differs = int(np.count_nonzero(reading.puzzle.cells != grid.cells)) > MOST_MISMATCHES
        is_unread = len(reading.doubtful) == len(grid.cells)
        if reading.source is ReadingSource.DIGITS and (not differs or is_unread):
            apart = np.mean(reading.corners, axis=0) - np.mean(corners, axis=0)
            near.append((differs, float(np.linalg.norm(apart)), place))
    return min(near)[2] if near else None


def _by_code(reading: PuzzleReading, grid: Grid) -> PuzzleReading:
    """Return the reading with the puzzle of a QR code, in which no cell is doubtful."""
    entries = tuple(0 if given else entry for given, entry in zip(grid.cells, reading.entries, strict=True))
    return PuzzleReading(
        grid,
        frozenset(),
        entries,
        {},
        are_typed=reading.are_typed,
        corners=reading.corners,
        source=ReadingSource.QR,
        seconds=reading.seconds,
        lattice=reading.lattice,
        turns=reading.turns,
    )
