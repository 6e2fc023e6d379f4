"""The list of all steps that solve the puzzle, which fills the right column of Play."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.rating.background import HumanRater
from sudoku_desktop.ui.rating.human_panel import HumanPanel
from sudoku_desktop.ui.widgets.action_button import ActionButton, ButtonLook
from sudoku_desktop.ui.widgets.fonts import resize_font
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel

TITLE_SIZE = 1.5


class PathColumn(QWidget):
    """Lists the steps of a solution; the selected one is shown on the board. `back` returns to the other column."""

    step_chosen = Signal(object)
    """Emitted with the Illustration to show on the board, or None."""

    def __init__(self, back: QAction) -> None:
        super().__init__()
        self._givens: Grid | None = None
        self._wanted = 0
        """Number of the step to select once the path is computed; 0 for none."""
        title = PlainLabel(tr("All Steps of This Puzzle"), wordWrap=True)
        resize_font(title, TITLE_SIZE, bold=True)
        self.panel = HumanPanel()
        self.panel.show_button.hide()  # a step that is selected is on the board
        self.panel.step_chosen.connect(lambda step: self.step_chosen.emit(step and step.illustration))
        self.rater = HumanRater(self)
        self.rater.rated.connect(self.panel.show_rating)
        self.rater.rated.connect(self._choose)
        self.rater.failed.connect(self.panel.say)
        self.back_button = ActionButton(back, ButtonLook.ACCENT)
        in_column(in_row((title, 1), self.back_button), (self.panel, 1), spacing=12, inside=self)

    def show_path(self, givens: Grid, step: int = 0) -> None:
        """Compute and list the steps of a puzzle that has exactly one solution; select the step with a number."""
        self._wanted = step
        if givens != self._givens:
            self._givens = givens
            self.panel.say(tr("Looking for the path …"))
            self.rater.rate(givens)
        else:
            self._choose()
        self.panel.path.setFocus()

    def forget_step(self) -> None:
        """Deselect the step, and do not select one when the path is computed later."""
        self._wanted = 0
        self.panel.forget_step()

    @Slot()
    def _choose(self) -> None:
        if self._wanted and len(self.panel.steps):
            self.panel.path.selectRow(self._wanted - 1)
            self._wanted = 0
