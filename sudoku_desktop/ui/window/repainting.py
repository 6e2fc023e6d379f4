"""When everything looks different, windows are painted one after another: together they would keep a person waiting."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

A_TURN = 1
"""Milliseconds after which something is done in another turn of the event loop; with 0 Qt does it in the same."""
OWN_WINDOWS = (Qt.WindowType.Window, Qt.WindowType.Dialog)


class _Waiting(QObject):
    """Keeps back the request to paint a window. (To disable its updates could leave it unpainted for ever.)"""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._is_requested = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self._is_requested = True
        return event.type() == QEvent.Type.UpdateRequest

    def end(self) -> None:
        """It is the window's turn."""
        self._window.removeEventFilter(self)
        if self._is_requested:
            QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
        self.deleteLater()


def paint_one_by_one(first: QWidget) -> None:
    """The fonts or colours of all windows have changed: the active one, or `first`, is painted as ever, each of the
    others in a turn of the event loop of its own.
    """
    first = QApplication.activeWindow() or first
    others = [
        each
        for each in QApplication.topLevelWidgets()
        if each is not first and each.isVisible() and each.windowType() in OWN_WINDOWS
    ]
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    _in_another_turn([_Waiting(each) for each in others if each.findChild(_Waiting, options=direct) is None])


def _in_another_turn(waiting: list[_Waiting]) -> None:
    app = QApplication.instance()
    if waiting and app is not None:
        QTimer.singleShot(A_TURN, app, partial(_paint_next, waiting))


def _paint_next(waiting: list[_Waiting]) -> None:
    window = waiting.pop()
    if isValid(window):  # it may have gone meanwhile
        window.end()
    _in_another_turn(waiting)
