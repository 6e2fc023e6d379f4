"""The window's two columns: the board with what belongs to it, as large as it can be, and the pages beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QSplitter, QWidget

SPACING = 6
MARGIN = 8
PAGES_LEAST = 320
"""Logical pixels that the pages keep, where the board could take more."""


class BoardColumn(QWidget):
    """The badge, the board, and rows of constant height below it, one below the other and as wide as the board.

    Whatever a row shows or hides, its place is kept: nothing moves while a run begins, pauses or ends.
    """

    def __init__(self, badge: QWidget, board: QWidget, rows: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge, self._board, self._rows = badge, board, tuple(rows)
        for widget in (badge, board, *rows):
            widget.setParent(self)
        for row in rows:
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def width_for(self, height: int) -> int:
        """The width at which the board is as large as this height allows."""
        return max(0, height - self._other_heights()) + 2 * MARGIN

    def minimumSizeHint(self) -> QSize:
        least = self._board.minimumSizeHint()
        return QSize(least.width() + 2 * MARGIN, least.height() + self._other_heights())

    def sizeHint(self) -> QSize:
        wanted = self._board.sizeHint()
        return QSize(wanted.width() + 2 * MARGIN, wanted.height() + self._other_heights())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return super().event(event)

    def _heights(self) -> list[int]:
        return [row.sizeHint().height() for row in self._rows]

    def _other_heights(self) -> int:
        """Of everything but the board."""
        heights = [self._badge.sizeHint().height(), *self._heights()]
        return sum(heights) + len(heights) * SPACING + 2 * MARGIN

    def _place(self) -> None:
        room = self.height() - self._other_heights()
        side = max(min(self.width() - 2 * MARGIN, room), self._board.minimumSizeHint().width())
        left, top = (self.width() - side) // 2, MARGIN
        for widget, height in (
            (self._badge, self._badge.sizeHint().height()),
            (self._board, side),
            *zip(self._rows, self._heights(), strict=True),
        ):
            widget.setGeometry(QRect(left, top, side, height))
            top += height + SPACING


class Columns(QSplitter):
    """Gives the board all the width that it can use, until somebody moves the handle."""

    def __init__(self, board: BoardColumn, pages: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._board, self._pages = board, pages
        self.is_set_by_hand = False
        self.addWidget(board)
        self.addWidget(pages)
        self.setStretchFactor(0, 1)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.splitterMoved.connect(self._moved)

    @Slot()
    def _moved(self) -> None:
        self.is_set_by_hand = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.balance()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # larger letters, for example, leave the board less height
            self.balance()
        return done

    def balance(self) -> None:
        """Share the width anew, unless somebody has moved the handle."""
        if not self.is_set_by_hand:
            room = self.width() - self.handleWidth()
            least = max(PAGES_LEAST, self._pages.minimumSizeHint().width())
            wanted = min(self._board.width_for(self.height()), room - least)
            self.setSizes([wanted, room - wanted])
