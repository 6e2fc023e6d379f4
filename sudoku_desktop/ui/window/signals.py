"""Signal and generation of a run that the board shows, and reduced motion."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QApplication, QStyle

from sudoku_desktop.ui.board import SIGNALS
from sudoku_desktop.ui.window.actions import choose
from sudoku_desktop.ui.window.parts import Controller, Parts


class Signals(Controller):
    """Shows the signal chosen below the board or in View ▸ Show on the Board; the settings store it."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions = parts.actions
        actions.next_signal.triggered.connect(partial(self._step, 1))
        actions.previous_signal.triggered.connect(partial(self._step, -1))
        actions.signal_group.triggered.connect(lambda action: self.show(action.data()))
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

    def _step(self, direction: int) -> None:
        names = [each.name for each in SIGNALS]
        self.show(names[(names.index(self._settings.signal) + direction) % len(names)])

    @Slot(bool)
    def _set_still(self, still: bool) -> None:
        self._board.board_model.set_still(still)
        self._settings.reduced_motion = still


def _is_still_wanted() -> bool:
    """Whether the desktop is set to show no animations."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


class LookingBack(Controller):
    """Carries out the actions that show earlier generations, which are enabled from the second generation on."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        actions, look_back = parts.actions, parts.presenter.look_back
        self._commands = {
            actions.play_back: look_back.play,
            actions.first: look_back.first,
            actions.back: look_back.back,
            actions.forward: look_back.forward,
            actions.last: look_back.last,
            actions.previous_better: look_back.previous_improvement,
            actions.next_better: look_back.next_improvement,
            actions.previous_restart: look_back.previous_restart,
            actions.next_restart: look_back.next_restart,
        }
        for action, command in self._commands.items():
            action.triggered.connect(command)
        look_back.playing_changed.connect(actions.show_playing)
        parts.timeline.shown.connect(self._enable)
        parts.timeline.set_play_action(actions.play_back)
        self._enable(False)

    @Slot(bool)
    def _enable(self, has_past: bool) -> None:
        self._actions.timeline_menu.setEnabled(has_past)
        for action in self._commands:
            action.setEnabled(has_past)
