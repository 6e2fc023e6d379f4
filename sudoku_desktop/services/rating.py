"""Difficulty of one puzzle: its assessment with the human rating, then its evolutionary rating.

Vocabulary: the *human* rating comes from the technique ladder of `logic`. If the ladder *ends* before the solution, the
rating is a lower bound, and such puzzles are ranked, after all others, by the mean number of *guesses* of the exact
solver. The *evolutionary* rating summarises many runs of one algorithm. A puzzle with no or several solutions has
neither rating. Human ratings of shapes other than 9×9 are comparable only within one shape (`logic.ladder`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf

from sudoku_desktop.board import Grid
from sudoku_desktop.logic import Rating
from sudoku_desktop.sentence import Sentence
from sudoku_desktop.services.assessment import Assessment, Several, Unique, assess
from sudoku_desktop.services.evolutionary_rating import EvolutionaryRating, EvolutionSettings, rate_by_evolution
from sudoku_desktop.services.stopping import Stop
from sudoku_desktop.trials.execution import ignore
from sudoku_desktop.trials.records import MadeRun


@dataclass(frozen=True)
class PuzzleRating:
    """Assessment and ratings of a puzzle; `evolution` is None if it was not requested or is impossible."""

    assessment: Assessment
    evolution: EvolutionaryRating | None = None

    @property
    def givens(self) -> Grid:
        return self.assessment.grid

    @property
    def human(self) -> Rating | None:
        """The human rating; None while it is unknown."""
        return self.assessment.human if isinstance(self.assessment, Unique) else None

    @property
    def guesses(self) -> float | None:
        """Mean number of guesses, see `Unique.guesses`."""
        return self.assessment.guesses if isinstance(self.assessment, Unique) else None

    @property
    def is_rated(self) -> bool:
        """Whether there is a rating of either kind."""
        return self.human is not None or (self.evolution is not None and self.evolution.finished > 0)

    @property
    def why_not_rated(self) -> Sentence | None:
        """Reason why there is no human rating; None when there is one."""
        return self.assessment.why_not_rated

    @property
    def human_key(self) -> tuple[float, float] | None:
        """Sort key by human difficulty, from easy to hard; None without a human rating.

        The key is the rating if the ladder reaches the solution. All other puzzles follow, sorted by guesses, because
        their rating covers only the steps before the ladder ended.
        """
        if self.human is None:
            return None
        return (self.human.rating, 0.0) if self.human.reaches_solution else (inf, self.guesses or 0.0)

    def as_json_object(self) -> dict[str, object]:
        """Return the rating as the command line prints it.

        `solutions` is 2 for several, null for undecided. `logic` has `at_least` and `guesses` only if the ladder ends
        before the solution. `reason` is present only without a human rating, and `examples` only for several solutions.
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
    keep: Callable[[Sequence[MadeRun]], None] | None = None,
    title: str = "",
) -> PuzzleRating:
    """Assess a puzzle, then rate it by evolution if settings are given and it has exactly one solution.

    `watch` receives the growing rating in the calling thread, as in `assess` and `rate_by_evolution`; `keep` receives
    the finished runs, of a puzzle called `title`. After any thread has set `stop`, the rating so far is returned as
    soon as `assess` allows. Raises ValueError when the settings are out of range or the algorithm cannot represent the
    puzzle.
    """
    stop = stop or Stop()
    assessment = assess(givens, stop=stop, watch=lambda known: watch(PuzzleRating(known)))
    if evolution is None or stop.is_set() or not isinstance(assessment, Unique):
        return PuzzleRating(assessment)

    def grow(grown: EvolutionaryRating) -> None:
        watch(PuzzleRating(assessment, grown))

    return PuzzleRating(assessment, rate_by_evolution(givens, evolution, stop, grow, keep, title))
