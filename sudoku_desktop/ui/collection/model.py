"""The table of a rated collection: one row a puzzle, in the order of any column."""

from enum import IntEnum

from PySide6.QtCore import (
    QCoreApplication,
    QLocale,
    Qt,
)

from sudoku_desktop.logic import Level
from sudoku_desktop.services.collection_rating import Row
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.collection.words import why_row_not_rated
from sudoku_desktop.ui.numbers import percentage, rounded, whole
from sudoku_desktop.ui.widgets.sorted_model import Index, Key, SortedModel
from sudoku_desktop.ui.widgets.tool_tip import tool_tip


class Column(IntEnum):
    """From left to right."""

    NUMBER = 0
    TITLE = 1
    GIVENS = 2
    RATING = 3
    LEVEL = 4
    HARDEST = 5
    STEPS = 6
    SOLVED = 7
    MEAN = 8
    EVOLUTION_LEVEL = 9


_WORDS = {Column.TITLE, Column.LEVEL, Column.HARDEST, Column.EVOLUTION_LEVEL}
_HUMAN_LEVELS = list(Level)
_LEVELS = list(EvolutionaryLevel)


class CollectionModel(SortedModel[Row]):
    """One row a puzzle; equal ones by their number."""

    columns = Column

    def key(self, row: Row, column: int) -> Key | None:
        key = sort_key(row, Column(column))
        return None if key is None else (*key, row.number)

    def line_of(self, number: int) -> int | None:
        """Where the puzzle of this number is shown."""
        return next((line for line, row in enumerate(self.rows) if row.number == number), None)

    def texts(self, line: int) -> list[str]:
        """What a line shows, column after column."""
        return [text_of(self.row_at(line), column) for column in Column]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row, column = self.row_at(index.row()), Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return text_of(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_of(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column not in _WORDS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return titles()[section]
        return title_tips().get(Column(section)) if role == Qt.ItemDataRole.ToolTipRole else None


def titles() -> list[str]:
    translate = QCoreApplication.translate
    return [
        translate("Collection", "No."),
        translate("Collection", "Title"),
        translate("Collection", "Givens"),
        translate("Collection", "Rating"),
        translate("Collection", "Level"),
        translate("Collection", "Hardest technique"),
        translate("Collection", "Steps"),
        translate("Collection", "Solved"),
        translate("Collection", "Generations"),
        translate("Collection", "Evolution"),
    ]


def title_tips() -> dict[Column, str]:
    """What a title does not say."""
    translate = QCoreApplication.translate
    return {
        Column.RATING: translate("Collection", "For people; ≥ where no known technique leads to the solution"),
        Column.SOLVED: translate("Collection", "Share of evolution’s runs that solved the puzzle within the budget"),
        Column.MEAN: translate("Collection", "Mean of all runs; ≥ where some ran out of budget"),
        Column.EVOLUTION_LEVEL: translate("Collection", "Level on the algorithm’s scale, if it has one"),
    }


def text_of(row: Row, column: Column) -> str:
    """What a cell shows; nothing where nothing is known."""
    match column:
        case Column.NUMBER:
            return whole(row.number)
        case Column.TITLE:
            return row.title
        case Column.GIVENS:
            return whole(row.given_count)
        case Column.RATING:
            return "" if row.rating is None else _bound(row.at_least) + QLocale().toString(row.rating, "f", 1)
        case Column.LEVEL:
            return "" if row.level is None else in_words(Level(row.level).title)
        case Column.HARDEST:
            return _hardest(row)
        case Column.STEPS:
            return "" if row.steps is None else whole(row.steps)
    figures = row.evolution
    if figures is None:
        return ""
    match column:
        case Column.SOLVED:
            return percentage(figures.solved / figures.runs)
        case Column.MEAN:
            return _bound(figures.solved < figures.runs) + rounded(figures.generations.mean)
    return "" if figures.level is None else in_words(EvolutionaryLevel(figures.level).title)


def _hardest(row: Row) -> str:
    if row.hardest is not None:
        return in_words(row.hardest)
    return why_row_not_rated(row)


def _bound(is_lower: bool) -> str:
    return "≥ " if is_lower else ""


def tip_of(row: Row, column: Column) -> str | None:
    """More than the cell has room for."""
    if column in (Column.HARDEST, Column.TITLE):
        return tool_tip(text_of(row, column)) or None
    figures = row.evolution
    if column in (Column.SOLVED, Column.MEAN) and figures is not None:
        text = QCoreApplication.translate(
            "Collection", "{solved} of {runs} runs solved; {least} to {most} generations, median {median}"
        )
        return text.format(
            solved=whole(figures.solved),
            runs=whole(figures.runs),
            least=whole(figures.generations.min),
            most=whole(figures.generations.max),
            median=rounded(figures.generations.median),
        )
    return None


def sort_key(row: Row, column: Column) -> Key | None:
    """What a column is sorted by; None where nothing is known."""
    match column:
        case Column.NUMBER:
            return (row.number,)
        case Column.TITLE:
            return (row.title.casefold(),) if row.title else None
        case Column.GIVENS:
            return (row.given_count,)
        case Column.RATING:
            return row.human_key
        case Column.LEVEL:
            return None if row.level is None else (_HUMAN_LEVELS.index(Level(row.level)),)
        case Column.HARDEST:
            return None if row.hardest is None else (row.rating, text_of(row, column))
        case Column.STEPS:
            return None if row.steps is None else (row.steps,)
    figures = row.evolution
    if figures is None:
        return None
    match column:
        case Column.SOLVED:
            return (figures.solved / figures.runs,)
        case Column.MEAN:
            return (figures.generations.mean,)
    return None if figures.level is None else (_LEVELS.index(EvolutionaryLevel(figures.level)),)
