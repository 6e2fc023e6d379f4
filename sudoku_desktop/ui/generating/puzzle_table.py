"""The list of generated puzzles: thumbnails, sorted by any column; a click or Enter wants one on the board."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.painted_board import thumbnail
from sudoku_desktop.ui.generating.puzzle_model import PUZZLE, Column, PuzzleModel
from sudoku_desktop.ui.speaking import in_words
from sudoku_desktop.ui.theme import theme_switch

SIDE = 72
MARGIN = 4
ICON_SIDE = 20
PADDING = 10

Index = QModelIndex | QPersistentModelIndex


class ThumbnailDelegate(QStyledItemDelegate):
    """Paints the first column's puzzles."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The cell as the style has it, and the board over it."""
        super().paint(painter, option, index)
        rect: QRect = option.rect
        table = self._table
        pixmap = thumbnail(index.data(PUZZLE).puzzle, SIDE, table.devicePixelRatioF(), table.font().family())
        painter.drawPixmap(rect.left() + MARGIN, rect.top() + (rect.height() - SIDE) // 2, pixmap)


def copy_puzzles(puzzles: Sequence[GeneratedPuzzle]) -> None:
    """Put puzzles on the clipboard, 81 characters a line; of none it stays as it was."""
    if puzzles:
        QGuiApplication.clipboard().setText("".join(f"{each.puzzle.to_text()}\n" for each in puzzles))


class PuzzleTable(QTableView):
    """Shows a PuzzleModel in any order. Ctrl+C copies the selected puzzles, Delete takes them off the list."""

    wanted = Signal(object)
    """The GeneratedPuzzle that somebody wants on the board."""
    selection_changed = Signal()

    def __init__(self, model: PuzzleModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._puzzles = model
        self.setModel(model)
        self.setItemDelegateForColumn(Column.PUZZLE, ThumbnailDelegate(self))
        self.setAccessibleName(self.tr("Generated puzzles"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setIconSize(QSize(ICON_SIDE, ICON_SIDE))
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(SIDE + 2 * MARGIN)
        self.verticalScrollBar().setSingleStep((SIDE + 2 * MARGIN) // 2)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(36)
        header.setStretchLastSection(True)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.PUZZLE, Qt.SortOrder.AscendingOrder)
        self.fit_columns()
        self.clicked.connect(self._clicked)
        self.selectionModel().selectionChanged.connect(self.selection_changed)
        theme_switch().theme_changed.connect(self.viewport().update)
        self._pressed_with = Qt.KeyboardModifier.NoModifier

    def fit_columns(self) -> None:
        """As much room as the usual words need."""
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        header.resizeSection(Column.PUZZLE, SIDE + 2 * MARGIN)
        longest = max((in_words(level.title) for level in Level), key=metrics.horizontalAdvance)
        for column, text in ((Column.RATING, f"{longest}, 8.2"), (Column.GIVENS, "60"), (Column.SEED, "1000999")):
            title = metrics.horizontalAdvance(str(self._puzzles.headerData(column, Qt.Orientation.Horizontal)))
            header.resizeSection(column, max(title, metrics.horizontalAdvance(text)) + PADDING)
        header.resizeSection(Column.SYMMETRY, header.minimumSectionSize())  # the last one has what is left

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All of them, in the order in which they are shown."""
        return self._puzzles.puzzles

    @property
    def selected_puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """In the order in which they are shown."""
        return tuple(map(self._puzzles.puzzle_at, self._selected_rows()))

    @Slot()
    def remove_selected(self) -> None:
        self._puzzles.remove(self._selected_rows())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_with = event.modifiers()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_puzzles(self.selected_puzzles)
        elif event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.remove_selected()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.wanted.emit(self._puzzles.puzzle_at(self.currentIndex().row()))
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        """Ctrl and Shift only select."""
        if self._pressed_with == Qt.KeyboardModifier.NoModifier:
            self.wanted.emit(self._puzzles.puzzle_at(index.row()))

    def _selected_rows(self) -> list[int]:
        return sorted(index.row() for index in self.selectionModel().selectedRows())
