"""The pad: one button for each digit, with the number of cells in which it is still missing."""

import numpy as np
from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from sudoku_desktop.speaking import symbol_of, tr
from sudoku_desktop.ui.board import BoardEditor, BoardState
from sudoku_desktop.ui.board.layout import keypad_place
from sudoku_desktop.ui.style import paint_panel
from sudoku_desktop.ui.theme import current_theme, theme_switch
from sudoku_desktop.ui.widgets.fonts import follow_font
from sudoku_desktop.ui.widgets.layouts import clear_layout

DIGIT_SIZE, COUNT_SIZE = 2.0, 0.85
"""Font sizes of digit and count, relative to the application's font."""
SPACING, ROUNDNESS = 8, 8
USUAL_SIZE = 9
"""Largest board size for which buttons show counts; on larger boards only the digit fits."""


class DigitButton(QAbstractButton):
    """A digit with the number of times it is still to be placed; a digit that is complete has a tick."""

    def __init__(self, digit: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.digit, self.left = digit, 0
        self.shows_count = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_left(self, left: int) -> None:
        """Show how many cells still need the digit."""
        self.left = left
        self.setText(symbol_of(self.digit))
        self.setAccessibleName(tr("{digit}: {left}", digit=symbol_of(self.digit), left=self.count_text()))
        self.update()

    def count_text(self) -> str:
        """Return the translated text below the digit."""
        return tr("✓ all placed") if self.left <= 0 else tr("%n left", n=self.left)

    def minimumSizeHint(self) -> QSize:
        return QSize(28, round(self.fontMetrics().height() * 1.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current_theme()
        is_done = self.left <= 0
        with QPainter(self) as painter:
            ground = theme.accent_soft if self.isDown() or (self.underMouse() and self.isEnabled()) else theme.base
            ground = theme.window if is_done and not self.isDown() else ground
            edge, width = (theme.accent, 2) if self.hasFocus() else (theme.mid, 1)
            paint_panel(painter, self.rect(), ground, edge, width=width, roundness=ROUNDNESS)
            font, size = self.font(), self.font().pointSizeF()
            rect = self.rect()
            count_height = round(self.fontMetrics().height() * 1.1) if self.shows_count else 0
            room = rect.height() - count_height - 4
            height = painter.fontMetrics().height()
            font.setPointSizeF(size * min(DIGIT_SIZE, max(1.0, room / height * 0.9)))
            painter.setFont(font)
            painter.setPen(theme.disabled_text if not self.isEnabled() or is_done else theme.entry_text)
            digit = QRect(rect.left(), rect.top() + 2, rect.width(), rect.height() - count_height - 2)
            painter.drawText(digit, Qt.AlignmentFlag.AlignCenter, symbol_of(self.digit))
            if self.shows_count:
                font.setPointSizeF(size * COUNT_SIZE)
                painter.setFont(font)
                painter.setPen(theme.placeholder_text)
                count = QRect(rect.left(), rect.bottom() - count_height - 2, rect.width(), count_height)
                text = painter.fontMetrics().elidedText(
                    self.count_text(), Qt.TextElideMode.ElideRight, rect.width() - 4
                )
                painter.drawText(count, Qt.AlignmentFlag.AlignCenter, text)


class Pad(QWidget):
    """Buttons for the digits of the board, in the same arrangement as notes: telephone or numeric keypad."""

    digit_chosen = Signal(int)

    def __init__(self, editor: BoardEditor) -> None:
        super().__init__()
        self._editor = editor
        self.buttons: list[DigitButton] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        editor.state_changed.connect(self._show)
        editor.locked_changed.connect(self._lock)
        theme_switch().theme_changed.connect(self._arrange)
        follow_font(self, self._measure)
        self._show(editor.state)

    @Slot(object)
    def _show(self, state: BoardState) -> None:
        size = state.givens.size
        if len(self.buttons) != size:
            clear_layout(self._grid)
            self.buttons = [DigitButton(digit, self) for digit in range(1, size + 1)]
            for button in self.buttons:
                button.shows_count = size <= USUAL_SIZE
                button.clicked.connect(self._choose)
                button.setEnabled(not self._editor.is_locked)
            self._arrange()
        counts = np.bincount(state.grid.cells, minlength=size + 1)
        for button in self.buttons:
            button.show_left(size - int(counts[button.digit]))

    @Slot()
    def _arrange(self) -> None:
        """Place the buttons in the order of the notes."""
        size = len(self.buttons)
        for button in self.buttons:
            self._grid.removeWidget(button)
            self._grid.addWidget(button, *keypad_place(button.digit, size, current_theme().lettering.low_notes_on_top))
            button.show()
        self._measure()

    def _measure(self) -> None:
        self.setFixedHeight(round(self.fontMetrics().height() * 12.2))

    @Slot()
    def _choose(self) -> None:
        button = self.sender()
        assert isinstance(button, DigitButton)
        self.digit_chosen.emit(button.digit)

    @Slot(bool)
    def _lock(self, is_locked: bool) -> None:
        for button in self.buttons:
            button.setEnabled(not is_locked)
