"""The path of all steps that solve the puzzle, in the whole right column of Play."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.ui.rating.background import HumanRater, Step
from sudoku_desktop.ui.rating.human_panel import HumanPanel
from sudoku_desktop.ui.widgets.action_button import ActionButton, Look
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

TITLE_SIZE = 1.5


class PathColumn(QWidget):
    """Lists the steps; the selected one is shown on the board. `back` returns to the other column."""

    step_chosen = Signal(object)
    """Emitted with the Illustration to show on the board, or None."""

    def __init__(self, back: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._givens: Grid | None = None
        title = PlainLabel(self.tr("All Steps of This Puzzle"), wordWrap=True)
        resize_font(title, TITLE_SIZE, bold=True)
        self.panel = HumanPanel()
        self.panel.back_button.hide()  # the column's own leads back
        self.panel.step_chosen.connect(self._step_chosen)
        self.rater = HumanRater(self)
        self.rater.rated.connect(self.panel.show_rating)
        self.rater.failed.connect(self.panel.say)
        self.back_button = ActionButton(back, Look.ACCENT)
        in_column(in_row((title, 1), self.back_button), (self.panel, 1), spacing=12, inside=self)

    def show_path(self, givens: Grid) -> None:
        """Compute and list the steps of a puzzle that has exactly one solution."""
        if givens != self._givens:
            self._givens = givens
            self.panel.say(self.tr("Looking for the path …"))
            self.rater.rate(givens)
        self.panel.path.setFocus()

    @Slot(object)
    def _step_chosen(self, step: Step | None) -> None:
        self.step_chosen.emit(step.illustration if step is not None else None)
