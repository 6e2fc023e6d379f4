"""Difficulty of a puzzle for people, as a number on Sudoku Explainer's scale and as a named level.

The scale is published for 9×9. Ratings of other shapes use the weights of the same techniques, and say so.
"""

from dataclasses import dataclass
from enum import Enum
from math import inf

from sudoku_desktop.board import CLASSIC, Geometry
from sudoku_desktop.logic.deduction import Technique
from sudoku_desktop.sentence import HasSentence, Rounded, Sentence

BEYOND_THE_LADDER = 11.5
"""Lower bound of the rating of a 9×9 puzzle when no technique helps: the next level of nested chains would begin here.
"""
HARDEST_SINGLE = 2.3
"""Rating of a naked single, the hardest technique that places a digit without removing candidates first."""
BEYOND_ANY_SHAPE = 8.5
"""Lower bound for other shapes when no technique helps: the weight of dynamic cell and region chains."""


class Level(Enum):
    """Named range of ratings; the value is the name in files and on the command line."""

    GENTLE = "gentle"
    EASY = "easy"
    MODERATE = "moderate"
    TOUGH = "tough"
    FIENDISH = "fiendish"
    DIABOLICAL = "diabolical"
    EXTREME = "extreme"

    @property
    def title(self) -> Sentence:
        """The capitalised name."""
        return _TITLES[self]

    @property
    def rank(self) -> int:
        """Position among the levels, from 1, the easiest."""
        return list(Level).index(self) + 1

    @property
    def stars(self) -> str:
        """The rank as stars, such as "★★★☆☆☆☆", out of the number of levels."""
        return "★" * self.rank + "☆" * (len(Level) - self.rank)

    @property
    def demand(self) -> Sentence:
        """A sentence on the skills that a puzzle of this level needs."""
        return _DEMANDS[self]


_TITLES = {
    Level.GENTLE: Sentence("Gentle"),
    Level.EASY: Sentence("Easy"),
    Level.MODERATE: Sentence("Moderate"),
    Level.TOUGH: Sentence("Tough"),
    Level.FIENDISH: Sentence("Fiendish"),
    Level.DIABOLICAL: Sentence("Diabolical"),
    Level.EXTREME: Sentence("Extreme"),
}

_DEMANDS = {
    Level.GENTLE: Sentence("One digit, one box: only one of its cells is left for the digit."),
    Level.EASY: Sentence("One digit, one row or column: only one cell is left for it there."),
    Level.MODERATE: Sentence("One cell: all digits but one can be ruled out for it."),
    Level.TOUGH: Sentence("Candidates, pencilled in: pairs, triples and digits confined to a line rule others out."),
    Level.FIENDISH: Sentence("Patterns over the whole grid: wings, fish and rectangles."),
    Level.DIABOLICAL: Sentence("Chains of what follows from what, from one cell to the next."),
    Level.EXTREME: Sentence("Long chains that fork: the hardest techniques there are."),
}

HIGHEST_RATINGS = {
    Level.GENTLE: 1.2,
    Level.EASY: 1.5,
    Level.MODERATE: 2.5,
    Level.TOUGH: 4.0,
    Level.FIENDISH: 6.2,
    Level.DIABOLICAL: 8.2,
    Level.EXTREME: inf,
}
"""Highest SE rating of each level."""


def level_of(rating: float) -> Level:
    """Return the level that contains a rating."""
    return next(level for level, highest in HIGHEST_RATINGS.items() if rating <= highest)


def gem_of(rating: float, first_placement: float, first_step: float) -> Sentence | None:
    """Return Diamond or Pearl for a rating that is not a lower bound, or None; see `Rating.gem`."""
    if rating <= HARDEST_SINGLE:
        return None
    if first_step == rating:
        return Sentence("Diamond")
    return Sentence("Pearl") if first_placement == rating else None


@dataclass(frozen=True)
class Rating(HasSentence):
    """Difficulty of a puzzle for people.

    Attributes
    ----------
    rating
        Largest weight on the path; a lower bound when `reaches_solution` is False.
    hardest
        First technique with that weight, or None if the grid is full or only easier ones helped.
    steps
        Length of the path.
    counts
        Number of uses of each technique, in ascending difficulty.
    reaches_solution
        False when the techniques do not reach the solution, or were limited by a ceiling.
    shape
        Of the puzzle.
    first_step
        Weight of the first deduction (ED, the diamond rating of Sudoku Explainer's `serate`).
    first_placement
        Largest weight up to the first placement (EP, the pearl rating); 0 before one.
    """

    rating: float
    hardest: Technique | None
    steps: int
    counts: tuple[tuple[Technique, int], ...]
    reaches_solution: bool
    shape: Geometry = CLASSIC
    first_step: float = 0.0
    first_placement: float = 0.0

    @property
    def gem(self) -> Sentence | None:
        """Diamond if the first step is as hard as the whole puzzle, Pearl if the steps up to the first placement are.

        None for other puzzles, and for those that singles solve.
        """
        return gem_of(self.rating, self.first_placement, self.first_step) if self.reaches_solution else None

    @property
    def triple(self) -> str:
        """The three ratings of `serate`: of the puzzle, up to the first placement, and of the first step.

        Empty for puzzles that singles solve, and for lower bounds.
        """
        if not self.reaches_solution or self.rating <= HARDEST_SINGLE:
            return ""
        return "/".join(str(Rounded(each)) for each in (self.rating, self.first_placement, self.first_step))

    @property
    def caveat(self) -> Sentence | None:
        """A note that the scale is not the published one, or None for the standard 9×9."""
        if self.shape.is_standard_9x9:
            return None
        return Sentence("by the techniques of 9×9, but not comparable with it")

    @property
    def level(self) -> Level:
        """The level of the rating, or EXTREME when the techniques do not reach the solution."""
        return level_of(self.rating) if self.reaches_solution else Level.EXTREME

    @property
    def figure(self) -> Sentence | Rounded:
        """The rating as a number: "3.4", or "at least 9.1" for a lower bound."""
        number = Rounded(self.rating)
        return number if self.reaches_solution else Sentence("at least {number}", number=number)

    @property
    def sentence(self) -> Sentence:
        """A summary such as "Tough, 3.4: Hidden pair" or "Extreme, at least 9.5"; the level alone for a full grid."""
        if self.hardest is not None:
            template = Sentence("{level}, {rating}: {technique}", technique=self.hardest.title)
        elif not self.reaches_solution:
            template = Sentence("{level}, {rating}")
        else:
            return self.level.title
        return template.with_terms(level=self.level.title, rating=self.figure)

    def as_json_object(self) -> dict[str, object]:
        """Return the JSON object that the command line prints.

        `at_least` is present for a lower bound only, and `scale` for shapes other than the standard 9×9.
        """
        answer: dict[str, object] = {
            "rating": self.rating,
            "level": self.level.value,
            "hardest": self.hardest.name if self.hardest else None,
            "steps": self.steps,
            "first_placement": self.first_placement,
            "first_step": self.first_step,
        }
        if self.gem is not None:
            answer["gem"] = str(self.gem).lower()
        if self.caveat is not None:
            answer["scale"] = str(self.caveat)
        return answer if self.reaches_solution else answer | {"at_least": True}
