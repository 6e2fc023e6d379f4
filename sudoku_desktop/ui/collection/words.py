"""A collection's ratings, and how evolution's agree with people's, in the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sudoku_desktop.services.collection_rating import Correlation, Row
from sudoku_desktop.ui.numbers import decimal, whole
from sudoku_desktop.ui.speaking import in_words

LARGELY, PARTLY = 0.7, 0.4
"""Coefficients from here on are called strong and moderate, as is common."""


def why_row_not_rated(row: Row) -> str:
    """The reason for a table's cell; nothing where there is a rating."""
    if row.why_not_rated is None:
        return ""
    return in_words(row.why_not_rated if row.solutions == 1 else row.verdict)


def agreement_in_words(correlation: Correlation | None) -> str:
    """Whether evolution and people agree on what is hard, with the figures that say so."""
    translate = QCoreApplication.translate
    if correlation is None:
        return translate("Rating", "Too few puzzles have both ratings yet to compare evolution with people.")
    if correlation.interval is None:
        text = translate("Rating", "Spearman {coefficient} over {puzzles} puzzles: {verdict}.")
        low = high = 0.0
    else:
        text = translate(
            "Rating", "Spearman {coefficient} (95 % interval {low} to {high}) over {puzzles} puzzles: {verdict}."
        )
        low, high = correlation.interval
    return text.format(
        coefficient=decimal(correlation.coefficient),
        low=decimal(low),
        high=decimal(high),
        puzzles=whole(correlation.puzzles),
        verdict=_verdict(correlation),
    )


def clues_in_words(coefficient: float | None) -> str:
    """How the number of givens goes with evolution's effort, which may say more than people's rating does."""
    if coefficient is None:
        return ""
    text = QCoreApplication.translate("Rating", "Between givens and generations: {coefficient}.")
    return text.format(coefficient=decimal(coefficient))


def _verdict(correlation: Correlation) -> str:
    """Nothing is claimed that the interval does not bear out."""
    translate = QCoreApplication.translate
    coefficient, interval = correlation.coefficient, correlation.interval
    if interval is None and abs(coefficient) < 1:
        return translate("Rating", "too few puzzles to tell")
    if interval is not None and interval[0] <= 0 <= interval[1]:
        return translate("Rating", "no significant agreement between evolution and people")
    if coefficient < 0:
        return translate("Rating", "what evolution finds harder, people find easier")
    if coefficient >= LARGELY:
        return translate("Rating", "evolution and people largely agree")
    if coefficient >= PARTLY:
        return translate("Rating", "evolution and people partly agree")
    return translate("Rating", "evolution and people agree weakly")
