"""What is read on paper and in the print dialog, in the reader's language."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from sudoku_desktop.printing.sheet import Paper, Solutions, Words
from sudoku_desktop.ui.numbers import whole
from sudoku_desktop.ui.printing.choices import Pencil


def words_on_paper() -> Words:
    """Captions and footers."""
    translate = QCoreApplication.translate
    return Words(
        number=translate("Paper", "No. {number}"),
        clues=translate("Paper", "{clues} clues"),
        rating=translate("Paper", "rating {rating}"),
        rating_at_least=translate("Paper", "rating ≥ {rating}"),
        seed=translate("Paper", "seed {seed}"),
        solutions=translate("Paper", "Solutions"),
        titled_solutions=translate("Paper", "{title}: solutions"),
        place=translate("Paper", "Page {page}, puzzle {place}"),
        page=translate("Paper", "Page {page} of {pages}"),
        program=translate("Paper", "Sudoku Desktop"),
        figure=_figure,
        day=_day,
    )


def _figure(rating: float) -> str:
    return QLocale().toString(rating, "f", 1)


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def paper_in_words(paper: Paper) -> str:
    """Its name, as a choice."""
    return {
        Paper.A4: QCoreApplication.translate("Paper", "A4"),
        Paper.LETTER: QCoreApplication.translate("Paper", "Letter"),
    }[paper]


def solutions_in_words(solutions: Solutions) -> str:
    """Where they are printed, as a choice."""
    translate = QCoreApplication.translate
    return {
        Solutions.NONE: translate("Paper", "None"),
        Solutions.AT_END: translate("Paper", "At the end, 12 per page"),
        Solutions.UPSIDE_DOWN: translate("Paper", "Upside down on the same page"),
        Solutions.SEPARATE_FILE: translate("Paper", "In a separate file"),
    }[solutions]


def pencil_in_words(pencil: Pencil) -> str:
    """What is pencilled in, as a choice."""
    translate = QCoreApplication.translate
    return {
        Pencil.NONE: translate("Paper", "Nothing"),
        Pencil.OWN: translate("Paper", "My entries and notes"),
        Pencil.CANDIDATES: translate("Paper", "All candidates"),
    }[pencil]


def layout_in_words(per_page: int) -> str:
    """How many puzzles a page holds."""
    translate = QCoreApplication.translate
    return (
        translate("Paper", "1 puzzle a page")
        if per_page == 1
        else translate("Paper", "{number} puzzles a page").format(number=per_page)
    )


def pages_in_words(count: int) -> str:
    """How many pages."""
    translate = QCoreApplication.translate
    text = translate("Paper", "1 page") if count == 1 else translate("Paper", "{number} pages")
    return text.format(number=whole(count))


def puzzles_in_words(count: int) -> str:
    """How many puzzles."""
    translate = QCoreApplication.translate
    text = translate("Paper", "1 puzzle") if count == 1 else translate("Paper", "{number} puzzles")
    return text.format(number=whole(count))
