"""Rates the puzzles of a file one after the other, and compares their human and evolutionary ratings.

Vocabulary: a *row* holds the figures of one puzzle's rating, about a kilobyte instead of all its runs, so that
thousands of puzzles fit in memory; the *coefficient* is Spearman's rank correlation between the puzzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atanh, sqrt, tanh
from operator import attrgetter

from sudoku_desktop.board import Puzzle
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.csv_text import csv_text
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating, EvolutionSettings
from sudoku_desktop.services.rank_correlation import spearman
from sudoku_desktop.services.rating import PuzzleRating, rate_puzzle
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.distributions import CONFIDENCE
from sudoku_desktop.trials.records import MadeRun
from sudoku_desktop.trials.statistics import Interval, Spread

FEWEST_FOR_INTERVAL = 4
"""Minimum number of puzzles for a confidence interval, whose width is proportional to 1 / √(n − 3)."""


@dataclass(frozen=True)
class CollectionRow:
    """Figures of one puzzle of a collection.

    `number`: position in the file, from 1. `published`: rating stated in the file. `solutions`: 2 for several, None for
    undecided. `rating`, `level`, `hardest` (a technique's title) and `steps`: the human rating, a lower bound if
    `at_least`. `first_placement`, `first_step`: see `logic.Rating`. `human_key`: see `PuzzleRating.human_key`.
    `verdict`: sentence on the solutions. `why_not_rated`: why there is no human rating, or None.
    """

    number: int
    title: str
    published: str
    puzzle: str
    given_count: int
    solutions: int | None
    rating: float | None
    at_least: bool
    level: str | None
    hardest: Sentence | None
    steps: int | None
    first_placement: float | None
    first_step: float | None
    guesses: float | None
    human_key: tuple[float, float] | None
    evolution: EvolutionaryRating | None
    verdict: Sentence
    why_not_rated: Sentence | None

    @property
    def generations(self) -> Spread | None:
        """The generations of the evolutionary runs; None without runs."""
        return self.evolution.generations if self.evolution is not None else None

    @classmethod
    def of(cls, number: int, puzzle: Puzzle, rating: PuzzleRating) -> CollectionRow:
        """Return the figures of a puzzle's rating."""
        human = rating.human
        return cls(
            number=number,
            title=puzzle.title,
            published=puzzle.published_rating,
            puzzle=puzzle.givens.to_text(),
            given_count=puzzle.givens.filled_count,
            solutions=rating.assessment.solutions,
            rating=human.rating if human else None,
            at_least=human is not None and not human.reaches_solution,
            level=human.level.value if human else None,
            hardest=human.hardest.title if human and human.hardest else None,
            steps=human.steps if human else None,
            first_placement=human.first_placement if human else None,
            first_step=human.first_step if human else None,
            guesses=rating.guesses,
            human_key=rating.human_key,
            evolution=rating.evolution if rating.evolution is not None and rating.evolution.finished else None,
            verdict=rating.assessment.sentence,
            why_not_rated=rating.why_not_rated,
        )


def rate_collection(
    puzzles: Sequence[Puzzle],
    evolution: EvolutionSettings | None = None,
    stop: Stop | None = None,
    watch: Callable[[int, PuzzleRating], None] = lambda number, rating: None,
    keep: Callable[[Sequence[MadeRun]], None] | None = None,
) -> Iterator[CollectionRow]:
    """Rate each puzzle in turn by `rate_puzzle`, whose runs use all cores; yield each row when it is complete.

    `watch` receives the number (from 1) of the current puzzle and its rating so far, and `keep` its finished runs.
    After any thread has set `stop`, the iteration ends within 0.1 s; the row of the current puzzle is still yielded if
    its human rating or a run was ready. Raises ValueError as `rate_puzzle` does.
    """
    stop = stop or Stop()
    for number, puzzle in enumerate(puzzles, 1):
        if stop.is_set():
            return

        def watch_one(rating: PuzzleRating, number: int = number) -> None:
            watch(number, rating)

        rating = rate_puzzle(puzzle.givens, evolution, stop, watch_one, keep, puzzle.title)
        if rating.is_rated or not stop.is_set():
            yield CollectionRow.of(number, puzzle, rating)


@dataclass(frozen=True)
class Correlation:
    """Spearman's coefficient between the human and the evolutionary ratings of `puzzles` puzzles.

    `interval`: 95 % confidence interval, by Fisher's transformation with the standard error √((1 + ρ²/2) / (n − 3)) of
    Bonett and Wright (2000); None for fewer than four puzzles, and for ±1, where the transformation is infinite.
    """

    coefficient: float
    puzzles: int
    interval: Interval | None


def correlation(rows: Iterable[CollectionRow]) -> Correlation | None:
    """Return the correlation of human and evolutionary ratings, over puzzles rated both ways.

    Puzzles whose runs were stopped are left out, because the finished runs are the short ones. Evolution orders puzzles
    by expected generations, those without a solved run last. Returns None if one of the orders is degenerate: fewer
    than two puzzles, or all of the same rank.
    """
    both = [
        (row.human_key, row.evolution.expected.value)
        for row in rows
        if row.human_key and row.evolution and row.evolution.is_complete
    ]
    human_ranks = {key: float(rank) for rank, key in enumerate(sorted({human for human, _ in both}))}
    effort_ranks = {key: float(rank) for rank, key in enumerate(sorted({effort for _, effort in both}))}
    if len(human_ranks) < 2 or len(effort_ranks) < 2:
        return None
    coefficient = spearman([human_ranks[human] for human, _ in both], [effort_ranks[effort] for _, effort in both])
    return Correlation(coefficient, len(both), _interval(coefficient, len(both)))


def _interval(coefficient: float, puzzles: int) -> Interval | None:
    if puzzles < FEWEST_FOR_INTERVAL or abs(coefficient) >= 1:
        return None
    half = CONFIDENCE * sqrt((1 + coefficient**2 / 2) / (puzzles - 3))
    return tanh(atanh(coefficient) - half), tanh(atanh(coefficient) + half)


def _of_generations(name: str) -> Callable[[CollectionRow], object]:
    return lambda row: getattr(row.generations, name, None)


def _of_evolution(name: str) -> Callable[[CollectionRow], object]:
    """Return a function that returns a figure of the evolutionary rating under its JSON name, or None without runs."""
    return lambda row: row.evolution.as_json_object()[name] if row.evolution and row.generations else None


COLUMNS: Mapping[str, Callable[[CollectionRow], object]] = {
    "number": attrgetter("number"),
    "title": attrgetter("title"),
    "published_rating": attrgetter("published"),
    "puzzle": attrgetter("puzzle"),
    "clues": attrgetter("given_count"),
    "solutions": attrgetter("solutions"),
    "rating": attrgetter("rating"),
    "at_least": lambda row: None if row.rating is None else int(row.at_least),
    "level": attrgetter("level"),
    "hardest": attrgetter("hardest"),
    "steps": attrgetter("steps"),
    "first_placement": attrgetter("first_placement"),
    "first_step": attrgetter("first_step"),
    "guesses": attrgetter("guesses"),
    "algorithm": _of_evolution("algorithm"),
    "seed": _of_evolution("seed"),
    "runs": _of_evolution("runs"),
    "solved": _of_evolution("solved"),
    "generations_min": _of_generations("min"),
    "generations_mean": _of_generations("mean"),
    "generations_median": _of_generations("median"),
    "generations_max": _of_generations("max"),
    "trials_mean": _of_evolution("trials_mean"),
    "expected_generations": _of_evolution("expected_generations"),
    "evolution_level": _of_evolution("level"),
    "not_rated_because": attrgetter("why_not_rated"),
}
"""Columns of the CSV file with their values, None for an empty cell; `at_least` is 1 if `rating` is a lower bound."""


def collection_csv(rows: Iterable[CollectionRow], metadata: Mapping[str, str]) -> str:
    """Return the rows as CSV text, with the metadata in columns of their own as in `csv_text`."""
    return csv_text(metadata, list(COLUMNS), ([value(row) for value in COLUMNS.values()] for row in rows))
