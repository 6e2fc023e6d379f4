"""Ratings by evolution, and how they agree with people's, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from sudoku_desktop.board.formats import FileTextError
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.services.rating_scales import Level, NoScale, Origin, scale_of, why_no_scale
from sudoku_desktop.ui.plots.words import figure, percentage, whole

if TYPE_CHECKING:  # these load the compiler
    from sudoku_desktop.services.collection_rating import Correlation, Row
    from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating

DASH = "–"
LADDER_CELLS = 81
"""Of the puzzles that the techniques are for."""
LARGELY, PARTLY = 0.7, 0.4
"""Coefficients from here on are called strong and moderate, as is common."""


def evolution_level_in_words(level: Level) -> str:
    """How hard evolution finds a puzzle, as a heading begins: "Medium"."""
    translate = QCoreApplication.translate
    return {
        Level.EASY: translate("EvolutionLevel", "Easy"),
        Level.MEDIUM: translate("EvolutionLevel", "Medium"),
        Level.HARD: translate("EvolutionLevel", "Hard"),
    }[level]


def rounded(number: float) -> str:
    """A mean, with the more decimals the smaller it is."""
    for limit, decimals in ((1, 3), (10, 2), (100, 1)):
        if number < limit:
            return figure(number, decimals)
    return whole(number)


def decimal(number: float, decimals: int = 2) -> str:
    """With so many decimals, always."""
    return QLocale().toString(float(number), "f", decimals)


def evolution_in_words(rating: EvolutionaryRating) -> str:
    """The heading: "Medium · 5,230 generations", or how many were not enough."""
    translate = QCoreApplication.translate
    expected, figures = rating.expected_generations, rating.generations
    if figures is None:
        return DASH
    if expected is None:
        text = translate("Rating", "not solved in {generations} generations").format(generations=whole(figures.max))
    elif rounded(expected) == "1":
        text = translate("Rating", "1 generation")
    else:
        text = translate("Rating", "{generations} generations").format(generations=rounded(expected))
    level = rating.level
    return f"{evolution_level_in_words(level)} · {text}" if level is not None else text


def solved_in_words(rating: EvolutionaryRating) -> str:
    """For example "98 of 100 (98 %; 95 % interval 93 % to 99.4 %)"."""
    share = rating.solved_share
    if share is None:
        return DASH
    low, high = rating.solved_share_interval
    text = QCoreApplication.translate("Rating", "{solved} of {runs} ({share}; 95 % interval {low} to {high})")
    return text.format(
        solved=whole(rating.solved),
        runs=whole(rating.finished),
        share=percentage(share),
        low=percentage(low),
        high=percentage(high),
    )


def mean_in_words(rating: EvolutionaryRating) -> str:
    """The mean with its interval, or what it is at least."""
    figures, interval = rating.generations, rating.expected_generations_interval
    if figures is None:
        return DASH
    if rating.is_lower_bound:
        return f"≥ {rounded(figures.mean)}"
    if interval is None:
        return rounded(figures.mean)
    low, high = interval
    return f"{rounded(figures.mean)} ({rounded(low)}–{rounded(high)})"


def unsolved_in_words(rating: EvolutionaryRating) -> str:
    """What the sign ≥ before a figure means; nothing where all runs are solved."""
    if not rating.is_lower_bound:
        return ""
    unsolved = rating.finished - rating.solved
    return QCoreApplication.translate("Rating", "≥: %n run(s) ended unsolved.", "", unsolved)


def expected_in_words(rating: EvolutionaryRating) -> str:
    """How the heading's number is reckoned."""
    translate = QCoreApplication.translate
    if rating.expected_generations is None:
        return translate("Rating", "No run was solved within its budget; the figures are what was spent.")
    text = translate("Rating", "Generations for a solution: those of all runs by the number of solved runs.")
    if rating.expected_generations_interval is None:
        return text
    low, high = rating.expected_generations_interval
    interval = translate("Rating", "95 % interval {low} to {high}.")
    return f"{text} {interval.format(low=rounded(low), high=rounded(high))}"


def scale_in_words(algorithm: Algorithm, order: int) -> str:
    """Where the words easy, medium and hard come from for this algorithm, or why there are none."""
    translate = QCoreApplication.translate
    scale = scale_of(algorithm, order)
    if scale is None:
        return {
            NoScale.OTHER_ORDER: translate("Rating", "No level: there are scales for 9×9 puzzles only."),
            NoScale.CHANGED_SETTINGS: translate("Rating", "No level: there is no scale for changed settings."),
            NoScale.UNSUITABLE: translate(
                "Rating",
                "No level: the generations this algorithm needs say too little about how hard people find a puzzle.",
            ),
            None: "",
        }[why_no_scale(algorithm, order)]
    text = translate("Rating", "Scale: easy below {easy} generations, hard above {hard}; calibrated on people.")
    if scale.origin is Origin.PUBLISHED:
        text = translate("Rating", "Scale: easy below {easy} generations, hard above {hard}; published in 2007.")
    return text.format(easy=rounded(scale.easy_below), hard=rounded(scale.hard_above))


def scale_agreement_in_words(algorithm: Algorithm, order: int) -> str:
    """How far the scale agrees with people; nothing without a scale."""
    scale = scale_of(algorithm, order)
    if scale is None:
        return ""
    text = QCoreApplication.translate(
        "Rating",
        "Of the puzzles whose human rating is known, {agreement} have the level on this scale that they have for "
        "people. Spearman’s coefficient between the two ratings is {coefficient}.",
    )
    return text.format(agreement=percentage(round(scale.agreement, 2)), coefficient=decimal(scale.rank_correlation))


def why_row_not_rated(row: Row) -> str:
    """The reason for a table's cell."""
    translate = QCoreApplication.translate
    if row.solutions is None:
        return translate("Rating", "undecided: the exact solver gave up")
    if row.solutions != 1:
        several, none = translate("Rating", "several solutions"), translate("Rating", "no solution")
        return several if row.solutions else none
    if len(row.puzzle) == LADDER_CELLS:
        return translate("Rating", "stopped before it was rated")
    return translate("Rating", "the techniques are those for 9×9 puzzles")


def file_problem_in_words(name: str, error: FileTextError | OSError) -> str:
    """Why a file is not read; what is wrong in its text is quoted as it is."""
    translate = QCoreApplication.translate
    if isinstance(error, OSError):
        text = translate("PuzzleFiles", "{file} cannot be read: {reason}.")
        return text.format(file=name, reason=error.strerror or str(error))
    reason = error.problem
    if error.line is not None and error.column is not None:
        reason = translate("PuzzleFiles", "line {line}, column {column}: {problem}")
    elif error.line is not None:
        reason = translate("PuzzleFiles", "line {line}: {problem}")
    reason = reason.format(line=error.line, column=error.column, problem=error.problem) if error.line else reason
    return translate("PuzzleFiles", "{file} cannot be opened: {reason}.").format(file=name, reason=reason)


def level_limits(algorithm: Algorithm, order: int) -> list[tuple[float, str]]:
    """The generations at which levels begin, each with its word; none without a scale."""
    scale = scale_of(algorithm, order)
    if scale is None:
        return []
    return [
        (scale.easy_below, evolution_level_in_words(Level.MEDIUM)),
        (scale.hard_above, evolution_level_in_words(Level.HARD)),
    ]


def agreement_in_words(correlation: Correlation | None) -> str:
    """Whether evolution and people agree on what is hard, with the figures that say so."""
    translate = QCoreApplication.translate
    if correlation is None:
        return translate("Rating", "Not enough puzzles are rated both ways yet to compare evolution with people.")
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
    text = QCoreApplication.translate(
        "Rating", "Between the number of givens and evolution’s generations it is {coefficient}."
    )
    return text.format(coefficient=decimal(coefficient))


def _verdict(correlation: Correlation) -> str:
    """Nothing is claimed that the interval does not bear out."""
    translate = QCoreApplication.translate
    coefficient, interval = correlation.coefficient, correlation.interval
    if interval is None and abs(coefficient) < 1:
        return translate("Rating", "too few puzzles to tell")
    if interval is not None and interval[0] <= 0 <= interval[1]:
        return translate("Rating", "no agreement between evolution and people is shown")
    if coefficient < 0:
        return translate("Rating", "what evolution finds harder, people find easier")
    if coefficient >= LARGELY:
        return translate("Rating", "evolution and people largely agree")
    if coefficient >= PARTLY:
        return translate("Rating", "evolution and people partly agree")
    return translate("Rating", "evolution and people agree a little")
