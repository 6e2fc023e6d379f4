"""Finds of a hunt in words, as the columns of a table, and as files."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from operator import attrgetter

from sudoku_desktop.board import Grid, Puzzle
from sudoku_desktop.sentence import Rounded
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.services.hunting.archive import KeptFind
from sudoku_desktop.services.hunting.options import RATED
from sudoku_desktop.speaking import in_words, tr
from sudoku_desktop.ui.numbers import decimal, figure, whole
from sudoku_desktop.ui.widgets.table import Column, number

CSV_COLUMNS = ("puzzle", "value", "er", "ep", "ed", "givens", "seconds", "island", "work", "parents", "new_to_list")
MOST_SECONDS, MOST_MINUTES = 100, 100
tenths = partial(decimal, decimals=1)


def value_in_words(objective: str, value: float) -> str:
    """Return the value of a find as people read it; the number of givens is negative in the archive."""
    return tenths(value) if objective in RATED else figure(abs(value), 1)


def time_in_words(seconds: float) -> str:
    """Return for example "45 s", "12.5 min" or "3.2 h"."""
    if seconds < MOST_SECONDS:
        return f"{whole(seconds)} s"
    minutes = seconds / 60
    return f"{tenths(minutes)} min" if minutes < MOST_MINUTES else f"{tenths(minutes / 60)} h"


def givens_of(kept: KeptFind) -> int:
    """Return the number of givens of a find."""
    return len(kept.find.puzzle) - kept.find.puzzle.count(".")


def facts_in_words(kept: KeptFind) -> str:
    """Return for example "ER 10.2, EP 10.2, ED 2.6 · Pearl · 24 givens · minimal, one solution"."""
    find = kept.find
    ratings = tr("ER {er}, EP {ep}, ED {ed}", er=Rounded(find.er), ep=Rounded(find.ep), ed=Rounded(find.ed))
    gem = "" if kept.gem is None else in_words(kept.gem)
    proved = tr("minimal, one solution")
    return " · ".join(filter(None, (ratings, gem, tr("%n given(s)", n=givens_of(kept)), proved)))


def as_puzzle(kept: KeptFind) -> Puzzle:
    """Return a find as a puzzle, with its rating in the title."""
    rating = tenths(kept.find.er)
    return Puzzle(
        Grid.from_text(kept.find.puzzle), tr("Find of a hunt, {rating}", rating=rating), published_rating=rating
    )


def find_columns(ratings: Mapping[str, float], is_new: Callable[[KeptFind], bool]) -> tuple[Column[KeptFind], ...]:
    """Return the columns; `ratings` has the ER of each find by its puzzle, in which parents are looked up."""

    def ancestry(kept: KeptFind) -> str:
        if not kept.find.parents:
            return tr("at random")
        unrated = tr("unrated")
        return " + ".join(tenths(ratings[each]) if each in ratings else unrated for each in kept.find.parents)

    def gem(kept: KeptFind) -> str:
        return "" if kept.gem is None else in_words(kept.gem)

    return (
        Column(
            "value",
            tr("Value"),
            lambda kept: figure(abs(kept.find.value), 1),
            attrgetter("find.value"),
            is_number=True,
        ),
        number("er", "ER", attrgetter("find.er"), tenths, tip=tr("Rating of the hardest step")),
        number("ep", "EP", attrgetter("find.ep"), tenths, tip=tr("Rating up to the first placement")),
        number("ed", "ED", attrgetter("find.ed"), tenths, tip=tr("Rating of the first step")),
        Column("gem", tr("Gem"), gem, tip=tr("Diamond: ED = ER. Pearl: EP = ER.")),
        Column(
            "new",
            tr("Your list"),
            lambda kept: tr("new") if is_new(kept) else tr("known"),
            tip=tr("Whether a puzzle like this one is in the lists that you compare with"),
        ),
        number("givens", tr("Givens"), givens_of),
        number("seconds", tr("After"), attrgetter("seconds"), time_in_words, width=8),
        Column(
            "parents",
            tr("Made from"),
            ancestry,
            tip=tr("Ratings of the one or two puzzles that were varied"),
            more=lambda kept: "\n".join(kept.find.parents),
            is_number=True,  # the ratings are right-aligned as in the other columns
            stretches=True,
        ),
    )


def as_text(finds: Sequence[KeptFind]) -> str:
    """Return a line for each find: 81 cells, and ER, EP and ED."""
    return "".join(f"{kept.find.line}\n" for kept in finds)


def as_csv(finds: Sequence[KeptFind], metadata: Mapping[str, str], known: Collection[str] | None) -> str:
    """Return all that is known about finds; without a list of known puzzles the last column is empty."""
    rows = [
        (
            kept.find.puzzle,
            abs(kept.find.value),
            kept.find.er,
            kept.find.ep,
            kept.find.ed,
            givens_of(kept),
            round(kept.seconds, 1),
            kept.find.island + 1,
            kept.find.work,
            " ".join(kept.find.parents),
            None if known is None else int(kept.find.puzzle not in known),
        )
        for kept in finds
    ]
    return csv_text(metadata, CSV_COLUMNS, rows)
