"""Table model of the generated puzzles, one row each."""

from collections.abc import Collection, Sequence
from enum import IntEnum
from functools import partial
from itertools import count
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from sudoku_desktop.board import Grid
from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.words import short_rating, symmetry_in_words, title_of
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.sorted_model import ColumnOf, Index, SortedModel

PUZZLE = Qt.ItemDataRole.UserRole
"""Data role of the GeneratedPuzzle."""


class PuzzleColumn(IntEnum):
    """Columns of the table, from left to right."""

    PUZZLE = 0
    RATING = 1
    GIVENS = 2
    SEED = 3
    SYMMETRY = 4


class PuzzleModel(SortedModel[GeneratedPuzzle]):
    """Model without duplicates; the first column sorts puzzles in the order in which they were made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns(), lambda each: self._numbers[each.puzzle], parent)
        self._numbers: dict[Grid, int] = {}
        """Sequence numbers of the puzzles, in the order in which they were made."""
        self._counter = count()
        self._icons = {symmetry: symmetry_icon(symmetry) for symmetry in Symmetry}

    @property
    def puzzles(self) -> tuple[GeneratedPuzzle, ...]:
        """All puzzles, in the order shown."""
        return tuple(self.rows)

    def add(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Insert the puzzles that are not in the model yet; return their number."""
        new = list({each.puzzle: each for each in puzzles if each.puzzle not in self._numbers}.values())
        self._numbers |= {each.puzzle: next(self._counter) for each in new}
        self.append(new)
        return len(new)

    def remove(self, lines: Collection[int]) -> None:
        gone = [self.row_at(line).puzzle for line in lines]
        super().remove(lines)
        for puzzle in gone:
            del self._numbers[puzzle]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        puzzle, column = self.row_at(index.row()), index.column()
        if role == PUZZLE:
            return puzzle
        if role == Qt.ItemDataRole.DecorationRole and column == PuzzleColumn.SYMMETRY:
            return self._icons[puzzle.criteria.symmetry]
        if role == Qt.ItemDataRole.AccessibleTextRole and column == PuzzleColumn.PUZZLE:
            text = self.tr("Puzzle {number} of {count}: {title}")
            return text.format(number=whole(index.row() + 1), count=whole(len(self)), title=title_of(puzzle))
        return super().data(index, role)


def columns() -> tuple[ColumnOf[GeneratedPuzzle], ...]:
    """Return the columns in the order of `PuzzleColumn`; the puzzle itself is painted by a delegate."""
    translate = QCoreApplication.translate
    symmetries = list(Symmetry)
    column = partial(ColumnOf[GeneratedPuzzle], more=described)
    number = partial(column, is_number=True)
    return (
        column(translate("PuzzleModel", "Puzzle"), lambda each: "", lambda each: 0),
        column(translate("PuzzleModel", "Rating"), rating_in_words, lambda each: each.rating.rating),
        number(translate("PuzzleModel", "Givens"), lambda each: whole(each.given_count), attrgetter("given_count")),
        number(translate("PuzzleModel", "Seed"), lambda each: str(each.seed), attrgetter("seed")),
        column(
            translate("PuzzleModel", "Symmetry"),
            lambda each: symmetry_in_words(each.criteria.symmetry),
            lambda each: symmetries.index(each.criteria.symmetry),
        ),
    )


def rating_in_words(puzzle: GeneratedPuzzle) -> str:
    return short_rating(puzzle.rating.rating, reaches_solution=puzzle.rating.reaches_solution)


def described(puzzle: GeneratedPuzzle) -> str:
    """Return the tool tip of a puzzle, with details that the columns do not show."""
    translate = QCoreApplication.translate
    hardest = puzzle.rating.hardest
    symmetry = symmetry_in_words(puzzle.criteria.symmetry)
    lines = [title_of(puzzle), translate("PuzzleModel", "Symmetry: {name}").format(name=symmetry)]
    if hardest is not None:
        text = translate("PuzzleModel", "Hardest step: {technique}")
        lines.append(text.format(technique=in_words(hardest.title)))
    return "\n".join([*lines, puzzle.puzzle.to_text()])
