"""The header: the activities, the title of the board or page, and the main command."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from sudoku_desktop.ui.frame.activity_tabs import ActivityTabs
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import embolden

MESSAGE_MS = 8000
"""Time, in milliseconds, for which a brief message replaces the second line."""


class Heading(QWidget):
    """A title with a second line, which brief messages cover for a while.

    The second line is one of several widgets; `say` shows a message in its place.
    """

    def __init__(self) -> None:
        super().__init__()
        self.title = ElidedLabel()
        embolden(self.title)
        self.subtitle, self._message = ElidedLabel(), ElidedLabel()
        for label in (self.subtitle, self._message):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.second_line = QStackedWidget()
        self.second_line.addWidget(self.subtitle)
        self.second_line.addWidget(self._message)
        self._below: QWidget = self.subtitle
        in_column(self.title, self.second_line, spacing=2, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self, singleShot=True, interval=MESSAGE_MS)
        self._timer.timeout.connect(self.clear_message)

    @property
    def message(self) -> str:
        """The brief message that is currently shown; "" for none."""
        return self._message.whole if self.second_line.currentWidget() is self._message else ""

    def say(self, text: str, *, lasting: bool = False) -> None:
        """Show a message for a while, or if `lasting` until the next one; "" ends the message."""
        self._timer.stop()
        if not text:
            self.clear_message()
            return
        self._message.say(text)
        self._message.setAccessibleName(text)
        self.second_line.setCurrentWidget(self._message)
        if not lasting:
            self._timer.start()

    @Slot()
    def clear_message(self) -> None:
        """Show the second line again."""
        self._timer.stop()
        self.second_line.setCurrentWidget(self._below)

    def show_heading(self, title: str, below: QWidget | str) -> None:
        """Show a title, and below it a text, or the widget that is the second line."""
        self.title.say(title)
        if isinstance(below, str):
            self.subtitle.say(below)
            below = self.subtitle
        elif self.second_line.indexOf(below) < 0:
            self.second_line.addWidget(below)
        had_message, self._below = bool(self.message), below
        if not had_message:
            self.second_line.setCurrentWidget(below)


class Header(QWidget):
    """Tabs above the left column; heading and main button above the right one, which begins at `set_split`."""

    def __init__(self, button_texts: Sequence[str]) -> None:
        super().__init__()
        self.tabs = ActivityTabs()
        self.heading = Heading()
        self.button = ActionButton(look=ButtonLook.FILLED, texts=button_texts)
        self._left = QWidget()
        in_row(self.tabs, 1, inside=self._left)
        self._layout = in_row(self._left, (self.heading, 1), self.button, spacing=16, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_split(self, width: int) -> None:
        """Set the width, in pixels, from the left edge to the beginning of the right column."""
        self._left.setFixedWidth(max(width - self._layout.spacing(), self.tabs.sizeHint().width()))
