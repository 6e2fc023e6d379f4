"""Shared by the tests of collections: invented rows, and the real window with loaded kernels."""

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.collection_rating import CollectionRow
from sudoku_desktop.services.evolutionary_rating import DEFAULT_ALGORITHM, EvolutionaryRating
from sudoku_desktop.trials.statistics import Sample
from tests.puzzles import MK_FIG_1


def row_of(number, rating=1.5, mean=1000.0, *, title="", at_least=False, solved=10, level="easy", steps=50):
    """Return a row of a puzzle with one solution; without a mean it has no rating by evolution."""
    evolution = None
    if mean is not None:
        spent = [mean / 2, mean / 2, *[mean] * 7, 2 * mean]
        sample = Sample.of(spent, [number < solved for number in range(10)])
        evolution = EvolutionaryRating(MK_FIG_1, DEFAULT_ALGORITHM, 0, Budget(), 10, sample, sample)
    return CollectionRow(
        number=number,
        title=title,
        published="",
        puzzle=MK_FIG_1.to_text(),
        given_count=38,
        solutions=1,
        rating=rating,
        at_least=at_least,
        level=level,
        hardest=Sentence("Naked single"),
        steps=steps,
        first_placement=1.2,
        first_step=1.2,
        guesses=None,
        human_key=(rating, 0.0),
        evolution=evolution,
        verdict=Sentence("exactly one solution"),
        why_not_rated=None,
    )


def unrated_row(number, solutions=2):
    """Return a row of a puzzle without a unique solution."""
    why = Sentence("several solutions" if solutions else "no solution")
    return CollectionRow(number, "", "", "." * 81, 0, solutions, None, False, *[None] * 8, why, why)
