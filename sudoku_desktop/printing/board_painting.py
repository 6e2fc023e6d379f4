"""Paint a board, and its QR code, with any painter, in units of grains.

No information depends on colour alone, except that cells of diagonals and windows are shaded. Givens are bold; a
player's entries italic and grey; the other digits of a solution regular; pencil marks small.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isqrt

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sudoku_desktop.board import BLANK, Grid
from sudoku_desktop.board.geometry import Geometry
from sudoku_desktop.printing.arranging import Rect
from sudoku_desktop.printing.codes import modules_of
from sudoku_desktop.printing.layout import BOX_LINE, CELL_LINE
from sudoku_desktop.printing.lettering import BOLD, GRAINS, ITALIC, REGULAR, Figures, Style, figures
from sudoku_desktop.printing.sheet import Look, PrintedPuzzle

DIGIT_SHARE, LARGE_SHARE = 0.55, 0.7
"""Height of a digit, as a fraction of a cell, on plain and on large boards."""
LINE_SHARES = {Look.PLAIN: 1.0, Look.LARGE: 1.7, Look.SAVING: 0.45}
"""Line width, relative to a plain board."""
NOTE_SHARE = 0.6
"""Height of a pencil mark, as a fraction of its box."""
NOTE_MARGIN_SHARE = 0.06
"""Margin around a cell's pencil marks, as a fraction of a cell."""

SMALL_BOARD_LINE_SHARE = 110
"""Ratio of a board's side to the maximum width of a box line, so that boards below 47 mm have thinner lines."""

BLACK = QColor("#000000")
LINE_GREY = QColor("#808080")
TEXT_GREY = QColor("#4a4a4a")
SHADE = QColor("#dcdcdc")


def in_grains(rect: Rect) -> QRectF:
    return QRectF(rect.left * GRAINS, rect.top * GRAINS, rect.width * GRAINS, rect.height * GRAINS)


class BoardPainter:
    """Paints boards with a painter.

    Parameters
    ----------
    look
        Weight of lines and digits.
    black_only
        True to avoid grey.
    like_a_keypad
        True for pencil marks with 7 8 9 on top.
    as_numbers
        True to write digits above 9 as numbers instead of letters.
    as_outlines
        True to draw digits as shapes, for files without embedded fonts.
    """

    def __init__(
        self,
        painter: QPainter,
        *,
        look: Look = Look.PLAIN,
        black_only: bool = False,
        like_a_keypad: bool = False,
        as_numbers: bool = False,
        as_outlines: bool = False,
    ) -> None:
        self.painter = painter
        self.look = look
        self.like_a_keypad = like_a_keypad
        self.as_numbers = as_numbers
        self.as_outlines = as_outlines
        self.line_colour = BLACK if black_only else LINE_GREY
        self.pale = BLACK if black_only else TEXT_GREY

    def paint(self, puzzle: PrintedPuzzle, board: QRectF, *, is_solution: bool, shows_entries: bool = False) -> None:
        """Paint a puzzle or its solution; the rectangle is the outer edge of its frame.

        `shows_entries` includes the player's entries and pencil marks.
        """
        self.painter.save()
        self.painter.translate(board.topLeft())
        givens, side = puzzle.givens, board.width()
        frame = min(BOX_LINE * GRAINS, side / SMALL_BOARD_LINE_SHARE) * LINE_SHARES[self.look]
        corners = _Corners(frame / 2, (side - frame) / givens.size, givens.size)
        self._paint_extras(givens.geometry, corners)
        self._paint_lines(side, frame, givens.geometry)
        is_light = self.look is Look.SAVING and not is_solution  # beside a solution's digits givens must be bold
        self._paint_digits(givens, corners, REGULAR if is_light else BOLD, BLACK)
        if is_solution:
            if puzzle.solution is not None:
                self._paint_digits(_without(puzzle.solution, givens), corners, REGULAR, self.pale)
        elif shows_entries:
            entries = puzzle.entries or Grid.blank(givens.geometry)
            self._paint_digits(entries, corners, ITALIC, self.pale)
            if puzzle.notes is not None:
                taken = givens.cells + entries.cells
                notes = [0 if digit else mask for digit, mask in zip(taken.tolist(), puzzle.notes, strict=True)]
                self._paint_notes(notes, corners, givens.size)
        self.painter.restore()

    def _paint_extras(self, shape: Geometry, corners: _Corners) -> None:
        """Shade the cells of extra units."""
        extras = sorted({cell for unit in shape.units[shape.extras_from :].tolist() for cell in unit})
        for cell in extras:
            self.painter.fillRect(QRectF(corners.of(cell), QSizeF(corners.cell, corners.cell)), SHADE)

    def _paint_lines(self, side: float, frame: float, shape: Geometry) -> None:
        first, last, pitch = frame / 2, side - frame / 2, (side - frame) / shape.size
        borders = border_lines(shape)
        for is_border, width, colour in ((False, frame * CELL_LINE / BOX_LINE, self.line_colour), (True, frame, BLACK)):
            # Square caps close the corners of a jigsaw's regions; a box's borders run from frame to frame.
            cap = Qt.PenCapStyle.FlatCap if shape.box else Qt.PenCapStyle.SquareCap
            self.painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap))
            lines = []
            for number in range(1, shape.size):
                place = first + number * pitch
                for is_row in (False, True):
                    for start, end in borders[is_row, number] if is_border else ((0, shape.size),):
                        one, other = first + start * pitch, first + end * pitch
                        line = QLineF(one, place, other, place) if is_row else QLineF(place, one, place, other)
                        lines.append(line)
            self.painter.drawLines(lines)
        join = Qt.PenJoinStyle.MiterJoin
        self.painter.setPen(QPen(BLACK, frame, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join))
        self.painter.drawRect(QRectF(first, first, last - first, last - first))

    def _paint_digits(self, grid: Grid, corners: _Corners, style: Style, colour: QColor) -> None:
        share = LARGE_SHARE if self.look is Look.LARGE else DIGIT_SHARE
        shape = figures(style, corners.cell, share, grid.size, self.as_numbers)
        digits = grid.cells.tolist()
        places = [(corners.of(cell), digit) for cell, digit in enumerate(digits) if digit != BLANK]
        self._paint_figures(shape, places, colour)

    def _paint_notes(self, notes: list[int], corners: _Corners, size: int) -> None:
        across = isqrt(size - 1) + 1
        margin = NOTE_MARGIN_SHARE * corners.cell
        box = (corners.cell - 2 * margin) / across
        places = []
        for cell, mask in enumerate(notes):
            corner = corners.of(cell) + QPointF(margin, margin)
            for digit in range(1, size + 1):
                if mask >> (digit - 1) & 1:
                    row, column = divmod(digit - 1, across)
                    row = (size - 1) // across - row if self.like_a_keypad else row
                    places.append((corner + QPointF(column * box, row * box), digit))
        self._paint_figures(figures(REGULAR, box, NOTE_SHARE, size, self.as_numbers), places, self.pale)

    def _paint_figures(self, shape: Figures, places: list[tuple[QPointF, int]], colour: QColor) -> None:
        """Paint digits in boxes with these top left corners."""
        if self.as_outlines:
            outlines = QPainterPath()
            outlines.setFillRule(Qt.FillRule.WindingFill)  # as fonts are filled
            for corner, digit in places:
                outlines.addPath(shape.outline(digit).translated(corner + shape.starts[digit - 1]))
            self.painter.fillPath(outlines, colour)
            return
        self.painter.setPen(colour)
        self.painter.setFont(shape.font)
        for corner, digit in places:
            self.painter.drawText(corner + shape.starts[digit - 1], shape.symbols[digit - 1])


@cache
def border_lines(shape: Geometry) -> dict[tuple[bool, int], list[tuple[int, int]]]:
    """Return the borders between regions, as ranges of cells for each line above a row (True) or before a column."""
    found: dict[tuple[bool, int], list[tuple[int, int]]] = {}
    regions = shape.box_of.reshape(-1, shape.size)
    for is_row, square in ((True, regions), (False, regions.T)):
        for number in range(1, shape.size):
            parts = square[number] != square[number - 1] if len(square) else []
            edges = np.flatnonzero(np.diff(np.concatenate(([0], parts, [0])))).tolist()
            found[is_row, number] = list(zip(edges[::2], edges[1::2], strict=True))
    return found


class _Corners:
    """Computes the top left corner of each cell; `cell` is the side of a cell."""

    def __init__(self, first: float, cell: float, size: int) -> None:
        self.cell = cell
        self._first = first
        self._size = size

    def of(self, cell: int) -> QPointF:
        row, column = divmod(cell, self._size)
        return QPointF(self._first + column * self.cell, self._first + row * self.cell)


def _without(grid: Grid, other: Grid) -> Grid:
    """Return the digits of a grid in the cells that are blank in the other grid."""
    return Grid(grid.cells * (other.cells == BLANK), grid.geometry)


def paint_code(painter: QPainter, grid: Grid, space: QRectF) -> None:
    """Paint the QR code of a puzzle as one path, so that no seams are visible between its squares."""
    rows = modules_of(grid)
    module = space.width() / len(rows)
    path = QPainterPath()
    for number, row in enumerate(rows):
        for start, end in _runs(row):
            path.addRect(QRectF(start * module, number * module, (end - start) * module, module))
    painter.fillPath(path.translated(space.topLeft()), BLACK)


def _runs(row: bytes) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each run of dark modules in a row, the end excluded."""
    end = 0
    while (start := row.find(1, end)) >= 0:
        end = row.find(0, start) if 0 in row[start:] else len(row)
        yield start, end
