"""A message over the lower edge of a widget, which stays until it is dismissed or replaced."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

MARGIN = 8
"""Distance from the edges of the parent, in logical pixels."""
GAP = 4
"""Distance from the other bar, in logical pixels."""
RADIUS = 5


class MessageBar(QWidget):
    """A sentence with buttons; hidden while there is nothing to say.

    Nothing beside it moves: it covers the lower edge of its parent, as high as the sentence needs, or what is above
    `other`, a bar with the same parent, while that is visible.
    """

    def __init__(self, parent: QWidget, other: QWidget) -> None:
        super().__init__(parent)
        self._room, self._other = parent, other
        self._before: QWidget | None = None
        self._label = PlainLabel(selectable=True, wordWrap=True)
        self._label.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click on words would take the keyboard from the board
        self._label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.details_button = QPushButton(self.tr("&Details…"))
        self.dismiss_button = QPushButton(self.tr("Dis&miss"))
        for button in (self.details_button, self.dismiss_button):
            button.setAutoDefault(True)  # Enter presses it, also outside dialogs
        self._show_details: Callable[[], object] = bool
        self.details_button.clicked.connect(self._open_details)
        self.dismiss_button.clicked.connect(self.clear)
        in_row(
            (self._label, 1), self.details_button, self.dismiss_button, spacing=8, margins=(10, 6, 10, 6), inside=self
        )
        parent.installEventFilter(self)
        other.installEventFilter(self)
        theme_switch().theme_changed.connect(self.update)
        self.hide()

    def follow(self, widget: QWidget) -> None:
        """Let Tab go from this widget to the buttons."""
        self._before = widget
        QWidget.setTabOrder(widget, self.details_button)
        QWidget.setTabOrder(self.details_button, self.dismiss_button)

    @property
    def sentence(self) -> str:
        """The sentence that is shown; "" when there is none."""
        return self._label.text()

    def say(self, sentence: str, details: Callable[[], object] | None = None) -> None:
        """Show a sentence, and a button that calls `details` if it is given; screen readers announce the sentence."""
        self._label.setText(sentence)
        self._show_details = details or bool
        self.details_button.setVisible(details is not None)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
        self._place()
        if sentence:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @Slot()
    def clear(self) -> None:
        """Hide the message; the widget before it gets the keyboard if the bar has it."""
        if self._before is not None and any(each.hasFocus() for each in (self.details_button, self.dismiss_button)):
            self._before.setFocus()
        self.say("")

    @Slot()
    def _open_details(self) -> None:
        self._show_details()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = QEvent.Type
        if event.type() in (kind.Resize, kind.Move, kind.LayoutRequest, kind.ShowToParent, kind.HideToParent):
            self._place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def _place(self) -> None:
        if not self.isVisibleTo(self._room):
            return
        room = self._room.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        is_covered = not self._other.isHidden() and self._other.parentWidget() is self._room
        end = self._other.y() - GAP if is_covered else room.bottom() + 1
        layout = self.layout()
        assert layout is not None, "made with the bar"
        height = layout.totalHeightForWidth(room.width())
        self.setGeometry(room.x(), end - height, room.width(), height)
        self.raise_()


def paint_bar(painter: QPainter, rectangle: QRectF) -> None:
    """Paint the background of a bar that lies over the window, with rounded corners."""
    theme = current_theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.cell_line)
    painter.setBrush(theme.paper)
    painter.drawRoundedRect(rectangle.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
