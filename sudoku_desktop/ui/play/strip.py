"""The strip below the board in Play: how much is filled, or why the puzzle cannot be solved."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.board import BoardEditor, Mode
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.verdict.verdict_line import Sign, VerdictLine
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row

LINES = 2


class PlayStrip(QWidget):
    """Count of filled cells on the left, or the verdict if it is not "one solution"; an instruction on the right."""

    def __init__(
        self, editor: BoardEditor, verdict: VerdictController, line: VerdictLine, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor, self._line = editor, line
        self.text, self.instruction = ElidedLabel(lines=LINES), ElidedLabel(lines=LINES)
        for label in (self.text, self.instruction):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.instruction.setAlignment(self.instruction.alignment() | self.instruction.alignment().AlignRight)
        in_row((self.text, 3), (self.instruction, 2), spacing=12, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        editor.mode_changed.connect(self.show_state)
        verdict.changed.connect(self.show_state)  # after every edit, too
        self.show_state()

    def sizeHint(self) -> QSize:
        return QSize(200, LINES * self.fontMetrics().lineSpacing() + 4)

    @Slot()
    def show_state(self) -> None:
        """Show the texts for what is on the board now."""
        state = self._editor.state
        cells, givens, filled = state.grid.geometry.cell_count, state.givens.filled_count, state.grid.filled_count
        is_fine = self._line.sign in (Sign.GOOD.value, Sign.WORKING.value) and not state.grid.is_solved
        if state.is_empty:
            self.text.say(self.tr("Type a puzzle row by row; Space leaves a cell blank."))
        elif not is_fine:
            self.text.say(self._line.sentence)
        elif filled > givens:
            text = self.tr("{filled} of {cells} cells filled")
            self.text.say(text.format(filled=filled - givens, cells=cells - givens))
        else:
            self.text.say(self.tr("%n given(s), {blanks} cells to fill", "", givens).format(blanks=cells - givens))
        has_begun = state.entries.filled_count > 0
        if self._editor.mode is Mode.PLAYING and not has_begun and not state.is_empty:
            self.instruction.say(self.tr("Type a digit to begin. Arrow keys move."))
        else:
            self.instruction.say("")
