"""How hard one puzzle is: first what is proved of it, then how a person finds it, then how evolution does.

Vocabulary: the *human* rating is the ladder's of `logic`; where the ladder *ends* before the solution the rating is a
lower bound, and the mean number of *guesses* of the exact solver ranks such puzzles, all of which come after those the
ladder solves. The *evolutionary* rating is made of many runs of one algorithm. A puzzle without or with several
solutions has neither; one of another size than 9×9 has no human rating, since the ladder knows no other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf

from sudoku_desktop import exact, logic
from sudoku_desktop.board import Grid
from sudoku_desktop.board.geometry import SYMBOLS
from sudoku_desktop.evolution.algorithm import Algorithm
from sudoku_desktop.evolution.budget import Budget
from sudoku_desktop.services.evolutionary_rating import (
    DEFAULT_ALGORITHM,
    DEFAULT_BUDGET,
    DEFAULT_RUNS,
    EvolutionaryRating,
    rate_by_evolution,
)
from sudoku_desktop.services.guesses import mean_guesses
from sudoku_desktop.services.stopping import Stop

LADDER_ORDER = 3


class NotRated(Enum):
    """Why there is no human rating; the value is an English sentence's beginning."""

    NO_SOLUTION = "no solution"
    SEVERAL_SOLUTIONS = "several solutions"
    UNDECIDED = "whether there is exactly one solution was not decided: the exact solver gave up after its time"
    OTHER_ORDER = "the human ladder knows 9×9 puzzles only"
    STOPPED = "stopped before the path was found"


@dataclass(frozen=True)
class EvolutionSettings:
    """What `rate_by_evolution` is asked for; the same seeds for every puzzle."""

    algorithm: Algorithm = DEFAULT_ALGORITHM
    runs: int = DEFAULT_RUNS
    seed: int = 0
    budget: Budget = DEFAULT_BUDGET
    threads: int | None = None


@dataclass(frozen=True)
class PuzzleRating:
    """All that is known of how hard a puzzle is.

    `human`, `guesses` and `evolution` are None where they were not asked for, cannot be, or are not there yet;
    `guesses` is also None wherever the ladder reaches the solution.
    """

    givens: Grid
    verdict: exact.Verdict
    human: logic.Rating | None = None
    guesses: float | None = None
    evolution: EvolutionaryRating | None = None

    @property
    def clues(self) -> int:
        """How many digits are given."""
        return self.givens.filled_count

    @property
    def is_rated(self) -> bool:
        """Whether there is a rating of either kind."""
        return self.human is not None or (self.evolution is not None and self.evolution.finished > 0)

    @property
    def not_rated(self) -> NotRated | None:
        """Why there is no human rating; None where there is one."""
        if not self.verdict.decided:
            return NotRated.UNDECIDED
        if self.verdict.solutions != 1:
            return NotRated.SEVERAL_SOLUTIONS if self.verdict.solutions else NotRated.NO_SOLUTION
        if self.human is not None:
            return None
        return NotRated.STOPPED if self.givens.order == LADDER_ORDER else NotRated.OTHER_ORDER

    @property
    def why_not_rated(self) -> str | None:
        """In English, with the solver's reason, or the cells in which two solutions differ and what they hold."""
        why = self.not_rated
        if why is NotRated.NO_SOLUTION:
            return f"{why.value}: {self.verdict.reason}"
        if why is NotRated.SEVERAL_SOLUTIONS:
            differences = ", ".join(f"{name} ({one} or {other})" for name, one, other in self.differences)
            return f"{why.value}: two of them differ in {differences}"
        return why.value if why else None

    @property
    def differences(self) -> tuple[tuple[str, str, str], ...]:
        """Each cell in which two solutions differ, with its symbol in the one and in the other; else nothing."""
        if not self.verdict.differing_cells:
            return ()
        one, other = (example.cells.tolist() for example in self.verdict.examples)
        name = self.givens.geometry.cell_name
        return tuple(
            (name(cell), SYMBOLS[one[cell] - 1], SYMBOLS[other[cell] - 1]) for cell in self.verdict.differing_cells
        )

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
        verdict, why = self.verdict, self.why_not_rated
        answer: dict[str, object] = {
            "puzzle": self.givens.to_text(),
            "clues": self.clues,
            "solutions": verdict.solutions if verdict.decided else None,
            "logic": None if self.human is None else self._human_as_json_object(self.human),
            "evolution": None if self.evolution is None else self.evolution.as_json_object(),
        }
        if why is not None:
            answer["reason"] = why
        if self.differences:
            answer["examples"] = [example.to_text() for example in verdict.examples]
        return answer

    def _human_as_json_object(self, human: logic.Rating) -> dict[str, object]:
        answer = human.as_json_object()
        return answer if human.reaches_solution else answer | {"guesses": self.guesses}


def rate_puzzle(
    givens: Grid,
    evolution: EvolutionSettings | None = None,
    stop: Stop | None = None,
    watch: Callable[[PuzzleRating], None] = lambda rating: None,
) -> PuzzleRating:
    """Prove, rate as a person does, then by evolution if settings are given.

    `watch` sees the rating grow, in the thread that called: with the verdict, with the human rating, then as
    `rate_by_evolution` says. Once `stop` is set, by whatever thread, the rating is returned as far as it has come,
    within 0.1 s for a 9×9 puzzle; the proof cannot be stopped, which takes 2 s at most for a larger one.
    Raises ValueError when the settings are out of range or the algorithm cannot write the puzzle.
    """
    stop = stop or Stop()
    rating = PuzzleRating(givens, exact.prove(givens))
    watch(rating)
    if not rating.verdict.is_unique:
        return rating
    if givens.order == LADDER_ORDER and not stop.is_set():
        rating = _with_human(rating, stop)
        watch(rating)
    if evolution is None or stop.is_set():
        return rating
    by_evolution = rate_by_evolution(
        evolution.algorithm,
        givens,
        runs=evolution.runs,
        seed=evolution.seed,
        budget=evolution.budget,
        threads=evolution.threads,
        stop=stop,
        watch=lambda grown: watch(dataclasses.replace(rating, evolution=grown)),
    )
    return dataclasses.replace(rating, evolution=by_evolution)


def _with_human(rating: PuzzleRating, stop: Stop) -> PuzzleRating:
    """The rating with what the ladder says, and the guesses beyond it; unchanged when stopped on the way."""
    search = logic.Search()
    with stop.halting(search):
        human = search.rate(rating.givens)
    if search.is_halted:
        return rating
    return dataclasses.replace(rating, human=human, guesses=None if human.reaches_solution else _guesses(rating.givens))


def _guesses(givens: Grid) -> float | None:
    """The mean number of guesses; None where the node limit ended a search."""
    try:
        return mean_guesses(givens)
    except exact.UndecidedError:
        return None
