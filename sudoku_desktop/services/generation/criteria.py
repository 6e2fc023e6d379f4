"""Properties that generated puzzles must have."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf

import numpy as np

from sudoku_desktop.board import CLASSIC, Geometry, Symmetry, Variant, shaped
from sudoku_desktop.board.geometry import MAX_SIZE
from sudoku_desktop.board.jigsaw import initial_jigsaw, jigsaw
from sudoku_desktop.logic import HIGHEST_RATINGS, Level
from sudoku_desktop.parameter import Parametrised, choice, flag
from sudoku_desktop.sentence import ProblemError, Rounded, Sentence
from sudoku_desktop.services.assessment import FEWEST_GIVENS
from sudoku_desktop.services.rating_scales import EvolutionaryLevel

MOST_GIVENS = 60
ANY_RATING = (0.0, inf)
ANY_GIVENS = (0, MAX_SIZE**2)
RATING_STEP = 0.1
EASIEST_RATING, HIGHEST_RATING = 1.0, 12.0
"""Range of SE ratings: no step is rated lower, and none as high as HIGHEST_RATING, which means no upper limit."""
RARE_GIVENS = 21
"""Number of givens that digging without a search practically never goes below."""

LARGEST_FILLED = {Variant.WINDOKU: 16, Variant.JIGSAW: 16}
"""Largest size of these variants for which a solved grid is found within a minute; none was found for 25×25."""

Range = tuple[float, float]


class CriteriaError(ProblemError):
    """A combination of properties that no puzzle can have."""


class Method(Enum):
    """Method of choosing the givens; the value is the name on the command line."""

    EVOLUTION = "evolution"
    """Evolutionary search over patterns, the program's own method."""
    PAPERS = "papers"
    """Random givens, accepted when the GA finds the same solution ten times (Mantere & Koljonen 2007)."""
    DIGGING = "digging"
    """Givens removed at random while the solution stays unique, as a baseline."""


def _ratings_by_level() -> dict[Level, Range]:
    lowest, found = 0.0, {}
    for level, highest in HIGHEST_RATINGS.items():
        found[level] = (lowest, highest)
        lowest = round(highest + RATING_STEP, 1) if highest < inf else inf
    return found


LEVEL_RATINGS: dict[Level, Range] = _ratings_by_level()
"""Lowest and highest SE rating of each level."""


FEWEST_IN_BOXES = {4: 4, 6: 8, CLASSIC.size: FEWEST_GIVENS}
"""Smallest known number of givens of a puzzle with boxes that has exactly one solution, by size."""


def given_bounds(size: int, variants: tuple[Variant, ...] = ()) -> tuple[int, int]:
    """Return the smallest and largest number of givens that can be requested.

    At most one digit can be absent from the givens, because two absent digits could be exchanged.
    """
    fewest = size - 1 if variants else FEWEST_IN_BOXES.get(size, size - 1)
    return fewest, MOST_GIVENS if size == CLASSIC.size and not variants else size**2


_SYMMETRIES = {
    Symmetry.NONE: "None",
    Symmetry.ROTATIONAL: "Half turn",
    Symmetry.ROTATIONAL_90: "Quarter turn",
    Symmetry.HORIZONTAL: "Left and right",
    Symmetry.VERTICAL: "Top and bottom",
    Symmetry.BOTH: "Both ways",
    Symmetry.DIAGONAL: "Diagonal",
    Symmetry.BOTH_DIAGONALS: "Both diagonals",
}
_METHODS = {
    Method.EVOLUTION: "Evolution",
    Method.PAPERS: "Mantere & Koljonen (2007)",
    Method.DIGGING: "Random removal",
}


@dataclass(frozen=True)
class PuzzleCriteria(Parametrised):
    """Properties that a generated puzzle must have.

    Raises CriteriaError for properties that no puzzle can have.

    Parameters
    ----------
    rating
        Lowest and highest rating, inclusive, on Sudoku Explainer's scale, or on the techniques' weights for another
        shape. HIGHEST_RATING as the highest means no limit.
    givens
        Smallest and largest number of givens; ANY_GIVENS is replaced by the bounds of the grid.
    evolutionary
        Level on the 2007 paper's scale, or None for any.
    size, variants
        Of the grid; the regions of a jigsaw are drawn anew for each puzzle.
    """

    rating: Range = ANY_RATING
    givens: tuple[int, int] = ANY_GIVENS
    symmetry: Symmetry = choice(
        Symmetry.NONE,
        "S&ymmetry",
        "How the givens are arranged; newspapers like the half turn.",
        _SYMMETRIES,
        option="symmetry",
    )
    is_minimal: bool = flag(False, "&Minimal", "Leaving out any given would allow several solutions.", option="minimal")
    evolutionary: EvolutionaryLevel | None = None
    method: Method = choice(
        Method.EVOLUTION,
        "Me&thod",
        "How the givens are chosen: by evolution of patterns, at random until ten runs of the algorithm agree "
        "(papers), or by removing givens at random (digging).",
        _METHODS,
        option="method",
    )
    size: int = CLASSIC.size
    variants: tuple[Variant, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        self._check_shape()
        bounds = given_bounds(self.size, self.variants)
        if self.givens == ANY_GIVENS:
            object.__setattr__(self, "givens", bounds)
        fewest, most = self.givens
        if fewest > most:
            raise CriteriaError(
                Sentence(
                    "the fewest givens, {fewest}, must not be more than the most, {most}", fewest=fewest, most=most
                )
            )
        if fewest < bounds[0] or most > bounds[1]:
            raise CriteriaError(
                Sentence(
                    "the number of givens must lie between {lowest} and {highest}: with fewer there are always "
                    "several solutions, with more there is hardly anything left to solve; got {fewest} to {most}",
                    lowest=bounds[0],
                    highest=bounds[1],
                    fewest=fewest,
                    most=most,
                )
            )
        lowest, highest = self.rating
        if not 0 <= lowest <= highest:
            raise CriteriaError(
                Sentence(
                    "the lowest rating must lie between 0 and the highest, got {lowest} to {highest}",
                    lowest=lowest,
                    highest=highest,
                )
            )
        if highest < EASIEST_RATING or lowest >= HIGHEST_RATING:
            raise CriteriaError(
                Sentence(
                    "no puzzle has such a rating: ratings lie between {easiest} and {hardest}",
                    easiest=Rounded(EASIEST_RATING),
                    hardest=Rounded(HIGHEST_RATING),
                )
            )
        if highest >= HIGHEST_RATING:
            object.__setattr__(self, "rating", (lowest, inf))

    def _check_shape(self) -> None:
        """Raise CriteriaError if the shape does not exist or does not support the other properties."""
        try:
            if Variant.JIGSAW in self.variants:
                initial_jigsaw(self.size, self.variants)
            else:
                shaped(self.size, self.variants)
        except ProblemError as error:
            raise CriteriaError(error.sentence) from None
        if self.is_standard_9x9:
            return
        if self.evolutionary is not None:
            raise CriteriaError(Sentence("evolution’s levels are for plain 9×9 puzzles, with boxes only"))
        if self.method is Method.PAPERS:
            raise CriteriaError(Sentence("Mantere & Koljonen’s method is for plain 9×9 puzzles, with boxes only"))

    @property
    def is_standard_9x9(self) -> bool:
        """Whether the standard 9×9 is requested, the only shape with evolutionary levels."""
        return self.size == CLASSIC.size and not self.variants

    def shape(self, rng: np.random.Generator) -> Geometry:
        """Return the requested shape; the regions of a jigsaw are drawn with `rng`."""
        if Variant.JIGSAW not in self.variants:
            return shaped(self.size, self.variants)
        return jigsaw(self.size, int(rng.integers(2**32)), self.variants)

    @classmethod
    def of_level(cls, level: Level, **others: object) -> PuzzleCriteria:
        """Return a request for a difficulty level of the human solver."""
        return cls(rating=LEVEL_RATINGS[level], **others)  # type: ignore[arg-type]

    @property
    def warning(self) -> Sentence | None:
        """The reason why puzzles with these properties are hard to find, or None."""
        fewest, most = self.givens
        if any(self.size > LARGEST_FILLED.get(each, self.size) for each in self.variants):
            return Sentence("solved grids of this kind are hardly ever found: it may take minutes or find none")
        if not self.is_standard_9x9:
            return None  # no rarity is known for these; generation itself reports a rating out of reach
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
        """Return the distance of a rating from the requested range, 0 inside it; a lower bound counts as above any
        maximum.
        """
        lowest, highest = self.rating
        if is_lower_bound and highest < inf:
            return max(rating - highest, RATING_STEP)
        return max(lowest - rating, rating - highest, 0.0)

    def given_miss(self, given_count: int) -> int:
        """Return the distance of a number of givens from the requested range, 0 inside it."""
        fewest, most = self.givens
        return max(fewest - given_count, given_count - most, 0)
