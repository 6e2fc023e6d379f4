"""When everything looks different, one window after another follows: together they would keep a person waiting."""

from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from sudoku_desktop.ui.widgets.turns import A_TURN

AT_ONCE_SECONDS = 0.005
"""What may follow in one turn of the event loop: windows that are not seen."""
OWN_WINDOWS = (Qt.WindowType.Window, Qt.WindowType.Dialog)


class _Queue(QObject):
    """Keeps back from windows that the program's font has changed, and the request to paint them.

    (To disable their updates could leave them unpainted for ever.)
    """

    def __init__(self) -> None:
        super().__init__()
        self._kept_back: dict[QWidget, set[QEvent.Type]] = {}
        """By window; it has no child here: what Python gives a window of Qt's own may be deleted twice."""
        self._first: QWidget | None = None
        self._timer = QTimer(self, interval=A_TURN)
        self._timer.timeout.connect(self._let_next_follow)

    def add(self, windows: list[QWidget], first: QWidget) -> None:
        self._first = first
        for window in windows:
            if window not in self._kept_back:
                self._kept_back[window] = set()
                window.installEventFilter(self)
        QTimer.singleShot(0, self._timer, self._timer.start)  # not in the turn in which the first window is painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kept_back = self._kept_back.get(watched) if isinstance(watched, QWidget) else None
        if kept_back is None or event.type() not in (QEvent.Type.ApplicationFontChange, QEvent.Type.UpdateRequest):
            return False
        kept_back.add(event.type())
        return True

    @Slot()
    def _let_next_follow(self) -> None:
        if self._first is not None and isValid(self._first) and not self._first.updatesEnabled():
            return  # it is not painted yet
        end, one_was_seen = monotonic() + AT_ONCE_SECONDS, False
        while self._kept_back and not one_was_seen and monotonic() < end:
            one_was_seen = self.let_follow(next(iter(self._kept_back)))
        if not self._kept_back:
            self._first = None
            self._timer.stop()

    def let_follow(self, window: QWidget) -> bool:
        """It is the window's turn, if it waits for one; returns whether there is something to see."""
        kept_back = self._kept_back.pop(window, None)
        if kept_back is None or not isValid(window):  # it may have gone meanwhile
            return False
        window.removeEventFilter(self)
        if QEvent.Type.ApplicationFontChange in kept_back:
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.ApplicationFontChange))
        if QEvent.Type.UpdateRequest in kept_back:
            QCoreApplication.postEvent(window, QEvent(QEvent.Type.UpdateRequest))
        return window.isVisible()


_one: list[_Queue] = []


def follow_one_by_one(first: QWidget) -> None:
    """The colours of all windows have changed, or the program's font is about to: the window `first` follows at once,
    each of the others in a turn of the event loop of its own.
    """
    if not _one:
        _one.append(_Queue())
    _one[0].let_follow(first)
    others = [each for each in QApplication.topLevelWidgets() if each is not first and each.windowType() in OWN_WINDOWS]
    _one[0].add(sorted(others, key=QWidget.isHidden), first)
