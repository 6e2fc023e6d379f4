"""The menu Look Back and the timeline's buttons: along a run, from generation to generation."""

from __future__ import annotations

from PySide6.QtCore import Slot

from sudoku_desktop.ui.window.parts import Controller, Parts


class LookingBack(Controller):
    """Connects the actions; they do something from the second generation on."""

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
        parts.timeline.add_buttons([actions.first, actions.back, actions.play_back, actions.forward, actions.last])
        self._enable(False)

    @Slot(bool)
    def _enable(self, has_past: bool) -> None:
        self._actions.timeline_menu.setEnabled(has_past)
        for action in self._commands:
            action.setEnabled(has_past)
