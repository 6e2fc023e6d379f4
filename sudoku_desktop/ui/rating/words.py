"""Descriptions of ratings by evolution in the user's language."""

from math import isfinite

from sudoku_desktop.board import Geometry
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.sentence import Rounded, Sentence
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.services.rating_scales import EvolutionaryLevel, scale_of, why_no_scale
from sudoku_desktop.speaking import all_in_words, full_sentence, in_words, tr
from sudoku_desktop.ui.numbers import percentage, rounded, whole

DASH = "–"


def evolution_in_words(rating: EvolutionaryRating) -> str:
    """Return the heading: "Medium · 5,230 generations", or the number of generations that did not suffice."""
    expected, figures = rating.expected.value, rating.generations
    if figures is None:
        return DASH
    if not isfinite(expected):
        text = Sentence("not solved in %n generation(s)", n=int(figures.max))
    elif rounded(expected) == whole(expected):
        text = Sentence("%n generation(s)", n=round(expected))
    else:
        text = Sentence("{number} generations", number=rounded(expected))
    level = rating.level
    return f"{in_words(level.title)} · {in_words(text)}" if level is not None else in_words(text)


def solved_in_words(rating: EvolutionaryRating) -> str:
    """Return the number of solved runs and the 95 % interval of their share, such as "98 of 100 (93 % to 99.4 %)"."""
    if not rating.finished:
        return DASH
    _, low, high = map(percentage, rating.solved_share.figures)
    text = Sentence("{solved} of {runs} ({low} to {high})", low=low, high=high)
    return in_words(text.with_terms(solved=rating.solved, runs=rating.finished))


def mean_in_words(rating: EvolutionaryRating) -> str:
    """Return the mean number of generations with its interval, or a lower bound."""
    figures, expected = rating.generations, rating.expected
    if figures is None:
        return DASH
    if rating.is_lower_bound:
        return f"≥ {rounded(figures.mean)}"
    if not isfinite(expected.high):
        return rounded(figures.mean)
    return f"{rounded(figures.mean)} ({rounded(expected.low)}–{rounded(expected.high)})"


def unsolved_in_words(rating: EvolutionaryRating) -> str:
    """Return an explanation of the sign ≥ and of the heading's number, or "" if all runs are solved."""
    if not rating.is_lower_bound:
        return ""
    unsolved = rating.finished - rating.solved
    if not rating.solved:
        return tr("≥: %n run(s) ended unsolved.", n=unsolved)
    return tr("≥: %n run(s) ended unsolved. The heading is total generations ÷ solved runs (ERT).", n=unsolved)


def expected_in_words(rating: EvolutionaryRating) -> str:
    """Return how the number in the heading is calculated."""
    if not rating.solved:
        return tr("No run solved the puzzle within its budget; the figures show what was spent.")
    sentences = [Sentence("Generations per solution: total generations ÷ solved runs (ERT).")]
    if isfinite(rating.expected.high):
        _, low, high = map(rounded, rating.expected.figures)
        sentences.append(Sentence("95 % interval {low} to {high}.", low=low, high=high))
    return all_in_words(sentences)


def scale_in_words(algorithm: Algorithm, shape: Geometry) -> str:
    """Return the origin of the words easy, medium and hard for this algorithm, or why there are none."""
    scale = scale_of(algorithm, shape)
    said = scale.sentence if scale is not None else why_no_scale(algorithm, shape)
    return full_sentence(said) if said is not None else ""


def scale_agreement_in_words(algorithm: Algorithm, shape: Geometry) -> str:
    """Return how well the scale agrees with people's ratings, or "" without a scale."""
    scale = scale_of(algorithm, shape)
    if scale is None:
        return ""
    return tr(
        "Of the puzzles with a known human rating, {agreement} have the same level on this scale as for "
        "people. Spearman’s coefficient between the two ratings is {coefficient}.",
        agreement=percentage(round(scale.agreement, 2)),
        coefficient=Rounded(scale.rank_correlation, 2),
    )


def level_limits(algorithm: Algorithm, shape: Geometry) -> list[tuple[float, str]]:
    """Return the generations at which levels begin, each with the level's name; empty without a scale."""
    scale = scale_of(algorithm, shape)
    if scale is None:
        return []
    return [
        (scale.easy_below, in_words(EvolutionaryLevel.MEDIUM.title)),
        (scale.hard_above, in_words(EvolutionaryLevel.HARD.title)),
    ]
