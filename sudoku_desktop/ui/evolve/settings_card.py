"""The card below the curve: algorithm, pace, the most important settings, and the seed."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from sudoku_desktop.ui.parameters.panel import ParameterPanel
from sudoku_desktop.ui.widgets.action_button import ActionButton, Look
from sudoku_desktop.ui.widgets.card import Card
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

COLUMNS = 3
PACE_LETTERS = 12
"""Number of letters for which the choice of the pace has space."""


class SettingsCard(Card):
    """Shows the settings of the parameter panel that matter most; the panel stays their owner."""

    def __init__(self, parameters: ParameterPanel, pace: QComboBox, all_settings: QAction) -> None:
        super().__init__()
        chooser = parameters.chooser
        pace.setMinimumContentsLength(PACE_LETTERS)
        for field in (chooser, pace):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        chooser.setMinimumContentsLength(16)
        chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        link = ActionButton(all_settings, Look.LINK)
        line = in_row((chooser, 2), (pace, 1), link, spacing=10)
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(4)
        seed = QWidget()
        in_column(PlainLabel(self.tr("Seed")), parameters.seed_section.line, spacing=1, inside=seed)
        items = [*parameters.essentials.items, seed]
        for place, item in enumerate(items):
            grid.addWidget(item, *divmod(place, COLUMNS))
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)
        in_column(line, grid, spacing=6, margins=(14, 10, 14, 10), inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
