"""The list of all steps in the column of Play, opened from a hint's card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QStackedWidget, QWidget

from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.board import Illustration
from sudoku_desktop.ui.frame.activity import Activity
from sudoku_desktop.ui.window.escape_key import ESC
from sudoku_desktop.ui.window.hints import Hints
from sudoku_desktop.ui.window.parts import Controller, Parts

if TYPE_CHECKING:  # imported when the path is first shown
    from sudoku_desktop.ui.play.path_column import PathColumn
    from sudoku_desktop.ui.rating.background import Step


class SolutionPath(Controller):
    """Shows the list of steps in a stack of columns, and the selected step on the board."""

    def __init__(self, parts: Parts, stack: QStackedWidget, play_column: QWidget, hints: Hints) -> None:
        super().__init__(parts)
        self._stack, self._play_column = stack, play_column
        self.column: PathColumn | None = None
        self._illustration: Illustration | None = None
        self.back = self._offer(tr("Back"), self.close)
        self.back.setShortcut(QKeySequence(ESC))
        self.back.setToolTip(tr("Return to the pad, and remove the step from the board"))
        parts.window.addAction(self.back)
        hints.steps_wanted.connect(self.show)
        for action in (hints.next, hints.play):
            action.triggered.connect(self.close)
        stack.currentChanged.connect(self._follow)
        parts.escape.add(self.back, lambda: self.is_shown and self._frame.activity is Activity.PLAY)
        parts.frame.turned.connect(parts.escape.update)
        parts.board.board_model.illustration_changed.connect(self._illustration_changed)
        self._follow()

    @property
    def is_shown(self) -> bool:
        """Whether the list of steps is in the column of Play."""
        return self.column is not None and self._stack.currentWidget() is self.column

    @Slot(object)
    def show_step(self, step: Step) -> None:
        """Show a step of the puzzle on the board, in Play."""
        self._frame.turn_to(Activity.PLAY)
        self.show(step.number)

    @Slot()
    def show(self, step: int = 0) -> None:
        """Show the steps of the board's puzzle, and select the step with a number."""
        if self._verdict.solution is None:
            return
        from sudoku_desktop.ui.play.path_column import PathColumn

        if self.column is None:
            self.column = PathColumn(self.back)
            self.column.step_chosen.connect(self._illustrate)
            self._stack.addWidget(self.column)
        self._stack.setCurrentWidget(self.column)
        self.column.show_path(self._editor.state.givens, step)

    @Slot()
    def close(self) -> None:
        """Show the column with the pad again."""
        if not self.is_shown:
            return
        self._stack.setCurrentWidget(self._play_column)
        self._board.setFocus()

    @Slot()
    def _follow(self) -> None:
        """Let Esc close the list of steps while the list is shown; hiding the list also hides the step."""
        self._escape.update()
        if self.column is not None and not self.is_shown:
            self.column.forget_step()

    @Slot(object)
    def _illustrate(self, illustration: Illustration | None) -> None:
        self._illustration = illustration
        self._board.illustrate(illustration)

    @Slot(object)
    def _illustration_changed(self, illustration: Illustration | None) -> None:
        """Deselect the step when the board shows something else."""
        if self._illustration is not None and illustration is not self._illustration:
            self._illustration = None
            if self.column is not None:
                self.column.panel.drop_step()
