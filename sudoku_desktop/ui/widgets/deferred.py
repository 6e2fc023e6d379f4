"""Defers work until a widget is visible, or until some time has passed since it was last done."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtWidgets import QWidget


class DeferUntilVisible(QObject):
    """Calls a function immediately if a widget is visible, or else once when it is next shown."""

    def __init__(self, widget: QWidget, act: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget, self._act = widget, act
        self._is_due = False

    @Slot()
    def ask(self) -> None:
        """Request a call of the function; a slot for signals."""
        if self._widget.isVisible():
            self._act()
        elif not self._is_due:
            self._is_due = True
            self._widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self._is_due:
            self._is_due = False
            self._widget.removeEventFilter(self)
            self._act()
        return False


class Throttle(QTimer):
    """Calls a function `interval` milliseconds after the first request since its last call."""

    def __init__(self, parent: QObject, interval: int, act: Callable[[], None]) -> None:
        super().__init__(parent, singleShot=True, interval=interval)
        self.timeout.connect(act)

    @Slot()
    def ask(self) -> None:
        """Request a call of the function, unless one is pending; a slot for signals."""
        if not self.isActive():
            self.start()
