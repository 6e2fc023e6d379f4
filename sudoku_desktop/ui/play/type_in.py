"""The right column of Play while a puzzle is typed in: the keys, faster ways, and buttons to start playing."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.style import paint_panel
from sudoku_desktop.ui.theme import current_theme
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.card import Divider
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column, in_grid, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

TITLE_SIZE, HEADING_SIZE = 1.5, 1.08


class KeyCap(PlainLabel):
    """The name of a key in the outline of a key."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(24, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        with QPainter(self) as painter:
            paint_panel(painter, self.rect(), theme.base, theme.edge, roundness=4)
        super().paintEvent(event)


class TypeInColumn(QWidget):
    """Explains the keys for typing a puzzle, which ends with `start` or `cancel`.

    `ways` are faster ways to enter a puzzle, `shape` changes the size of the grid. `message_place` is the layout for
    the message card.
    """

    def __init__(self, start: QAction, cancel: QAction, ways: Sequence[QAction], shape: QAction) -> None:
        super().__init__()
        title = PlainLabel(tr("Type in your puzzle"), wordWrap=True)
        resize_font(title, TITLE_SIZE, bold=True)
        intro = tr("Row by row, one key per cell. What you type becomes part of the puzzle, in bold.")
        quicker, grid = PlainLabel(tr("Quicker?")), PlainLabel(tr("Grid"))
        for heading in (quicker, grid):
            resize_font(heading, HEADING_SIZE, bold=True)
        texts = (tr("Paste Text or Picture"), tr("Read a Photo…"), tr("Open a File…"))
        buttons = [
            ActionButton(action, ButtonLook.OUTLINED, text, shows_key=False)
            for action, text in zip(ways, texts, strict=True)
        ]
        for button in buttons:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.message_place = in_column()
        remark = PlainLabel(tr("or press F5 and watch it being solved"), quiet=True, wordWrap=True)
        content = QWidget()
        in_column(
            self.message_place,
            in_column(title, PlainLabel(intro, quiet=True, wordWrap=True), spacing=4),
            self._keys(),
            Divider(),
            in_column(quicker, in_row(*((button, 1) for button in buttons), spacing=8), spacing=8),
            in_column(grid, in_row(ActionButton(shape, ButtonLook.OUTLINED), 1), spacing=8),
            1,
            in_row(
                ActionButton(start, ButtonLook.FILLED),
                (remark, 1),
                ActionButton(cancel, ButtonLook.OUTLINED),
                spacing=14,
            ),
            spacing=20,
            margins=(0, 8, 2, 0),
            inside=content,
        )
        in_column((PageArea(content), 1), inside=self)

    def _keys(self) -> QGridLayout:
        effects = {
            tr("1 – 9"): tr("a digit, and on to the next cell"),
            tr("Space"): tr("leave the cell blank"),
            tr("Backspace"): tr("one cell back"),
            tr("Arrows"): tr("go anywhere"),
        }
        rows = ((KeyCap(key), PlainLabel(effect, wordWrap=True)) for key, effect in effects.items())
        return in_grid(*rows, spacing=(14, 6), stretches=(0, 1))
