"""The table of a rated collection: one row a puzzle, in the order of any column."""

from collections.abc import Callable
from enum import IntEnum
from functools import partial
from operator import attrgetter
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from sudoku_desktop.logic import Level
from sudoku_desktop.services.collection_rating import CollectionRow
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.services.rating_scales import EvolutionaryLevel
from sudoku_desktop.speaking import in_words
from sudoku_desktop.ui.collection.words import why_row_not_rated
from sudoku_desktop.ui.numbers import percentage, rounded, whole
from sudoku_desktop.ui.widgets.sorted_model import ColumnOf, SortedModel

Known = TypeVar("Known")


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


class CollectionModel(SortedModel[CollectionRow]):
    """One row a puzzle; equal ones by their number."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(columns(), attrgetter("number"), parent)

    def line_of(self, number: int) -> int | None:
        """Where the puzzle of this number is shown."""
        return next((line for line, row in enumerate(self.rows) if row.number == number), None)

    @property
    def titles(self) -> list[str]:
        return [column.title for column in self.columns]

    def texts(self, line: int) -> list[str]:
        """What a line shows, column after column."""
        return [column.text(self.row_at(line)) for column in self.columns]


def columns() -> tuple[ColumnOf[CollectionRow], ...]:
    """In the order of `Column`; a cell says nothing where nothing is known."""
    translate = QCoreApplication.translate
    levels, evolutions = list(Level), list(EvolutionaryLevel)
    word = ColumnOf[CollectionRow]
    number = partial(word, is_number=True)
    return (
        number(translate("Collection", "No."), lambda row: whole(row.number), attrgetter("number")),
        word(
            translate("Collection", "Title"),
            attrgetter("title"),
            lambda row: row.title.casefold() or None,
            more=lambda row: row.title,
        ),
        number(translate("Collection", "Givens"), lambda row: whole(row.given_count), attrgetter("given_count")),
        number(
            translate("Collection", "Rating"),
            lambda row: _said(row.rating, lambda rating: _bound(row.at_least) + QLocale().toString(rating, "f", 1)),
            attrgetter("human_key"),
            tip=translate("Collection", "For people; ≥ where no known technique leads to the solution"),
        ),
        word(
            translate("Collection", "Level"),
            lambda row: _said(row.level, lambda level: in_words(Level(level).title)),
            lambda row: None if row.level is None else levels.index(Level(row.level)),
        ),
        word(
            translate("Collection", "Hardest technique"),
            hardest_in_words,
            lambda row: None if row.hardest is None else (row.rating, hardest_in_words(row)),
            more=hardest_in_words,
        ),
        number(translate("Collection", "Steps"), lambda row: _said(row.steps, whole), attrgetter("steps")),
        number(
            translate("Collection", "Solved"),
            lambda row: _said(row.evolution, lambda evolution: percentage(evolution.solved_share.value)),
            lambda row: None if row.evolution is None else row.evolution.solved_share.value,
            tip=translate("Collection", "Share of evolution’s runs that solved the puzzle within the budget"),
            more=runs_in_words,
        ),
        number(
            translate("Collection", "Generations"),
            lambda row: _said(row.evolution, _mean),
            lambda row: None if row.generations is None else row.generations.mean,
            tip=translate("Collection", "Mean of all runs; ≥ where some ran out of budget"),
            more=runs_in_words,
        ),
        word(
            translate("Collection", "Evolution"),
            lambda row: _said(_evolved(row), lambda level: in_words(level.title)),
            lambda row: None if (level := _evolved(row)) is None else evolutions.index(level),
            tip=translate("Collection", "Level on the algorithm’s scale, if it has one"),
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


def hardest_in_words(row: CollectionRow) -> str:
    """The technique, or why there is none."""
    return why_row_not_rated(row) if row.hardest is None else in_words(row.hardest)


def runs_in_words(row: CollectionRow) -> str:
    """More than the cells have room for."""
    evolution, generations = row.evolution, row.generations
    if evolution is None or generations is None:
        return ""
    text = QCoreApplication.translate(
        "Collection", "{solved} of {runs} runs solved; {least} to {most} generations, median {median}"
    )
    return text.format(
        solved=whole(evolution.solved),
        runs=whole(evolution.finished),
        least=whole(generations.min),
        most=whole(generations.max),
        median=rounded(generations.median),
    )
