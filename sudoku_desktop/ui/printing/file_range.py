"""Fields for the first and last of the puzzles of a file."""

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import QWidget

from sudoku_desktop.board import Puzzle
from sudoku_desktop.speaking import tr
from sudoku_desktop.ui.printing.material import MOST_PUZZLES, Material, of_file
from sudoku_desktop.ui.widgets.fields import NumberField
from sudoku_desktop.ui.widgets.layouts import in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.section import quiet_label


class FileRange(QWidget):
    """Chooses a range of puzzles from a file, at most MOST_PUZZLES."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.puzzles: tuple[Puzzle, ...] = ()
        self._chosen: tuple[Material, ...] = ()
        self.first, self.last = (NumberField(1, 1, whole=True) for _ in range(2))
        self._count = quiet_label()
        first, last = PlainLabel(tr("puzzles")), PlainLabel(tr("to"))
        in_row(first, self.first, last, self.last, (self._count, 1), inside=self)
        self.first.setAccessibleName(tr("First puzzle of the file"))
        self.last.setAccessibleName(tr("Last puzzle of the file"))
        for field in (self.first, self.last):
            field.valueChanged.connect(self._changed)

    def show_file(self, puzzles: tuple[Puzzle, ...]) -> None:
        """Select all puzzles of a file, or as many as one print may hold."""
        self.puzzles = puzzles
        with QSignalBlocker(self.first), QSignalBlocker(self.last):
            for field in (self.first, self.last):
                field.setRange(1, max(len(puzzles), 1))
            self.first.set_number(1)
            self.last.set_number(min(max(len(puzzles), 1), MOST_PUZZLES))
        self._count.setText(tr("of {count}", count=len(puzzles)))
        self._choose()

    def materials(self) -> tuple[Material, ...]:
        """Return the selected puzzles; the same objects until the selection changes."""
        return self._chosen

    def _choose(self) -> None:
        self._chosen = of_file(self.puzzles[int(self.first.number()) - 1 : int(self.last.number())])
        self.changed.emit()

    @Slot()
    def _changed(self) -> None:
        """Keep the first number at most the last and close enough, by moving the field that the user did not change."""
        first, last = self.first.number(), self.last.number()
        is_last = self.sender() is self.last
        with QSignalBlocker(self.first), QSignalBlocker(self.last):
            if is_last:
                self.first.set_number(min(max(first, last - MOST_PUZZLES + 1), last))
            else:
                self.last.set_number(max(min(last, first + MOST_PUZZLES - 1), first))
        self._choose()
