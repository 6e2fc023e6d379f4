"""The left column of Play and Evolve: the board with the names of its rows and columns, and a strip below it."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Slot
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from sudoku_desktop.speaking import line_names
from sudoku_desktop.ui.board import BoardView
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.fonts import text_size

NAME_SIZE = 0.85
"""Font size of the names of rows and columns, relative to the application's font."""
NAME_GAP = 3
"""Minimum space beside a name in its margin, in logical pixels."""
GAP = 8
"""Space between the board and the strip below it, in logical pixels."""


class BoardColumn(QWidget):
    """The board, as large as the column allows, and `strips`, a stack of widgets of constant height below it.

    Neither the activity nor a run changes the size or the place of the board.
    """

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self._board = board
        self.strips = QStackedWidget()
        for widget in (board, self.strips):
            widget.setParent(self)
        self._shows_names = True
        self._margin = round(self.fontMetrics().horizontalAdvance("r99") * NAME_SIZE)
        """Width of the margin for names left of and above the board, in pixels; not adapted to larger text."""
        board.board_model.modelReset.connect(self.update)
        text_size().changed.connect(self._forget_heights)
        board.board_model.illustration_changed.connect(self.update)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_names(self, shows: bool) -> None:
        """Show or hide the names of rows and columns; the board keeps its size and place."""
        self._shows_names = shows
        self.update()

    def width_for(self, height: int) -> int:
        """Return the width, in pixels, at which the board is as large as this height allows."""
        return max(0, height - self.height_around_board()) + self._margin

    def height_around_board(self) -> int:
        """Return the height, in pixels, that the column needs besides the board."""
        return self._margin + GAP + self._strip_height()

    def minimumSizeHint(self) -> QSize:
        least = self._board.minimumSizeHint()
        return QSize(least.width() + self._margin, least.height() + self.height_around_board())

    def sizeHint(self) -> QSize:
        wanted = self._board.sizeHint()
        return QSize(wanted.width() + self._margin, wanted.height() + self.height_around_board())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _strip_height(self) -> int:
        """Return the height of the highest strip, in pixels; the stack's own hint is that of an earlier font."""
        return max((strip.sizeHint().height() for strip in self._strips()), default=0)

    def _strips(self) -> list[QWidget]:
        return self.strips.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)

    @Slot()
    def _forget_heights(self) -> None:
        """Invalidate the cached heights of the strips after a change of the font; hidden widgets keep their old sizes.

        Not with every measurement, because each invalidation requests a layout.
        """
        for strip in self._strips():
            layout = strip.layout()
            if layout is not None:
                layout.invalidate()
        self.updateGeometry()
        self._place()

    def _place(self) -> None:
        margin = self._margin
        room = min(self.width() - margin, self.height() - self.height_around_board())
        side = max(room, self._board.minimumSizeHint().width())
        self._board.setGeometry(QRect(margin, margin, side, side))
        below = margin + side + GAP
        frame = self._board.visualRect(self._board.board_model.index(0, 0)).left()  # where the outer line is painted
        self.strips.setGeometry(QRect(margin + frame, below, side - 2 * frame, max(self.height() - below, 0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the names r1… beside the rows and c1… above the columns; those that a hint refers to are bold."""
        if not self._shows_names:
            return
        model, margin = self._board.board_model, self._margin
        size = model.shown.size
        with QPainter(self) as painter:
            font = painter.font()
            widest = QFontMetrics(font).horizontalAdvance(line_names(size - 1, size - 1)[0])
            font.setPointSizeF(font.pointSizeF() * min(NAME_SIZE, (margin - NAME_GAP) / widest))
            painter.setFont(font)
            shown = model.illustration
            rows, columns = shown.lines if shown is not None else (frozenset(), frozenset())
            corner = self._board.pos()
            for number in range(size):
                across = self._board.visualRect(model.index(0, number)).translated(corner)
                down = self._board.visualRect(model.index(number, 0)).translated(corner)
                row, column = line_names(number, number)
                self._paint_name(painter, QRect(across.left(), 0, across.width(), margin), column, number in columns)
                self._paint_name(painter, QRect(0, down.top(), margin, down.height()), row, number in rows)

    @staticmethod
    def _paint_name(painter: QPainter, place: QRect, name: str, is_relevant: bool) -> None:
        """Paint the name of a row or column, bold if a hint refers to it."""
        theme, font = current_theme(), painter.font()
        font.setBold(is_relevant)
        painter.setFont(font)
        painter.setPen(theme.telling_outline if is_relevant else theme.placeholder_text)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, name)
