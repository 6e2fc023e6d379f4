"""The puzzles that were made: the table with what can be done with them, or a word on how to come by some."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.puzzle_model import PuzzleModel
from sudoku_desktop.ui.generating.puzzle_table import PuzzleTable, copy_puzzles
from sudoku_desktop.ui.generating.saving import Saver, filters, paths_to_write, with_suffix
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_cross
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import complain, confirms
from sudoku_desktop.ui.widgets.section import quiet_label


class PuzzleList(QWidget):
    """Saves, copies and prints the selected puzzles, or all where not more than one is selected.

    One is selected as soon as somebody has put it on the board, from where it can be saved and printed by itself.
    """

    wanted = Signal(object)
    """The GeneratedPuzzle that somebody wants on the board."""
    saved = Signal(str)
    """The chosen puzzles are in the file of this name."""
    print_wanted = Signal()
    """Somebody wants the chosen puzzles on paper."""
    changed = Signal()
    """There are more puzzles, or fewer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = Path.home() / self.tr("puzzles.sdm")
        self.saver = Saver(self)
        self.model = PuzzleModel(self)
        self.table = PuzzleTable(self.model)
        self.count_label = PlainLabel()
        self.save_button = self._button(self.tr("S&ave…"), self.tr("Save the puzzles to a file"))
        self.copy_button = self._button(self.tr("&Copy"), self.tr("Copy the puzzles, 81 characters a line"))
        self.print_button = self._button(self.tr("Pr&int…"), self.tr("Print the puzzles (Ctrl+P)"))
        tip = self.tr("Remove the selected puzzles from the list (Del)")
        self.remove_button = GlyphButton(draw_cross, self, self.tr("Remove"), tip)
        self.empty_label = quiet_label(
            self.tr(
                "Choose what to generate, and press Generate. The puzzles will appear here; click one, or press "
                "Enter, to put it on the board."
            )
        )
        self.empty_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._buttons = (self.save_button, self.copy_button, self.print_button, self.remove_button)
        line = in_row((self.count_label, 1), *self._buttons, spacing=4)
        in_column(line, (self.table, 1), (self.empty_label, 1), spacing=4, inside=self)
        self.saver.saved.connect(self.saved)
        self.saver.failed.connect(self._complain)
        self.saver.ended.connect(self._show_state)
        self.table.wanted.connect(self.wanted)
        self.table.selection_changed.connect(self._show_state)
        self.model.rowsRemoved.connect(self._changed)
        self.model.modelReset.connect(self._changed)
        self.save_button.clicked.connect(self._choose_file)
        self.copy_button.clicked.connect(self._copy)
        self.print_button.clicked.connect(self.print_wanted)
        self.remove_button.clicked.connect(self.table.remove_selected)
        self._show_state()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    @property
    def chosen_puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """The selected ones if they are several, else all, as they are shown."""
        selected = self.table.selected_puzzles
        return selected if len(selected) > 1 else self.table.puzzles

    def append(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Add those that are not there yet; returns how many."""
        added = self.model.append(puzzles)
        if added:
            self._changed()
        return added

    def save(self, path: Path) -> None:
        """Write the chosen puzzles, unless a person keeps the files that are there; `saved` or a word of why not."""
        puzzles = self.chosen_puzzles
        paths = paths_to_write(path, len(puzzles))
        if len(paths) == 1 or self._may_replace([each for each in paths if each.exists()]):
            self._path = path
            self.saver.save(path, puzzles)
            self._show_state()

    def close_down(self) -> None:
        """The window closes: what is being written is finished."""
        self.saver.close()

    @Slot(str)
    def _complain(self, sentence: str) -> None:
        complain(self, sentence)

    def _may_replace(self, old: Sequence[Path]) -> bool:
        """Of several files the dialog has not asked about any."""
        if not old:
            return True
        text = self.tr("{file} and similar files already exist. Replace them?").format(file=old[0].name)
        return confirms(self, text)

    @Slot()
    def _choose_file(self) -> None:
        start = str(self._path.with_name(self.tr("puzzles.sdm")))
        name, chosen = QFileDialog.getSaveFileName(self, self.tr("Save Puzzles"), start, ";;".join(filters()))
        if name:
            self.save(with_suffix(Path(name), chosen))

    @Slot()
    def _copy(self) -> None:
        copy_puzzles(self.chosen_puzzles)

    @Slot()
    def _changed(self) -> None:
        self._show_state()
        self.changed.emit()

    @Slot()
    def _show_state(self) -> None:
        count, selected = self.model.rowCount(), len(self.table.selectionModel().selectedRows())
        text = puzzles_in_words(count)
        if selected > 1:
            text = self.tr("{selected} of {puzzles}").format(selected=selected, puzzles=text)
        self.count_label.setText(text if count else "")
        self.table.setVisible(count > 0)
        self.empty_label.setVisible(count == 0)
        for button in self._buttons:
            button.setVisible(count > 0)
        self.remove_button.setEnabled(selected > 0)
        self.save_button.setEnabled(not self.saver.is_busy)
