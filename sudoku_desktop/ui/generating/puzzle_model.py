"""The generated puzzles as a table: a row each."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.words import short_rating, symmetry_in_words, title_of
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.speaking import in_words

Index = QModelIndex | QPersistentModelIndex
PUZZLE = Qt.ItemDataRole.UserRole
"""The GeneratedPuzzle itself."""
MANY = 20
"""So many are taken away at once: telling Qt of each takes longer."""
_SYMMETRIES = list(Symmetry)


_Row = tuple[int, GeneratedPuzzle]
"""When a puzzle was made, counted from 0, and the puzzle."""


class Column(IntEnum):
    """From left to right."""

    PUZZLE = 0
    RATING = 1
    GIVENS = 2
    SEED = 3
    SYMMETRY = 4


_NUMBERS = {Column.GIVENS, Column.SEED}


class PuzzleModel(QAbstractTableModel):
    """Puzzles, each once, in the order of any column; that of the first column is the order in which they were made.

    It is sorted here and not by a proxy, through which Qt would compare a thousand rows one call at a time.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._known: set[bytes] = set()
        self._made = 0
        self._column, self._is_descending = Column.PUZZLE, False
        self._icons = {symmetry: symmetry_icon(symmetry) for symmetry in Symmetry}

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All of them, as they are shown."""
        return tuple(puzzle for _, puzzle in self._rows)

    def puzzle_at(self, row: int) -> GeneratedPuzzle:
        return self._rows[row][1]

    def append(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Put those that are not there yet where they belong; returns how many."""
        new: list[_Row] = []
        for puzzle in puzzles:
            key = puzzle.puzzle.cells.tobytes()
            if key not in self._known:
                self._known.add(key)
                new.append((self._made, puzzle))
                self._made += 1
        if new:
            first = len(self._rows)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._rows += new
            self.endInsertRows()
            if self._column is not Column.PUZZLE or self._is_descending:
                self._arrange()
        return len(new)

    def remove(self, rows: Sequence[int]) -> None:
        if len(rows) >= MANY:
            gone = set(rows)
            self._reset([each for row, each in enumerate(self._rows) if row not in gone])
            return
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            self._known.discard(self._rows.pop(row)[1].puzzle.cells.tobytes())
            self.endRemoveRows()

    def clear(self) -> None:
        self._reset([])

    def _reset(self, rows: list[_Row]) -> None:
        self.beginResetModel()
        self._rows, self._known = rows, {puzzle.puzzle.cells.tobytes() for _, puzzle in rows}
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """As Qt asks for; what is selected stays selected."""
        self._column, self._is_descending = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def _arrange(self) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        numbers = [self._rows[index.row()][0] for index in before]
        column = self._column
        self._rows.sort(key=lambda row: (sort_key(row[1], column), row[0]), reverse=self._is_descending)
        places = {number: place for place, (number, _) in enumerate(self._rows)}
        after = [self.index(places[number], index.column()) for number, index in zip(numbers, before, strict=True)]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    # QAbstractTableModel's methods.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        puzzle, column = self._rows[index.row()][1], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text_of(puzzle, column)
            case Qt.ItemDataRole.DecorationRole if column is Column.SYMMETRY:
                return self._icons[puzzle.wish.symmetry]
            case Qt.ItemDataRole.ToolTipRole:
                return self.described(puzzle)
            case Qt.ItemDataRole.AccessibleTextRole if column is Column.PUZZLE:
                text = self.tr("Puzzle {number} of {count}: {title}")
                return text.format(number=whole(index.row() + 1), count=whole(len(self._rows)), title=title_of(puzzle))
            case Qt.ItemDataRole.TextAlignmentRole if column in _NUMBERS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return puzzle if role == PUZZLE else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.PUZZLE: self.tr("Puzzle"),
            Column.RATING: self.tr("Rating"),
            Column.GIVENS: self.tr("Givens"),
            Column.SEED: self.tr("Seed"),
            Column.SYMMETRY: self.tr("Symmetry"),
        }[Column(section)]

    def described(self, puzzle: GeneratedPuzzle) -> str:
        """More than the columns have room for."""
        hardest = puzzle.rating.hardest
        lines = [title_of(puzzle), self.tr("Symmetry: {name}").format(name=symmetry_in_words(puzzle.wish.symmetry))]
        if hardest is not None:
            lines.append(self.tr("Hardest step: {technique}").format(technique=in_words(hardest.title)))
        return "\n".join([*lines, puzzle.puzzle.to_text()])


def text_of(puzzle: GeneratedPuzzle, column: Column) -> str:
    """What a cell says; the puzzle itself is painted."""
    match column:
        case Column.RATING:
            return short_rating(puzzle.rating.rating, reaches_solution=puzzle.rating.reaches_solution)
        case Column.GIVENS:
            return whole(puzzle.given_count)
        case Column.SYMMETRY:
            return symmetry_in_words(puzzle.wish.symmetry)
        case Column.SEED:
            return str(puzzle.seed)
    return ""


def sort_key(puzzle: GeneratedPuzzle, column: Column) -> float:
    """Ascending; nothing but when it was made distinguishes the puzzles themselves."""
    match column:
        case Column.RATING:
            return puzzle.rating.rating
        case Column.GIVENS:
            return puzzle.given_count
        case Column.SYMMETRY:
            return _SYMMETRIES.index(puzzle.wish.symmetry)
        case Column.SEED:
            return puzzle.seed
    return 0
