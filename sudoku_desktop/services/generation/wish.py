"""What a puzzle is to be like."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from math import inf

from sudoku_desktop.board.symmetry import Symmetry
from sudoku_desktop.evolution.problem import ProblemError
from sudoku_desktop.logic import HIGHEST_RATINGS, Level
from sudoku_desktop.services.rating_scales import Level as EvolutionaryLevel

FEWEST_CLUES, MOST_CLUES = 17, 60
"""No puzzle with fewer than 17 givens has one solution (McGuire, Tugemann & Civario 2012)."""
RATING_STEP = 0.1
RARE_CLUES = 21
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


class Doubt(StrEnum):
    """Why a wish will hardly come true, as a sentence that can be translated where it is shown."""

    FEW_CLUES = "Puzzles with so few givens are extremely rare: it may take minutes or find none."
    MANY_CLUES_MINIMAL = "Minimal puzzles with so many givens are extremely rare: it may take minutes or find none."
    HIGH_RATING = "Ratings that high are extremely rare: it may take minutes or find none."
    MANY_CLUES_HARD = "With so many givens a puzzle is hardly ever that difficult."
    MINIMAL_SYMMETRICAL = "Minimal puzzles with symmetry are rare: it may take a while."


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

    `rating`: lowest and highest SE rating, both allowed. `clues`: fewest and most givens. `is_minimal`: whether no
    given may be superfluous. `evolutionary`: the level by the 2007 paper's scale, or None for any.
    """

    rating: Range = (0.0, inf)
    clues: tuple[int, int] = (FEWEST_CLUES, MOST_CLUES)
    symmetry: Symmetry = Symmetry.NONE
    is_minimal: bool = False
    evolutionary: EvolutionaryLevel | None = None
    method: Method = Method.EVOLUTION

    def __post_init__(self) -> None:
        fewest, most = self.clues
        if fewest > most:
            raise WishError("the fewest givens, {}, must not be more than the most, {}", fewest, most)
        if fewest < FEWEST_CLUES or most > MOST_CLUES:
            raise WishError(
                "the number of givens must lie between {} and {}: with fewer there are always several solutions, "
                "with more there is hardly anything left to solve; got {} to {}",
                FEWEST_CLUES,
                MOST_CLUES,
                fewest,
                most,
            )
        lowest, highest = self.rating
        if not 0 <= lowest <= highest:
            raise WishError("the lowest rating must lie between 0 and the highest, got {} to {}", lowest, highest)

    @classmethod
    def of_level(cls, level: Level, **others: object) -> Wish:
        """A wish for a level of the human ladder."""
        return cls(rating=LEVEL_RATINGS[level], **others)  # type: ignore[arg-type]

    @property
    def warning(self) -> str:
        """Why the wish will hardly come true, a Doubt; "" if nothing speaks against it."""
        fewest, most = self.clues
        if most < RARE_CLUES - 1:
            return Doubt.FEW_CLUES
        if self.is_minimal and fewest > 32:
            return Doubt.MANY_CLUES_MINIMAL
        if self.rating[0] >= 9.5:
            return Doubt.HIGH_RATING
        if self.rating[0] > HIGHEST_RATINGS[Level.FIENDISH] and fewest > 32:
            return Doubt.MANY_CLUES_HARD
        if self.is_minimal and self.symmetry is not Symmetry.NONE:
            return Doubt.MINIMAL_SYMMETRICAL
        return ""

    def rating_miss(self, rating: float, *, is_lower_bound: bool) -> float:
        """How far a rating is from the wish; 0 when it is as wished. A lower bound counts as above every rating."""
        lowest, highest = self.rating
        if is_lower_bound and highest < inf:
            return max(rating - highest, RATING_STEP)
        if is_lower_bound:
            return 0.0
        return max(lowest - rating, rating - highest, 0.0)

    def clue_miss(self, clues: int) -> int:
        """By how many givens a count is off."""
        fewest, most = self.clues
        return max(fewest - clues, clues - most, 0)
