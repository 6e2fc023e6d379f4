"""The generated puzzles as a table: a row each, in the order in which they were made."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.words import short_rating, symmetry_in_words, title_of
from sudoku_desktop.ui.logic_words import technique_in_words
from sudoku_desktop.ui.plots.words import whole

Index = QModelIndex | QPersistentModelIndex
SORTING = Qt.ItemDataRole.UserRole
"""What a column is sorted by."""
PUZZLE = SORTING + 1
"""The GeneratedPuzzle itself."""
MANY = 20
"""So many are taken away at once: telling Qt of each takes longer."""
_SYMMETRIES = list(Symmetry)


class Column(IntEnum):
    """From left to right."""

    PUZZLE = 0
    RATING = 1
    CLUES = 2
    SEED = 3
    SYMMETRY = 4


_NUMBERS = {Column.CLUES, Column.SEED}


class PuzzleModel(QAbstractTableModel):
    """Puzzles, each once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._puzzles: list[GeneratedPuzzle] = []
        self._known: set[bytes] = set()
        self._icons = {symmetry: symmetry_icon(symmetry) for symmetry in Symmetry}

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All of them."""
        return tuple(self._puzzles)

    def puzzle_at(self, row: int) -> GeneratedPuzzle:
        """The one of a row."""
        return self._puzzles[row]

    def append(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Add those that are not there yet; returns how many."""
        new: dict[bytes, GeneratedPuzzle] = {}
        for puzzle in puzzles:
            key = _key(puzzle)
            if key not in self._known:
                new.setdefault(key, puzzle)
        if new:
            first = len(self._puzzles)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._puzzles += new.values()
            self._known |= new.keys()
            self.endInsertRows()
        return len(new)

    def remove(self, rows: Sequence[int]) -> None:
        """Take the puzzles of these rows away."""
        if len(rows) >= MANY:
            gone = set(rows)
            self._reset([puzzle for row, puzzle in enumerate(self._puzzles) if row not in gone])
            return
        for row in sorted(rows, reverse=True):
            self.beginRemoveRows(QModelIndex(), row, row)
            self._known.discard(_key(self._puzzles.pop(row)))
            self.endRemoveRows()

    def clear(self) -> None:
        """Take all away."""
        self._reset([])

    def _reset(self, puzzles: list[GeneratedPuzzle]) -> None:
        self.beginResetModel()
        self._puzzles, self._known = puzzles, {_key(puzzle) for puzzle in puzzles}
        self.endResetModel()

    # QAbstractTableModel's methods.

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._puzzles)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        puzzle, column = self._puzzles[index.row()], Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text_of(puzzle, column)
            case Qt.ItemDataRole.DecorationRole if column is Column.SYMMETRY:
                return self._icons[puzzle.wish.symmetry]
            case Qt.ItemDataRole.ToolTipRole:
                return self.described(puzzle)
            case Qt.ItemDataRole.AccessibleTextRole if column is Column.PUZZLE:
                text = self.tr("Puzzle {number} of {count}: {title}")
                return text.format(
                    number=whole(index.row() + 1), count=whole(len(self._puzzles)), title=title_of(puzzle)
                )
            case Qt.ItemDataRole.TextAlignmentRole if column in _NUMBERS:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == SORTING:
            return sort_key(puzzle, column, index.row())
        return puzzle if role == PUZZLE else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.PUZZLE: self.tr("Puzzle"),
            Column.RATING: self.tr("Rating"),
            Column.CLUES: self.tr("Givens"),
            Column.SEED: self.tr("Seed"),
            Column.SYMMETRY: self.tr("Symmetry"),
        }[Column(section)]

    def described(self, puzzle: GeneratedPuzzle) -> str:
        """More than the columns have room for."""
        hardest = puzzle.rating.hardest
        lines = [title_of(puzzle), self.tr("Symmetry: {name}").format(name=symmetry_in_words(puzzle.wish.symmetry))]
        if hardest is not None:
            lines.append(self.tr("Hardest step: {technique}").format(technique=technique_in_words(hardest)))
        return "\n".join([*lines, puzzle.puzzle.to_text()])


def _key(puzzle: GeneratedPuzzle) -> bytes:
    return puzzle.puzzle.cells.tobytes()


def text_of(puzzle: GeneratedPuzzle, column: Column) -> str:
    """What a cell says; the puzzle itself is painted."""
    match column:
        case Column.RATING:
            return short_rating(puzzle.rating)
        case Column.CLUES:
            return whole(puzzle.clues)
        case Column.SYMMETRY:
            return symmetry_in_words(puzzle.wish.symmetry)
        case Column.SEED:
            return str(puzzle.seed)
    return ""


def sort_key(puzzle: GeneratedPuzzle, column: Column, row: int) -> float:
    """Ascending; the puzzles themselves in the order in which they were made."""
    match column:
        case Column.RATING:
            return puzzle.rating.rating
        case Column.CLUES:
            return puzzle.clues
        case Column.SYMMETRY:
            return _SYMMETRIES.index(puzzle.wish.symmetry)
        case Column.SEED:
            return float(puzzle.seed)
    return row
