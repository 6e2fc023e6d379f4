"""Table model of the generated puzzles, one row each."""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import Level
from sudoku_desktop.services.generation import GeneratedPuzzle
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.generating.pictograms import symmetry_icon
from sudoku_desktop.ui.generating.words import short_rating, symmetry_in_words, title_of
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.widgets.table import Column, Index, TableModel, number


class PuzzleModel(TableModel[GeneratedPuzzle]):
    """Model without duplicates; the first column sorts puzzles in the order in which they were made."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns(), parent)

    def add(self, puzzles: Sequence[GeneratedPuzzle]) -> int:
        """Insert the puzzles that are not in the model yet; return their number."""
        old = {each.puzzle for each in self.rows}
        new = list({each.puzzle: each for each in puzzles if each.puzzle not in old}.values())
        self.append(new)
        return len(new)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == self.column("puzzle"):
            text = self.tr("Puzzle {number} of {count}: {title}")
            title = title_of(self.rows[index.row()])
            return text.format(number=whole(index.row() + 1), count=whole(len(self)), title=title)
        return super().data(index, role)


def columns() -> list[Column[GeneratedPuzzle]]:
    """Return the columns from left to right; the puzzle itself is painted by a delegate."""
    translate = QCoreApplication.translate
    symmetries = list(Symmetry)
    icons = {symmetry: symmetry_icon(symmetry) for symmetry in Symmetry}
    shown: tuple[Column[GeneratedPuzzle], ...] = (
        Column("puzzle", translate("PuzzleModel", "Puzzle"), lambda each: "", lambda each: 0),
        Column(
            "rating",
            translate("PuzzleModel", "Rating"),
            rating_in_words,
            lambda each: each.rating.rating,
            width=max(len(in_words(level.title)) for level in Level) + len(", 8.2"),
        ),
        number("givens", translate("PuzzleModel", "Givens"), attrgetter("given_count")),
        number("seed", translate("PuzzleModel", "Seed"), attrgetter("seed"), str, width=7),
        Column(
            "symmetry",
            translate("PuzzleModel", "Symmetry"),
            lambda each: symmetry_in_words(each.criteria.symmetry),
            lambda each: symmetries.index(each.criteria.symmetry),
            icon=lambda each: icons[each.criteria.symmetry],
            stretches=True,
        ),
    )
    return [replace(each, more=described) for each in shown]


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
