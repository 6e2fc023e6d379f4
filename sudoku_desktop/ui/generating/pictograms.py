"""Icons of sizes, variants and symmetries: small boards, and a given with its symmetric partners and mirror axes."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen

from sudoku_desktop.board import Variant, geometry, shaped
from sudoku_desktop.board.symmetry import Symmetry, orbits
from sudoku_desktop.ui.icons import painted_icon, scale_to_square
from sudoku_desktop.ui.theme import current_theme

CELL, CELL_BESIDE_DIAGONALS = 11, 12
"""Cells in row 2, columns 3 and 4, which are on no mirror axis and far from the axes in the icons."""
FRAME = 0.06
DOT = 0.085
EDGE, LINE = 0.07, 0.035
"""Widths of lines as shares of the icon's width."""
CELLS = 6
"""Number of cells in a row of a variant's icon."""
REGIONS = ("001122", "003122", "033312", "443555", "446655", "446665")
"""Regions of the jigsaw's icon, by rows."""
BOARD = QRectF(EDGE / 2, EDGE / 2, 1 - EDGE, 1 - EDGE)

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


def size_icon(size: int) -> QIcon:
    """Return an icon of a board of this size with its box lines."""
    return painted_icon(partial(_paint_size, size))


def _paint_size(size: int, painter: QPainter, rect: QRectF, _mode: QIcon.Mode, _state: QIcon.State) -> None:
    _begin(painter, rect)
    height, width = shaped(size).box or (size, size)
    _rule(painter, size // width, size // height)


def variant_icon(variant: Variant | None) -> QIcon:
    """Return an icon of a small board of a variant; None stands for plain boxes."""
    return painted_icon(partial(_paint_variant, variant))


def _paint_variant(
    variant: Variant | None, painter: QPainter, rect: QRectF, mode: QIcon.Mode, _state: QIcon.State
) -> None:
    theme = current_theme()
    _begin(painter, rect)
    if variant is Variant.JIGSAW:
        _draw_regions(painter)
        return
    if variant is Variant.WINDOKU:
        for left, top in ((0.12, 0.12), (0.56, 0.12), (0.12, 0.56), (0.56, 0.56)):
            painter.fillRect(QRectF(left, top, 0.32, 0.32), theme.same_digit)
    _rule(painter, 3, 3)
    if variant is Variant.X:
        painter.setPen(QPen(theme.disabled_text if mode == QIcon.Mode.Disabled else theme.accent, EDGE))
        painter.drawLine(BOARD.topLeft(), BOARD.bottomRight())
        painter.drawLine(BOARD.topRight(), BOARD.bottomLeft())


def _begin(painter: QPainter, rect: QRectF) -> None:
    """Draw an empty board in the unit square."""
    theme = current_theme()
    scale_to_square(painter, rect)
    painter.setPen(QPen(theme.box_line, EDGE))
    painter.setBrush(theme.base)
    painter.drawRect(BOARD)


def _rule(painter: QPainter, columns: int, rows: int) -> None:
    painter.setPen(QPen(current_theme().box_line, LINE))
    for column in range(1, columns):
        painter.drawLine(QPointF(column / columns, EDGE), QPointF(column / columns, 1 - EDGE))
    for row in range(1, rows):
        painter.drawLine(QPointF(EDGE, row / rows), QPointF(1 - EDGE, row / rows))


def _draw_regions(painter: QPainter) -> None:
    painter.setPen(QPen(current_theme().box_line, EDGE))
    for row in range(CELLS):
        for column in range(CELLS):
            right, bottom = (column + 1) / CELLS, (row + 1) / CELLS
            if column + 1 < CELLS and REGIONS[row][column] != REGIONS[row][column + 1]:
                painter.drawLine(QPointF(right, row / CELLS), QPointF(right, bottom))
            if row + 1 < CELLS and REGIONS[row][column] != REGIONS[row + 1][column]:
                painter.drawLine(QPointF(column / CELLS, bottom), QPointF(right, bottom))
