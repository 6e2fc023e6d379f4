"""Ratings as one line of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sudoku_desktop.board import Puzzle
from sudoku_desktop.cli.output import BadInputError
from sudoku_desktop.sentence import english_plural

if TYPE_CHECKING:
    from sudoku_desktop.evolution.algorithm import Algorithm
    from sudoku_desktop.logic import Rating
    from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
    from sudoku_desktop.services.rating import PuzzleRating


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, for example "1 restart" or "2,107 generations"."""
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def heading(number: int, puzzle: Puzzle) -> str:
    """Return the heading above one of several puzzles: number, cells and title."""
    title = f" # {' '.join(puzzle.title.split())}" if puzzle.title else ""
    return f"{number}. {puzzle.givens.to_text()}{title}"


def error_prefix(at: int, puzzles: Sequence[Puzzle]) -> str:
    """Return the prefix of an error message about the puzzle at index `at`, empty for a single puzzle."""
    return f"puzzle {at + 1}: " if len(puzzles) > 1 else ""


@contextmanager
def naming_unfit(at: int, puzzles: Sequence[Puzzle], algorithm: Algorithm) -> Iterator[None]:
    """Convert a ValueError inside the block, as `algorithm` cannot represent a puzzle, to a BadInputError."""
    try:
        yield
    except ValueError as error:
        raise BadInputError(f"{error_prefix(at, puzzles)}{algorithm.name} does not fit: {error}") from None


def rating_in_words(rating: PuzzleRating) -> str:
    """Return the human and evolutionary ratings as text, or the reason why there is no human rating."""
    if rating.human is None:
        parts = [f"{'no human rating' if rating.is_rated else 'not rated'}: {rating.why_not_rated}"]
    else:
        parts = [human_in_words(rating.human, rating.guesses)]
    if rating.evolution is not None:
        parts.append(f"evolution: {evolution_in_words(rating.evolution)}")
    return "; ".join(parts)


def human_in_words(human: Rating, guesses: float | None) -> str:
    """Return a human rating as text, for example "Fiendish, 4.5: Unique rectangle; 58 steps; ER/EP/ED 4.5/1.2/1.2"."""
    steps = english_plural("%n step(s)", human.steps)
    caveat = "" if human.caveat is None else f"; {human.caveat}"
    if human.reaches_solution:
        gem = "" if human.gem is None else f"; {str(human.gem).lower()}"
        triple = f"; ER/EP/ED {human.triple}" if human.triple else ""
        return f"{human}; {steps}{triple}{gem}{caveat}"
    tried = "" if guesses is None else f"; {guesses:.1f} guesses on average"
    return f"{human}; the ladder ends after {steps}{tried}{caveat}"


def evolution_in_words(rating: EvolutionaryRating) -> str:
    """Return a rating as text: level, solved runs, generations and seed.

    For example "easy; 100 of 100 runs solved; generations 31 to 2,107, mean 447.3, median 301; ...; seed 7".
    """
    level = f"{rating.level.value}; " if rating.level else ""
    solved = f"{rating.solved:,} of {counted(rating.finished, 'run')} solved"
    figures = rating.generations
    if figures is None:
        return f"{solved}, seed {rating.seed}"
    spread = f"generations {figures.min:,} to {figures.max:,}, mean {figures.mean:,.1f}, median {figures.median:,g}"
    bound = " (lower bounds: not all runs were solved)" if rating.is_lower_bound else ""
    return f"{level}{solved}; {spread}{bound}; {rating.algorithm.name}, seed {rating.seed}"
