"""What a puzzle is to be like."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.logic import HIGHEST_RATINGS, Level
from sudoku_desktop.sentence import ProblemError, Sentence
from sudoku_desktop.services.assessment import FEWEST_GIVENS
from sudoku_desktop.services.rating_scales import EvolutionaryLevel

MOST_GIVENS = 60
RATING_STEP = 0.1
RARE_GIVENS = 21
"""Digging without a search for fewer givens practically never ends below."""

Range = tuple[float, float]


class WishError(ProblemError):
    """What cannot be wished for."""


class Method(Enum):
    """How the givens are chosen; the value is what the command line calls it."""

    EVOLUTION = "evolution"
    """An evolutionary search over patterns: ours."""
    PAPERS = "papers"
    """Random givens, accepted when the GA finds the same solution ten times (Mantere & Koljonen 2007)."""
    DIGGING = "digging"
    """Givens taken away at random as long as one solution remains: the baseline."""


def _ratings_by_level() -> dict[Level, Range]:
    lowest, found = 0.0, {}
    for level, highest in HIGHEST_RATINGS.items():
        found[level] = (lowest, highest)
        lowest = round(highest + RATING_STEP, 1) if highest < inf else inf
    return found


LEVEL_RATINGS: dict[Level, Range] = _ratings_by_level()
"""The lowest and the highest SE rating of each level."""


@dataclass(frozen=True)
class Wish:
    """What a puzzle is to be like; raises WishError for what no puzzle can be.

    `rating`: lowest and highest SE rating, both allowed. `givens`: fewest and most givens. `is_minimal`: whether no
    given may be superfluous. `evolutionary`: the level by the 2007 paper's scale, or None for any.
    """

    rating: Range = (0.0, inf)
    givens: tuple[int, int] = (FEWEST_GIVENS, MOST_GIVENS)
    symmetry: Symmetry = Symmetry.NONE
    is_minimal: bool = False
    evolutionary: EvolutionaryLevel | None = None
    method: Method = Method.EVOLUTION

    def __post_init__(self) -> None:
        fewest, most = self.givens
        if fewest > most:
            raise WishError(
                Sentence(
                    "the fewest givens, {fewest}, must not be more than the most, {most}", fewest=fewest, most=most
                )
            )
        if fewest < FEWEST_GIVENS or most > MOST_GIVENS:
            raise WishError(
                Sentence(
                    "the number of givens must lie between {lowest} and {highest}: with fewer there are always "
                    "several solutions, with more there is hardly anything left to solve; got {fewest} to {most}",
                    lowest=FEWEST_GIVENS,
                    highest=MOST_GIVENS,
                    fewest=fewest,
                    most=most,
                )
            )
        lowest, highest = self.rating
        if not 0 <= lowest <= highest:
            raise WishError(
                Sentence(
                    "the lowest rating must lie between 0 and the highest, got {lowest} to {highest}",
                    lowest=lowest,
                    highest=highest,
                )
            )

    @classmethod
    def of_level(cls, level: Level, **others: object) -> Wish:
        """A wish for a level of the human ladder."""
        return cls(rating=LEVEL_RATINGS[level], **others)  # type: ignore[arg-type]

    @property
    def warning(self) -> Sentence | None:
        """Why the wish will hardly come true; None if nothing speaks against it."""
        fewest, most = self.givens
        if most < RARE_GIVENS - 1:
            return Sentence("puzzles with so few givens are extremely rare: it may take minutes or find none")
        if self.is_minimal and fewest > 32:
            return Sentence("minimal puzzles with so many givens are extremely rare: it may take minutes or find none")
        if self.rating[0] >= 9.5:
            return Sentence("ratings that high are extremely rare: it may take minutes or find none")
        if self.rating[0] > HIGHEST_RATINGS[Level.FIENDISH] and fewest > 32:
            return Sentence("with so many givens a puzzle is hardly ever that difficult")
        if self.is_minimal and self.symmetry is not Symmetry.NONE:
            return Sentence("minimal puzzles with symmetry are rare: it may take a while")
        return None

    def rating_miss(self, rating: float, *, is_lower_bound: bool) -> float:
        """How far a rating is from the wish; 0 when it is as wished. A lower bound counts as above every rating."""
        lowest, highest = self.rating
        if is_lower_bound and highest < inf:
            return max(rating - highest, RATING_STEP)
        if is_lower_bound:
            return 0.0
        return max(lowest - rating, rating - highest, 0.0)

    def given_miss(self, given_count: int) -> int:
        """By how many givens a count is off."""
        fewest, most = self.givens
        return max(fewest - given_count, given_count - most, 0)
