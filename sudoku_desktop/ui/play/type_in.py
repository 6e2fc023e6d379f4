"""The right column of Play while a puzzle is typed in: the keys, quicker ways, and how to start playing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from sudoku_desktop.ui.widgets.action_button import ActionButton, Look
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

TITLE_SIZE, HEADING_SIZE = 1.5, 1.08


class TypeInColumn(QWidget):
    """Explains the keys of typing a puzzle in; `ways` are the quicker ones, `shape` changes the size of the grid."""

    def __init__(self, start: QAction, ways: Sequence[QAction], shape: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = PlainLabel(self.tr("Type in your puzzle"), wordWrap=True)
        resize_font(title, TITLE_SIZE, bold=True)
        intro = PlainLabel(
            self.tr("Row by row, one key per cell. What you type becomes part of the puzzle, in bold."), wordWrap=True
        )
        keys = QGridLayout()
        keys.setHorizontalSpacing(18)
        keys.setVerticalSpacing(8)
        for row, (key, effect) in enumerate(
            (
                (self.tr("1 … 9"), self.tr("a digit, and on to the next cell")),
                (self.tr("Space"), self.tr("leave the cell blank")),
                (self.tr("Backspace"), self.tr("one cell back")),
                (self.tr("Arrows"), self.tr("go anywhere")),
            )
        ):
            keys.addWidget(PlainLabel(key, bold=True), row, 0)
            keys.addWidget(PlainLabel(effect, wordWrap=True), row, 1)
        keys.setColumnStretch(1, 1)
        quicker, grid = PlainLabel(self.tr("Quicker?")), PlainLabel(self.tr("Another grid?"))
        for heading in (quicker, grid):
            resize_font(heading, HEADING_SIZE, bold=True)
        buttons = [ActionButton(action) for action in ways]
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        start_button = ActionButton(start, Look.ACCENT, self.tr("Start Playing"))
        remark = PlainLabel(self.tr("or press F5 and watch it being solved"), quiet=True, wordWrap=True)
        content = QWidget()
        in_column(
            title,
            intro,
            keys,
            quicker,
            in_row(*((button, 1) for button in buttons), spacing=8),
            grid,
            in_row(ActionButton(shape), 1),
            in_row(start_button, (remark, 1), spacing=14),
            1,
            spacing=18,
            margins=(0, 0, 2, 0),
            inside=content,
        )
        in_column((PageArea(content), 1), inside=self)
