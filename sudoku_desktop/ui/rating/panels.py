"""Both ratings of one puzzle: side by side where there is room, else one over the other.

A step that is chosen stays on the board until another is chosen, the page is left, or the board is edited; all that
is told by `step_chosen`.
"""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QHideEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from sudoku_desktop.board import Grid
from sudoku_desktop.ui.rating.background import HumanRater, Step
from sudoku_desktop.ui.rating.evolution_panel import EvolutionPanel
from sudoku_desktop.ui.rating.human_panel import HumanPanel
from sudoku_desktop.ui.widgets.layouts import PageArea, in_column

NARROWEST = 320
WIDE = 800
"""From this width on the two stand side by side."""


class RatingPanels(QWidget):
    """Rates the puzzle of `set_puzzle`, as a person does at once, by evolution when it is told to `start`."""

    step_chosen = Signal(object)
    """The Illustration to show on the board, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.givens: Grid | None = None
        self.human, self.evolution = HumanPanel(), EvolutionPanel()
        self.rater = HumanRater(self)
        self.rater.rated.connect(self.human.show_rating)
        self.rater.failed.connect(self._fail)
        self.human.step_chosen.connect(self._step_chosen)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(self.human)
        self._splitter.addWidget(self.evolution)
        for index in range(2):
            self._splitter.setStretchFactor(index, 1)
        self._splitter.setHandleWidth(12)
        self._share()
        in_column(PageArea(self._splitter, NARROWEST), inside=self)

    @property
    def is_side_by_side(self) -> bool:
        return self._splitter.orientation() == Qt.Orientation.Horizontal

    def set_puzzle(self, givens: Grid | None, sentence: str = "", offer: QAction | None = None) -> None:
        """Rate this puzzle, which has exactly one solution.

        None for one that is not rated: why in a sentence, and what can be done then.
        """
        self.evolution.set_puzzle(givens)
        if givens is None:
            self.givens = None
            self.rater.forget()
            self.human.say(sentence, offer)
        elif givens != self.givens:
            self.givens = givens
            self.human.say(self.tr("Looking for the path …"))
            self.rater.rate(givens)

    def close_down(self) -> None:
        self.rater.close()
        self.evolution.close_down()

    @Slot(str)
    def _fail(self, why: str) -> None:
        self.human.say(self.tr("Not rated: {reason}").format(reason=why))

    @Slot(object)
    def _step_chosen(self, step: Step | None) -> None:
        self.step_chosen.emit(step.illustration if step is not None else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= WIDE
        if is_wide != self.is_side_by_side:
            self._splitter.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
            self._share()

    def _share(self) -> None:
        """Half the width each, or a little more height for the one with more to set."""
        self._splitter.setSizes([500, 500] if self.is_side_by_side else [430, 570])

    def hideEvent(self, event: QHideEvent) -> None:
        """The page is left."""
        super().hideEvent(event)
        if not event.spontaneous():  # not merely the window made small
            self.human.forget_step()
