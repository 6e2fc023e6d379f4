"""Small pages that show how many puzzles stand on one."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen

from sudoku_desktop.printing.layout import ARRANGEMENTS
from sudoku_desktop.ui.icons import PaintedIconEngine
from sudoku_desktop.ui.theme import current_theme

PAGE = QRectF(0.17, 0.05, 0.66, 0.9)
"""In an icon of side 1."""
EDGE, CHOSEN_EDGE, MARGIN, GAP, LINE = 0.035, 0.09, 0.08, 0.06, 0.02


class _LayoutEngine(PaintedIconEngine):
    def __init__(self, per_page: int) -> None:
        super().__init__()
        self._per_page = per_page

    def clone(self) -> QIconEngine:
        return _LayoutEngine(self._per_page)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        theme = current_theme()
        ink = theme.disabled_text if mode == QIcon.Mode.Disabled else theme.text
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(rect.center()) + QPointF(0.5 - side / 2, 0.5 - side / 2))
        painter.scale(side, side)
        is_chosen = state == QIcon.State.On
        painter.setPen(QPen(theme.highlight if is_chosen else ink, CHOSEN_EDGE if is_chosen else EDGE))
        painter.setBrush(theme.base)
        painter.drawRect(PAGE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, LINE))
        for board in self._boards():
            painter.drawRect(board)
            for third in (1, 2):
                at = third * board.width() / 3
                painter.drawLine(QPointF(board.left() + at, board.top()), QPointF(board.left() + at, board.bottom()))
                painter.drawLine(QPointF(board.left(), board.top() + at), QPointF(board.right(), board.top() + at))
        painter.restore()

    def _boards(self) -> list[QRectF]:
        rows, columns = ARRANGEMENTS[self._per_page]
        room = PAGE.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        side = min((room.width() + GAP) / columns, (room.height() + GAP) / rows) - GAP
        pitch = side + GAP
        left = room.center().x() - (columns * pitch - GAP) / 2
        top = room.center().y() - (rows * pitch - GAP) / 2
        return [
            QRectF(left + column * pitch, top + row * pitch, side, side)
            for row in range(rows)
            for column in range(columns)
        ]


def layout_icon(per_page: int) -> QIcon:
    """A page with so many boards; its edge is bold when it is chosen."""
    return QIcon(_LayoutEngine(per_page))
