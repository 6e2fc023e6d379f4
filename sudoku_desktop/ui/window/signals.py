"""Which signal the board shows of a run, and whether anything moves on it by itself."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QStyle

from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.window.actions import choose
from sudoku_desktop.ui.window.parts import Controller, Parts


class Signals(Controller):
    """What the row below the board and the View menu choose; the settings remember it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions = parts.actions
        parts.board_row.signal_chosen.connect(self.show)
        actions.signal_group.triggered.connect(self._action_chosen)
        actions.reduced_motion.toggled.connect(self._set_still)
        self.show(parts.settings.signal)
        chosen = parts.settings.reduced_motion
        actions.reduced_motion.setChecked(_is_still_wanted() if chosen is None else chosen)

    @Slot(str)
    def show(self, name: str) -> None:
        """Show a signal by its name; an unknown name changes nothing."""
        for signal in SIGNALS:
            if signal.name == name:
                self._board.show_signal(signal())
                choose(self._actions.signal_group, name)
                self._settings.signal = name

    @Slot(QAction)
    def _action_chosen(self, action: QAction) -> None:
        self.show(action.data())

    @Slot(bool)
    def _set_still(self, still: bool) -> None:
        self._board.board_model.set_still(still)
        self._settings.reduced_motion = still


def _is_still_wanted() -> bool:
    """Whether the desktop is set to show no animations."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
