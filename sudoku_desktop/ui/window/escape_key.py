"""Esc in the window: each press closes or stops one thing, the innermost first."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QShortcut

from sudoku_desktop.ui.run_controller import RunController

ESC = "Esc"


class EscapeKey(QObject):
    """Assigns Esc to whatever is open in front of the board or the curve, and otherwise to Stop.

    Only opening a file and making a puzzle are stopped first; both take a moment, and say that Esc stops them.
    """

    def __init__(self, controller: RunController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._stop = QAction(self)
        self._closers: list[tuple[QAction | QShortcut, Callable[[], bool]]] = []
        controller.state_changed.connect(self.update)

    def set_stop(self, stop: QAction) -> None:
        """Set the command that has Esc while nothing is open."""
        self._stop = stop
        stop.changed.connect(self.update)

    def add(self, closer: QAction | QShortcut, is_open: Callable[[], bool]) -> None:
        """Let Esc trigger an action or shortcut that closes something; call `update` when `is_open` changes."""
        self._closers.append((closer, is_open))
        self.update()

    @Slot()
    def update(self) -> None:
        """Enable the command that Esc triggers now, and disable all others, because Qt ignores ambiguous keys."""
        may_close = self._controller.is_active or not self._stop.isEnabled()
        taker = next((closer for closer, is_open in self._closers if may_close and is_open()), None)
        for closer, _ in self._closers:
            closer.setEnabled(closer is taker)
        keys = ESC if taker is None else ""
        if self._stop.shortcut().toString() != keys:
            self._stop.setShortcut(keys)
