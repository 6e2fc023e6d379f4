"""How hard one puzzle is: what is known of it with the human rating, then how hard evolution finds it.

Vocabulary: the *human* rating is the ladder's of `logic`; where the ladder *ends* before the solution the rating is a
lower bound, and the mean number of *guesses* of the exact solver ranks such puzzles, all of which come after those the
ladder solves. The *evolutionary* rating is made of many runs of one algorithm. A puzzle without or with several
solutions has neither. Human ratings of other shapes than 9×9 compare within one shape alone (`logic.ladder`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from sudoku_desktop.board import Grid
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.logic import Rating
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.assessment import Assessment, Several, Unique, assess
from sudoku_desktop.services.evolutionary_rating import (
    DEFAULT_ALGORITHM,
    DEFAULT_RUNS,
    RATING_BUDGET,
    EvolutionaryRating,
    rate_by_evolution,
)
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.execution import ignore
from sudoku_desktop.trials.records import MadeRun


@dataclass(frozen=True)
class EvolutionSettings:
    """What `rate_by_evolution` is asked for; the same seeds for every puzzle."""

    algorithm: Algorithm = DEFAULT_ALGORITHM
    runs: int = DEFAULT_RUNS
    seed: int = 0
    budget: Budget = RATING_BUDGET
    threads: int | None = None


@dataclass(frozen=True)
class PuzzleRating:
    """All that is known of how hard a puzzle is. `evolution` is None where it was not asked for or cannot be."""

    assessment: Assessment
    evolution: EvolutionaryRating | None = None

    @property
    def givens(self) -> Grid:
        return self.assessment.grid

    @property
    def human(self) -> Rating | None:
        """How hard a person finds it, as far as that is known."""
        return self.assessment.human if isinstance(self.assessment, Unique) else None

    @property
    def guesses(self) -> float | None:
        """As `Unique.guesses`."""
        return self.assessment.guesses if isinstance(self.assessment, Unique) else None

    @property
    def is_rated(self) -> bool:
        """Whether there is a rating of either kind."""
        return self.human is not None or (self.evolution is not None and self.evolution.finished > 0)

    @property
    def why_not_rated(self) -> Sentence | None:
        """Why there is no human rating; None where there is one."""
        return self.assessment.why_not_rated

    @property
    def human_key(self) -> tuple[float, float] | None:
        """Sorts puzzles from easy to hard as people find them; None without a human rating.

        By rating where the ladder reaches the solution; after all of those by guesses, because each technique of the
        ladder has failed and the rating only tells what led up to that.
        """
        if self.human is None:
            return None
        return (self.human.rating, 0.0) if self.human.reaches_solution else (inf, self.guesses or 0.0)

    def as_json_object(self) -> dict[str, object]:
        """What the command line prints.

        `solutions`: 2 is several, null undecided. Only where the ladder ends has `logic` `at_least` and `guesses`;
        only where there is no human rating is there a `reason`, and for several solutions `examples` of two.
        """
        assessment, why = self.assessment, self.why_not_rated
        answer: dict[str, object] = {
            "puzzle": self.givens.to_text(),
            **self.givens.geometry.as_json_object(),
            "clues": self.givens.filled_count,
            "solutions": assessment.solutions,
            "logic": None if self.human is None else self._human_as_json_object(self.human),
            "evolution": None if self.evolution is None else self.evolution.as_json_object(),
        }
        if why is not None:
            answer["reason"] = str(why)
        if isinstance(assessment, Several):
            answer["examples"] = [example.to_text() for example in assessment.examples]
        return answer

    def _human_as_json_object(self, human: Rating) -> dict[str, object]:
        answer = human.as_json_object()
        return answer if human.reaches_solution else answer | {"guesses": self.guesses}


def rate_puzzle(
    givens: Grid,
    evolution: EvolutionSettings | None = None,
    stop: Stop | None = None,
    watch: Callable[[PuzzleRating], None] = ignore,
    keep: Callable[[Sequence[MadeRun]], None] = ignore,
    title: str = "",
) -> PuzzleRating:
    """Assess a puzzle, then rate it by evolution if settings are given and it has exactly one solution.

    `watch` sees the rating grow, in the thread that called, as `assess` and `rate_by_evolution` say; `keep` receives
    the finished runs of the puzzle, which is called `title`. Once `stop` is
    set, by whatever thread, the rating is returned as far as it has come, as soon as `assess` says.
    Raises ValueError when the settings are out of range or the algorithm cannot write the puzzle.
    """
    stop = stop or Stop()
    assessment = assess(givens, stop=stop, watch=lambda known: watch(PuzzleRating(known)))
    if evolution is None or stop.is_set() or not isinstance(assessment, Unique):
        return PuzzleRating(assessment)
    by_evolution = rate_by_evolution(
        evolution.algorithm,
        givens,
        runs=evolution.runs,
        seed=evolution.seed,
        budget=evolution.budget,
        threads=evolution.threads,
        stop=stop,
        watch=lambda grown: watch(PuzzleRating(assessment, grown)),
        keep=keep,
        title=title,
    )
    return PuzzleRating(assessment, by_evolution)
