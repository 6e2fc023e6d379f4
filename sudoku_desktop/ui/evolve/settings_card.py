"""The card below the curve: algorithm, pace, the most important settings, and the seed."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_column, in_grid, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

COLUMNS = 3
PACE_LETTERS = 8
"""Width of the pace's combo box, in average letters."""


class SettingsCard(Card):
    """Shows the most important settings of the parameter panel, which remains their owner."""

    def __init__(self, parameters: ParameterPanel, pace: QComboBox, all_settings: QAction) -> None:
        super().__init__()
        chooser = parameters.chooser
        pace.setMinimumContentsLength(PACE_LETTERS)
        for field, name in ((chooser, tr("Algorithm")), (pace, tr("Pace"))):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            label = PlainLabel(name, self)  # hidden: on Unix, screen readers name a combo box by its label alone
            label.setBuddy(field)
            label.hide()
        chooser.setMinimumContentsLength(10)
        chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        link = ActionButton(all_settings, ButtonLook.LINK)
        line = in_row((chooser, 2), (pace, 1), link, spacing=10)
        seed = QWidget()
        in_column(PlainLabel(tr("Seed")), parameters.seed_section.line, spacing=1, inside=seed)
        items = [*parameters.essentials.items, seed]
        rows = (items[first : first + COLUMNS] for first in range(0, len(items), COLUMNS))
        grid = in_grid(*rows, spacing=(20, 4), stretches=[1] * COLUMNS)
        self._parameters, self._is_running = parameters, False
        self._note = ElidedLabel()
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        reset = QAction(tr("Reset"), self)
        reset.triggered.connect(parameters.reset)
        self._reset = ActionButton(reset, ButtonLook.LINK)
        foot = in_row((self._note, 1), self._reset, spacing=8)
        in_column(line, grid, foot, spacing=6, margins=(14, 10, 14, 8), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy = self._reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._reset.setSizePolicy(policy)
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
