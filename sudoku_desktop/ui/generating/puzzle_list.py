"""The list of generated puzzles with its commands, or a hint while it is empty.

The table shows thumbnails and can be sorted by any column; a click or Enter loads a puzzle on the board.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_desktop.board.formats import suffixes, text81
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.painted_board import thumbnail
from sudoku_desktop.ui.generating.puzzle_model import PuzzleModel
from sudoku_desktop.ui.generating.saving import Saver, kinds, paths_to_write
from sudoku_desktop.ui.generating.words import puzzles_in_words
from sudoku_desktop.ui.theme import theme_switch
from sudoku_desktop.ui.widgets.glyphs import GlyphButton, draw_cross
from sudoku_desktop.ui.widgets.layouts import in_column, in_row
from sudoku_desktop.ui.widgets.plain_label import PlainLabel
from sudoku_desktop.ui.widgets.questions import choose_file_to_write, complain, confirms
from sudoku_desktop.ui.widgets.section import quiet_label
from sudoku_desktop.ui.widgets.table import Index, TableView
from sudoku_desktop.ui.widgets.tool_tip import literal

SIDE = 72
MARGIN = 4
ICON_SIDE = 20


class ThumbnailDelegate(QStyledItemDelegate):
    """Delegate that paints puzzles in the first column."""

    def __init__(self, table: "PuzzleTable") -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the cell in the style, then the puzzle's board."""
        super().paint(painter, option, index)
        rect: QRect = option.rect
        table = self._table
        puzzle = table.rows_model.rows[index.row()].puzzle
        pixmap = thumbnail(puzzle, SIDE, table.devicePixelRatioF(), table.font().family())
        painter.drawPixmap(rect.left() + MARGIN, rect.top() + (rect.height() - SIDE) // 2, pixmap)


def lines_of(puzzles: Sequence[GeneratedPuzzle]) -> str:
    """Return puzzles as text, one on each line."""
    return "".join(f"{text81.cells_of(each.puzzle)}\n" for each in puzzles)


class PuzzleTable(TableView[GeneratedPuzzle]):
    """Table of generated puzzles, in which a click chooses a puzzle; Delete removes the selected puzzles."""

    def __init__(self, model: PuzzleModel) -> None:
        super().__init__(self.tr("Generated puzzles"), model, lines_of, sorted_by="puzzle")
        self.setItemDelegateForColumn(model.column("puzzle"), ThumbnailDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setIconSize(QSize(ICON_SIDE, ICON_SIDE))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(SIDE + 2 * MARGIN)
        self.verticalScrollBar().setSingleStep((SIDE + 2 * MARGIN) // 2)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(36)
        header.resizeSection(model.column("puzzle"), SIDE + 2 * MARGIN)
        self.doubleClicked.disconnect(self.choose)
        self.clicked.connect(self._clicked)
        self.delete_wanted.connect(self.remove_selected)
        theme_switch().theme_changed.connect(self.viewport().update)
        self._pressed_with = Qt.KeyboardModifier.NoModifier

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All puzzles, in the order shown."""
        return tuple(self.rows_model.rows)

    @Slot()
    def remove_selected(self) -> None:
        self.rows_model.remove(self.selected_lines())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_with = event.modifiers()
        super().mousePressEvent(event)

    @Slot()
    def _clicked(self) -> None:
        """Load the clicked puzzle, unless Ctrl or Shift, which only select, are pressed."""
        if self._pressed_with == Qt.KeyboardModifier.NoModifier:
            self.choose()


class PuzzleList(QWidget):
    """List that saves, copies and prints the selected puzzles, or all puzzles if fewer than two are selected.

    Loading a puzzle on the board selects it; a single puzzle can be saved and printed from the board.
    """

    wanted = Signal(object)
    """Emitted with the GeneratedPuzzle that the user wants to load on the board."""
    saved = Signal(str)
    """Emitted with the name of the file in which the chosen puzzles have been saved."""
    print_wanted = Signal()
    """Emitted when the user wants to print the chosen puzzles."""
    changed = Signal()
    """Emitted when the number of puzzles has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._path = Path.home() / self.tr("puzzles.sdm")
        self.saver = Saver(self)
        self.model = PuzzleModel(self)
        self.table = PuzzleTable(self.model)
        self.count_label = PlainLabel()
        self.save_button = self._button(self.tr("S&ave…"), self.tr("Save the puzzles to a file"))
        self.copy_button = self._button(self.tr("&Copy"), self.tr("Copy the puzzles, one per line"))
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
        self.table.chosen.connect(self.wanted)
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
        button.setToolTip(literal(tip))
        button.setAutoDefault(False)
        return button

    @property
    def chosen_puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """The selected puzzles if there are at least two, else all puzzles, in the order shown."""
        selected = tuple(self.table.selected_rows)
        return selected if len(selected) > 1 else self.table.puzzles

    def append(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Append the puzzles that are not in the list yet; return their number."""
        added = self.model.add(puzzles)
        if added:
            self._changed()
        return added

    def save(self, path: Path) -> None:
        """Write the chosen puzzles, after asking before files are replaced; emits `saved` or shows the error."""
        puzzles = self.chosen_puzzles
        paths = paths_to_write(path, len(puzzles))
        if len(paths) == 1 or self._may_replace([each for each in paths if each.exists()]):
            self._path = path
            self.saver.save(path, puzzles)
            self._show_state()

    def close_down(self) -> None:
        """Finish writing when the window closes."""
        self.saver.close()

    @Slot(str)
    def _complain(self, sentence: str) -> None:
        complain(self, sentence)

    def _may_replace(self, old: Sequence[Path]) -> bool:
        """Return whether the user agrees to replace these files, about which the file dialog has not asked."""
        if not old:
            return True
        text = self.tr("{file} and similar files already exist. Replace them?").format(file=old[0].name)
        return confirms(self, text)

    @Slot()
    def _choose_file(self) -> None:
        fitting = kinds(self.chosen_puzzles)
        first = next(iter(fitting.values()))[0]
        start = self._path.with_name(Path(self.tr("puzzles.sdm")).stem + first)
        path = choose_file_to_write(self, self.tr("Save Puzzles"), start, fitting, known=suffixes())
        if path is not None:
            self.save(path)

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(lines_of(self.chosen_puzzles))

    @Slot()
    def _changed(self) -> None:
        self._show_state()
        self.changed.emit()

    @Slot()
    def _show_state(self) -> None:
        count, selected = self.model.rowCount(), len(self.table.selected_lines())
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
