"""Descriptions of a collection's ratings and of their agreement, in the user's language."""

from sudoku_desktop.sentence import Rounded, Sentence
from sudoku_desktop.services.collection_rating import CollectionRow, Correlation
from sudoku_desktop.speaking import in_words, tr

LARGELY, PARTLY = 0.7, 0.4
"""Coefficients above which a correlation is called strong or moderate, as is usual."""


def why_row_not_rated(row: CollectionRow) -> str:
    """Return the text of a cell without a rating, or "" if there is a rating."""
    if row.why_not_rated is None:
        return ""
    return in_words(row.why_not_rated if row.solutions == 1 else row.verdict)


def agreement_in_words(correlation: Correlation | None) -> str:
    """Return whether evolution and people agree on what is hard, with the figures that show it."""
    if correlation is None:
        return tr("Too few puzzles have both ratings yet to compare evolution with people.")
    low, high = correlation.interval or (0.0, 0.0)
    said = Sentence(
        "Spearman {coefficient} over %n puzzle(s): {verdict}."
        if correlation.interval is None
        else "Spearman {coefficient} (95 % interval {low} to {high}) over %n puzzle(s): {verdict}."
    )
    return in_words(
        said.with_terms(
            coefficient=Rounded(correlation.coefficient, 2),
            low=Rounded(low, 2),
            high=Rounded(high, 2),
            n=correlation.puzzles,
            verdict=_verdict(correlation),
        )
    )


def givens_in_words(coefficient: float | None) -> str:
    """Return how evolution's effort is related to the number of givens."""
    if coefficient is None:
        return ""
    return tr("Between givens and generations: {coefficient}.", coefficient=Rounded(coefficient, 2))


def _verdict(correlation: Correlation) -> Sentence:
    """Return a statement that the confidence interval supports."""
    coefficient, interval = correlation.coefficient, correlation.interval
    if interval is None and abs(coefficient) < 1:
        return Sentence("too few puzzles to tell")
    if interval is not None and interval[0] <= 0 <= interval[1]:
        return Sentence("no significant agreement between evolution and people")
    if coefficient < 0:
        return Sentence("what evolution finds harder, people find easier")
    if coefficient >= LARGELY:
        return Sentence("evolution and people largely agree")
    if coefficient >= PARTLY:
        return Sentence("evolution and people partly agree")
    return Sentence("evolution and people agree weakly")
