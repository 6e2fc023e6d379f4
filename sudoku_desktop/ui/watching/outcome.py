"""The outcome bar: how a run ended or is progressing, and buttons for what can be done next."""

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
"""Number of lines that the bar always has space for; longer texts overlap what is above."""


class OutcomePlace(QWidget):
    """Placeholder with the bar's usual size, so that nothing moves when the bar appears or disappears."""

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
    """A sentence with a button for each action, hidden without a sentence; `place` belongs in a layout."""

    def __init__(self) -> None:
        super().__init__()
        self.place = OutcomePlace(self)
        self._label = PlainLabel(selectable=True, wordWrap=True)
        # otherwise a click on the text would take the keyboard focus from the board
        self._label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = in_row(spacing=6)
        margins = (MARGIN + 10, 4, MARGIN + 10, 4)
        self._line = in_row((self._label, 1), self._buttons, spacing=12, margins=margins, inside=self)
        self._line.setAlignment(self._buttons, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._before: QWidget | None = None
        theme_switch().theme_changed.connect(self.update)
        self.hide()

    def follow(self, widget: QWidget) -> None:
        """Set the widget that precedes the buttons in the tab order."""
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
            button.setAutoDefault(True)  # Enter presses it, also outside dialogs
            button.clicked.connect(action.trigger)
            self._buttons.addWidget(button)
            if before is not None:
                self.setTabOrder(before, button)
                before = button
            button.show()
        self.reword(sentence)

    def reword(self, sentence: str) -> None:
        """Change the sentence but keep the buttons, which may have the focus."""
        self._label.setText(sentence)
        self.setAccessibleName(sentence)
        self.settle()

    def clear(self) -> None:
        self._drop_buttons()
        self.reword("")

    def settle(self) -> None:
        """Move the bar to its place, and enlarge it upwards if sentence or buttons need more space."""
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
