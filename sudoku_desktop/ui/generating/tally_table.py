"""Table 3 of the 2007 paper as a live tally: at which run the papers' way rejected the patterns it tried."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_desktop.services.generation import Tally
from sudoku_desktop.services.generation.papers import AGREEING_RUNS
from sudoku_desktop.ui.generating.words import tally_in_words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.layouts import in_column
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class TallyTable(QWidget):
    """Ten columns, a run each, and a sentence with the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = PlainLabel(self.tr("Puzzles rejected at each run (Mantere & Koljonen 2007, table 3)"), quiet=True)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        centre = Qt.AlignmentFlag.AlignCenter
        self._counts = [PlainLabel(bold=True, alignment=centre) for _ in range(AGREEING_RUNS)]
        for run, count in enumerate(self._counts):
            grid.addWidget(PlainLabel(whole(run + 1), quiet=True, alignment=centre), 0, run)
            grid.addWidget(count, 1, run)
            grid.setColumnStretch(run, 1)
        self._sentence = PlainLabel(wordWrap=True)
        in_column(title, grid, self._sentence, spacing=2, inside=self)
        self.show_tally(Tally())

    @property
    def texts(self) -> list[str]:
        return [count.text() for count in self._counts]

    @property
    def sentence(self) -> str:
        return self._sentence.text()

    def show_tally(self, tally: Tally) -> None:
        for run, (label, count) in enumerate(zip(self._counts, tally.differed, strict=True)):
            label.setText(whole(count))
            text = self.tr("Rejected at run {run}: {count}")
            label.setAccessibleName(text.format(run=whole(run + 1), count=whole(count)))
        self._sentence.setText(tally_in_words(tally) if tally.tried else "")
