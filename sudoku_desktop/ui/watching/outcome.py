"""The bar below everything that says how a run ended, or is getting on, and offers what can be done next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QMoveEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QSizePolicy, QWidget

from sudoku_desktop.ui.theme import theme_switch
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.message_bar import MARGIN, paint_bar
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

LINES = 2
"""What there is room for at all times; what takes more lies over what is above."""


class OutcomePlace(QWidget):
    """The room that the bar has in the window, whether it says something or not: nothing ever moves."""

    def __init__(self, bar: OutcomeBar) -> None:
        super().__init__()
        self._bar = bar
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(320, max(LINES * metrics.lineSpacing(), 2 * metrics.height()) + 12)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._bar.settle()

    def moveEvent(self, event: QMoveEvent) -> None:
        self._bar.settle()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.ParentChange and self.parentWidget() is not None:
            self._bar.setParent(self.parentWidget())
            self._bar.settle()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        return done


class OutcomeBar(QWidget):
    """A sentence, and a button for each action; not seen when there is nothing to say. `place` belongs in a layout."""

    def __init__(self) -> None:
        super().__init__()
        self.place = OutcomePlace(self)
        self._label = PlainLabel(selectable=True, wordWrap=True)
        self._label.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click on words would take the keyboard from the board
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = in_row(spacing=6)
        margins = (MARGIN + 10, 4, MARGIN + 10, 4)
        self._line = in_row((self._label, 1), self._buttons, spacing=12, margins=margins, inside=self)
        self._line.setAlignment(self._buttons, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._before: QWidget | None = None
        theme_switch().theme_changed.connect(self.update)
        self.hide()

    def follow(self, widget: QWidget) -> None:
        """Tab goes from this widget to the buttons."""
        self._before = widget

    @property
    def sentence(self) -> str:
        return self._label.text()

    def say(self, sentence: str, actions: Sequence[QAction] = ()) -> None:
        self._drop_buttons()
        before = self._before
        for action in actions:
            button = QPushButton(action.text())
            button.setToolTip(action.toolTip())
            button.setAutoDefault(False)
            button.clicked.connect(action.trigger)
            self._buttons.addWidget(button)
            if before is not None:
                self.setTabOrder(before, button)
                before = button
            button.show()
        self.reword(sentence)

    def reword(self, sentence: str) -> None:
        """Say something else, and keep the buttons: they may have the keyboard."""
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.settle()

    def clear(self) -> None:
        self._drop_buttons()
        self.reword("")

    def settle(self) -> None:
        """Stand in the place, higher than that where the sentence needs it, and the buttons where that is lowest."""
        self.setVisible(bool(self.sentence) and self.parentWidget() is not None)
        if not self.sentence:
            return
        place = self.place.geometry()
        heights = {}
        for direction in (QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom):
            self._line.setDirection(direction)
            heights[direction] = self._line.totalHeightForWidth(place.width())
        lowest = min(heights, key=heights.__getitem__)
        self._line.setDirection(lowest)
        height = max(place.height(), heights[lowest])
        self.setGeometry(place.x(), place.bottom() + 1 - height, place.width(), height)
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0))
        painter.end()

    def _drop_buttons(self) -> None:
        while item := self._buttons.takeAt(0):
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
