"""The generated puzzles as a table: a row each."""

from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.words import short_rating, symmetry_in_words, title_of
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.sorted_model import Index, Key, SortedModel

PUZZLE = Qt.ItemDataRole.UserRole
"""The GeneratedPuzzle itself."""
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


class PuzzleModel(SortedModel[_Row]):
    """Puzzles, each once; the order of the first column is that in which they were made."""

    columns = Column

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._made = 0
        self._grids: set[Grid] = set()
        self._icons = {symmetry: symmetry_icon(symmetry) for symmetry in Symmetry}

    def key(self, row: _Row, column: int) -> Key:
        made, puzzle = row
        return sort_key(puzzle, Column(column)), made

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All of them, as they are shown."""
        return tuple(puzzle for _, puzzle in self.rows)

    def puzzle_at(self, line: int) -> GeneratedPuzzle:
        return self.row_at(line)[1]

    def add(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Put those that are not there yet where they belong; returns how many."""
        new = list({each.puzzle: each for each in puzzles if each.puzzle not in self._grids}.values())
        self._grids |= {each.puzzle for each in new}
        self.append(list(enumerate(new, self._made)))
        self._made += len(new)
        return len(new)

    def remove(self, lines: Collection[int]) -> None:
        self._grids -= {self.puzzle_at(line).puzzle for line in lines}
        super().remove(lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        puzzle, column = self.puzzle_at(index.row()), Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text_of(puzzle, column)
            case Qt.ItemDataRole.DecorationRole if column is Column.SYMMETRY:
                return self._icons[puzzle.wish.symmetry]
            case Qt.ItemDataRole.ToolTipRole:
                return self.described(puzzle)
            case Qt.ItemDataRole.AccessibleTextRole if column is Column.PUZZLE:
                text = self.tr("Puzzle {number} of {count}: {title}")
                return text.format(number=whole(index.row() + 1), count=whole(len(self)), title=title_of(puzzle))
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
