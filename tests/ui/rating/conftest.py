"""Shared by the tests of ratings: invented ratings, and the real window with loaded kernels."""

from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.presets import MANTERE_KOLJONEN_2007
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating
from sudoku_desktop.trials.records import Ending, Outcome
from tests.puzzles import MK_FIG_1


def rating_of(generations, unsolved=(), runs=None):
    """Return a rating with these generations; the runs at `unsolved` were not solved."""
    endings = [Ending.BUDGET_SPENT if seed in unsolved else Ending.SOLVED for seed in range(len(generations))]
    outcomes = [
        Outcome(ending, number, 21 * number, 0, 0.1, 0.0, 0, None)
        for ending, number in zip(endings, generations, strict=True)
    ]
    budget = Budget(generations=100_000)
    return EvolutionaryRating(MK_FIG_1, MANTERE_KOLJONEN_2007, 0, budget, runs or len(outcomes)).of_outcomes(outcomes)
