"""Fonts and sizes that keep up with the program's font, which the zoom scales."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget


class TextSize(QObject):
    """Says when the program's font has changed; there is one, `text_size()`. A font that a widget was given stays."""

    changed = Signal()

    def set_font(self, font: QFont) -> None:
        QApplication.setFont(font)
        QApplication.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)  # Qt hands it on a little later
        self.changed.emit()


_one: list[TextSize] = []


def text_size() -> TextSize:
    if not _one:
        _one.append(TextSize())
    return _one[0]


class _Resizer(QObject):
    """Gives a widget a font of its own, as large as it should be beside the program's."""

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
    """A font so many times as large as the program's, whatever that comes to be."""
    _Resizer(widget, factor, bold)


class _Follower(QObject):
    """Acts whenever a widget's font has changed."""

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
    """Act now, and whenever the widget's font changes: for what is measured in letters."""
    _Follower(widget, act)
