"""Panels with both ratings of a puzzle."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from sudoku_desktop.board import Grid
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.rating.background import HumanRater
from sudoku_desktop.ui.rating.evolution_panel import EvolutionPanel
from sudoku_desktop.ui.rating.human_panel import HumanPanel


class RatingPanels(QObject):
    """Two panels for one puzzle: `human` rates it immediately, `evolution` when its `start` is called."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.givens: Grid | None = None
        self.human, self.evolution = HumanPanel(), EvolutionPanel()
        self.rater = HumanRater(self)
        self.rater.rated.connect(self.human.show_rating)
        self.rater.failed.connect(lambda why: self.human.say(tr("Not rated: {reason}", reason=why)))

    def set_puzzle(self, givens: Grid | None, sentence: str = "", offer: QAction | None = None) -> None:
        """Rate a puzzle with exactly one solution, or show why there is no rating.

        With `givens` None, `sentence` says why the puzzle is not rated, and `offer` is an action that helps.
        """
        self.evolution.set_puzzle(givens)
        if givens is None:
            self.givens = None
            self.rater.forget()
            self.human.say(sentence, offer)
        elif givens != self.givens:
            self.givens = givens
            self.human.say(tr("Looking for the path …"))
            self.rater.rate(givens)
