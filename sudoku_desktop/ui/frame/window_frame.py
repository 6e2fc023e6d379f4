"""The window's central widget: the header, and below it the two columns of the activity."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QStyle, QWidget

from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.frame.board_column import BoardColumn
from sudoku_desktop.ui.frame.header import Header

NARROW = 1200
"""Width of the window, in logical pixels, below which margins are smaller."""
LEAST_RIGHT = 0.44
"""Share of the width that the right column keeps even where the board could use more."""
ENOUGH_RIGHT = 420
"""Width, in logical pixels, above which the right column scrolls, so that larger text does not shrink the board."""


class WindowFrame(QWidget):
    """Header and columns. Each activity has a widget for each column; Play and Evolve share the board's."""

    turned = Signal(object)
    """Emitted with the Activity that is now shown."""

    def __init__(self, board: BoardColumn, button_texts: Sequence[str]) -> None:
        super().__init__()
        self.header = Header(button_texts)
        self._board = board
        self._columns: dict[Activity, tuple[QWidget, QWidget]] = {}
        self._left, self._right = QStackedWidget(), QStackedWidget()
        self._left.addWidget(board)
        self._area = QScrollArea()
        self._area.setWidget(self._right)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in (self.header, self._left, self._area):
            widget.setParent(self)
        self.activity = Activity.PLAY
        self.header.tabs.chosen.connect(self.turn_to)

    def add(self, activity: Activity, right: QWidget, left: QWidget | None = None) -> None:
        """Set the widgets of an activity; without `left`, its left column is the board."""
        left = left or self._board
        self._columns[activity] = left, right
        for stack, widget in ((self._left, left), (self._right, right)):
            if stack.indexOf(widget) < 0:
                stack.addWidget(widget)

    @Slot(object)
    def turn_to(self, activity: Activity) -> None:
        self.header.tabs.show_activity(activity)
        if activity is self.activity and self._right.currentWidget() is self._columns[activity][1]:
            return
        self.activity = activity
        left, right = self._columns[activity]
        self._left.setCurrentWidget(left)
        self._right.setCurrentWidget(right)
        self.turned.emit(activity)

    # Geometry

    def _margins(self) -> tuple[int, int]:
        """Return the outer margin and the gap between the columns, in pixels."""
        return (16, 20) if self.width() < NARROW else (24, 30)

    def minimumSizeHint(self) -> QSize:
        margin, gap = 16, 20
        left, right = self._left.minimumSizeHint(), self._right.minimumSizeHint()
        header = self.header.minimumSizeHint()
        width = max(left.width() + gap + min(right.width(), ENOUGH_RIGHT), header.width())
        height = header.height() + left.height()
        return QSize(width + 2 * margin, height + 3 * margin // 2)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def height_around_board(self) -> int:
        """Return the height, in pixels, that the frame needs besides the board."""
        return self._top() + self._margins()[0] // 2 + self._board.height_around_board()

    def _top(self) -> int:
        """Return the upper edge of the columns, in pixels."""
        return self._margins()[0] // 2 * 2 + self.header.sizeHint().height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return done

    def _place(self) -> None:
        margin, gap = self._margins()
        room = self.width() - 2 * margin
        head, top = self.header.sizeHint().height(), self._top()
        height = self.height() - top - margin // 2
        least = max(round(room * LEAST_RIGHT), min(self._right.minimumSizeHint().width(), ENOUGH_RIGHT))
        left = min(self._board.width_for(height), room - gap - least)
        left = max(left, self._left.minimumSizeHint().width())
        self.header.button.set_shows_key(self.width() >= NARROW)
        self.header.set_split(left + gap)
        self.header.setGeometry(QRect(margin, margin // 2, room, head))
        self._left.setGeometry(QRect(margin, top, left, height))
        self._area.setGeometry(QRect(margin + left + gap, top, room - gap - left, height))
        self._fit_right()

    def _fit_right(self) -> None:
        """Resize the right column to its area, with a scroll bar if its content is larger.

        Resizing by the area itself comes late: a scroll bar would appear for a moment when a message is shown.
        """
        size, least = self._area.size(), self._right.minimumSizeHint()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        if least.height() > size.height():
            size.setWidth(size.width() - bar)
        if least.width() > size.width():
            size.setHeight(size.height() - bar)
        self._right.resize(size.expandedTo(least))
