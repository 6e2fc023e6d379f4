"""Small pictures of the symmetries: where a given's companions are, and the mirrors as lines."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen

from sudoku_desktop.board import geometry
from sudoku_desktop.board.symmetry import Symmetry, orbits
from sudoku_desktop.ui.icons import PaintedIconEngine
from sudoku_desktop.ui.theme import current_theme

CELL, CELL_BESIDE_DIAGONALS = 11, 12
"""Row 2 columns 3 and 4: they lie on no mirror, and far enough from those that are drawn to be told apart."""
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
"""The ends of each mirror in a square of side 1."""


class _SymmetryEngine(PaintedIconEngine):
    def __init__(self, symmetry: Symmetry) -> None:
        super().__init__()
        self._symmetry = symmetry

    def clone(self) -> QIconEngine:
        return _SymmetryEngine(self._symmetry)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        theme = current_theme()
        ink = theme.text
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(rect.center()) + QPointF(0.5 - side / 2, 0.5 - side / 2))
        painter.scale(side, side)
        pen = QPen(theme.placeholder_text, FRAME)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(theme.base)  # whatever row it stands in
        painter.drawRect(QRectF(FRAME, FRAME, 1 - 2 * FRAME, 1 - 2 * FRAME))
        for left, top, right, bottom in _MIRRORS.get(self._symmetry, ()):
            painter.drawLine(QPointF(left, top), QPointF(right, bottom))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        shape = geometry(3)
        has_diagonal = self._symmetry in (Symmetry.DIAGONAL, Symmetry.BOTH_DIAGONALS)
        given = CELL_BESIDE_DIAGONALS if has_diagonal else CELL
        for cell in next(orbit for orbit in orbits(self._symmetry) if given in orbit):
            middle = QPointF((shape.column_of[cell] + 0.5) / shape.size, (shape.row_of[cell] + 0.5) / shape.size)
            painter.drawEllipse(middle, DOT, DOT)
        painter.restore()


def symmetry_icon(symmetry: Symmetry) -> QIcon:
    """A given and its companions."""
    return QIcon(_SymmetryEngine(symmetry))
