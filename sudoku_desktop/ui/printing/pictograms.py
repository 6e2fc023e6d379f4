"""Small pages that show how many puzzles stand on one."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPen

from sudoku_desktop.printing.layout import ARRANGEMENTS
from sudoku_desktop.ui.icons import painted_icon, scale_to_square
from sudoku_desktop.ui.theme import current_theme

PAGE = QRectF(0.17, 0.05, 0.66, 0.9)
"""In an icon of side 1."""
EDGE, CHOSEN_EDGE, MARGIN, GAP, LINE = 0.035, 0.09, 0.08, 0.06, 0.02


def layout_icon(per_page: int) -> QIcon:
    """A page with so many boards; its edge is bold when it is chosen."""
    return painted_icon(partial(_paint, per_page))


def _paint(per_page: int, painter: QPainter, rect: QRectF, mode: QIcon.Mode, state: QIcon.State) -> None:
    theme = current_theme()
    ink = theme.disabled_text if mode == QIcon.Mode.Disabled else theme.text
    scale_to_square(painter, rect)
    is_chosen = state == QIcon.State.On
    painter.setPen(QPen(theme.highlight if is_chosen else ink, CHOSEN_EDGE if is_chosen else EDGE))
    painter.setBrush(theme.base)
    painter.drawRect(PAGE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, LINE))
    for board in _boards(per_page):
        painter.drawRect(board)
        for third in (1, 2):
            at = third * board.width() / 3
            painter.drawLine(QPointF(board.left() + at, board.top()), QPointF(board.left() + at, board.bottom()))
            painter.drawLine(QPointF(board.left(), board.top() + at), QPointF(board.right(), board.top() + at))


def _boards(per_page: int) -> list[QRectF]:
    rows, columns = ARRANGEMENTS[per_page]
    room = PAGE.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    side = min((room.width() + GAP) / columns, (room.height() + GAP) / rows) - GAP
    pitch = side + GAP
    left = room.center().x() - (columns * pitch - GAP) / 2
    top = room.center().y() - (rows * pitch - GAP) / 2
    return [
        QRectF(left + column * pitch, top + row * pitch, side, side) for row in range(rows) for column in range(columns)
    ]
