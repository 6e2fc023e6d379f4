"""The objectives of a hunt, declared as data.

Vocabulary: the *value* of a puzzle is the figure that the hunt wants to be large (of givens: small), measured exactly;
its *fitness* is what the evolution selects by, which may be another figure. A *screen* is a cheap number by which most
children are discarded before their fitness is computed.

Selecting by the rating alone does not work: nearly all puzzles are solved by short chains, and among those the rating
does not lead uphill. What does lead there is the resistance to trial and error (see `exact.trial_and_error`): that of
depth 2 grows evenly from ordinary puzzles to the hardest known, and that of depth 1 leads to those where it is stuck,
as all known puzzles rated above 10 are. Only puzzles where depth 1 is stuck are rated.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from math import log10

from sudoku_desktop import logic
from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.evolution.preset_file import from_text
from sudoku_desktop.exact.trial_and_error import TrialAndError, deep_bottleneck, try_and_err
from sudoku_desktop.logic import Level, Rating
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.hunting.options import Aim
from sudoku_desktop.trials.execution import execute
from sudoku_desktop.trials.records import Trial

GUESS_ISOMORPHS = 20
GENETIC_RUNS = 5
GENETIC_TRIALS = 50_000
"""Budget of each run of a genetic algorithm, in trials; an unsolved run counts as that many."""
MOST_RESISTANCE, MOST_DEEP_RESISTANCE = 2.5, 3.0
"""Limits of the resistances to trial and error of depth 1 and 2, which puzzles have that it does not solve."""
SHALLOW_WEIGHT = 0.4
"""Weight of the resistance of depth 1 beside that of depth 2."""
CHILD_WORK, DEEP_WORK, RATING_WORK = 1, 8, 250
"""Units of work, about half a millisecond each, by which a hunt measures how far it has come.

They are fixed numbers, not measured times, so that the course of a hunt does not depend on the machine.
"""


@dataclass(frozen=True)
class ObjectiveSettings:
    """Settings that some objectives need: the level for the fewest givens, and the algorithm for the most trials.

    `algorithm` is the text of a preset file.
    """

    level: Level = Level.GENTLE
    algorithm: str = ""


DEFAULT_SETTINGS = ObjectiveSettings()


@dataclass
class AssessedPuzzle:
    """A minimal puzzle to be judged, with its solution; results that several functions need are computed once.

    `work` counts the units of work spent on it.
    """

    puzzle: Grid
    solution: Grid
    search: logic.Search
    settings: ObjectiveSettings = DEFAULT_SETTINGS
    work: int = CHILD_WORK

    @cached_property
    def trial_and_error(self) -> TrialAndError:
        return try_and_err(self.puzzle, self.solution)

    @cached_property
    def rating(self) -> Rating:
        """The complete rating."""
        rating = self.search.rate(self.puzzle)
        self.work += RATING_WORK
        return rating

    @cached_property
    def resistance(self) -> float:
        """Logarithm of the bottleneck of trial and error of depth 1."""
        return min(log10(1.0 + self.trial_and_error.bottleneck), MOST_RESISTANCE)

    @cached_property
    def both_resistances(self) -> float:
        """The resistances to trial and error of depth 2 and, with less weight, of depth 1."""
        self.work += DEEP_WORK
        deep = min(log10(1.0 + deep_bottleneck(self.puzzle, self.solution)), MOST_DEEP_RESISTANCE)
        return deep + SHALLOW_WEIGHT * self.resistance

    @cached_property
    def first_step_fitness(self) -> float:
        """Rating of the first step, and a little of the resistance, which decides between equal ratings."""
        deduction = self.search.next_deduction(logic.Position(self.puzzle))
        first = 0.0 if deduction is None else deduction.rating
        return first + TIE * self.resistance / MOST_RESISTANCE

    @cached_property
    def guesses(self) -> float:
        """Mean number of guesses of the exact solver."""
        self.work += GUESS_ISOMORPHS
        return mean_guesses(self.puzzle, GUESS_ISOMORPHS)

    @cached_property
    def genetic_trials(self) -> float:
        """Mean number of trials of a few runs of the genetic algorithm of the settings."""
        budget = Budget(trials=GENETIC_TRIALS)
        algorithm = from_text(self.settings.algorithm)
        self.work += GENETIC_RUNS * GENETIC_TRIALS // 1000
        trials = [Trial.of(self.puzzle, algorithm, seed, budget) for seed in range(GENETIC_RUNS)]
        return sum(execute(trial, with_course=False).outcome.trials for trial in trials) / GENETIC_RUNS

    @cached_property
    def few_givens(self) -> float:
        """Minus the number of givens, and at least 100 less for a puzzle above or below the level of the settings."""
        level = self.settings.level
        rating = self.search.rate(self.puzzle, logic.HIGHEST_RATINGS[level])
        self.work += CHILD_WORK
        levels_off = abs(rating.level.rank - level.rank)
        if levels_off == 0 and rating.reaches_solution:
            return -float(self.puzzle.filled_count)
        return -float(self.puzzle.filled_count) - 100 - 10 * levels_off


@dataclass(frozen=True)
class Objective:
    """A figure of puzzles that a hunt makes as large as possible.

    Attributes
    ----------
    name
        On the command line.
    screen
        Cheap figure of a candidate, the higher the better.
    fitness
        Figure by which the evolution selects, the higher the better.
    value
        The exact figure, the higher the better.
    is_measured
        Whether a candidate is worth measuring at all.
    margin
        A candidate is measured if its fitness is less than this below the best of those measured before on its island,
        and is a find if its value, too, is less than this below theirs.
    population
        Number of individuals of an island.
    """

    name: str
    screen: Callable[[AssessedPuzzle], float]
    fitness: Callable[[AssessedPuzzle], float]
    value: Callable[[AssessedPuzzle], float]
    is_measured: Callable[[AssessedPuzzle], bool] = lambda _: True
    margin: float = 0.0
    population: int = 16


TIE = 0.05
"""Weight of the resistance beside the rating of the first step, where it decides between equal ones only."""


def _exact(name: str, figure: Callable[[AssessedPuzzle], float]) -> Objective:
    """Return an objective of which one figure is the screen, the fitness and the value."""
    return Objective(name, figure, figure, figure)


OBJECTIVES = (
    Objective(
        Aim.RATING.value,
        lambda candidate: candidate.resistance,
        lambda candidate: candidate.both_resistances,
        lambda candidate: candidate.rating.rating,
        lambda candidate: candidate.trial_and_error.is_stuck,
        margin=0.3,
        population=128,
    ),
    Objective(
        Aim.FIRST_STEP.value,
        lambda candidate: candidate.first_step_fitness,
        lambda candidate: candidate.first_step_fitness,
        lambda candidate: candidate.rating.first_step,
    ),
    _exact(Aim.GUESSES.value, lambda candidate: candidate.guesses),
    _exact(Aim.TRIALS.value, lambda candidate: candidate.genetic_trials),
    replace(
        _exact(Aim.FEWEST_GIVENS.value, lambda candidate: candidate.few_givens),
        is_measured=lambda candidate: candidate.few_givens >= -81,
    ),
)
"""The objectives: highest rating, hardest first step, most guesses, most trials, and fewest givens at a level."""


def objective(name: str) -> Objective:
    """Return the objective of this name."""
    return next(each for each in OBJECTIVES if each.name == name)
