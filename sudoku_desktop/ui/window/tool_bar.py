"""The tool bar: Solve in the accent colour, the algorithm and the pace beside it, and the words that fit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QToolBar, QToolButton, QWidget

from sudoku_desktop.ui.widgets.accent_button import AccentButton
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.window.actions import Actions

CHOICE_LETTERS = {"algorithm": 20, "pace": 14}
WITH_TEXT, ICON_ONLY = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly


class ToolBar(QToolBar):
    """Where there is no room for all words, the actions that matter least show their icons alone."""

    def __init__(
        self, title: str, actions: Actions, by_hand: Sequence[QAction], algorithm: QComboBox, pace: QComboBox
    ) -> None:
        super().__init__(title)
        self.setObjectName("tools")
        self.setToolButtonStyle(WITH_TEXT)
        self.setMovable(False)
        self.solve_button = AccentButton(actions.solve, actions.solve_texts())
        self.addWidget(self.solve_button)
        self.addActions([actions.solve_at_once, actions.step, actions.stop])
        self.addSeparator()
        self._labels = [
            self._add_choice(self.tr("Al&gorithm"), algorithm, CHOICE_LETTERS["algorithm"]),
            self._add_choice(self.tr("Pa&ce"), pace, CHOICE_LETTERS["pace"]),
        ]
        space = QWidget()
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(space)
        enter_givens, notes, hint = by_hand
        self.addActions([enter_givens, notes, hint])
        self.addSeparator()
        self.addAction(actions.parameters)
        self._give_way = (
            (actions.step, actions.stop),
            (notes, hint),
            (enter_givens, actions.parameters),
            (actions.solve_at_once,),
        )
        self._scale_icons()

    def _add_choice(self, name: str, choice: QComboBox, letters: int) -> QWidget:
        box, label = QWidget(), PlainLabel(name)
        label.setBuddy(choice)
        choice.setMinimumContentsLength(letters)
        choice.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        choice.view().setMinimumWidth(choice.view().sizeHintForColumn(0) + 24)
        in_row(label, choice, margins=(6, 0, 6, 0), inside=box)
        self.addWidget(box)
        return label

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._scale_icons()
            self._fit()

    def _scale_icons(self) -> None:
        side = round(self.fontMetrics().height() * 1.25)
        self.setIconSize(QSize(side, side))

    def _fit(self) -> None:
        """Words for everything, or for as much as fits."""
        for label in self._labels:
            label.show()
        for action in (action for group in self._give_way for action in group):
            self._button(action).setToolButtonStyle(WITH_TEXT)
        for group in self._give_way:
            if self.sizeHint().width() <= self.width():
                return
            for action in group:
                self._button(action).setToolButtonStyle(ICON_ONLY)
        for label in self._labels:
            label.setVisible(self.sizeHint().width() <= self.width())

    def _button(self, action: QAction) -> QToolButton:
        button = self.widgetForAction(action)
        assert isinstance(button, QToolButton)
        return button
