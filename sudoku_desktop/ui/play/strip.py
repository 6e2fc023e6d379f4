"""The strip below the board in Play: progress, or why there is no solution; and buttons that highlight digits."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.speaking import symbol_of, tr
from sudoku_desktop.ui.board import BoardEditor, BoardView, Mode
from sudoku_desktop.ui.theme import theme_switch
from sudoku_desktop.ui.verdict.controller import VerdictController
from sudoku_desktop.ui.verdict.verdict_line import Sign, VerdictLine
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.section import ThinBar
from sudoku_desktop.ui.widgets.segments import SegmentedButtons
from sudoku_desktop.ui.widgets.tool_tip import literal

LINES = 2
MOST_DIGITS = 9
"""Size of the largest board for which each digit has a button."""
DIGIT_PADDING = 6
BAR_WIDTH = 120
"""Maximum width of the progress bar, in logical pixels."""
NO_LIMIT = 16_777_215
"""Qt's value for an unlimited width of a widget (QWIDGETSIZE_MAX)."""


class HighlightBar(QWidget):
    """Row of buttons for `actions`, one for each digit, that switch the highlighting of the digit on and off."""

    def __init__(self, board: BoardView, actions: Sequence[QAction]) -> None:
        super().__init__()
        self._board = board
        self.label = ElidedLabel(tr("Highlight"))
        self.label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._actions = actions[:MOST_DIGITS]
        self.segments = SegmentedButtons(self._actions, is_stretched=False, padding=DIGIT_PADDING, is_releasable=True)
        in_row((self.label, 1), self.segments, spacing=10, inside=self)
        board.board_model.modelReset.connect(self._list_digits)
        theme_switch().theme_changed.connect(self._list_digits)
        self._list_digits()

    @property
    def has_space(self) -> bool:
        """Whether the board is small enough for a button for each digit."""
        return self._board.board_model.shown.size <= MOST_DIGITS

    @Slot()
    def _list_digits(self) -> None:
        """Show as many buttons as there are digits, and name them with the symbols in use."""
        size = self._board.board_model.shown.size
        for digit, (action, button) in enumerate(zip(self._actions, self.segments.buttons, strict=True), 1):
            name = tr("Highlight every {digit}", digit=symbol_of(digit))
            action.setToolTip(literal(name))
            button.setAccessibleName(name)
            button.setVisible(digit <= size)


class PlayStrip(QWidget):
    """Count of filled cells on the left, or the verdict if it is not "one solution"; the digits on the right.

    Until the user begins, an instruction replaces the digits.
    """

    def __init__(
        self,
        editor: BoardEditor,
        board: BoardView,
        verdict: VerdictController,
        line: VerdictLine,
        digits: Sequence[QAction],
    ) -> None:
        super().__init__()
        self._editor, self._line = editor, line
        self.text, self.instruction = ElidedLabel(lines=LINES), ElidedLabel(lines=LINES)
        for label in (self.text, self.instruction):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.instruction.setAlignment(self.instruction.alignment() | Qt.AlignmentFlag.AlignRight)
        self.bar, self.highlight = ThinBar(""), HighlightBar(board, digits)
        self.bar.setMaximumWidth(BAR_WIDTH)
        in_row((self.text, 5), (self.bar, 2), (self.instruction, 5), (self.highlight, 4), spacing=12, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        editor.mode_changed.connect(self.show_state)
        verdict.changed.connect(self.show_state)  # also emitted after every edit
        self.show_state()

    def sizeHint(self) -> QSize:
        return QSize(200, LINES * self.fontMetrics().lineSpacing() + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the contents at the top, close to the board."""
        super().resizeEvent(event)
        self.setContentsMargins(0, 0, 0, max(0, self.height() - self.sizeHint().height()))

    @Slot()
    def show_state(self) -> None:
        """Update the texts to the board's state."""
        state = self._editor.state
        cells, givens, filled = state.grid.geometry.cell_count, state.givens.filled_count, state.grid.filled_count
        is_fine = self._line.sign in (Sign.GOOD.value, Sign.WORKING.value) and not state.grid.is_solved
        has_count = is_fine and filled > givens
        if state.is_empty:
            self.text.say(tr("Type a puzzle row by row; Space leaves a cell blank."))
        elif not is_fine:
            self.text.say(self._line.sentence)
        elif has_count:
            self.text.say(tr("{filled} of {cells} cells filled", filled=filled - givens, cells=cells - givens))
            self.bar.setMaximum(cells - givens)
            self.bar.setValue(filled - givens)
            self.bar.setAccessibleName(self.text.whole)
        else:
            self.text.say(tr("%n given(s), {blanks} cells to fill", n=givens, blanks=cells - givens))
        self.bar.setVisible(has_count)
        # the bar follows the text
        width = self.fontMetrics().horizontalAdvance(self.text.whole) + 4 if has_count else NO_LIMIT
        self.text.setMaximumWidth(width)
        is_playing, has_begun = self._editor.mode is Mode.PLAYING and not state.is_empty, filled > givens
        self.highlight.setVisible(is_playing and has_begun and self.highlight.has_space)
        begin = tr("Type a digit to begin. Arrow keys move.")
        self.instruction.say(begin if is_playing and not has_begun else "")
        self.instruction.setVisible(self.highlight.isHidden())
