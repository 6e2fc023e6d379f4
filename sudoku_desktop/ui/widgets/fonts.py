"""Fonts that follow the application's font, whose size the zoom changes."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget


class TextSize(QObject):
    """Emits `changed` after the application's font has changed; `text_size()` returns the only instance."""

    changed = Signal()

    def set_font(self, font: QFont) -> None:
        QApplication.setFont(font)
        # deliver the font change now; Qt would defer it to the event loop
        QApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)
        self.changed.emit()


_one: list[TextSize] = []


def text_size() -> TextSize:
    if not _one:
        _one.append(TextSize())
    return _one[0]


class _Resizer(QObject):
    """Sets a widget's font to a multiple of the application's font size, and updates it after each change."""

    def __init__(self, widget: QWidget, factor: float, bold: bool) -> None:
        super().__init__(widget)
        self._widget, self._factor, self._bold = widget, factor, bold
        text_size().changed.connect(self.resize)
        self.resize()

    @Slot()
    def resize(self) -> None:
        font = QApplication.font()
        font.setPointSizeF(font.pointSizeF() * self._factor)
        font.setBold(self._bold)
        self._widget.setFont(font)


def resize_font(widget: QWidget, factor: float, *, bold: bool = False) -> None:
    """Give a widget a font that is always `factor` times as large as the application's."""
    _Resizer(widget, factor, bold)


class _Follower(QObject):
    """Calls a function whenever a widget's font changes."""

    def __init__(self, widget: QWidget, act: Callable[[], None]) -> None:
        super().__init__(widget)
        self._act = act
        widget.installEventFilter(self)
        act()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._act()
        return False


def follow_font(widget: QWidget, act: Callable[[], None]) -> None:
    """Call a function now and whenever the widget's font changes, for sizes measured in characters."""
    _Follower(widget, act)
