"""The card below the curve: algorithm, pace, the most important settings, and the seed."""

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QSizePolicy

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.parameters import RunParameters
from sudoku_desktop.ui.parameters.chooser import AlgorithmChooser
from sudoku_desktop.ui.parameters.essentials import Essentials
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook, make_action
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.fields import ChoiceField
from sudoku_desktop.ui.widgets.layouts import in_column, in_row, retain_size

PACE_LETTERS = 8
"""Width of the pace's combo box, in average letters."""


class SettingsCard(Card):
    """Shows and changes the most important run parameters."""

    def __init__(self, parameters: RunParameters, pace: ChoiceField, all_settings: QAction) -> None:
        super().__init__()
        self.chooser, self.essentials = AlgorithmChooser(parameters), Essentials(parameters)
        pace.setMinimumContentsLength(PACE_LETTERS)
        self.chooser.setMinimumContentsLength(10)
        link = ActionButton(all_settings, ButtonLook.LINK)
        line = in_row((self.chooser, 2), (pace, 1), link, spacing=10)
        self._parameters, self._is_running = parameters, False
        self._note = ElidedLabel()
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._reset = ActionButton(make_action(self, tr("Reset"), "", parameters.reset), ButtonLook.LINK)
        foot = in_row((self._note, 1), self._reset, spacing=8)
        in_column(line, self.essentials, foot, spacing=6, margins=(14, 10, 14, 8), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chooser.set_name(tr("Algorithm"))
        pace.set_name(tr("Pace"))
        retain_size(self._reset)
        parameters.changed.connect(self._show_note)
        self._show_note()

    def set_running(self, is_running: bool) -> None:
        """Show, while a run is active, that changes take effect with the next run."""
        self._is_running = is_running
        self._show_note()

    @Slot()
    def _show_note(self) -> None:
        is_modified = self._parameters.is_modified
        self._reset.setVisible(is_modified)
        if self._is_running:
            self._note.say(tr("Move a slider now: it counts from the next run."))
        elif is_modified:
            self._note.say(tr("Changed. Press F5 to see what comes of it."))
        else:
            self._note.say(tr("Published values. Change one and press F5."))
