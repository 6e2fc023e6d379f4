"""The table of a rated collection: one row for each puzzle."""

from collections.abc import Callable
from operator import attrgetter
from typing import TypeVar

from PySide6.QtCore import QLocale, QObject

from sudoku_desktop.logic import Level
from sudoku_desktop.services.collection_rating import CollectionRow
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.numbers import percentage, rounded
from sudoku_desktop.ui.widgets.table import Column, TableModel, number

Known = TypeVar("Known")


class CollectionModel(TableModel[CollectionRow]):
    """Table model of the ratings of a collection, one row for each puzzle."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns(), parent)

    def line_of(self, number: int) -> int | None:
        """Return the line of a puzzle, or None if the puzzle has not been rated yet."""
        return next((line for line, row in enumerate(self.rows) if row.number == number), None)


def columns() -> tuple[Column[CollectionRow], ...]:
    """Return the columns from left to right; a cell without a known value is empty."""
    levels, evolutions = list(Level), list(EvolutionaryLevel)
    word = Column[CollectionRow]
    return (
        number("number", tr("No."), attrgetter("number")),
        word(
            "title",
            tr("Title"),
            attrgetter("title"),
            lambda row: row.title.casefold() or None,
            more=attrgetter("title"),
            width=10,
        ),
        number("givens", tr("Givens"), attrgetter("given_count")),
        word(
            "rating",
            tr("Rating"),
            lambda row: _said(row.rating, lambda rating: _bound(row.at_least) + QLocale().toString(rating, "f", 1)),
            attrgetter("human_key"),
            is_number=True,
            tip=tr("For people; ≥ where no known technique leads to the solution"),
        ),
        word(
            "level",
            tr("Level"),
            lambda row: _said(row.level, lambda level: in_words(Level(level).title)),
            lambda row: None if row.level is None else levels.index(Level(row.level)),
            width=11,
        ),
        word(
            "hardest",
            tr("Hardest technique"),
            hardest_in_words,
            lambda row: None if row.hardest is None else (row.rating, hardest_in_words(row)),
            more=hardest_in_words,
            width=22,
        ),
        number("steps", tr("Steps"), attrgetter("steps")),
        number(
            "solved",
            tr("Solved"),
            lambda row: None if row.evolution is None else row.evolution.solved_share.value,
            percentage,
            tip=tr("Share of evolution’s runs that solved the puzzle within the budget"),
            more=runs_in_words,
        ),
        word(
            "generations",
            tr("Generations"),
            lambda row: _said(row.evolution, _mean),
            lambda row: None if row.generations is None else row.generations.mean,
            is_number=True,
            tip=tr("Mean of all runs; ≥ where some ran out of budget"),
            more=runs_in_words,
        ),
        word(
            "evolution",
            tr("Evolution"),
            lambda row: _said(_evolved(row), lambda level: in_words(level.title)),
            lambda row: None if (level := _evolved(row)) is None else evolutions.index(level),
            tip=tr("Level on the algorithm’s scale, if it has one"),
            stretches=True,
        ),
    )


def _said(known: Known | None, say: Callable[[Known], str]) -> str:
    return "" if known is None else say(known)


def _bound(is_lower: bool) -> str:
    return "≥ " if is_lower else ""


def _mean(evolution: EvolutionaryRating) -> str:
    return _bound(evolution.is_lower_bound) + rounded(evolution.in_generations.spent.mean())


def _evolved(row: CollectionRow) -> EvolutionaryLevel | None:
    return None if row.evolution is None else row.evolution.level


def why_row_not_rated(row: CollectionRow) -> str:
    """Return the text of a cell without a rating, or "" if there is a rating."""
    if row.why_not_rated is None:
        return ""
    return in_words(row.why_not_rated if row.solutions == 1 else row.verdict)


def hardest_in_words(row: CollectionRow) -> str:
    """Return the name of the hardest technique, or the reason why there is none."""
    return why_row_not_rated(row) if row.hardest is None else in_words(row.hardest)


def runs_in_words(row: CollectionRow) -> str:
    """Return the tooltip of the runs, which has more detail than the cell."""
    evolution, generations = row.evolution, row.generations
    if evolution is None or generations is None:
        return ""
    return tr(
        "{solved} of {runs} runs solved; {least} to {most} generations, median {median}",
        solved=evolution.solved,
        runs=evolution.finished,
        least=generations.min,
        most=generations.max,
        median=rounded(generations.median),
    )
