"""Icons of the symmetries: a given with its symmetric partners, and the mirror axes as lines."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen

from sudoku_desktop.board import geometry
from sudoku_desktop.board.symmetry import Symmetry, orbits
from sudoku_desktop.ui.icons import painted_icon, scale_to_square
from sudoku_desktop.ui.theme import current_theme

CELL, CELL_BESIDE_DIAGONALS = 11, 12
"""Cells in row 2, columns 3 and 4, which are on no mirror axis and far from the axes in the icons."""
FRAME = 0.06
DOT = 0.085

_NEAR, _FAR = FRAME, 1 - FRAME
_MIRRORS: dict[Symmetry, tuple[tuple[float, float, float, float], ...]] = {
    Symmetry.HORIZONTAL: ((0.5, _NEAR, 0.5, _FAR),),
    Symmetry.VERTICAL: ((_NEAR, 0.5, _FAR, 0.5),),
    Symmetry.BOTH: ((0.5, _NEAR, 0.5, _FAR), (_NEAR, 0.5, _FAR, 0.5)),
    Symmetry.DIAGONAL: ((_NEAR, _NEAR, _FAR, _FAR),),
    Symmetry.BOTH_DIAGONALS: ((_NEAR, _NEAR, _FAR, _FAR), (_FAR, _NEAR, _NEAR, _FAR)),
}
"""End points of each mirror axis in the unit square, by symmetry."""


def symmetry_icon(symmetry: Symmetry) -> QIcon:
    """Return an icon with a given and its symmetric partners."""
    return painted_icon(partial(_paint, symmetry))


def _paint(symmetry: Symmetry, painter: QPainter, rect: QRectF, mode: QIcon.Mode, state: QIcon.State) -> None:
    theme = current_theme()
    scale_to_square(painter, rect)
    pen = QPen(theme.placeholder_text, FRAME)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(theme.base)  # the same background in selected and alternate rows
    painter.drawRect(QRectF(FRAME, FRAME, 1 - 2 * FRAME, 1 - 2 * FRAME))
    for left, top, right, bottom in _MIRRORS.get(symmetry, ()):
        painter.drawLine(QPointF(left, top), QPointF(right, bottom))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.text)
    shape = geometry(3)
    has_diagonal = symmetry in (Symmetry.DIAGONAL, Symmetry.BOTH_DIAGONALS)
    given = CELL_BESIDE_DIAGONALS if has_diagonal else CELL
    for cell in next(orbit for orbit in orbits(symmetry) if given in orbit):
        middle = QPointF((shape.column_of[cell] + 0.5) / shape.size, (shape.row_of[cell] + 0.5) / shape.size)
        painter.drawEllipse(middle, DOT, DOT)
