"""Table 3 of the 2007 paper as a live tally: at which run the papers' way rejected the patterns it tried."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from sudoku_desktop.services.generation import Tally
from sudoku_desktop.services.generation.papers import AGREEING_RUNS
from sudoku_desktop.ui.generating.words import tally_in_words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.plain_label import PlainLabel


class TallyTable(QWidget):
    """Ten columns, a run each, and a sentence with the rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = PlainLabel(self.tr("Puzzles rejected at each run (Mantere & Koljonen 2007, table 3)"))
        title.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2)
        grid.setVerticalSpacing(0)
        self._counts = [PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter) for _ in range(AGREEING_RUNS)]
        for run, count in enumerate(self._counts):
            number = PlainLabel(whole(run + 1), alignment=Qt.AlignmentFlag.AlignCenter)
            number.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            font = count.font()
            font.setBold(True)
            count.setFont(font)
            grid.addWidget(number, 0, run)
            grid.addWidget(count, 1, run)
            grid.setColumnStretch(run, 1)
        self._sentence = PlainLabel(wordWrap=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(title)
        layout.addLayout(grid)
        layout.addWidget(self._sentence)
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
