"""The strip below the board in Evolve: what the board shows of a run, and how good its best individual is."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_desktop.ui.board import BoardModel
from sudoku_desktop.ui.board.look import clashing
from sudoku_desktop.ui.widgets.elided_label import ElidedLabel
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.segments import SegmentedButtons


class BoardRow(QWidget):
    """Segments for the signals on the left; number of clashes and best fitness so far on the right."""

    def __init__(self, model: BoardModel, signals: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.signals = SegmentedButtons(signals, is_stretched=False)
        self.count = ElidedLabel()
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        in_row(self.signals, (self.count, 1), spacing=12, inside=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        model.shown_changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        clashes = len(clashing(self._model.conflicts))
        is_run = self._model.is_showing_run
        words = [self.tr("%n cell(s) clash", "", clashes)] if clashes or is_run else []
        frame = self._model.frame
        if is_run and frame is not None and frame.best_so_far:
            words.append(self.tr("best so far {fitness}").format(fitness=frame.best_so_far))
        self.count.say(" · ".join(words))
